// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/joints/joint_of_two.h"

#include "dynamics/joints/mobility_limit.h"
#include "dynamics/softness/soft.h"

namespace jostle::detail {
namespace {

/// A lever of kilometres on a body of next to no inertia has no place in a float: the joint does nothing,
/// lest it make its bodies' velocities NaN.
void leave_alone_beyond_limits(PairSim& joint) {
    const float apart = length_squared(joint.delta_center);
    const float turning = joint.inv_inertia_a * (length_squared(joint.anchor_a) + apart) +
                          joint.inv_inertia_b * (length_squared(joint.anchor_b) + apart);
    if (joint.free_inv_mass + turning <= kMostMobility) return;
    joint.inv_mass_a = joint.inv_mass_b = {};
    joint.free_inv_mass = joint.inv_inertia_a = joint.inv_inertia_b = 0.0f;
}

}  // namespace

Softness rigid_of(const JointHead& joint, const StepContext& context) {
    const JointStiffness& own = joint.stiffness;
    if (own.is_own == 0) return context.joint_softness;
    // No constraint is stiffer than a quarter of the rate at which it is solved.
    return make_soft(min(own.hertz, 0.25f * context.inv_h), own.damping_ratio, context.h);
}

JointPoses prepare_pair(PairSim& joint, const JointAnchors& anchors, const JointStep& step) {
    const BodyPlace place_a = step.bodies.place(joint.bodies[0]);
    const BodyPlace place_b = step.bodies.place(joint.bodies[1]);
    const BodySim& a = step.bodies.sim(joint.bodies[0]);
    const BodySim& b = step.bodies.sim(joint.bodies[1]);
    joint.index_a = place_a.set == BodySet::kAwake ? place_a.index : 0;
    joint.index_b = place_b.set == BodySet::kAwake ? place_b.index : 0;
    joint.inv_mass_a = inv_mass_by_axis(a);
    joint.inv_mass_b = inv_mass_by_axis(b);
    joint.free_inv_mass = a.inv_mass + b.inv_mass;
    joint.moves_a = a.inv_mass > 0.0f;
    joint.moves_b = b.inv_mass > 0.0f;
    joint.has_locked_axis = a.has_locked_axis() || b.has_locked_axis();
    joint.inv_inertia_a = a.inv_inertia;
    joint.inv_inertia_b = b.inv_inertia;
    joint.anchor_a = rotate(a.transform.q, anchors.a - a.local_center);
    joint.anchor_b = rotate(b.transform.q, anchors.b - b.local_center);
    joint.delta_center = b.center - a.center;
    joint.h = step.context.h;
    leave_alone_beyond_limits(joint);
    return {a.transform, b.transform};
}

}  // namespace jostle::detail
