// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Mass of shapes, exact for rounded ones: a rounded polygon is the polygon, a rectangle along each edge, and
// a sector of a disc at each vertex. Everything is summed about the first vertex, in double precision, so
// that a shape far from the origin of its frame loses nothing. Bodies of several shapes likewise, about the
// first shape's centre.
//
// A sector of radius r, angle t, between the unit normals m and n (m first, counter-clockwise), about its
// apex:
//   area            r^2 t / 2
//   first moment    r^3 / 3 * (n - m) turned clockwise by a quarter: (cos, sin) integrates to (sin, -cos)
//   polar moment    r^4 t / 4
//
// Cost: linear in the vertices, one arc tangent a vertex of a rounded polygon.
#include <jostle/geometry/mass.h>

namespace jostle {
namespace {

constexpr double kPiDouble = 3.14159265358979323846;

struct Double2 {
    double x = 0.0, y = 0.0;
};
Double2 widen(Vec2 v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y)};
}
Double2 operator-(Double2 a, Double2 b) {
    return {a.x - b.x, a.y - b.y};
}
double dot(Double2 a, Double2 b) {
    return a.x * b.x + a.y * b.y;
}
double cross(Double2 a, Double2 b) {
    return a.x * b.y - a.y * b.x;
}

/// Integrals over an area, about some point.
struct Moments {
    double area = 0.0;   // [m^2]
    Double2 first;       // [m^3]
    double polar = 0.0;  // [m^4]
};

void add_triangle(Moments& sum, Double2 a, Double2 b) {  // and the point of reference
    const double area = 0.5 * cross(a, b);
    sum.area += area;
    sum.first.x += area * (a.x + b.x) / 3.0;
    sum.first.y += area * (a.y + b.y) / 3.0;
    sum.polar += area * (dot(a, a) + dot(a, b) + dot(b, b)) / 6.0;
}

void add_edge_rectangle(Moments& sum, Double2 a, Double2 b, Double2 normal, double radius) {
    const Double2 edge = b - a;
    const double length = std::sqrt(dot(edge, edge));
    const double area = length * radius;
    const Double2 center{0.5 * (a.x + b.x + radius * normal.x), 0.5 * (a.y + b.y + radius * normal.y)};
    sum.area += area;
    sum.first.x += area * center.x;
    sum.first.y += area * center.y;
    sum.polar += area * ((length * length + radius * radius) / 12.0 + dot(center, center));
}

void add_sector(Moments& sum, Double2 apex, Double2 from, Double2 to, double radius) {
    const double angle =
        static_cast<double>(atan2(static_cast<float>(cross(from, to)), static_cast<float>(dot(from, to))));
    const double r2 = radius * radius;
    const double area = 0.5 * r2 * angle;
    const double k = r2 * radius / 3.0;
    const Double2 first{k * (to.y - from.y), -k * (to.x - from.x)};
    sum.area += area;
    sum.first.x += first.x + area * apex.x;
    sum.first.y += first.y + area * apex.y;
    sum.polar += 0.25 * r2 * r2 * angle + 2.0 * dot(apex, first) + area * dot(apex, apex);
}

Double2 edge_normal(Double2 a, Double2 b) {
    const Double2 edge = b - a;
    const double length = std::sqrt(dot(edge, edge));
    if (!(length > 0.0)) return {};
    return {edge.y / length, -edge.x / length};
}

MassData polygon_mass(const PolygonView& polygon, double density) {
    const int n = polygon.count;
    if (n < 1) return {};
    const Double2 origin = widen(polygon.vertices[0]);
    const double radius = static_cast<double>(polygon.radius);
    const auto vertex = [&](int i) { return widen(polygon.vertices[i < n ? i : i - n]) - origin; };
    Moments sum;
    for (int i = 1; i + 1 < n; ++i) add_triangle(sum, vertex(i), vertex(i + 1));
    if (radius > 0.0) {
        Double2 before = edge_normal(vertex(n - 1), vertex(n));
        for (int i = 0; i < n; ++i) {
            // Not the stored normals, which are rounded to float: the sectors' angles then sum to a full
            // turn.
            const Double2 normal = edge_normal(vertex(i), vertex(i + 1));
            add_edge_rectangle(sum, vertex(i), vertex(i + 1), normal, radius);
            add_sector(sum, vertex(i), before, normal, radius);
            before = normal;
        }
    }
    if (!(sum.area > 0.0)) return {0.0f, polygon.vertices[0], 0.0f};
    const Double2 center{sum.first.x / sum.area, sum.first.y / sum.area};
    const double polar = sum.polar - sum.area * dot(center, center);
    return {static_cast<float>(density * sum.area),
            {static_cast<float>(origin.x + center.x), static_cast<float>(origin.y + center.y)},
            static_cast<float>(density * (polar > 0.0 ? polar : 0.0))};
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
    switch (geometry.kind) {
        case ShapeKind::kCircle:
            return circle_mass(geometry.circle, d);
        case ShapeKind::kCapsule:
            return capsule_mass(geometry.capsule, d);
        case ShapeKind::kSegment:
            return {0.0f, lerp(geometry.segment.point1, geometry.segment.point2, 0.5f), 0.0f};
        case ShapeKind::kPolygon:
        case ShapeKind::kLargePolygon:
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
