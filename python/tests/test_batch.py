# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Batches: rows in and out, resets, worlds made anew, and what is refused."""

import gc
import subprocess
import sys
import threading
import weakref

import jostle
import numpy as np
import pytest


def make_hopper(episode):
    """A body on a leg that a motor turns, over ground that differs by seed. Its mass is the first parameter."""
    world = jostle.World()
    hull = world.create_body(type="dynamic", position=(0, 3), name="hull")
    density = episode.parameters[0] if len(episode.parameters) else 1
    hull.create_shape(jostle.Polygon.box(0.5, 0.5), density=density)
    leg = world.create_body(type="dynamic", position=(0, 2))
    leg.create_shape(jostle.Polygon.box(0.1, 0.5))
    world.create_revolute(hull, leg, anchor_a=(0, -0.5), anchor_b=(0, 0.5), motor=(0, 20))
    heights = np.random.default_rng(episode.seed).random(9)
    world.create_body().create_chain([(8 - 2 * i, y) for i, y in enumerate(heights)])
    return world


def episode(seed=0, parameters=()):
    return jostle.Episode(0, 0, seed, np.array(parameters, np.float32))


def furnish(batch):
    """Columns for the motor and a push; for the hull's position and the leg's touch."""
    hull, leg = batch.world(0).bodies[:2]
    assert batch.add_action("motor_speed", batch.world(0).joints[0]) == slice(0, 1)
    assert batch.add_action("impulse", hull) == slice(1, 3)
    assert batch.add_observation("position", hull) == slice(0, 2)
    assert batch.add_observation("touches", leg) == slice(2, 3)
    assert batch.add_ray(hull, (0, 0), (0, -10)) == slice(3, 4)


def hashes(batch):
    return [batch.world(i).state_hash() for i in range(len(batch))]


def actions_of(count, step):
    return np.random.default_rng(step).random((256, 3)).astype(np.float32)[:count] / 5


def test_a_world_has_the_bits_that_it_has_alone_on_any_threads():
    batches = [jostle.Batch(make_hopper, count, seed=5, threads=threads) for count, threads in [(256, 8), (256, 1), (3, None)]]
    alone = make_hopper(episode(batches[0].seeds[2]))
    for batch in batches:
        furnish(batch)
    for step in range(30):
        actions = actions_of(256, step)
        seen = [batch.step(actions[: len(batch)], dt=1 / 50) for batch in batches]
        alone.joints[0].motor = (actions[2, 0], 20)
        alone.body_named("hull").apply_impulse(actions[2, 1:])
        alone.step(1 / 50)
    assert hashes(batches[0]) == hashes(batches[1])
    assert hashes(batches[0])[:3] == hashes(batches[2])
    assert hashes(batches[0])[2] == alone.state_hash()
    assert (seen[0] == seen[1]).all() and (seen[0][:3] == seen[2]).all()
    assert seen[0].dtype == np.float32 and seen[0].shape == (256, 4)
    assert tuple(seen[0][2, :2]) == alone.body_named("hull").position
    assert set(seen[0][:, 2]) == {0, 1}, "some stand, some fly"


def test_masks_reset_and_keep():
    batch = jostle.Batch(make_hopper, 4, threads=2)
    furnish(batch)
    made = hashes(batch)
    for step in range(20):
        batch.step(actions_of(4, step))
    moved = hashes(batch)
    batch.reset(np.array([True, False, False, True]))
    assert hashes(batch) == [made[0], moved[1], moved[2], made[3]]
    batch.keep([False, False, True, False])
    batch.step(actions_of(4, 0))
    batch.reset()
    assert hashes(batch) == [made[0], made[1], moved[2], made[3]]
    batch.load(batch.world(2).save(), [True, True, False, False])
    assert hashes(batch) == [moved[2], moved[2], moved[2], made[3]]


def test_worlds_are_made_anew_by_seed_and_parameters():
    asked = []

    def make(one):
        asked.append(one)
        return make_hopper(one)

    batch = jostle.Batch(make, 3, seed=9, parameters=[[1], [2], [4]])
    assert [(one.world, one.number) for one in asked] == [(0, 0), (1, 0), (2, 0)]
    assert [one.seed for one in asked] == batch.seeds.tolist() and len(set(batch.seeds)) == 3
    assert [batch.world(i).body_named("hull").mass for i in range(3)] == [1, 2, 4]
    old, seeds = batch.world(1), batch.seeds
    batch.parameters = batch.parameters * 2
    batch.remake([False, True, False])
    assert batch.world(1) is not old and batch.world(1).body_named("hull").mass == 4
    assert (batch.seeds == seeds).tolist() == [True, False, True] and asked[-1].number == 1
    with pytest.raises(jostle.Error, match="world is gone"):
        old.step()
    batch.remake([True, False, True], seeds=[7, 8, 9])
    assert batch.seeds[0] == 7 and batch.seeds[2] == 9 and batch.seeds[1] != 8
    assert hashes(batch)[2] == make_hopper(episode(9, [8])).state_hash()


