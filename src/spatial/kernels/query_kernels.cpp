// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The box query: a box overlaps the query where each of its bounds is at most the query's opposite one.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/query_kernels.cpp"
#include <hwy/foreach_target.h>
#include <jostle/spatial/broad_phase.h>

#include "spatial/kernels/inner_nodes.h"
#include "spatial/kernels/walk_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// A query in the shape of the nodes that it meets.
template <class Inner>
struct InnerQuery;
template <int D>
struct InnerQuery<detail::TreePair<D>> : PairQuery<D> {};
template <int D>
struct InnerQuery<detail::WideNode<D>> {
    LanesOf<detail::kBlockSize> q[2 * D];
    HWY_INLINE void set(const float (&rows)[2 * D]) {
        for (int r = 0; r < 2 * D; ++r) q[r] = splat<detail::kBlockSize>(rows[r]);
    }
};
template <int D>
struct InnerQuery<detail::IndexNode<D>> : InnerQuery<detail::WideNode<D>> {};
template <int D>
HWY_INLINE std::uint32_t overlapping(const detail::WideNode<D>& node,
                                     const InnerQuery<detail::WideNode<D>>& query) {
    return overlapping<D>(node, query.q);
}

template <class Inner>
struct BoxTest {
    static constexpr int kDimension = Inner::kDimension;
    using Block = detail::Block<kDimension>;

    InnerQuery<Inner> inner_query;
    InnerQuery<Block> block_query;

    explicit HWY_INLINE BoxTest(const Aabb<kDimension>& box) {
        float rows[2 * kDimension];
        for (int i = 0; i < kDimension; ++i) {
            rows[i] = box.upper[i];
            rows[kDimension + i] = -box.lower[i];
        }
        inner_query.set(rows);
        block_query.set(rows);
    }
    HWY_INLINE std::uint32_t inner(const Inner& node) const { return overlapping(node, inner_query); }
    HWY_INLINE int block(const Block& block, std::int32_t* hits, float*) const {
        return append<detail::kBlockSize>(block.link, overlapping(block, block_query), hits);
    }
};

// A half-space query, see query.h. Links on the walk's stack and in its list of blocks are doubled; 1 is
// added to those of which all is known to be inside. Inner nodes are < 2^31, so that they fit in 32 bits.

struct HalfSpaceSides {
    std::uint32_t met;     ///< not outside of any
    std::uint32_t inside;  ///< inside of all
};

/// The sides of the W slots of a node, or a block; what is in empty slots is of no meaning.
template <int W, int D, class Node>
HWY_INLINE HalfSpaceSides sides_of(const Node& node, const detail::HalfSpaceRows<D>* spaces, int count) {
    HalfSpaceSides sides{(1u << W) - 1, (1u << W) - 1};
    for (int k = 0; k < count && sides.met != 0; ++k) {
        const detail::HalfSpaceRows<D>& space = spaces[k];
        const auto sum = [&](const std::int32_t* rows, int lane) HWY_ATTR {
            LanesOf<W> s = splat<W>(space.c[0]) * load<W>(node.bound[rows[0]] + lane);
            for (int i = 1; i < D; ++i) s = s + splat<W>(space.c[i]) * load<W>(node.bound[rows[i]] + lane);
            return s;
        };
        sides.met &= slots_where<W>(
            [&](int lane) HWY_ATTR { return hn::Le(sum(space.near, lane), splat<W>(space.offset)); });
        sides.inside &= slots_where<W>(
            [&](int lane) HWY_ATTR { return hn::Ge(sum(space.far, lane), splat<W>(-space.offset)); });
    }
    return sides;
}

/// The slots of a block that are in use.
template <int D>
HWY_INLINE std::uint32_t used(const detail::Block<D>& block) {
    const IndexTagOf<detail::kBlockSize> d;
    std::uint32_t empty = 0;
    for (int lane = 0; lane < detail::kBlockSize; lane += kLanesOf<detail::kBlockSize>)
        empty |= bits_of(d, hn::Lt(hn::LoadU(d, block.link + lane), hn::Zero(d))) << lane;
    return ~empty & ((1u << detail::kBlockSize) - 1);
}

