// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The walk in any order (include/jostle/spatial/walk.h), for any test of boxes. A test has
//
//     std::uint32_t inner(const Inner& node) const     the slots that are let through
//     int block(const Block<D>& block, std::int32_t* hits, float* values) const    appends what it hits
//
// and lets no empty slot through. Included once for each instruction set, like box_lanes.h.
#if defined(JOSTLE_SPATIAL_KERNELS_WALK_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_WALK_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_WALK_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_WALK_LANES_H
#endif

#include <jostle/spatial/walk.h>
#include <jostle/spatial/wide_index.h>

#include "spatial/kernels/box_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// Slots whose categories, as far as they are folded, meet the mask.
template <int D>
HWY_INLINE std::uint32_t admitted(const detail::TreePair<D>& pair, std::uint32_t mask) {
    return static_cast<std::uint32_t>((pair.category[0] & mask) != 0) |
           static_cast<std::uint32_t>((pair.category[1] & mask) != 0) << 1;
}
template <int D>
HWY_INLINE std::uint32_t admitted(const detail::WideNode<D>&, std::uint32_t) {
    return (1u << detail::kBlockSize) - 1;
}

template <int D>
HWY_INLINE std::uint32_t admitted(const detail::IndexNode<D>& node, std::uint32_t mask) {
    const hn::RebindToUnsigned<IndexTagOf<detail::kBlockSize>> d;
    std::uint32_t bits = 0;
    for (int lane = 0; lane < detail::kBlockSize; lane += kLanesOf<detail::kBlockSize>)
        bits |= bits_of(d, hn::Ne(hn::And(hn::LoadU(d, node.category + lane), hn::Set(d, mask)), hn::Zero(d)))
                << lane;
    return bits;
}

/// Asks for what is below a pair, before the test says which of it is needed.
template <int D>
HWY_INLINE void prefetch_below(const detail::TreeView<detail::TreePair<D>>& view,
                               const detail::TreePair<D>& pair) {
    for (const std::int32_t link : pair.link) {
        const char* const inner = reinterpret_cast<const char*>(view.inner + (link > 0 ? link : 0));
        const char* const block = reinterpret_cast<const char*>(view.blocks + (link < 0 ? ~link : 0));
        const char* const begin = link > 0 ? inner : block;
        // A block has three cache lines.
        const int line = link > 0 ? 0 : 64;
        prefetch(begin);
        prefetch(begin + line);
        prefetch(begin + 2 * line);
    }
}
/// Of many children it would be too much.
template <class View, int D>
HWY_INLINE void prefetch_below(const View&, const detail::WideNode<D>&) {}

/// Where a walk stands, in registers.
struct Ends {
    std::int32_t* links;
    int link_end;
    std::int32_t* blocks;
    int block_end;
};

template <int D>
HWY_INLINE void push(const detail::TreePair<D>& pair, std::uint32_t bits, Ends& ends) {
    for (int i = 0; i < 2; ++i) {
        const std::int32_t link = pair.link[i];
        const int hit = static_cast<int>(bits >> i & 1);
        ends.links[ends.link_end] = link;
        ends.link_end += hit & static_cast<int>(link > 0);
        ends.blocks[ends.block_end] = link;
        ends.block_end += hit & static_cast<int>(link < 0);
    }
}
template <int D>
HWY_INLINE void push(const detail::WideNode<D>& node, std::uint32_t bits, Ends& ends) {
    const IndexTagOf<detail::kBlockSize> d;
    std::uint32_t below = 0;
    for (int lane = 0; lane < detail::kBlockSize; lane += kLanesOf<detail::kBlockSize>)
        below |= bits_of(d, hn::Lt(hn::LoadU(d, node.link + lane), hn::Zero(d))) << lane;
    ends.link_end += append<detail::kBlockSize>(node.link, bits & ~below, ends.links + ends.link_end);
    ends.block_end += append<detail::kBlockSize>(node.link, bits & below, ends.blocks + ends.block_end);
}

/// The slots of a node that a walk goes on to.
template <class Inner, class Test>
HWY_INLINE std::uint32_t let_through(const Inner& node, const Test& test, std::uint32_t folded) {
    std::uint32_t bits = test.inner(node);
    if constexpr (Inner::kFiltered) bits &= admitted(node, folded);
    return bits;
}

