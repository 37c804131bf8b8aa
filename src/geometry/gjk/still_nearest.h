// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether the points that two outlines were nearest at the last time are the nearest still. Of convex
// outlines what is nearest to its neighbours is nearest to all: of each only one point and the two beside it
// are looked at, however many there are.
//
// Which edges lead on is asked of the edges themselves, not of heights along the direction, whose rounding is
// that of the whole size: where an edge is short, those would let the direction be wrong by the root of it.
#pragma once

#include <cmath>

#include "geometry/gjk/witnesses.h"

namespace jostle::detail {

/// [1] Sine of the angle by which an edge may lead on all the same: rounding.
constexpr float kLevel = 1.0e-6f;

/// Whether an edge leads on along a direction.
JOSTLE_INLINE bool leads_on(Vec2 edge, Vec2 d) {
    const float along = dot(edge, d);
    return (along > 0.0f) & (along * along > kLevel * kLevel * (length_squared(edge) * length_squared(d)));
}

template <class Points>
JOSTLE_INLINE int next_of(const Points& outline, int i) {
    return select(i + 1 < outline.count, i + 1, 0);
}
template <class Points>
JOSTLE_INLINE int previous_of(const Points& outline, int i) {
    return select(i > 0, i, outline.count) - 1;
}

/// Whether one of the two edges at a point does.
template <class Points>
JOSTLE_INLINE bool leads_on_at(const Points& outline, int i, Vec2 d) {
    const Vec2 here = outline.point(i);
    const bool next = leads_on(outline.point(next_of(outline, i)) - here, d);
    const bool previous = leads_on(outline.point(previous_of(outline, i)) - here, d);
    return next | previous;
}

/// Whether nothing beside a corner lies further towards the origin along a direction.
template <class Points>
JOSTLE_INLINE bool is_nearest(const PairOf<Points>& pair, const Corner& c, Vec2 d) {
    const bool of_a = leads_on_at(pair.a, c.index_a, d);
    const bool of_b = leads_on_at(pair.b, c.index_b, inverse_rotate(pair.pose.q, -d));
    return !(of_a | of_b);
}

/// A point of each.
template <class Points>
JOSTLE_INLINE bool still_at_corner(CoreDistance& result, const PairOf<Points>& pair, const Corner& c) {
    if (!is_nearest(pair, c, c.w)) return false;
    result.point_a = pair.a.point(c.index_a);
    result.point_b = result.point_a + c.w;
    return finish_apart(result, pair, c.w, c.w, size_squared(pair, c));
}

/// An edge of one and a point of the other, or two edges along each other.
template <class Points>
JOSTLE_INLINE bool still_on_edge(CoreDistance& result, const PairOf<Points>& pair, const Corner& c0,
                                 const Corner& c1) {
    const Edge edge = edge_between(pair, c0, c1);
    const Vec2 d = std::copysign(1.0f, edge.area) * right_perpendicular(edge.along);
    if (!((edge.from0 > 0.0f) & (edge.from1 > 0.0f) & is_nearest(pair, c0, d))) return false;
    set_points(result, pair, c0, c1, share_of(edge));
    result.sees_edge_of_a = c0.index_a != c1.index_a;
    result.sees_edge_of_b = c0.index_b != c1.index_b;
    const Vec2 base = select(edge.from0 < edge.from1, c0.w, c1.w);
    return finish_apart(result, pair, d, base, size_squared(pair, c0) + size_squared(pair, c1));
}

/// False if they are not, if float is too coarse to tell, or if the cache holds nothing of the type.
template <class Points>
JOSTLE_INLINE bool still_nearest(CoreDistance& result, const PairOf<Points>& pair,
                                 const SimplexCache& cache) {
    if ((cache.count != 1) & (cache.count != 2)) return false;
    const int a0 = cache.a[0], b0 = cache.b[0];
    if ((a0 >= pair.a.count) | (b0 >= pair.b.count)) return false;
    ++result.iterations;
    const Corner c0 = corner_at(pair, a0, b0);
    if (cache.count == 1) return still_at_corner(result, pair, c0);
    const int a1 = cache.a[1], b1 = cache.b[1];
    if ((a1 >= pair.a.count) | (b1 >= pair.b.count)) return false;
    return still_on_edge(result, pair, c0, corner_at(pair, a1, b1));
}

}  // namespace jostle::detail
