# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Gymnasium's BipedalWalker and its hardcore variant, many at a time: a gymnasium.vector.VectorEnv over a Batch. It needs
gymnasium and jostle-box2d.

    env = BipedalWalkerVectorEnv(1024, hardcore=True)
    observations, info = env.reset(seed=1)
    observations, rewards, terminated, truncated, info = env.step(env.action_space.sample())

The ground of each episode, motors, observations and rewards are the formulas of Gymnasium's file [Gymnasium,
bipedal_walker.py, BipedalWalker-v3]."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np

import Box2D
import jostle
from jostle._box2d_env import FPS, ITERATIONS, SCALE, Box2DVectorEnv

TORQUE = 80  # [N m]
SPEEDS = (4, 6, 4, 6)  # [rad/s] of hip, knee, hip, knee
HULL = [(x / SCALE, y / SCALE) for x, y in [(-30, 9), (6, 9), (34, 1), (34, -8), (-30, -8)]]  # [m]
LEG_DOWN = -8 / SCALE  # [m]
LEG_WIDTH, LEG_HEIGHT = 8 / SCALE, 34 / SCALE  # [m]
WIDTH, HEIGHT = 600 / SCALE, 400 / SCALE  # [m]
STEP = 14 / SCALE  # [m] between corners of the ground
LENGTH, GRASS, START_PAD = 200, 10, 20  # [steps]
GROUND = HEIGHT / 4  # [m] the height that the ground returns to
FRICTION = 2.5
SIGHT = 160 / SCALE  # [m]
RAYS = 10
FIRST_PUSH = 5  # [N] at most
#: Bodies of the ground, at most: 199 edges, and the boxes of obstacles on 180 steps. Pits are the densest: two boxes in 10
#: steps. The last obstacle has at most 4 boxes.
MOST_BODIES = 240

Corners = list[tuple[float, float]]


def box(left: float, right: float, bottom: float, top: float) -> Corners:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


