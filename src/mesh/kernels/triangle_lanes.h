// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The triangles of two blocks near each other, in float: which of them surely meet, and which surely do not.
// Included once for each instruction set; hence the guard that Highway toggles.
//
// Blocks are small and near each other. So corners are taken relative to a corner of their block, and that of
// b is moved in double: coordinates are then off by p = 16 e (T + 3 Y) at most, with e = 2^-24, T the way
// between the two corners, and Y the size of b's block, as mesh_pose.cpp works out, and by the rounding of
// positions. With L the size of the triangle whose plane it is, and D the size of both together: an edge is
// off by 2 p + 2 e L, a component of the normal, of at most 2 L^2, by less than 9 L p + 24 e L^2, and its
// product with a difference of corners by less than L D (64 p + 128 e L).
#if defined(JOSTLE_MESH_KERNELS_TRIANGLE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_MESH_KERNELS_TRIANGLE_LANES_H
#undef JOSTLE_MESH_KERNELS_TRIANGLE_LANES_H
#else
#define JOSTLE_MESH_KERNELS_TRIANGLE_LANES_H
#endif

#include <jostle/spatial/descent.h>

#include "math/lanes.h"
#include "mesh/mesh_store.h"
#include "mesh/triangle_pair.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using Node = detail::WideNode3;
constexpr int kSlots = detail::kBlockSize;

