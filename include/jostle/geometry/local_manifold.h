// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A manifold stored in the two shapes' own frames, so that it can be evaluated after they have moved a
// little, or with other radii, without another collision test:
//
//     circles    a point of A's core and one of B's; the normal runs from one to the other
//     face A     a face of A's core (normal and point, in A's frame), up to two points of B's
//     face B     a face of B's core, up to two points of A's
//
// Box2D 2 calls these b2Manifold and b2WorldManifold, [Catto2007].
#pragma once

#include <jostle/geometry/manifold.h>

JOSTLE_API_BEGIN
namespace jostle {

struct LocalManifold {
    ManifoldType type = ManifoldType::kCircles;
    int count = 0;
    Vec2 normal;       ///< [1] outwards from the face, in the frame of the shape that has it; of circles,
                       ///< in A's frame, the normal to use if the two points coincide
    Vec2 plane_point;  ///< [m] of the face, in that frame; of circles, the point of A's core
    Vec2 points[2];    ///< [m] of the other core, in its own frame; of circles, the point of B's
    std::uint16_t ids[2] = {};
};

/// In the world.
struct WorldManifold {
    Vec2 normal;  ///< [1] from A to B
    ManifoldPoint points[2];
    int count = 0;
};

/// The radii [m] are those that the shapes collided with: 0 for a shape that is not rounded.
[[nodiscard]] LocalManifold make_local(const Manifold& manifold, float radius_a, float radius_b,
                                       const Transform& b_in_a);

/// The manifold at other poses or radii. Points that have parted since are kept, with positive separations.
[[nodiscard]] WorldManifold evaluate(const LocalManifold& manifold, const Transform& transform_a,
                                     float radius_a, const Transform& transform_b, float radius_b);

/// [m] The rounding that a shape collides with.
[[nodiscard]] float radius_of(const Geometry& geometry);

}  // namespace jostle
JOSTLE_API_END
