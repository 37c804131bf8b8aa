# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Trees over arrays, against NumPy's answers."""

import threading

import jostle
import numpy as np
import pytest


def distances_between(queries, points):
    difference = queries[:, None, :].astype(np.float64) - points[None, :, :]
    return np.sqrt((difference**2).sum(-1))


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("options", [{}, {"split": "median", "leaf_size": 4}, {"threads": 2}])
def test_nearest_points(dimension, options):
    random = np.random.default_rng(dimension)
    points = random.random((3000, dimension), dtype=np.float32)
    queries = random.random((200, dimension), dtype=np.float32)
    tree = jostle.KdTree(points, **options)
    assert len(tree) == 3000 and tree.dimension == dimension
    distances, ids = tree.k_nearest(queries, 8)
    assert distances.shape == ids.shape == (200, 8) and (distances.dtype, ids.dtype) == (np.float32, np.int32)
    oracle = distances_between(queries, points)
    assert distances == pytest.approx(np.sort(oracle, axis=1)[:, :8], abs=1e-5)
    assert np.take_along_axis(oracle, ids, 1) == pytest.approx(distances, abs=1e-5)


@pytest.mark.parametrize("dimension", [2, 3])
def test_points_within_a_radius_and_a_box(dimension):
    random = np.random.default_rng(dimension)
    points = random.random((2000, dimension), dtype=np.float32)
    queries = random.random((50, dimension), dtype=np.float32)
    tree = jostle.KdTree(points)
    oracle = distances_between(queries, points)
    starts, ids, distances = tree.radius(queries, 0.1)
    assert len(starts) == 51 and starts[-1] == len(ids) > 100
    for i in range(50):
        found = ids[starts[i]:starts[i + 1]]
        clear = np.abs(oracle[i] - 0.1) > 1e-6
        assert set(found[clear[found]]) == set(np.flatnonzero((oracle[i] < 0.1) & clear))
        assert distances[starts[i]:starts[i + 1]] == pytest.approx(oracle[i, found], abs=1e-5)
    boxes = np.hstack([queries, queries + np.float32(0.2)])
    starts, ids = tree.query(boxes)
    assert starts[-1] > 100
    for i in range(50):
        inside = ((points >= boxes[i, :dimension]) & (points <= boxes[i, dimension:])).all(1)
        assert set(ids[starts[i]:starts[i + 1]]) == set(np.flatnonzero(inside))


@pytest.mark.parametrize("dimension", [2, 3])
def test_every_point_asks(dimension):
    points = np.random.default_rng(5).random((500, dimension), dtype=np.float32)
    tree = jostle.KdTree(points)
    for all, each in zip(tree.k_nearest(None, 4), tree.k_nearest(points, 4)):
        assert (all == each).all()
    starts, ids, _ = tree.radius(None, 0.1)
    starts_each, ids_each, _ = tree.radius(points, 0.1)
    assert (starts == starts_each).all() and starts[-1] > 500
    for i in range(500):
        assert set(ids[starts[i]:starts[i + 1]]) == set(ids_each[starts[i]:starts[i + 1]])


def test_missing_neighbours_and_one_column():
    tree = jostle.KdTree([(0, 0), (3, 4)])
    distances, ids = tree.k_nearest([(0, 0)], 4)
    assert ids.tolist() == [[0, 1, -1, -1]] and distances.tolist() == [[0, 5, np.inf, np.inf]]
    distances, ids = tree.k_nearest([(0, 0), (3, 3)], 1)
    assert ids.tolist() == [[0], [1]] and distances.tolist() == [[0], [1]]
    assert tree.k_nearest([(0, 0)], 2, radius=1)[1].tolist() == [[0, -1]]
    assert tree.k_nearest(np.zeros((0, 2)), 2)[1].shape == (0, 2)


def test_kd_tree_takes_any_array_and_is_built_again():
    points = np.random.default_rng(3).random((100, 4))
    strided = points[:, ::2]
    tree = jostle.KdTree(strided)
    assert (tree.k_nearest(strided, 1)[1][:, 0] == np.arange(100)).all()
    tree.rebuild(np.asfortranarray(points[:50, :2]))
    assert len(tree) == 50
    assert repr(tree) == "<KdTree of 50 points in 2 dimensions>"
    assert len(jostle.KdTree([])) == 0


