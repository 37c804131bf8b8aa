// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of friction joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const FrictionParameters& read(const FrictionJoint& joint, const Call& call) {
    return parameters_of<FrictionParameters>(find_joint(joint.handle(), call), call);
}

}  // namespace

FrictionJoint World::create_friction(const FrictionJointDef& def) {
    constexpr Call kCall("World::create_friction");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kFriction, def);
    kCall.in(kAtLeastZero, "max_force", def.max_force);
    kCall.in(kAtLeastZero, "max_torque", def.max_torque);
    const FrictionParameters parameters{{def.anchor_a, def.anchor_b}, def.max_force, def.max_torque};
    return FrictionJoint(create(here, kCall, edit, JointParameters(parameters)));
}

FrictionJoint::FrictionJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kFriction, Call("FrictionJoint::FrictionJoint"));
}

float FrictionJoint::max_force() const {
    return read(*this, Call("FrictionJoint::max_force")).max_force;
}
void FrictionJoint::set_max_force(float max_force) const {
    set_number_of(handle(), Call("FrictionJoint::set_max_force"), &FrictionParameters::max_force,
                  kAtLeastZero, "max_force", max_force);
}
float FrictionJoint::max_torque() const {
    return read(*this, Call("FrictionJoint::max_torque")).max_torque;
}
void FrictionJoint::set_max_torque(float max_torque) const {
    set_number_of(handle(), Call("FrictionJoint::set_max_torque"), &FrictionParameters::max_torque,
                  kAtLeastZero, "max_torque", max_torque);
}

}  // namespace jostle
