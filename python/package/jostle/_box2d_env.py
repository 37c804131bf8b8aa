# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The common part of Gymnasium's environments over Box2D as vector environments over a Batch: episodes that begin anew, each
with random numbers of its own; the hull's angle through whole turns; touches as a listener hears of them.

Worlds are made by the calls of Box2D that Gymnasium's files make, in their order, and by their random numbers: so each
environment gives, step for step, what the file gives over jostle-box2d. An episode that has ended begins anew in the next
step, whose action is ignored."""

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
SCALE = 30.0  # [pixels/m] of the files' drawings, in which sizes are given
CONTACTS = 8  # of a part that are listened to: no part touches more shapes


class Box2DVectorEnv(VectorEnv):
    """A derived class makes worlds (`_make`), names the hull and the shapes whose touches count (`_parts`), adds its columns
    (`_add_columns`), acts (`_push`), and gives observations, rewards and ends (`_judge`)."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, num_envs: int, observations: gymnasium.Space, actions: gymnasium.Space, max_episode_steps: int,
                 threads: int | None, substeps: int | None) -> None:
        if not hasattr(Box2D.b2World(), "_world"):
            raise ImportError(f"{type(self).__name__} needs jostle-box2d; the Box2D here is another.")
        self.num_envs, self.max_episode_steps = num_envs, max_episode_steps
        self._substeps = substeps or sub_steps(ITERATIONS[0])
        self.single_observation_space, self.single_action_space = observations, actions
        self.observation_space = batch_space(observations, num_envs)
        self.action_space = batch_space(actions, num_envs)
        self._random = [seeding.np_random()[0] for _ in range(num_envs)]
        self._ended = np.zeros(num_envs, bool)
        self._is_reset = False
        self._steps = np.zeros(num_envs, np.int64)
        self._shaping = np.zeros(num_envs)
        self._raw_angle = np.zeros(num_envs)
        self._turns = np.zeros(num_envs)
        self._parted: dict[int, Any] = {}  # worlds of Box2D that close their hinges in the step to come
        self._batch = jostle.Batch(self._make_world, num_envs, threads=threads)
        hull, parts = self._parts(self._batch.world(0))
        for observation in ("position", "linear_velocity", "angle", "angular_velocity", "awake"):
            self._batch.add_observation(observation, hull)
        self._contacts = [self._batch.add_contacts(part, CONTACTS) for part in parts]
        self._others = np.full((num_envs, len(parts), CONTACTS), -1.0, np.float32)  # that each part touches
        self._touched = np.zeros((num_envs, len(parts)), bool)  # what the listener of the files has noted
        self._add_columns(self._batch)
        self._actions = np.zeros((num_envs, self._batch.action_columns), np.float32)
        self._seen = np.zeros((num_envs, self._batch.observation_columns), np.float32)

    def _make(self, index: int, random: np.random.Generator) -> tuple[Any, Any]:
        """The world of Box2D after the file's reset(), which ends with a step; and the hull."""
        raise NotImplementedError

    def _parts(self, world: jostle.World) -> tuple[jostle.Body, list[jostle.Shape]]:
        raise NotImplementedError

    def _add_columns(self, batch: jostle.Batch) -> None:
        raise NotImplementedError

    def _push(self, actions: np.ndarray) -> Any:
        """Fills the rows of actions. The answer goes to _judge()."""
        raise NotImplementedError

    def _judge(self, effort: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Observations, rewards, and which episodes have ended."""
        raise NotImplementedError

    def _observe(self) -> tuple[np.ndarray, np.ndarray]:
        """The rows that the file gives; and the shaping of its reward."""
        raise NotImplementedError

    def _make_world(self, episode: jostle.Episode) -> jostle.World:
        index = episode.world
        world, hull = self._make(index, self._random[index])
        self._note_angle(index, hull)
        self._parted.pop(index, None)
        if world._parted_joints:
            self._parted[index] = world, hull
        return world._world

    def _note_angle(self, index: int, hull: Any) -> None:
        self._raw_angle[index], self._turns[index] = hull._raw_angle, hull._turns

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict | None = None):
        """All begin anew. A seed is that of the first; each other has one more."""
        seeds = [None if seed is None else seed + i for i in range(self.num_envs)] if not isinstance(seed, list) else seed
        if len(seeds) != self.num_envs:
            raise self._error("reset", "seed", f"a list of {len(seeds)}", f"it must be a number, or a list of {self.num_envs}")
        for i, one in enumerate(seeds):
            if one is not None:
                self._random[i] = seeding.np_random(one)[0]
        self._begin(np.ones(self.num_envs, bool))
        self._is_reset = True
        return self._observe()[0], {}

    def _begin(self, mask: np.ndarray) -> None:
        self._batch.remake(mask)
        self._batch.observe(out=self._seen)
        self._steps[mask] = 0
        self._touched[mask] = self._ended[mask] = False
        self._others[mask] = -1
        self._hear(mask)
        self._shaping[mask] = self._observe()[1][mask]

    def _columns(self, first: int, count: int = 1) -> list[np.ndarray]:
        """Columns of observations, in double."""
        return [self._seen[:, i].astype(np.float64) for i in range(first, first + count)]

    @property
    def _angle(self) -> np.ndarray:
        """[rad] of the hull"""
        return self._raw_angle + 2 * math.pi * self._turns

    def _follow(self, mask: np.ndarray) -> None:
        """The angles of those that are awake, through whole turns, as a b2Body has them."""
        angle, _, awake = self._columns(4, 3)
        moved = mask & (awake != 0)
        jumps = moved & (np.abs(angle - self._raw_angle) > math.pi)
        self._turns += np.where(jumps, np.where(angle < self._raw_angle, 1, -1), 0)
        self._raw_angle = np.where(moved, angle, self._raw_angle)

    def _hear(self, mask: np.ndarray) -> None:
        """Touches that begin and end, as the files' listeners hear of them: beginnings before ends."""
        pairs = np.stack([self._seen[:, columns] for columns in self._contacts], axis=1).reshape(
            self.num_envs, -1, CONTACTS, 2)
        others = np.where(pairs[..., 1] <= np.float32(TOUCH_DISTANCE), pairs[..., 0], np.float32(-1))
        is_old = (others[..., :, None] == self._others[..., None, :]).any(-1)
        stays = (self._others[..., :, None] == others[..., None, :]).any(-1)
        begun = ((others >= 0) & ~is_old).any(-1)
        ended = ((self._others >= 0) & ~stays).any(-1)
        self._touched[mask] = self._touch(self._touched, begun, ended)[mask]
        self._others[mask] = others[mask]

    def _touch(self, touched: np.ndarray, begun: np.ndarray, ended: np.ndarray) -> np.ndarray:
        """The listener's notes of each part after a step, where the last one is the hull, which crashes."""
        after = (touched | begun) & ~ended
        after[:, -1] = touched[:, -1] | begun[:, -1]
        return after

    def _error(self, call: str, argument: str, value: str, requirement: str) -> jostle.Error:
        return jostle.Error(f"{type(self).__name__}.{call}", argument, value, requirement)

    def _check_actions(self, actions: np.ndarray) -> None:
        """One action for each environment. Numbers beyond the bounds of a Box are clipped, as in the files."""
        space = self.action_space
        if actions.shape != space.shape:
            raise self._error("step", "actions", f"of shape {actions.shape}",
                              f"it must be of shape {space.shape}, an action for each environment")
        if isinstance(space, gymnasium.spaces.MultiDiscrete):
            last = self.single_action_space.n - 1
            good, requirement = np.isin(actions, range(last + 1)), f"it must be a whole number from 0 to {last}"
        else:
            good, requirement = np.isfinite(actions).all(axis=1), "all its numbers must be finite"
        if not good.all():
            first = int(np.argmin(good))
            raise self._error("step", f"actions[{first}]", str(actions[first].tolist()), requirement)

    def step(self, actions: np.ndarray):
        if not self._is_reset:
            raise gymnasium.error.ResetNeeded(f"{type(self).__name__}.step: reset() must be called before the first step()")
        actions = np.asarray(actions)
        self._check_actions(actions)
        fresh = self._ended.copy()
        effort = self._push(actions)
        closing = [(i, world, hull, world._open()) for i, (world, hull) in self._parted.items()]
        self._parted = {}
        self._batch.step(self._actions, dt=1 / FPS, substeps=self._substeps, out=self._seen)
        self._follow(~fresh)
        for i, world, hull, openings in closing:
            world._close(openings, 1 / FPS, ITERATIONS[1])
            self._note_angle(i, hull)
        if closing:
            self._batch.observe(out=self._seen)
        self._hear(~fresh)
        self._steps += 1
        observations, rewards, terminated = self._judge(effort)
        truncated = self._steps >= self.max_episode_steps
        if fresh.any():
            self._begin(fresh)
            observations = self._observe()[0]
            rewards[fresh], terminated[fresh], truncated[fresh] = 0.0, False, False
        self._ended = terminated | truncated
        return observations, rewards, terminated, truncated, {}
