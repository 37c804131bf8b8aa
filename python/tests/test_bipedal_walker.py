# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Walkers many at a time, beside Gymnasium's file, unmodified, over jostle-box2d: step for step the same numbers."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("Box2D", reason="needs jostle-box2d")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("hardcore", [False, True])
def test_each_gives_what_the_file_gives(hardcore):
    from gymnasium.envs.box2d.bipedal_walker import BipedalWalker, BipedalWalkerHeuristics
    from jostle.bipedal_walker import BipedalWalkerVectorEnv

    count, ends = 5, 0
    many = BipedalWalkerVectorEnv(count, hardcore=hardcore, threads=2)
    files = [BipedalWalker(hardcore=hardcore) for _ in range(count)]
    seen, _ = many.reset(seed=40)
    for i, file in enumerate(files):
        assert file.reset(seed=40 + i)[0].tolist() == seen[i].tolist(), i
    done = np.zeros(count, bool)
    random = np.random.default_rng(1)
    walk = BipedalWalkerHeuristics()
    for step in range(250):
        # One walks by the heuristic after some chance, one stands still with all its might, the others are moved by chance.
        chosen = random.uniform(-1.2, 1.2, (count, 4)).astype(np.float32)
        chosen[0] = walk.step_heuristic(seen[0]) if step > 8 else chosen[0]
        chosen[1] = 1, 1, -1, -1
        chosen[2:] *= np.float32(0.5)
        seen, rewards, terminated, truncated, _ = many.step(chosen)
        for i, file in enumerate(files):
            expected = (file.reset()[0], 0.0, False) if done[i] else file.step(chosen[i])[:3]
            assert expected[0].tolist() == seen[i].tolist(), (step, i)
            assert float(expected[1]) == rewards[i], (step, i)
            assert expected[2] == terminated[i], (step, i)
        done = terminated | truncated
        ends += done.sum()
    assert ends >= 3, "episodes have ended, and begun anew"


def test_rewards_have_the_precision_of_the_actions():
    from gymnasium.envs.box2d.bipedal_walker import BipedalWalker
    from jostle.bipedal_walker import BipedalWalkerVectorEnv

    many, file = BipedalWalkerVectorEnv(1), BipedalWalker()
    many.reset(seed=3)
    file.reset(seed=3)
    random = np.random.default_rng(1)
    for dtype in (np.float64, np.float32) * 5:
        action = random.uniform(-1, 1, 4).astype(dtype)
        assert many.step(action[None])[1][0] == float(file.step(action)[1])


@pytest.mark.parametrize("hardcore, seeds", [(False, 20), (True, 40)])
def test_the_ground_is_the_files(hardcore, seeds):
    """The stream of random numbers, too, stands where the file leaves it."""
    from gymnasium.envs.box2d.bipedal_walker import BipedalWalker
    from gymnasium.utils import seeding
    from jostle.bipedal_walker import MOST_BODIES, Ground

    file, most = BipedalWalker(hardcore=hardcore), 0
    for seed in range(seeds):
        file._np_random = seeding.np_random(seed)[0]
        file._destroy()
        file._generate_terrain(hardcore)
        random = seeding.np_random(seed)[0]
        ground = Ground(random, hardcore)
        assert ground.heights == file.terrain_y
        assert len(ground.boxes) + len(ground.heights) - 1 == len(file.terrain)
        assert random.random() == file.np_random.random()
        most = max(most, len(file.terrain))
        for body in file.terrain:
            file.world.DestroyBody(body)
        file.terrain = []
    assert most <= MOST_BODIES


def test_it_is_a_vector_environment():
    from jostle.bipedal_walker import BipedalWalkerVectorEnv

    env = BipedalWalkerVectorEnv(2, max_episode_steps=10)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    first, _ = env.reset(seed=[1, 2])
    assert first in env.observation_space
    for step in range(1, 11):
        seen, _, _, truncated, _ = env.step(np.zeros((2, 4), np.float32))
        assert truncated.all() == (step == 10)
    seen, rewards, *_ = env.step(env.action_space.sample())
    assert (rewards == 0).all()
    assert (env.reset(seed=[1, 2])[0] == first).all()
