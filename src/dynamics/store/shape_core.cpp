// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape_core.h"

#include <algorithm>

namespace jostle::detail {
namespace {

/// [m] Of the part that is left of the smallest shape: an inset leaves a convex shape non-empty up to two
/// thirds of its least half width, which a regular triangle takes.
constexpr float kMostInset = 0.6f;
constexpr float kUsualInset = 0.25f;

/// [m] Across its edges: from each to the furthest vertex.
float half_width_of(const PolygonView& polygon) {
    float least = kMaxCoordinate;
    for (int edge = 0; edge < polygon.count; ++edge) {
        float most = 0.0f;
        for (int i = 0; i < polygon.count; ++i)
            most = max(most, dot(polygon.normals[edge], polygon.vertices[edge] - polygon.vertices[i]));
        least = min(least, 0.5f * most);
    }
    return least + polygon.radius;
}

/// The corners of a convex outline, while half planes cut it.
struct Outline {
    Vec2 points[kMaxPolygonVertices + 1];
    int count = 0;

    void add(Vec2 point) { points[count++] = point; }
};

/// The part on the inner side of a line: the points x with normal . x <= offset.
void cut(Outline& outline, Vec2 normal, float offset) {
    Outline left;
    for (int i = 0; i < outline.count; ++i) {
        const Vec2 p = outline.points[i], q = outline.points[i + 1 < outline.count ? i + 1 : 0];
        const float at_p = dot(normal, p) - offset, at_q = dot(normal, q) - offset;
        if (at_p <= 0.0f) left.add(p);
        if ((at_p <= 0.0f) != (at_q <= 0.0f)) left.add(lerp(p, q, at_p / (at_p - at_q)));
    }
    outline = left;
}

/// Corners that are one but for rounding become one.
void weld(Outline& outline, float distance) {
    Outline left;
    for (int i = 0; i < outline.count; ++i) {
        const Vec2 p = outline.points[i];
        const bool is_new =
            left.count == 0 || distance_squared(left.points[left.count - 1], p) > distance * distance;
        if (is_new) left.add(p);
    }
    while (left.count > 1 &&
           distance_squared(left.points[left.count - 1], left.points[0]) <= distance * distance)
        --left.count;
    outline = left;
}

DistanceProxy proxy_of(const Outline& outline, Vec2 inside) {
    if (outline.count == 0) return DistanceProxy(Circle{inside, 0.0f});
    if (outline.count == 1) return DistanceProxy(Circle{outline.points[0], 0.0f});
    if (outline.count == 2) return DistanceProxy(Segment{outline.points[0], outline.points[1]});
    Vec2 sum;
    for (int i = 0; i < outline.count; ++i) sum += outline.points[i] - outline.points[0];
    const Vec2 middle = outline.points[0] + (1.0f / static_cast<float>(outline.count)) * sum;
    return DistanceProxy(PolygonView{outline.points, nullptr, outline.count, 0.0f, middle});
}

/// Each corner moved inwards along the line that halves its angle. False: an edge would vanish.
bool move_corners(const PolygonView& polygon, float depth, Vec2* corners) {
    for (int i = 0; i < polygon.count; ++i) {
        const Vec2 before = polygon.normals[i > 0 ? i - 1 : polygon.count - 1], after = polygon.normals[i];
        const float k = depth / (1.0f + dot(before, after));
        corners[i] = polygon.vertices[i] - k * (before + after);
    }
    for (int i = 0; i < polygon.count; ++i) {
        const int next = i + 1 < polygon.count ? i + 1 : 0;
        // An edge that is left is longer than rounding.
        const Vec2 edge = polygon.vertices[next] - polygon.vertices[i];
        if (!(dot(corners[next] - corners[i], edge) > 1.0e-2f * dot(edge, edge))) return false;
    }
    return true;
}

DistanceProxy core_of(const PolygonView& polygon, float inset) {
    PolygonView view = polygon;
    if (inset <= polygon.radius) {
        view.radius -= inset;
        return DistanceProxy(view);
    }
    const float depth = inset - polygon.radius;
    Outline outline;
    if (move_corners(polygon, depth, outline.points)) {
        view.vertices = outline.points;
        view.radius = 0.0f;
        return DistanceProxy(view);
    }
    for (int i = 0; i < polygon.count; ++i) outline.add(polygon.vertices[i]);
    for (int i = 0; i < polygon.count; ++i)
        cut(outline, polygon.normals[i], dot(polygon.normals[i], polygon.vertices[i]) - depth);
    weld(outline, 1.0e-3f * depth);
    return proxy_of(outline, polygon.centroid);
}

}  // namespace

float least_half_width(const Geometry& geometry) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return geometry.circle.radius;
        case ShapeType::kCapsule:
            return geometry.capsule.radius;
        case ShapeType::kSegment:
            return 0.0f;
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return half_width_of(geometry.polygon_view());
    }
    return 0.0f;
}

float core_inset(float half_width, float slop) {
    return max(kUsualInset * half_width, min(kMostInset * half_width, 2.0f * slop));
}

DistanceProxy core_of(const Geometry& geometry, float inset) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return DistanceProxy(Circle{geometry.circle.center, geometry.circle.radius - inset});
        case ShapeType::kCapsule:
            return DistanceProxy(
                Capsule{geometry.capsule.center1, geometry.capsule.center2, geometry.capsule.radius - inset});
        case ShapeType::kSegment:
            break;
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return core_of(geometry.polygon_view(), inset);
    }
    return DistanceProxy(geometry);
}

}  // namespace jostle::detail
