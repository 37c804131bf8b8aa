// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move, a body per lane; chosen at run time as contacts/solve_kernels.h says, with the same bits.
#pragma once

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/rows/body_row.h"

namespace jostle::detail {

/// [rad] In a sub-step; above it the series of integrate() is too coarse.
inline constexpr float kSmallTurn = 0.5f;

/// Velocities of the bodies of rows; `states` are those of the awake set. `is_first`: of the step's
/// sub-steps; none repeats anything. BodyRow::left: who is too fast before it does, or has a locked axis.
/// False: nobody.
[[nodiscard]] bool drive_rows(const SpeedLimit& limit, bool is_first, BodyRow* rows, int count,
                              BodyState* states);

/// Poses of the bodies of rows. BodyRow::left: who stays as it is: it is too fast, turns by kSmallTurn or
/// more, or has a turn of no length; BodyRow::flying: of these and others, nothing has held them in this
/// sub-step. False: all have moved.
[[nodiscard]] bool move_rows(const SpeedLimit& limit, float h, BodyRow* rows, int count, BodyState* states);

}  // namespace jostle::detail
