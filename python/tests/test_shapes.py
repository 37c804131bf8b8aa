# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Shapes, chains and geometry."""

import math

import jostle
import numpy as np
import pytest


@pytest.mark.parametrize("geometry, area", [
    (jostle.Circle(0.5), math.pi / 4),
    (jostle.Capsule((0, 0), (2, 0), 0.5), 2 + math.pi / 4),
    (jostle.Polygon([(0, 0), (2, 0), (2, 1), (0, 1)]), 2),
    (jostle.Polygon.box(0.5, 1), 2),
    (jostle.Polygon.box(0.5, 0.5, radius=0.5), 1 + 2 + math.pi / 4),
    (jostle.Polygon.regular(64, 1), 32 * math.sin(2 * math.pi / 64)),
    (jostle.Segment((0, 0), (1, 0)), 0),
])
def test_area_and_mass_of_geometries(world, geometry, area):
    assert geometry.area() == pytest.approx(area, rel=1e-5)
    assert geometry.mass_data(3).mass == pytest.approx(3 * area, rel=1e-5)
    body = world.create_body(type="dynamic")
    shape = body.create_shape(geometry, density=3)
    assert body.mass == pytest.approx(3 * area if area else 1, rel=1e-5)
    assert type(shape.geometry) is type(geometry)
    assert repr(shape.geometry) == repr(geometry)


def test_geometry_shows_its_numbers():
    circle = jostle.Circle(0.5, center=(1, 2))
    assert (circle.radius, circle.center) == (0.5, (1, 2))
    capsule = jostle.Capsule((0, 1), (2, 3), 0.25)
    assert (capsule.center1, capsule.center2, capsule.radius) == ((0, 1), (2, 3), 0.25)
    segment = jostle.Segment((0, 1), (2, 3), one_sided=True)
    assert (segment.point1, segment.point2, segment.one_sided) == ((0, 1), (2, 3), True)
    polygon = jostle.Polygon([(1, 0), (0, 1), (0, 0), (0.1, 0.1)], radius=0.125)
    assert polygon.points.shape == (3, 2) and polygon.points.dtype == np.float32
    assert polygon.radius == 0.125 and polygon.center == pytest.approx((1 / 3, 1 / 3))
    assert jostle.Polygon.regular(20, 1).points.shape == (20, 2)


def test_geometry_answers():
    box = jostle.Polygon.box(1, 1)
    assert box.contains((0.9, 0.9)) and not box.contains((1.1, 0))
    assert box.distance(jostle.Circle(0.5), (3, 0)) == pytest.approx(1.5)
    assert box.bounds() == ((-1, -1), (1, 1))


@pytest.mark.parametrize("make", [
    lambda: jostle.Circle(0), lambda: jostle.Circle(math.nan), lambda: jostle.Capsule((0, 0), (1, 0), -1),
    lambda: jostle.Segment((0, 0), (0, 0)), lambda: jostle.Polygon([(0, 0), (1, 0)]), lambda: jostle.Polygon([(0, 0, 0)]),
    lambda: jostle.Polygon("abc"), lambda: jostle.Polygon.box(-1, 1), lambda: jostle.Polygon.regular(65, 1),
    lambda: jostle.Polygon.box(1, 1).distance(3, (0, 0)), lambda: jostle.Circle(1).mass_data(-1),
])
def test_bad_geometry_is_refused(make):
    with pytest.raises(jostle.Error):
        make()


def test_outline_is_cut_into_its_area():
    pieces = jostle.decompose([(0, 0), (4, 0), (4, 4), (0, 4)], holes=[[(1, 1), (1, 3), (3, 3), (3, 1)]])
    assert len(pieces) >= 4
    assert sum(piece.area() for piece in pieces) == pytest.approx(16 - 4, rel=1e-5)
    with pytest.raises(jostle.Error):
        jostle.decompose([(0, 0), (1, 1), (1, 0), (0, 1)])  # crosses itself


def test_surface_and_filter(world):
    body = world.create_body(type="dynamic")
    shape = body.create_shape(
        jostle.Circle(1), density=2, friction=0.25, restitution=0.5, rolling_resistance=0.125, surface_speed=2,
        friction_rule="minimum", restitution_rule="average", material_id=9, category=4, mask=6, group=-2, user_data=5)
    assert shape.material == jostle.Material(0.25, 0.5, 0.125, 2, 9, "minimum", "average")
    assert shape.filter == jostle.Filter(4, 6, -2)
    shape.friction, shape.restitution, shape.rolling_resistance, shape.surface_speed = 0.5, 1, 0.25, -1
    assert shape.material == jostle.Material(0.5, 1, 0.25, -1, 9, "minimum", "average")
    shape.category, shape.mask, shape.group = 1, 2, 3
    assert shape.filter == (1, 2, 3)
    shape.material = jostle.Material(friction=0.75)
    assert (shape.friction, shape.restitution) == (0.75, 0)
    shape.density = 4
    assert body.mass == pytest.approx(4 * math.pi, rel=1e-6)
    other = body.create_shape(jostle.Circle(1), material={"friction": 0.5}, filter=(1, 1, 1), restitution=0.25)
    assert (other.friction, other.restitution, other.group) == (0.5, 0.25, 1)
    assert shape.user_data == 5
    shape.is_sensor = True
    assert shape.is_sensor and shape.is_smooth
    shape.is_smooth = False
    assert not shape.is_smooth


