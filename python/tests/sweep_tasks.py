# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Functions of the tests of sweeps: workers import them."""

import os
import pathlib
import time

import jostle


def drop(height, friction=0.5, seed=0):
    """Where a box lies that was thrown from a height [m]."""
    world = jostle.World(gravity=(0, -10))
    world.create_body().create_shape(jostle.Segment((-50, 0), (50, 0)), friction=friction)
    box = world.create_body(type="dynamic", position=(0, height), linear_velocity=(1 + seed, 0))
    box.create_shape(jostle.Polygon.box(0.5, 0.5), friction=friction)
    for _ in range(90):
        world.step()
    return {"x": box.position.x, "world": world}


def halve(n):
    return {"half": n / 2}


def scale(by, /, x):
    return {"y": by * x}


def fail_once(n, folder):
    """Raises for odd numbers, until a file is there."""
    if n % 2 and not pathlib.Path(folder, "mended").exists():
        raise RuntimeError(f"{n} is odd")
    return {"n2": n * n}


def die_once(n, folder):
    """The first process that is given 5 dies, as by the system's hand."""
    mark = pathlib.Path(folder, "died")
    if n == 5 and not mark.exists():
        mark.touch()
        os._exit(1)
    return {"n2": n * n}


def slow(n, folder):
    """Takes a moment, and leaves a mark of each time it ran."""
    time.sleep(0.05)
    with pathlib.Path(folder, "ran").open("a") as file:
        file.write(f"{n}\n")
    return {"n2": n * n}