def test_worlds_of_a_scene():
    scene = jostle.reference_scene("ragdolls_1")
    batch = jostle.Batch(scene, 5, threads=2)
    assert len(batch) == 5 and "Batch of 5 worlds" in repr(batch)
    batch.add_action("torque", batch.world(0).joints[0].body_b)
    batch.step(np.array([[0], [1], [0], [-1], [0]]), repeats=3)
    alone = jostle.World.from_scene(scene)
    for _ in range(3):
        alone.step()
    same = [hash == alone.state_hash() for hash in hashes(batch)]
    assert same == [True, False, True, False, True]


def test_a_world_is_one_object_whose_edits_count():
    kept = []

    def make(one):
        kept.append(make_hopper(one))
        kept[-1].body_named("hull").lives = 3
        return kept[-1]

    batch = jostle.Batch(make, 2)
    assert batch.world(1) is kept[1] and batch.world(-1) is kept[1]
    hull = batch.world(1).body_named("hull")
    assert hull is kept[1].body_named("hull") and hull.lives == 3 and hull.world is kept[1]
    hull.position = (0, 9)
    batch.add_observation("position", hull)
    assert batch.observe()[:, 1].tolist() == [3, 9]
    kept[0].step()
    assert batch.world(0).time > 0 and batch.world(1).time == 0
    batch.reset()
    assert hull.is_valid and hull.position == (0, 3)


def test_separations_are_of_two_shapes():
    batch = jostle.Batch(make_hopper, 2)
    leg, ground = batch.world(0).bodies[1:3]
    columns = [batch.add_separation(leg.shapes[0], segment) for segment in ground.shapes]
    assert columns[-1] == slice(7, 8)
    for _ in range(90):
        seen = batch.step()
    assert (seen.min(axis=1) < 0.02).all() and np.isinf(seen[:, 0]).all()


def test_contacts_are_the_nearest_of_a_shape():
    batch = jostle.Batch(make_hopper, 2)
    leg, ground = batch.world(0).bodies[1:3]
    assert batch.add_contacts(leg.shapes[0], 2) == slice(0, 4)
    assert batch.observe().tolist() == 2 * [[-1, np.inf, -1, np.inf]]
    for _ in range(90):
        seen = batch.step()
    places = [segment.id & 0xFFFFFFFF for segment in ground.shapes]
    assert np.isin(seen[:, 0], places).all() and (seen[:, 1] < 0.02).all()


def test_out_is_filled():
    batch = jostle.Batch(make_hopper, 4)
    furnish(batch)
    out = np.empty((4, 4), np.float32)
    assert batch.step(actions_of(4, 0), out=out) is out
    assert (batch.observe() == out).all() and (batch.observe(out=out) == out).all()
    empty = jostle.Batch(make_hopper, 4)
    assert empty.step().shape == (4, 0) and empty.step([]).shape == (4, 0)


@pytest.mark.parametrize("call, argument", [
    (lambda batch: batch.step(actions_of(3, 0)), "actions"),
    (lambda batch: batch.step(), "actions"),
    (lambda batch: batch.step("abc"), "actions"),
    (lambda batch: batch.step(np.full((4, 3), np.nan)), "actions[0, 0]"),
    (lambda batch: batch.step(actions_of(4, 0), dt=-1), "step.dt"),
    (lambda batch: batch.step(actions_of(4, 0), repeats=0), "step.repeats"),
    (lambda batch: batch.step(actions_of(4, 0), out=np.empty((4, 3), np.float32)), "out"),
    (lambda batch: batch.step(actions_of(4, 0), out=np.empty((4, 4))), "out"),
    (lambda batch: batch.observe(out=[1]), "out"),
    (lambda batch: batch.reset([1, 0, 0, 1]), "mask"),
    (lambda batch: batch.reset([True]), "mask"),
    (lambda batch: batch.keep(3), "mask"),
    (lambda batch: batch.load(b"abc"), "bytes"),
    (lambda batch: batch.load("abc"), "state"),
    (lambda batch: batch.load(jostle.World().save()), "joint"),
    (lambda batch: batch.remake(seeds=[1, 2]), "seeds"),
    (lambda batch: batch.remake(seeds=["a"] * 4), "seeds"),
    (lambda batch: setattr(batch, "parameters", [[1]] * 4), "parameters"),
    (lambda batch: batch.world(4), "index"),
    (lambda batch: batch.add_action("motor_sped", batch.world(0).joints[0]), "type"),
    (lambda batch: batch.add_action("force", 3), "object"),
    (lambda batch: batch.add_action("force", batch.world(0).joints[0]), "type"),
    (lambda batch: batch.add_observation("angle", batch.world(0).joints[0]), "type"),
    (lambda batch: batch.add_observation("angle", jostle.World().create_body()), None),
    (lambda batch: batch.add_ray(batch.world(0), (0, 0), (1, 0)), "body"),
    (lambda batch: batch.world(0).on_should_collide(lambda a, b: True), "world"),
])
def test_bad_calls_are_refused_and_change_nothing(call, argument):
    batch = jostle.Batch(make_hopper, 4)
    furnish(batch)
    before = hashes(batch)
    if argument is None:  # a body of no world of the batch has an id that each world has
        call(batch)
        return
    with pytest.raises(jostle.Error) as refusal:
        call(batch)
    assert refusal.value.argument == argument
    assert hashes(batch) == before and batch.action_columns == 3 and batch.observation_columns == 4
    batch.step(actions_of(4, 0))


