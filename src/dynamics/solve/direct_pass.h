// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over a group of joints: which of its rows hold, and the velocities that they want.
#pragma once

#include "dynamics/solve/direct_matrix.h"

namespace jostle {

/// [rad/s] The most at which an angle is turned back.
inline constexpr float kMostTurnBack = 2.0f * kPi;

/// With bias, by the matrix as it is.
void aim(const Group& group);
/// Without, by a new one.
void settle(const Group& group);
/// Of the solution that has not been applied: rows with bounds that it would take beyond these let go, and
/// the matrix is that of the others. Returns whether there are any.
[[nodiscard]] bool let_go(const Group& group);
/// The rows that held last hold, once.
void balance(const Group& group);

}  // namespace jostle
