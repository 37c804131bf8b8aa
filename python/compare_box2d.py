# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Plays the environments of Gymnasium and PettingZoo on whichever Box2D is installed, and compares what two of them gave.

    real/bin/python compare_box2d.py play real.jsonl       in a virtual environment with box2d
    ours/bin/python compare_box2d.py play ours.jsonl       in one with jostle-box2d
    ours/bin/python compare_box2d.py table real.jsonl ours.jsonl
    ours/bin/python compare_box2d.py picture ours.png
    ours/bin/python compare_box2d.py substeps              landers by the number of jostle's sub-steps

`play` appends a line per episode, and goes on where it was stopped. The policies are Gymnasium's own heuristics, and actions
at random. The table has the mean returns beside their standard errors, and the Kolmogorov-Smirnov distance D of returns
and of lengths, beside the D of two halves of Box2D's own episodes."""

from __future__ import annotations

import argparse
import collections
import itertools
import json
import math
import pathlib
import statistics
import warnings

import gymnasium as gym
import numpy as np


def lander(env):
    from gymnasium.envs.box2d.lunar_lander import heuristic

    return lambda observation: heuristic(env, observation)


def walker(env):
    from gymnasium.envs.box2d.bipedal_walker import BipedalWalkerHeuristics

    heuristics = BipedalWalkerHeuristics()
    heuristics.a = np.zeros(4)
    return heuristics.step_heuristic


def walker_from_chance(env):
    """The heuristic after 15 actions at random: the heuristic alone plays nearly one and the same episode for all seeds."""
    act, moves = walker(env), itertools.count()
    return lambda observation: act(observation) if next(moves) >= 15 else env.action_space.sample()


def at_random(env):
    return lambda observation: env.action_space.sample()


def make(name, **options):
    return lambda: gym.make(name, **options)


class Multiwalker:
    """PettingZoo's multiwalker as an environment of Gymnasium: one action for all walkers, the mean of their rewards."""

    def __init__(self):
        from pettingzoo.sisl import multiwalker_v9

        self.game = multiwalker_v9.parallel_env()
        self.action_space = gym.spaces.Dict({agent: self.game.action_space(agent) for agent in self.game.possible_agents})

    def reset(self, seed):
        return self.game.reset(seed=seed)

    def step(self, action):
        observation, rewards, ended, cut, info = self.game.step({agent: action[agent] for agent in self.game.agents})
        return observation, statistics.fmean(rewards.values()), not self.game.agents, False, info


#: name, environment, policy, episodes of each seed range, most steps (CarRacing never ends by itself).
GAMES = [
    ("LunarLander, heuristic", make("LunarLander-v3"), lander, 300, 1000),
    ("LunarLander continuous, heuristic", make("LunarLander-v3", continuous=True), lander, 300, 1000),
    ("BipedalWalker, heuristic", make("BipedalWalker-v3"), walker, 300, 1600),
    ("BipedalWalker hardcore, heuristic", make("BipedalWalkerHardcore-v3"), walker, 300, 2000),
    ("BipedalWalker, heuristic from chance", make("BipedalWalker-v3"), walker_from_chance, 300, 1600),
    ("LunarLander, random", make("LunarLander-v3"), at_random, 300, 1000),
    ("LunarLander continuous, random", make("LunarLander-v3", continuous=True), at_random, 300, 1000),
    ("BipedalWalker, random", make("BipedalWalker-v3"), at_random, 300, 1600),
    ("BipedalWalker hardcore, random", make("BipedalWalkerHardcore-v3"), at_random, 300, 2000),
    ("multiwalker, random", Multiwalker, at_random, 300, 500),
    ("CarRacing, random", make("CarRacing-v3"), at_random, 30, 300),
]


def play(env, policy, seed, most_steps):
    """One episode: what it returned, and how long it was."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    act = policy(env)
    total, steps, over = 0.0, 0, False
    while not over and steps < most_steps:
        observation, reward, ended, cut, _ = env.step(act(observation))
        total, steps, over = total + float(reward), steps + 1, ended or cut
    return {"return": total, "steps": steps, "last": float(reward)}


def play_all(path, most_episodes, only):
    import Box2D

    done = {(row["game"], row["seed"]) for row in read(path)} if path.exists() else set()
    is_real = hasattr(Box2D, "b2Version")
    with path.open("a") as file:
        for name, make_env, policy, episodes, most_steps in GAMES:
            if only not in name:
                continue
            env = make_env()
            episodes = min(episodes, most_episodes)
            # Of Box2D's own episodes of random actions, as many again: the other half.
            for seed in range(episodes * 2 if is_real and "random" in name else episodes):
                if (name, seed) not in done:
                    row = {"game": name, "seed": seed, **play(env, policy, seed, most_steps)}
                    print(json.dumps(row), file=file, flush=True)


def read(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def distance(first, second):
    """Kolmogorov and Smirnov's D of two samples: the greatest difference of their distribution functions."""
    values = np.array(sorted([*first, *second]))
    below = [np.searchsorted(np.sort(sample), values, side="right") / len(sample) for sample in (first, second)]
    return float(np.abs(below[0] - below[1]).max())


def error_of(values):
    """The standard error of a mean."""
    return statistics.stdev(values) / math.sqrt(len(values))


def samples(path):
    result = collections.defaultdict(lambda: collections.defaultdict(dict))
    for row in read(path):
        for what in ("return", "steps"):
            result[row["game"]][what][row["seed"]] = row[what]
    return result


