// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of ratchet joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const RatchetParameters& read(const RatchetJoint& joint, const Call& call) {
    return parameters_of<RatchetParameters>(find_joint(joint.handle(), call), call);
}

void require_step(const Call& call, float step) {
    call.in(kRatchetStep, "step", step);
    if (abs(step) < kLeastRatchetStep)
        call.refuse("step", to_text(step), "it must be 1e-3 at least, or -1e-3 at most");
}

}  // namespace

RatchetJoint World::create_ratchet(const RatchetJointDef& def) {
    constexpr Call kCall("World::create_ratchet");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kRatchet, def);
    require_step(kCall, def.step);
    kCall.in(kRatchetPhase, "phase", def.phase);
    kCall.in(kAtLeastZero, "max_torque", def.max_torque);
    const RatchetParameters parameters{{def.anchor_a, def.anchor_b}, def.step, def.phase, def.max_torque};
    return RatchetJoint(create(here, kCall, edit, JointParameters(parameters)));
}

RatchetJoint::RatchetJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kRatchet, Call("RatchetJoint::RatchetJoint"));
}

float RatchetJoint::angle() const {
    return coordinate_of(handle(), JointType::kRatchet, Call("RatchetJoint::angle"));
}
float RatchetJoint::tooth() const {
    constexpr Call kCall("RatchetJoint::tooth");
    const FoundJoint joint = find_joint(handle(), kCall);
    require_type(joint, JointType::kRatchet, kCall);
    return ratchet_tooth(joint.tables().joint_sim(joint.id), poses_of(joint));
}
float RatchetJoint::step() const {
    return read(*this, Call("RatchetJoint::step")).step;
}
void RatchetJoint::set_step(float step) const {
    constexpr Call kCall("RatchetJoint::set_step");
    change_parameters<RatchetParameters>(handle(), kCall, [&](RatchetParameters& parameters) {
        require_step(kCall, step);
        parameters.step = step;
    });
}
float RatchetJoint::phase() const {
    return read(*this, Call("RatchetJoint::phase")).phase;
}
void RatchetJoint::set_phase(float phase) const {
    set_number_of(handle(), Call("RatchetJoint::set_phase"), &RatchetParameters::phase, kRatchetPhase,
                  "phase", phase);
}
float RatchetJoint::max_torque() const {
    return read(*this, Call("RatchetJoint::max_torque")).max_torque;
}
void RatchetJoint::set_max_torque(float max_torque) const {
    set_number_of(handle(), Call("RatchetJoint::set_max_torque"), &RatchetParameters::max_torque,
                  kAtLeastZero, "max_torque", max_torque);
}

}  // namespace jostle
