# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Events of a step, as records and as arrays."""

import jostle
import numpy as np
import pytest


def test_contacts_begin_hit_and_end(world, box, ground):
    box.shapes[0].colour = "red"
    box.linear_velocity = (0, -9)
    floor = ground.shapes[0]
    hitting = box.create_shape(jostle.Circle(0.55), hit_events=True)
    began, hits = [], []
    for _ in range(60):
        world.step()
        began += world.events.contacts_began
        hits += world.events.hits
    assert {(event.shape_a, event.shape_b) for event in began} >= {(floor, hitting)}
    # 9 m/s, and the fall of 3.45 m: v^2 = 81 + 2 * 10 * 3.45.
    assert hits[0].approach_speed == pytest.approx((81 + 69) ** 0.5, rel=0.01)
    assert hits[0].normal == pytest.approx((0, 1)) and hits[0].point.y == pytest.approx(0, abs=0.3)
    world.destroy(box)
    world.step()
    ended = world.events.contacts_ended
    assert any(event.shape_b is hitting for event in ended)
    gone = [event.shape for event in world.events.shapes_gone]
    assert hitting in gone and not hitting.is_valid
    assert [shape.colour for shape in gone if hasattr(shape, "colour")] == ["red"], "attributes outlive the shape"


def test_sensor_is_entered_and_left(world):
    gate = world.create_body()
    sensor = gate.create_shape(jostle.Polygon.box(1, 1), is_sensor=True, user_data=7)
    ball = world.create_body(type="dynamic", position=(-3, 0), linear_velocity=(3, 0), gravity_scale=0)
    shape = ball.create_shape(jostle.Circle(0.25), user_data=8)
    entered, left, inside = [], [], 0
    for _ in range(150):
        world.step()
        entered += world.events.sensors_entered
        left += world.events.sensors_left
        inside = max(inside, len(sensor.visitors))
    assert [(event.sensor, event.visitor) for event in entered] == [(sensor, shape)]
    assert [(event.sensor_user_data, event.visitor_user_data) for event in left] == [(7, 8)]
    assert inside == 1 and ball.position.x > 2


def test_moves_and_sleep(world, box):
    world.step()
    (move,) = world.events.moved
    assert move.body is box and move.position == box.position and move.rotation == box.rotation
    for _ in range(200):
        world.step()
        if world.events.slept:
            break
    assert [event.body for event in world.events.slept] == [box]
    box.is_awake = True
    world.step()
    assert [event.body for event in world.events.woke] == [box]


def test_events_as_arrays_have_the_records_fields(world, box, ground):
    for _ in range(60):
        world.step()
        if world.events.contacts_began:
            break
    array = world.events.array("contacts_began")
    (record,) = world.events.contacts_began
    assert array.dtype.names == record._fields
    assert world.shape(array[0]["shape_a"]) is record.shape_a
    moved = world.events.array("moved")
    assert tuple(moved[0]["position"]) == box.position and moved[0]["body"] == box.id
    out = np.zeros(4, moved.dtype)
    assert world.events.array("moved", out=out).base is out
    assert len(world.events.array("crushed")) == 0
    with pytest.raises(jostle.Error, match="did you mean 'moved'"):
        world.events.array("move")
    with pytest.raises(jostle.Error):
        world.events.array("moved", out=np.zeros(4))


def test_no_events_before_the_first_step(world):
    for name in dir(jostle.Events):
        if not name.startswith("_") and name != "array":
            assert getattr(world.events, name) == []
