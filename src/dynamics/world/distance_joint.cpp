// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of distance joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

const DistanceParameters& read(const Joint& joint, const Call& call) {
    return parameters_of<DistanceParameters>(find_joint(joint.handle(), call), call);
}

}  // namespace

DistanceJoint World::create_distance(const DistanceJointDef& def) {
    constexpr Call kCall("World::create_distance");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kDistance, def);
    kCall.in(kJointLength, "length", def.length);
    if (def.spring) require_spring(kCall, "spring", *def.spring);
    return DistanceJoint(create(here, kCall, edit,
                                JointParameters(DistanceParameters{
                                    {def.anchor_a, def.anchor_b}, def.length, to_parameters(def.spring)})));
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

}  // namespace jostle
