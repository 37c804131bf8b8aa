# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Threads of Python beside a step."""

import multiprocessing
import os
import subprocess
import sys
import threading

import jostle
import numpy as np
import pytest


def test_other_threads_run_while_a_world_steps_and_may_not_touch_it(world, box):
    """The callback holds the step until the other thread has tried."""
    box.position = (0, 0.49)
    inside, tried = threading.Event(), threading.Event()
    outcome = {}

    def decide(a, b):
        inside.set()
        assert tried.wait(60), "the other thread does not run"
        assert box.position.y == pytest.approx(0.49), "the callback itself may look"
        return True

    def touch():
        assert inside.wait(60)
        for name, call in {
            "Body.position": lambda: box.position,
            "World.create_body": lambda: world.create_body(),
            "World.step": lambda: world.step(),
            "World.poses": lambda: world.poses(),
            "World.destroy": lambda: world.destroy(box),
            "Shape.friction": lambda: setattr(shape, "friction", 1),
        }.items():
            try:
                call()
                outcome[name] = "went through"
            except jostle.Error as error:
                outcome[name] = (error.function, error.value)
        other = jostle.World()  # another world is free
        other.create_body()
        other.step()
        tried.set()

    shape = box.shapes[0]
    world.on_should_collide(decide)
    thread = threading.Thread(target=touch)
    thread.start()
    world.step()
    thread.join()
    assert outcome == {name: (name, "in the midst of a step") for name in outcome} and len(outcome) == 6
    assert world.counts.bodies == 2 and world.check() == ""


def test_a_question_is_refused_if_another_thread_begins_to_step_as_its_points_are_read(world, box):
    box.position = (0, 0.49)
    begun, may_end = threading.Event(), threading.Event()

    def decide(a, b):
        begun.set()
        return may_end.wait(60)

    class Late:
        def __array__(self, dtype=None, copy=None):
            thread.start()
            assert begun.wait(60)
            return np.zeros((3, 2), np.float32)

    world.on_should_collide(decide)
    thread = threading.Thread(target=world.step)
    try:
        with pytest.raises(jostle.Error, match="in the midst of a step"):
            world.points_closest(Late())
    finally:
        may_end.set()
        thread.join()


@pytest.mark.parametrize("call", [
    lambda world, body, late: world.set_velocities([body], late(np.zeros((1, 3), np.float32))),
    lambda world, body, late: world.poses(late(np.array([body.id], np.uint64))),
    lambda world, body, late: world.geometries_overlap(jostle.Circle(1), late(np.zeros((1, 2), np.float32)), 0),
    lambda world, body, late: body.create_chain(late(np.array([(0, 0), (1, 0), (2, 0)], np.float32))),
])
def test_step_that_begins_while_arguments_are_read_is_noticed(world, box, call):
    """Arrays of a library of the user's may do anything when they are read."""
    begun, may_end = threading.Event(), threading.Event()

    def decide(a, b):
        begun.set()
        return may_end.wait(60)

    class Late:
        def __init__(self, array):
            self.array, self.dtype = array, array.dtype

        def __array__(self, dtype=None, copy=None):
            thread.start()
            assert begun.wait(60)
            return self.array

    world.on_should_collide(decide)
    box.position = (0, 0.4)
    thread = threading.Thread(target=world.step)
    try:
        with pytest.raises(jostle.Error, match="in the midst of a step"):
            call(world, box, Late)
    finally:
        may_end.set()
        thread.join()


def test_vector_that_begins_a_step_is_noticed(world, box):
    begun, may_end = threading.Event(), threading.Event()

    def decide(a, b):
        begun.set()
        return may_end.wait(60)

    class Late:
        def __len__(self):
            return 2

        def __getitem__(self, i):
            if not thread.is_alive() and not begun.is_set():
                thread.start()
                assert begun.wait(60)
            return 0.0

    world.on_should_collide(decide)
    box.position = (0, 0.4)
    thread = threading.Thread(target=world.step)
    try:
        with pytest.raises(jostle.Error, match="in the midst of a step"):
            box.linear_velocity = Late()
    finally:
        may_end.set()
        thread.join()


def test_worlds_step_on_threads_of_their_own():
    def run(results, index):
        world = jostle.World.from_scene(jostle.reference_scene("boxes_awake"))
        for _ in range(10):
            world.step()
        results[index] = world.state_hash()

    results = {}
    threads = [threading.Thread(target=run, args=(results, i)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 4 and len(set(results.values())) == 1


def test_threads_may_ask_a_tree_together():
    points = np.random.default_rng(1).random((20000, 2))
    tree = jostle.KdTree(points)
    expected = tree.k_nearest(points[:500], 3)
    failures = []

    def ask():
        for _ in range(5):
            distances, ids = tree.k_nearest(points[:500], 3)
            if not (ids == expected[1]).all():
                failures.append(ids)

    threads = [threading.Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a system without fork")
def test_fork_beside_threads_warns():
    program = (
        "import os, sys, warnings, jostle\n"
        "warnings.simplefilter('error')\n"
        "threads = int(sys.argv[1])\n"
        "world = jostle.World(threads=threads)\n"
        "with warnings.catch_warnings(record=True) as caught:\n"
        "    warnings.simplefilter('always')\n"
        "    child = os.fork()\n"
        "    if child == 0: os._exit(0)\n"
        "    os.waitpid(child, 0)\n"
        "print(sum('threads=' in str(one.message) for one in caught))\n"
    )
    for threads, warnings in [(1, "0"), (2, "1")]:
        done = subprocess.run([sys.executable, "-c", program, str(threads)], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == warnings


def _hash_of_a_scene(threads):
    world = jostle.World.from_scene(jostle.reference_scene("boxes_awake"), threads=threads)
    for _ in range(5):
        world.step()
    return world.state_hash()


def test_spawned_processes_give_the_same_bits():
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(_hash_of_a_scene, [1, 2]) == [_hash_of_a_scene(1)] * 2
