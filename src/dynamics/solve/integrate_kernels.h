// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move, a body per lane; chosen at run time as contact_kernels.h says, with the same bits.
#pragma once

#include "dynamics/store/body.h"
#include "dynamics/store/contact_row.h"

namespace jostle {

/// By how much forces and damping change the velocities of eight bodies in a sub-step. They lie side by side
/// in the awake set. A kinematic body has -0 and 1: neither changes any number.
///
/// All impulses that contacts have now changed a body's velocity from `start` to the present one, in whatever
/// order: the next sub-step begins with the same change (warm starting), without a look at the contacts. A
/// body with joints is left out, as these change its velocity too.
struct alignas(32) BodyRow {
    float dvx[kRowWidth], dvy[kRowWidth];            ///< [m/s]
    float dw[kRowWidth];                             ///< [rad/s]
    float kept[kRowWidth], kept_angular[kRowWidth];  ///< [1]
    /// [m/s], [rad/s] Before the contacts of this sub-step, bounces counted in: these are not repeated.
    float start_x[kRowWidth], start_y[kRowWidth], start_w[kRowWidth];
    float carried[kRowWidth];  ///< [1] 1: it begins a sub-step with the last one's change of velocity; or 0
    std::uint32_t is_there;    ///< bit i: body i
    std::uint32_t is_locked;   ///< likewise: it has a locked axis
};

/// The row and the lane of a body by its place among the awake ones.
struct BodyLane {
    std::size_t row, lane;
};
[[nodiscard]] JOSTLE_INLINE BodyLane lane_of(std::uint32_t place) {
    const std::size_t i = place - kFirstAwake;
    return {i / kRowWidth, i % kRowWidth};
}

/// No dynamic body moves or turns faster than this, whatever pushed it.
struct SpeedLimit {
    float linear;   ///< [m/s]
    float angular;  ///< [rad/s]
};

/// [rad] In a sub-step; above it the series of integrate() is too coarse.
inline constexpr float kSmallTurn = 0.5f;

/// Velocities of the bodies of a row, of which `states` is the first. `is_first`: of the step's sub-steps;
/// none is carried. Returns those that are too fast before they are carried.
[[nodiscard]] std::uint32_t drive_row(const SpeedLimit& limit, bool is_first, BodyRow& row,
                                      BodyState* states);

/// Poses, likewise. Returns the bodies that it left as they are: they are too fast, turn by kSmallTurn or
/// more, or have a turn of no length.
[[nodiscard]] std::uint32_t move_row(const SpeedLimit& limit, float h, std::uint32_t is_there,
                                     BodyState* states);

}  // namespace jostle
