// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Taking an item out of its block. A block that is empty goes: its sibling moves up into their parent's
// place, and their pair is free. Two sibling blocks that one could hold with room to spare become one. What
// is above is made true up to where nothing changes.
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/tree/tree_bounds.h"

namespace jostle {

namespace {
/// [1] Sibling blocks that together hold no more items are merged: room for two more, so that an item that
/// comes and goes does not split and merge in turn.
constexpr int kMergeCount = 6;
}  // namespace

template <int D>
void DynamicTree<D>::remove(int id) {
    require_live("DynamicTree::remove", id);
    work_ = {};
    unlink_item(id);
    at(places_, id) = -2 - free_item_;
    free_item_ = id;
    --item_count_;
    if (item_count_ == 0) cost_when_built_ = kNeverBuilt;
}

template <int D>
std::int32_t DynamicTree<D>::unlink_item(std::int32_t id) {
    const std::int32_t index = at(places_, id) / detail::kBlockSize;
    const int slot = at(places_, id) % detail::kBlockSize;
    const int last = --at(block_counts_, index);
    if (last == 0) return drop_block(index);
    Block& block = at(blocks_, index);
    if (slot != last) {
        detail::set_slot_bounds(block, slot, detail::slot_bounds(block, last));
        block.link[slot] = block.link[last];
        at(places_, block.link[slot]) = index * detail::kBlockSize + slot;
    }
    detail::set_slot_bounds(block, last, detail::empty_bounds<D>());
    block.link[last] = detail::kNoItem;

    const std::int32_t place = at(block_parents_, index);
    if (place != kRoot) {
        const std::int32_t sibling = link_at(place ^ 1);
        if (sibling < 0 && last + at(block_counts_, ~sibling) <= kMergeCount)
            return merge_with_sibling(place);
    }
    ++work_.refitted;
    return pull_block(place) ? refit_above(place) : place;
}

template <int D>
std::int32_t DynamicTree<D>::drop_block(std::int32_t index) {
    const std::int32_t place = at(block_parents_, index);
    free_block(index);
    if (place == kRoot) {
        put(kRoot, {detail::empty_bounds<D>(), detail::kNoChild, 0, 0, 0});
        return kRoot;
    }
    const std::int32_t above = at(parents_, place >> 1);
    put(above, child_at(place ^ 1));
    free_pair(place >> 1);
    const std::int32_t unchanged = refit_above(above);
    if (options_.rotation == RotationPolicy::kHeight) {
        rotate_above(above);
        return kRoot;
    }
    return unchanged;
}

template <int D>
std::int32_t DynamicTree<D>::merge_with_sibling(std::int32_t place) {
    const std::int32_t from = ~link_at(place);
    const std::int32_t to = ~link_at(place ^ 1);
    const std::int32_t above = at(parents_, place >> 1);
    for (int slot = 0; slot < at(block_counts_, from); ++slot) {
        append(to, at(blocks_, from).link[slot], detail::slot_bounds(at(blocks_, from), slot));
    }
    free_block(from);
    put(above, child_at(place ^ 1));
    free_pair(place >> 1);
    pull_block(above);
    const std::int32_t unchanged = refit_above(above);
    if (options_.rotation == RotationPolicy::kHeight) {
        rotate_above(above);
        return kRoot;
    }
    return unchanged;
}

template void DynamicTree<2>::remove(int);
template void DynamicTree<3>::remove(int);
template std::int32_t DynamicTree<2>::unlink_item(std::int32_t);
template std::int32_t DynamicTree<3>::unlink_item(std::int32_t);

}  // namespace jostle
