// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tree made afresh by the builder that all trees share (build.h). Pairs are laid out so that what is
// above comes before what is below and a subtree lies together, blocks in the order of their items; one pass
// backwards over the pairs pulls every box. Items are numbered by id, so that the new tree does not depend on
// the old one.
//
// Cost: the builder's, and one visit a node.
#include <jostle/core/require.h>
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>
#include <type_traits>

#include "spatial/build/build.h"
#include "spatial/build/build_chunks.h"
#include "spatial/kernels/build_kernels.h"
#include "spatial/tree/empty_nodes.h"
#include "spatial/tree/tree_bounds.h"
#include "spatial/tree/tree_memory.h"

namespace jostle {

template <int D>
void DynamicTree<D>::rebuild(BuildMethod method, TaskScheduler* scheduler) {
    Call("DynamicTree::rebuild").one_of(BuildMethod::kBottomUp, "method", method, "it must be a method");
    if (item_count_ == 0) {
        note_rebuilt();
        return;
    }
    const std::span<const Aabb<D>> boxes = number_items(scheduler);
    const detail::CenterBounds<D> centers = detail::center_bounds<D>(boxes, scheduler);
    const detail::BuiltTree tree = detail::build_tree<D>(method, boxes, centers, rebuilding_.tree, scheduler);

    make_room(tree.leaf_count());
    link_built(boxes, tree, scheduler);
}

template <int D>
void DynamicTree<D>::link_built(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree,
                                TaskScheduler* scheduler) {
    link_pairs(tree.nodes);
    const std::exception_ptr thrown =
        detail::finish(scheduler, [&](TaskScheduler* by) { fill_blocks(boxes, tree, by); });
    // A pair comes before what is below it.
    for (auto pair = static_cast<std::int32_t>(pairs_.size()) - 1; pair > 0; --pair) {
        const Pair& below = at(pairs_, pair);
        put(at(parents_, pair),
            {detail::union_of(below), pair, below.category[0] | below.category[1],
             below.mask[0] | below.mask[1],
             (below.height[0] > below.height[1] ? below.height[0] : below.height[1]) + 1});
    }
    note_rebuilt();
    if (thrown != nullptr) std::rethrow_exception(thrown);
}

template <int D>
std::span<Aabb<D>> DynamicTree<D>::number_items(TaskScheduler* scheduler) {
    const auto count = static_cast<std::size_t>(item_count_);
    Aabb<D>* const boxes = rebuilding_.boxes.room(count);
    const bool all_live = free_item_ < 0;
    std::int32_t* const numbers = all_live ? nullptr : rebuilding_.numbers.room(places_.size());
    if (!all_live) {
        std::int32_t* const ids = rebuilding_.ids.room(count);
        std::int32_t number = 0;
        for (std::size_t id = 0; id < places_.size(); ++id) {
            if (places_[id] < 0) continue;
            numbers[id] = number;
            ids[number++] = static_cast<std::int32_t>(id);
        }
    }
    // Read in the order of the blocks, which is how they lie in memory.
    detail::for_chunks(scheduler, static_cast<int>(blocks_.size()), detail::kFillChunk,
                       [&](int, int begin, int end) {
                           for (int block = begin; block < end; ++block) {
                               const Block& from = at(blocks_, block);
                               for (int slot = 0; slot < at(block_counts_, block); ++slot) {
                                   const std::int32_t id = from.link[slot];
                                   boxes[all_live ? id : numbers[id]] = detail::slot_box<D>(from, slot);
                               }
                           }
                       });
    return {boxes, count};
}

/// For so many blocks, and the pairs above them, which are one fewer, and the first; and for what is
/// reserved. Nothing else has changed when there is no memory. Of a tree that was not built before, which has
/// room for blocks that are not full, what is too much is given back; later ones have grown to what they need
/// between two rebuilds.
template <int D>
void DynamicTree<D>::make_room(std::size_t blocks) {
    const std::size_t room = blocks + static_cast<std::size_t>(reserved_);
    const auto fitting = [&](const auto& vector) {
        std::remove_cvref_t<decltype(vector)> fresh(vector.get_allocator().resource());
        if (vector.capacity() < room || !is_built()) fresh.reserve(room);
        return fresh;
    };
    auto fresh_blocks = fitting(blocks_);
    auto fresh_block_parents = fitting(block_parents_);
    auto fresh_block_counts = fitting(block_counts_);
    auto fresh_pairs = fitting(pairs_);
    auto fresh_parents = fitting(parents_);
    const auto take = [&](auto& vector, auto& fresh) {
        if (fresh.capacity() > 0) vector.swap(fresh);
        vector.resize(blocks);
    };
    take(blocks_, fresh_blocks);
    take(block_parents_, fresh_block_parents);
    take(block_counts_, fresh_block_counts);
    take(pairs_, fresh_pairs);
    take(parents_, fresh_parents);
    free_pair_ = -1;
    free_block_ = -1;
    next_to_optimize_ = 0;
    node_room_ = static_cast<std::int32_t>(
        std::min({blocks_.capacity(), block_parents_.capacity(), block_counts_.capacity(), pairs_.capacity(),
                  parents_.capacity()}));
    block_count_ = static_cast<std::int32_t>(blocks);
}

template <int D>
void DynamicTree<D>::link_pairs(std::span<std::int32_t> nodes) {
    // Inner nodes are pairs, in their order, from 1 on: node i is pair i + 1 less the leaves before it.
    // Backwards, each is replaced by the link to it.
    const auto link = [&](std::int32_t place, std::int32_t to) {
        link_at(place) = to;
        at(pairs_, place >> 1).height[place & 1] = 0;
        (to > 0 ? at(parents_, to) : at(block_parents_, ~to)) = place;
    };
    auto leaves_before = static_cast<std::int32_t>((nodes.size() + 1) / 2);
    for (std::size_t i = nodes.size(); i-- > 0;) {
        if (nodes[i] < 0) {
            --leaves_before;
            continue;
        }
        const std::int32_t pair = static_cast<std::int32_t>(i) + 1 - leaves_before;
        link(pair * 2, nodes[i + 1]);
        link(pair * 2 + 1, nodes[static_cast<std::size_t>(nodes[i])]);
        nodes[i] = pair;
    }
    at(pairs_, 0) = detail::kEmptyPair<D>;
    at(parents_, 0) = -1;
    link(kRoot, nodes[0]);
}

template <int D>
void DynamicTree<D>::fill_blocks(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree,
                                 TaskScheduler* scheduler) {
    // While blocks are in the nearest cache.
    constexpr int kBite = 64;
    const std::int32_t* const ids = free_item_ < 0 ? nullptr : rebuilding_.ids.data();
    const detail::BuildItem* const order = tree.order.data();
    const auto fill = [&](int begin, int end) {
        for (int index = begin; index < end; ++index) {
            const std::int32_t first = tree.leaf_begin(index);
            const std::int32_t count = tree.leaf_begin(index + 1) - first;
            for (int slot = 0; slot < detail::kBlockSize; ++slot)
                at(blocks_, index).link[slot] = slot < count ? order[first + slot].id : detail::kNoItem;
            at(block_counts_, index) = static_cast<std::uint8_t>(count);
        }
        detail::BuildBounds<D> bounds[kBite];
        detail::fill_blocks<D>(boxes.data(), end - begin, &at(blocks_, begin), bounds);
        for (int index = begin; index < end; ++index) {
            Child child{{}, ~index, 0, 0, 0};
            for (int slot = 0; slot < at(block_counts_, index); ++slot) {
                std::int32_t& link = at(blocks_, index).link[slot];
                if (ids != nullptr) link = ids[link];
                at(places_, link) = index * detail::kBlockSize + slot;
                child.category |= detail::fold_bits(at(filters_, link).category);
                child.mask |= detail::fold_bits(at(filters_, link).mask);
            }
            for (int row = 0; row < 2 * D; ++row) child.bounds.row[row] = bounds[index - begin].bound[row];
            put(at(block_parents_, index), child);
        }
    };
    detail::for_chunks(scheduler, static_cast<int>(blocks_.size()), detail::kFillChunk,
                       [&](int, int begin, int end) {
                           for (int bite = begin; bite < end; bite += kBite)
                               fill(bite, end - bite < kBite ? end : bite + kBite);
                       });
}

template std::span<Aabb<2>> DynamicTree<2>::number_items(TaskScheduler*);
template std::span<Aabb<3>> DynamicTree<3>::number_items(TaskScheduler*);
template void DynamicTree<2>::make_room(std::size_t);
template void DynamicTree<3>::make_room(std::size_t);
template void DynamicTree<2>::link_built(std::span<const Aabb<2>>, const detail::BuiltTree&, TaskScheduler*);
template void DynamicTree<3>::link_built(std::span<const Aabb<3>>, const detail::BuiltTree&, TaskScheduler*);
template void DynamicTree<2>::rebuild(BuildMethod, TaskScheduler*);
template void DynamicTree<3>::rebuild(BuildMethod, TaskScheduler*);

}  // namespace jostle
