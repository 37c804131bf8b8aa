// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The joints of a bin, type by type.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle {

/// Stage: asks the user for the rows of custom joints, if there are any. Cost: all joints.
void ask_custom_joints(const StepContext& context, Tables& tables);

/// Fills the step data of a bin's joints; part of `prepare`.
void prepare_joints(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph, int bin);
/// Adds to impulses what is kept of the last step's; part of `store_impulses`.
void store_joints(const StepContext& context, ConstraintGraph& graph, int bin);
void warm_start_joints(const SolverPass& pass, int bin);
/// `use_bias`: with the soft position error and springs' stiffness; without: only velocities (relax).
void solve_joints(const SolverPass& pass, int bin, bool use_bias);

/// Those that stop or drive their bodies by bounded forces, and know the masses of these alone: what they
/// part is closed by the direct solution.
void solve_forceful_joints(const SolverPass& pass, int bin, bool use_bias);
/// The others: springs want the velocities that the direct solution has left.
void solve_gentle_joints(const SolverPass& pass, int bin, bool use_bias);

}  // namespace jostle
