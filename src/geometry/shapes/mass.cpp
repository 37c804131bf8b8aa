// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Mass of shapes, exact for rounded ones: a rounded polygon is the polygon, a rectangle along each edge, and
// a sector of a disc at each vertex. Everything is summed about the first vertex, in double precision, so
// that a shape far from the origin of its frame loses nothing. Bodies of several shapes likewise, about the
// first shape's centre.
//
// Cost: linear in the vertices, one arc tangent a vertex of a rounded polygon.
#include <jostle/geometry/mass.h>

#include "geometry/shapes/moments.h"

namespace jostle {
namespace {

using namespace detail;

constexpr double kPiDouble = 3.14159265358979323846;

MassData polygon_mass(const PolygonView& polygon, double density) {
    const int n = polygon.count;
    if (n < 1) return {};
    const Double2 origin = widen(polygon.vertices[0]);
    const double radius = static_cast<double>(polygon.radius);
    const auto vertex = [&](int i) { return widen(polygon.vertices[i < n ? i : i - n]) - origin; };
    Moments sum;
    for (int i = 1; i + 1 < n; ++i) add_triangle(sum, vertex(i), vertex(i + 1));
    if (radius > 0.0) {
        // Not the stored normals, which are rounded to float: the sectors' angles then sum to a full turn.
        const auto normal_of = [&](int i) { return unit(right_perpendicular(vertex(i + 1) - vertex(i))); };
        Double2 before = normal_of(n - 1);
        for (int i = 0; i < n; ++i) {
            const Double2 normal = normal_of(i);
            add_edge_rectangle(sum, vertex(i), vertex(i + 1), normal, radius);
            add_sector(sum, vertex(i), before, normal, radius);
            before = normal;
        }
    }
    return mass_of(sum, polygon.vertices[0], density);
}

MassData circle_mass(const Circle& circle, double density) {
    const double r2 = static_cast<double>(circle.radius) * static_cast<double>(circle.radius);
    const double mass = density * kPiDouble * r2;
    return {static_cast<float>(mass), circle.center, static_cast<float>(0.5 * mass * r2)};
}

/// A rectangle and two half discs; the half discs' first moment about their own centres is 2/3 r^3.
MassData capsule_mass(const Capsule& capsule, double density) {
    const Double2 axis = widen(capsule.center2) - widen(capsule.center1);
    const double l2 = dot(axis, axis);
    const double length = std::sqrt(l2);
    const double r = static_cast<double>(capsule.radius);
    const double r2 = r * r;
    const double disc = kPiDouble * r2;
    const double rectangle = 2.0 * r * length;
    const double polar =
        rectangle * (l2 + 4.0 * r2) / 12.0 + disc * (0.5 * r2 + 0.25 * l2) + 4.0 / 3.0 * length * r2 * r;
    return {static_cast<float>(density * (rectangle + disc)), lerp(capsule.center1, capsule.center2, 0.5f),
            static_cast<float>(density * polar)};
}

}  // namespace

MassData compute_mass(const Geometry& geometry, float density) {
    const double d = static_cast<double>(density);
    switch (geometry.type) {
        case ShapeType::kCircle:
            return circle_mass(geometry.circle, d);
        case ShapeType::kCapsule:
            return capsule_mass(geometry.capsule, d);
        case ShapeType::kSegment:
            return {0.0f, lerp(geometry.segment.point1, geometry.segment.point2, 0.5f), 0.0f};
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return polygon_mass(geometry.polygon_view(), d);
    }
    return {};
}

MassData combine(std::span<const MassData> parts) {
    if (parts.empty()) return {};
    // About the first part's centre, so that sums are as small as the body is.
    const Double2 origin = widen(parts[0].center);
    double mass = 0.0;
    Double2 first, mean;
    for (const MassData& part : parts) {
        const Double2 arm = widen(part.center) - origin;
        const double m = static_cast<double>(part.mass);
        mass += m;
        first.x += m * arm.x;
        first.y += m * arm.y;
        mean.x += arm.x;
        mean.y += arm.y;
    }
    const double count = static_cast<double>(parts.size());
    const Double2 center =
        mass > 0.0 ? Double2{first.x / mass, first.y / mass} : Double2{mean.x / count, mean.y / count};
    double inertia = 0.0;
    for (const MassData& part : parts) {
        const Double2 arm = widen(part.center) - origin - center;
        inertia += static_cast<double>(part.inertia) + static_cast<double>(part.mass) * dot(arm, arm);
    }
    const Vec2 rounded{static_cast<float>(origin.x + center.x), static_cast<float>(origin.y + center.y)};
    if (!(mass > 0.0)) return {0.0f, rounded, 0.0f};
    // What is left between large holes may round to less than nothing.
    return {static_cast<float>(mass), rounded, inertia > 0.0 ? static_cast<float>(inertia) : 0.0f};
}

float inertia_about(const MassData& mass, Vec2 point) {
    const Double2 arm = widen(mass.center) - widen(point);
    return static_cast<float>(static_cast<double>(mass.inertia) +
                              static_cast<double>(mass.mass) * dot(arm, arm));
}

float area(const Geometry& geometry) {
    return compute_mass(geometry, 1.0f).mass;
}

}  // namespace jostle
