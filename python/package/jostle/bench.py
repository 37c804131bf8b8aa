# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""python -m jostle.bench: races jostle against pymunk, box2d and SciPy, those that are installed, on one thread and the same
data, in turns, of which the medians count; and times what is promised. It prints a table, or one object with --json. `batch`:
many small worlds at once."""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import platform
import statistics
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
    """The median time [ms] of each in several turns, in which they take turns: whatever else the machine does hits all."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(turns):
        for name, run in runs.items():
            times[name].append(1e3 * seconds_of(run))
    return {name: statistics.median(own) for name, own in times.items()}


def race_pyramids(turns: int, steps: int) -> dict[str, dict]:
    """A step with its poses, of the same pyramid: each engine makes so many steps in each turn."""
    makers = {"jostle": jostle_pyramid}
    if module_of("pymunk.batch"):
        makers["pymunk"] = pymunk_pyramid
    if has_box2d():
        makers["box2d"] = box2d_pyramid
    engines = {name: make() for name, make in makers.items()}
    runs = {name: lambda step=step: [step() for _ in range(steps)] for name, step in engines.items()}
    times = race(runs, turns)
    return {
        name: {"ms": times[name] / steps, "top_m": round(max(float(row[1]) for row in step()), 2)} for name, step in engines.items()
    }


def race_trees(count: int, turns: int) -> dict[str, dict]:
    """Building a tree over random points, and the 8 nearest of each point."""
    points = np.random.default_rng(1).random((count, 2), dtype=np.float32)
    runs: dict[str, Callable[[], object]] = {"jostle": lambda: jostle.KdTree(points).k_nearest(points, 8)}
    if module_of("scipy.spatial"):
        from scipy.spatial import cKDTree

        doubles = points.astype(np.float64)
        runs["scipy"] = lambda: cKDTree(doubles).query(doubles, 8)
    return {name: {"ms": time} for name, time in race(runs, turns).items()}


def time_poses(count: int) -> float:
    """[us] The median time of World.poses(out=) of so many bodies."""
    world = jostle.World(gravity=(0, 0), allow_sleep=False)
    for i in range(count):
        world.create_body(type="dynamic", position=(3 * (i % 100), 3 * (i // 100))).create_shape(jostle.Circle(0.5))
    out = np.empty((count, 4), np.float32)
    return 1e3 * race({"poses": lambda: world.poses(out=out)}, 500)["poses"]


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


#: Of issue 45: how many times as fast, or how long at most.
GOALS = {"pyramid": 5.0, "nearest": 2.5, "poses_10000_us": 25.0, "import_ms": 30.0}


def table_of(result: dict) -> str:
    """Markdown: each row of the promises, with what was measured."""
    versions = {name: version for name, version in result["versions"].items() if version}
    lines = [
        f"{', '.join(f'{name} {version}' for name, version in versions.items())}; Python {platform.python_version()}.",
        "",
        "| one thread | jostle | peer | ratio | goal |",
        "| --- | --- | --- | --- | --- |",
    ]
    titles = {
        "pyramid": f"a pyramid of {ROWS} rows: a step, and its poses",
        "nearest": f"`KdTree` of {result['points']:,} points, and the 8 nearest of each",
    }
    for key, title in titles.items():
        own = result[key]["jostle"]["ms"]
        for name, row in result[key].items():
            if name != "jostle":
                ratio = f"{row['ms'] / own:.1f}x"
                lines.append(f"| {title} | {own:.2f} ms | {name}: {row['ms']:.2f} ms | {ratio} | {GOALS[key]}x |")
    lines.append(f"| poses of 10,000 bodies with `out=` | {result['poses_10000_us']:.1f} us | | | {GOALS['poses_10000_us']:.0f} us |")
    lines.append(f"| import beyond NumPy's | {result['import_ms']:.1f} ms | | | {GOALS['import_ms']:.0f} ms |")
    return "\n".join(lines)


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
    points = 10_000 if options.quick else 1_000_000
    result = {
        "versions": {"jostle": jostle.__version__, **{name: version_of(name) for name in ["numpy", "pymunk", "box2d", "scipy"]}},
        "points": points,
        "pyramid": race_pyramids(*((1, 3) if options.quick else (30, 10))),
        "nearest": race_trees(points, 1 if options.quick else 5),
        "poses_10000_us": time_poses(10_000),
        "import_ms": time_import(1 if options.quick else 20),
    }
    print(json.dumps(result) if options.json else table_of(result))


if __name__ == "__main__":
    main()
