// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What insertion and rotation make small. In the plane it is the perimeter. In space it is the surface and a
// little of the square of the summed widths: boxes in one line have no surface, and a tree that sees only
// zeros degenerates.
#pragma once

#include <jostle/math/aabb.h>

namespace jostle::detail {

/// [m] half the perimeter
JOSTLE_INLINE float tree_cost(const Aabb<2>& a) {
    const Vec2 w = a.upper - a.lower;
    return w.x + w.y;
}
/// [m^2]
JOSTLE_INLINE float tree_cost(const Aabb<3>& a) {
    constexpr float kLineWeight = 1.0f / 64.0f;
    const Vec3 w = a.upper - a.lower;
    const float sum = w.x + w.y + w.z;
    return (w.x * w.y + w.y * w.z + w.z * w.x) + kLineWeight * (sum * sum);
}

}  // namespace jostle::detail
