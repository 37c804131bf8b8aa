# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Questions to a world, one by one and in batches."""

import math

import jostle
import numpy as np
import pytest


@pytest.fixture
def row(world):
    """Discs of radius 0.5 at x = 0, 2, 4, ..., 18; those at 4 and 8 are of another category, that at 6 is a sensor."""
    shapes = []
    for i in range(10):
        body = world.create_body(position=(2 * i, 0))
        category = 2 if i in (2, 4) else 1
        shapes.append(body.create_shape(jostle.Circle(0.5), category=category, is_sensor=i == 3))
    return shapes


def test_ray_meets_the_first_shape(world, row):
    hit = world.ray_closest((-5, 0), (30, 0))
    assert hit.hit and hit.shape is row[0] and hit.point == pytest.approx((-0.5, 0), abs=1e-5)
    assert hit.normal == pytest.approx((-1, 0)) and hit.fraction == pytest.approx(4.5 / 30)
    assert world.ray_closest((-5, 3), (30, 0)) is None
    assert world.ray_any((-5, 0), (30, 0)) and not world.ray_any((-5, 0), (4, 0))
    assert world.ray_closest((0, 0), (30, 0)).started_inside
    hits = world.ray_all((-5, 0), (30, 0))
    assert [hit.shape for hit in hits] == [shape for i, shape in enumerate(row) if i != 3]


def test_filters_of_questions(world, row):
    assert world.ray_closest((-5, 0), (30, 0), mask=2).shape is row[2]
    assert world.ray_closest((5, 0), (2, 0), sensors=True).shape is row[3]
    assert world.ray_closest((5, 0), (2, 0)) is None
    assert len(world.overlap_box((-1, -1), (19, 1), mask=2)) == 2
    with pytest.raises(jostle.Error, match="did you mean 'sensors'"):
        world.ray_any((0, 0), (1, 0), sensor=True)


def test_overlaps(world, row):
    assert world.overlap_point((2.2, 0.1)) == [row[1]] and world.overlap_point((1, 0)) == []
    assert set(world.overlap_box((1.6, -1), (4, 0))) == {row[1], row[2]}
    assert world.overlap(jostle.Polygon.box(0.1, 0.1), (2.55, 0), math.pi / 4) == [row[1]]
    assert world.overlap(jostle.Circle(0.4), (1, 0), 0) == []
    assert set(world.overlap(jostle.Circle(0.51), (1, 0), 0)) == {row[0], row[1]}


def test_nearest_shapes(world, row):
    near = world.closest((2, 2))
    assert near.shape is row[1] and near.distance == pytest.approx(1.5) and near.point == pytest.approx((2, 0.5))
    assert near.normal == pytest.approx((0, 1))
    assert [one.shape for one in world.k_nearest((1.9, 2), 3)] == [row[1], row[0], row[2]]
    assert len(world.k_nearest((0, 0), 100)) == 9
    assert jostle.World().closest((0, 0)) is None


def test_shape_cast_meets_the_first_shape(world, row):
    hit = world.shape_cast_closest(jostle.Circle(0.5), (-5, 0), (30, 0))
    assert hit.shape is row[0] and hit.fraction == pytest.approx(4 / 30, rel=1e-4)
    turned = world.shape_cast_closest(jostle.Polygon.box(0.5, 0.5), (-5, 0), (30, 0), angle=math.pi / 4)
    assert turned.fraction == pytest.approx((4.5 - math.sqrt(0.5)) / 30, rel=1e-3)
    assert world.shape_cast_closest(jostle.Circle(0.5), (-5, 2), (30, 0)) is None


def test_batches_answer_as_the_single_calls(world, row):
    random = np.random.default_rng(7)
    origins = random.uniform(-4, 22, (500, 2))
    translations = random.uniform(-10, 10, (500, 2))
    hits = world.rays_closest(origins, translations)
    met = 0
    for origin, translation, hit in zip(origins, translations, hits):
        single = world.ray_closest(origin, translation)
        assert hit["hit"] == (single is not None)
        if single is not None:
            met += 1
            assert world.shape(hit["shape"]) is single.shape and hit["fraction"] == np.float32(single.fraction)
            assert tuple(hit["normal"]) == single.normal and hit["started_inside"] == single.started_inside
    assert met > 20
    near = world.points_closest(origins)
    for origin, one in zip(origins, near):
        single = world.closest(origin)
        assert world.shape(one["shape"]) is single.shape and one["distance"] == np.float32(single.distance)
    boxes = np.hstack([origins, origins + random.uniform(0, 8, (500, 2))])
    starts, ids = world.boxes_overlap(boxes)
    assert starts[-1] == len(ids) > 100
    for i, box in enumerate(boxes):
        single = {shape.id for shape in world.overlap_box(box[:2], box[2:])}
        assert set(ids[starts[i]:starts[i + 1]].tolist()) == single


