// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of revolute joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const RevoluteParameters& read(const RevoluteJoint& joint, const Call& call) {
    return parameters_of<RevoluteParameters>(find_joint(joint.handle(), call), call);
}

/// Lets `change` change the axis.
template <class Change>
void change_axis(const RevoluteJoint& joint, const Call& call, Change&& change) {
    change_parameters<RevoluteParameters>(joint.handle(), call,
                                          [&](RevoluteParameters& parameters) { change(parameters.axis); });
}

}  // namespace

RevoluteJoint World::create_revolute(const RevoluteJointDef& def) {
    constexpr Call kCall("World::create_revolute");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kRevolute, def);
    RevoluteParameters parameters;
    parameters.anchors = {def.anchor_a, def.anchor_b};
    parameters.reference_angle = checked_reference(kCall, def.reference_angle);
    if (def.limit) take_limit(kCall, parameters.axis, *def.limit);
    if (def.motor)
        take_motor(kCall, parameters.axis, def.motor->speed, "motor.max_torque", def.motor->max_torque);
    parameters.servo = take_servo(kCall, "servo", def.servo);
    return RevoluteJoint(create(here, kCall, edit, JointParameters(parameters)));
}

RevoluteJoint::RevoluteJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kRevolute, Call("RevoluteJoint::RevoluteJoint"));
}

float RevoluteJoint::angle() const {
    return coordinate_of(handle(), JointType::kRevolute, Call("RevoluteJoint::angle"));
}
float RevoluteJoint::reference_angle() const {
    return read(*this, Call("RevoluteJoint::reference_angle")).reference_angle;
}
void RevoluteJoint::set_reference_angle(float reference_angle) const {
    set_reference_of<RevoluteParameters>(handle(), Call("RevoluteJoint::set_reference_angle"),
                                         reference_angle);
}

std::optional<JointLimit> RevoluteJoint::limit() const {
    return to_limit(read(*this, Call("RevoluteJoint::limit")).axis);
}
void RevoluteJoint::set_limit(const JointLimit& limit) const {
    constexpr Call kCall("RevoluteJoint::set_limit");
    change_axis(*this, kCall, [&](JointAxis& axis) { take_limit(kCall, axis, limit); });
}
void RevoluteJoint::set_limit(std::nullopt_t) const {
    change_axis(*this, Call("RevoluteJoint::set_limit"), remove_limit);
}

std::optional<RevoluteMotor> RevoluteJoint::motor() const {
    const JointAxis& axis = read(*this, Call("RevoluteJoint::motor")).axis;
    if (axis.has_motor == 0) return std::nullopt;
    return RevoluteMotor{axis.motor_speed, axis.max_motor};
}
void RevoluteJoint::set_motor(const RevoluteMotor& motor) const {
    constexpr Call kCall("RevoluteJoint::set_motor");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        take_motor(kCall, axis, motor.speed, "motor.max_torque", motor.max_torque);
    });
}
void RevoluteJoint::set_motor(std::nullopt_t) const {
    change_axis(*this, Call("RevoluteJoint::set_motor"), remove_motor);
}
void RevoluteJoint::set_motor_speed(float speed) const {
    constexpr Call kCall("RevoluteJoint::set_motor_speed");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        require_motor(kCall, axis);
        kCall.in(kBounded, "speed", speed);
        axis.motor_speed = speed;
    });
}

std::optional<JointServo> RevoluteJoint::servo() const {
    return to_servo(read(*this, Call("RevoluteJoint::servo")).servo);
}
void RevoluteJoint::set_servo(const JointServo& servo) const {
    set_servo_of<RevoluteParameters>(handle(), Call("RevoluteJoint::set_servo"), servo);
}
void RevoluteJoint::set_servo(std::nullopt_t) const {
    set_servo_of<RevoluteParameters>(handle(), Call("RevoluteJoint::set_servo"), std::nullopt);
}
void RevoluteJoint::set_servo_target(float target) const {
    set_target_of<RevoluteParameters>(handle(), Call("RevoluteJoint::set_servo_target"), target);
}

}  // namespace jostle
