// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Awake bodies as the kernels want them: eight side by side, as contacts are (contact_row.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "dynamics/store/body.h"
#include "dynamics/store/contact_row.h"

namespace jostle {

/// By how much forces and damping change the velocities of eight bodies in a sub-step. They lie side by side
/// in the awake set. A kinematic body has -0 and 1: neither changes any number.
///
/// The impulses that contacts have now changed a body's velocity from `start` to the present one, in whatever
/// order: the next sub-step begins with the same change (warm starting), without a look at the contacts. A
/// body with joints is left out, as these change its velocity too; bounces and brakes are counted into
/// `start`, as they are not repeated.
struct alignas(32) BodyRow {
    float dvx[kRowWidth], dvy[kRowWidth];            ///< [m/s]
    float dw[kRowWidth];                             ///< [rad/s]
    float kept[kRowWidth], kept_angular[kRowWidth];  ///< [1]
    /// [m/s], [rad/s] Before the contacts of this sub-step.
    float start_x[kRowWidth], start_y[kRowWidth], start_w[kRowWidth];
    float repeats[kRowWidth];  ///< [1] 1: it begins a sub-step with the last one's change of velocity; or 0
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

}  // namespace jostle
