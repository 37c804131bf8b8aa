// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Of two outlines of up to 8 points, the edge of one and the vertex of the other that are nearest: every edge
// against every vertex, four edges at once and without a branch (edge_block.h). If no face keeps the two
// apart, they overlap.
//
// The shortest of these distances is known to rounding, but of two that are so nearly the same the directions
// may differ by the root of that. So the answer is certain only where the two outlines are as far apart along
// the direction found as the distance says; else it is a good start for GJK.
//
// ORDER: of those that tie, the lowest edge, A's before B's; of an edge, the lowest vertex.
//
// Cost: 800 instructions for two boxes that are apart, with the check and the finish (callgrind), of which
// hardly any branch is mispredicted.
//
// Tried and dropped, in ns of the random pairs of bench/geometry/box2d24_distance_bench.cpp from proxies: the
// check and the finish left to GJK's loop, 125; both from the corners, without a branch but a number at a
// time, 101; from the lanes as here, 94.
#pragma once

#include "geometry/common_point.h"
#include "geometry/select.h"

namespace jostle::detail {

/// [1] Of the size of a pair: as far apart along the normal but for this is as far as it gets.
constexpr float kCertain = 4.0e-7f;

struct NearestFeatures {
    bool apart = false;
    std::optional<Vec2> common;  // a point of both, where they overlap and rounding does not hide it
    // Where they are apart:
    bool certain = false;  // nothing of either lies further towards the other along the normal
    bool edge_is_of_b = false;
    bool on_edge = false, at_end = false;  // nearest within the edge, or at its end; else where it starts
    int edge = 0, vertex = 0;              // an edge from the last point on is point 0
    float distance = 0.0f;
    Vec2 normal;          // from A to B
    Vec2 foot, opposite;  // on the edge, and the vertex
};

/// What one needs of the blocks to look at a single edge or vertex: A's from 0 on, B's from 8 on.
struct Outlines {
    alignas(16) float x[16];
    alignas(16) float y[16];
    alignas(16) float ux[16];
    alignas(16) float uy[16];
    alignas(16) float length[16];

