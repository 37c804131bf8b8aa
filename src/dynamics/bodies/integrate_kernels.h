// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move, a body per lane; chosen at run time as contacts/solve_kernels.h says, with the same bits.
#pragma once

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/rows/body_row.h"

namespace jostle::detail {

/// [rad] In a sub-step; above it the series of integrate() is too coarse.
inline constexpr float kSmallTurn = 0.5f;

/// Velocities of the bodies of rows; `states` are those of the awake set. In the step's first
/// sub-step, 0, none repeats anything. BodyRow::left: bodies that are too fast before they repeat anything,
/// or have a locked axis. Returns whether any body is left.
[[nodiscard]] bool drive_rows(const SpeedLimit& limit, int substep, BodyRow* rows, int count,
                              BodyState* states);

/// Poses of the bodies of rows. BodyRow::left: bodies that stay as they are, as they are too fast, turn by
/// kSmallTurn or more, or have a turn of no length. BodyRow::flying: bodies, of these and others, that
/// nothing has held in this sub-step. Returns whether any body is left.
[[nodiscard]] bool move_rows(const SpeedLimit& limit, float h, BodyRow* rows, int count, BodyState* states);

}  // namespace jostle::detail
