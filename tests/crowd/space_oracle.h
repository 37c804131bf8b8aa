// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Avoidance in space in double precision, one agent at a time. The nearest point is found by trying every set
// of at most three limits that may hold it: slow, but there is little that can be wrong.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace jostle::test {

struct Point3 {
    double x = 0.0, y = 0.0, z = 0.0;
    Point3 operator+(Point3 b) const { return {x + b.x, y + b.y, z + b.z}; }
    Point3 operator-(Point3 b) const { return {x - b.x, y - b.y, z - b.z}; }
    Point3 operator*(double s) const { return {x * s, y * s, z * s}; }
};
inline double dot(Point3 a, Point3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Point3 cross(Point3 a, Point3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(Point3 a) {
    return std::sqrt(dot(a, a));
}
/// To the right of v, seen from above, and as long.
inline Point3 right_of(Point3 v) {
    const double level = std::hypot(v.x, v.y), size = length(v);
    if (level <= 1e-3 * size) return {v.z < 0.0 ? -size : size, 0.0, 0.0};
    return Point3{v.y, -v.x, 0.0} * (size / level);
}

/// Permitted is normal·v >= offset.
struct Plane3 {
    Point3 normal;
    double offset;
};

inline double greatest_violation(const std::vector<Plane3>& planes, Point3 v) {
    double greatest = 0.0;
    for (const Plane3& plane : planes) greatest = std::max(greatest, plane.offset - dot(plane.normal, v));
    return greatest;
}

struct SpaceNeighbor {
    Point3 offset, relative_velocity;
    double radius_sum, share, side;
};

/// The nearest point of the rim of the forbidden velocities: the ball's, or that of the cone from the origin
/// about the neighbour, at which the sine of the angle to the axis is radius over distance.
inline Plane3 orca_plane(const SpaceNeighbor& other, Point3 velocity, double horizon, double dt) {
    const Point3 r = other.offset, v = other.relative_velocity;
    const double distance = length(r), radius = other.radius_sum;
    const bool overlaps = distance <= radius;
    const double time = overlaps ? dt : horizon;
    const Point3 w = v - r * (1.0 / time);
    const double towards = dot(w, r);
    Plane3 plane{};
    double inside = 0.0;
    if (overlaps || (towards < 0.0 && towards * towards > radius * radius * dot(w, w))) {
        const double size = length(w);
        plane.normal = size > 0.0 ? w * (1.0 / size) : Point3{other.side, 0.0, 0.0};
        inside = radius / time - size;
    } else {
        const Point3 axis = r * (1.0 / distance);
        const Point3 across = v - axis * dot(v, axis);
        const bool is_along = length(across) <= 3e-5 * length(w);
        const Point3 aside = is_along ? right_of(axis) : across * (1.0 / length(across));
        const double angle = std::asin(radius / distance);
        plane.normal = aside * std::cos(angle) - axis * std::sin(angle);
        inside = -dot(plane.normal, v);
    }
    plane.offset = dot(plane.normal, velocity) + inside * other.share;
    return plane;
}

/// Points of the ball of this radius that may be the nearest to `wish`: wish itself, and those nearest to it
/// of each plane, of each line of two planes, and of the ball's rim in these; and the points of three planes.
template <class Visit>
void visit_candidates(const std::vector<Plane3>& planes, double radius, Point3 wish, const Visit& visit) {
    visit(wish);
    for (std::size_t i = 0; i < planes.size(); ++i) {
        const Plane3& a = planes[i];
        const Point3 foot = wish - a.normal * (dot(a.normal, wish) - a.offset), center = a.normal * a.offset;
        visit(foot);
        const double room = radius * radius - a.offset * a.offset, away = length(foot - center);
        if (room >= 0.0 && away > 0.0) visit(center + (foot - center) * (std::sqrt(room) / away));
        for (std::size_t j = 0; j < i; ++j) {
            const Plane3& b = planes[j];
            const Point3 both = cross(a.normal, b.normal);
            const double square = dot(both, both);
            if (square < 1e-14) continue;
            const Point3 at =
                (cross(b.normal, both) * a.offset + cross(both, a.normal) * b.offset) * (1.0 / square);
            const Point3 along = both * (1.0 / std::sqrt(square));
            visit(at + along * dot(along, wish));
            const double rest = radius * radius - dot(at, at);
            if (rest < 0.0) continue;
            for (const double sign : {-1.0, 1.0}) visit(at + along * (sign * std::sqrt(rest)));
            for (std::size_t k = 0; k < j; ++k) {
                const double slope = dot(planes[k].normal, along);
                if (std::abs(slope) > 1e-9)
                    visit(at + along * ((planes[k].offset - dot(planes[k].normal, at)) / slope));
            }
        }
    }
}

/// The permitted point of the ball that is nearest to `wish`.
inline std::optional<Point3> nearest_permitted(const std::vector<Plane3>& planes, double radius,
                                               Point3 wish) {
    std::optional<Point3> best;
    visit_candidates(planes, radius, wish, [&](Point3 v) {
        // A wish that was tilted is longer than the radius by its rounding.
        if (length(v) > radius + 1e-6 || greatest_violation(planes, v) > 1e-9) return;
        if (!best || length(v - wish) < length(*best - wish)) best = v;
    });
    return best;
}

/// Whether a point of the ball violates none of them by more than `slack`.
inline bool is_possible(std::vector<Plane3> planes, double radius, double slack) {
    for (Plane3& plane : planes) plane.offset -= slack;
    return nearest_permitted(planes, radius, {}).has_value();
}

}  // namespace jostle::test
