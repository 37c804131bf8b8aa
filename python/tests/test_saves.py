# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Worlds as bytes, pickles and copies."""

import copy
import pickle
import subprocess
import sys

import jostle
import pytest


def run(world, steps):
    hashes = []
    for _ in range(steps):
        world.step()
        hashes.append(world.state_hash())
    return hashes


def test_a_world_goes_back_to_a_save(world, box):
    run(world, 50)
    save = world.save()
    future = run(world, 30)
    report = world.load(save)
    assert report.is_complete and report.without_function == []
    assert run(world, 30) == future and box.is_valid
    other = jostle.World(threads=2)
    other.load(save)
    assert run(other, 30) == future and other.body_named("crate").id == box.id


def test_objects_of_before_are_those_of_the_save_or_stale(world, box):
    save = world.save()
    late = world.create_body()
    world.load(save)
    assert box.is_valid and not late.is_valid
    world.load(save, fresh=True)
    assert not box.is_valid and world.body_named("crate").is_valid


def test_callbacks_that_lack_are_told(world, box):
    shape = box.shapes[0]
    world.on_pre_solve(shape, lambda contact: None)
    world.on_should_collide(lambda a, b: True)
    save = world.save()
    assert world.load(save).is_complete
    other = jostle.World()
    report = other.load(save)
    assert report.without_function == other.body_named("crate").shapes
    assert report.should_collide and not report.custom_joints and not report.is_complete


@pytest.mark.parametrize("bytes, argument", [(b"", "bytes"), (b"x" * 1000, "bytes"), ("x", "bytes")])
def test_bad_bytes_are_refused(world, box, bytes, argument):
    before = world.state_hash()
    with pytest.raises(jostle.Error) as refusal:
        world.load(bytes)
    assert refusal.value.function == "World.load" and refusal.value.argument == argument
    assert world.state_hash() == before


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, jostle.World.clone, lambda world: pickle.loads(pickle.dumps(world))],
                         ids=["copy", "deepcopy", "clone", "pickle"])
def test_copies_have_the_same_future_and_attributes(world, box, ground, again):
    box.lives = [3]
    box.shapes[0].owner = ground
    chain = ground.create_chain([(9, 0), (8, 1), (7, 0)])
    chain.slope = 1
    plank = world.create_body(type="dynamic", position=(3, 3))
    joint = world.create_revolute(ground, plank)
    joint.strain = 2.5
    run(world, 20)
    other = again(world)
    assert other is not world and other.state_hash() == world.state_hash()
    twin = other.body_named("crate")
    assert twin is not box and twin.world is other
    assert twin.lives == [3] and ground.chains[0].slope == other.bodies[0].chains[0].slope == 1
    assert other.joints[0].strain == 2.5
    is_shallow = again in (copy.copy, jostle.World.clone)
    assert (twin.lives is box.lives) == is_shallow
    assert twin.shapes[0].owner is (ground if is_shallow else other.bodies[0])
    assert run(other, 40) == run(world, 40)


def test_an_object_is_copied_with_its_world(world, box):
    box.lives = 3
    twin = pickle.loads(pickle.dumps({"box": box, "world": world}))
    assert twin["box"].world is twin["world"] and twin["box"].lives == 3
    assert copy.copy(box) is box
    world.destroy(box)
    with pytest.raises(jostle.Error):
        pickle.dumps(box)


def test_another_process_goes_on_with_a_pickle(world, box, tmp_path):
    run(world, 40)
    (tmp_path / "world").write_bytes(pickle.dumps(world))
    program = ("import pickle, sys; world = pickle.load(open(sys.argv[1], 'rb'))\n"
               "for _ in range(30): world.step()\nprint(world.state_hash())")
    done = subprocess.run([sys.executable, "-c", program, tmp_path / "world"], capture_output=True, text=True, check=True)
    assert int(done.stdout) == run(world, 30)[-1]
