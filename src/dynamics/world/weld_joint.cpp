// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of weld joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const WeldParameters& read(const WeldJoint& joint, const Call& call) {
    return parameters_of<WeldParameters>(find_joint(joint.handle(), call), call);
}

/// A weld's spring holds.
void require_firm(const Call& call, const std::string& name, const JointSpring& spring) {
    require_spring(call, name, spring);
    call.in(kPositive, name + ".hertz", spring.hertz);
}

void set(const Joint& joint, const Call& call, SpringParameters WeldParameters::*member,
         const std::optional<JointSpring>& spring) {
    change_parameters<WeldParameters>(joint.handle(), call, [&](WeldParameters& parameters) {
        if (spring) require_firm(call, "spring", *spring);
        parameters.*member = to_parameters(spring);
    });
}

}  // namespace

WeldJoint World::create_weld(const WeldJointDef& def) {
    constexpr Call kCall("World::create_weld");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kWeld, def);
    WeldParameters parameters;
    parameters.anchors = {def.anchor_a, def.anchor_b};
    parameters.reference_angle = checked_reference(kCall, def.reference_angle);
    if (def.linear_spring) require_firm(kCall, "linear_spring", *def.linear_spring);
    if (def.angular_spring) require_firm(kCall, "angular_spring", *def.angular_spring);
    parameters.linear = to_parameters(def.linear_spring);
    parameters.angular = to_parameters(def.angular_spring);
    return WeldJoint(create(here, kCall, edit, JointParameters(parameters)));
}

WeldJoint::WeldJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kWeld, Call("WeldJoint::WeldJoint"));
}

float WeldJoint::angular_error() const {
    return coordinate_of(handle(), JointType::kWeld, Call("WeldJoint::angular_error"));
}
float WeldJoint::reference_angle() const {
    return read(*this, Call("WeldJoint::reference_angle")).reference_angle;
}
void WeldJoint::set_reference_angle(float reference_angle) const {
    set_reference_of<WeldParameters>(handle(), Call("WeldJoint::set_reference_angle"), reference_angle);
}

std::optional<JointSpring> WeldJoint::linear_spring() const {
    return to_spring(read(*this, Call("WeldJoint::linear_spring")).linear);
}
void WeldJoint::set_linear_spring(const JointSpring& spring) const {
    set(*this, Call("WeldJoint::set_linear_spring"), &WeldParameters::linear, spring);
}
void WeldJoint::set_linear_spring(std::nullopt_t none) const {
    set(*this, Call("WeldJoint::set_linear_spring"), &WeldParameters::linear, none);
}
std::optional<JointSpring> WeldJoint::angular_spring() const {
    return to_spring(read(*this, Call("WeldJoint::angular_spring")).angular);
}
void WeldJoint::set_angular_spring(const JointSpring& spring) const {
    set(*this, Call("WeldJoint::set_angular_spring"), &WeldParameters::angular, spring);
}
void WeldJoint::set_angular_spring(std::nullopt_t none) const {
    set(*this, Call("WeldJoint::set_angular_spring"), &WeldParameters::angular, none);
}

}  // namespace jostle
