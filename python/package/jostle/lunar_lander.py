# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Gymnasium's LunarLander, many at a time: a gymnasium.vector.VectorEnv over a Batch. It needs gymnasium and jostle-box2d.

    env = LunarLanderVectorEnv(1024)
    observations, info = env.reset(seed=1)
    observations, rewards, terminated, truncated, info = env.step(env.action_space.sample())

Engines, wind, observations and rewards are the formulas of Gymnasium's file [Gymnasium, lunar_lander.py, LunarLander-v3]."""

from __future__ import annotations

import math
from typing import Any

import gymnasium
import numpy as np

import Box2D
import jostle
from jostle._box2d_env import FPS, ITERATIONS, SCALE, Box2DVectorEnv

WIDTH, HEIGHT = 600 / SCALE, 400 / SCALE  # [m]
CHUNKS = 11
HULL = [(x / SCALE, y / SCALE) for x, y in [(-14, 17), (-17, 0), (-17, -10), (17, -10), (17, 0), (14, 17)]]  # [m]
LEG_AWAY, LEG_DOWN = 20 / SCALE, 18 / SCALE  # [m]
MAIN_POWER, SIDE_POWER = 13.0, 0.6
MAIN_Y, SIDE_HEIGHT, SIDE_AWAY = 4 / SCALE, 14 / SCALE, 12 / SCALE  # [m]
PAD = HEIGHT / 4  # [m] the height of the landing pad
FIRST_PUSH = 1000.0  # [N] at most, along each axis