struct Lanes3 {
    Lanes x, y, z;
};
HWY_INLINE Lanes3 load3(const float (&rows)[3][kSlots], int lane) {
    return {load(rows[0] + lane), load(rows[1] + lane), load(rows[2] + lane)};
}
HWY_INLINE Lanes3 splat3(const float (&rows)[3][kSlots], int slot) {
    return {splat(rows[0][slot]), splat(rows[1][slot]), splat(rows[2][slot])};
}
HWY_INLINE Lanes3 minus(const Lanes3& a, const Lanes3& b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
HWY_INLINE Lanes3 cross(const Lanes3& a, const Lanes3& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
HWY_INLINE Lanes dot(const Lanes3& a, const Lanes3& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
/// All three are surely above 0, or surely below. NaN is neither.
HWY_INLINE Mask same_side(Lanes a, Lanes b, Lanes c, Lanes error) {
    const Lanes below = hn::Neg(error);
    return hn::Or(hn::And(hn::And(hn::Gt(a, error), hn::Gt(b, error)), hn::Gt(c, error)),
                  hn::And(hn::And(hn::Lt(a, below), hn::Lt(b, below)), hn::Lt(c, below)));
}

/// A node, and which of its slots are meant: all of an inner node, or the slot of a block.
struct OpenedNode {
    const Node* node;
    std::int32_t base;  ///< the place of its slot 0
    std::int32_t slot;  ///< or -1: all
};
HWY_INLINE OpenedNode opened(const Node* inner, std::int32_t place) {
    if (place == detail::kTopPlace) return {inner, 0, -1};
    const std::int32_t link = inner[place / kSlots].link[place % kSlots];
    if (link > 0) return {inner + link, link * kSlots, -1};
    return {inner + place / kSlots, place / kSlots * kSlots, place % kSlots};
}
HWY_INLINE std::int32_t link_at(const Node* inner, std::int32_t place) {
    return place == detail::kTopPlace ? 0 : inner[place / kSlots].link[place % kSlots];
}

struct SlotPair {
    std::uint8_t i, j;
};

/// The triangles of a block near each other's, and what tests of all pairs of two blocks share.
struct NearBlock {
    alignas(32) float at[3][3][kSlots];
    alignas(32) float bound[6][kSlots];
    alignas(32) float normal[3][kSlots];
    alignas(32) float size[kSlots];  ///< [m] the longest side of the box
    float reach = 0.0f;              ///< [m] of coordinates
};

/// Corners relative to the block's first, unless there are none in the slot.
HWY_INLINE void localize(const detail::TriangleBlock& block, NearBlock& near) {
    Lanes reach = splat(0.0f);
    for (int i = 0; i < 3; ++i) {
        const Lanes origin = splat(block.at[0][i][0]);
        for (int corner = 0; corner < 3; ++corner) {
            for (int lane = 0; lane < kSlots; lane += kLanes) {
                const Lanes local = load(block.at[corner][i] + lane) - origin;
                store(near.at[corner][i] + lane, local);
                reach = hn::Max(reach, hn::Abs(local));
            }
        }
    }
    near.reach = hn::GetLane(hn::MaxOfLanes(Tag(), reach));
}
/// From b's axes to a's, about the first corner of a's block.
HWY_INLINE void move_block(const float (&turn)[3][3], const float (&shift)[3], NearBlock& near) {
    for (int corner = 0; corner < 3; ++corner) {
        for (int lane = 0; lane < kSlots; lane += kLanes) {
            const Lanes3 p = load3(near.at[corner], lane);
            for (int i = 0; i < 3; ++i) {
                const Lanes to = splat(turn[i][0]) * p.x + splat(turn[i][1]) * p.y + splat(turn[i][2]) * p.z +
                                 splat(shift[i]);
                store(near.at[corner][i] + lane, to);
            }
        }
    }
}
/// Where b's block lies to a's, and how far its corners are off.
HWY_INLINE float move_near(const detail::MeshPoses& poses, const detail::TriangleBlock& block_a,
                           const detail::TriangleBlock& block_b, const NearBlock& near_a, NearBlock& near_b) {
    float shift[3], way = 0.0f;
    for (int i = 0; i < 3; ++i) {
        double sum = poses.shift[i] - static_cast<double>(block_a.at[0][i][0]);
        for (int j = 0; j < 3; ++j) sum += poses.turn[i][j] * static_cast<double>(block_b.at[0][j][0]);
        shift[i] = static_cast<float>(sum);
        way = math::max(way, math::max(shift[i], -shift[i]));
    }
    move_block(poses.near_turn, shift, near_b);
    return 0x1p-20f * (way + 3.0f * near_b.reach + near_a.reach) + poses.point_error;
}
/// Boxes, larger by the error. Empty slots have that of the first.
HWY_INLINE void fill_boxes(float error, NearBlock& near) {
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes size = splat(0.0f);
        for (int i = 0; i < 3; ++i) {
            const Lanes p = load(near.at[0][i] + lane), q = load(near.at[1][i] + lane),
                        r = load(near.at[2][i] + lane);
            const Lanes least = hn::Min(hn::Min(p, q), r) - splat(error);
            const Lanes most = hn::Max(hn::Max(p, q), r) + splat(error);
            size = hn::Max(size, most - least);
            store(near.bound[i] + lane, least);
            store(near.bound[3 + i] + lane, hn::Neg(most));
        }
        store(near.size + lane, size * splat(1.0f + 0x1p-20f));
    }
}
/// The slots with triangles, a bit each.
HWY_INLINE std::uint32_t used_slots(const Node& block) {
    std::uint32_t used = 0;
    for (int lane = 0; lane < kSlots; lane += kLanes)
        used |= bits_of(Tag(), hn::Ne(load(block.bound[0] + lane), splat(detail::kEmptyBound))) << lane;
    return used;
}
HWY_INLINE void fill_normals(NearBlock& near) {
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        const Lanes3 first = load3(near.at[0], lane);
        const Lanes3 normal =
            cross(minus(load3(near.at[1], lane), first), minus(load3(near.at[2], lane), first));
        store(near.normal[0] + lane, normal.x);
        store(near.normal[1] + lane, normal.y);
        store(near.normal[2] + lane, normal.z);
    }
}

/// Up to eight pairs of triangles of two blocks, one per lane: the corners of a, then those of b.
struct PairRows {
    alignas(32) float at[6][3][kSlots];
};
HWY_INLINE void gather(const NearBlock& near_a, const NearBlock& near_b, const SlotPair* pairs, int count,
                       PairRows& rows) {
    for (int k = 0; k < kSlots; ++k) {
        const SlotPair pair = pairs[k < count ? k : 0];
        for (int corner = 0; corner < 3; ++corner) {
            for (int axis = 0; axis < 3; ++axis) {
                rows.at[corner][axis][k] = near_a.at[corner][axis][pair.i];
                rows.at[3 + corner][axis][k] = near_b.at[corner][axis][pair.j];
            }
        }
    }
}

/// Where a number surely is above 0, and where below; NaN is neither.
struct Sides {
    Mask above, below;
};
HWY_INLINE Sides sides(Lanes x, Lanes error) {
    return {hn::Gt(x, error), hn::Lt(x, hn::Neg(error))};
}
HWY_INLINE void sides_of_plane(const Lanes3 (&plane)[3], const Lanes3 (&points)[3], Lanes error,
                               Sides (&found)[3]) {
    const Lanes3 normal = cross(minus(plane[1], plane[0]), minus(plane[2], plane[0]));
    for (int i = 0; i < 3; ++i) found[i] = sides(dot(normal, minus(points[i], plane[0])), error);
}
/// Of an edge, whose ends lie so to the other's plane, and which passes so by the other's edges: whether it
/// surely meets the other, and whether surely not.
HWY_INLINE void add_edge(const Sides& from, const Sides& to, const Sides& u, const Sides& v, const Sides& w,
                         Mask& apart, Mask& meet) {
    const Mask above = hn::And(hn::And(u.above, v.above), w.above);
    const Mask below = hn::And(hn::And(u.below, v.below), w.below);
    const Mask crosses = hn::Or(hn::And(from.above, to.below), hn::And(from.below, to.above));
    meet = hn::Or(meet, hn::And(crosses, hn::Or(above, below)));
    const Mask any_above = hn::Or(hn::Or(u.above, v.above), w.above);
    const Mask any_below = hn::Or(hn::Or(u.below, v.below), w.below);
    const Mask on_one_side = hn::Or(hn::And(from.above, to.above), hn::And(from.below, to.below));
    apart = hn::And(apart, hn::Or(on_one_side, hn::And(any_above, any_below)));
}
/// Two triangles meet where an edge of one pierces the other. The volume of an edge d of a and one e of b is
/// d . (q x q') + (p x p') . e.
HWY_INLINE void pierce(const Lanes3 (&p)[3], const Lanes3 (&q)[3], Lanes error, Mask& apart, Mask& meet) {
    Sides of_a[3], of_b[3], passing[3][3];
    sides_of_plane(q, p, error, of_a);
    sides_of_plane(p, q, error, of_b);
    Lanes3 along_b[3], moment_b[3];
    for (int j = 0; j < 3; ++j) {
        along_b[j] = minus(q[(j + 1) % 3], q[j]);
        moment_b[j] = cross(q[j], q[(j + 1) % 3]);
    }
    for (int i = 0; i < 3; ++i) {
        const Lanes3 along = minus(p[(i + 1) % 3], p[i]), moment = cross(p[i], p[(i + 1) % 3]);
        for (int j = 0; j < 3; ++j)
            passing[i][j] = sides(dot(along, moment_b[j]) + dot(moment, along_b[j]), error);
    }
    apart = hn::Eq(error, error);
    meet = hn::Lt(error, splat(0.0f));
    for (int i = 0; i < 3; ++i) {
        add_edge(of_a[i], of_a[(i + 1) % 3], passing[i][0], passing[i][1], passing[i][2], apart, meet);
        add_edge(of_b[i], of_b[(i + 1) % 3], passing[0][i], passing[1][i], passing[2][i], apart, meet);
    }
}

/// Of the pairs in these lanes, whose boxes overlap. `both`: [m] the sizes of these together.
HWY_INLINE void decide(const Lanes3 (&p)[3], const Lanes3 (&q)[3], Lanes both, float point_error, int lane,
                       detail::PairsDecided& decided) {
    const Lanes error =
        both * both * (splat(64.0f * point_error) + splat(0x1p-17f) * both) + splat(0x1p-100f);
    Lanes3 from_a[3], from_b[3];
    for (int k = 0; k < 3; ++k) {
        from_a[k] = minus(p[k], p[0]);
        from_b[k] = minus(q[k], p[0]);
    }
    Mask apart, meet;
    pierce(from_a, from_b, error, apart, meet);
    decided.apart |= bits_of(Tag(), apart) << lane;
    decided.meet |= bits_of(Tag(), meet) << lane;
}
/// Up to eight pairs, one per lane.
HWY_INLINE detail::PairsDecided decide(const NearBlock& near_a, const NearBlock& near_b, float point_error,
                                       const SlotPair* pairs, int count) {
    PairRows rows;
    gather(near_a, near_b, pairs, count, rows);
    alignas(32) float size[kSlots];
    for (int k = 0; k < kSlots; ++k) {
        const SlotPair pair = pairs[k < count ? k : 0];
        size[k] = near_a.size[pair.i] + near_b.size[pair.j];
    }
    detail::PairsDecided decided;
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes3 p[3], q[3];
        for (int k = 0; k < 3; ++k) {
            p[k] = load3(rows.at[k], lane);
            q[k] = load3(rows.at[3 + k], lane);
        }
        decide(p, q, load(size + lane), point_error, lane, decided);
    }
    return decided;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_MESH_KERNELS_TRIANGLE_LANES_H
