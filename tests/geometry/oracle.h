// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Brute force, in double precision, for what geometry/ does cleverly in float: distance of two convex cores
// over all pairs of vertex and edge, depth over all edge normals of both.
#pragma once

#include <jostle/geometry/manifold.h>

#include <cmath>
#include <limits>
#include <vector>

namespace jostle::test {

struct Point {
    double x = 0.0, y = 0.0;
};
inline Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
inline Point operator*(double s, Point a) {
    return {s * a.x, s * a.y};
}
inline double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
inline double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
inline double length(Point a) {
    return std::sqrt(dot(a, a));
}
inline Point widen(Vec2 v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y)};
}

inline Vec2 narrow_to(Point p) {
    return {static_cast<float>(p.x), static_cast<float>(p.y)};
}

/// A convex core of one (disc), two or more vertices, counter-clockwise, and the radius around it.
struct Core {
    std::vector<Point> vertices;
    double radius = 0.0;
};

inline Core core_of(const Geometry& g) {
    switch (g.type) {
        case ShapeType::kCircle:
            return {{widen(g.circle.center)}, static_cast<double>(g.circle.radius)};
        case ShapeType::kCapsule:
            return {{widen(g.capsule.center1), widen(g.capsule.center2)},
                    static_cast<double>(g.capsule.radius)};
        case ShapeType::kSegment:
            return {{widen(g.segment.point1), widen(g.segment.point2)}, 0.0};
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            break;
    }
    const PolygonView p = g.polygon_view();
    Core core{{}, static_cast<double>(p.radius)};
    for (int i = 0; i < p.count; ++i) core.vertices.push_back(widen(p.vertices[i]));
    return core;
}

inline Core moved(Core core, const Transform& t) {
    const double c = static_cast<double>(t.q.c), s = static_cast<double>(t.q.s);
    const Point p = widen(t.p);
    for (Point& v : core.vertices) v = {c * v.x - s * v.y + p.x, s * v.x + c * v.y + p.y};
    return core;
}

inline double distance_to_segment(Point p, Point a, Point b) {
    const Point e = b - a;
    const double squared = dot(e, e);
    double f = squared > 0.0 ? dot(p - a, e) / squared : 0.0;
    f = f < 0.0 ? 0.0 : (f > 1.0 ? 1.0 : f);
    return length(p - (a + f * e));
}

/// From the outline, inside or out.
inline double distance_to_outline(Point p, const Core& core) {
    double best = std::numeric_limits<double>::infinity();
    const std::size_t n = core.vertices.size();
    for (std::size_t i = 0; i < n; ++i) {
        best = std::fmin(best, distance_to_segment(p, core.vertices[i], core.vertices[(i + 1) % n]));
    }
    return best;
}

/// Of the core, the outline included; only what has an area has an inside.
inline bool is_inside(Point p, const Core& core) {
    const std::size_t n = core.vertices.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Point a = core.vertices[i];
        if (cross(core.vertices[(i + 1) % n] - a, p - a) < 0.0) return false;
    }
    return n > 2;
}

inline double least_along(const Core& core, Point axis) {
    double best = std::numeric_limits<double>::infinity();
    for (const Point v : core.vertices) best = std::fmin(best, dot(axis, v));
    return best;
}

/// How far apart the shapes, rounding included, are along a unit axis from a to b; negative if they overlap
/// on it.
inline double separation_along(const Core& a, const Core& b, Point axis) {
    return least_along(b, axis) + least_along(a, -1.0 * axis) - a.radius - b.radius;
}

/// The greatest separation of the cores across an edge of `faces`, and the edge's outward normal; minus
/// infinity for a disc.
struct Across {
    double separation = -std::numeric_limits<double>::infinity();
    Point normal;
};
inline Across across_faces(const Core& faces, const Core& other) {
    Across best;
    const std::size_t n = faces.vertices.size();
    for (std::size_t i = 0; i < n && n > 1; ++i) {
        const Point e = faces.vertices[(i + 1) % n] - faces.vertices[i];
        const double size = length(e);
        if (!(size > 0.0)) continue;
        const Point normal{e.y / size, -e.x / size};
        const double s = least_along(other, normal) - dot(normal, faces.vertices[i]);
        if (s > best.separation) best = {s, normal};
    }
    return best;
}

/// Of the shapes, rounding included: their distance; minus the least depth along an edge normal where the
/// cores overlap.
inline double signed_separation(const Core& a, const Core& b) {
    const double radii = a.radius + b.radius;
    const std::size_t na = a.vertices.size(), nb = b.vertices.size();
    if (na == 1 && nb == 1) return length(b.vertices[0] - a.vertices[0]) - radii;
    const double sat = std::fmax(across_faces(a, b).separation, across_faces(b, a).separation);
    // Cores without an area overlap with none; in line, no edge separates them.
    if (sat < 0.0) return sat - radii;
    double best = std::numeric_limits<double>::infinity();
    for (const Point p : a.vertices) best = std::fmin(best, distance_to_outline(p, b));
    for (const Point p : b.vertices) best = std::fmin(best, distance_to_outline(p, a));
    return best - radii;
}

}  // namespace jostle::test
