// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How bodies give way to impulses.
#pragma once

#include "dynamics/store/body.h"

namespace jostle::detail {

/// [1] A body that is locked along a direction may give way to a push along it by turning, where it is pushed
/// off its centre. By a tiny lever it would have to turn wildly: where it gives way by less than this share
/// of its free mobility, it does not give way at all.
inline constexpr float kLeastMobility = 1.0e-3f;

/// [1/kg] or [1/(kg m^2)] to its inverse; 0 of a body that nothing moves.
[[nodiscard]] JOSTLE_INLINE float inverse_or_zero(float k) {
    return k > 0.0f ? 1.0f / k : 0.0f;
}

/// [1/kg] Of one body or the sum of two.
[[nodiscard]] JOSTLE_INLINE float inv_mass_along(Vec2 inv_mass, Vec2 direction) {
    return inv_mass.x * direction.x * direction.x + inv_mass.y * direction.y * direction.y;
}

}  // namespace jostle::detail
