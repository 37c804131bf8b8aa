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
// PosedOutlines are looked at before they are iterated on: whether the points of the last time are the
// nearest still (still_nearest.h); of two of up to 8 points, which face separates them best, from which
// follow what is nearest (nearest_features.h) or a point of both (common_point.h). Those that touch but for
// rounding, and what these guesses do not settle, is left to the iteration; what it finds of pairs too large
// for float (large_pair.h) is measured in double.
//
// Cost: one look from the simplex of a pair that has hardly moved, two from nothing, one if they overlap.
// Sets of more points: two searches for a point an iteration, 2 to 5 iterations.
#include "geometry/gjk/gjk.h"

#include "geometry/gjk/common_point.h"
#include "geometry/gjk/large_pair.h"
#include "geometry/gjk/nearest_features.h"
#include "geometry/gjk/still_nearest.h"

namespace jostle::detail {
namespace {

constexpr int kMaxIterations = 64;
/// [1] Of the size of the difference: nearer by less than this is no nearer.
constexpr float kProgress = 4.0e-7f;
/// [1] Of the squared distance: two that differ by rounding are the same. Where a vertex is nearest that lies
/// almost straight above an edge, the edge is hardly nearer, but its direction is the better one.
constexpr float kNoFurther = 1.0f - 4.0e-7f;

/// Where the sets meet: weights by the areas that the other two corners span with the origin, put right once
/// by what is left of the way to the origin. Where the triangle is so thin that this is rounding all the
/// same, the nearest of one of its edges is better. Whichever it is, the two points belong to A and to B, and
/// are one but for rounding.
void set_common_points(CoreDistance& result, const Pair& pair, const Simplex& simplex) {
    const Corner c[4] = {simplex.c0, simplex.c1, simplex.c2, simplex.c0};
    const Edge edges[3] = {edge_between(pair, c[0], c[1]), edge_between(pair, c[1], c[2]),
                           edge_between(pair, c[2], c[0])};
    const Vec2 edge1 = edges[0].along, edge2 = -edges[2].along;
    const float scale = 1.0f / (edges[0].area + edges[1].area + edges[2].area);
    float u = scale * edges[2].area, v = scale * edges[0].area;
    const Vec2 off = c[0].w + u * edge1 + v * edge2;
    const float area = cross(edge1, edge2);
    u = clamp(u - cross(off, edge2) / area, 0.0f, 1.0f);
    v = clamp(v - cross(edge1, off) / area, 0.0f, 1.0f - u);
    const Vec2 a0 = pair.a.point(c[0].index_a);
    const Vec2 left = c[0].w + u * edge1 + v * edge2;
    result.point_a = a0 + u * (pair.a.point(c[1].index_a) - a0) + v * (pair.a.point(c[2].index_a) - a0);
    result.point_b = result.point_a + left;
    float squared = length_squared(left);
    const float size = abs(edge1.x) + abs(edge1.y) + abs(edge2.x) + abs(edge2.y);
    if (squared <= kProgress * kProgress * size * size) return;
    for (int i = 0; i < 3; ++i) {
        const Simplex edge = of_edge(c[i], c[i + 1], edges[i]);
        const float edge_squared = edge.numerator / edge.denominator;
        if (squared <= edge_squared) continue;  // not so either where an area of 0 left a NaN
        squared = edge_squared;
        const bool above = edges[i].from0 > 0.0f && edges[i].from1 > 0.0f;
        const float end = edges[i].from0 > 0.0f ? 1.0f : 0.0f;
        set_points(result, pair, c[i], c[i + 1], above ? share_of(edges[i]) : end);
    }
}

JOSTLE_INLINE void set_cache(SimplexCache& cache, const Simplex& simplex) {
    const auto narrow_to_byte = [](int i) { return static_cast<std::uint8_t>(i); };
    cache.count = narrow_to_byte(simplex.count);
    cache.a[0] = narrow_to_byte(simplex.c0.index_a);
    cache.b[0] = narrow_to_byte(simplex.c0.index_b);
    cache.a[1] = narrow_to_byte(simplex.c1.index_a);
    cache.b[1] = narrow_to_byte(simplex.c1.index_b);
    cache.a[2] = narrow_to_byte(simplex.c2.index_a);
    cache.b[2] = narrow_to_byte(simplex.c2.index_b);
}

/// Whether float was fine enough.
JOSTLE_INLINE bool finish(CoreDistance& result, const Pair& pair, const Simplex& simplex) {
    if (simplex.count == 3) {
        result.overlapping = true;
        set_common_points(result, pair, simplex);
        const float size = size_squared(pair, simplex.c0) + size_squared(pair, simplex.c1);
        return !is_coarse(0.0f, made_of_squared(pair, size + size_squared(pair, simplex.c2)));
    }
    Vec2 base = simplex.c0.w;
    float size = size_squared(pair, simplex.c0);
    if (simplex.count == 2) {
        const float share = share_of(simplex.edge);
        set_points(result, pair, simplex.c0, simplex.c1, share);
        if (share > 0.5f) base = simplex.c1.w;
        size += size_squared(pair, simplex.c1);
        result.sees_edge_of_a = simplex.c0.index_a != simplex.c1.index_a;
        result.sees_edge_of_b = simplex.c0.index_b != simplex.c1.index_b;
    } else {
        result.point_a = pair.a.point(simplex.c0.index_a);
        result.point_b = result.point_a + base;
    }
    return finish_apart(result, pair, simplex.direction, base, size);
}

/// [1] Of the size of a pair: what rounding may make of a distance between lanes.
constexpr float kRounding = 4.0e-7f;

JOSTLE_INLINE void set_cache(SimplexCache& cache, const BestFace& best, const PosedOutline& own,
                             const NearestFeatures& found, int point) {
    const auto narrow_to_byte = [](int i) { return static_cast<std::uint8_t>(i); };
    const bool of_b = best.of_b;
    const int next = next_of(own, best.face), first = select(found.on_edge, best.face, found.end);
    cache.count = narrow_to_byte(1 + static_cast<int>(found.on_edge));
    cache.a[0] = narrow_to_byte(select(of_b, point, first));
    cache.b[0] = narrow_to_byte(select(of_b, first, point));
    cache.a[1] = narrow_to_byte(select(of_b, point, next));
    cache.b[1] = narrow_to_byte(select(of_b, next, point));
}

/// From nothing, without iterating. False if it is not certain: then the cache is where to go on from.
JOSTLE_INLINE bool settled_at_once(CoreDistance& result, const Pair& pair, SimplexCache& cache) {
    const DistanceProxy &a = pair.a, &b = pair.b;
    PosedOutlines outlines;
    const BestFace best = best_face(outlines, a, b, pair.pose);
    ++result.iterations;
    const bool of_b = best.of_b;
    const PosedOutline &own = outlines[of_b], &other = outlines[!of_b];
    const int point = deepest(other, own.edge(best.face));
    const float size = length_squared(pair.pose.p) + length_squared(a.center) + length_squared(b.center);
    float squared = kRounding * kRounding * size;
    if (size > kLarge * kLarge) squared = kNearOfLarge * kNearOfLarge * size;
    if ((best.signed_square < -squared) & (best.signed_square > -std::numeric_limits<float>::infinity())) {
        Vec2 common;
        const bool found = find_common_point(common, own, best.face, other, point, squared);
        result.overlapping = true;
        result.point_a = common;
        result.point_b = common;
        cache.count = 0;
        return found;
    }
    const NearestFeatures found = nearest_features(own, best.face, other, point, sqrt(squared));
    ++result.iterations;
    set_cache(cache, best, own, found, point);
    result.distance = found.distance;
    result.normal = select(of_b, -1.0f, 1.0f) * found.normal;
    result.point_a = select(of_b, found.opposite, found.foot);
    result.point_b = select(of_b, found.foot, found.opposite);
    result.sees_edge_of_a = found.on_edge & !of_b;
    result.sees_edge_of_b = found.on_edge & of_b;
    return found.certain;
}

/// [1] Of the size of the pair: what stops early does so by at least this, lest the distance say otherwise.
/// Between a height and the distance there may be the rounding of both, and what counts as touching, which
/// depends on the last simplex: one whose corners lie further out than those seen so far.
constexpr float kSlack = 1.0e-6f;

/// [m] No corner has coordinates beyond the way between the first points and the furthest point of each.
float slack_of(const Pair& pair) {
    const float reach = lane<0>(greatest(greater(furthest_squared(pair.a), furthest_squared(pair.b))));
    // No sum of three is greater than the root of three times their squares.
    return kSlack * sqrt(3.0f * (length_squared(pair.pose.p) + 2.0f * reach));
}

/// Whether what is furthest towards the origin, at a height times the direction's length, is.
bool is_beyond(const Pair& pair, float height, float d_squared, float limit) {
    if (!(height > 0.0f && height * height > limit * limit * d_squared)) return false;
    return height > (limit + slack_of(pair)) * sqrt(d_squared);
}
bool is_within(const Pair& pair, const Simplex& simplex, float limit) {
    if (!(simplex.numerator <= limit * limit * simplex.denominator)) return false;
    return sqrt(simplex.numerator / simplex.denominator) + slack_of(pair) <= limit;
}

/// Whether float was fine enough.
bool iterate(CoreDistance& result, const Pair& pair, SimplexCache& cache, float limit, bool or_within) {
    Simplex simplex = of_cache(pair, cache);
    if (simplex.count == 0) {
        simplex = of_corner(furthest(pair, pair.pose.p + rotate(pair.pose.q, pair.b.center) - pair.a.center));
        ++result.iterations;
    }
    while (simplex.count < 3 && result.iterations < kMaxIterations) {
        if ((or_within && is_within(pair, simplex, limit)) || !(simplex.numerator > 0.0f)) break;
        const Vec2 d = simplex.direction;
        const Corner next = furthest(pair, d);
        ++result.iterations;
        if (holds(simplex, next)) break;
        const float d_squared = length_squared(d);
        if (is_beyond(pair, dot(d, next.w), d_squared, limit)) {
            result.beyond = true;
            break;
        }
        const float step = dot(d, simplex.c0.w - next.w);
        const float size = length_squared(next.w) + length_squared(simplex.c0.w);
        if (!(step > 0.0f && step * step > kProgress * kProgress * (size * d_squared))) break;
        const Simplex extended = simplex.count == 1
                                     ? of_edge(simplex.c0, next, edge_between(pair, simplex.c0, next))
                                     : of_triangle(pair, simplex, next);
        // Where rounding says that what was nearer is further, it is rounding all that is left to do.
        if (extended.count < 3 && (!holds(extended, next) || nearer(simplex, extended, kNoFurther))) break;
        simplex = extended;
    }
    set_cache(cache, simplex);
    return finish(result, pair, simplex);
}

}  // namespace

CoreDistance core_distance(const DistanceProxy& a, const DistanceProxy& b, const RelativePose& pose,
                           SimplexCache& cache, float limit, bool or_within) {
    const Pair pair{a, b, pose};
    CoreDistance result;
    if (a.is_outline & b.is_outline) {
        if (still_nearest(result, pair, cache)) return result;
        if ((a.count <= 8) & (b.count <= 8) && settled_at_once(result, pair, cache)) return result;
        const int iterations = result.iterations;
        result = {};
        result.iterations = iterations;
    }
    const bool fine = iterate(result, pair, cache, limit, or_within);
    if (!fine & a.is_outline & b.is_outline) measure_in_double(result, pair, cache);
    return result;
}

}  // namespace jostle::detail
