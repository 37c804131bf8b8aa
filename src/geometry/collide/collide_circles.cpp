// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs with a circle: one point at most, between the circle's centre and what of the other core is nearest
// to it. Its id is always 0: a circle that rolls from a face over a corner keeps its contact point. Cost:
// constant, but for polygons, where it is linear in the vertices.
#include "geometry/collide/collide_smooth.h"

namespace jostle {
namespace {

Manifold collide_needle_and_circle(Vec2 p1, Vec2 p2, float radius, Vec2 center, float circle_radius,
                                   const Tolerances& tolerances) {
    Vec2 direction = p2 - p1;
    const float length = normalize(direction);
    if (!(length > 0.0f)) {
        return detail::round_manifold(p1, center, radius, circle_radius, detail::kAnyNormal, 0,
                                      tolerances.speculative_distance);
    }
    Vec2 normal = skew(direction);
    const float along = dot(center - p1, direction);
    if (along < 0.0f || along > length) {
        return detail::round_manifold(along < 0.0f ? p1 : p2, center, radius, circle_radius, normal, 0,
                                      tolerances.speculative_distance);
    }
    // Not the vector from the nearest point to the centre: near the core that is all rounding.
    float distance = dot(center - p1, normal);
    if (distance < 0.0f) {
        distance = -distance;
        normal = -normal;
    }
    Manifold result;
    const float separation = distance - (radius + circle_radius);
    if (!(separation <= tolerances.speculative_distance)) return result;
    result.normal = normal;
    result.type = ManifoldType::kFaceA;
    result.points[0] = {center - (circle_radius + 0.5f * separation) * normal, separation, 0};
    result.count = 1;
    return result;
}

}  // namespace

Manifold collide_circles(const Circle& a, const Circle& b, const Transform& b_in_a,
                         const Tolerances& tolerances) {
    return detail::round_manifold(a.center, apply(b_in_a, b.center), a.radius, b.radius, detail::kAnyNormal,
                                  0, tolerances.speculative_distance);
}

Manifold collide_capsule_and_circle(const Capsule& a, const Circle& b, const Transform& b_in_a,
                                    const Tolerances& tolerances) {
    return collide_needle_and_circle(a.center1, a.center2, a.radius, apply(b_in_a, b.center), b.radius,
                                     tolerances);
}

Manifold collide_segment_and_circle(const Segment& a, const Circle& b, const Transform& b_in_a,
                                    const Tolerances& tolerances) {
    if (a.is_smooth()) return detail::collide_smooth(detail::line_of(a), b, b_in_a, tolerances);
    return collide_needle_and_circle(a.point1, a.point2, 0.0f, apply(b_in_a, b.center), b.radius, tolerances);
}

Manifold collide_polygon_and_circle(const PolygonView& a, const Circle& b, const Transform& b_in_a,
                                    const Tolerances& tolerances) {
    if (a.inner_edges != 0) return detail::collide_smooth(detail::outline_of(a), b, b_in_a, tolerances);
    const Vec2 center = apply(b_in_a, b.center);
    const float reach = a.radius + b.radius + tolerances.speculative_distance;
    // ORDER: the face that the centre is furthest outside of; of those that tie, the lowest index.
    int face = 0;
    float separation = dot(a.normals[0], center - a.vertices[0]);
    for (int i = 1; i < a.count; ++i) {
        const float s = dot(a.normals[i], center - a.vertices[i]);
        if (s > separation) {
            separation = s;
            face = i;
        }
    }
    if (separation > reach) return {};
    const Vec2 v1 = a.vertices[face];
    const Vec2 v2 = a.vertices[face + 1 < a.count ? face + 1 : 0];
    const Vec2 normal = a.normals[face];
    if (separation > 0.0f) {
        const bool before = dot(center - v1, v2 - v1) < 0.0f;
        const bool after = dot(center - v2, v1 - v2) < 0.0f;
        if (before || after) {
            return detail::round_manifold(before ? v1 : v2, center, a.radius, b.radius, normal, 0,
                                          tolerances.speculative_distance);
        }
    }
    Manifold result;
    result.normal = normal;
    result.type = ManifoldType::kFaceA;
    result.points[0] = {center - 0.5f * (separation + b.radius - a.radius) * normal,
                        separation - (a.radius + b.radius), 0};
    result.count = 1;
    return result;
}

}  // namespace jostle
