// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of prismatic joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const PrismaticParameters& read(const PrismaticJoint& joint, const Call& call) {
    return parameters_of<PrismaticParameters>(find_joint(joint.handle(), call), call);
}

/// Lets `change` change the axis.
template <class Change>
void change_axis(const PrismaticJoint& joint, const Call& call, Change&& change) {
    change_parameters<PrismaticParameters>(joint.handle(), call,
                                           [&](PrismaticParameters& parameters) { change(parameters.axis); });
}

}  // namespace

PrismaticJoint World::create_prismatic(const PrismaticJointDef& def) {
    constexpr Call kCall("World::create_prismatic");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kPrismatic, def);
    PrismaticParameters parameters;
    parameters.anchors = {def.anchor_a, def.anchor_b};
    parameters.reference_angle = checked_reference(kCall, def.reference_angle);
    parameters.local_axis_a = checked_axis(kCall, "axis_a", def.axis_a);
    if (def.limit) take_limit(kCall, parameters.axis, *def.limit);
    if (def.motor)
        take_motor(kCall, parameters.axis, def.motor->speed, "motor.max_force", def.motor->max_force);
    parameters.servo = take_servo(kCall, "servo", def.servo);
    return PrismaticJoint(create(here, kCall, edit, JointParameters(parameters)));
}

PrismaticJoint::PrismaticJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kPrismatic, Call("PrismaticJoint::PrismaticJoint"));
}

float PrismaticJoint::translation() const {
    return coordinate_of(handle(), JointType::kPrismatic, Call("PrismaticJoint::translation"));
}
Vec2 PrismaticJoint::axis() const {
    constexpr Call kCall("PrismaticJoint::axis");
    const FoundJoint joint = find_joint(handle(), kCall);
    return rotate(poses_of(joint)[0].q, parameters_of<PrismaticParameters>(joint, kCall).local_axis_a);
}
Vec2 PrismaticJoint::local_axis() const {
    return read(*this, Call("PrismaticJoint::local_axis")).local_axis_a;
}
void PrismaticJoint::set_local_axis(Vec2 axis) const {
    set_axis_of<PrismaticParameters>(handle(), Call("PrismaticJoint::set_local_axis"), axis);
}
float PrismaticJoint::reference_angle() const {
    return read(*this, Call("PrismaticJoint::reference_angle")).reference_angle;
}
void PrismaticJoint::set_reference_angle(float reference_angle) const {
    set_reference_of<PrismaticParameters>(handle(), Call("PrismaticJoint::set_reference_angle"),
                                          reference_angle);
}

std::optional<JointLimit> PrismaticJoint::limit() const {
    return to_limit(read(*this, Call("PrismaticJoint::limit")).axis);
}
void PrismaticJoint::set_limit(const JointLimit& limit) const {
    constexpr Call kCall("PrismaticJoint::set_limit");
    change_axis(*this, kCall, [&](JointAxis& axis) { take_limit(kCall, axis, limit); });
}
void PrismaticJoint::set_limit(std::nullopt_t) const {
    change_axis(*this, Call("PrismaticJoint::set_limit"), remove_limit);
}

std::optional<PrismaticMotor> PrismaticJoint::motor() const {
    const JointAxis& axis = read(*this, Call("PrismaticJoint::motor")).axis;
    if (axis.has_motor == 0) return std::nullopt;
    return PrismaticMotor{axis.motor_speed, axis.max_motor};
}
void PrismaticJoint::set_motor(const PrismaticMotor& motor) const {
    constexpr Call kCall("PrismaticJoint::set_motor");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        take_motor(kCall, axis, motor.speed, "motor.max_force", motor.max_force);
    });
}
void PrismaticJoint::set_motor(std::nullopt_t) const {
    change_axis(*this, Call("PrismaticJoint::set_motor"), remove_motor);
}
void PrismaticJoint::set_motor_speed(float speed) const {
    constexpr Call kCall("PrismaticJoint::set_motor_speed");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        require_motor(kCall, axis);
        kCall.in(kBounded, "speed", speed);
        axis.motor_speed = speed;
    });
}

std::optional<JointServo> PrismaticJoint::servo() const {
    return to_servo(read(*this, Call("PrismaticJoint::servo")).servo);
}
void PrismaticJoint::set_servo(const JointServo& servo) const {
    set_servo_of<PrismaticParameters>(handle(), Call("PrismaticJoint::set_servo"), servo);
}
void PrismaticJoint::set_servo(std::nullopt_t) const {
    set_servo_of<PrismaticParameters>(handle(), Call("PrismaticJoint::set_servo"), std::nullopt);
}
void PrismaticJoint::set_servo_target(float target) const {
    set_target_of<PrismaticParameters>(handle(), Call("PrismaticJoint::set_servo_target"), target);
}

}  // namespace jostle
