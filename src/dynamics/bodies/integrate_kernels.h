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

/// Poses, likewise. Returns the bodies that it left as they are: they are too fast, turn by kSmallTurn or
/// more, or have a turn of no length.
[[nodiscard]] std::uint32_t move_row(const SpeedLimit& limit, float h, const BodyRow& row, BodyState* states);

/// Of a row: bit i, lane i.
struct Synchronised {
    std::uint32_t free = 0;  ///< nothing has held it in the last sub-step
    std::uint32_t fast = 0;  ///< it was changed, and is too fast now
};
/// After a step's last sub-step: the velocities of bodies that are free, at the end of it. `gravity`:
/// [m/s^2].
[[nodiscard]] Synchronised synchronise_row(const SpeedLimit& limit, Vec2 gravity, BodyRow& row,
                                           BodyState* states);

}  // namespace jostle::detail
