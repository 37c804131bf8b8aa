// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What an insertion puts into the tree at the end of its way: an item into a block, two blocks where there
// was one, or a block of its own.
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/build/block_split.h"
#include "spatial/tree/empty_nodes.h"

namespace jostle {

template <int D>
void DynamicTree<D>::append(std::int32_t block, std::int32_t id, const Bounds& bounds) {
    Block& b = at(blocks_, block);
    const int slot = at(block_counts_, block)++;
    detail::set_slot_bounds(b, slot, bounds);
    b.link[slot] = id;
    at(places_, id) = block * detail::kBlockSize + slot;
}

template <int D>
void DynamicTree<D>::split(std::int32_t place, std::int32_t id, const Bounds& bounds) {
    const std::int32_t pair = take_pair();
    const std::int32_t right = take_block();
    const std::int32_t left = ~link_at(place);
    Bounds nine[detail::kSplitItems];
    std::int32_t ids[detail::kSplitItems];
    for (int slot = 0; slot < detail::kBlockSize; ++slot) {
        nine[slot] = detail::slot_bounds(at(blocks_, left), slot);
        ids[slot] = at(blocks_, left).link[slot];
    }
    nine[detail::kBlockSize] = bounds;
    ids[detail::kBlockSize] = id;
    const detail::BlockSplit<D> split = detail::split_block<D>(nine);

    at(blocks_, left) = detail::kEmptyBlock<D>;
    Child half[2] = {{split.left, ~left, 0, 0, 0}, {split.right, ~right, 0, 0, 0}};
    for (int i = 0; i < detail::kSplitItems; ++i) {
        const int side = static_cast<int>(i >= split.left_count);
        const int slot = i - side * split.left_count;
        const std::int32_t block = side != 0 ? right : left;
        const std::int32_t item = ids[split.order[i]];
        detail::set_slot_bounds(at(blocks_, block), slot, nine[split.order[i]]);
        at(blocks_, block).link[slot] = item;
        at(places_, item) = block * detail::kBlockSize + slot;
        half[side].category |= detail::fold_bits(at(filters_, item).category);
        half[side].mask |= detail::fold_bits(at(filters_, item).mask);
    }
    at(block_counts_, left) = static_cast<std::uint8_t>(split.left_count);
    at(block_counts_, right) = static_cast<std::uint8_t>(detail::kSplitItems - split.left_count);
    link_at(place) = pair;
    at(parents_, pair) = place;
    put(pair * 2, half[0]);
    put(pair * 2 + 1, half[1]);
    at(pairs_, place >> 1).height[place & 1] = 1;
    rotate_above(place);
}

template <int D>
void DynamicTree<D>::put_beside(std::int32_t place, std::int32_t id, const Child& item) {
    const std::int32_t pair = take_pair();
    const std::int32_t block = take_block();
    append(block, id, item.bounds);
    // The place has grown already; what was there has not.
    Child was = child_at(place);
    if (was.link < 0) {
        was.bounds = detail::union_of(at(blocks_, ~was.link));
    } else {
        was.bounds = detail::union_of(at(pairs_, was.link));
    }
    put(pair * 2, was);
    put(pair * 2 + 1, {item.bounds, ~block, item.category, item.mask, 0});
    if (was.link < 0) {
        pull_block(pair * 2);
    } else {
        pull_pair(pair * 2);
    }
    link_at(place) = pair;
    at(parents_, pair) = place;
    pull_pair(place);
    rotate_above(place);
}

template void DynamicTree<2>::append(std::int32_t, std::int32_t, const Bounds&);
template void DynamicTree<3>::append(std::int32_t, std::int32_t, const Bounds&);
template void DynamicTree<2>::split(std::int32_t, std::int32_t, const Bounds&);
template void DynamicTree<3>::split(std::int32_t, std::int32_t, const Bounds&);
template void DynamicTree<2>::put_beside(std::int32_t, std::int32_t, const Child&);
template void DynamicTree<3>::put_beside(std::int32_t, std::int32_t, const Child&);

}  // namespace jostle