class Ground:
    """The ground of an episode: `heights` [m] of its corners, and `boxes`, of obstacles."""

    def __init__(self, random: np.random.Generator, hardcore: bool) -> None:
        self.random = random
        self.heights: list[float] = []
        self.boxes: list[Corners] = []
        self.y, self.slope = GROUND, 0.0
        self.left = 0  # steps of a piece, which the piece sets when it begins
        pieces = self.pieces(hardcore)
        piece = self.grass(START_PAD, True)
        for _ in range(LENGTH):
            self.heights.append(next(piece))
            self.left -= 1
            if self.left == 0:
                piece = next(pieces)

    def pieces(self, hardcore: bool) -> Iterator[Iterator[float]]:
        while True:
            count = self.random.integers(GRASS // 2, GRASS)
            if hardcore:
                yield (self.stump, self.stairs, self.pit)[self.random.integers(1, 4) - 1]()
                count = self.random.integers(GRASS // 2, GRASS)
            yield self.grass(count, False)

    def grass(self, count: int, is_first: bool) -> Iterator[float]:
        """The first step of grass is as high as what was before, but for the first grass of all."""
        self.left = count
        for i in range(count):
            if i > 0 or is_first:
                self.slope = 0.8 * self.slope + 0.01 * np.sign(GROUND - self.y)
                if len(self.heights) > START_PAD:
                    self.slope += self.random.uniform(-1, 1) / SCALE
                self.y += self.slope
            yield self.y

    def pit(self) -> Iterator[float]:
        width = self.random.integers(3, 5)
        self.left = width + 2
        x, y = len(self.heights) * STEP, self.y
        wall = box(x, x + STEP, y - 4 * STEP, y)
        self.boxes += [wall, [(corner[0] + STEP * width, corner[1]) for corner in wall]]
        yield y
        for left in range(width + 1, 0, -1):
            self.y = y - 4 * STEP if left > 1 else y
            yield self.y

    def stump(self) -> Iterator[float]:
        self.left = size = self.random.integers(1, 3)
        x, y = len(self.heights) * STEP, self.y
        self.boxes.append([(x, y), (x + size * STEP, y), (x + size * STEP, y + size * STEP), (x, y + size * STEP)])
        for _ in range(size):
            yield y

    def stairs(self) -> Iterator[float]:
        rise = +1 if self.random.random() > 0.5 else -1
        width = self.random.integers(4, 5)
        count = self.random.integers(3, 5)
        self.left = count * width
        x, y = len(self.heights) * STEP, self.y
        for i in range(count):
            self.boxes.append(box(x + (i * width) * STEP, x + ((1 + i) * width) * STEP,
                                  y + (-1 + i * rise) * STEP, y + (i * rise) * STEP))
        yield y
        for left in range(count * width - 1, 0, -1):
            self.y = y + ((count * width - left - rise) / width * rise) * STEP
            yield self.y


class BipedalWalkerVectorEnv(Box2DVectorEnv):
    """`num_envs` walkers, stepped together. `max_episode_steps`: None, 1600, or 2000 if `hardcore`. `threads`: None, as many
    as the machine has cores. `substeps`: None, as many as jostle-box2d has, 19."""

    def __init__(self, num_envs: int, hardcore: bool = False, max_episode_steps: int | None = None,
                 threads: int | None = None, substeps: int | None = None) -> None:
        self.hardcore = hardcore
        leg = [math.pi, 5, math.pi, 5]
        high = np.float32([math.pi, 5, 5, 5, *leg, 5, *leg, 5, *[1] * RAYS])
        low = np.float32([-math.pi, -5, -5, -5, *[-x for x in leg], 0, *[-x for x in leg], 0, *[-1] * RAYS])
        super().__init__(num_envs, gymnasium.spaces.Box(low, high), gymnasium.spaces.Box(-1, 1, (4,), np.float32),
                         max_episode_steps or (2000 if hardcore else 1600), threads, substeps)

    def _make(self, index: int, random: np.random.Generator) -> tuple[Any, Any]:
        world = Box2D.b2World()
        ground = Ground(random, self.hardcore)
        surface = Box2D.b2FixtureDef(friction=FRICTION)
        corners = [(i * STEP, y) for i, y in enumerate(ground.heights)]
        shapes = [Box2D.b2PolygonShape(vertices=one) for one in ground.boxes]
        shapes += [Box2D.b2EdgeShape(vertices=ends) for ends in zip(corners, corners[1:])]
        for shape in shapes:
            world.CreateStaticBody(shapes=shape, shapeFixture=surface)
        # Columns know the walker by the places of its bodies and shapes: the same ones in all worlds.
        places = [world.CreateStaticBody(shapes=shapes[0], shapeFixture=surface)
                  for _ in range(MOST_BODIES - len(shapes) if self.hardcore else 0)]
        random.random(11 * (LENGTH // 20))  # the clouds
        hull = self._make_walker(world, random)
        for body in places:
            world.DestroyBody(body)
        for joint in world.joints:
            joint.motorSpeed, joint.maxMotorTorque = 0.0, 0.0
        world.Step(1 / FPS, *ITERATIONS)
        # The file sets motors in each step, and so keeps the walker awake.
        world.allowSleeping = False
        return world, hull

    def _make_walker(self, world: Any, random: np.random.Generator) -> Any:
        x, y = STEP * START_PAD / 2, GROUND + 2 * LEG_HEIGHT

        def part(shape: Any, density: float, friction: float, **pose: Any) -> Any:
            return world.CreateDynamicBody(**pose, fixtures=Box2D.b2FixtureDef(
                shape=shape, density=density, friction=friction, categoryBits=0x20, maskBits=0x1, restitution=0.0))

        hull = part(Box2D.b2PolygonShape(vertices=HULL), 5.0, 0.1, position=(x, y))
        hull.ApplyForceToCenter((random.uniform(-FIRST_PUSH, FIRST_PUSH), 0), True)
        for side in (-1, 1):
            above = hull
            for width, down, anchor, speed, limits in (
                    (LEG_WIDTH, LEG_HEIGHT / 2, LEG_DOWN, side, (-0.8, 1.1)),
                    (0.8 * LEG_WIDTH, LEG_HEIGHT * 3 / 2, -LEG_HEIGHT / 2, 1, (-1.6, -0.1))):
                leg = part(Box2D.b2PolygonShape(box=(width / 2, LEG_HEIGHT / 2)), 1.0, 0.2,
                           position=(x, y - down - LEG_DOWN), angle=side * 0.05)
                world.CreateJoint(Box2D.b2RevoluteJointDef(
                    bodyA=above, bodyB=leg, localAnchorA=(0, anchor), localAnchorB=(0, LEG_HEIGHT / 2), enableMotor=True,
                    enableLimit=True, maxMotorTorque=TORQUE, motorSpeed=speed, lowerAngle=limits[0], upperAngle=limits[1]))
                above = leg
        return hull

    def _parts(self, world: jostle.World) -> tuple[jostle.Body, list[jostle.Shape]]:
        hull, _, left, _, right = world.bodies[-5:]
        return hull, [body.shapes[0] for body in (left, right, hull)]

    def _add_columns(self, batch: jostle.Batch) -> None:
        world = batch.world(0)
        hull, *legs = world.bodies[-5:]
        for leg in legs:
            self._turning = batch.add_observation("angular_velocity", leg).start - 3
        for joint in world.joints:
            batch.add_action("motor_speed", joint)
            batch.add_action("motor_max", joint)
            self._joints = batch.add_observation("joint_position", joint).start - 3
        for i in range(RAYS):
            angle = 1.5 * i / 10.0
            way = (math.sin(angle) * SIGHT, -math.cos(angle) * SIGHT)
            self._rays = batch.add_ray(hull, (0, 0), way, turns=False, mask=1).stop

    def _observe(self) -> tuple[np.ndarray, np.ndarray]:
        x, _, vx, vy = self._columns(0, 4)
        turning = self._columns(5)[0]
        hip, knee, other_hip, other_knee = self._columns(self._turning, 4)
        angles = self._columns(self._joints, 4)
        state = [
            self._angle,
            2.0 * turning / FPS,
            0.3 * vx * WIDTH / FPS,
            0.3 * vy * HEIGHT / FPS,
            angles[0],
            (hip - turning) / SPEEDS[0],
            angles[1] + 1.0,
            (knee - hip) / SPEEDS[1],
            self._touched[:, 0].astype(np.float64),
            angles[2],
            (other_hip - turning) / SPEEDS[2],
            angles[3] + 1.0,
            (other_knee - other_hip) / SPEEDS[3],
            self._touched[:, 1].astype(np.float64),
        ]
        rows = np.concatenate([np.stack(state, axis=1).astype(np.float32), self._seen[:, self._rays - RAYS : self._rays]],
                              axis=1)
        return rows, 130 * x / SCALE - 5.0 * np.abs(state[0])

    def _push(self, actions: np.ndarray) -> np.ndarray:
        """Returns how hard each motor works, 0 to 1."""
        if actions.dtype.kind != "f":
            actions = actions.astype(np.float64)
        effort = np.clip(np.abs(actions), 0, 1)
        self._actions[:, 0::2] = np.array(SPEEDS) * np.sign(actions)
        self._actions[:, 1::2] = TORQUE * effort
        return effort

    def _judge(self, effort: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        observations, shaping = self._observe()
        # The file's reward has the precision of its actions.
        rewards = (shaping - self._shaping).astype(effort.dtype)
        self._shaping = shaping
        for one in effort.T:
            rewards -= 0.00035 * TORQUE * one
        x = self._columns(0)[0]
        lost = self._touched[:, 2] | (x < 0)
        return observations, np.where(lost, -100.0, rewards.astype(np.float64)), lost | (x > (LENGTH - GRASS) * STEP)
