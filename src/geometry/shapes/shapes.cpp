// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How far shapes reach: their boxes, and their greatest distance from a point.
#include <jostle/geometry/shapes.h>

namespace jostle {
namespace {

Aabb<2> around(Vec2 lower, Vec2 upper, float radius) {
    const Vec2 r{radius, radius};
    return {lower - r, upper + r};
}

Aabb<2> polygon_bounds(const PolygonView& polygon, const Transform& transform) {
    Vec2 lower = apply(transform, polygon.vertices[0]);
    Vec2 upper = lower;
    for (int i = 1; i < polygon.count; ++i) {
        const Vec2 v = apply(transform, polygon.vertices[i]);
        lower = min(lower, v);
        upper = max(upper, v);
    }
    return around(lower, upper, polygon.radius);
}

}  // namespace

Aabb<2> bounds(const Geometry& geometry, const Transform& transform) {
    switch (geometry.type) {
        case ShapeType::kCircle: {
            const Vec2 center = apply(transform, geometry.circle.center);
            return around(center, center, geometry.circle.radius);
        }
        case ShapeType::kCapsule: {
            const Vec2 c1 = apply(transform, geometry.capsule.center1);
            const Vec2 c2 = apply(transform, geometry.capsule.center2);
            return around(min(c1, c2), max(c1, c2), geometry.capsule.radius);
        }
        case ShapeType::kSegment: {
            const Vec2 p1 = apply(transform, geometry.segment.point1);
            const Vec2 p2 = apply(transform, geometry.segment.point2);
            return {min(p1, p2), max(p1, p2)};
        }
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return polygon_bounds(geometry.polygon_view(), transform);
    }
    return {};
}

float max_extent(const Geometry& geometry, Vec2 point) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return distance(geometry.circle.center, point) + geometry.circle.radius;
        case ShapeType::kCapsule:
            return max(distance(geometry.capsule.center1, point), distance(geometry.capsule.center2, point)) +
                   geometry.capsule.radius;
        case ShapeType::kSegment:
            return max(distance(geometry.segment.point1, point), distance(geometry.segment.point2, point));
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon: {
            const PolygonView polygon = geometry.polygon_view();
            float squared = 0.0f;
            for (int i = 0; i < polygon.count; ++i) {
                squared = max(squared, distance_squared(polygon.vertices[i], point));
            }
            return sqrt(squared) + polygon.radius;
        }
    }
    return 0.0f;
}

}  // namespace jostle
