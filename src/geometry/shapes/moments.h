// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Integrals over an area about some point, as the sum of a polygon's triangles, a rectangle along each edge
// and what is between two of these at a corner: the parts of a rounded outline.
//
// A sector of radius r, angle t, between the unit normals m and n (m first, counter-clockwise), about its
// apex:
//   area            r^2 t / 2
//   first moment    r^3 / 3 * (n - m) turned clockwise by a quarter: (cos, sin) integrates to (sin, -cos)
//   polar moment    r^4 t / 4
#pragma once

#include <jostle/geometry/mass.h>
#include <jostle/math/trigonometry.h>

#include "geometry/double2.h"

namespace jostle::detail {

struct Moments {
    double area = 0.0;   // [m^2]
    Double2 first;       // [m^3]
    double polar = 0.0;  // [m^4]
};

/// The triangle that an edge makes with the point of reference; less than nothing where that lies to its
/// right.
inline void add_triangle(Moments& sum, Double2 a, Double2 b) {
    const double area = 0.5 * cross(a, b);
    sum.area += area;
    sum.first = sum.first + Double2{area * (a.x + b.x) / 3.0, area * (a.y + b.y) / 3.0};
    sum.polar += area * (dot(a, a) + dot(a, b) + dot(b, b)) / 6.0;
}

inline void add_edge_rectangle(Moments& sum, Double2 a, Double2 b, Double2 normal, double radius) {
    const double along = length(b - a);
    const double area = along * radius;
    const Double2 center = 0.5 * (a + b + radius * normal);
    sum.area += area;
    sum.first = sum.first + area * center;
    sum.polar += area * ((along * along + radius * radius) / 12.0 + dot(center, center));
}

inline void add_sector(Moments& sum, Double2 apex, Double2 from, Double2 to, double radius) {
    const double angle =
        static_cast<double>(atan2(static_cast<float>(cross(from, to)), static_cast<float>(dot(from, to))));
    const double r2 = radius * radius;
    const double area = 0.5 * r2 * angle;
    const Double2 first = r2 * radius / 3.0 * right_perpendicular(to - from);
    sum.area += area;
    sum.first = sum.first + first + area * apex;
    sum.polar += 0.25 * r2 * r2 * angle + 2.0 * dot(apex, first) + area * dot(apex, apex);
}

/// At a reflex corner the rectangles of both its edges reach beyond the line that halves it; what does so is
/// taken away:
///
///     from, to     of length radius           m     at that distance from both edges
///     (apex, apex + from, m, apex + to)       clockwise, so that its triangles count as less than nothing
inline void subtract_kite(Moments& sum, Double2 apex, Double2 from, Double2 to, double radius) {
    const Double2 m = apex + radius / (1.0 + dot(from, to)) * (from + to);
    const Double2 a = apex + radius * from, b = apex + radius * to;
    add_triangle(sum, apex, a);
    add_triangle(sum, a, m);
    add_triangle(sum, m, b);
    add_triangle(sum, b, apex);
}

/// Of the moments about `origin`.
[[nodiscard]] inline MassData mass_of(const Moments& sum, Vec2 origin, double density) {
    if (!(sum.area > 0.0)) return {0.0f, origin, 0.0f};
    const Double2 center{sum.first.x / sum.area, sum.first.y / sum.area};
    const double polar = sum.polar - sum.area * dot(center, center);
    return {static_cast<float>(density * sum.area), narrow(widen(origin) + center),
            static_cast<float>(density * (polar > 0.0 ? polar : 0.0))};
}

}  // namespace jostle::detail
