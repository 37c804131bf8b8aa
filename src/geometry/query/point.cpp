// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What of a core is nearest to a point: of a polygon, each edge is asked; the rounding then moves the answer
// outwards along the normal. From inside a polygon the nearest part of the rounded outline lies beyond the
// nearest edge too, as the rounded corners are further than the edges beside them.
#include <jostle/geometry/point.h>

#include <limits>

#include "geometry/gjk/core_view.h"

namespace jostle {
namespace {

using namespace detail;

/// From the core's first vertex on; the distance is to the core's outline, without the rounding.
struct Nearest {
    Double2 point;
    Double2 normal;
    double distance = 0.0;
};

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

Nearest nearest_on_polygon(const CoreView& core, Double2 p) {
    Nearest outside{{}, kAnyDirection, std::numeric_limits<double>::infinity()};
    Nearest inside{{}, kAnyDirection, -std::numeric_limits<double>::infinity()};
    bool is_inside = true;
    for (int i = 0; i < core.count(); ++i) {
        const Double2 a = core.vertex(i), b = core.vertex(i + 1);
        const Double2 outward = unit(right_perpendicular(b - a));
        const double height = dot(p - a, outward);
        is_inside = is_inside && height <= 0.0;
        if (height > inside.distance) inside = {p - height * outward, outward, height};
        if (!(height > 0.0)) continue;  // what is nearest from outside looks at p
        const Nearest here = nearest_on_edge(p, a, b, outward);
        if (here.distance < outside.distance) outside = here;
    }
    return is_inside ? inside : outside;
}

Nearest nearest_on_core(const CoreView& core, Double2 p) {
    if (core.count() > 2) return nearest_on_polygon(core, p);
    const Double2 a = core.vertex(0), b = core.vertex(core.count() - 1);
    const Double2 edge = b - a;
    if (!(dot(edge, edge) > 0.0)) return between(p, a, kAnyDirection);
    return nearest_on_edge(p, a, b, -unit(right_perpendicular(edge)));
}

}  // namespace

ClosestPoint closest_point(const Geometry& geometry, Vec2 point) {
    const CoreView core(geometry);
    const Nearest nearest = nearest_on_core(core, widen(point) - core.origin());
    const double radius = static_cast<double>(core.radius());
    return {narrow(core.origin() + nearest.point + radius * nearest.normal), narrow(nearest.normal),
            static_cast<float>(nearest.distance - radius)};
}

float signed_distance(const Geometry& geometry, Vec2 point) {
    return closest_point(geometry, point).distance;
}

bool contains(const Geometry& geometry, Vec2 point) {
    if (geometry.type == ShapeType::kSegment) return false;
    const CoreView core(geometry);
    const Nearest nearest = nearest_on_core(core, widen(point) - core.origin());
    return nearest.distance <= static_cast<double>(core.radius());
}

}  // namespace jostle
