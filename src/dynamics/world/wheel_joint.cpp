// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of wheel joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const WheelParameters& read(const WheelJoint& joint, const Call& call) {
    return parameters_of<WheelParameters>(find_joint(joint.handle(), call), call);
}

SpinParameters take_spin(const Call& call, const std::optional<WheelMotor>& motor) {
    if (!motor) return {};
    call.in(kBounded, "motor.speed", motor->speed);
    call.in(kAtLeastZero, "motor.max_torque", motor->max_torque);
    return {1, motor->speed, motor->max_torque};
}
void set_spin(const Handle& handle, const Call& call, const std::optional<WheelMotor>& motor) {
    change_parameters<WheelParameters>(
        handle, call, [&](WheelParameters& parameters) { parameters.spin = take_spin(call, motor); });
}

}  // namespace

WheelJoint World::create_wheel(const WheelJointDef& def) {
    constexpr Call kCall("World::create_wheel");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kWheel, def);
    WheelParameters parameters;
    parameters.anchors = {def.anchor_a, def.anchor_b};
    parameters.local_axis_a = checked_axis(kCall, "axis_a", def.axis_a);
    parameters.servo = take_servo(kCall, "suspension", def.suspension);
    if (def.limit) take_limit(kCall, parameters.axis, *def.limit);
    parameters.spin = take_spin(kCall, def.motor);
    return WheelJoint(create(here, kCall, edit, JointParameters(parameters)));
}

WheelJoint::WheelJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kWheel, Call("WheelJoint::WheelJoint"));
}

float WheelJoint::angle() const {
    return coordinate_of(handle(), JointType::kWheel, Call("WheelJoint::angle"));
}
float WheelJoint::translation() const {
    constexpr Call kCall("WheelJoint::translation");
    const FoundJoint joint = find_joint(handle(), kCall);
    return line_translation(parameters_of<WheelParameters>(joint, kCall), poses_of(joint));
}
Vec2 WheelJoint::axis() const {
    constexpr Call kCall("WheelJoint::axis");
    const FoundJoint joint = find_joint(handle(), kCall);
    return rotate(poses_of(joint)[0].q, parameters_of<WheelParameters>(joint, kCall).local_axis_a);
}
Vec2 WheelJoint::local_axis() const {
    return read(*this, Call("WheelJoint::local_axis")).local_axis_a;
}
void WheelJoint::set_local_axis(Vec2 axis) const {
    set_axis_of<WheelParameters>(handle(), Call("WheelJoint::set_local_axis"), axis);
}

std::optional<JointServo> WheelJoint::suspension() const {
    return to_servo(read(*this, Call("WheelJoint::suspension")).servo);
}
void WheelJoint::set_suspension(const JointServo& suspension) const {
    set_servo_of<WheelParameters>(handle(), Call("WheelJoint::set_suspension"), suspension, "suspension");
}
void WheelJoint::set_suspension(std::nullopt_t) const {
    set_servo_of<WheelParameters>(handle(), Call("WheelJoint::set_suspension"), std::nullopt, "suspension");
}

std::optional<JointLimit> WheelJoint::limit() const {
    return to_limit(read(*this, Call("WheelJoint::limit")).axis);
}
void WheelJoint::set_limit(const JointLimit& limit) const {
    set_limit_of<WheelParameters>(handle(), Call("WheelJoint::set_limit"), limit);
}
void WheelJoint::set_limit(std::nullopt_t) const {
    set_limit_of<WheelParameters>(handle(), Call("WheelJoint::set_limit"), std::nullopt);
}

std::optional<WheelMotor> WheelJoint::motor() const {
    const SpinParameters& spin = read(*this, Call("WheelJoint::motor")).spin;
    if (spin.has_motor == 0) return std::nullopt;
    return WheelMotor{spin.speed, spin.max_torque};
}
void WheelJoint::set_motor(const WheelMotor& motor) const {
    set_spin(handle(), Call("WheelJoint::set_motor"), motor);
}
void WheelJoint::set_motor(std::nullopt_t) const {
    set_spin(handle(), Call("WheelJoint::set_motor"), std::nullopt);
}
void WheelJoint::set_motor_speed(float speed) const {
    constexpr Call kCall("WheelJoint::set_motor_speed");
    change_parameters<WheelParameters>(handle(), kCall, [&](WheelParameters& parameters) {
        if (parameters.spin.has_motor == 0) refuse_motorless(kCall);
        kCall.in(kBounded, "speed", speed);
        parameters.spin.speed = speed;
    });
}

}  // namespace jostle
