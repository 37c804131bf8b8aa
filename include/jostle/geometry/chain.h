// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A row of segments that collide as one smooth line: ground, walls, the inside of a drum. A chain's children
// are segments that know their neighbours. Every function of a Segment takes a child:
//
//     chain.segment(3)             a Segment with its ghosts, a shape like any other
//     bounds(chain, transform)     of all children
//     ray_cast(chain, ...)         the first child that is hit, with its index
//
//     ghost1 . . points[0] ---0---> points[1] ---1---> points[2] . . ghost2
//                             |
//                           front
//
// The front is on the right. A one-sided loop that runs counter-clockwise is solid inside; one that runs
// clockwise is a container.
//
// A chain has no mass, no inside, and no radius.
#pragma once

#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shapes.h>

#include <cstdint>
#include <optional>

JOSTLE_API_BEGIN
namespace jostle {

/// A view of points that the caller, or a world, owns.
struct Chain {
    const Vec2* points = nullptr;     ///< [m]
    int count = 0;                    ///< points: at least 2, of a loop 3
    bool is_loop = false;             ///< the last point leads to the first
    bool one_sided = true;            ///< collides, and stops rays, from its front alone
    std::optional<Vec2> ghost1 = {};  ///< [m] where an open chain comes from; none: it begins at point 0
    std::optional<Vec2> ghost2 = {};  ///< [m] where an open chain goes on to; none: it ends at its last point
    /// One number per segment, the caller's own: an index into a table of materials, say. nullptr: 0 for all.
    const std::uint32_t* materials = nullptr;

    [[nodiscard]] JOSTLE_INLINE int segment_count() const { return is_loop ? count : count - 1; }
    /// Child `index`, from points[index] to the next. 0 to segment_count() - 1; only debug builds check it.
    [[nodiscard]] Segment segment(int index) const;
    [[nodiscard]] JOSTLE_INLINE std::uint32_t material(int index) const {
        return materials == nullptr ? 0 : materials[index];
    }
};

/// Throws Error, naming the call, unless there are enough points, each finite, within kMaxCoordinate and at
/// least min_edge_length from the next. The same holds for a ghost and its end of the chain. A loop has no
/// ghosts.
void validate(const Chain& chain, const Call& call, const Tolerances& tolerances = {});

/// The tight box of all children under a transform. Cost: linear in the points.
[[nodiscard]] Aabb<2> bounds(const Chain& chain, const Transform& transform);

struct ChainRayHit {
    ShapeRayHit hit;
    int segment = -1;  ///< the child; -1: none
};

/// The first child that the ray meets; see ray.h. ORDER: of children met at the same fraction, the lowest
/// index. Cost: linear in the points, as there is no tree over the children.
[[nodiscard]] ChainRayHit ray_cast(const Chain& chain, const Ray2& ray);

struct ChainClosestPoint {
    ClosestPoint closest;
    int segment = -1;  ///< the child; -1: there is none
};

/// The point of the chain that is nearest to `point`. ORDER: of children equally near, the lowest index.
[[nodiscard]] ChainClosestPoint closest_point(const Chain& chain, Vec2 point);

}  // namespace jostle
JOSTLE_API_END
