// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The boxes of a node, or of a block, in lanes: eight slots, or four, or a pair, tested at once, and the
// results appended without a branch. What a test finds is an integer with a bit for each slot, the same for
// every number of lanes. Included once for each instruction set, by files that foreach_target.h includes
// again; hence no #pragma once but the guard below, which Highway toggles.
#if defined(JOSTLE_SPATIAL_KERNELS_BOX_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_BOX_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_BOX_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_BOX_LANES_H
#endif

#include <jostle/spatial/wide_node.h>

#include "math/lanes.h"
#include "spatial/kernels/compress_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// Runs test(first lane) over the bites of W slots; it gives a mask. All masks as one integer.
template <int W, class Test>
HWY_INLINE std::uint32_t slots_where(Test test) {
    std::uint32_t bits = 0;
    for (int lane = 0; lane < W; lane += kLanesOf<W>) bits |= bits_of(TagOf<W>(), test(lane)) << lane;
    return bits;
}

/// Writes those of W links whose bits are set, in their order, and says how many they are. It may write, but
/// does not count, up to W numbers.
template <int W>
HWY_INLINE int append(const std::int32_t* links, std::uint32_t bits, std::int32_t* out) {
    int count = 0;
    for (int lane = 0; lane < W; lane += kLanesOf<W>) {
        const std::uint32_t part = (bits >> lane) & ((1u << kLanesOf<W>)-1u);
        const IndexTagOf<W> d;
        hn::StoreU(compress(d, hn::LoadU(d, links + lane), part), d, out + count);
        count += static_cast<int>(hwy::PopCount(part));
    }
    return count;
}

/// The slots of a wide node, or a block, whose boxes overlap a box: bound[r] <= q[r] in every row r. An empty
/// slot overlaps no finite box.
template <int D>
HWY_INLINE std::uint32_t overlapping(const detail::WideNode<D>& node,
                                     const LanesOf<detail::kBlockSize> (&q)[2 * D]) {
    return slots_where<detail::kBlockSize>([&](int lane) HWY_ATTR {
        auto mask = hn::Le(load<detail::kBlockSize>(node.bound[0] + lane), q[0]);
        for (int r = 1; r < 2 * D; ++r)
            mask = hn::And(mask, hn::Le(load<detail::kBlockSize>(node.bound[r] + lane), q[r]));
        return mask;
    });
}

/// A query for pairs: rows 2 k and 2 k + 1 of q lie in q[k] as (2k, 2k, 2k+1, 2k+1), as two rows of a pair
/// do. With one lane, as it stands.
template <int D>
struct PairQuery {
    float q[D][4];

    HWY_INLINE void set(const float (&rows)[2 * D]) {
        for (int r = 0; r < 2 * D; ++r) q[r / 2][r % 2 * 2] = q[r / 2][r % 2 * 2 + 1] = rows[r];
    }
};

/// The children of a pair whose boxes overlap a box.
template <int D>
HWY_INLINE std::uint32_t overlapping(const detail::TreePair<D>& pair, const PairQuery<D>& query) {
    const float* bound = pair.bound[0];
    std::uint32_t bits = slots_where<4>([&](int lane) HWY_ATTR {
        auto mask = hn::Le(load<4>(bound + lane), load<4>(query.q[0] + lane));
        for (int k = 1; k < D; ++k)
            mask = hn::And(mask, hn::Le(load<4>(bound + 4 * k + lane), load<4>(query.q[k] + lane)));
        return mask;
    });
    return bits & (bits >> 2);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_BOX_LANES_H