template <class Inner>
HWY_INLINE void open_half_spaces(const detail::TreeView<Inner>& view,
                                 const detail::HalfSpaceRows<Inner::kDimension>* spaces, int count,
                                 std::uint32_t folded, detail::Walk& walk) {
    constexpr int kWidth = Inner::kWidth;
    constexpr std::uint32_t kAll = (1u << kWidth) - 1;
    walk.block_begin = walk.block_end = 0;
    const std::size_t link_limit = walk.links.capacity() - detail::kMostLinks;
    while (!walk.links.empty() && walk.block_end <= detail::kWalkBlocks - kWidth &&
           walk.links.size() <= link_limit) {
        const auto top = static_cast<std::uint32_t>(walk.links.pop());
        const Inner& node = view.inner[top >> 1];
        ++walk.nodes;
        const HalfSpaceSides sides =
            (top & 1) != 0 ? HalfSpaceSides{kAll, kAll} : sides_of<kWidth>(node, spaces, count);
        std::uint32_t met = sides.met;
        if constexpr (Inner::kFiltered) met &= admitted(node, folded);
        for (int slot = 0; slot < kWidth; ++slot) {
            const std::int32_t link = node.link[slot];
            if ((met >> slot & 1) == 0 || link == detail::kNoChild) continue;
            const std::uint32_t is_inside = sides.inside >> slot & 1;
            const std::uint32_t index = static_cast<std::uint32_t>(link > 0 ? link : ~link);
            const auto entry = static_cast<std::int32_t>(index << 1 | is_inside);
            if (link > 0) {
                walk.links.push(entry);
            } else {
                walk.blocks[walk.block_end++] = entry;
            }
        }
    }
}

template <class Inner>
HWY_INLINE void walk_half_spaces(const detail::TreeView<Inner>& view,
                                 const detail::HalfSpaceRows<Inner::kDimension>* spaces, int count,
                                 std::uint64_t mask, detail::Walk& walk) {
    const std::uint32_t folded = detail::fold_bits(mask);
    int hit_end = 0;
    for (;;) {
        if (walk.block_begin == walk.block_end) {
            if (walk.links.empty()) break;
            open_half_spaces(view, spaces, count, folded, walk);
            if (walk.block_begin == walk.block_end && !walk.links.empty()) break;
        }
        for (; walk.block_begin < walk.block_end && hit_end <= detail::kWalkHits - detail::kBlockSize;
             ++walk.block_begin) {
            const auto entry = static_cast<std::uint32_t>(walk.blocks[walk.block_begin]);
            const detail::Block<Inner::kDimension>& block = view.blocks[entry >> 1];
            ++walk.nodes;
            std::uint32_t bits = used(block);
            if ((entry & 1) == 0) bits &= sides_of<detail::kBlockSize>(block, spaces, count).met;
            hit_end += append<detail::kBlockSize>(block.link, bits, walk.hits + hit_end);
        }
        if (walk.block_begin < walk.block_end) break;
    }
    if constexpr (Inner::kFiltered) hit_end = keep_admitted<false>(view.filters, mask, walk, hit_end);
    walk.hit_begin = 0;
    walk.hit_end = hit_end;
}

/// Takes the walk in one of two trees on.
template <int D>
HWY_INLINE void walk_one(const detail::TwoTrees<D>& both, int tree, const BoxTest<detail::TreePair<D>>& test,
                         const Aabb<D>& box, std::uint64_t mask, detail::Walk& walk) {
    if (both.has_index(tree)) {
        walk_on<false>(both.by_index(), BoxTest<detail::IndexNode<D>>(box), mask, walk);
    } else {
        walk_on<false>(both.trees[tree], test, mask, walk);
    }
}

#define JOSTLE_QUERY_KERNELS(Inner)                                                                         \
    void box_walk_##Inner(const detail::TreeView<detail::Inner>& view,                                      \
                          const Aabb<detail::Inner::kDimension>& box, std::uint64_t mask,                   \
                          detail::Walk& walk) {                                                             \
        walk_on<false>(view, BoxTest<detail::Inner>(box), mask, walk);                                      \
    }                                                                                                       \
    void half_space_walk_##Inner(const detail::TreeView<detail::Inner>& view,                               \
                                 const detail::HalfSpaceRows<detail::Inner::kDimension>* spaces, int count, \
                                 std::uint64_t mask, detail::Walk& walk) {                                  \
        walk_half_spaces(view, spaces, count, mask, walk);                                                  \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_QUERY_KERNELS)

