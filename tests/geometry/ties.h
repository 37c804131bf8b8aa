// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether two shapes touch in one way alone, or whether rounding decides between two; and what it does to a
// contact.
#pragma once

#include <jostle/geometry/local_manifold.h>

#include <vector>

#include "geometry/oracle.h"

namespace jostle::test {

/// A direction across a face of A or of B, and how far apart the cores are along it.
struct Axis {
    double separation;
    Point direction;  ///< from A to B
    bool of_b;
};
inline void add_axes(std::vector<Axis>& axes, const Core& faces, const Core& other, bool of_b) {
    const std::size_t n = faces.vertices.size();
    for (std::size_t i = 0; i < n && n > 1; ++i) {
        const Point e = faces.vertices[(i + 1) % n] - faces.vertices[i];
        const Point normal = (1.0 / length(e)) * Point{e.y, -e.x};
        const double s = least_along(other, normal) - dot(normal, faces.vertices[i]);
        axes.push_back({s, of_b ? -1.0 * normal : normal, of_b});
    }
}

/// Whether rounding, or the preference for A's face among parallel ones, decides across which face two shapes
/// meet.
inline bool is_tie(const Core& a, const Core& b, double rounding) {
    std::vector<Axis> axes;
    add_axes(axes, a, b, false);
    add_axes(axes, b, a, true);
    if (axes.empty()) return false;
    Axis best = axes[0];
    for (const Axis& axis : axes) best = axis.separation > best.separation ? axis : best;
    for (const Axis& axis : axes) {
        const double cosine = dot(axis.direction, best.direction);
        const bool preferred = axis.of_b != best.of_b && cosine > 0.9998;
        const double given_away = preferred ? 0.1 * static_cast<double>(kLinearSlop) : 0.0;
        if (best.separation - axis.separation > given_away + rounding) continue;
        if (axis.of_b != best.of_b || cosine < 1.0 - 1.0e-10) return true;
    }
    return false;
}

/// How many vertices of the core lie within `depth` of the furthest one along the direction.
inline int count_furthest(const Core& core, Point direction, double depth) {
    const double most = -least_along(core, -1.0 * direction);
    int count = 0;
    for (const Point v : core.vertices) count += dot(direction, v) >= most - depth;
    return count;
}

/// Whether edges of both all but lie along each other, so that no point of theirs is the nearest. `direction`
/// runs from A to B.
inline bool edges_meet(const Core& a, const Core& b, Point direction, double depth) {
    return count_furthest(a, direction, depth) > 1 && count_furthest(b, -1.0 * direction, depth) > 1;
}

/// How many times larger what rounding does to the separations of a contact is than what it does to the pose:
/// more than 1 where an edge is clipped that is steep.
inline double steepness(const Manifold& m) {
    if (m.type == ManifoldType::kCircles || m.count < 2) return 1.0;
    const double rise = static_cast<double>(m.points[0].separation - m.points[1].separation);
    const Point along = widen(m.points[0].point) - widen(m.points[1].point);
    return 1.0 + std::fabs(rise) / (std::fabs(cross(widen(m.normal), along)) + 1.0e-9);
}

/// [m] What `rounding` of a pose does to the separations of a contact; where the end of an edge seen end on
/// is clipped, up to what is given away between it and its vertex.
inline double error_of(const Manifold& m, const Geometry& a, const Geometry& b, const Transform& b_in_a,
                       double rounding) {
    if (m.type == ManifoldType::kCircles || m.count == 2) return rounding * steepness(m);
    const LocalManifold local = make_local(m, radius_of(a), radius_of(b), b_in_a);
    for (const Point v : core_of(m.type == ManifoldType::kFaceA ? b : a).vertices)
        if (length(v - widen(local.points[0])) <= rounding) return rounding;
    return rounding + 0.2 * static_cast<double>(kLinearSlop);
}

}  // namespace jostle::test
