# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Scenes in sweeps: a row changes values of a scene, runs its steps, and tells where it came to rest."""

from __future__ import annotations

import copy
import functools
import hashlib
import os
import pathlib
import random
from collections.abc import Mapping
from typing import Any

import jostle
from jostle._sweep_log import to_json


def scene_function(scene: Mapping[str, Any] | str | os.PathLike[str]) -> tuple[str, str, Any]:
    """The name and the hash of a scene for the log, and its function."""
    if not isinstance(scene, Mapping):
        is_file = os.path.exists(scene) or pathlib.Path(scene).suffix == ".json"
        scene = jostle.read_scene(scene) if is_file else jostle.reference_scene(os.fspath(scene))
    digest = hashlib.sha256(to_json(scene).encode()).hexdigest()[:12]
    return f"scene {scene.get('name') or 'without a name'}", digest, functools.partial(run_scene, dict(scene))


def run_scene(scene: dict[str, Any], /, seed: int = 0, jitter: float = 0.0, **changes: Any) -> dict[str, Any]:
    """The scene with each value at a JSON pointer changed, and its dynamic bodies moved by up to `jitter` [m] along each
    axis, after all of its steps."""
    scene = {"gravity": [0, -10], **copy.deepcopy(scene)}  # the default, for pointers into it
    for pointer, value in changes.items():
        change(scene, pointer, value)
    numbers = random.Random(seed)
    for body in scene.get("bodies", []):
        if jitter and body.get("type") == "dynamic":
            x, y = body.get("position", (0, 0))
            body["position"] = [x + numbers.uniform(-jitter, jitter), y + numbers.uniform(-jitter, jitter)]
    world = jostle.World.from_scene(scene)
    hertz = scene.get("step_hertz", 60)
    for _ in range(scene.get("steps", 0) or round(10 * hertz)):
        world.step(1 / hertz, scene.get("substeps", 4))
    counts, energy = world.counts, world.energy
    return {
        "awake": counts.awake_bodies,
        "touching": counts.touching,
        "kinetic": energy.kinetic,
        "potential": energy.potential,
        "world": world,
    }


def change(scene: Any, pointer: str, value: Any) -> None:
    """Sets the value at a JSON pointer [RFC 6901]; all but its last part must be there."""
    if not pointer.startswith("/"):
        raise ValueError(f"{pointer!r} is neither seed, jitter nor a JSON pointer such as '/gravity/1'")
    *path, last = [part.replace("~1", "/").replace("~0", "~") for part in pointer[1:].split("/")]
    for part in path:
        scene = step_into(scene, part, pointer)
    if isinstance(scene, list):
        step_into(scene, last, pointer)
        scene[int(last)] = value
    else:
        scene[last] = value


def step_into(value: Any, part: str, pointer: str) -> Any:
    try:
        return value[int(part)] if isinstance(value, list) else value[part]
    except (KeyError, IndexError, ValueError, TypeError):
        raise ValueError(f"the scene has nothing at {part!r} of {pointer!r}") from None
