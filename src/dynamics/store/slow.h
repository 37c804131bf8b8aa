// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which bodies are slow enough to sleep.
#pragma once

#include "dynamics/store/body.h"

namespace jostle::detail {

/// [m/s] No point of the body is faster.
[[nodiscard]] inline float top_speed(const BodySim& sim, const BodyState& state) {
    return length(state.velocity) + abs(state.angular) * sim.extent;
}

/// No point of a slow body moves faster than its threshold, or else the world's; a kinematic one is slow only
/// if it stands.
[[nodiscard]] inline bool is_slow(const BodyRecord& body, const BodySim& sim, const BodyState& state,
                                  float of_world) {
    if (!body.allow_sleep) return false;
    if (body.type == BodyType::kKinematic) return state.velocity == Vec2{} && state.angular == 0.0f;
    return top_speed(sim, state) < body.sleep_threshold.value_or(of_world);
}

}  // namespace jostle::detail