/// Where two walks begin: in pairs side by side; in an index down to its blocks, which come from memory while
/// the other tree is walked down to its own.
template <int D>
HWY_INLINE void begin_walks(const detail::TwoTrees<D>& both, const BoxTest<detail::TreePair<D>>& test,
                            const Aabb<D>& box, std::uint64_t mask, detail::Walk* walks) {
    if (both.has_index(1)) {
        open_inner(both.by_index(), BoxTest<detail::IndexNode<D>>(box), detail::fold_bits(mask), walks[1]);
        open_inner(both.trees[0], test, detail::fold_bits(mask), walks[0]);
    } else {
        begin_both(both.trees, test, mask, walks);
    }
}

/// Takes the walks in the trees from `begin` to `end` on; both begin together. The second tree's first, as
/// its hits, which are handed over last, then come from memory meanwhile.
template <int D>
HWY_INLINE void walk_trees(const detail::TwoTrees<D>& both, int begin, int end, const Aabb<D>& box,
                           std::uint64_t mask, detail::Walk* walks) {
    const BoxTest<detail::TreePair<D>> test(box);
    if (end - begin == 2) begin_walks(both, test, box, mask, walks);
    for (int i = end - 1; i >= begin; --i) {
        walk_one(both, i, test, box, mask, walks[i - begin]);
        prefetch_hits(both.trees[i], walks[i - begin]);
    }
}

#define JOSTLE_TWO_TREES_QUERY_KERNELS(D)                                                      \
    void box_walks##D(const detail::TwoTrees<D>& both, int begin, int end, const Aabb<D>& box, \
                      std::uint64_t mask, detail::Walk* walks) {                               \
        walk_trees(both, begin, end, box, mask, walks);                                        \
    }
JOSTLE_FOR_TWO_TREES(JOSTLE_TWO_TREES_QUERY_KERNELS)

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

#define JOSTLE_QUERY_DOORS(Inner)                                                           \
    HWY_EXPORT(box_walk_##Inner);                                                           \
    template <>                                                                             \
    void detail::box_walk(const TreeView<Inner>& view, const Aabb<Inner::kDimension>& box,  \
                          std::uint64_t mask, Walk& walk) {                                 \
        HWY_DYNAMIC_DISPATCH(box_walk_##Inner)(view, box, mask, walk);                      \
    }                                                                                       \
    HWY_EXPORT(half_space_walk_##Inner);                                                    \
    template <>                                                                             \
    void detail::half_space_walk(const TreeView<Inner>& view,                               \
                                 const HalfSpaceRows<Inner::kDimension>* spaces, int count, \
                                 std::uint64_t mask, Walk& walk) {                          \
        HWY_DYNAMIC_DISPATCH(half_space_walk_##Inner)(view, spaces, count, mask, walk);     \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_QUERY_DOORS)

#define JOSTLE_TWO_TREES_QUERY_DOORS(D)                                                                 \
    HWY_EXPORT(box_walks##D);                                                                           \
    template <>                                                                                         \
    void detail::box_walks(const TwoTrees<D>& both, const Aabb<D>& box, std::uint64_t mask,             \
                           Walk(&walks)[2]) {                                                           \
        HWY_DYNAMIC_DISPATCH(box_walks##D)(both, 0, 2, box, mask, walks);                               \
    }                                                                                                   \
    template <>                                                                                         \
    void detail::box_walk_in(const TwoTrees<D>& both, int tree, const Aabb<D>& box, std::uint64_t mask, \
                             Walk& walk) {                                                              \
        HWY_DYNAMIC_DISPATCH(box_walks##D)(both, tree, tree + 1, box, mask, &walk);                     \
    }
JOSTLE_FOR_TWO_TREES(JOSTLE_TWO_TREES_QUERY_DOORS)

}  // namespace jostle
#endif  // HWY_ONCE
