// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of motor joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const MotorParameters& read(const MotorJoint& joint, const Call& call) {
    return parameters_of<MotorParameters>(find_joint(joint.handle(), call), call);
}

}  // namespace

MotorJoint World::create_motor(const MotorJointDef& def) {
    constexpr Call kCall("World::create_motor");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kMotor, def);
    kCall.in(kCoordinate, "offset", def.offset);
    kCall.in(kBounded, "angle", def.angle);
    kCall.in(kAtLeastZero, "max_force", def.max_force);
    kCall.in(kAtLeastZero, "max_torque", def.max_torque);
    const MotorParameters parameters{
        {def.anchor_a, def.anchor_b}, def.offset, def.angle, def.max_force, def.max_torque};
    return MotorJoint(create(here, kCall, edit, JointParameters(parameters)));
}

MotorJoint::MotorJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kMotor, Call("MotorJoint::MotorJoint"));
}

Vec2 MotorJoint::offset() const {
    return read(*this, Call("MotorJoint::offset")).offset;
}
void MotorJoint::set_offset(Vec2 offset) const {
    constexpr Call kCall("MotorJoint::set_offset");
    change_parameters<MotorParameters>(handle(), kCall, [&](MotorParameters& parameters) {
        kCall.in(kCoordinate, "offset", offset);
        parameters.offset = offset;
    });
}
float MotorJoint::angle() const {
    return read(*this, Call("MotorJoint::angle")).angle;
}
void MotorJoint::set_angle(float angle) const {
    set_number_of(handle(), Call("MotorJoint::set_angle"), &MotorParameters::angle, kBounded, "angle", angle);
}
float MotorJoint::current_angle() const {
    return coordinate_of(handle(), JointType::kMotor, Call("MotorJoint::current_angle"));
}
float MotorJoint::max_force() const {
    return read(*this, Call("MotorJoint::max_force")).max_force;
}
void MotorJoint::set_max_force(float max_force) const {
    set_number_of(handle(), Call("MotorJoint::set_max_force"), &MotorParameters::max_force, kAtLeastZero,
                  "max_force", max_force);
}
float MotorJoint::max_torque() const {
    return read(*this, Call("MotorJoint::max_torque")).max_torque;
}
void MotorJoint::set_max_torque(float max_torque) const {
    set_number_of(handle(), Call("MotorJoint::set_max_torque"), &MotorParameters::max_torque, kAtLeastZero,
                  "max_torque", max_torque);
}

}  // namespace jostle