@pytest.mark.parametrize("call", [
    lambda: jostle.KdTree([1, 2, 3]), lambda: jostle.KdTree([[1, 2, 3, 4]]), lambda: jostle.KdTree([[np.nan, 0]]),
    lambda: jostle.KdTree("points"), lambda: jostle.KdTree([(0, 0)], split="midle"),
    lambda: jostle.KdTree([(0, 0)], leaf_size=0), lambda: jostle.KdTree([(0, 0)]).k_nearest([(0, 0, 0)], 1),
    lambda: jostle.KdTree([(0, 0)]).k_nearest([(0, 0)], 0), lambda: jostle.KdTree([(0, 0)]).radius([(0, 0)], -1),
    lambda: jostle.KdTree([(0, 0)]).query([(1, 1, 0, 0)]), lambda: jostle.KdTree([(0, 0)]).rebuild([(0, 0, 0)]),
    lambda: jostle.Bvh([[0, 0, 1]]), lambda: jostle.Bvh([[1, 1, 0, 0]]), lambda: jostle.DynamicTree(4),
    lambda: jostle.DynamicTree().remove([0]), lambda: jostle.DynamicTree().insert([[0, 0, 1, 1, 2, 2]]),
    lambda: jostle.DynamicTree(margin=-1), lambda: jostle.Bvh([[0, 0, 1, 1]]).refit([[0, 0, 1, 1]] * 2),
])
def test_bad_arguments_are_refused(call):
    with pytest.raises(jostle.Error):
        call()


def random_boxes(random, count, dimension):
    lower = random.random((count, dimension), dtype=np.float32)
    return np.hstack([lower, lower + random.random((count, dimension), dtype=np.float32) * np.float32(0.1)])


def overlaps(a, b, dimension):
    return ((a[:, None, :dimension] <= b[None, :, dimension:]) & (b[None, :, :dimension] <= a[:, None, dimension:])).all(-1)


def make_bvh(boxes, dimension):
    return jostle.Bvh(boxes), np.arange(len(boxes))


def make_dynamic(boxes, dimension):
    tree = jostle.DynamicTree(dimension, margin=0)
    return tree, tree.insert(boxes)


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("make", [make_bvh, make_dynamic])
def test_trees_of_boxes(make, dimension):
    random = np.random.default_rng(dimension)
    boxes = random_boxes(random, 400, dimension)
    tree, items = make(boxes, dimension)
    assert len(tree) == 400 and tree.dimension == dimension
    asked = random_boxes(random, 60, dimension)
    starts, ids = tree.query(asked)
    expected = overlaps(asked, boxes, dimension)
    assert expected.sum() > 20
    for i in range(60):
        assert set(ids[starts[i]:starts[i + 1]]) == set(items[expected[i]])
    both = overlaps(boxes, boxes, dimension)
    pairs = tree.pairs()
    assert {tuple(pair) for pair in pairs} == {(a, b) for a, b in zip(*np.nonzero(both)) if a < b}
    assert len({tuple(pair) for pair in pairs}) == len(pairs) > 10
    points = random.random((60, dimension), dtype=np.float32)
    outside = np.maximum(np.maximum(boxes[None, :, :dimension] - points[:, None], points[:, None] - boxes[None, :, dimension:]), 0)
    oracle = np.sqrt((outside.astype(np.float64) ** 2).sum(-1))
    distances, ids = tree.k_nearest(points, 5)
    assert distances == pytest.approx(np.sort(oracle, axis=1)[:, :5], abs=1e-5)


@pytest.mark.parametrize("make", [make_bvh, make_dynamic])
def test_rays_through_boxes(make):
    boxes = np.array([[1, 0, 2, 1], [3, 0, 4, 1], [1, 5, 2, 6]], np.float32)
    tree, _ = make(boxes, 2)
    ids, fractions = tree.rays_closest([(0, 0.5), (5, 0.5), (0, 3)], [(10, 0), (-10, 0), (10, 0)])
    assert ids.tolist() == [0, 1, -1]
    assert fractions.tolist() == pytest.approx([0.1, 0.1, np.inf])


