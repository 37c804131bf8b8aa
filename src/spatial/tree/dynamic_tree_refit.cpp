// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Keeping what is above a changed node true.
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/tree/tree_bounds.h"

namespace jostle {

template <int D>
typename DynamicTree<D>::Child DynamicTree<D>::child_at(std::int32_t place) const {
    const Pair& pair = at(pairs_, place >> 1);
    const int side = place & 1;
    return {detail::slot_bounds(pair, side), pair.link[side], pair.category[side], pair.mask[side],
            pair.height[side]};
}

template <int D>
void DynamicTree<D>::put(std::int32_t place, const Child& child) {
    Pair& pair = at(pairs_, place >> 1);
    const int side = place & 1;
    detail::set_slot_bounds(pair, side, child.bounds);
    pair.link[side] = child.link;
    pair.category[side] = child.category;
    pair.mask[side] = child.mask;
    pair.height[side] = child.height;
    if (child.link > 0) {
        at(parents_, child.link) = place;
    } else if (child.link < 0) {
        at(block_parents_, ~child.link) = place;
    }
}

template <int D>
bool DynamicTree<D>::pull_pair(std::int32_t place) {
    Pair& pair = at(pairs_, place >> 1);
    const int side = place & 1;
    const Pair& below = at(pairs_, pair.link[side]);
    const Child pulled{detail::union_of(below), pair.link[side], below.category[0] | below.category[1],
                       below.mask[0] | below.mask[1],
                       (below.height[0] > below.height[1] ? below.height[0] : below.height[1]) + 1};
    if (pulled == child_at(place)) return false;
    detail::set_slot_bounds(pair, side, pulled.bounds);
    pair.category[side] = pulled.category;
    pair.mask[side] = pulled.mask;
    pair.height[side] = pulled.height;
    return true;
}

template <int D>
bool DynamicTree<D>::pull_block(std::int32_t place) {
    Pair& pair = at(pairs_, place >> 1);
    const int side = place & 1;
    const std::int32_t index = ~pair.link[side];
    const Block& block = at(blocks_, index);
    Child pulled{detail::union_of(block), pair.link[side], 0, 0, 0};
    for (int slot = 0; slot < at(block_counts_, index); ++slot) {
        const BoxFilter& filter = at(filters_, block.link[slot]);
        pulled.category |= detail::fold_bits(filter.category);
        pulled.mask |= detail::fold_bits(filter.mask);
    }
    if (pulled == child_at(place)) return false;
    detail::set_slot_bounds(pair, side, pulled.bounds);
    pair.category[side] = pulled.category;
    pair.mask[side] = pulled.mask;
    return true;
}

template <int D>
bool DynamicTree<D>::pull_block_box(std::int32_t place) {
    Pair& pair = at(pairs_, place >> 1);
    const int side = place & 1;
    const Bounds pulled = detail::union_of(at(blocks_, ~pair.link[side]));
    if (pulled == detail::slot_bounds(pair, side)) return false;
    detail::set_slot_bounds(pair, side, pulled);
    return true;
}

template <int D>
std::int32_t DynamicTree<D>::refit_above(std::int32_t place) {
    while (place != kRoot) {
        place = at(parents_, place >> 1);
        ++work_.refitted;
        if (!pull_pair(place)) break;
    }
    return place;
}

template <int D>
void DynamicTree<D>::grow_up(std::int32_t place, const Child& item) {
    for (; place >= 0; place = at(parents_, place >> 1)) {
        Pair& pair = at(pairs_, place >> 1);
        const int side = place & 1;
        const Bounds present = detail::slot_bounds(pair, side);
        const std::uint32_t category = pair.category[side] | item.category;
        const std::uint32_t mask = pair.mask[side] | item.mask;
        if (detail::contains(present, item.bounds) && category == pair.category[side] &&
            mask == pair.mask[side]) {
            return;
        }
        detail::set_slot_bounds(pair, side, detail::unite(item.bounds, present));
        pair.category[side] = category;
        pair.mask[side] = mask;
        ++work_.grown;
    }
}

template <int D>
Moved DynamicTree<D>::enlarge(int id, const Aabb<D>& box) {
    constexpr const char* kFunction = "DynamicTree::enlarge";
    require_live(kFunction, id);
    detail::require_box<D>(Call(kFunction), "box", box);
    const std::int32_t block = at(places_, id) / detail::kBlockSize;
    const int slot = at(places_, id) % detail::kBlockSize;
    const Bounds present = detail::slot_bounds(at(blocks_, block), slot);
    if (detail::contains(present, detail::bounds_of(box))) return Moved::kFits;
    const Bounds grown = detail::unite(present, detail::bounds_of(box));
    detail::set_slot_bounds(at(blocks_, block), slot, grown);
    work_ = {};
    grow_up(at(block_parents_, block), child_of_item(id, grown));
    count_changes(1);
    return Moved::kNewFatBox;
}

template <int D>
void DynamicTree<D>::refit(std::span<const Aabb<D>> fat_boxes) {
    constexpr const char* kFunction = "DynamicTree::refit";
    require_for_each_id(kFunction, "fat_boxes", fat_boxes.size(), false);
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (places_[i] >= 0) detail::require_box_of<D>(Call(kFunction), "fat_boxes", fat_boxes, i);
    }
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (places_[i] < 0) continue;
        detail::set_slot_box<D>(at(blocks_, places_[i] / detail::kBlockSize), places_[i] % detail::kBlockSize,
                                fat_boxes[i]);
    }
    count_changes(item_count_);
    // Each block climbs as far as it changes something: what is above two of them is made true by the last.
    work_ = {};
    for (std::size_t block = 0; block < blocks_.size(); ++block) {
        if (block_counts_[block] == 0) continue;
        const std::int32_t above = block_parents_[block];
        if (pull_block_box(above)) refit_above(above);
    }
}

