// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room joints: one file per type of joint, and what types share.
//
//     joint_types.h       the table of types and their parameters
//     joint_row.h         makes a row of the table from a struct that says what one joint does
//     joint_of_two.h, joint_of_four.h
//                         the bodies of a joint, and constraints between them
//     rigid_row.h         the rows that a joint gives to the group solve (room direct). A joint in a group
//                         has JointHead::is_direct, and its own kernel leaves these rows out: each type is
//                         written twice
//     direct_row.h        a row as the group solve keeps it, and the sinks that joints write their rows to
//     servo.h, line.h     shared by types
//     mobility_limit.h    bodies too light for floats: the joint does nothing
//     ask_custom.cpp      the stage that asks the user for the rows of custom joints
//
// Forceful joints, which stop or drive bodies by bounded forces, come before the direct solution, gentle ones
// (springs) after it: solve_forceful_joints(), solve_gentle_joints().
//
// In: sims of joints in the bins of the graph. Out: velocities, and impulses in the sims (kept for the next
// step by store/warm_share.h). Invariant: a kernel writes only the bodies of its joint. Cost: the joints, per
// pass.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Stage: asks the user for the rows of custom joints, if there are any. Cost: all joints.
void ask_custom_joints(const StepContext& context, Tables& tables);

/// Fills the step data of a bin's joints; part of `prepare`. Returns ActiveColour::own_joint_types.
std::uint32_t prepare_joints(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                             int bin);
/// Adds to impulses what is kept of the last step's; part of `store_impulses`.
void store_joints(const StepContext& context, ConstraintGraph& graph, int bin);
void warm_start_joints(const SolverPass& pass, const ActiveColour& colour);
/// A pass with bias takes back position errors and lets springs act; a pass without bias changes velocities
/// alone.
void solve_joints(const SolverPass& pass, const ActiveColour& colour);

/// Those that stop or drive their bodies by bounded forces, and know the masses of these alone: what they
/// part is closed by the direct solution.
void solve_forceful_joints(const SolverPass& pass, const ActiveColour& colour);
/// The others: springs want the velocities that the direct solution has left.
void solve_gentle_joints(const SolverPass& pass, const ActiveColour& colour);

}  // namespace jostle::detail