def test_boxes_move_go_and_come():
    tree = jostle.DynamicTree(margin=0.5)
    ids = tree.insert([[0, 0, 1, 1], [2, 0, 3, 1], [4, 0, 5, 1]])
    assert tree.move(ids[:1], [[0.25, 0, 1.25, 1]]) == 0, "within the margin"
    assert tree.move(ids[:1], [[10, 0, 11, 1]]) == 1
    assert tree.query([[10, 0, 12, 1]])[1].tolist() == [ids[0]]
    tree.remove(ids[1:])
    assert len(tree) == 1 and repr(tree) == "<DynamicTree of 1 boxes in 2 dimensions>"
    bvh = jostle.Bvh([[0, 0, 1, 1], [5, 0, 6, 1]])
    assert bvh.wear == 1
    bvh.refit([[20, 0, 21, 1], [5, 0, 6, 1]])
    assert bvh.query([[20, 0, 20, 0]])[1].tolist() == [0] and bvh.wear >= 1


@pytest.mark.parametrize("dimension", [2, 3])
def test_pairs_of_a_moving_world(dimension):
    random = np.random.default_rng(dimension)
    movable, static = random_boxes(random, 200, dimension), random_boxes(random, 200, dimension)
    phase = jostle.BroadPhase(dimension, margin=0)
    ids, walls = phase.insert(movable), phase.insert(static, static=True)
    assert len(phase) == 400 and phase.dimension == dimension
    own, between = overlaps(movable, movable, dimension), overlaps(movable, static, dimension)
    expected = {(ids[a], ids[b]) for a, b in zip(*np.nonzero(own)) if a < b}
    expected |= {(ids[a], walls[b]) for a, b in zip(*np.nonzero(between))}
    pairs = phase.update_pairs()
    assert {tuple(pair) for pair in pairs} == expected and len(pairs) == len(expected) > 20
    assert len(phase.update_pairs()) == 0, "nothing has moved"
    away = movable[:1] + np.float32(50)
    phase.move(ids[:1], away)
    phase.move(walls[:1], away)
    assert phase.update_pairs().tolist() == [[ids[0], walls[0]]]
    assert sorted(phase.query(away)[1]) == [ids[0], walls[0]]
    phase.remove(walls)
    assert len(phase) == 200
    with pytest.raises(jostle.Error):
        phase.insert(np.full((1, 2 * dimension), np.nan))
    with pytest.raises(jostle.Error):
        phase.insert(np.vstack([movable[:1], np.full((1, 2 * dimension), np.nan)]))
    assert len(phase) == 200, "all or none"
    with pytest.raises(jostle.Error):
        phase.move(walls[:1], away)


def test_trees_are_saved_and_loaded():
    random = np.random.default_rng(6)
    points, corners = random.random((100, 2)), random.random((100, 2))
    boxes = np.hstack([corners, corners + 0.1])
    tree, other = jostle.KdTree(points), jostle.KdTree(points[:3])
    other.load(tree.save())
    assert (other.k_nearest(points, 3)[1] == tree.k_nearest(points, 3)[1]).all() and other.check() == ""
    bvh, empty = jostle.Bvh(boxes), jostle.Bvh(boxes[:1])
    empty.load(bvh.save())
    assert sorted(empty.pairs().tolist()) == sorted(bvh.pairs().tolist()) and len(empty) == 100
    moving, copy = jostle.DynamicTree(), jostle.DynamicTree()
    moving.insert(boxes)
    copy.load(moving.save())
    assert sorted(copy.pairs().tolist()) == sorted(moving.pairs().tolist()) and copy.check() == ""
    phase, twin = jostle.BroadPhase(), jostle.BroadPhase()
    phase.insert(boxes)
    twin.load(phase.save())
    assert twin.update_pairs().tolist() == phase.update_pairs().tolist()
    for one in [tree, bvh, moving, phase]:
        before = one.save()
        with pytest.raises(jostle.Error):
            one.load(b"no tree")
        assert one.save() == before
    with pytest.raises(jostle.Error):
        jostle.KdTree(np.zeros((1, 3))).load(tree.save())


def test_boxes_are_asked_while_other_threads_run():
    corners = np.random.default_rng(2).random((50_000, 2))
    tree = jostle.Bvh(np.hstack([corners, corners + 0.01]))
    done = threading.Event()

    def ask():
        tree.k_nearest(corners, 8)
        done.set()

    thread = threading.Thread(target=ask)
    thread.start()
    turns, refused = 0, False
    while not done.is_set():
        turns += 1
        tree.k_nearest(corners[:1], 1)
        try:
            tree.refit(np.hstack([corners, corners + 0.01]))
        except jostle.Error as error:
            refused = "while it is changed" in str(error)
    thread.join()
    assert turns > 1 and refused
