// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of target joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const TargetParameters& read(const TargetJoint& joint, const Call& call) {
    return parameters_of<TargetParameters>(find_joint(joint.handle(), call), call);
}

}  // namespace

TargetJoint World::create_target(const TargetJointDef& def) {
    constexpr Call kCall("World::create_target");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kTarget, def);
    require_spring(kCall, "spring", def.spring);
    kCall.in(kAtLeastZero, "max_force", def.max_force);
    const TargetParameters parameters{
        {def.anchor_a, def.anchor_b}, def.spring.hertz, def.spring.damping_ratio, def.max_force};
    return TargetJoint(create(here, kCall, edit, JointParameters(parameters)));
}

TargetJoint::TargetJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kTarget, Call("TargetJoint::TargetJoint"));
}

Vec2 TargetJoint::target() const {
    constexpr Call kCall("TargetJoint::target");
    const FoundJoint joint = find_joint(handle(), kCall);
    return apply(poses_of(joint)[0], parameters_of<TargetParameters>(joint, kCall).anchors.a);
}
void TargetJoint::set_target(Vec2 target) const {
    constexpr Call kCall("TargetJoint::set_target");
    change_parameters<TargetParameters>(handle(), kCall, [&](TargetParameters& parameters) {
        kCall.in(kCoordinate, "target", target);
        const FloatEnvironment environment;
        const Vec2 local = inverse_apply(poses_of(find_joint(handle(), kCall))[0], target);
        kCall.in(kCoordinate, "target, in the frame of body_a,", local);
        parameters.anchors.a = local;
    });
}
JointSpring TargetJoint::spring() const {
    const TargetParameters& parameters = read(*this, Call("TargetJoint::spring"));
    return {parameters.hertz, parameters.damping_ratio};
}
void TargetJoint::set_spring(const JointSpring& spring) const {
    constexpr Call kCall("TargetJoint::set_spring");
    change_parameters<TargetParameters>(handle(), kCall, [&](TargetParameters& parameters) {
        require_spring(kCall, "spring", spring);
        parameters.hertz = spring.hertz;
        parameters.damping_ratio = spring.damping_ratio;
    });
}
float TargetJoint::max_force() const {
    return read(*this, Call("TargetJoint::max_force")).max_force;
}
void TargetJoint::set_max_force(float max_force) const {
    set_number_of(handle(), Call("TargetJoint::set_max_force"), &TargetParameters::max_force, kAtLeastZero,
                  "max_force", max_force);
}

}  // namespace jostle
