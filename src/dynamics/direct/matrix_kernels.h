// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The arithmetic of a group's matrix (direct/matrix.h), compiled for each instruction set: a row of a joint
// is a lane. Lanes of rows that do not hold may have any numbers on the way; the solution leaves them out.
// Cost: per joint and per block of the matrix some tens of instructions.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// All lanes of the joints become 0.
void clear_lanes(const Group& group);
/// Weighs the rows of all joints. One along which nothing gives way, or next to nothing (kLeastMobility),
/// becomes none.
void weigh_rows(const Group& group);
/// Sums up K + R of the rows that hold, and factors it to L D L^T: afterwards blocks are L's, and those on
/// the diagonal the inverses of D's.
void factor_matrix(const Group& group);

}  // namespace jostle::detail