    JOSTLE_INLINE void set(int first, const EdgeBlock& block) {
        store(x + first, block.x);
        store(y + first, block.y);
        store(ux + first, block.ux);
        store(uy + first, block.uy);
        store(length + first, block.length);
    }
};

/// The edge and the vertex once more, exactly: above the edge its normal is the direction, which keeps all
/// its bits however near they are.
JOSTLE_LANES_INLINE void set_feet(NearestFeatures& result, Vec2 start, Vec2 u, float length, Vec2 vertex) {
    const Vec2 r = vertex - start;
    const float t = dot(r, u), s = cross(r, u);
    const float along = first_lane(min(max(splat(t), splat(0.0f)), splat(length)));
    result.on_edge = (along == t) & (length > 0.0f);
    result.at_end = (along == length) & (length > 0.0f) & !result.on_edge;
    const Vec2 h = r - along * u;
    const float far = jostle::sqrt(length_squared(h));
    const float side = select(s < 0.0f, -1.0f, 1.0f);
    const float per_far = 1.0f / far;
    const Float4 above = gather(side * u.y, -side * u.x, side * s, 0.0f);
    const Float4 beside = gather(h.x * per_far, h.y * per_far, far, 0.0f);
    const float sign = select(result.edge_is_of_b, -1.0f, 1.0f);
    const Float4 chosen = either(equal(splat(along), splat(t)), above, beside);
    result.normal = {sign * first_lane(chosen), sign * first_lane(splat_lane<1>(chosen))};
    result.distance = first_lane(splat_lane<2>(chosen));
    result.foot = start + along * u;
    result.opposite = vertex;
}

/// How far B is from A along a direction.
template <int BlocksA, int BlocksB>
JOSTLE_INLINE float separation_along(const EdgeBlock (&in_a)[BlocksA], const EdgeBlock (&in_b)[BlocksB],
                                     Vec2 d) {
    const Float4 dx = splat(d.x), dy = splat(d.y);
    Float4 most = dx * in_a[0].x + dy * in_a[0].y, least = dx * in_b[0].x + dy * in_b[0].y;
    if constexpr (BlocksA > 1) most = max(dx * in_a[1].x + dy * in_a[1].y, most);
    if constexpr (BlocksB > 1) least = min(dx * in_b[1].x + dy * in_b[1].y, least);
    return first_lane(smallest(least)) - first_lane(greatest(most));
}

template <int BlocksA, int BlocksB>
JOSTLE_LANES_INLINE NearestFeatures nearest_in_blocks(const Proxy& a, const Proxy& b,
                                                      const RelativePose& pose) {
    EdgeBlock in_a[BlocksA], in_b[BlocksB];
    for (int i = 0; i < BlocksA; ++i) {
        load_edges(in_a[i], a, 4 * i);
        measure_edges(in_a[i]);
        prepare_edges(in_a[i]);
    }
    for (int i = 0; i < BlocksB; ++i) {
        load_edges(in_b[i], b, 4 * i);
        measure_edges(in_b[i]);
        move_edges(in_b[i], pose);
        prepare_edges(in_b[i]);
    }
    for (int i = 0; i < BlocksA; ++i) {
        for (int j = 0; j < BlocksB; ++j) {
            measure_all(in_a[i], in_b[j], 4 * j);
            measure_all(in_b[j], in_a[i], 4 * i);
        }
    }
    Float4 nearest = min(in_a[0].nearest, in_b[0].nearest);
    Float4 most = max(keep(in_a[0].least, in_a[0].faces), keep(in_b[0].least, in_b[0].faces));
    if constexpr (BlocksA > 1) {
        nearest = min(in_a[1].nearest, nearest);
        most = max(keep(in_a[1].least, in_a[1].faces), most);
    }
    if constexpr (BlocksB > 1) {
        nearest = min(in_b[1].nearest, nearest);
        most = max(keep(in_b[1].least, in_b[1].faces), most);
    }
    NearestFeatures result;
    const float size = length_squared(pose.p) + length_squared(a.center) + length_squared(b.center);
    const float rounding = kCertain * jostle::sqrt(size);
    const unsigned in_front = greater_lanes(most, splat(0.0f));
    // Two without an area: segments that cross have the other's ends on either side, both of them. Of two in
    // line rounding alone may say that.
    unsigned beside = 0;
    if constexpr (BlocksA == 1 && BlocksB == 1) {
        const Float4 both = max(keep(in_a[0].least, in_a[0].faces), keep(in_b[0].least, in_b[0].faces));
        const bool needles = (a.count <= 2) & (b.count <= 2);
        beside = ~greater_lanes(splat(-rounding), both) & (0u - static_cast<unsigned>(needles)) & 3u;
    }
    result.apart = (in_front | beside) != 0;
    if (!result.apart) {
        const EdgeBlocks of_a{in_a, BlocksA, a.count > 2}, of_b{in_b, BlocksB, b.count > 2};
        // Faces enclose something only where there is an area.
        result.common =
            of_a.has_area ? common_point(of_b, of_a, rounding) : common_point(of_a, of_b, rounding);
        return result;
    }
    nearest = smallest(nearest);
    unsigned where = equal_lanes(in_a[0].nearest, nearest) | equal_lanes(in_b[0].nearest, nearest) << 8;
    if constexpr (BlocksA > 1) where |= equal_lanes(in_a[1].nearest, nearest) << 4;
    if constexpr (BlocksB > 1) where |= equal_lanes(in_b[1].nearest, nearest) << 12;
    const int found = std::countr_zero(where | 0x10000u) & 15;
    const bool of_b = found >= 8;
    const int vertex = static_cast<int>(std::bit_cast<std::uint32_t>(first_lane(nearest)) & 7u);
    result.edge_is_of_b = of_b;
    result.edge = found & 7;
    result.vertex = vertex & (4 * select(of_b, BlocksA, BlocksB) - 1);
    Outlines outlines;
    for (int i = 0; i < BlocksA; ++i) outlines.set(4 * i, in_a[i]);
    for (int i = 0; i < BlocksB; ++i) outlines.set(8 + 4 * i, in_b[i]);
    const int e = found, v = result.vertex + select(of_b, 0, 8);
    set_feet(result, {outlines.x[e], outlines.y[e]}, {outlines.ux[e], outlines.uy[e]}, outlines.length[e],
             {outlines.x[v], outlines.y[v]});
    const float separation = separation_along(in_a, in_b, result.normal);
    const float excess = result.distance - separation;
    // Not so either of what is no number, nor where they touch.
    result.certain = (excess <= rounding) & (result.distance > 2.0f * rounding);
    return result;
}

}  // namespace jostle::detail
