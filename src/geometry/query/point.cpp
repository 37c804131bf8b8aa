// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of a core that is nearest to a point. Each edge of a polygon is measured; the rounding then moves
// the answer outwards along the normal. From inside a polygon the nearest part of the rounded outline lies
// beyond the nearest edge too, as the rounded corners are further than the edges beside them.
#include <jostle/geometry/point.h>

#include <limits>

#include "geometry/query/nearest_on_core.h"

namespace jostle {
namespace {

using namespace detail;

/// A unit vector from q to p where they differ; otherwise the fallback.
Nearest between(Double2 p, Double2 q, Double2 fallback) {
    const Double2 away = p - q;
    const double distance = length(away);
    return {q, distance > 0.0 ? (1.0 / distance) * away : fallback, distance};
}

constexpr Double2 kAnyDirection{0.0, 1.0};

/// Of the edge from a to b, which differ; the normal is `outward` where p lies straight above it.
Nearest nearest_on_edge(Double2 p, Double2 a, Double2 b, Double2 outward) {
    const Double2 edge = b - a;
    const double along = dot(p - a, edge);
    const double squared = dot(edge, edge);
    if (!(along > 0.0)) return between(p, a, outward);
    if (along >= squared) return between(p, b, outward);
    // Not the vector from the nearest point, which next to the edge is all rounding.
    const double height = dot(p - a, outward);
    return {a + (along / squared) * edge, height < 0.0 ? -outward : outward, std::fabs(height)};
}

/// The edge beyond which a point inside lies nearest.
Nearest nearest_from_inside(const CoreView& core, Double2 p) {
    Nearest inside{{}, kAnyDirection, -std::numeric_limits<double>::infinity()};
    for (int i = 0; i < core.count(); ++i) {
        const Double2 a = core.vertex(i);
        const Double2 outward = unit(right_perpendicular(core.vertex(i + 1) - a));
        const double height = dot(p - a, outward);
        if (height > inside.distance) inside = {p - height * outward, outward, height};
    }
    return inside;
}

/// Edges are compared by squares: only the nearest one's length is asked for. The part that is nearest from
/// outside looks at p.
Nearest nearest_on_polygon(const CoreView& core, Double2 p) {
    double least = std::numeric_limits<double>::infinity();
    Double2 best_a, best_b;
    bool is_inside = true;
    Double2 a = core.vertex(0);
    for (int i = 0; i < core.count(); ++i) {
        const Double2 b = core.vertex(i + 1), edge = b - a, from_a = p - a;
        const double height = dot(from_a, right_perpendicular(edge));
        is_inside = is_inside && height <= 0.0;
        if (height > 0.0) {
            const double along = dot(from_a, edge), squared = dot(edge, edge);
            const Double2 from_b = p - b;
            const double square = !(along > 0.0)     ? dot(from_a, from_a)
                                  : along >= squared ? dot(from_b, from_b)
                                                     : height * height / squared;
            if (square < least) {
                least = square;
                best_a = a;
                best_b = b;
            }
        }
        a = b;
    }
    if (is_inside) return nearest_from_inside(core, p);
    // A NaN is nowhere.
    if (!(least < std::numeric_limits<double>::infinity())) return {{}, kAnyDirection, least};
    return nearest_on_edge(p, best_a, best_b, unit(right_perpendicular(best_b - best_a)));
}

}  // namespace

Nearest detail::nearest_on_core(const CoreView& core, Double2 p) {
    if (core.count() > 2) return nearest_on_polygon(core, p);
    const Double2 a = core.vertex(0), b = core.vertex(core.count() - 1);
    const Double2 edge = b - a;
    if (!(dot(edge, edge) > 0.0)) return between(p, a, kAnyDirection);
    return nearest_on_edge(p, a, b, -unit(right_perpendicular(edge)));
}

ClosestPoint closest_point(const Geometry& geometry, Vec2 point) {
    const CoreView core(geometry);
    const Nearest nearest = nearest_on_core(core, widen(point) - core.origin());
    const double radius = static_cast<double>(core.radius());
    return {narrow(core.origin() + nearest.point + radius * nearest.normal), narrow(nearest.normal),
            static_cast<float>(nearest.distance - radius)};
}

ClosestPoint closest_point(const Geometry& geometry, const Transform& transform, Vec2 point) {
    const CoreView core(geometry);
    const Turn turn(transform.q);
    const Double2 p = turn.back(widen(point) - widen(transform.p)) - core.origin();
    const Nearest nearest = nearest_on_core(core, p);
    const double radius = static_cast<double>(core.radius());
    const Double2 at = core.origin() + nearest.point + radius * nearest.normal;
    return {narrow(turn.forth(at) + widen(transform.p)), narrow(turn.forth(nearest.normal)),
            static_cast<float>(nearest.distance - radius)};
}

float signed_distance(const Geometry& geometry, Vec2 point) {
    return closest_point(geometry, point).distance;
}

bool contains(const Geometry& geometry, Vec2 point) {
    if (geometry.type == ShapeType::kSegment) return false;
    const CoreView core(geometry);
    return distance_to_core(core, widen(point) - core.origin()) <= static_cast<double>(core.radius());
}

bool contains(const Geometry& geometry, const Transform& transform, Vec2 point) {
    if (geometry.type == ShapeType::kSegment) return false;
    const CoreView core(geometry);
    const Double2 p = Turn(transform.q).back(widen(point) - widen(transform.p));
    return distance_to_core(core, p - core.origin()) <= static_cast<double>(core.radius());
}

}  // namespace jostle