def test_new_geometry_keeps_the_shape(world):
    body = world.create_body(type="dynamic")
    shape = body.create_shape(jostle.Circle(1), density=1, friction=0.5)
    shape.geometry = jostle.Polygon.box(1, 1)
    assert body.mass == pytest.approx(4) and shape.friction == 0.5
    assert shape.bounds == body.bounds == ((-1, -1), (1, 1))


def test_chain_is_a_line_of_shapes(world):
    body = world.create_body()
    chain = body.create_chain([(10, 0), (5, 1), (0, 0), (-5, 0)], friction=0.25, user_data=3)
    assert len(chain) == 3 and body.chains == [chain] and body.shapes == chain.segments
    assert [shape.chain_index for shape in chain.segments] == [0, 1, 2]
    assert all(shape.chain is chain for shape in chain.segments)
    assert chain.segments[0].friction == 0.25 and chain.user_data == 3 and not chain.is_loop
    chain.set_material(jostle.Material(friction=1))
    assert chain.segments[2].friction == 1
    ball = world.create_body(type="dynamic", position=(-2, 1))
    ball.create_shape(jostle.Circle(0.5))
    for _ in range(60):
        world.step()
    assert ball.position.y == pytest.approx(0.5, abs=0.01)
    world.destroy(chain)
    assert body.shapes == [] and not chain.is_valid
    loop = body.create_chain([(-1, -1), (-1, 1), (1, 1), (1, -1)], is_loop=True)
    assert len(loop) == 4 and loop.is_loop


def test_loops_are_cleaned():
    loops = [[(0, 0), (4, 0), (4, 4), (0, 4)], [(0, 2), (1, 1), (2, 2), (1, 3)]]  # the hole touches the border
    with pytest.raises(jostle.Error):
        jostle.decompose(loops[0], holes=loops[1:])
    outlines, changes = jostle.clean_outline(loops)
    assert changes.pinches == 1
    area = sum(piece.area() for outer, holes in outlines for piece in jostle.decompose(outer, holes=holes))
    assert area == pytest.approx(16 - 2, rel=1e-4)
    with pytest.raises(jostle.Error):
        jostle.clean_outline([[(0, 0), (1, 0), (0, float("nan"))]])


def test_shapes_answer_over_arrays_as_alone():
    box, disc = jostle.Polygon.box(1, 0.5), jostle.Circle(0.5)
    points = np.random.default_rng(4).uniform(-2, 2, (200, 2)).astype(np.float32)
    inside = box.contains_points(points)
    assert inside.tolist() == [box.contains(point) for point in points] and 0 < inside.sum() < 200
    signed = box.signed_distances(points)
    assert ((signed <= 0) == inside).all()
    outside = np.maximum(np.abs(points) - (1, 0.5), 0)
    assert signed[~inside] == pytest.approx(np.hypot(*outside.T)[~inside], abs=1e-6)
    angles = np.linspace(0, 3, 200)
    found = box.distances(disc, points, angles)
    assert found["distance"] == pytest.approx([box.distance(disc, point, angle) for point, angle in zip(points, angles)])
    apart = found["distance"] > 0
    assert np.linalg.norm(found["point_b"] - found["point_a"], axis=1)[apart] == pytest.approx(found["distance"][apart], abs=1e-5)
    assert (box.overlaps(disc, points, angles) == ~apart).all()
    deep = box.penetrations(disc, points)
    assert (deep["overlapping"] == ~apart).all()
    moved = points[~apart] + (deep["depth"][:, None] * deep["normal"])[~apart]
    assert box.distances(disc, moved)["distance"] == pytest.approx(0, abs=1e-3)
    hits = box.rays_closest([(-5, 0), (-5, 2), (0, 0)], [(10, 0)])
    assert hits["hit"].tolist() == [True, False, True] and hits["fraction"][0] == pytest.approx(0.4)
    assert hits["started_inside"].tolist() == [False, False, True] and hits["normal"][0].tolist() == [-1, 0]
    for call in [lambda: box.distances(3, points), lambda: box.distances(disc, points, [1, 2]), lambda: box.contains_points(3),
                 lambda: box.rays_closest([(0, 0)] * 3, [(1, 0)] * 2)]:
        with pytest.raises(jostle.Error):
            call()


def test_loops_that_are_none_are_refused():
    for call in [lambda: jostle.clean_outline(5), lambda: jostle.clean_outline([5]), lambda: jostle.decompose([(0, 0)] * 3, holes=5),
                 lambda: jostle.decompose([(0, 0), (1, 0), (0, 1)], radius="wide"), lambda: jostle.Polygon.box("wide", 1),
                 lambda: jostle.Polygon.regular(5.5, 1), lambda: jostle.Polygon([(0, 0), (1, 0), (0, 1)], radius="wide")]:
        with pytest.raises(jostle.Error):
            call()
