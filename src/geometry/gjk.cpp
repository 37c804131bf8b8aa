// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// GJK in the plane, [Gilbert1988]: the difference of two convex sets, b - a over all their points, is convex,
// and what of it is nearest to the origin gives their distance. A simplex of its corners is kept:
//
//     1. what of the simplex is nearest to the origin? (a triangle around the origin: the sets overlap)
//     2. drop the corners that this needs not;
//     3. the corner that lies furthest towards the origin from there: no nearer? then that is the answer
//     4. add it.
//
// Where we depart: the nearest part of an edge gives its perpendicular as direction, which keeps all its
// bits however near the origin is; a triangle is reduced to the nearest of its edges, each measured, rather
// than by signs of areas that a thin one has not; and a simplex that is further than the one before ends
// the search with that one. The most iterations are a bound that is not met in practice.
//
// Cost: two searches for a point an iteration, 2 to 5 iterations.
#include "geometry/gjk.h"

namespace jostle::detail {
namespace {

constexpr int kMaxIterations = 64;
/// [1] Of the size of the difference: nearer by less than this is no nearer.
constexpr float kProgress = 4.0e-7f;
/// [1] Of the squared distance: two that differ by rounding are the same. Where a vertex is nearest that lies
/// almost straight above an edge, the edge is hardly nearer, but its direction is the better one.
constexpr float kNoFurther = 1.0f + 4.0e-7f;

struct Corner {
    Vec2 a, b, w;  // w = b - a
    Vec2 local_b;  // b in B's own frame
    int index_a = 0, index_b = 0;
};

/// What of a simplex is nearest to the origin.
struct Simplex {
    Corner corners[3];
    int count = 0;           // 3: the origin is inside
    Vec2 direction;          // from the origin there, of any length
    float share = 0.0f;      // of corner 1 against corner 0, where there are two
    float squared = 0.0f;    // distance from the origin
    float opposite[3] = {};  // where there are three: the area that the origin spans with the other two
};

Corner corner_at(const Proxy& a, const Proxy& b, const RelativePose& pose, int index_a, int index_b) {
    Corner corner;
    corner.index_a = index_a;
    corner.index_b = index_b;
    corner.a = a.point(index_a);
    corner.local_b = b.point(index_b);
    corner.b = rotate(pose.q, corner.local_b) + pose.p;
    corner.w = corner.b - corner.a;
    return corner;
}

/// The corner of the difference that lies furthest against the direction.
JOSTLE_INLINE Corner furthest(const Proxy& a, const Proxy& b, const RelativePose& pose, Vec2 direction) {
    return corner_at(a, b, pose, support(a, direction), support(b, inverse_rotate(pose.q, -direction)));
}

Simplex of_corner(const Corner& c) {
    Simplex result;
    result.corners[0] = c;
    result.count = 1;
    result.direction = c.w;
    result.squared = length_squared(c.w);
    return result;
}

/// From corner 0 to corner 1. Not the difference of the two w: of a short edge that would be all rounding.
JOSTLE_INLINE Vec2 edge_between(Rot q, const Corner& c0, const Corner& c1) {
    return rotate(q, c1.local_b - c0.local_b) - (c1.a - c0.a);
}

/// [m^2] Twice the area that the edge spans with the origin, from the corner that is nearer to it, whose
/// coordinates are smaller; positive if the origin lies to the left. Of the same two corners the same bits.
JOSTLE_INLINE float area_with_origin(const Corner& c0, const Corner& c1, Vec2 edge) {
    return cross(-dot(c0.w, edge) < dot(c1.w, edge) ? c0.w : c1.w, edge);
}

/// The nearest of an edge.
Simplex of_edge(const Corner& c0, const Corner& c1, Vec2 edge) {
    const float from0 = -dot(c0.w, edge);
    if (!(from0 > 0.0f)) return of_corner(c0);
    const float from1 = dot(c1.w, edge);
    if (!(from1 > 0.0f)) return of_corner(c1);
    Simplex result;
    result.corners[0] = c0;
    result.corners[1] = c1;
    result.count = 2;
    result.share = from0 / (from0 + from1);
    const float area = area_with_origin(c0, c1, edge);
    result.direction = area > 0.0f ? right_perpendicular(edge) : skew(edge);
    result.squared = area * area / length_squared(edge);
    return result;
}

/// The nearest of a triangle.
Simplex of_triangle(Rot q, const Corner& c0, const Corner& c1, const Corner& c2, bool all_edges) {
    const Vec2 edge01 = edge_between(q, c0, c1), edge12 = edge_between(q, c1, c2);
    const Vec2 edge20 = edge_between(q, c2, c0);
    const float area01 = area_with_origin(c0, c1, edge01);
    const float area12 = area_with_origin(c1, c2, edge12);
    const float area20 = area_with_origin(c2, c0, edge20);
    const bool left = area01 > 0.0f && area12 > 0.0f && area20 > 0.0f;
    const bool right = area01 < 0.0f && area12 < 0.0f && area20 < 0.0f;
    if (left || right) {
        Simplex result;
        result.corners[0] = c0;
        result.corners[1] = c1;
        result.corners[2] = c2;
        result.count = 3;
        result.opposite[0] = area12;
        result.opposite[1] = area20;
        result.opposite[2] = area01;
        return result;
    }
    // The edge between the first two is where the search came from: were the nearest part on it still, there
    // would have been no step forward. ORDER: of edges that are equally near, the first.
    Simplex best = of_edge(c2, c0, edge20);
    const Simplex second = of_edge(c1, c2, edge12);
    if (second.squared < best.squared) best = second;
    if (!all_edges) return best;
    const Simplex third = of_edge(c0, c1, edge01);
    return third.squared < best.squared ? third : best;
}

Simplex of_cache(const Proxy& a, const Proxy& b, const RelativePose& pose, const SimplexCache& cache) {
    Corner c[3];
    for (int i = 0; i < cache.count && i < 3; ++i) {
        if (cache.a[i] >= a.count || cache.b[i] >= b.count) return {};
        c[i] = corner_at(a, b, pose, cache.a[i], cache.b[i]);
    }
    switch (cache.count) {
        case 1:
            return of_corner(c[0]);
        case 2:
            return of_edge(c[0], c[1], edge_between(pose.q, c[0], c[1]));
        case 3:
            return of_triangle(pose.q, c[0], c[1], c[2], true);
        default:
            return {};
    }
}

Simplex with(Rot q, const Simplex& simplex, const Corner& corner) {
    const Corner& first = simplex.corners[0];
    if (simplex.count == 1) return of_edge(first, corner, edge_between(q, first, corner));
    return of_triangle(q, first, simplex.corners[1], corner, false);
}

bool holds(const Simplex& simplex, const Corner& corner) {
    for (int i = 0; i < simplex.count; ++i) {
        if (simplex.corners[i].index_a == corner.index_a && simplex.corners[i].index_b == corner.index_b) {
            return true;
        }
    }
    return false;
}

void nearest_points(CoreDistance& result, const Simplex& simplex) {
    const Corner& c0 = simplex.corners[0];
    result.point_a = c0.a;
    result.point_b = c0.b;
    if (simplex.count == 2) {
        const Corner& c1 = simplex.corners[1];
        result.point_a = c0.a + simplex.share * (c1.a - c0.a);
        result.point_b = c0.b + simplex.share * (c1.b - c0.b);
    }
}

/// Where the sets meet: weights by the areas that the other two corners span with the origin, put right once
/// by what is left of the way to the origin. Where the triangle is so thin that this is rounding all the
/// same, the nearest of one of its edges is better. Whichever it is, the two points belong to A and to B, and
/// are one but for rounding.
void common_points(CoreDistance& result, const Simplex& simplex, Rot q) {
    const Corner* c = simplex.corners;
    const float* opposite = simplex.opposite;
    const Vec2 edge1 = edge_between(q, c[0], c[1]), edge2 = edge_between(q, c[0], c[2]);
    const float scale = 1.0f / (opposite[0] + opposite[1] + opposite[2]);
    float u = scale * opposite[1], v = scale * opposite[2];
    const Vec2 off = c[0].w + u * edge1 + v * edge2;
    const float area = cross(edge1, edge2);
    u = clamp(u - cross(off, edge2) / area, 0.0f, 1.0f);
    v = clamp(v - cross(edge1, off) / area, 0.0f, 1.0f - u);
    result.point_a = c[0].a + u * (c[1].a - c[0].a) + v * (c[2].a - c[0].a);
    result.point_b = c[0].b + u * (c[1].b - c[0].b) + v * (c[2].b - c[0].b);
    float left = length_squared(c[0].w + u * edge1 + v * edge2);
    const float size = abs(edge1.x) + abs(edge1.y) + abs(edge2.x) + abs(edge2.y);
    if (left <= kProgress * kProgress * size * size) return;
    for (int i = 0; i < 3; ++i) {
        const Corner &from = c[i], &to = c[i < 2 ? i + 1 : 0];
        const Simplex edge = of_edge(from, to, edge_between(q, from, to));
        if (left <= edge.squared) continue;  // not so either where an area of 0 left a NaN
        left = edge.squared;
        nearest_points(result, edge);
    }
}

CoreDistance finish(const Simplex& simplex, Rot q, int iterations, SimplexCache& cache) {
    cache.count = static_cast<std::uint8_t>(simplex.count);
    for (int i = 0; i < simplex.count; ++i) {
        cache.a[i] = static_cast<std::uint8_t>(simplex.corners[i].index_a);
        cache.b[i] = static_cast<std::uint8_t>(simplex.corners[i].index_b);
    }
    CoreDistance result;
    result.iterations = iterations;
    if (simplex.count == 3) {
        result.overlapping = true;
        common_points(result, simplex, q);
        return result;
    }
    nearest_points(result, simplex);
    if (simplex.count == 2) {
        result.sees_edge_of_a = simplex.corners[0].index_a != simplex.corners[1].index_a;
        result.sees_edge_of_b = simplex.corners[0].index_b != simplex.corners[1].index_b;
    }
    result.normal = simplex.direction;
    if (normalize(result.normal) > 0.0f && simplex.squared > 0.0f) {
        const Corner& nearer = simplex.corners[simplex.count == 2 && simplex.share > 0.5f ? 1 : 0];
        result.distance = dot(result.normal, nearer.w);
    } else {
        result.normal = {};
        result.overlapping = true;
    }
    return result;
}

}  // namespace

CoreDistance core_distance(const Proxy& a, const Proxy& b, const RelativePose& pose, SimplexCache& cache,
                           float limit, bool or_within) {
    Simplex simplex = of_cache(a, b, pose, cache);
    int iterations = 0;
    if (simplex.count == 0) {
        const Vec2 between = pose.p + rotate(pose.q, b.center) - a.center;
        simplex = of_corner(furthest(a, b, pose, between));
        ++iterations;
    }
    while (simplex.count < 3 && iterations < kMaxIterations) {
        if (!(simplex.squared > 0.0f) || (or_within && simplex.squared <= limit * limit)) break;
        const Vec2 d = simplex.direction;
        const Corner next = furthest(a, b, pose, d);
        ++iterations;
        if (holds(simplex, next)) break;
        const float height = dot(d, next.w);
        const float d_squared = length_squared(d);
        if (height > 0.0f && height * height > limit * limit * d_squared) {
            CoreDistance result = finish(simplex, pose.q, iterations, cache);
            result.beyond = true;
            return result;
        }
        const float nearer = dot(d, simplex.corners[0].w - next.w);
        const float size = jostle::max(abs(next.w.x) + abs(next.w.y),
                                       abs(simplex.corners[0].w.x) + abs(simplex.corners[0].w.y));
        if (!(nearer * nearer > kProgress * kProgress * size * size * d_squared) || !(nearer > 0.0f)) break;
        const Simplex extended = with(pose.q, simplex, next);
        if (extended.count < 3 && !(extended.squared <= simplex.squared * kNoFurther)) break;
        simplex = extended;
    }
    return finish(simplex, pose.q, iterations, cache);
}

}  // namespace jostle::detail