/// Asks for what a walk goes on to below a node of an index: its blocks are read when all inner nodes are
/// open, and its nodes one after the other.
template <class Inner>
HWY_INLINE void prefetch_pushed(const detail::TreeView<Inner>& view, const Ends& before, const Ends& after) {
    if constexpr (Inner::kFiltered && Inner::kWidth > 2) {
        for (int i = before.block_end; i < after.block_end; ++i) {
            const char* const block = reinterpret_cast<const char*>(view.blocks + ~after.blocks[i]);
            for (int line = 0; line < 3; ++line) prefetch(block + 64 * line);
        }
        for (int i = before.link_end; i < after.link_end; ++i) {
            const char* const node = reinterpret_cast<const char*>(view.inner + after.links[i]);
            for (int line = 0; line < 3; ++line) prefetch(node + 64 * line);
        }
    }
}

/// From the only node that waits down to where the walk branches, or ends. With branches: the processor goes
/// on with the child that it expects while the test is still under way, which without them every level would
/// wait for.
template <class Inner, class Test>
HWY_INLINE int open_alone(const detail::TreeView<Inner>& view, const Test& test, std::uint32_t folded,
                          Ends& ends) {
    std::int32_t link = ends.links[--ends.link_end];
    for (int nodes = 1;; ++nodes) {
        const Inner& node = view.inner[link];
        prefetch_below(view, node);
        const std::uint32_t bits = let_through(node, test, folded);
        if constexpr (Inner::kWidth == 2) {
            if (bits == 1 && node.link[0] > 0) {
                link = node.link[0];
                continue;
            }
            if (bits == 2 && node.link[1] > 0) {
                link = node.link[1];
                continue;
            }
        }
        const Ends before = ends;
        push(node, bits, ends);
        prefetch_pushed(view, before, ends);
        return nodes;
    }
}

/// The same in two trees at once, each from its only node, to where one of the two walks branches or ends:
/// neither waits for the memory, nor the test, of the other.
template <class Inner, class Test>
HWY_INLINE int open_alone_both(const detail::TreeView<Inner> (&views)[2], const Test& test,
                               std::uint32_t folded, Ends (&ends)[2]) {
    std::int32_t links[2];
    for (int i = 0; i < 2; ++i) links[i] = ends[i].links[--ends[i].link_end];
    for (int nodes = 2;; nodes += 2) {
        const Inner* node[2];
        std::uint32_t bits[2];
        for (int i = 0; i < 2; ++i) {
            node[i] = views[i].inner + links[i];
            prefetch_below(views[i], *node[i]);
            bits[i] = let_through(*node[i], test, folded);
        }
        bool goes_on[2] = {};
        for (int i = 0; i < 2; ++i) {
            if constexpr (Inner::kWidth == 2) {
                if (bits[i] == 1 && node[i]->link[0] > 0) {
                    links[i] = node[i]->link[0];
                    goes_on[i] = true;
                } else if (bits[i] == 2 && node[i]->link[1] > 0) {
                    links[i] = node[i]->link[1];
                    goes_on[i] = true;
                }
            }
            if (!goes_on[i]) push(*node[i], bits[i], ends[i]);
        }
        if (goes_on[0] && goes_on[1]) continue;
        for (int i = 0; i < 2; ++i)
            if (goes_on[i]) ends[i].links[ends[i].link_end++] = links[i];
        return nodes;
    }
}

/// The last kBatch nodes that wait, together, so that none waits for the test of another.
template <int kBatch, class Inner, class Test>
HWY_INLINE int open_batch(const detail::TreeView<Inner>& view, const Test& test, std::uint32_t folded,
                          Ends& ends) {
    const Inner* batch[kBatch];
    std::uint32_t bits[kBatch];
    const int first = ends.link_end - kBatch;
    for (int i = 0; i < kBatch; ++i) {
        const bool waits = first + i >= 0;
        batch[i] = view.inner + ends.links[waits ? first + i : 0];
        bits[i] = let_through(*batch[i], test, folded) & (waits ? ~0u : 0u);
    }
    const int nodes = first < 0 ? ends.link_end : kBatch;
    ends.link_end -= nodes;
    for (int i = 0; i < kBatch; ++i) push(*batch[i], bits[i], ends);
    return nodes;
}

