// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One, two or three corners of the difference of two convex sets, b - a, and what of them is nearest to the
// origin (gjk.cpp).
#pragma once

#include <jostle/geometry/distance.h>

#include "geometry/gjk/support.h"
#include "geometry/select.h"

namespace jostle::detail {

/// The two sets and where they are.
template <class Points>
struct PairOf {
    const Points& a;
    const Points& b;
    const RelativePose& pose;  // not a copy: as a whole that would wait for the stores that made it
};
using Pair = PairOf<DistanceProxy>;

/// A corner of the difference.
struct Corner {
    Vec2 w;  // b - a
    int index_a = 0, index_b = 0;
};

template <class Points>
JOSTLE_INLINE Corner corner_at(const PairOf<Points>& pair, int index_a, int index_b) {
    return {rotate(pair.pose.q, pair.b.point(index_b)) + pair.pose.p - pair.a.point(index_a), index_a,
            index_b};
}

/// The corner that lies furthest against the direction.
JOSTLE_INLINE Corner furthest(const Pair& pair, Vec2 direction) {
    return corner_at(pair, support(pair.a, direction),
                     support(pair.b, inverse_rotate(pair.pose.q, -direction)));
}

JOSTLE_INLINE bool same(const Corner& a, const Corner& b) {
    return a.index_a == b.index_a && a.index_b == b.index_b;
}

/// An edge of the simplex as the origin sees it.
struct Edge {
    Vec2 along;          // from corner 0 to corner 1
    float from0 = 0.0f;  // [m^2] how far along it the origin lies, from corner 0, times its length
    float from1 = 0.0f;  // [m^2] and from corner 1, backwards
    float area = 0.0f;  // [m^2] twice that of the triangle with the origin; positive if that lies to the left
};

/// Of the same two corners the same bits. Not the difference of the two w: of a short edge that would be all
/// rounding. The area is taken from the corner that is nearer, whose coordinates are smaller.
template <class Points>
JOSTLE_INLINE Edge edge_between(const PairOf<Points>& pair, const Corner& c0, const Corner& c1) {
    Edge edge;
    edge.along = rotate(pair.pose.q, pair.b.point(c1.index_b) - pair.b.point(c0.index_b)) -
                 (pair.a.point(c1.index_a) - pair.a.point(c0.index_a));
    edge.from0 = -dot(c0.w, edge.along);
    edge.from1 = dot(c1.w, edge.along);
    edge.area = select(edge.from0 < edge.from1, cross(c0.w, edge.along), cross(c1.w, edge.along));
    return edge;
}

/// What of a simplex is nearest to the origin, and the corners that this needs. No array: that would live in
/// memory, not in registers.
struct Simplex {
    Corner c0, c1, c2;
    int count = 0;   // 3: the origin is inside
    Vec2 direction;  // from the origin to the nearest part, of any length
    Edge edge;       // between corners 0 and 1
    // The square of the distance is a fraction: it is compared, never divided.
    float numerator = 0.0f, denominator = 1.0f;
};

JOSTLE_INLINE Simplex of_corner(const Corner& corner) {
    Simplex simplex;
    simplex.c0 = corner;
    simplex.count = 1;
    simplex.direction = corner.w;
    simplex.numerator = length_squared(corner.w);
    return simplex;
}

/// What of the edge is nearest, which may be one of its ends.
JOSTLE_INLINE Simplex of_edge(const Corner& c0, const Corner& c1, const Edge& edge) {
    if (!(edge.from1 > 0.0f)) return of_corner(c1);
    if (!(edge.from0 > 0.0f)) return of_corner(c0);
    Simplex simplex;
    simplex.c0 = c0;
    simplex.c1 = c1;
    simplex.count = 2;
    simplex.direction = edge.area > 0.0f ? right_perpendicular(edge.along) : skew(edge.along);
    simplex.edge = edge;
    simplex.numerator = edge.area * edge.area;
    simplex.denominator = length_squared(edge.along);
    return simplex;
}

/// Whether a is nearer than that share of b.
JOSTLE_INLINE bool nearer(const Simplex& a, const Simplex& b, float share = 1.0f) {
    return a.numerator * b.denominator < share * (b.numerator * a.denominator);
}

/// What is nearest of the triangle that an edge makes with a corner which lies on the same side of it as the
/// origin. ORDER: of edges that are equally near, the one with corner 0.
JOSTLE_INLINE Simplex of_triangle(const Pair& pair, const Simplex& simplex, const Corner& c2) {
    const Corner &c0 = simplex.c0, &c1 = simplex.c1;
    const Edge edge12 = edge_between(pair, c1, c2), edge20 = edge_between(pair, c2, c0);
    const float side = simplex.edge.area > 0.0f ? 1.0f : -1.0f;
    const bool beyond12 = !(edge12.area * side > 0.0f);
    const bool beyond20 = !(edge20.area * side > 0.0f);
    if (!beyond12 && !beyond20) {
        Simplex whole = simplex;
        whole.c2 = c2;
        whole.count = 3;
        return whole;
    }
    if (!beyond12) return of_edge(c2, c0, edge20);
    if (!beyond20) return of_edge(c1, c2, edge12);
    const Simplex first = of_edge(c2, c0, edge20), second = of_edge(c1, c2, edge12);
    return nearer(second, first) ? second : first;
}

/// From three corners that another pair, or this one a little earlier, left.
JOSTLE_INLINE Simplex of_three(const Pair& pair, const Corner& c0, const Corner& c1, const Corner& c2) {
    const Edge edge01 = edge_between(pair, c0, c1), edge12 = edge_between(pair, c1, c2);
    const Edge edge20 = edge_between(pair, c2, c0);
    const bool left = edge01.area > 0.0f && edge12.area > 0.0f && edge20.area > 0.0f;
    const bool right = edge01.area < 0.0f && edge12.area < 0.0f && edge20.area < 0.0f;
    Simplex best = of_edge(c0, c1, edge01);
    if (left || right) {
        best.c0 = c0;
        best.c1 = c1;
        best.c2 = c2;
        best.count = 3;
        return best;
    }
    const Simplex second = of_edge(c1, c2, edge12), third = of_edge(c2, c0, edge20);
    if (nearer(second, best)) best = second;
    return nearer(third, best) ? third : best;
}

JOSTLE_INLINE Simplex of_cache(const Pair& pair, const SimplexCache& cache) {
    if (cache.count < 1 || cache.count > 3) return {};
    for (int i = 0; i < cache.count; ++i) {
        if (cache.a[i] >= pair.a.count || cache.b[i] >= pair.b.count) return {};
    }
    const Corner c0 = corner_at(pair, cache.a[0], cache.b[0]);
    if (cache.count == 1) return of_corner(c0);
    const Corner c1 = corner_at(pair, cache.a[1], cache.b[1]);
    if (cache.count == 2) return of_edge(c0, c1, edge_between(pair, c0, c1));
    return of_three(pair, c0, c1, corner_at(pair, cache.a[2], cache.b[2]));
}

JOSTLE_INLINE bool holds(const Simplex& simplex, const Corner& corner) {
    return same(simplex.c0, corner) || (simplex.count == 2 && same(simplex.c1, corner));
}

}  // namespace jostle::detail
