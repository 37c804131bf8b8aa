// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The walk by distance (include/jostle/spatial/walk.h), for any test that gives what it lets through a key:
// where a cast enters it, or how far away it is. A test has
//
//     float limit(float bound) const     the greatest key of a node that may hold something within the bound
//     std::uint32_t inner(const Inner& node, float limit, float* keys) const     slots of inner nodes
//     std::uint32_t block(const Block<D>& block, float limit, float bound, float* keys) const   items that
//     are hit
//
// and lets no empty slot through. Included once for each instruction set, like box_lanes.h.
#if defined(JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
#endif

#include <jostle/spatial/walk.h>

#include <bit>
#include <limits>

#include "spatial/kernels/walk_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using WaitingStack = decltype(detail::OrderedWalk::waiting);

/// What waits, in registers.
struct Heap {
    detail::Waiting* data;
    int end;
    int capacity;
};

/// Where that throws, the open node waits again, and the walk can be taken on.
inline HWY_NOINLINE void grow(WaitingStack& waiting, std::int32_t open, Heap& heap) {
    heap.data[heap.end] = detail::make_waiting(open, 0.0f);
    waiting.set_size(static_cast<std::size_t>(heap.end) + 1);
    waiting.reserve(static_cast<std::size_t>(heap.capacity) * 2);
    waiting.set_size(static_cast<std::size_t>(heap.end));
    heap.data = waiting.data();
    heap.capacity *= 2;
}

/// What comes next below a node: the nearest child, which is not pushed; kNoChild: there is none. The others
/// wait. ORDER: the nearer first; of those as near, the first slot. With branches: the processor goes on with
/// the child that it expects while the test is still under way.
template <int D>
HWY_INLINE std::int32_t next_below(const detail::TreePair<D>& pair, std::uint32_t bits, const float* keys,
                                   Heap& heap, float& key) {
    key = keys[0];
    if (bits == 1) return pair.link[0];
    if (bits == 0) return detail::kNoChild;
    if (bits == 2) {
        key = keys[1];
        return pair.link[1];
    }
    if (keys[1] < keys[0]) {
        heap.data[heap.end++] = detail::make_waiting(pair.link[0], keys[0]);
        key = keys[1];
        return pair.link[1];
    }
    heap.data[heap.end++] = detail::make_waiting(pair.link[1], keys[1]);
    return pair.link[0];
}
template <int D>
HWY_INLINE std::int32_t next_below(const detail::WideNode<D>& node, std::uint32_t bits, const float* keys,
                                   Heap& heap, float& key) {
    if (bits == 0) return detail::kNoChild;
    if ((bits & (bits - 1)) == 0) {
        key = keys[std::countr_zero(bits)];
        return node.link[std::countr_zero(bits)];
    }
    const int first = heap.end;
    for (; bits != 0; bits &= bits - 1) {
        const int slot = std::countr_zero(bits);
        int at = heap.end++;
        // The furthest at the bottom.
        for (; at > first && detail::key_of(heap.data[at - 1]) <= keys[slot]; --at)
            heap.data[at] = heap.data[at - 1];
        heap.data[at] = detail::make_waiting(node.link[slot], keys[slot]);
    }
    const detail::Waiting next = heap.data[--heap.end];
    key = detail::key_of(next);
    return detail::link_of(next);
}

/// Puts the hits of a block among those that there are, the nearest first; of those as near, the first found.
template <class Inner>
HWY_INLINE void keep_hits(const detail::TreeView<Inner>& view, const detail::Block<Inner::kDimension>& block,
                          std::uint32_t bits, const float* keys, std::uint64_t mask,
                          detail::OrderedWalk& walk) {
    const BoxFilter* const filters = view.filters_for(mask);
    int end = walk.hit_end;
    for (; bits != 0; bits &= bits - 1) {
        const int slot = std::countr_zero(bits);
        const std::int32_t id = block.link[slot];
        if (Inner::kFiltered && view.user_data != nullptr) {
            prefetch(view.user_data + id);
            prefetch(view.places + id);
        }
        if (Inner::kFiltered && filters != nullptr && (filters[id].category & mask) == 0) continue;
        int at = end++;
        for (; at > 0 && keys[slot] < walk.values[at - 1]; --at) {
            walk.hits[at] = walk.hits[at - 1];
            walk.values[at] = walk.values[at - 1];
        }
        walk.hits[at] = id;
        walk.values[at] = keys[slot];
    }
    walk.hit_end = end;
}