/// Opens inner nodes until enough blocks are known, no inner node is left, or there is no room for more.
template <class Inner, class Test>
HWY_INLINE void open_inner(const detail::TreeView<Inner>& view, const Test& test, std::uint32_t folded,
                           detail::Walk& walk) {
    constexpr int kBatch = Inner::kWidth == 2 ? 3 : 1;
    constexpr int kMost = kBatch * Inner::kWidth;
    static_assert(kMost <= detail::kMostLinks);
    Ends ends{walk.links.data(), static_cast<int>(walk.links.size()), walk.blocks, 0};
    const int link_limit = static_cast<int>(walk.links.capacity()) - kMost;
    int nodes = 0;
    // ORDER: the last nodes first, kBatch at once: a matter of the tree and the query alone.
    while (ends.link_end > 0 && ends.block_end <= detail::kWalkBlocks - kMost &&
           ends.link_end <= link_limit) {
        nodes += kBatch == 1 || ends.link_end == 1 ? open_alone(view, test, folded, ends)
                                                   : open_batch<kBatch>(view, test, folded, ends);
    }
    walk.links.set_size(static_cast<std::size_t>(ends.link_end));
    walk.block_begin = 0;
    walk.block_end = ends.block_end;
    walk.nodes += nodes;
}

/// Keeps those of the first `count` hits whose own categories meet the mask; mostly all do.
template <bool kValues>
HWY_INLINE int keep_admitted(const BoxFilter* filters, std::uint64_t mask, detail::Walk& walk, int count) {
    if (filters == nullptr) return count;
    std::int32_t* const hits = walk.hits;
    int refused = 0;
    for (int i = 0; i < count; ++i) refused += static_cast<int>((filters[hits[i]].category & mask) == 0);
    if (refused == 0) return count;
    int kept = 0;
    for (int i = 0; i < count; ++i) {
        const std::int32_t id = hits[i];
        hits[kept] = id;
        if constexpr (kValues) walk.values[kept] = walk.values[i];
        kept += static_cast<int>((filters[id].category & mask) != 0);
    }
    return kept;
}

/// Asks for what a visitor will mostly read of the first hits.
template <class Inner>
HWY_INLINE void prefetch_hits(const detail::TreeView<Inner>& view, const detail::Walk& walk) {
    constexpr int kMost = 16;
    if (view.user_data == nullptr) return;
    for (int i = 0; i < walk.hit_end && i < kMost; ++i) {
        prefetch(view.user_data + walk.hits[i]);
        prefetch(view.places + walk.hits[i]);
    }
}

/// Begins two walks that wait at the roots of two trees.
template <class Inner, class Test>
HWY_INLINE void begin_both(const detail::TreeView<Inner> (&views)[2], const Test& test, std::uint64_t mask,
                           detail::Walk* walks) {
    Ends ends[2];
    for (int i = 0; i < 2; ++i)
        ends[i] = {walks[i].links.data(), static_cast<int>(walks[i].links.size()), walks[i].blocks, 0};
    walks[0].nodes += open_alone_both(views, test, detail::fold_bits(mask), ends);
    for (int i = 0; i < 2; ++i) {
        walks[i].links.set_size(static_cast<std::size_t>(ends[i].link_end));
        walks[i].block_begin = 0;
        walks[i].block_end = ends[i].block_end;
    }
}

/// Takes the walk on until the hits do not fit any more, the nodes that wait do not, or it is at its end.
/// kValues: the test gives each hit a number.
template <bool kValues, class Inner, class Test>
HWY_INLINE void walk_on(const detail::TreeView<Inner>& view, const Test& test, std::uint64_t mask,
                        detail::Walk& walk) {
    const std::uint32_t folded = detail::fold_bits(mask);
    int hit_end = 0;
    for (;;) {
        if (walk.block_begin == walk.block_end) {
            if (walk.links.empty()) break;
            open_inner(view, test, folded, walk);
            if (walk.block_begin == walk.block_end && !walk.links.empty()) break;
        }
        int at = walk.block_begin;
        const int end = walk.block_end;
        for (; at < end && hit_end <= detail::kWalkHits - detail::kBlockSize; ++at)
            hit_end += test.block(view.blocks[~walk.blocks[at]], walk.hits + hit_end, walk.values + hit_end);
        walk.nodes += at - walk.block_begin;
        walk.block_begin = at;
        if (at < end) break;
    }
    if constexpr (Inner::kFiltered)
        hit_end = keep_admitted<kValues>(view.filters_for(mask), mask, walk, hit_end);
    walk.hit_begin = 0;
    walk.hit_end = hit_end;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_WALK_LANES_H