def heuristic_row(name, real, ours):
    seeds = sorted(real["return"].keys() & ours["return"].keys())
    values = [[side["return"][seed] for seed in seeds] for side in (real, ours)]
    means, errors = [statistics.fmean(v) for v in values], [error_of(v) for v in values]
    allowed = max(2 * math.hypot(*errors), 0.05 * abs(means[0]))
    steps = [statistics.fmean(side["steps"][seed] for seed in seeds) for side in (real, ours)]
    return (
        f"| {name} | {len(seeds)} | {means[0]:.1f} ± {errors[0]:.1f} | {means[1]:.1f} ± {errors[1]:.1f} "
        f"| {abs(means[1] - means[0]):.1f} | {allowed:.1f} | {steps[0]:.0f} | {steps[1]:.0f} |"
    )


def random_row(name, real, ours):
    count = min(len(ours["return"]), len(real["return"]) // 2)
    cells = []
    for what in ("return", "steps"):
        own = [real[what][seed] for seed in range(count)]
        other = [real[what][seed] for seed in range(len(real[what]) // 2, len(real[what]) // 2 + count)]
        cells += [distance(own, [ours[what][seed] for seed in range(count)]), distance(own, other)]
    return f"| {name} | {count} | " + " | ".join(f"{cell:.3f}" for cell in cells) + " |"


def print_table(real, ours):
    real, ours = samples(real), samples(ours)
    games = [name for name, *_ in GAMES if name in real and name in ours]
    print("| game, policy | seeds | return, Box2D | return, jostle | difference | allowed | steps, Box2D | steps, jostle |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name in itertools.filterfalse(lambda name: "random" in name, games):
        print(heuristic_row(name, real[name], ours[name]))
    print("\n| game | seeds | D of returns | Box2D's own | D of lengths | Box2D's own |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in filter(lambda name: "random" in name, games):
        print(random_row(name, real[name], ours[name]))


#: environment, policy, seed, and the steps after which its picture is taken.
PICTURES = [
    ("LunarLander-v3", lander, 2, 120),
    ("BipedalWalker-v3", walker, 2, 30),
    ("CarRacing-v3", lambda env: lambda observation: np.array([0, 0.3, 0], np.float32), 2, 60),
]


def picture(path):
    """A picture with one frame of each environment, side by side."""
    import pygame

    frames = []
    for name, policy, seed, steps in PICTURES:
        env = gym.make(name, render_mode="rgb_array")
        observation, _ = env.reset(seed=seed)
        act = policy(env)
        for _ in range(steps):
            observation, *_ = env.step(act(observation))
        frames.append(env.render()[::2, ::2])
    pygame.image.save(pygame.surfarray.make_surface(np.concatenate(frames, axis=1).swapaxes(0, 1)), path)


def fly(substeps, continuous, count):
    """A row of the table: landers by Gymnasium's heuristic, many at a time, with so many sub-steps per step."""
    from gymnasium.envs.box2d.lunar_lander import LunarLander, heuristic
    from jostle.lunar_lander import LunarLanderVectorEnv

    env, file = LunarLanderVectorEnv(count, continuous=continuous, substeps=substeps), LunarLander(continuous=continuous)
    seen, _ = env.reset(seed=0)
    returns, steps, last = np.zeros(count), np.zeros(count, int), np.zeros(count)
    over = np.zeros(count, bool)
    while not over.all():
        seen, rewards, ended, cut, _ = env.step(np.array([heuristic(file, row) for row in seen]))
        returns[~over] += rewards[~over]
        steps[~over] += 1
        last[~over] = rewards[~over]
        over |= ended | cut
    slept, crashed = (last == 100).sum(), (last == -100).sum()
    return f"{returns.mean():.1f} ± {error_of(returns):.1f} | {steps.mean():.0f} | {slept} / {crashed} / {count - slept - crashed}"


def print_substeps(count):
    print("| sub-steps | continuous: return | steps | asleep / crashed / cut | discrete: return | steps | asleep / crashed / cut |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for substeps in (2, 3, 4, 6, 8, 12, 19):
        print(f"| {substeps} | {fly(substeps, True, count)} | {fly(substeps, False, count)} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("play")
    command.add_argument("file", type=pathlib.Path)
    command.add_argument("--episodes", type=int, default=300, help="of each game, at most")
    command.add_argument("--only", default="", help="games whose names have this text")
    command.add_argument("--iterated-joints", action="store_true", help="jostle-box2d: b2World.iterated_joints")
    command = commands.add_parser("table")
    command.add_argument("real", type=pathlib.Path)
    command.add_argument("ours", type=pathlib.Path)
    command = commands.add_parser("picture")
    command.add_argument("file", type=pathlib.Path)
    command = commands.add_parser("substeps")
    command.add_argument("--episodes", type=int, default=100, help="of each number and kind")
    options = parser.parse_args()
    warnings.filterwarnings("ignore")
    if options.command == "play":
        if options.iterated_joints:
            import Box2D

            Box2D.b2World.iterated_joints = True
        play_all(options.file, options.episodes, options.only)
    elif options.command == "picture":
        picture(options.file)
    elif options.command == "substeps":
        print_substeps(options.episodes)
    else:
        print_table(options.real, options.ours)


if __name__ == "__main__":
    main()