template <int D>
void DynamicTree<D>::shift_origin(const Vector<D>& origin) {
    // Lower corners, and upper ones negated; an empty slot's infinities stay.
    const auto shift = [&](auto& nodes) {
        for (auto& node : nodes)
            for (int i = 0; i < D; ++i) {
                for (float& lower : node.bound[i]) lower -= origin[i];
                for (float& upper : node.bound[D + i]) upper += origin[i];
            }
    };
    shift(pairs_);
    shift(blocks_);
}

template detail::TreeChild<2> DynamicTree<2>::child_at(std::int32_t) const;
template detail::TreeChild<3> DynamicTree<3>::child_at(std::int32_t) const;
template void DynamicTree<2>::put(std::int32_t, const Child&);
template void DynamicTree<3>::put(std::int32_t, const Child&);
template bool DynamicTree<2>::pull_pair(std::int32_t);
template bool DynamicTree<3>::pull_pair(std::int32_t);
template bool DynamicTree<2>::pull_block(std::int32_t);
template bool DynamicTree<3>::pull_block(std::int32_t);
template bool DynamicTree<2>::pull_block_box(std::int32_t);
template bool DynamicTree<3>::pull_block_box(std::int32_t);
template std::int32_t DynamicTree<2>::refit_above(std::int32_t);
template std::int32_t DynamicTree<3>::refit_above(std::int32_t);
template void DynamicTree<2>::grow_up(std::int32_t, const Child&);
template void DynamicTree<3>::grow_up(std::int32_t, const Child&);
template Moved DynamicTree<2>::enlarge(int, const Aabb<2>&);
template Moved DynamicTree<3>::enlarge(int, const Aabb<3>&);
template void DynamicTree<2>::shift_origin(const Vector<2>&);
template void DynamicTree<3>::shift_origin(const Vector<3>&);
template void DynamicTree<2>::refit(std::span<const Aabb<2>>);
template void DynamicTree<3>::refit(std::span<const Aabb<3>>);

}  // namespace jostle
