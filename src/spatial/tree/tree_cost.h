// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What insertion and rotation make small. In the plane it is the perimeter. In space it is the surface and a
// little of the square of the summed widths: boxes in one line have no surface, and a tree that sees only
// zeros degenerates.
#pragma once

#include "spatial/tree/tree_bounds.h"

namespace jostle::detail {

/// [1] What the square of the summed widths counts for.
inline constexpr float kLineWeight = 1.0f / 64.0f;

/// [m] half the perimeter
JOSTLE_INLINE float tree_cost(const Bounds<2>& a) {
    return -(a.row[0] + a.row[2]) - (a.row[1] + a.row[3]);
}
/// [m^2]
JOSTLE_INLINE float tree_cost(const Bounds<3>& a) {
    const float x = -(a.row[0] + a.row[3]);
    const float y = -(a.row[1] + a.row[4]);
    const float z = -(a.row[2] + a.row[5]);
    const float sum = x + y + z;
    return (x * y + y * z + z * x) + kLineWeight * (sum * sum);
}

}  // namespace jostle::detail
