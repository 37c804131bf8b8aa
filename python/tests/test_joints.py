# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Joints of every type: what they hold, and their properties."""

import math

import jostle
import pytest


@pytest.fixture
def pair(world):
    """A static body at the origin, and a disc of 1 kg beside it."""
    a = world.create_body()
    b = world.create_body(type="dynamic", position=(1, 0))
    b.create_shape(jostle.Circle(0.25), density=1 / (math.pi / 16))
    return a, b


def run(world, seconds=1.0):
    for _ in range(round(60 * seconds)):
        world.step(1 / 60)


def test_revolute_swings_about_its_anchor(world, pair):
    joint = world.create_revolute(*pair, anchor_b=(-1, 0))
    assert isinstance(joint, jostle.RevoluteJoint) and joint.type == "revolute" and joint.bodies == list(pair)
    assert pair[1].joints == [joint] and world.joints == [joint] and pair[1].joints[0] is joint
    run(world)
    assert pair[1].position.length == pytest.approx(1, abs=1e-3)
    assert joint.linear_error < 1e-3 and joint.angle != 0
    assert joint.anchor_a == pytest.approx((0, 0), abs=1e-3)


def test_parts_of_a_joint_can_be_set_and_taken_away(world, pair):
    joint = world.create_revolute(*pair, limit=(-1, 1), motor={"speed": 2, "max_torque": 3})
    assert joint.limit == jostle.JointLimit(-1, 1) and joint.motor == jostle.RevoluteMotor(2, 3)
    assert joint.servo is None and joint.stiffness is None and joint.break_at is None
    joint.limit = None
    joint.set_motor_speed(5)
    joint.servo = jostle.JointServo(target=0.5, hertz=2, max=9)
    joint.set_servo_target(0.25)
    joint.stiffness = (30, 1)
    joint.break_at = jostle.JointBreak(force=100)
    assert joint.limit is None and joint.motor == (5, 3) and joint.servo == (0.25, 2, 1, 9)
    assert joint.stiffness == (30, 1) and joint.break_at.force == 100 and not joint.break_at.destroy
    joint.motor = None
    with pytest.raises(jostle.Error):
        joint.set_motor_speed(1)
    joint.collide_connected = True
    joint.user_data = 4
    joint.local_anchor_a = (0.5, 0)
    assert joint.collide_connected and joint.user_data == 4 and joint.local_anchor_a == (0.5, 0)


def test_motor_turns_a_wheel(world, pair):
    joint = world.create_revolute(*pair, anchor_a=(1, 0), motor=(3, 100))
    run(world, 0.5)
    assert pair[1].angular_velocity == pytest.approx(3, rel=1e-3)
    assert joint.angle == pytest.approx(1.5, rel=0.02)


def test_prismatic_slides_on_its_axis_to_its_limit(world, pair):
    joint = world.create_prismatic(*pair, anchor_a=(1, 0), axis_a=(0, 2), limit=(-0.5, 0.5))
    assert joint.local_axis == (0, 1) and joint.axis == (0, 1)
    run(world)
    assert joint.translation == pytest.approx(-0.5, abs=0.01) and pair[1].position.x == pytest.approx(1, abs=1e-3)
    assert joint.reaction_force.y == pytest.approx(10, rel=0.02)  # the weight of 1 kg


def test_distance_holds_its_length(world, pair):
    joint = world.create_distance(*pair, length=1)
    run(world)
    assert joint.current_length == pytest.approx(1, abs=1e-3) and joint.length == 1
    joint.spring = jostle.JointSpring(2, 1)
    joint.length = 2
    assert joint.spring == (2, 1) and joint.length == 2


def test_weld_holds_the_angle(world, pair):
    joint = world.create_weld(*pair, anchor_a=(1, 0))
    run(world)
    assert pair[1].position == pytest.approx((1, 0), abs=1e-3) and joint.angular_error == pytest.approx(0, abs=1e-3)
    joint.linear_spring = (3, 1)
    assert joint.linear_spring == (3, 1) and joint.angular_spring is None


def test_filter_lets_bodies_overlap(world, box, ground):
    joint = world.create_filter(ground, box, user_data=2)
    run(world)
    assert box.position.y < 0 and joint.user_data == 2


def test_motor_joint_drives_to_a_pose(world, pair):
    joint = world.create_motor(*pair, offset=(2, 1), angle=0.5)
    run(world)
    assert pair[1].position == pytest.approx((2, 1), abs=0.01) and pair[1].angle == pytest.approx(0.5, abs=0.01)
    joint.offset, joint.angle, joint.max_force, joint.max_torque = (1, 1), 0, 1000, 100
    assert (joint.offset, joint.angle, joint.max_force, joint.max_torque) == ((1, 1), 0, 1000, 100)
    assert joint.current_angle == pytest.approx(0.5, abs=0.01)


def test_target_draws_a_point(world, pair):
    world.gravity = (0, 0)
    joint = world.create_target(*pair, anchor_a=(1, 0), spring=(5, 1))
    joint.target = (2, 2)
    run(world, 2)
    assert pair[1].position == pytest.approx((2, 2), abs=0.01)
    joint.max_force = 50
    joint.spring = (4, 0.5)
    assert joint.max_force == 50 and joint.spring == (4, 0.5) and joint.target == pytest.approx((2, 2))


