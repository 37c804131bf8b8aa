// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Collision of smooth shapes: segments of a longer line, pieces of a larger solid. See
// collide_smooth.cpp.
#pragma once

#include <jostle/memory/room.h>

#include "geometry/collide/manifold_parts.h"

namespace jostle::detail {

/// Directions, counter-clockwise from one unit vector to another, half a turn at most.
struct Arc {
    Vec2 from, to;
    bool empty = false;

    [[nodiscard]] bool has(Vec2 direction) const {
        return !empty && cross(from, direction) >= 0.0f && cross(direction, to) >= 0.0f &&
               dot(from + to, direction) >= 0.0f;
    }
    /// More than what rocking makes of one direction.
    [[nodiscard]] bool is_wide() const;
    /// The arc's ends, and what is parallel to them but for rounding and rocking.
    [[nodiscard]] bool nearly_has(Vec2 direction) const;
};
inline constexpr Arc kNoArc{{}, {}, true};

/// The directions in which a vertex may be touched, where a neighbour has cut the arc between its two faces:
/// what is left beside the face before the vertex, and beside the one after it.
struct SmoothCorner {
    Arc before, after;
};

/// The parts of a polygon's outline that other shapes leave free. Arrays are set where a bit says so.
struct Seams {
    std::uint64_t inner = 0;    ///< edges that are no faces: covered
    std::uint64_t trimmed = 0;  ///< edges of which only the part from `from` to `to` is a face
    std::uint64_t cut = 0;      ///< vertices that have their directions from `corners`
    bool is_buried = true;      ///< no edge that the other shape may meet has a free part
    float from[kMaxPolygonVertices], to[kMaxPolygonVertices];  ///< [1] of the edge's length
    Room<SmoothCorner, kMaxPolygonVertices> corners;

    [[nodiscard]] bool is_empty() const { return (inner | trimmed | cut) == 0; }
};

/// A polygon or a needle, and which of its edges are inner.
struct SmoothCore {
    const Vec2* vertices = nullptr;
    const Vec2* normals = nullptr;
    int count = 0;
    float radius = 0.0f;
    Vec2 centroid;
    std::uint64_t inner_edges = 0;  ///< edges that are no faces
    const Segment* segment =
        nullptr;                   ///< of a smooth segment, which can be A only; vertices[0] is its point1
    const Seams* seams = nullptr;  ///< of A only; inner_edges has its inner ones, too
};

[[nodiscard]] JOSTLE_INLINE SmoothCore outline_of(const PolygonView& polygon) {
    return {polygon.vertices, polygon.normals,     polygon.count, polygon.radius,
            polygon.centroid, polygon.inner_edges, nullptr,       nullptr};
}

[[nodiscard]] JOSTLE_INLINE SmoothCore line_of(const Segment& segment) {
    return {&segment.point1, nullptr, 2, 0.0f, {}, 0, &segment, nullptr};
}

/// At least one of the two is smooth.
[[nodiscard]] Manifold collide_smooth(const SmoothCore& a, const SmoothCore& b, const Transform& b_in_a,
                                      const Tolerances& tolerances);
[[nodiscard]] Manifold collide_smooth(const SmoothCore& a, const Circle& b, const Transform& b_in_a,
                                      const Tolerances& tolerances);

}  // namespace jostle::detail
