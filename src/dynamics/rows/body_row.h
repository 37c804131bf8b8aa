// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Awake bodies of a portion as the kernels want them: eight side by side, as contacts are (contact_row.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "dynamics/rows/contact_row.h"
#include "dynamics/store/body.h"

namespace jostle::detail {

/// By how much forces and damping change the velocities of eight bodies in a sub-step. A kinematic body has
/// -0 and 1: neither changes any number.
///
/// The impulses that contacts have now changed a body's velocity from `start` to the present one, in whatever
/// order: the next sub-step begins with the same change (warm starting), without a look at the contacts. A
/// body with joints is left out, as these change its velocity too; bounces and brakes are counted into
/// `start`, as they are not repeated.
struct alignas(32) BodyRow {
    std::uint32_t body[kRowWidth];         ///< place in the awake set; of the null body, where none is
    float dvx[kRowWidth], dvy[kRowWidth];  ///< [m/s]
    float dw[kRowWidth];                   ///< [rad/s]
    float kept[kRowWidth], kept_angular[kRowWidth];  ///< [1]
    /// [m/s], [rad/s] Before the contacts of this sub-step.
    float before_contacts_x[kRowWidth], before_contacts_y[kRowWidth], before_contacts_w[kRowWidth];
    /// [m/s], [rad/s] By which forces and damping have changed its velocity in this sub-step.
    float kick_x[kRowWidth], kick_y[kRowWidth], kick_w[kRowWidth];
    float carries_contact_change[kRowWidth];  ///< [1] 1: it begins a sub-step with the last one's change of
                                              ///< velocity; or 0
    float extent[kRowWidth];                  ///< [m] as of BodySim
    // Bit i: lane i ...
    std::uint32_t is_there;         ///< has a body
    std::uint32_t is_locked;        ///< it has a locked axis
    std::uint32_t has_constraints;  ///< it has constraints
    std::uint32_t may_fly;          ///< no joint holds it
    std::uint32_t left;    ///< the last kernel has left it to be done alone (bodies/integrate_kernels.h)
    std::uint32_t flying;  ///< nothing has held it in this sub-step
};

/// By how much the bodies of a BodyRow had moved in the step before some of them were moved apart.
struct alignas(32) DisplacementRow {
    float x[kRowWidth], y[kRowWidth];          ///< [m]
    float cosine[kRowWidth], sine[kRowWidth];  ///< [1] of the turn
};

/// The row and the lane of a body by its seat.
struct BodyLane {
    std::size_t row, lane;
};
[[nodiscard]] JOSTLE_INLINE BodyLane lane_of(std::uint32_t seat) {
    return {seat / kRowWidth, seat % kRowWidth};
}

}  // namespace jostle::detail
