// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The greatest speeds of bodies.
#pragma once

#include "dynamics/store/body.h"
#include "dynamics/store/context.h"

namespace jostle::detail {

/// No dynamic body moves or turns faster than this, whatever pushed it.
struct SpeedLimit {
    float linear;   ///< [m/s]
    float angular;  ///< [rad/s]
};

[[nodiscard]] JOSTLE_INLINE SpeedLimit limit_of(const StepContext& context) {
    return {context.settings.max_speed, kMaxRotationPerStep / context.dt};
}

/// Of a body that is too fast. One that is infinitely fast keeps its direction; one whose velocity is no
/// number stops, and finalize_bodies() takes it back to where it was.
void limit_speed(const SpeedLimit& limit, BodyState& state) noexcept;

JOSTLE_INLINE void keep(const SpeedLimit& limit, BodyState& state) {
    // So written that what is no number is too fast.
    const bool is_within_limit = length_squared(state.velocity) <= limit.linear * limit.linear;
    const bool turns_within_limit = abs(state.angular) <= limit.angular;
    if (!is_within_limit || !turns_within_limit) limit_speed(limit, state);
}

}  // namespace jostle::detail
