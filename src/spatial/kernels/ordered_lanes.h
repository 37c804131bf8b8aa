// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The walk by distance (include/jostle/spatial/walk.h), for any test that gives what it lets through a key:
// where a cast enters it, or how far away it is. A test has
//
//     std::uint32_t inner(const Inner& node, float bound, float* keys) const     slots of inner nodes
//     std::uint32_t block(const Block<D>& block, float bound, float* keys) const the items that are hit
//     float limit(float bound) const     the greatest key of a node that may hold something within the bound
//
// and lets no empty slot through. Included once for each instruction set, like lanes.h.
#if defined(JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
#endif

#include <hwy/highway.h>
#include <jostle/spatial/walk.h>

#include <bit>

#include "spatial/kernels/walk_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// What waits, in registers.
struct Heap {
    detail::Waiting* data;
    int end;
    int capacity;
};

inline HWY_NOINLINE void grow(detail::OrderedWalk& walk, Heap& heap) {
    walk.waiting.set_size(static_cast<std::size_t>(heap.end));
    walk.waiting.reserve(static_cast<std::size_t>(heap.capacity) * 2);
    heap.data = walk.waiting.data();
    heap.capacity *= 2;
}

/// What comes next below a node: the nearest child, which is not pushed; kNoChild: there is none. The others
/// wait. ORDER: the nearer first; of those as near, the first slot.
template <int D>
HWY_INLINE detail::Waiting next_below(const detail::TreePair<D>& pair, std::uint32_t bits, const float* keys,
                                      Heap& heap) {
    if (bits == 0) return {detail::kNoChild, 0.0f};
    const int near = bits == 3 ? static_cast<int>(keys[1] < keys[0]) : static_cast<int>(bits >> 1);
    const int far = 1 - near;
    heap.data[heap.end] = {pair.link[far], keys[far]};
    heap.end += static_cast<int>(bits == 3);
    return {pair.link[near], keys[near]};
}
template <int D, int W>
HWY_INLINE detail::Waiting next_below(const detail::WideNode<D, W>& node, std::uint32_t bits,
                                      const float* keys, Heap& heap) {
    if (bits == 0) return {detail::kNoChild, 0.0f};
    const int first = heap.end;
    for (; bits != 0; bits &= bits - 1) {
        const int slot = std::countr_zero(bits);
        const float key = keys[slot];
        int at = heap.end++;
        // The furthest at the bottom.
        for (; at > first && heap.data[at - 1].key <= key; --at) heap.data[at] = heap.data[at - 1];
        heap.data[at] = {node.link[slot], key};
    }
    return heap.data[--heap.end];
}

/// The hits of a block, the nearest first; of those as near, the first slot.
template <class Inner>
HWY_INLINE void keep_hits(const detail::TreeView<Inner>& view, const detail::Block<Inner::kDimension>& block,
                          std::uint32_t bits, const float* keys, std::uint64_t mask,
                          detail::OrderedWalk& walk) {
    int end = 0;
    for (; bits != 0; bits &= bits - 1) {
        const int slot = std::countr_zero(bits);
        const std::int32_t id = block.link[slot];
        if (Inner::kFiltered && view.filters != nullptr && (view.filters[id].category & mask) == 0) continue;
        int at = end++;
        for (; at > 0 && keys[slot] < walk.values[at - 1]; --at) {
            walk.hits[at] = walk.hits[at - 1];
            walk.values[at] = walk.values[at - 1];
        }
        walk.hits[at] = id;
        walk.values[at] = keys[slot];
    }
    walk.hit_begin = 0;
    walk.hit_end = end;
}

/// Takes the walk on to the next block with hits, which on_hits(walk) looks at; it may lower the bound, and
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
    bool ends = false;
    while (heap.end > 0 && !ends) {
        detail::Waiting at = heap.data[--heap.end];
        if (at.key > limit) continue;
        // Link 0 is a node here, the first of all; further down it is nothing.
        do {
            ++nodes;
            if (at.link < 0) {
                const auto& block = view.blocks[~at.link];
                const std::uint32_t bits = test.block(block, walk.bound, keys);
                if (bits != 0) {
                    keep_hits(view, block, bits, keys, mask, walk);
                    if (walk.hit_end > 0) {
                        ends = on_hits(walk);
                        limit = test.limit(walk.bound);
                    }
                }
                break;
            }
            if (heap.end + kWidth > heap.capacity) grow(walk, heap);
            const Inner& node = view.inner[at.link];
            std::uint32_t bits = test.inner(node, walk.bound, keys);
            if constexpr (Inner::kFiltered) bits &= admitted(node, folded);
            at = next_below(node, bits, keys, heap);
        } while (at.link != detail::kNoChild);
    }
    walk.waiting.set_size(static_cast<std::size_t>(heap.end));
    walk.nodes += nodes;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_ORDERED_LANES_H
