# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""python -m jostle.bench batch: many small worlds, of the size and the masses of Gymnasium's LunarLander, in a Batch; beside
box2d, where it is installed, in a loop of Python over the same work, at the 180 and 60 iterations that LunarLander asks for,
and at 8 and 3. A step is: an engine pushes, the world moves on by 1/50 s, eight numbers are read. envpool, where it is
installed, plays its own LunarLander in C++ with actions at random: it computes rewards, and begins new episodes, too."""

from __future__ import annotations

import importlib.util
import math
import os
import time
from collections.abc import Callable

import numpy as np

import jostle

DT = 1 / 50  # [s]
STEPS = 50  # of a run: the lander falls for two thirds of it, and then stands
START = (10.0, 7.5)  # [m]
FALL = 3.0  # [m/s]
HULL = [(x / 30, y / 30) for x, y in [(-14, 17), (-17, 0), (-17, -10), (17, -10), (17, 0), (14, 17)]]  # [m]
LEG = (2 / 30, 8 / 30)  # [m] half its width and height
HIP = (20 / 30, 18 / 30)  # [m] from a leg's centre to its hip
LIMITS = {-1: (0.4, 0.9), 1: (-0.9, -0.4)}  # [rad]
HULL_BITS, LEG_BITS = 0x10, 0x20


def heights(seed: int) -> list[tuple[float, float]]:
    """[m] The ground's corners from left to right, flat in the middle."""
    numbers = np.random.default_rng(seed).random(11)
    return [(2.0 * i, 3.3 if 3 < i < 7 else 2 + 2.5 * y) for i, y in enumerate(numbers)]


def jostle_lander(episode: jostle.Episode) -> jostle.World:
    world = jostle.World(gravity=(0, -10))
    hull = world.create_body(type="dynamic", position=START, linear_velocity=(0, -FALL))
    hull.create_shape(jostle.Polygon(HULL), density=5, friction=0.1, category=HULL_BITS, mask=1)
    for side in (-1, 1):
        leg = world.create_body(
            type="dynamic", position=(START[0] - side * HIP[0], START[1]), angle=0.05 * side, linear_velocity=(0, -FALL))
        leg.create_shape(jostle.Polygon.box(*LEG), density=1, category=LEG_BITS, mask=1)
        world.create_revolute(hull, leg, anchor_b=(side * HIP[0], HIP[1]), limit=LIMITS[side], motor=(0.3 * side, 40))
    world.create_body().create_chain(heights(episode.seed % 1000)[::-1], friction=0.1)
    return world


def jostle_run(count: int, threads: int) -> Callable[[np.ndarray], np.ndarray]:
    """A step of all worlds, which takes rows of an impulse and its point."""
    batch = jostle.Batch(jostle_lander, count, threads=threads)
    hull, *legs = batch.world(0).bodies[:3]
    batch.add_action("impulse_at", hull)
    for observation in ("position", "linear_velocity", "angle", "angular_velocity"):
        batch.add_observation(observation, hull)
    for leg in legs:
        batch.add_observation("touches", leg)
    out = batch.observe()
    return lambda actions: batch.step(actions, dt=DT, out=out)


def box2d_lander(seed: int):
    """The world, the hull, and the legs, whose `touches` a listener sets."""
    import Box2D

    class Listener(Box2D.b2ContactListener):
        def BeginContact(self, contact):  # noqa: N802
            self.tell(contact, True)

        def EndContact(self, contact):  # noqa: N802
            self.tell(contact, False)

        def tell(self, contact, touches):
            for leg in legs:
                if leg in (contact.fixtureA.body, contact.fixtureB.body):
                    leg.touches = touches

    legs: list = []
    world = Box2D.b2World(gravity=(0, -10))
    world.listener = Listener()
    world.contactListener = world.listener
    hull = world.CreateDynamicBody(position=START, linearVelocity=(0, -FALL))
    hull.CreatePolygonFixture(vertices=HULL, density=5, friction=0.1, categoryBits=HULL_BITS, maskBits=1)
    for side in (-1, 1):
        leg = world.CreateDynamicBody(
            position=(START[0] - side * HIP[0], START[1]), angle=0.05 * side, linearVelocity=(0, -FALL))
        leg.CreatePolygonFixture(box=LEG, density=1, categoryBits=LEG_BITS, maskBits=1)
        lower, upper = LIMITS[side]
        world.CreateRevoluteJoint(
            bodyA=hull, bodyB=leg, localAnchorA=(0, 0), localAnchorB=(side * HIP[0], HIP[1]), enableLimit=True,
            lowerAngle=lower, upperAngle=upper, enableMotor=True, motorSpeed=0.3 * side, maxMotorTorque=40)
        leg.touches = False
        legs.append(leg)
    ground = world.CreateStaticBody()
    points = heights(seed)
    for corners in zip(points, points[1:]):
        ground.CreateEdgeFixture(vertices=corners, friction=0.1)
    return world, hull, legs


