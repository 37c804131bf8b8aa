// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Of two outlines of up to 8 points, the face that keeps them furthest apart: all separating axes, four at
// once and without a branch.
//
//     e    along an edge                          p    a point of the other outline
//     n    e turned to its right: outwards        s = (p - start).n, the least of them counts
//
// Faces are compared by s |s| / e^2, the square of the height with its sign: no root is taken.
//
// Everything in A's frame, and left in memory for who asks next about single edges and points: a number that
// was stored in a block is read at once, a block that was stored in numbers has to wait.
#pragma once

#include <limits>

#include "geometry/gjk/support.h"
#include "geometry/select.h"

namespace jostle::detail {

/// In A's frame. Slots beyond the last point repeat point 0, as edges of no length: these are points, and no
/// faces.
struct PosedOutline {
    alignas(16) float x[12];  // [m] where edges start; of 8 points one more slot
    alignas(16) float y[12];
    alignas(16) float ex[8];  // [m]
    alignas(16) float ey[8];
    alignas(16) float out[8];      // [m^2] start.n; infinite where it is no face
    alignas(16) float inverse[8];  // [1/m^2] 1 / e^2; 1 where it is no face
    int count;                     // of points

    [[nodiscard]] JOSTLE_INLINE Vec2 point(int i) const { return {x[i], y[i]}; }
    [[nodiscard]] JOSTLE_INLINE Vec2 edge(int i) const { return {ex[i], ey[i]}; }
};

/// A's and B's.
using PosedOutlines = PosedOutline[2];

/// Four edges.
struct EdgeBlock {
    Float4 x, y, ex, ey, out, inverse;
};

JOSTLE_LANES_INLINE void load_edges(EdgeBlock& block, const DistanceProxy& proxy, int index) {
    block.x = load(proxy.blocks[index].x);
    block.y = load(proxy.blocks[index].y);
    block.ex = next_x(proxy, index) - block.x;
    block.ey = next_y(proxy, index) - block.y;
    const Float4 squared = block.ex * block.ex + block.ey * block.ey;
    const Float4 is_face = is_greater(squared, splat(0.0f));
    block.inverse = splat(1.0f) / either(is_face, squared, splat(1.0f));
    block.out = drop(splat(std::numeric_limits<float>::infinity()), is_face);
}

JOSTLE_INLINE void turn(Float4& x, Float4& y, Float4 c, Float4 s) {
    const Float4 turned_x = c * x - s * y;
    y = s * x + c * y;
    x = turned_x;
}

JOSTLE_LANES_INLINE void move_edges(EdgeBlock& block, const RelativePose& pose) {
    const Float4 c = splat(pose.q.c), s = splat(pose.q.s);
    turn(block.x, block.y, c, s);
    turn(block.ex, block.ey, c, s);
    block.x = block.x + splat(pose.p.x);
    block.y = block.y + splat(pose.p.y);
}

template <int Blocks>
JOSTLE_LANES_INLINE void keep_edges(PosedOutline& outline, EdgeBlock (&blocks)[Blocks]) {
    for (int i = 0; i < Blocks; ++i) {
        EdgeBlock& block = blocks[i];
        block.out = block.out + (block.x * block.ey - block.y * block.ex);
        store(outline.x + 4 * i, block.x);
        store(outline.y + 4 * i, block.y);
        store(outline.ex + 4 * i, block.ex);
        store(outline.ey + 4 * i, block.ey);
        store(outline.out + 4 * i, block.out);
        store(outline.inverse + 4 * i, block.inverse);
    }
    store(outline.x + 4 * Blocks, splat_lane<0>(blocks[0].x));
    store(outline.y + 4 * Blocks, splat_lane<0>(blocks[0].y));
    if constexpr (Blocks == 1) {
        store(outline.ex + 4, splat(0.0f));
        store(outline.ey + 4, splat(0.0f));
        store(outline.out + 4, splat(std::numeric_limits<float>::infinity()));
        store(outline.inverse + 4, splat(1.0f));
    }
}

template <int Lane>
JOSTLE_INLINE Float4 heights_of(const EdgeBlock& block, const EdgeBlock& points) {
    return splat_lane<Lane>(points.x) * block.ey - splat_lane<Lane>(points.y) * block.ex;
}

JOSTLE_LANES_INLINE Float4 least_height(const EdgeBlock& block, const EdgeBlock& points) {
    return lesser(lesser(heights_of<0>(block, points), heights_of<1>(block, points)),
                  lesser(heights_of<2>(block, points), heights_of<3>(block, points)));
}

/// Of a height times an edge's length, the square of the height with its sign.
JOSTLE_INLINE Float4 signed_square(Float4 s, Float4 inverse) {
    return s * drop(s, splat(-0.0f)) * inverse;
}

/// How far the other outline lies in front of each of four faces, squared, with its sign.
template <int Others>
JOSTLE_LANES_INLINE Float4 in_front_of(const EdgeBlock& block, const EdgeBlock (&others)[Others]) {
    Float4 least = least_height(block, others[0]);
    if constexpr (Others > 1) least = lesser(least, least_height(block, others[1]));
    return signed_square(least - block.out, block.inverse);
}

struct BestFace {
    bool of_b = false;
    int face = 0;  // from this point of its outline to the next
    /// [m^2] The square of how far the other outline lies in front of it, with its sign; -inf: there is no
    /// face.
    float signed_square = 0.0f;
};

/// ORDER: of those that tie, the lowest, A's before B's.
template <int BlocksA, int BlocksB>
JOSTLE_LANES_INLINE BestFace best_face(PosedOutlines& outlines, const DistanceProxy& a,
                                       const DistanceProxy& b, const RelativePose& pose) {
    EdgeBlock in_a[BlocksA], in_b[BlocksB];
    for (int i = 0; i < BlocksA; ++i) load_edges(in_a[i], a, i);
    for (int i = 0; i < BlocksB; ++i) {
        load_edges(in_b[i], b, i);
        move_edges(in_b[i], pose);
    }
    outlines[0].count = a.count;
    outlines[1].count = b.count;
    keep_edges(outlines[0], in_a);
    keep_edges(outlines[1], in_b);
    Float4 of_a[BlocksA], of_b[BlocksB];
    for (int i = 0; i < BlocksA; ++i) of_a[i] = in_front_of(in_a[i], in_b);
    for (int i = 0; i < BlocksB; ++i) of_b[i] = in_front_of(in_b[i], in_a);
    Float4 most = greater(of_a[0], of_b[0]);
    if constexpr (BlocksA > 1) most = greater(of_a[1], most);
    if constexpr (BlocksB > 1) most = greater(of_b[1], most);
    most = greatest(most);
    unsigned where = bits_of(is_equal(of_a[0], most)) | bits_of(is_equal(of_b[0], most)) << 8;
    if constexpr (BlocksA > 1) where |= bits_of(is_equal(of_a[1], most)) << 4;
    if constexpr (BlocksB > 1) where |= bits_of(is_equal(of_b[1], most)) << 12;
    const int found = std::countr_zero(where | 0x8000u);
    return {found >= 8, found & 7, lane<0>(most)};
}

JOSTLE_INLINE BestFace best_face(PosedOutlines& outlines, const DistanceProxy& a, const DistanceProxy& b,
                                 const RelativePose& pose) {
    if (a.count <= 4) {
        return b.count <= 4 ? best_face<1, 1>(outlines, a, b, pose) : best_face<1, 2>(outlines, a, b, pose);
    }
    return b.count <= 4 ? best_face<2, 1>(outlines, a, b, pose) : best_face<2, 2>(outlines, a, b, pose);
}

/// The point that lies furthest behind a face along e.
JOSTLE_LANES_INLINE int deepest(const PosedOutline& outline, Vec2 e) {
    const Float4 ex = splat(e.x), ey = splat(e.y);
    const Float4 low = load(outline.x) * ey - load(outline.y) * ex;
    const Float4 high = load(outline.x + 4) * ey - load(outline.y + 4) * ex;
    const Float4 least = smallest(lesser(low, high));
    return std::countr_zero(bits_of(is_equal(low, least)) | bits_of(is_equal(high, least)) << 4 | 0x80u);
}

}  // namespace jostle::detail
