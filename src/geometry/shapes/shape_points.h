// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The points of a shape where they lie. Which type it is nobody can guess, so that a table is asked instead
// of a branch.
#pragma once

#include <jostle/geometry/shapes.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "geometry/select.h"

namespace jostle::detail {

// Shapes of up to 8 points begin with these.
static_assert(offsetof(Circle, center) == 0 && offsetof(Capsule, center1) == 0 &&
              offsetof(Capsule, center2) == sizeof(Vec2) && offsetof(Segment, point1) == 0 &&
              offsetof(Segment, point2) == sizeof(Vec2) && offsetof(Polygon, vertices) == 0);

/// By type: where a shape keeps its radius, the bits of it that are meant, and how many points it has.
struct Layout {
    std::size_t radius;
    std::uint32_t radius_mask;
    int count;
};
inline constexpr Layout kLayouts[] = {{offsetof(Circle, radius), ~0u, 1},
                                      {offsetof(Capsule, radius), ~0u, 2},
                                      {0, 0, 2},
                                      {offsetof(Polygon, radius), ~0u, 0}};

/// What a DistanceProxy knows, but not kept.
struct ShapePoints {
    const Vec2* points;
    Vec2 origin;
    int count;
    float radius;

    /// From the first.
    [[nodiscard]] JOSTLE_INLINE Vec2 point(int i) const { return points[i] - origin; }
};

/// Of any type but a large polygon.
JOSTLE_INLINE ShapePoints points_of_small(const Geometry& geometry) {
    const Layout& layout = kLayouts[static_cast<int>(geometry.type)];
    const auto* bytes = reinterpret_cast<const unsigned char*>(&geometry.polygon);
    int polygon_count;
    std::memcpy(&polygon_count, bytes + offsetof(Polygon, count), sizeof polygon_count);
    std::uint32_t radius;
    std::memcpy(&radius, bytes + layout.radius, sizeof radius);
    const Vec2* points = geometry.polygon.vertices;
    return {points, points[0], select(geometry.type == ShapeType::kPolygon, polygon_count, layout.count),
            std::bit_cast<float>(radius & layout.radius_mask)};
}

JOSTLE_INLINE ShapePoints points_of(const Geometry& geometry) {
    if (geometry.type != ShapeType::kLargePolygon) return points_of_small(geometry);
    const PolygonView& polygon = geometry.large_polygon;
    return {polygon.vertices, polygon.vertices[0], polygon.count, polygon.radius};
}

}  // namespace jostle::detail
