# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Gymnasium's LunarLander, many at a time: a gymnasium.vector.VectorEnv over a Batch. It needs gymnasium and jostle-box2d.

    env = LunarLanderVectorEnv(1024)
    observations, info = env.reset(seed=1)
    observations, rewards, terminated, truncated, info = env.step(env.action_space.sample())

Worlds are made by the calls of Box2D that Gymnasium's file makes, in its order and by its random numbers; engines, wind,
observations and rewards are its formulas [Gymnasium, lunar_lander.py, LunarLander-v3]. So each environment gives, step for
step, what that file gives over jostle-box2d. An episode that has ended begins anew in the next step, whose action is ignored."""

from __future__ import annotations

import math
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import Box2D
import jostle
from Box2D._contacts import TOUCH_DISTANCE
from Box2D._world import sub_steps

FPS = 50
ITERATIONS = (180, 60)
SCALE = 30.0  # [pixels/m] of the file's drawing, in which its sizes are given
WIDTH, HEIGHT = 600 / SCALE, 400 / SCALE  # [m]
CHUNKS = 11
HULL = [(x / SCALE, y / SCALE) for x, y in [(-14, 17), (-17, 0), (-17, -10), (17, -10), (17, 0), (14, 17)]]  # [m]
LEG_AWAY, LEG_DOWN = 20 / SCALE, 18 / SCALE  # [m]
MAIN_POWER, SIDE_POWER = 13.0, 0.6
MAIN_Y, SIDE_HEIGHT, SIDE_AWAY = 4 / SCALE, 14 / SCALE, 12 / SCALE  # [m]
PAD = HEIGHT / 4  # [m] the height of the landing pad
FIRST_PUSH = 1000.0  # [N] at most, along each axis


class LunarLanderVectorEnv(VectorEnv):
    """`num_envs` landers, stepped together. `threads`: None, as many as the machine has cores."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int, continuous: bool = False, gravity: float = -10.0, enable_wind: bool = False,
                 wind_power: float = 15.0, turbulence_power: float = 1.5, max_episode_steps: int = 1000,
                 threads: int | None = None) -> None:
        if not hasattr(Box2D.b2World(), "_world"):
            raise ImportError("LunarLanderVectorEnv needs jostle-box2d; the Box2D here is another.")
        self.num_envs, self.continuous, self.gravity = num_envs, continuous, gravity
        self.enable_wind, self.wind_power, self.turbulence_power = enable_wind, wind_power, turbulence_power
        self.max_episode_steps = max_episode_steps
        low = [-2.5, -2.5, -10, -10, -2 * math.pi, -10, 0, 0]
        self.single_observation_space = gymnasium.spaces.Box(np.float32(low), np.float32([-x for x in low[:6]] + [1, 1]))
        self.single_action_space = (
            gymnasium.spaces.Box(-1, 1, (2,), np.float32) if continuous else gymnasium.spaces.Discrete(4))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._random = [seeding.np_random()[0] for _ in range(num_envs)]
        self._wind = np.zeros((num_envs, 2), np.int64)  # where each is in the patterns of wind and turbulence
        self._ended = np.zeros(num_envs, bool)
        self._steps = np.zeros(num_envs, np.int64)
        self._shaping = np.zeros(num_envs)
        self._touching = np.zeros((num_envs, 3, CHUNKS), bool)  # legs and hull, with the moon's segments
        self._on_ground = np.zeros((num_envs, 2), bool)
        self._crashed = np.zeros(num_envs, bool)
        self._raw_angle = np.zeros(num_envs)
        self._turns = np.zeros(num_envs)
        self._batch = jostle.Batch(self._make, num_envs, threads=threads)
        self._add_columns()

    def _make(self, episode: jostle.Episode) -> jostle.World:
        """The world after the file's reset(), which ends with a step."""
        random = self._random[episode.world]
        world = Box2D.b2World(gravity=(0, self.gravity))
        self._make_moon(world, random)
        hull = world.CreateDynamicBody(
            position=(WIDTH / 2, HEIGHT), angle=0.0,
            fixtures=Box2D.b2FixtureDef(shape=Box2D.b2PolygonShape(vertices=HULL), density=5.0, friction=0.1,
                                        categoryBits=0x10, maskBits=0x1, restitution=0.0))
        hull.ApplyForceToCenter((random.uniform(-FIRST_PUSH, FIRST_PUSH), random.uniform(-FIRST_PUSH, FIRST_PUSH)), True)
        if self.enable_wind:
            self._wind[episode.world] = random.integers(-9999, 9999), random.integers(-9999, 9999)
        for side in (-1, 1):
            leg = world.CreateDynamicBody(
                position=(WIDTH / 2 - side * LEG_AWAY, HEIGHT), angle=0.05 * side,
                fixtures=Box2D.b2FixtureDef(shape=Box2D.b2PolygonShape(box=(2 / SCALE, 8 / SCALE)), density=1.0,
                                            restitution=0.0, categoryBits=0x20, maskBits=0x1))
            lower, upper = (0.4, 0.9) if side == -1 else (-0.9, -0.4)
            world.CreateJoint(Box2D.b2RevoluteJointDef(
                bodyA=hull, bodyB=leg, localAnchorA=(0, 0), localAnchorB=(side * LEG_AWAY, LEG_DOWN), enableMotor=True,
                enableLimit=True, maxMotorTorque=40, motorSpeed=0.3 * side, lowerAngle=lower, upperAngle=upper))
        force, torque = self._blow(episode.world)
        if self.enable_wind:
            hull.ApplyForceToCenter((force, 0.0), True)
            hull.ApplyTorque(torque, True)
        random.uniform(-1, 1, 2)  # the engines' dispersion, which nothing uses in this step
        world.Step(1 / FPS, *ITERATIONS)
        self._raw_angle[episode.world], self._turns[episode.world] = hull._raw_angle, hull._turns
        return world._world

    def _make_moon(self, world: Any, random: np.random.Generator) -> None:
        height = random.uniform(0, HEIGHT / 2, size=CHUNKS + 1)
        height[CHUNKS // 2 - 2 : CHUNKS // 2 + 3] = PAD
        smooth = [0.33 * (height[i - 1] + height[i] + height[i + 1]) for i in range(CHUNKS)]
        moon = world.CreateStaticBody(shapes=Box2D.b2EdgeShape(vertices=[(0, 0), (WIDTH, 0)]))
        corners = [(WIDTH / (CHUNKS - 1) * i, y) for i, y in enumerate(smooth)]
        for ends in zip(corners, corners[1:]):
            moon.CreateEdgeFixture(vertices=ends, density=0, friction=0.1)

    def _add_columns(self) -> None:
        batch = self._batch
        moon, hull, *legs = batch.world(0).bodies
        for action in ("force", "torque", "impulse_at", "impulse_at"):
            batch.add_action(action, hull)
        for observation in ("position", "linear_velocity", "angle", "angular_velocity", "awake"):
            batch.add_observation(observation, hull)
        for body in (*legs, hull):
            for segment in moon.shapes:
                batch.add_separation(body.shapes[0], segment)
        self._actions = np.zeros((self.num_envs, batch.action_columns), np.float32)
        self._seen = np.zeros((self.num_envs, batch.observation_columns), np.float32)

    def _blow(self, index: int) -> tuple[float, float]:
        """[N], [N m] The wind and the turbulence of the next step."""
        if not self.enable_wind:
            return 0.0, 0.0
        force, torque = (
            math.tanh(math.sin(0.02 * int(k)) + math.sin(math.pi * 0.01 * int(k))) for k in self._wind[index])
        self._wind[index] += 1
        return force * self.wind_power, torque * self.turbulence_power

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict | None = None):
        """All begin anew. A seed is that of the first; each other has one more."""
        seeds = [None if seed is None else seed + i for i in range(self.num_envs)] if not isinstance(seed, list) else seed
        for i, one in enumerate(seeds):
            if one is not None:
                self._random[i] = seeding.np_random(one)[0]
        self._begin(np.ones(self.num_envs, bool))
        return self._observe()[0], {}

    def _begin(self, mask: np.ndarray) -> None:
        self._batch.remake(mask)
        self._batch.observe(out=self._seen)
        self._steps[mask] = 0
        for state in (self._touching, self._on_ground, self._crashed, self._ended):
            state[mask] = 0
        self._hear(mask)
        self._shaping[mask] = self._shape(self._observe()[1])[mask]

    def _follow(self, mask: np.ndarray) -> None:
        """The angles of those that are awake, through whole turns, as a b2Body has them."""
        angle = self._seen[:, 4].astype(np.float64)
        awake = mask & (self._seen[:, 6] != 0)
        jumps = awake & (np.abs(angle - self._raw_angle) > math.pi)
        self._turns += np.where(jumps, np.where(angle < self._raw_angle, 1, -1), 0)
        self._raw_angle = np.where(awake, angle, self._raw_angle)

    def _hear(self, mask: np.ndarray) -> None:
        """Touches that begin and end, as the file's listener hears of them: beginnings before ends."""
        touching = (self._seen[:, 7:] <= np.float32(TOUCH_DISTANCE)).reshape(-1, 3, CHUNKS)
        begun, ended = touching & ~self._touching, self._touching & ~touching
        self._on_ground |= begun[:, :2].any(axis=2) & mask[:, None]
        self._on_ground &= ~(ended[:, :2].any(axis=2) & mask[:, None])
        self._crashed |= begun[:, 2].any(axis=1) & mask
        self._touching[mask] = touching[mask]

    def _observe(self) -> tuple[np.ndarray, list[np.ndarray]]:
        """The rows that the file gives, and their columns in double."""
        x, y, vx, vy, _, turning = (self._seen[:, i].astype(np.float64) for i in range(6))
        state = [
            (x - WIDTH / 2) / (WIDTH / 2),
            (y - (PAD + LEG_DOWN)) / (HEIGHT / 2),
            vx * (WIDTH / 2) / FPS,
            vy * (HEIGHT / 2) / FPS,
            self._raw_angle + 2 * math.pi * self._turns,
            20.0 * turning / FPS,
            self._on_ground[:, 0].astype(np.float64),
            self._on_ground[:, 1].astype(np.float64),
        ]
        return np.stack(state, axis=1).astype(np.float32), state

    @staticmethod
    def _shape(state: list[np.ndarray]) -> np.ndarray:
        return (
            -100 * np.sqrt(state[0] * state[0] + state[1] * state[1])
            - 100 * np.sqrt(state[2] * state[2] + state[3] * state[3])
            - 100 * np.abs(state[4]) + 10 * state[6] + 10 * state[7])

    def _push(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Fills the rows of actions. Returns the powers of the main and of the side engines."""
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
            if not self._on_ground[i].any() and not self._ended[i]:
                rows[i, 0], rows[i, 2] = self._blow(i)
        spread = np.array([(0.0, 0.0) if ended else random.uniform(-1, 1, 2)
                           for random, ended in zip(self._random, self._ended)]) / SCALE
        angle = self._raw_angle + 2 * math.pi * self._turns
        tip_x = np.array([math.sin(one) for one in angle])
        tip_y = np.array([math.cos(one) for one in angle])
        side_x, side_y = -tip_y, tip_x
        x, y = self._seen[:, 0].astype(np.float64), self._seen[:, 1].astype(np.float64)
        ox = tip_x * (MAIN_Y + 2 * spread[:, 0]) + side_x * spread[:, 1]
        oy = -tip_y * (MAIN_Y + 2 * spread[:, 0]) - side_y * spread[:, 1]
        rows[:, 3:7] = np.stack([-ox * MAIN_POWER * main, -oy * MAIN_POWER * main, x + ox, y + oy], axis=1)
        away = 3 * spread[:, 1] + direction * SIDE_AWAY
        ox = tip_x * spread[:, 0] + side_x * away
        oy = -tip_y * spread[:, 0] - side_y * away
        at_x, at_y = x + ox - tip_x * 17 / SCALE, y + oy + tip_y * SIDE_HEIGHT
        rows[:, 7:11] = np.stack([-ox * SIDE_POWER * side, -oy * SIDE_POWER * side, at_x, at_y], axis=1)
        return main, side

    def step(self, actions: np.ndarray):
        actions = np.asarray(actions)
        if not self.continuous and not np.isin(actions, (0, 1, 2, 3)).all():
            raise ValueError(f"actions are {actions!r}; each must be 0, 1, 2 or 3")
        fresh = self._ended.copy()
        main, side = self._push(actions)
        self._batch.step(self._actions, dt=1 / FPS, substeps=sub_steps(ITERATIONS[0]), out=self._seen)
        self._follow(~fresh)
        self._hear(~fresh)
        self._steps += 1
        observations, state = self._observe()
        shaping = self._shape(state)
        rewards = shaping - self._shaping
        rewards -= main * 0.30
        rewards -= side * 0.03
        self._shaping = shaping
        lost = self._crashed | (np.abs(state[0]) >= 1.0)
        landed = self._seen[:, 6] == 0
        rewards = np.where(landed, 100.0, np.where(lost, -100.0, rewards))
        terminated = lost | landed
        truncated = self._steps >= self.max_episode_steps
        if fresh.any():
            self._begin(fresh)
            observations = self._observe()[0]
            rewards[fresh], terminated[fresh], truncated[fresh] = 0.0, False, False
        self._ended = terminated | truncated
        return observations, rewards, terminated, truncated, {}
