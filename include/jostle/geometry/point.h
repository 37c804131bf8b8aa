// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A point against a shape, both in the shape's frame. A point on the outline is inside; a segment has no
// inside. Computed in double, relative to the shape's first vertex, so that answers are exact to the rounding
// of a float wherever the shape lies. Cost: linear in the vertices.
#pragma once

#include <jostle/geometry/shapes.h>

JOSTLE_API_BEGIN
namespace jostle {

struct ClosestPoint {
    Vec2 point;             ///< [m] of the outline, rounding included
    Vec2 normal;            ///< [1] there, outwards; of a segment, towards the point asked about
    float distance = 0.0f;  ///< [m] from the point asked about to the outline; negative inside
};

/// Whether the point belongs to the shape. False for a segment, and if a number is NaN.
[[nodiscard]] bool contains(const Geometry& geometry, Vec2 point);

/// The same for a shape that is posed by a transform; the point is in the frame that it leads to.
[[nodiscard]] bool contains(const Geometry& geometry, const Transform& transform, Vec2 point);

/// The point of the outline that is nearest to `point`, from inside or outside. ORDER: of two parts equally
/// near, the edge of the lower index; if all directions are equally good, (0, 1).
[[nodiscard]] ClosestPoint closest_point(const Geometry& geometry, Vec2 point);

/// The same for a shape that is posed by a transform; everything is in the frame that it leads to.
[[nodiscard]] ClosestPoint closest_point(const Geometry& geometry, const Transform& transform, Vec2 point);

/// [m] The distance to the outline; negative inside, never negative for a segment.
[[nodiscard]] float signed_distance(const Geometry& geometry, Vec2 point);

}  // namespace jostle
JOSTLE_API_END
