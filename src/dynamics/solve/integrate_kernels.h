// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move, a body per lane; chosen at run time as contact_kernels.h says, with the same bits.
#pragma once

#include "dynamics/store/body.h"
#include "dynamics/store/contact_row.h"

namespace jostle {

/// By how much forces and damping change the velocities of eight bodies in a sub-step. They lie side by side
/// in the awake set. A kinematic body has -0 and 1: neither changes any number.
struct alignas(32) BodyRow {
    float dvx[kRowWidth], dvy[kRowWidth];            ///< [m/s]
    float dw[kRowWidth];                             ///< [rad/s]
    float kept[kRowWidth], kept_angular[kRowWidth];  ///< [1]
    std::uint32_t is_there;                          ///< bit i: body i
    std::uint32_t is_locked;                         ///< likewise: it has a locked axis
};

/// No dynamic body moves or turns faster than this, whatever pushed it.
struct SpeedLimit {
    float linear;   ///< [m/s]
    float angular;  ///< [rad/s]
};

/// [rad] In a sub-step; above it the series of integrate() is too coarse.
inline constexpr float kSmallTurn = 0.5f;

/// Velocities of the bodies of a row, of which `states` is the first. Returns those that are too fast.
[[nodiscard]] std::uint32_t drive_row(const SpeedLimit& limit, const BodyRow& row, BodyState* states);

/// Poses, likewise. Returns the bodies that it left as they are: they are too fast, turn by kSmallTurn or
/// more, or have a turn of no length.
[[nodiscard]] std::uint32_t move_row(const SpeedLimit& limit, float h, std::uint32_t is_there,
                                     BodyState* states);

}  // namespace jostle
