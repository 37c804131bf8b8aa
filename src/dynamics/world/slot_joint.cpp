// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of slot joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const SlotParameters& read(const SlotJoint& joint, const Call& call) {
    return parameters_of<SlotParameters>(find_joint(joint.handle(), call), call);
}

void take_motor(const Call& call, JointAxis& axis, const SlotMotor& motor) {
    take_motor(call, axis, motor.speed, "motor.max_force", motor.max_force);
}

/// Lets `change` change the motor along the line.
template <class Change>
void change_axis(const SlotJoint& joint, const Call& call, Change&& change) {
    change_parameters<SlotParameters>(joint.handle(), call,
                                      [&](SlotParameters& parameters) { change(parameters.axis); });
}

}  // namespace

SlotJoint World::create_slot(const SlotJointDef& def) {
    constexpr Call kCall("World::create_slot");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kSlot, def);
    SlotParameters parameters;
    parameters.anchors = {def.anchor_a, def.anchor_b};
    parameters.local_axis_a = checked_axis(kCall, "axis_a", def.axis_a);
    if (def.limit) take_limit(kCall, parameters.axis, *def.limit);
    if (def.motor) take_motor(kCall, parameters.axis, *def.motor);
    parameters.servo = take_servo(kCall, "servo", def.servo);
    return SlotJoint(create(here, kCall, edit, JointParameters(parameters)));
}

SlotJoint::SlotJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kSlot, Call("SlotJoint::SlotJoint"));
}

float SlotJoint::translation() const {
    return coordinate_of(handle(), JointType::kSlot, Call("SlotJoint::translation"));
}
Vec2 SlotJoint::axis() const {
    constexpr Call kCall("SlotJoint::axis");
    const FoundJoint joint = find_joint(handle(), kCall);
    return rotate(poses_of(joint)[0].q, parameters_of<SlotParameters>(joint, kCall).local_axis_a);
}
Vec2 SlotJoint::local_axis() const {
    return read(*this, Call("SlotJoint::local_axis")).local_axis_a;
}
void SlotJoint::set_local_axis(Vec2 axis) const {
    set_axis_of<SlotParameters>(handle(), Call("SlotJoint::set_local_axis"), axis);
}

std::optional<JointLimit> SlotJoint::limit() const {
    return to_limit(read(*this, Call("SlotJoint::limit")).axis);
}
void SlotJoint::set_limit(const JointLimit& limit) const {
    set_limit_of<SlotParameters>(handle(), Call("SlotJoint::set_limit"), limit);
}
void SlotJoint::set_limit(std::nullopt_t) const {
    set_limit_of<SlotParameters>(handle(), Call("SlotJoint::set_limit"), std::nullopt);
}

std::optional<SlotMotor> SlotJoint::motor() const {
    const JointAxis& axis = read(*this, Call("SlotJoint::motor")).axis;
    if (axis.has_motor == 0) return std::nullopt;
    return SlotMotor{axis.motor_speed, axis.max_motor};
}
void SlotJoint::set_motor(const SlotMotor& motor) const {
    constexpr Call kCall("SlotJoint::set_motor");
    change_axis(*this, kCall, [&](JointAxis& axis) { take_motor(kCall, axis, motor); });
}
void SlotJoint::set_motor(std::nullopt_t) const {
    change_axis(*this, Call("SlotJoint::set_motor"), remove_motor);
}
void SlotJoint::set_motor_speed(float speed) const {
    constexpr Call kCall("SlotJoint::set_motor_speed");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        require_motor(kCall, axis);
        kCall.in(kBounded, "speed", speed);
        axis.motor_speed = speed;
    });
}

std::optional<JointServo> SlotJoint::servo() const {
    return to_servo(read(*this, Call("SlotJoint::servo")).servo);
}
void SlotJoint::set_servo(const JointServo& servo) const {
    set_servo_of<SlotParameters>(handle(), Call("SlotJoint::set_servo"), servo);
}
void SlotJoint::set_servo(std::nullopt_t) const {
    set_servo_of<SlotParameters>(handle(), Call("SlotJoint::set_servo"), std::nullopt);
}
void SlotJoint::set_servo_target(float target) const {
    set_target_of<SlotParameters>(handle(), Call("SlotJoint::set_servo_target"), target);
}

}  // namespace jostle