def box2d_run(count: int, iterations: tuple[int, int]) -> Callable[[np.ndarray], np.ndarray]:
    landers = [box2d_lander(i) for i in range(count)]
    out = np.empty((count, 8), np.float32)

    def step(actions: np.ndarray) -> np.ndarray:
        for (world, hull, legs), action, row in zip(landers, actions.tolist(), out):
            hull.ApplyLinearImpulse(action[:2], action[2:], True)
            world.Step(DT, *iterations)
            x, y = hull.position
            vx, vy = hull.linearVelocity
            row[:] = (x, y, vx, vy, hull.angle, hull.angularVelocity, legs[0].touches, legs[1].touches)
        return out

    return step


def envpool_run(count: int) -> Callable[[np.ndarray], np.ndarray]:
    import envpool

    env = envpool.make_gymnasium("LunarLander-v3", num_envs=count, num_threads=1)
    env.reset()
    random = np.random.default_rng(1)
    return lambda actions: env.step(random.integers(0, 4, count).astype(np.int32))[0]


def measure(step: Callable[[np.ndarray], np.ndarray], count: int, steps: int) -> tuple[float, np.ndarray]:
    """[us] Of a world's step; and the last rows."""
    random = np.random.default_rng(1)
    actions = np.empty((count, 4), np.float32)
    seconds, rows = 0.0, None
    for _ in range(steps):
        actions[:, :2] = random.uniform((-0.1, 0), (0.1, 0.4), (count, 2))
        actions[:, 2:] = START if rows is None else rows[:, :2]
        begin = time.perf_counter()
        rows = step(actions)
        seconds += time.perf_counter() - begin
    return 1e6 * seconds / (steps * count), rows


def race(counts: list[int], steps: int, has_box2d: bool) -> list[dict]:
    """A row for each number of worlds: the time [us] of a world's step, by runner."""
    cores = os.cpu_count() or 1
    rows = []
    for count in counts:
        makers: dict[str, Callable[[], Callable]] = {"jostle": lambda count=count: jostle_run(count, 1)}
        if cores > 1:
            makers[f"jostle, {cores} threads"] = lambda count=count: jostle_run(count, cores)
        if has_box2d:
            makers["box2d 180/60"] = lambda count=count: box2d_run(count, (180, 60))
            makers["box2d 8/3"] = lambda count=count: box2d_run(count, (8, 3))
        if importlib.util.find_spec("envpool") is not None:
            makers["envpool"] = lambda count=count: envpool_run(count)
        row: dict = {"worlds": count}
        for name, make in makers.items():
            row[name], last = measure(make(), count, steps)
            if name != "envpool" and not (math.isfinite(last.sum()) and last[:, 1].min() > 1):
                raise RuntimeError(f"{name}: a lander has fallen through the ground")
        rows.append(row)
    return rows


def print_table(rows: list[dict]) -> None:
    names = [name for name in rows[0] if name != "worlds"]
    print("The time of a world's step [µs], and how many times jostle's on one thread:\n")
    print("| worlds | " + " | ".join(names) + " |\n| ---: |" + " ---: |" * len(names))
    for row in rows:
        print(f"| {row['worlds']:,} | " + " | ".join(f"{row[name]:.2f} ({row[name] / row['jostle']:.2f}×)" for name in names) + " |")
