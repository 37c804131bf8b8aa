// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each side's triangles of up to eight pairs are put together like a block's, and tested like two blocks'
// (triangle_lanes.h), slot by slot. Before that pairs are left out that their directions keep apart: a list
// has thousands of them.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/list_kernels.cpp"
#include "mesh/kernels/list_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>
#include <limits>

#include "mesh/kernels/distance_lanes.h"
#include "mesh/kernels/triangle_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using ListPairs = std::span<const MeshContact>;

/// Free slots have the first pair.
HWY_INLINE void gather(const detail::MeshStore& mesh, ListPairs pairs, int MeshContact::*side,
                       detail::TriangleBlock& block) {
    for (std::size_t k = 0; k < kSlots; ++k) {
        const TriangleVertices& t = mesh.triangles.data()[pairs[k < pairs.size() ? k : 0].*side];
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const Vec3& v = mesh.vertices.data()[t[corner]];
            block.at[corner][0][k] = v.x;
            block.at[corner][1][k] = v.y;
            block.at[corner][2][k] = v.z;
        }
    }
}

struct NearPairs {
    NearBlock a, b;
    float error;  ///< [m]
};
HWY_INLINE void localize(const detail::MeshStore& a, const detail::MeshStore& b,
                         const detail::MeshPoses& poses, ListPairs pairs, NearPairs& near) {
    detail::TriangleBlock block_a, block_b;
    gather(a, pairs, &MeshContact::a, block_a);
    gather(b, pairs, &MeshContact::b, block_b);
    localize(block_a, near.a);
    localize(block_b, near.b);
    near.error = move_near(poses, block_a, block_b, near.a, near.b);
}
HWY_INLINE void load_triangles(const NearBlock& near, int lane, Lanes3 (&corners)[3]) {
    for (int k = 0; k < 3; ++k) corners[k] = load3(near.at[k], lane);
}

void bound_pairs(const detail::MeshStore& a, const detail::MeshStore& b, const detail::MeshPoses& poses,
                 ListPairs pairs, detail::PairBounds& bounds) {
    NearPairs near;
    localize(a, b, poses, pairs, near);
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes3 p[3], q[3], way;
        load_triangles(near.a, lane, p);
        load_triangles(near.b, lane, q);
        hn::StoreU(least_distance(p, q, way), Tag(), bounds.least + lane);
    }
    // Beyond this, what is squared may be infinite.
    bounds.error = near.error <= 0x1p30f ? near.error : std::numeric_limits<float>::infinity();
}

/// Bit i: the boxes of lane i do not overlap.
HWY_INLINE std::uint32_t boxes_apart(const NearPairs& near, int lane) {
    const auto is_above = [&](const NearBlock& one, const NearBlock& other, int i) HWY_ATTR {
        return hn::Gt(load(one.bound[i] + lane), hn::Neg(load(other.bound[3 + i] + lane)));
    };
    Mask apart = hn::Or(is_above(near.a, near.b, 0), is_above(near.b, near.a, 0));
    for (int i = 1; i < 3; ++i)
        apart = hn::Or(apart, hn::Or(is_above(near.a, near.b, i), is_above(near.b, near.a, i)));
    return bits_of(Tag(), apart);
}

detail::PairsDecided decide_pairs(const detail::MeshStore& a, const detail::MeshStore& b,
                                  const detail::MeshPoses& poses, ListPairs pairs) {
    NearPairs near;
    localize(a, b, poses, pairs, near);
    if (!(near.error <= 0x1p30f)) return {};
    fill_boxes(0.0f, near.a);
    fill_boxes(near.error, near.b);
    detail::PairsDecided all;
    std::uint32_t beyond = 0;
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes3 p[3], q[3];
        load_triangles(near.a, lane, p);
        load_triangles(near.b, lane, q);
        decide(p, q, load(near.a.size + lane) + load(near.b.size + lane), near.error, lane, all);
        // Pairs of a list need not be near each other, as decide() wants it.
        beyond |= boxes_apart(near, lane) << lane;
    }
    return {all.meet & ~beyond, all.apart | beyond};
}

std::size_t pairs_within(std::span<const detail::KeptWays> ways, const detail::ListMotion& motion, float most,
                         float limit, std::int32_t* found) {
    std::size_t count = 0;
    std::int32_t first = 0;
    for (const detail::KeptWays& eight : ways) {
        std::uint32_t bits = 0;
        for (int lane = 0; lane < kSlots; lane += kLanes) {
            const Lanes3 place = load3(eight.place, lane);
            const auto gone = [&](int i) HWY_ATTR {
                const float(&row)[3] = motion.turn[i];
                return splat(motion.shift[i]) +
                       (splat(row[0]) * place.x + splat(row[1]) * place.y + splat(row[2]) * place.z);
            };
            const Lanes apart = dot(load3(eight.along, lane), {gone(0), gone(1), gone(2)}) -
                                splat(motion.spin) * load(eight.reach + lane) - splat(motion.slack);
            const Mask is_beyond = hn::Or(hn::Gt(load(eight.gap + lane) + apart, splat(limit)),
                                          hn::Gt(load(eight.least + lane), splat(most)));
            bits |= bits_of(Tag(), is_beyond) << lane;
        }
        for (bits = ~bits & ((1u << kSlots) - 1u); bits != 0; bits &= bits - 1)
            found[count++] = first + static_cast<std::int32_t>(std::countr_zero(bits));
        first += kSlots;
    }
    return count;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(bound_pairs);
HWY_EXPORT(decide_pairs);
HWY_EXPORT(pairs_within);
void detail::bound_pairs(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                         std::span<const MeshContact> pairs, PairBounds& bounds) {
    HWY_DYNAMIC_DISPATCH(bound_pairs)(a, b, poses, pairs, bounds);
}
detail::PairsDecided detail::decide_pairs(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                                          std::span<const MeshContact> pairs) {
    return HWY_DYNAMIC_DISPATCH(decide_pairs)(a, b, poses, pairs);
}
std::size_t detail::pairs_within(std::span<const KeptWays> ways, const ListMotion& motion, float most,
                                 float limit, std::int32_t* found) {
    return HWY_DYNAMIC_DISPATCH(pairs_within)(ways, motion, most, limit, found);
}

}  // namespace jostle
#endif  // HWY_ONCE