/// Takes the walk on, and calls on_hits(walk) after each block with hits. That may lower the bound, and
/// answers whether the walk ends for now.
template <class Inner, class Test, class OnHits>
HWY_INLINE void walk_in_order(const detail::TreeView<Inner>& view, const Test& test, std::uint64_t mask,
                              detail::OrderedWalk& walk, OnHits on_hits) {
    constexpr int kWidth = Inner::kWidth;
    const std::uint32_t folded = detail::fold_bits(mask);
    HWY_ALIGN float keys[detail::kBlockSize];
    Heap heap{walk.waiting.data(), static_cast<int>(walk.waiting.size()),
              static_cast<int>(walk.waiting.capacity())};
    int nodes = 0;
    float limit = test.limit(walk.bound);
    walk.hit_begin = walk.hit_end = 0;
    bool ends = false;
    while (heap.end > 0 && !ends) {
        const detail::Waiting top = heap.data[--heap.end];
        float key = detail::key_of(top);
        if (key > limit) continue;
        // Link 0 is a node here, the first of all; further down it is nothing.
        std::int32_t link = detail::link_of(top);
        do {
            ++nodes;
            if (link < 0) {
                if (key > walk.yield_beyond) {
                    heap.data[heap.end++] = detail::make_waiting(link, key);
                    ends = true;
                    break;
                }
                const auto& block = view.blocks[~link];
                const std::uint32_t bits = test.block(block, limit, walk.bound, keys);
                if (bits == 0) break;
                const int before = walk.hit_end;
                keep_hits(view, block, bits, keys, mask, walk);
                if (walk.hit_end == before) break;
                ends = on_hits(walk);
                limit = test.limit(walk.bound);
                break;
            }
            if (heap.end + kWidth >= heap.capacity) grow(walk.waiting, link, heap);
            const Inner& node = view.inner[link];
            prefetch_below(view, node);
            std::uint32_t bits = test.inner(node, limit, keys);
            if constexpr (Inner::kFiltered) bits &= admitted(node, folded);
            link = next_below(node, bits, keys, heap, key);
        } while (link != detail::kNoChild);
    }
    walk.waiting.set_size(static_cast<std::size_t>(heap.end));
    walk.nodes += nodes;
}

/// The same, up to where enough hits are known for a visitor to look at.
template <class Inner, class Test>
HWY_INLINE void walk_to_hits(const detail::TreeView<Inner>& view, const Test& test, std::uint64_t mask,
                             detail::OrderedWalk& walk) {
    int blocks = walk.blocks;
    walk_in_order(view, test, mask, walk, [&](detail::OrderedWalk& now) HWY_ATTR {
        return --blocks == 0 || now.hit_end > detail::kOrderedHits;
    });
}

/// The same in two trees by turns, each up to where the other is as near. Returns which of them has hits; 2:
/// none, and both are at their ends. ORDER: the nearer node first; of those as near, the first tree's.
template <int D, class Test>
HWY_INLINE int walk_both_to_hits(const detail::TwoTrees<D>& both, const Test& test, std::uint64_t mask,
                                 detail::OrderedWalk (&walks)[2]) {
    constexpr float kNever = std::numeric_limits<float>::infinity();
    for (;;) {
        float keys[2];
        for (int i = 0; i < 2; ++i)
            keys[i] = walks[i].waiting.empty() ? kNever : detail::key_of(walks[i].waiting.top());
        const int i = walks[0].waiting.empty() || (!walks[1].waiting.empty() && keys[1] < keys[0]) ? 1 : 0;
        if (walks[i].waiting.empty()) return 2;
        walks[i].yield_beyond = keys[1 - i];
        if (both.has_index(i)) {
            walk_to_hits(both.by_index(), test, mask, walks[i]);
        } else {
            walk_to_hits(both.trees[i], test, mask, walks[i]);
        }
        if (walks[i].hit_end > 0) return i;
    }
}

/// The item with the smallest key, or with `any` some item; -1 where there is none. The bound is its key.
template <class Inner, class Test>
HWY_INLINE std::int32_t first_hit(const detail::TreeView<Inner>& view, const Test& test, std::uint64_t mask,
                                  bool any, detail::OrderedWalk& walk) {
    std::int32_t best = -1;
    walk_in_order(view, test, mask, walk, [&](detail::OrderedWalk& now) HWY_ATTR {
        // ORDER: of items with the same key, the smallest id.
        for (int i = 0; i < now.hit_end && now.values[i] <= now.bound; ++i) {
            if (best < 0 || now.values[i] < now.bound || now.hits[i] < best) best = now.hits[i];
            now.bound = now.values[i];
        }
        now.hit_end = 0;
        return any;
    });
    return best;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
