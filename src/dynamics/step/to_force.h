// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Forces that users see, from impulses.
#pragma once

#include "dynamics/store/body.h"

namespace jostle::detail {

/// [N], [N m] Impulses that overflowed count as none: the next step does not begin with them either.
[[nodiscard]] inline float to_force(float inv_h, float impulse) {
    const float force = inv_h * impulse;
    return is_finite(force)     ? force
           : is_finite(impulse) ? (force > 0.0f ? kGreatestFloat : -kGreatestFloat)
                                : 0.0f;
}
[[nodiscard]] inline Vec2 to_force(float inv_h, Vec2 impulse) {
    return {to_force(inv_h, impulse.x), to_force(inv_h, impulse.y)};
}

}  // namespace jostle::detail
