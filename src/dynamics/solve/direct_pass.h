// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A pass over a group of joints: which of its rows hold, and the velocities that they want.
#pragma once

#include "dynamics/solve/direct_matrix.h"

namespace jostle {

/// With bias, by the matrix as it is.
void aim(const Group& group);
/// Without, by a new one.
void settle(const Group& group);
/// The rows that held last hold, once.
void balance(const Group& group);
/// The same before bodies bounce, but springs and servos stay as they are: their forces are finite. The
/// ground may have had the last word, or the user: the speed of a light limb against its joints is no blow.
void hold_together(const Group& group);

}  // namespace jostle
