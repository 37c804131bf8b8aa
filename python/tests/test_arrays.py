# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""A world's bodies as arrays."""

import math

import jostle
import numpy as np
import pytest


@pytest.fixture
def heap(world, ground):
    """Five boxes in the air; the third is turned."""
    bodies = []
    for i in range(5):
        body = world.create_body(type="dynamic", position=(2 * i, 3 + i), angle=0.5 if i == 2 else 0,
                                 linear_velocity=(i, -i), angular_velocity=i / 2)
        body.create_shape(jostle.Polygon.box(0.5, 0.5), density=1 + i)
        bodies.append(body)
    return bodies


def test_poses_of_bodies_in_their_order(world, heap):
    poses = world.poses(heap)
    assert poses.shape == (5, 4) and poses.dtype == np.float32
    for body, (x, y, cosine, sine) in zip(heap, poses):
        assert (x, y) == body.position and (cosine, sine) == body.rotation
    angles = world.poses(heap[2:4], angles=True)
    assert angles.shape == (2, 3)
    assert angles[0] == pytest.approx([4, 5, 0.5])


def test_poses_of_awake_bodies_match_their_ids(world, heap):
    heap[1].is_awake = False
    ids = world.awake_ids()
    assert ids.dtype == np.uint64 and len(ids) == 4 and heap[1].id not in ids
    assert (world.poses() == world.poses(ids)).all()
    assert (world.velocities() == world.velocities(ids)).all()
    assert (world.masses() == world.masses(ids)).all()
    assert [world.body(id) for id in world.body_ids()] == world.bodies


def test_velocities_and_masses(world, heap):
    assert (world.velocities(heap) == [[i, -i, i / 2] for i in range(5)]).all()
    masses = world.masses(heap)
    assert masses[:, 0] == pytest.approx([1, 2, 3, 4, 5])
    assert masses[:, 1] == pytest.approx([m / 6 for m in [1, 2, 3, 4, 5]])


def test_out_is_filled_and_returned(world, heap):
    out = np.full((5, 4), np.nan, np.float32)
    assert world.poses(heap, out=out) is out
    assert not np.isnan(out).any()
    large = np.zeros((9, 4), np.float32)
    part = world.poses(out=large)
    assert part.base is large and len(part) == 5 and (large[5:] == 0).all()
    ids = np.zeros(5, np.uint64)
    assert world.awake_ids(out=ids) is ids and ids.all()
    contacts = np.zeros(100, world.contact_array().dtype)
    assert world.contact_array(out=contacts).base is contacts
    with pytest.raises(jostle.Error):
        world.contact_array(out=contacts[::2])


@pytest.mark.parametrize("out", [
    np.zeros((4, 4), np.float32), np.zeros((5, 3), np.float32), np.zeros((5, 4)), np.zeros((10, 4), np.float32)[::2],
    np.zeros(20, np.float32), "array", [[0] * 4] * 5, np.zeros((5, 4), np.int32),
])
def test_unfit_out_is_refused(world, heap, out):
    with pytest.raises(jostle.Error) as caught:
        world.poses(heap, out=out)
    assert caught.value.argument == "out" and caught.value.function == "World.poses"


def test_out_that_cannot_be_written_is_refused(world, heap):
    out = np.zeros((5, 4), np.float32)
    out.flags.writeable = False
    with pytest.raises(jostle.Error):
        world.poses(heap, out=out)
    assert (out == 0).all()


def test_arrays_do_not_follow_the_world(world, heap):
    before = world.poses(heap)
    copy = before.copy()
    for _ in range(10):
        world.step()
    del world
    assert (before == copy).all()


def test_velocities_of_many_are_set(world, heap):
    values = np.arange(15).reshape(5, 3)
    world.set_velocities(heap, values)
    assert (world.velocities(heap) == values).all()
    world.set_velocities(world.body_ids()[1:3], [[1, 2, 3], [4, 5, 6]])
    assert heap[1].linear_velocity == (4, 5) and heap[1].angular_velocity == 6


