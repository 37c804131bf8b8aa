// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of distance joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const DistanceParameters& read(const DistanceJoint& joint, const Call& call) {
    return parameters_of<DistanceParameters>(find_joint(joint.handle(), call), call);
}

/// Lets `change` change the limits and the motor.
template <class Change>
void change_axis(const DistanceJoint& joint, const Call& call, Change&& change) {
    change_parameters<DistanceParameters>(joint.handle(), call,
                                          [&](DistanceParameters& parameters) { change(parameters.axis); });
}

/// Lengths are not negative.
void take_lengths(const Call& call, JointAxis& axis, const JointLimit& limit) {
    take_limit(call, axis, limit);
    call.in(kFactor, "limit.lower", limit.lower);
}

}  // namespace

DistanceJoint World::create_distance(const DistanceJointDef& def) {
    constexpr Call kCall("World::create_distance");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kDistance, def);
    kCall.in(kJointLength, "length", def.length);
    if (def.spring) require_spring(kCall, "spring", *def.spring);
    DistanceParameters parameters{{def.anchor_a, def.anchor_b}, def.length, to_parameters(def.spring), {}};
    if (def.limit) take_lengths(kCall, parameters.axis, *def.limit);
    if (def.motor)
        take_motor(kCall, parameters.axis, def.motor->speed, "motor.max_force", def.motor->max_force);
    return DistanceJoint(create(here, kCall, edit, JointParameters(parameters)));
}

DistanceJoint::DistanceJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kDistance, Call("DistanceJoint::DistanceJoint"));
}

float DistanceJoint::current_length() const {
    return coordinate_of(handle(), JointType::kDistance, Call("DistanceJoint::current_length"));
}
float DistanceJoint::length() const {
    return read(*this, Call("DistanceJoint::length")).length;
}
void DistanceJoint::set_length(float length) const {
    constexpr Call kCall("DistanceJoint::set_length");
    change_parameters<DistanceParameters>(handle(), kCall, [&](DistanceParameters& parameters) {
        kCall.in(kJointLength, "length", length);
        parameters.length = length;
    });
}

std::optional<JointSpring> DistanceJoint::spring() const {
    return to_spring(read(*this, Call("DistanceJoint::spring")).spring);
}
void DistanceJoint::set_spring(const JointSpring& spring) const {
    constexpr Call kCall("DistanceJoint::set_spring");
    change_parameters<DistanceParameters>(handle(), kCall, [&](DistanceParameters& parameters) {
        require_spring(kCall, "spring", spring);
        parameters.spring = to_parameters(spring);
    });
}
void DistanceJoint::set_spring(std::nullopt_t) const {
    change_parameters<DistanceParameters>(handle(), Call("DistanceJoint::set_spring"),
                                          [](DistanceParameters& parameters) { parameters.spring = {}; });
}

std::optional<JointLimit> DistanceJoint::limit() const {
    return to_limit(read(*this, Call("DistanceJoint::limit")).axis);
}
void DistanceJoint::set_limit(const JointLimit& limit) const {
    constexpr Call kCall("DistanceJoint::set_limit");
    change_axis(*this, kCall, [&](JointAxis& axis) { take_lengths(kCall, axis, limit); });
}
void DistanceJoint::set_limit(std::nullopt_t) const {
    change_axis(*this, Call("DistanceJoint::set_limit"), remove_limit);
}

std::optional<DistanceMotor> DistanceJoint::motor() const {
    const JointAxis& axis = read(*this, Call("DistanceJoint::motor")).axis;
    if (axis.has_motor == 0) return std::nullopt;
    return DistanceMotor{axis.motor_speed, axis.max_motor};
}
void DistanceJoint::set_motor(const DistanceMotor& motor) const {
    constexpr Call kCall("DistanceJoint::set_motor");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        take_motor(kCall, axis, motor.speed, "motor.max_force", motor.max_force);
    });
}
void DistanceJoint::set_motor(std::nullopt_t) const {
    change_axis(*this, Call("DistanceJoint::set_motor"), remove_motor);
}
void DistanceJoint::set_motor_speed(float speed) const {
    constexpr Call kCall("DistanceJoint::set_motor_speed");
    change_axis(*this, kCall, [&](JointAxis& axis) {
        require_motor(kCall, axis);
        kCall.in(kBounded, "speed", speed);
        axis.motor_speed = speed;
    });
}

}  // namespace jostle
