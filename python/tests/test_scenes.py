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