class LunarLanderVectorEnv(Box2DVectorEnv):
    """`num_envs` landers, stepped together. `threads`: None, as many as the machine has cores. `substeps`: None, as many as
    jostle-box2d has, 19; with 8 a step costs half as much, and the heuristic has the same returns."""

    def __init__(self, num_envs: int, continuous: bool = False, gravity: float = -10.0, enable_wind: bool = False,
                 wind_power: float = 15.0, turbulence_power: float = 1.5, max_episode_steps: int = 1000,
                 threads: int | None = None, substeps: int | None = None) -> None:
        self.continuous, self.gravity = continuous, gravity
        self.enable_wind, self.wind_power, self.turbulence_power = enable_wind, wind_power, turbulence_power
        self._wind = np.zeros((num_envs, 2), np.int64)  # where each is in the patterns of wind and turbulence
        low = [-2.5, -2.5, -10, -10, -2 * math.pi, -10, 0, 0]
        super().__init__(
            num_envs, gymnasium.spaces.Box(np.float32(low), np.float32([-x for x in low[:6]] + [1, 1])),
            gymnasium.spaces.Box(-1, 1, (2,), np.float32) if continuous else gymnasium.spaces.Discrete(4),
            max_episode_steps, threads, substeps)

    def _make(self, index: int, random: np.random.Generator) -> tuple[Any, Any]:
        world = Box2D.b2World(gravity=(0, self.gravity))
        self._make_moon(world, random)
        hull = world.CreateDynamicBody(
            position=(WIDTH / 2, HEIGHT), angle=0.0,
            fixtures=Box2D.b2FixtureDef(shape=Box2D.b2PolygonShape(vertices=HULL), density=5.0, friction=0.1,
                                        categoryBits=0x10, maskBits=0x1, restitution=0.0))
        hull.ApplyForceToCenter((random.uniform(-FIRST_PUSH, FIRST_PUSH), random.uniform(-FIRST_PUSH, FIRST_PUSH)), True)
        if self.enable_wind:
            self._wind[index] = random.integers(-9999, 9999), random.integers(-9999, 9999)
        for side in (-1, 1):
            leg = world.CreateDynamicBody(
                position=(WIDTH / 2 - side * LEG_AWAY, HEIGHT), angle=0.05 * side,
                fixtures=Box2D.b2FixtureDef(shape=Box2D.b2PolygonShape(box=(2 / SCALE, 8 / SCALE)), density=1.0,
                                            restitution=0.0, categoryBits=0x20, maskBits=0x1))
            lower, upper = (0.4, 0.9) if side == -1 else (-0.9, -0.4)
            world.CreateJoint(Box2D.b2RevoluteJointDef(
                bodyA=hull, bodyB=leg, localAnchorA=(0, 0), localAnchorB=(side * LEG_AWAY, LEG_DOWN), enableMotor=True,
                enableLimit=True, maxMotorTorque=40, motorSpeed=0.3 * side, lowerAngle=lower, upperAngle=upper))
        force, torque = self._blow(index)
        if self.enable_wind:
            hull.ApplyForceToCenter((force, 0.0), True)
            hull.ApplyTorque(torque, True)
        random.uniform(-1, 1, 2)  # the engines' dispersion, which nothing uses in this step
        world.Step(1 / FPS, *ITERATIONS)
        return world, hull

    def _make_moon(self, world: Any, random: np.random.Generator) -> None:
        height = random.uniform(0, HEIGHT / 2, size=CHUNKS + 1)
        height[CHUNKS // 2 - 2 : CHUNKS // 2 + 3] = PAD
        smooth = [0.33 * (height[i - 1] + height[i] + height[i + 1]) for i in range(CHUNKS)]
        moon = world.CreateStaticBody(shapes=Box2D.b2EdgeShape(vertices=[(0, 0), (WIDTH, 0)]))
        corners = [(WIDTH / (CHUNKS - 1) * i, y) for i, y in enumerate(smooth)]
        for ends in zip(corners, corners[1:]):
            moon.CreateEdgeFixture(vertices=ends, density=0, friction=0.1)

    def _parts(self, world: jostle.World) -> tuple[jostle.Body, list[jostle.Shape]]:
        _, hull, *legs = world.bodies
        return hull, [body.shapes[0] for body in (*legs, hull)]

    def _add_columns(self, batch: jostle.Batch) -> None:
        hull = batch.world(0).bodies[1]
        for action in ("force", "torque", "impulse_at", "impulse_at"):
            batch.add_action(action, hull)

    def _blow(self, index: int) -> tuple[float, float]:
        """[N], [N m] The wind and the turbulence of the next step."""
        if not self.enable_wind:
            return 0.0, 0.0
        force, torque = (
            math.tanh(math.sin(0.02 * int(k)) + math.sin(math.pi * 0.01 * int(k))) for k in self._wind[index])
        self._wind[index] += 1
        return force * self.wind_power, torque * self.turbulence_power

    def _state(self) -> list[np.ndarray]:
        x, y, vx, vy = self._columns(0, 4)
        return [
            (x - WIDTH / 2) / (WIDTH / 2),
            (y - (PAD + LEG_DOWN)) / (HEIGHT / 2),
            vx * (WIDTH / 2) / FPS,
            vy * (HEIGHT / 2) / FPS,
            self._angle,
            20.0 * self._columns(5)[0] / FPS,
            self._touched[:, 0].astype(np.float64),
            self._touched[:, 1].astype(np.float64),
        ]

    def _observe(self) -> tuple[np.ndarray, np.ndarray]:
        state = self._state()
        shaping = (
            -100 * np.sqrt(state[0] * state[0] + state[1] * state[1])
            - 100 * np.sqrt(state[2] * state[2] + state[3] * state[3])
            - 100 * np.abs(state[4]) + 10 * state[6] + 10 * state[7])
        return np.stack(state, axis=1).astype(np.float32), shaping

    def _push(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Returns the powers of the main and of the side engines."""
        if self.continuous:
            actions = np.clip(actions, -1, 1).astype(np.float64)
            main = np.where(actions[:, 0] > 0, (np.clip(actions[:, 0], 0, 1) + 1) * 0.5, 0.0)
            side = np.where(np.abs(actions[:, 1]) > 0.5, np.clip(np.abs(actions[:, 1]), 0.5, 1), 0.0)
            direction = np.sign(actions[:, 1])
        else:
            main, side = (actions == 2).astype(np.float64), np.isin(actions, (1, 3)).astype(np.float64)
            direction = actions - 2.0
        rows = self._actions
        rows[:] = 0
        for i in range(self.num_envs if self.enable_wind else 0):
            if not self._touched[i, :2].any() and not self._ended[i]:
                rows[i, 0], rows[i, 2] = self._blow(i)
        spread = np.array([(0.0, 0.0) if ended else random.uniform(-1, 1, 2)
                           for random, ended in zip(self._random, self._ended)]) / SCALE
        # The C library's, as the file has them: NumPy's may differ in the last bit.
        tip_x = np.array([math.sin(one) for one in self._angle])
        tip_y = np.array([math.cos(one) for one in self._angle])
        side_x, side_y = -tip_y, tip_x
        x, y = self._columns(0, 2)
        ox = tip_x * (MAIN_Y + 2 * spread[:, 0]) + side_x * spread[:, 1]
        oy = -tip_y * (MAIN_Y + 2 * spread[:, 0]) - side_y * spread[:, 1]
        rows[:, 3:7] = np.stack([-ox * MAIN_POWER * main, -oy * MAIN_POWER * main, x + ox, y + oy], axis=1)
        away = 3 * spread[:, 1] + direction * SIDE_AWAY
        ox = tip_x * spread[:, 0] + side_x * away
        oy = -tip_y * spread[:, 0] - side_y * away
        at_x, at_y = x + ox - tip_x * 17 / SCALE, y + oy + tip_y * SIDE_HEIGHT
        rows[:, 7:11] = np.stack([-ox * SIDE_POWER * side, -oy * SIDE_POWER * side, at_x, at_y], axis=1)
        return main, side

    def _judge(self, effort: tuple[np.ndarray, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        main, side = effort
        observations, shaping = self._observe()
        rewards = shaping - self._shaping
        rewards -= main * 0.30
        rewards -= side * 0.03
        self._shaping = shaping
        lost = self._touched[:, 2] | (np.abs(self._state()[0]) >= 1.0)
        landed = self._seen[:, 6] == 0
        return observations, np.where(landed, 100.0, np.where(lost, -100.0, rewards)), lost | landed
