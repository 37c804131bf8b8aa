// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/joints/joint_of_four.h"

#include "dynamics/joints/mobility_limit.h"

namespace jostle::detail {

JointPoses prepare_group(GroupSim& joint, int count, const JointStep& step) {
    JointPoses poses;
    joint.count = count;
    joint.has_locked_axis = false;
    const Vec2 origin = step.bodies.sim(joint.bodies[0]).center;
    float mobility = 0.0f, turning = 0.0f, apart = 0.0f;
    for (int i = 0; i < count; ++i) {
        const BodyPlace place = step.bodies.place(joint.bodies[i]);
        const BodySim& sim = step.bodies.sim(joint.bodies[i]);
        joint.index[i] = place.set == BodySet::kAwake ? place.index : 0;
        joint.moves[i] = sim.inv_mass > 0.0f;
        joint.inv_mass[i] = inv_mass_by_axis(sim);
        joint.free_inv_mass[i] = sim.inv_mass;
        joint.has_locked_axis |= sim.has_locked_axis();
        joint.inv_inertia[i] = sim.inv_inertia;
        joint.center[i] = sim.center - origin;
        poses[static_cast<std::size_t>(i)] = sim.transform;
        mobility += sim.inv_mass;
        turning += sim.inv_inertia;
        apart = max(apart, length_squared(joint.center[i]) + length_squared(sim.local_center));
    }
    // The rule of joints between two bodies.
    if (mobility + turning * (1.0f + apart) <= kMostMobility) return poses;
    for (int i = 0; i < count; ++i) {
        joint.inv_mass[i] = {};
        joint.inv_inertia[i] = 0.0f;
    }
    return poses;
}

}  // namespace jostle::detail