@pytest.mark.parametrize("make, argument", [
    (lambda one: None, "make's answer"),
    (lambda one: jostle.World(threads=2), "make's answer"),
    (3, "make"),
])
def test_makers_that_make_no_world_are_refused(make, argument):
    with pytest.raises(jostle.Error) as refusal:
        jostle.Batch(make, 2)
    assert refusal.value.argument == argument


def test_worlds_with_callbacks_are_refused():
    def make(one):
        world = make_hopper(one)
        world.on_should_collide(lambda a, b: True)
        return world

    with pytest.raises(jostle.Error, match="without the interpreter"):
        jostle.Batch(make, 2)


def test_what_a_maker_raises_comes_out_and_nothing_has_changed():
    def make(one):
        if one.number == 1 and one.world == 1:
            raise RuntimeError("no more")
        return make_hopper(one)

    batch = jostle.Batch(make, 3)
    before, world = hashes(batch), batch.world(0)
    with pytest.raises(RuntimeError, match="no more"):
        batch.remake()
    assert hashes(batch) == before and batch.world(0) is world
    batch.remake([True, False, True])
    assert batch.world(0) is not world
    with pytest.raises(RuntimeError, match="no more"):
        jostle.Batch(lambda one: make(one._replace(number=1)), 3)


def test_a_maker_may_not_touch_its_batch():
    def make(one):
        if one.number == 1:
            batch.step()
        return make_hopper(one)

    batch = jostle.Batch(make, 2)
    with pytest.raises(jostle.Error, match="in the midst of a step"):
        batch.remake()
    batch.step()


def test_other_threads_run_while_a_batch_steps_and_may_not_touch_it():
    batch = jostle.Batch(jostle.reference_scene("large_pyramid"), 2, threads=1)
    world, refused, ended = batch.world(0), set(), threading.Event()

    def touch():
        while not ended.is_set():
            for name, call in {"world": lambda: world.time, "batch": lambda: batch.observation_columns}.items():
                try:
                    call()
                except jostle.Error as error:
                    assert error.value == "in the midst of a step"
                    refused.add(name)

    thread = threading.Thread(target=touch)
    thread.start()
    for _ in range(200):
        batch.step()
        if len(refused) == 2:
            break
    ended.set()
    thread.join()
    assert refused == {"world", "batch"}


class Late:
    """Actions of zeros, which do something else as they are read."""

    def __init__(self, rows, columns, act):
        self.shape, self.act = (rows, columns), act

    def __array__(self, dtype=None, copy=None):
        self.act()
        return np.zeros(self.shape, np.float32)


def test_columns_that_come_as_the_actions_are_read_make_the_step_refuse_them():
    batch = jostle.Batch(make_hopper, 4)
    furnish(batch)
    before, hull = hashes(batch), batch.world(0).bodies[0]
    with pytest.raises(jostle.Error, match="there must be 16"):
        batch.step(Late(4, 3, lambda: batch.add_action("torque", hull)))
    assert hashes(batch) == before


def test_a_step_is_refused_if_another_thread_begins_as_the_actions_are_read():
    begun, may_end = threading.Event(), threading.Event()

    def make(one):
        if one.number == 1:
            begun.set()
            may_end.wait(60)
        return make_hopper(one)

    batch = jostle.Batch(make, 2)
    furnish(batch)
    thread = threading.Thread(target=batch.remake)

    def begin():
        thread.start()
        assert begun.wait(60)

    try:
        with pytest.raises(jostle.Error, match="in the midst of a step"):
            batch.step(Late(2, 3, begin))
    finally:
        may_end.set()
        thread.join()
    batch.step(np.zeros((2, 3)))


def test_a_batch_goes_with_its_last_reference():
    class Maker:
        def __call__(self, one):
            return make_hopper(one)

    maker = Maker()
    batch = jostle.Batch(maker, 3)
    gone = weakref.ref(batch)
    world = batch.world(1)
    del batch
    assert gone() is not None, "a World keeps it"
    world.step()
    body = world.bodies[0]
    del world
    assert gone() is None and not body.is_valid
    maker.batch = jostle.Batch(maker, 3)  # a cycle
    gone = weakref.ref(maker.batch)
    maker.world = maker.batch.world(2)
    del maker
    gc.collect()
    assert gone() is None


def test_benchmark_of_batches_runs():
    done = subprocess.run([sys.executable, "-m", "jostle.bench", "batch", "--quick"], capture_output=True, text=True, check=True)
    assert "worlds" in done.stdout and "jostle" in done.stdout
