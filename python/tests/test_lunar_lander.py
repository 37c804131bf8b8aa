# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Landers many at a time, beside Gymnasium's file, unmodified, over jostle-box2d: step for step the same numbers."""

import jostle
import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("Box2D", reason="needs jostle-box2d")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("options", [{}, {"continuous": True}, {"enable_wind": True}], ids=str)
def test_each_gives_what_the_file_gives(options):
    from gymnasium.envs.box2d.lunar_lander import LunarLander, heuristic
    from jostle.lunar_lander import LunarLanderVectorEnv

    count, ends = 6, 0
    many = LunarLanderVectorEnv(count, threads=2, **options)
    files = [LunarLander(**options) for _ in range(count)]
    seen, _ = many.reset(seed=40)
    for i, file in enumerate(files):
        assert (file.reset(seed=40 + i)[0] == seen[i]).all(), i
    done = np.zeros(count, bool)
    random = np.random.default_rng(1)
    for step in range(600):
        # Half of them land, half of them fall.
        chosen = [heuristic(file, row) if i % 2 else many.single_action_space.sample() if options.get("continuous")
                  else random.integers(4) for i, (file, row) in enumerate(zip(files, seen))]
        seen, rewards, terminated, truncated, _ = many.step(np.array(chosen))
        for i, file in enumerate(files):
            if done[i]:
                expected = (file.reset()[0], 0.0, False)
            else:
                expected = file.step(chosen[i])[:3]
            assert expected[0].tolist() == seen[i].tolist(), (step, i)
            assert expected[1] == pytest.approx(rewards[i], abs=1e-9), (step, i)
            assert expected[2] == terminated[i], (step, i)
        done = terminated | truncated
        ends += done.sum()
    assert ends >= 6, "episodes have ended, and begun anew"


def test_an_episode_is_cut_and_begins_anew():
    from jostle.lunar_lander import LunarLanderVectorEnv

    env = LunarLanderVectorEnv(2, max_episode_steps=10)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    first, _ = env.reset(seed=[1, 2])
    assert first in env.observation_space
    for step in range(1, 11):
        seen, _, _, truncated, _ = env.step(env.action_space.sample())
        assert truncated.all() == (step == 10)
    seen, rewards, *_ = env.step(env.action_space.sample())
    assert (rewards == 0).all() and (seen != first).any() and np.allclose(seen[:, 1], first[:, 1], atol=0.1)
    assert (env.reset(seed=[1, 2])[0] == first).all()


@pytest.mark.parametrize("continuous", [False, True])
def test_calls_in_the_wrong_order_and_actions_of_another_shape_are_refused(continuous):
    from jostle.lunar_lander import LunarLanderVectorEnv

    env = LunarLanderVectorEnv(2, continuous=continuous)
    good = env.action_space.sample()
    with pytest.raises(gymnasium.error.ResetNeeded, match="LunarLanderVectorEnv.step: reset.. must be called before"):
        env.step(good)
    with pytest.raises(jostle.Error, match="LunarLanderVectorEnv.reset: seed is a list of 3; it must be a number, or a list of 2"):
        env.reset(seed=[1, 2, 3])
    first, _ = env.reset(seed=1)
    expected = env.step(good)
    assert (env.reset(seed=1)[0] == first).all()
    for bad in (good[:1], good[0], np.concatenate([good, good])):
        with pytest.raises(jostle.Error, match="step: actions is of shape .*; it must be of shape .* an action for each environment"):
            env.step(bad)
    wrong = good.astype(np.float64)
    for value in (np.nan,) if continuous else (np.nan, 4, -1, 0.5):
        wrong[1] = value
        with pytest.raises(jostle.Error, match=r"LunarLanderVectorEnv.step: actions\[1\] is .*; .* must be "):
            env.step(wrong)
    assert all((one == other).all() for one, other in zip(env.step(good)[:4], expected[:4])), "refusals changed nothing"


def test_landers_land_and_sleep_at_fewer_sub_steps():
    from gymnasium.envs.box2d.lunar_lander import LunarLander, heuristic
    from jostle.lunar_lander import LunarLanderVectorEnv

    env, file = LunarLanderVectorEnv(12, continuous=True, threads=2, substeps=8), LunarLander(continuous=True)
    seen, _ = env.reset(seed=0)
    asleep = np.zeros(12, bool)
    for _ in range(400):
        seen, rewards, *_ = env.step(np.array([heuristic(file, row) for row in seen]))
        asleep |= rewards == 100
    assert asleep.sum() >= 10
