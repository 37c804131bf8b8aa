// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random shapes that are pieces of something larger, and which normals such a piece may give.
#pragma once

#include <cmath>
#include <optional>

#include "geometry/random_shapes.h"

namespace jostle::test {

/// Makes a segment part of a longer line, or some of a polygon's edges inner ones; nothing of other shapes.
inline void make_smooth(Random& random, Geometry& g) {
    if (g.type == ShapeType::kSegment) {
        Segment& s = g.segment;
        const Vec2 along = s.point2 - s.point1;
        // On in line, hardly bent, or anyhow: from straight on to straight back.
        const auto bend = [&] {
            switch (random.below(3)) {
                case 0:
                    return Rot{};
                case 1:
                    return Rot::from_angle(random.uniform(-1.0e-3f, 1.0e-3f));
                default:
                    return Rot::from_angle(random.uniform(-3.1f, 3.1f));
            }
        };
        const Rot bend1 = bend(), bend2 = bend();
        if (random.below(3) != 0) s.ghost1 = s.point1 - random.uniform(0.5f, 2.0f) * rotate(bend1, along);
        if (random.below(3) != 0) s.ghost2 = s.point2 + random.uniform(0.5f, 2.0f) * rotate(bend2, along);
        s.one_sided = random.below(2) == 0;
        return;
    }
    if (g.type != ShapeType::kPolygon && g.type != ShapeType::kLargePolygon) return;
    const int count = g.polygon_view().count;
    std::uint64_t mask = 0;
    const std::uint64_t some = random.bits(), more = random.bits();
    switch (random.below(4)) {
        case 0:
            mask = some;
            break;
        case 1:
            mask = some & more;
            break;
        case 2:
            mask = some | more;
            break;
        default:
            mask = std::uint64_t{1} << random.below(static_cast<std::uint32_t>(count));
    }
    if (count < 64) mask &= (std::uint64_t{1} << count) - 1;
    (g.type == ShapeType::kPolygon ? g.polygon.inner_edges : g.large_polygon.inner_edges) = mask;
}

/// Whether the direction lies on the arc from `from` counter-clockwise to `to`, or beside it by `slack`
/// [rad].
inline bool on_arc(Point direction, Point from, Point to, double slack) {
    const double turn = 2.0 * std::acos(-1.0);
    const auto angle = [&](Point a, Point b) {
        const double between = std::atan2(cross(a, b), dot(a, b));
        return between < 0.0 ? between + turn : between;
    };
    const double along = angle(from, direction);
    return along <= angle(from, to) + slack || along >= turn - slack;
}

inline Point right_of(Point direction) {
    return {direction.y, -direction.x};
}

/// The directions in which one side of a segment may push, the side on the right of p to q: its normal's, and
/// round each end those that the neighbour there leaves free.
inline bool pushes_on_the_right(Vec2 first, Vec2 last, const std::optional<Vec2>& before,
                                const std::optional<Vec2>& after, bool one_sided, Point direction,
                                double slack) {
    const Point p = widen(first), q = widen(last), edge = q - p, normal = right_of(edge);
    if (on_arc(direction, normal, normal, slack)) return true;
    if (!before) {
        if (on_arc(direction, one_sided ? -1.0 * edge : -1.0 * normal, normal, slack)) return true;
    } else {
        const Point neighbour = p - widen(*before);
        if (cross(neighbour, edge) > 0.0 && on_arc(direction, right_of(neighbour), normal, slack))
            return true;
    }
    if (!after) return on_arc(direction, normal, one_sided ? edge : -1.0 * normal, slack);
    const Point neighbour = widen(*after) - q;
    return cross(edge, neighbour) > 0.0 && on_arc(direction, normal, right_of(neighbour), slack);
}

/// Whether a normal out of the shape, in its frame, is one of its own: not a neighbour's, and not into one.
inline bool is_own_normal(const Geometry& g, Point direction, double slack) {
    if (g.type == ShapeType::kSegment) {
        const Segment& s = g.segment;
        if (!s.is_smooth()) return true;
        return pushes_on_the_right(s.point1, s.point2, s.ghost1, s.ghost2, s.one_sided, direction, slack) ||
               (!s.one_sided &&
                pushes_on_the_right(s.point2, s.point1, s.ghost2, s.ghost1, false, direction, slack));
    }
    if (g.type != ShapeType::kPolygon && g.type != ShapeType::kLargePolygon) return true;
    const PolygonView p = g.polygon_view();
    const auto is_inner = [&](int i) { return (p.inner_edges >> i & 1) != 0; };
    for (int i = 0; i < p.count; ++i) {
        const int next = i + 1 < p.count ? i + 1 : 0;
        if (is_inner(i)) continue;
        const Point normal = widen(p.normals[i]);
        if (on_arc(direction, normal, is_inner(next) ? normal : widen(p.normals[next]), slack)) return true;
    }
    return false;
}

}  // namespace jostle::test
