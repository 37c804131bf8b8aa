// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A point against a shape, both in the shape's frame. A point on the outline is inside; a segment has no
// inside. Worked in double from the shape's first vertex on, so that the answers are exact to the rounding of
// the floats that they come in, wherever the shape lies. Cost: linear in the vertices.
#pragma once

#include <jostle/geometry/shapes.h>

JOSTLE_API_BEGIN
namespace jostle {

struct ClosestPoint {
    Vec2 point;             ///< [m] of the outline, rounding included
    Vec2 normal;            ///< [1] there, outwards; of a segment, towards the point asked about
    float distance = 0.0f;  ///< [m] from the point asked about to the outline; negative inside
};

/// Whether the point belongs to the shape. Never to a segment; no where a number is NaN.
[[nodiscard]] bool contains(const Geometry& geometry, Vec2 point);

/// What of the outline is nearest to the point, inside or out. ORDER: where two parts are equally near, the
/// edge of the lower index; where no direction is better than another, (0, 1).
[[nodiscard]] ClosestPoint closest_point(const Geometry& geometry, Vec2 point);

/// [m] To the outline; negative inside, never for a segment.
[[nodiscard]] float signed_distance(const Geometry& geometry, Vec2 point);

}  // namespace jostle
JOSTLE_API_END