def test_impulses_and_forces_of_many(world, heap):
    world.gravity = (0, 0)
    world.set_velocities(heap, np.zeros((5, 3)))
    world.apply_impulses(heap, [[2, 0, 0]] * 5)
    assert world.velocities(heap)[:, 0] == pytest.approx([2 / m for m in [1, 2, 3, 4, 5]])
    world.apply_forces(heap, [[0, 6, 1]] * 5)
    world.step(0.1)
    assert world.velocities(heap)[:, 1] == pytest.approx([0.6 / m for m in [1, 2, 3, 4, 5]], rel=1e-5)
    assert world.velocities(heap)[:, 2] == pytest.approx([0.1 * 6 / m for m in [1, 2, 3, 4, 5]], rel=1e-4)


def test_transforms_of_many(world, heap):
    world.set_transforms(heap, [[i, 10, 0.25] for i in range(5)])
    assert world.poses(heap, angles=True) == pytest.approx(np.array([[i, 10, 0.25] for i in range(5)]))


@pytest.mark.parametrize("values, argument", [
    ([[1, 2, 3]] * 4, "velocities"), ([[1, 2]] * 5, "velocities"), ([[math.nan, 0, 0]] * 5, "velocities"),
    ("abc", "velocities"),
])
def test_bad_rows_are_refused_and_nothing_changes(world, heap, values, argument):
    before = world.state_hash()
    with pytest.raises(jostle.Error) as caught:
        world.set_velocities(heap, values)
    assert caught.value.argument == argument
    assert world.state_hash() == before


@pytest.mark.parametrize("bodies", [[1, 2], [object()], 5, np.array([[1]]), np.array([0.5]), [-1]])
def test_bad_lists_of_bodies_are_refused(world, heap, bodies):
    with pytest.raises(jostle.Error) as caught:
        world.poses(bodies)
    assert caught.value.argument == "bodies"


def test_body_that_is_gone_is_refused_in_lists(world, heap):
    ids = world.body_ids()
    world.destroy(heap[0])
    with pytest.raises(jostle.Error) as caught:
        world.poses(ids)
    assert caught.value.argument == "bodies" and "at 1" in caught.value.requirement


def test_empty_lists_give_empty_arrays(world, heap):
    assert world.poses([]).shape == (0, 4)
    world.set_velocities([], np.zeros((0, 3)))
    assert jostle.World().poses().shape == (0, 4)


def test_contacts_as_an_array(world, heap):
    for _ in range(120):
        world.step()
    array = world.contact_array()
    records = world.contacts
    assert len(array) == len(records) > 0
    for row, contact in zip(array, records):
        assert world.shape(row["shape_a"]) is contact.shape_a and world.shape(row["shape_b"]) is contact.shape_b
        assert tuple(row["normal"]) == contact.normal and row["count"] == contact.count
        assert row["points"]["separation"][0] == np.float32(contact.points[0].separation)
        assert tuple(row["points"]["force"][1]) == pytest.approx(contact.points[1].force)
        assert row["friction"] == np.float32(contact.friction) and row["enabled"]


def test_points_of_shapes_lie_in_the_world(world):
    body = world.create_body(position=(10, 0), angle=math.pi / 2)
    box = body.create_shape(jostle.Polygon.box(1, 0.5))
    disc = body.create_shape(jostle.Circle(0.25, (2, 0)))
    other = world.create_body(position=(0, 5))
    line = other.create_shape(jostle.Segment((0, 0), (1, 0)))
    ids, starts, points, radii = world.shape_points()
    assert ids.tolist() == [box.id, disc.id, line.id] and starts.tolist() == [0, 4, 5, 7]
    assert radii.tolist() == [0, 0.25, 0]
    corners = {tuple(point) for point in points[:4].round(5).tolist()}
    assert corners == {(9.5, -1), (9.5, 1), (10.5, -1), (10.5, 1)}
    assert points[4] == pytest.approx((10, 2), abs=1e-6) and points[5:].tolist() == [[0, 5], [1, 5]]
    assert world.shape_points([other])[0].tolist() == [line.id]
    assert world.shape_points(np.zeros(0, np.uint64))[1].tolist() == [0]


def test_masks_of_batches_are_copied():
    """A mask that changes while worlds are made takes no part."""
    mask = np.array([True, False, True])

    def make(episode):
        made.append(episode.world)
        mask[:] = True
        return jostle.World()

    made = []
    batch = jostle.Batch(make, 3)
    mask[:] = [False, True, False]
    made.clear()
    batch.remake(mask)
    assert made == [1]
