# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The environments of Gymnasium and PettingZoo, unmodified, over jostle-box2d."""

import math
import os
import warnings

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of packages that pygame imports
    pytest.importorskip("pygame")
    gym = pytest.importorskip("gymnasium")
    Box2D = pytest.importorskip("Box2D", reason="needs jostle-box2d")
    from gymnasium.envs.box2d import bipedal_walker, lunar_lander
    from gymnasium.utils.env_checker import check_env

pytestmark = pytest.mark.filterwarnings("ignore")
ENVIRONMENTS = {
    "LunarLander-v3": {},
    "LunarLander-v3 ": {"continuous": True, "enable_wind": True},
    "BipedalWalker-v3": {},
    "BipedalWalkerHardcore-v3": {},
    "CarRacing-v3": {},
}


def make(name, **options):
    return gym.make(name.strip(), **{**ENVIRONMENTS[name], **options})


def play(env, seed, steps):
    """An episode of random actions; the world's hash at its end, and all that was observed."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    seen = []
    for _ in range(steps):
        observation, reward, ended, cut, _ = env.step(env.action_space.sample())
        seen += [np.asarray(observation).tobytes(), reward]
        if ended or cut:
            break
    return env.unwrapped.world._world.state_hash(), seen


def test_the_module_is_ours():
    assert hasattr(Box2D.b2World(), "_world")


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_check_env_passes(name):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(make(name).unwrapped)
    assert [str(warning.message) for warning in said if "gymnasium" in str(warning.filename)] == []


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_seed_gives_the_same_bits(name):
    first, second, other = (play(make(name), seed, 60) for seed in (5, 5, 6))
    assert first == second != other


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_an_episode_does_not_depend_on_those_before(name):
    env = make(name)
    play(env, 6, 30)
    assert play(env, 5, 30) == play(make(name), 5, 30)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_pictures_show_more_than_a_sky(name):
    env = make(name, render_mode="rgb_array")
    play(env, 1, 20)
    picture = env.render()
    assert picture.shape == (400, 600, 3) and len(np.unique(picture.reshape(-1, 3), axis=0)) > 4


def test_lander_that_has_landed_sleeps():
    """+100 is for a lander that sleeps."""
    last = []
    for seed in range(20):
        env = make("LunarLander-v3", continuous=True)
        observation, _ = env.reset(seed=seed)
        ended = cut = False
        while not (ended or cut):
            observation, reward, ended, cut, _ = env.step(lunar_lander.heuristic(env, observation))
        last.append(reward)
    assert last.count(100) >= 18, last


def test_walker_has_its_legs_on_after_its_second_step():
    """Its first step is within reset(): the feet come down to the ground."""
    env = make("BipedalWalker-v3")
    for seed in range(5):
        env.reset(seed=seed)
        walker = env.unwrapped
        env.step(np.zeros(4, np.float32))
        assert max((joint.anchorA - joint.anchorB).length for joint in walker.joints) < 0.02
        assert all(joint.lowerLimit - 0.05 < joint.angle < joint.upperLimit + 0.05 for joint in walker.joints)
        for _ in range(10):
            observation, *_ = env.step(np.zeros(4, np.float32))
        for foot in (walker.legs[1], walker.legs[3]):
            assert any(edge.contact.touching for edge in foot.contacts), "both feet are on the ground"
        assert np.all((observation[14:] > 0.2) & (observation[14:] <= 1)), "the lidar sees the ground"


def test_walker_that_bends_backwards_falls():
    env = make("BipedalWalker-v3")
    env.reset(seed=1)
    for steps in range(400):
        *_, reward, ended, _, _ = env.step(np.array([-1, 1, -1, 1], np.float32))
        if ended:
            break
    assert ended and reward == -100 and steps < 300


def test_walker_has_lidar_of_the_terrain_alone():
    """A flat start: the ray straight down is as long as the hull is high."""
    env = make("BipedalWalker-v3")
    env.reset(seed=1)
    observation, *_ = env.step(np.zeros(4, np.float32))
    hull = env.unwrapped.hull
    height = (hull.position.y - bipedal_walker.TERRAIN_HEIGHT) / bipedal_walker.LIDAR_RANGE
    assert observation[14] == pytest.approx(height, abs=1e-5)
    assert observation[15] == pytest.approx(height / math.cos(0.15), abs=1e-5)


def test_car_drives_along_its_track():
    env = make("CarRacing-v3")
    env.reset(seed=2)
    car, start = env.unwrapped.car, env.unwrapped.car.hull.position.copy()
    visited = env.unwrapped.tile_visited_count
    for _ in range(80):
        env.step(np.array([0, 0.5, 0], np.float32))
    assert (car.hull.position - start).length > 5
    assert env.unwrapped.tile_visited_count > visited >= 1
    tiles = set().union(*(wheel.tiles for wheel in car.wheels))
    assert tiles and all(tile.road_friction == 1 for tile in tiles)
    env.reset(seed=3)
    assert len(env.unwrapped.world.bodies) == len(env.unwrapped.road) + 5


def test_multiwalker_runs():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pytest.importorskip("pettingzoo")
        from pettingzoo.sisl import multiwalker_v9
        from pettingzoo.test import parallel_api_test

    parallel_api_test(multiwalker_v9.parallel_env(), num_cycles=100)
    env = multiwalker_v9.parallel_env()
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(4)
    for steps in range(500):
        *_, ended, _, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        if not env.agents:
            break
    assert 5 < steps < 400, "random walkers fall, but not at once"
