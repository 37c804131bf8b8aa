// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The depth of an overlap: the shortest way to move B out of A, for every pair, circles deep in polygons and
// crossing segments included. Everything is in A's frame.
#pragma once

#include <jostle/geometry/shapes.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Penetration {
    bool overlapping = false;  ///< false: the other members are zero
    float depth = 0.0f;        ///< [m] moved by depth * normal, B only just touches A
    Vec2 normal;               ///< [1] from A to B
    Vec2 point_a;              ///< [m] of A's surface, deepest in B along the normal
    Vec2 point_b;              ///< [m] of B's surface; point_a - point_b = depth * normal
};

[[nodiscard]] Penetration penetration(const Geometry& a, const Geometry& b, const Transform& b_in_a);

}  // namespace jostle
JOSTLE_API_END
