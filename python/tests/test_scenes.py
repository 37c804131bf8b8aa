# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Scenes as dicts."""

import json
import os
import subprocess

import jostle
import pytest


def test_scene_becomes_a_world():
    scene = {
        "jostle": 1,
        "gravity": [0, -5],
        "bodies": [
            {"name": "ground", "shapes": [{"type": "segment", "point1": [-9, 0], "point2": [9, 0]}]},
            {"name": "ball", "type": "dynamic", "position": [0, 2], "shapes": [{"type": "circle", "radius": 0.5}]},
        ],
        "joints": [{"type": "revolute", "body_a": 0, "body_b": 1, "local_anchor_a": [0, 2]}],
    }
    world = jostle.World.from_scene(scene)
    assert world.gravity == (0, -5)
    assert [body.name for body in world.bodies] == ["ground", "ball"]
    assert isinstance(world.joints[0], jostle.RevoluteJoint)
    assert world.body_named("ball").world is world


def test_reference_scenes_go_through_json():
    names = jostle.reference_scene_names()
    assert "large_pyramid" in names and "ragdolls_10" in names
    scene = jostle.reference_scene("ragdolls_10")
    again = json.loads(json.dumps(scene))
    first, second = jostle.World.from_scene(scene), jostle.World.from_scene(again)
    for _ in range(5):
        first.step(), second.step()
    assert first.state_hash() == second.state_hash()
    with pytest.raises(jostle.Error, match="did you mean 'large_pyramid'"):
        jostle.reference_scene("large_pyramd")


def test_scene_is_read_from_a_file(tmp_path):
    path = tmp_path / "scene.json"
    path.write_text(json.dumps(jostle.reference_scene("rope_5")))
    assert jostle.read_scene(path) == jostle.read_scene(str(path)) == jostle.reference_scene("rope_5")


def test_bad_scenes_are_refused(tmp_path):
    with pytest.raises(jostle.SceneError, match="/bodies/0"):
        jostle.World.from_scene({"jostle": 1, "bodies": [{"type": "flying"}]})
    with pytest.raises(jostle.SceneError):
        jostle.read_scene(tmp_path / "absent.json")
    with pytest.raises(jostle.Error):
        jostle.World.from_scene("scene")
    with pytest.raises(TypeError):
        jostle.World.from_scene({"bodies": object()})


@pytest.mark.parametrize("name", ["ragdolls_10", "tank", "level", "rope_20", "heap_30", "boxes_asleep"])
def test_world_gives_its_scene_back(name):
    world = jostle.World.from_scene(jostle.reference_scene(name))
    scene = world.to_scene()
    again = jostle.World.from_scene(scene)
    assert again.to_scene() == scene
    assert again.poses() == pytest.approx(world.poses(), abs=1e-6)
    assert again.masses() == pytest.approx(world.masses(), rel=1e-5)
    assert again.counts == world.counts
    for _ in range(20):
        world.step(), again.step()
    assert again.poses(again.body_ids()) == pytest.approx(world.poses(world.body_ids()), abs=1e-2)


def test_scene_of_a_world_has_everything():
    world = jostle.World(gravity=(1, -2), allow_sleep=False)
    frame = world.create_body(name="frame")
    frame.create_chain([(10, 0), (5, 1), (0, 0)], friction=0.25, user_data=3).segments[1].friction = 0.5
    frame.create_chain([(-1, -1), (-1, 1), (1, 1), (1, -1)], is_loop=True, category=4)
    bodies = []
    for i in range(4):
        body = world.create_body(type="dynamic", position=(3 * i, 4), linear_velocity=(i, 0), locks=(True, False, False),
                                 bullet=i == 1, linear_damping=0.5)
        body.create_shape([jostle.Circle(0.5), jostle.Capsule((0, 0), (1, 0), 0.25), jostle.Polygon(jostle.Polygon.regular(20, 0.5).points),
                           jostle.Polygon.box(0.5, 0.25, radius=0.125)][i], density=2, restitution=0.25, group=-1)
        bodies.append(body)
    bodies[3].mass_data = jostle.MassData(9, (0, 0), 3)
    a, b, c, d = bodies
    first = world.create_revolute(frame, a, anchor_a=(0, 4), limit=(-1, 1), motor=(1, 2), servo=(0.5, 3, 1, 10))
    second = world.create_prismatic(frame, b, anchor_a=(3, 4), axis_a=(0, 1), limit=(-2, 2))
    world.create_gear(first, second, ratio=2)
    world.create_pulley(c, d, frame=frame, point_a=(6, 8), point_b=(9, 8), length=8, ratio=1.5)
    world.create_wheel(frame, c, anchor_a=(6, 4), suspension=(0, 3, 0.5, 99))
    world.create_slot(frame, c, anchor_a=(6, 4))
    world.create_distance(a, b, length=3, spring=(2, 0.5), break_at=(50, 60, True))
    world.create_weld(c, d, anchor_a=(3, 0), angular_spring=(2, 1), stiffness=(30, 1))
    world.create_motor(frame, d, offset=(9, 4), angle=0.5, max_force=10)
    world.create_target(frame, d, anchor_a=(9, 5), max_force=20)
    world.create_friction(frame, d, max_force=1, max_torque=2)
    world.create_ratchet(frame, d, step=0.5, phase=0.1)
    world.create_filter(a, c, user_data=5)
    world.create_custom(a, b, anchor_a=(1, 0))
    scene = world.to_scene()
    again = jostle.World.from_scene(scene)
    assert again.to_scene() == scene
    assert {joint["type"] for joint in scene["joints"]} == {joint.type for joint in world.joints}
    assert again.gravity == (1, -2) and not again.allows_sleep
    chain = again.bodies[0].chains[0]
    assert [shape.friction for shape in chain.segments] == [0.25, 0.5] and chain.user_data == 3
    assert again.bodies[4].mass == 9 and again.bodies[2].is_bullet
    joint = next(joint for joint in again.joints if joint.type == "revolute")
    assert (joint.limit, joint.motor, joint.servo) == (first.limit, first.motor, first.servo)
    world.create_custom(a, b, body_c=c)
    with pytest.raises(jostle.Error, match="custom"):
        world.to_scene()


@pytest.mark.skipif("JOSTLE_PROGRAM" not in os.environ, reason="the program jostle is not built here")
@pytest.mark.parametrize("name", ["ragdolls_10", "tank", "level"])
def test_worlds_have_the_programs_bits(name):
    done = subprocess.run([os.environ["JOSTLE_PROGRAM"], "run", name, "--steps", "30", "--json", "--frames", "0"],
                          capture_output=True, text=True, check=True)
    row = json.loads(done.stdout)
    scene = jostle.reference_scene(name)
    world = jostle.World.from_scene(scene)
    for _ in range(30):
        world.step(1 / scene.get("step_hertz", 60), scene.get("substeps", 4))
    assert f"{world.state_hash():016x}" == row["hash"]
