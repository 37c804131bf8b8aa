// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Squared distances from a point p to boxes. With x = lower - p and y = (-upper) + p, a box is max(x, y, 0)
// away on each axis.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/nearest_kernels.cpp"
#include <hwy/foreach_target.h>
#include <jostle/spatial/broad_phase.h>

#include "spatial/kernels/inner_nodes.h"
#include "spatial/kernels/ordered_lanes.h"
#include "spatial/kernels/walk_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// Of kLanesOf<W> slots of a node, or a block; lengths are multiplied by the scale first.
template <int W, int D, class Node, class P>
HWY_INLINE LanesOf<W> squared_distances(const Node& node, int lane, const P& p, float scale) {
    LanesOf<W> sum = splat<W>(0.0f);
    for (int i = 0; i < D; ++i) {
        const LanesOf<W> at = splat<W>(p[i]);
        const LanesOf<W> x = load<W>(node.bound[i] + lane) - at;
        const LanesOf<W> y = load<W>(node.bound[D + i] + lane) + at;
        // A zero of either sign has the same square.
        const LanesOf<W> away = greater_number(greater_number(x, y), splat<W>(0.0f)) * splat<W>(scale);
        sum = i == 0 ? away * away : sum + away * away;
    }
    return sum;
}

template <class Inner>
struct RadiusTest {
    static constexpr int kDimension = Inner::kDimension;
    static constexpr int kWidth = Inner::kWidth;
    static constexpr int kSize = detail::kBlockSize;
    const detail::Near<kDimension>& near;

    HWY_INLINE std::uint32_t inner(const Inner& node) const {
        return slots_where<kWidth>([&](int lane) HWY_ATTR {
            return hn::Lt(squared_distances<kWidth, kDimension>(node, lane, near.p, near.scale),
                          splat<kWidth>(near.end));
        });
    }
    HWY_INLINE int block(const detail::Block<kDimension>& block, std::int32_t* hits, float* values) const {
        HWY_ALIGN float all[kSize];
        std::uint32_t bits = slots_where<kSize>([&](int lane) HWY_ATTR {
            const auto squared = squared_distances<kSize, kDimension>(block, lane, near.p, 1.0f);
            hn::StoreU(squared, TagOf<kSize>(), all + lane);
            const auto scaled = near.scale == 1.0f
                                    ? squared
                                    : squared_distances<kSize, kDimension>(block, lane, near.p, near.scale);
            return hn::Lt(scaled, splat<kSize>(near.end));
        });
        int count = 0;
        for (; bits != 0; bits &= bits - 1) {
            const int slot = std::countr_zero(bits);
            hits[count] = block.link[slot];
            values[count++] = all[slot];
        }
        return count;
    }
};

template <int D>
struct NearestTest {
    static constexpr int kDimension = D;
    const Vector<kDimension>& p;

    /// A bound of infinity lets every slot through that is in use.
    template <int W, class Node>
    HWY_INLINE std::uint32_t within(const Node& node, std::int32_t nothing, float bound, float* keys) const {
        std::uint32_t used = 0;
        for (int slot = 0; slot < W; ++slot)
            used |= static_cast<std::uint32_t>(node.link[slot] != nothing) << slot;
        return used & slots_where<W>([&](int lane) HWY_ATTR {
                   const auto squared = squared_distances<W, kDimension>(node, lane, p, 1.0f);
                   hn::StoreU(squared, TagOf<W>(), keys + lane);
                   return hn::Le(squared, splat<W>(bound));
               });
    }
    template <class Inner>
    HWY_INLINE std::uint32_t inner(const Inner& node, float bound, float* keys) const {
        return within<Inner::kWidth>(node, detail::kNoChild, bound, keys);
    }
    HWY_INLINE std::uint32_t block(const detail::Block<kDimension>& block, float, float bound,
                                   float* keys) const {
        return within<detail::kBlockSize>(block, detail::kNoItem, bound, keys);
    }
    HWY_INLINE float limit(float bound) const { return bound; }
};

#define JOSTLE_NEAREST_KERNELS(Inner)                                                                 \
    void radius_walk_##Inner(const detail::TreeView<detail::Inner>& view,                             \
                             const detail::Near<detail::Inner::kDimension>& near, std::uint64_t mask, \
                             detail::Walk& walk) {                                                    \
        walk_on<true>(view, RadiusTest<detail::Inner>{near}, mask, walk);                             \
    }                                                                                                 \
    void nearest_walk_##Inner(const detail::TreeView<detail::Inner>& view,                            \
                              const Vector<detail::Inner::kDimension>& p, std::uint64_t mask,         \
                              detail::OrderedWalk& walk) {                                            \
        walk_to_hits(view, NearestTest<detail::Inner::kDimension>{p}, mask, walk);                    \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_NEAREST_KERNELS)

#define JOSTLE_TWO_TREES_NEAREST_KERNELS(D)                                                       \
    int nearest_walks##D(const detail::TwoTrees<D>& both, const Vector<D>& p, std::uint64_t mask, \
                         detail::OrderedWalk(&walks)[2]) {                                        \
        return walk_both_to_hits(both, NearestTest<D>{p}, mask, walks);                           \
    }
JOSTLE_FOR_TWO_TREES(JOSTLE_TWO_TREES_NEAREST_KERNELS)

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

#define JOSTLE_NEAREST_DOORS(Inner)                                                            \
    HWY_EXPORT(radius_walk_##Inner);                                                           \
    template <>                                                                                \
    void detail::radius_walk(const TreeView<Inner>& view, const Near<Inner::kDimension>& near, \
                             std::uint64_t mask, Walk& walk) {                                 \
        HWY_DYNAMIC_DISPATCH(radius_walk_##Inner)(view, near, mask, walk);                     \
    }                                                                                          \
    HWY_EXPORT(nearest_walk_##Inner);                                                          \
    template <>                                                                                \
    void detail::nearest_walk(const TreeView<Inner>& view, const Vector<Inner::kDimension>& p, \
                              std::uint64_t mask, OrderedWalk& walk) {                         \
        HWY_DYNAMIC_DISPATCH(nearest_walk_##Inner)(view, p, mask, walk);                       \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_NEAREST_DOORS)

#define JOSTLE_TWO_TREES_NEAREST_DOORS(D)                                                      \
    HWY_EXPORT(nearest_walks##D);                                                              \
    template <>                                                                                \
    int detail::nearest_walks(const TwoTrees<D>& both, const Vector<D>& p, std::uint64_t mask, \
                              OrderedWalk(&walks)[2]) {                                        \
        return HWY_DYNAMIC_DISPATCH(nearest_walks##D)(both, p, mask, walks);                   \
    }
JOSTLE_FOR_TWO_TREES(JOSTLE_TWO_TREES_NEAREST_DOORS)

}  // namespace jostle
#endif  // HWY_ONCE
