// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Slabs of one mesh (node_slabs.h) against boxes and triangles of another, in lanes. A slab is moved, the
// boxes stay as they are: so they are as close as in their own frame. Included once for each instruction set;
// hence the guard that Highway toggles.
#if defined(JOSTLE_MESH_KERNELS_SLAB_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_MESH_KERNELS_SLAB_LANES_H
#undef JOSTLE_MESH_KERNELS_SLAB_LANES_H
#else
#define JOSTLE_MESH_KERNELS_SLAB_LANES_H
#endif

#include "math/lanes.h"
#include "mesh/kernels/triangle_lanes.h"
#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// In the other mesh's frame, wider by a margin.
struct MovedSlab {
    float normal[3];     ///< [1]
    float lower, upper;  ///< [m]
};
/// Of a's slot, in b's frame (kFromA), or the reverse.
template <bool kFromA>
HWY_INLINE MovedSlab moved_slab(const detail::MeshPoses& poses, const detail::NodeSlabs& slabs, int slot,
                                float margin) {
    const float n[3] = {slabs.normal[0][slot], slabs.normal[1][slot], slabs.normal[2][slot]};
    MovedSlab to;
    float way = 0.0f;
    for (int i = 0; i < 3; ++i) {
        const auto turn = [&](int k) { return kFromA ? poses.near_turn[k][i] : poses.near_turn[i][k]; };
        to.normal[i] = (turn(0) * n[0] + turn(1) * n[1]) + turn(2) * n[2];
        const float shift = static_cast<float>(poses.shift[i]);
        way += kFromA ? -(n[i] * shift) : to.normal[i] * shift;
    }
    to.lower = slabs.lower[slot] + way - margin;
    to.upper = slabs.upper[slot] + way + margin;
    return to;
}

/// The boxes in a node that lie beside a slab, a bit each.
HWY_INLINE std::uint32_t beside(const MovedSlab& slab, const float (&bound)[6][kSlots]) {
    std::uint32_t bits = 0;
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes least = splat(0.0f), most = splat(0.0f);
        for (int i = 0; i < 3; ++i) {
            const Lanes n = splat(slab.normal[i]);
            const Lanes p = n * load(bound[i] + lane), q = hn::Neg(n * load(bound[3 + i] + lane));
            least = least + hn::Min(p, q);
            most = most + hn::Max(p, q);
        }
        bits |= bits_of(Tag(), hn::Or(hn::Gt(least, splat(slab.upper)), hn::Lt(most, splat(slab.lower))))
                << lane;
    }
    return bits;
}

/// All triangles of a block lie beside a slab, on the same side.
HWY_INLINE bool is_beside(const MovedSlab& slab, const detail::TriangleBlock& block) {
    const Lanes3 normal{splat(slab.normal[0]), splat(slab.normal[1]), splat(slab.normal[2])};
    Mask above = hn::Eq(normal.x, normal.x), below = above;
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        for (const auto& at : block.at) {
            const Lanes along = dot(normal, load3(at, lane));
            above = hn::And(above, hn::Gt(along, splat(slab.upper)));
            below = hn::And(below, hn::Lt(along, splat(slab.lower)));
        }
    }
    return hn::AllTrue(Tag(), above) || hn::AllTrue(Tag(), below);
}

/// By their slabs, the blocks in two slots are further apart than the margin.
HWY_INLINE bool blocks_are_parted(const detail::MeshPoses& poses, const detail::MeshStore& a,
                                  const detail::MeshStore& b, detail::PlacePair at, float margin) {
    const int of_a = at.a / kSlots, of_b = at.b / kSlots, i = at.a % kSlots, j = at.b % kSlots;
    const detail::TriangleBlock& block_a = a.blocks.data()[~a.view().inner[of_a].link[i]];
    const detail::TriangleBlock& block_b = b.blocks.data()[~b.view().inner[of_b].link[j]];
    return is_beside(moved_slab<true>(poses, a.slabs.data()[of_a], i, margin), block_b) ||
           is_beside(moved_slab<false>(poses, b.slabs.data()[of_b], j, margin), block_a);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_MESH_KERNELS_SLAB_LANES_H
