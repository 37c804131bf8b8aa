# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""python -m jostle.bench: races jostle against pymunk, box2d and SciPy, those that are installed, on one thread and the same
data, in turns; and times what is promised. `batch`: many small worlds at once. With --json it prints one object."""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np

import jostle
from jostle import _bench_batch

ROWS = 44  # of the pyramid: 990 boxes
DT = 1 / 60


def module_of(name: str):
    """The module, or None where it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def pyramid_positions() -> list[tuple[float, float]]:
    """The centres [m] of unit boxes, row by row, that stand on y = 0."""
    return [(i - (ROWS - row - 1) / 2, row + 0.5) for row in range(ROWS) for i in range(ROWS - row)]


def jostle_pyramid() -> Callable[[], np.ndarray]:
    world = jostle.World(gravity=(0, -10), allow_sleep=False)
    world.create_body().create_shape(jostle.Segment((-100, 0), (100, 0)))
    for position in pyramid_positions():
        world.create_body(type="dynamic", position=position).create_shape(jostle.Polygon.box(0.5, 0.5))
    out = np.empty((world.counts.bodies, 4), np.float32)

    def step() -> np.ndarray:
        world.step(DT)
        return world.poses(out=out)

    return step


def pymunk_pyramid() -> Callable[[], np.ndarray]:
    import pymunk
    import pymunk.batch

    space = pymunk.Space()
    space.gravity = (0, -10)
    floor = pymunk.Segment(space.static_body, (-100, 0), (100, 0), 0)
    floor.friction = 0.6
    space.add(floor)
    for position in pyramid_positions():
        body = pymunk.Body(1, 1 / 6)
        body.position = position
        box = pymunk.Poly.create_box(body, (1, 1))
        box.friction = 0.6
        space.add(body, box)
    buffer = pymunk.batch.Buffer()
    fields = pymunk.batch.BodyFields.POSITION | pymunk.batch.BodyFields.ANGLE

    def step() -> np.ndarray:
        space.step(DT)
        buffer.clear()
        pymunk.batch.get_space_bodies(space, fields, buffer)
        return np.frombuffer(buffer.float_buf(), np.float64).reshape(-1, 3)

    return step


def box2d_pyramid() -> Callable[[], np.ndarray]:
    import Box2D

    world = Box2D.b2World(gravity=(0, -10), doSleep=False)
    world.CreateStaticBody(shapes=Box2D.b2EdgeShape(vertices=[(-100, 0), (100, 0)]))
    bodies = []
    for position in pyramid_positions():
        body = world.CreateDynamicBody(position=position)
        body.CreatePolygonFixture(box=(0.5, 0.5), density=1, friction=0.6)
        bodies.append(body)
    out = np.empty((len(bodies), 3))

    def step() -> np.ndarray:
        world.Step(DT, 8, 3)
        for row, body in zip(out, bodies):
            row[0], row[1] = body.position
            row[2] = body.angle
        return out

    return step


def seconds_of(call: Callable[[], object]) -> float:
    begin = time.perf_counter()
    call()
    return time.perf_counter() - begin


def race(runs: dict[str, Callable[[], object]], turns: int) -> dict[str, float]:
    """The least time [s] of each in several turns, in which they take turns."""
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(turns):
        for name, run in runs.items():
            best[name] = min(best[name], seconds_of(run))
    return best


def race_pyramids(steps: int) -> dict[str, dict]:
    """The mean time of a step with its poses, over the same steps of the same pyramid."""
    makers = {"jostle": jostle_pyramid}
    if module_of("pymunk.batch"):
        makers["pymunk"] = pymunk_pyramid
    if has_box2d():
        makers["box2d"] = box2d_pyramid
    rows = {}
    for name, make in makers.items():
        step = make()
        seconds = seconds_of(lambda step=step: [step() for _ in range(steps)]) / steps
        top = max(float(row[1]) for row in step())
        rows[name] = {"ms": 1e3 * seconds, "top_m": round(top, 2)}
    return rows


def race_trees(count: int, turns: int) -> dict[str, dict]:
    """Building a tree over random points, and the 8 nearest of each point."""
    points = np.random.default_rng(1).random((count, 2), dtype=np.float32)
    runs: dict[str, Callable[[], object]] = {"jostle": lambda: jostle.KdTree(points).k_nearest(points, 8)}
    if module_of("scipy.spatial"):
        from scipy.spatial import cKDTree

        doubles = points.astype(np.float64)
        runs["scipy"] = lambda: cKDTree(doubles).query(doubles, 8)
    return {name: {"ms": 1e3 * seconds} for name, seconds in race(runs, turns).items()}


def time_poses(count: int) -> float:
    """[us] The least time of World.poses(out=) of so many bodies."""
    world = jostle.World(gravity=(0, 0), allow_sleep=False)
    for i in range(count):
        world.create_body(type="dynamic", position=(3 * (i % 100), 3 * (i // 100))).create_shape(jostle.Circle(0.5))
    out = np.empty((count, 4), np.float32)
    return 1e6 * race({"poses": lambda: world.poses(out=out)}, 200)["poses"]


def time_import(runs: int) -> float:
    """[ms] The least time of importing jostle beyond NumPy, of so many processes."""
    program = "import time, numpy; t = time.perf_counter(); import jostle; print(time.perf_counter() - t)"
    times = [float(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout) for _ in range(runs)]
    return 1e3 * min(times)


def version_of(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def has_box2d() -> bool:
    """Not jostle-box2d, whose module has the same name."""
    return version_of("box2d") is not None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m jostle.bench", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["all", "batch"], default="all", help="batch: many small worlds alone")
    parser.add_argument("--quick", action="store_true", help="a hundredth of the work: to see that it runs")
    parser.add_argument("--json", action="store_true", help="prints one object")
    options = parser.parse_args()
    if options.what == "batch":
        counts, steps = ([1, 4], 5) if options.quick else ([1, 16, 256, 4096], _bench_batch.STEPS)
        rows = _bench_batch.race(counts, steps, has_box2d=has_box2d())
        print(json.dumps(rows)) if options.json else _bench_batch.print_table(rows)
        return
    scale = 100 if options.quick else 1
    result = {
        "versions": {name: version_of(name) for name in ["jostle", "numpy", "pymunk", "box2d", "scipy"]},
        "pyramid": race_pyramids(max(300 // scale, 3)),
        "nearest": race_trees(1_000_000 // scale, 1 if options.quick else 5),
        "poses_10000_us": time_poses(10_000),
        "import_ms": time_import(1 if options.quick else 20),
    }
    if options.json:
        print(json.dumps(result))
        return
    print("versions:", ", ".join(f"{name} {version}" for name, version in result["versions"].items() if version))
    for title, key, about in [
        (f"a pyramid of {ROWS} rows, a step with its poses", "pyramid", "top_m"),
        (f"8 nearest of each of {1_000_000 // scale:,} points, with the tree", "nearest", None),
    ]:
        print(title)
        own = result[key]["jostle"]["ms"]
        for name, row in result[key].items():
            note = f", the top at {row[about]} m" if about else ""
            print(f"  {name:8} {row['ms']:10.2f} ms  {row['ms'] / own:6.2f}x{note}")
    print(f"poses of 10,000 bodies with out=: {result['poses_10000_us']:.1f} us")
    print(f"import beyond NumPy's: {result['import_ms']:.1f} ms")


if __name__ == "__main__":
    main()