def test_friction_slows_down(world, pair):
    world.gravity = (0, 0)
    pair[1].linear_velocity = (1, 0)
    joint = world.create_friction(*pair, max_force=1, max_torque=0)
    run(world, 0.5)
    assert pair[1].linear_velocity.x == pytest.approx(0.5, abs=0.01)  # 1 N on 1 kg for half a second
    joint.max_torque = 3
    assert (joint.max_force, joint.max_torque) == (1, 3)


def test_wheel_hangs_on_its_suspension(world, pair):
    joint = world.create_wheel(*pair, anchor_a=(1, 0), suspension=jostle.JointServo(0, 4, 0.7), motor=(5, 10))
    run(world)
    assert pair[1].position.x == pytest.approx(1, abs=1e-3) and -0.1 < joint.translation < 0
    assert pair[1].angular_velocity == pytest.approx(5, rel=0.01)
    joint.suspension = None
    assert joint.suspension is None and joint.motor == (5, 10)


def test_slot_slides_and_turns(world, pair):
    joint = world.create_slot(*pair, anchor_a=(1, 0), axis_a=(0, 1), limit=(-1, 0))
    run(world)
    assert joint.translation == pytest.approx(-1, abs=0.01)


def test_pulley_balances(world):
    frame = world.create_body()
    bodies = []
    for x in [-1, 1]:
        body = world.create_body(type="dynamic", position=(x, 0))
        body.create_shape(jostle.Circle(0.25))
        bodies.append(body)
    joint = world.create_pulley(*bodies, frame=frame, point_a=(-1, 2), point_b=(1, 2), length=4)
    run(world)
    assert joint.frame is frame and joint.length_a == pytest.approx(2, abs=0.01) and joint.length_b == pytest.approx(2, abs=0.01)
    assert joint.point_a == (-1, 2) and joint.bodies == [*bodies, frame]
    joint.length, joint.ratio, joint.min_length_a, joint.min_length_b = 5, 2, 0.5, 0.25
    assert (joint.length, joint.ratio, joint.min_length_a, joint.min_length_b) == (5, 2, 0.5, 0.25)


def test_gear_turns_the_other_way(world):
    frame = world.create_body()
    wheels = []
    for x in [-1, 1]:
        wheel = world.create_body(type="dynamic", position=(x, 0))
        wheel.create_shape(jostle.Circle(0.5))
        wheels.append(world.create_revolute(frame, wheel, anchor_a=(x, 0)))
    gear = world.create_gear(*wheels, ratio=2)
    wheels[0].motor = (1, 100)
    run(world)
    assert wheels[0].angle + 2 * wheels[1].angle == pytest.approx(gear.offset, abs=1e-3)
    assert gear.joint_a is wheels[0] and gear.joint_b is wheels[1] and gear.ratio == 2 and abs(gear.error) < 1e-3
    world.destroy(wheels[0].body_b)
    assert not gear.is_valid
    world.step()
    assert {event.joint for event in world.events.joints_gone} >= {gear}


def test_ratchet_turns_one_way(world, pair):
    world.create_revolute(*pair, anchor_a=(1, 0))
    joint = world.create_ratchet(*pair, step=0.25)
    pair[1].angular_velocity = 1
    run(world, 0.4)
    angle = joint.angle
    assert angle > 0.3
    pair[1].angular_velocity = -3
    run(world, 0.5)
    assert joint.tooth - 0.02 <= joint.angle
    assert (joint.step, joint.phase) == (0.25, 0)


def test_custom_joint_is_a_rod_of_rows(world, pair):
    joint = world.create_custom(*pair)

    @world.on_custom_joints
    def rows(question):
        assert question.joint is joint and question.h == pytest.approx(1 / 240)
        a, b = question.joint.bodies
        way = b.position - a.position
        normal = way / way.length
        question.add([-normal, normal], [0, 0], error=way.length - 1)

    run(world)
    assert pair[1].position.length == pytest.approx(1, abs=0.01)
    assert joint.row_count == 1 and joint.row_force(0) != 0
    with pytest.raises(jostle.Error):
        joint.row_force(7)


def test_break_is_an_event(world, pair):
    joint = world.create_weld(*pair, anchor_a=(1, 0), break_at=jostle.JointBreak(force=5, destroy=True))
    joint.mine = "kept"
    world.step()
    (event,) = world.events.joints_broke
    assert event.joint is joint and event.joint.mine == "kept" and event.destroyed and event.force.y > 5
    assert not joint.is_valid and repr(joint) == "<WeldJoint 0, gone>"


def test_bad_definitions_are_refused(world, pair):
    for call in [
        lambda: world.create_revolute(pair[0], pair[0]), lambda: world.create_revolute(pair[0]),
        lambda: world.create_revolute(*pair, (0, 0)), lambda: world.create_revolute(*pair, limit=(1, -1)),
        lambda: world.create_revolute(*pair, limit=(1, 2, 3)), lambda: world.create_revolute(*pair, limit={"low": 1}),
        lambda: world.create_distance(*pair, length=-1), lambda: world.create_gear(1, 2),
        lambda: world.create_revolute(pair[0], jostle.World().create_body()),
    ]:
        with pytest.raises(jostle.Error) as caught:
            call()
        assert caught.value.function.startswith("World.create_")
    assert world.joints == []
    with pytest.raises(jostle.Error, match="did you mean 'anchor_a'"):
        world.create_revolute(*pair, anchr_a=(0, 0))