def test_other_batches_answer_as_the_single_calls(world, row):
    random = np.random.default_rng(8)
    origins, translations = random.uniform(-4, 22, (100, 2)), random.uniform(-10, 10, (100, 2))
    box = jostle.Polygon.box(0.4, 0.2)
    angles, rotations = random.uniform(-3, 3, (2, 100))
    any_hits = world.rays_any(origins, translations)
    starts, hits = world.rays_all(origins, translations)
    casts = world.shape_casts_closest(box, origins, translations, angles=angles, rotations=rotations)
    point_starts, point_ids = world.points_overlap(origins, sensors=True)
    shape_starts, shape_ids = world.geometries_overlap(box, origins, angles)
    near = world.points_k_nearest(origins, 12)
    assert near.shape == (100, 12)
    met = 0
    for i, (origin, translation) in enumerate(zip(origins, translations)):
        assert any_hits[i] == world.ray_any(origin, translation)
        singles = world.ray_all(origin, translation)
        assert hits["shape"][starts[i]:starts[i + 1]].tolist() == [hit.shape.id for hit in singles]
        how = dict(angle=angles[i], rotation=rotations[i])
        single = world.shape_cast_closest(box, origin, translation, **how)
        assert casts["hit"][i] == (single is not None) == world.shape_cast_any(box, origin, translation, **how)
        if single is not None:
            met += 1
            assert casts["fraction"][i] == np.float32(single.fraction)
            assert world.shape_cast_all(box, origin, translation, **how)[0] == single
        assert point_ids[point_starts[i]:point_starts[i + 1]].tolist() == [
            shape.id for shape in world.overlap_point(origin, sensors=True)]
        assert shape_ids[shape_starts[i]:shape_starts[i + 1]].tolist() == [
            shape.id for shape in world.overlap(box, origin, angles[i])]
        nearest = world.k_nearest(origin, 12)
        assert near["hit"][i].sum() == len(nearest) == 9
        assert near["shape"][i][:9].tolist() == [one.shape.id for one in nearest]
    assert met > 10 and len(point_ids) and len(shape_ids)
    assert world.bodies_in((-1, -1), (3, 1)) == [row[0].body, row[1].body]


def test_threads_of_a_world_change_no_answer(row):
    world = jostle.World(threads=3)
    for i in range(50):
        world.create_body(position=(i % 7, i // 7)).create_shape(jostle.Circle(0.3))
    alone = world.clone()
    random = np.random.default_rng(9)
    origins, translations = random.uniform(0, 7, (300, 2)), random.uniform(-5, 5, (300, 2))
    for name, arguments in [("rays_closest", (origins, translations)), ("rays_any", (origins, translations)),
                            ("rays_all", (origins, translations)), ("points_overlap", (origins,)),
                            ("points_k_nearest", (origins, 3)), ("points_closest", (origins,)),
                            ("shape_casts_closest", (jostle.Circle(0.2), origins, translations))]:
        first, second = getattr(world, name)(*arguments), getattr(alone, name)(*arguments)
        for one, other in zip(first, second) if isinstance(first, tuple) else [(first, second)]:
            assert (one == other).all(), name


def test_batches_reuse_out_and_share_a_translation(world, row):
    first = world.rays_closest([(0, 5), (2, 5)], [(0, -10)])
    assert first["hit"].all()
    out = np.zeros(2, first.dtype)
    assert world.rays_closest([(0, 5), (2, 5)], [(0, -10)], out=out) is out
    assert (out == first).all()
    assert not world.rays_closest([(0, 5)], [(0, -10)], mask=4)["hit"].any()
    assert len(world.rays_closest(np.zeros((0, 2)), np.zeros((0, 2)))) == 0


@pytest.mark.parametrize("call", [
    lambda world: world.rays_closest([(0, 0)] * 3, [(1, 0)] * 2),
    lambda world: world.rays_closest([(0, 0, 0)], [(1, 0)]),
    lambda world: world.rays_closest([(math.nan, 0)], [(1, 0)]),
    lambda world: world.points_closest("abc"),
    lambda world: world.boxes_overlap([[0, 0, -1, -1]]),
    lambda world: world.k_nearest((0, 0), -1),
    lambda world: world.ray_closest((0, 0), (math.inf, 0)),
    lambda world: world.overlap(3, (0, 0), 0),
    lambda world: world.shape_casts_closest(jostle.Circle(1), [(0, 0)], [(1, 0)], angles=[1, 2]),
    lambda world: world.shape_casts_closest(3, [(0, 0)], [(1, 0)]),
    lambda world: world.shape_cast_any(jostle.Circle(1), (0, 0), (1, 0), rotatoin=1),
    lambda world: world.points_k_nearest([(0, 0)], 0),
    lambda world: world.geometries_overlap(jostle.Circle(1), [(0, 0)], math.nan),
])
def test_bad_questions_are_refused(world, row, call):
    with pytest.raises(jostle.Error):
        call(world)
