// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Continuous collision stops a body by itself: its joints part. Those that are solved directly are closed
// again within the step, by poses alone: the bodies that were stopped are made heavy, the others follow by
// W J^T L, where
//
//     (K + R) L = -C
//
// C is no more than what the bodies lost as they were stopped, and the push of a step: errors that were there
// before are taken back by the solver, slowly.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// A body of the awake set hardly moves for the rest of the step: it was stopped, so far before the end of
/// its way. Returns its group, or kNone.
int pin_body(const SolverPass& pass, int place, const PoseError& lost);
/// Where the bodies of a group have to go is what they have moved afterwards; before, they have not. Returns
/// whether it is a number.
bool close_group(const SolverPass& pass, const Tables& tables, int group);
/// Calls function(place in the awake set) for each body of a group that the solver moves, once or more.
template <class Function>
void for_group_bodies(const SolverPass& pass, int group, Function&& function) {
    const int place = (*pass.direct.groups)[group].place;
    const JointPlan::Group& range = pass.plan.groups[static_cast<std::size_t>(place)];
    for (int k = range.first_joint; k < range.last_joint; ++k) {
        const DirectJoint& joint = (*pass.direct.joints)[k];
        for (int side = 0; side < joint.body_count; ++side)
            if ((*pass.direct.bodies)[joint.bodies[side]].free_inv_mass > 0.0f) function(joint.bodies[side]);
    }
}

}  // namespace jostle::detail
