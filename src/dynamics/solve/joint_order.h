// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints with the ground, in two parts, between which lies the direct solution (solve/direct.h).
#pragma once

#include "dynamics/solve/solve.h"

namespace jostle {

/// Those that stop or drive their bodies by bounded forces, and know the masses of these alone: what they
/// part is closed by the direct solution.
void solve_forceful_joints(const SolverPass& pass, int bin, bool use_bias);
/// The others: springs want the velocities that the direct solution has left.
void solve_gentle_joints(const SolverPass& pass, int bin, bool use_bias);

}  // namespace jostle
