// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/bodies/speed_limit.h"

namespace jostle::detail {

void limit_speed(const SpeedLimit& limit, BodyState& state) noexcept {
    // The square of it is finite.
    constexpr float kMost = 1.0e18f;
    if (!(abs(state.velocity.x) >= 0.0f && abs(state.velocity.y) >= 0.0f && abs(state.angular) >= 0.0f)) {
        state.velocity = {};
        state.angular = 0.0f;
        state.is_broken = 1.0f;
        return;
    }
    state.velocity = clamp(state.velocity, Vec2{-kMost, -kMost}, Vec2{kMost, kMost});
    const float speed_squared = length_squared(state.velocity);
    if (speed_squared > limit.linear * limit.linear) state.velocity *= limit.linear / sqrt(speed_squared);
    state.angular = clamp(state.angular, -limit.angular, limit.angular);
}

}  // namespace jostle::detail
