// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where and how two shapes touch: up to two points and one normal, all in the frame of shape A, so that no
// precision is lost far from the world's origin.
#pragma once

#include <jostle/geometry/shapes.h>

JOSTLE_API_BEGIN
namespace jostle {

struct ManifoldPoint {
    Vec2 point;               ///< [m] in A's frame, midway between the two surfaces
    float separation = 0.0f;  ///< [m] along the normal; negative where the shapes overlap
    std::uint16_t id = 0;     ///< which features meet; equal ids in two steps are the same contact point
};

/// The features that the manifold lies between; see local_manifold.h.
enum class ManifoldType : std::uint8_t {
    kCircles,  ///< two points of the cores; the normal runs from one to the other
    kFaceA,    ///< a face of A, which the normal belongs to, and points of B
    kFaceB,    ///< a face of B, and points of A
};

struct Manifold {
    Vec2 normal;             ///< [1] in A's frame, from A to B
    std::int16_t count = 0;  ///< points; 0: nothing within the speculative distance
    ManifoldType type = ManifoldType::kCircles;
    ManifoldPoint points[2];
};

/// ORDER: of two shapes of different types, contacts and kernels take as A the one of the lower rank:
/// segments, polygons of either size, capsules, circles.
[[nodiscard]] JOSTLE_INLINE constexpr int collision_rank(ShapeType type) {
    constexpr int kRanks[] = {3, 2, 0, 1, 1};  // as ShapeType's values come
    return kRanks[static_cast<int>(type)];
}

/// Any two shapes. `b_in_a` maps B's frame to A's. Where a shape has ghosts or inner edges, no normal is
/// given that belongs to its neighbour, so that seams are smooth. There are no points if the other shape's
/// centre is behind a one-sided segment, and none between two segments.
[[nodiscard]] Manifold collide(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                               const Tolerances& tolerances = {});

[[nodiscard]] Manifold collide_circles(const Circle& a, const Circle& b, const Transform& b_in_a,
                                       const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_capsule_and_circle(const Capsule& a, const Circle& b, const Transform& b_in_a,
                                                  const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_segment_and_circle(const Segment& a, const Circle& b, const Transform& b_in_a,
                                                  const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_polygon_and_circle(const PolygonView& a, const Circle& b,
                                                  const Transform& b_in_a, const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_capsules(const Capsule& a, const Capsule& b, const Transform& b_in_a,
                                        const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_segment_and_capsule(const Segment& a, const Capsule& b,
                                                   const Transform& b_in_a,
                                                   const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_polygon_and_capsule(const PolygonView& a, const Capsule& b,
                                                   const Transform& b_in_a,
                                                   const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_polygons(const PolygonView& a, const PolygonView& b, const Transform& b_in_a,
                                        const Tolerances& tolerances = {});
[[nodiscard]] Manifold collide_segment_and_polygon(const Segment& a, const PolygonView& b,
                                                   const Transform& b_in_a,
                                                   const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
