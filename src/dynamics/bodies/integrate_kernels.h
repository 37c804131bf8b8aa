// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move, a body per lane; chosen at run time as contacts/solve_kernels.h says, with the same bits.
#pragma once

#include "dynamics/bodies/speed_limit.h"
#include "dynamics/rows/body_row.h"

namespace jostle::detail {

/// [rad] In a sub-step; above it the series of integrate() is too coarse.
inline constexpr float kSmallTurn = 0.5f;

/// Velocities of the bodies of a row; `states` are those of the awake set. `is_first`: of the step's
/// sub-steps; none repeats anything. Returns those that are too fast before they do.
[[nodiscard]] std::uint32_t drive_row(const SpeedLimit& limit, bool is_first, BodyRow& row,
                                      BodyState* states);

/// The bodies of a row that move_row() left as they are: bit i, lane i.
struct Unmoved {
    std::uint32_t lanes = 0;   ///< they are too fast, turn by kSmallTurn or more, or have a turn of no length
    std::uint32_t flying = 0;  ///< of these and others: nothing has held them in this sub-step
};
/// Poses of the bodies of a row.
[[nodiscard]] Unmoved move_row(const SpeedLimit& limit, float h, const BodyRow& row, BodyState* states);

}  // namespace jostle::detail
