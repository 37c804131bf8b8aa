// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a new item goes: down from the root into the child that it makes grow least, to a block. Each box on
// the way grows at once, while its line is at hand: the item surely ends below it. A full block is split, and
// what is above the new pair rotated.
//
// Of nine items the split takes the cheapest of the cuts of each axis' order: what a half costs is its box
// times its items.
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/refuse.h"
#include "spatial/tree_cost.h"

namespace jostle {

namespace {

constexpr int kNine = detail::kBlockSize + 1;

/// Nine boxes; order[i] are the slots along the best axis, the first `cut` of which go left.
template <int D>
struct Cut {
    int order[kNine];
    int cut = 1;
    float cost = 0.0f;
};

template <int D>
Cut<D> best_cut(const detail::Bounds<D>* bounds) {
    Cut<D> best;
    for (int axis = 0; axis < D; ++axis) {
        // ORDER: by the sum of the corners, then by slot.
        int order[kNine];
        float key[kNine];
        for (int i = 0; i < kNine; ++i) {
            const float k = bounds[i].row[axis] - bounds[i].row[D + axis];
            int hole = i;
            for (; hole > 0 && k < key[hole - 1]; --hole) {
                key[hole] = key[hole - 1];
                order[hole] = order[hole - 1];
            }
            key[hole] = k;
            order[hole] = i;
        }
        float left[kNine];
        detail::Bounds<D> all = detail::empty_bounds<D>();
        for (int i = 0; i < kNine; ++i) {
            all = detail::unite(all, bounds[order[i]]);
            left[i] = detail::tree_cost(all) * static_cast<float>(i + 1);
        }
        all = detail::empty_bounds<D>();
        for (int cut = kNine - 1; cut > 0; --cut) {
            all = detail::unite(all, bounds[order[cut]]);
            const float cost = left[cut - 1] + detail::tree_cost(all) * static_cast<float>(kNine - cut);
            // ORDER: of cuts that cost as much, the first axis', the nearest to the middle from above.
            const bool first = axis == 0 && cut == kNine - 1;
            if (first || cost < best.cost || (cost == best.cost && axis == 0 && cut > kNine / 2)) {
                best.cost = cost;
                best.cut = cut;
                for (int i = 0; i < kNine; ++i) best.order[i] = order[i];
            }
        }
    }
    return best;
}

}  // namespace

template <int D>
int DynamicTree<D>::insert(const Aabb<D>& box, std::uint64_t word, const BoxFilter& filter) {
    detail::require_box<D>("DynamicTree::insert", box);
    const std::int32_t id = take_item();
    at(words_, id) = word;
    at(filters_, id) = filter;
    link_item(id, detail::bounds_of<D>(fatten(box, {})));
    ++item_count_;
    ++change_count_;
    return id;
}

template <int D>
void DynamicTree<D>::append(std::int32_t block, std::int32_t id, const Bounds& bounds) {
    Block& b = at(blocks_, block);
    const int slot = at(block_counts_, block)++;
    detail::set_slot_bounds(b, slot, bounds);
    b.link[slot] = id;
    at(places_, id) = block * detail::kBlockSize + slot;
}

template <int D>
void DynamicTree<D>::link_item(std::int32_t id, const Bounds& bounds) {
    if (link_at(kRoot) == detail::kNoChild) {
        const std::int32_t block = take_block();
        link_at(kRoot) = ~block;
        at(block_parents_, block) = kRoot;
    }
    const std::uint32_t category = detail::fold_bits(at(filters_, id).category);
    const std::uint32_t mask = detail::fold_bits(at(filters_, id).mask);
    std::int32_t place = kRoot;
    for (;;) {
        Pair& pair = at(pairs_, place >> 1);
        const int side = place & 1;
        detail::set_slot_bounds(pair, side, detail::unite(detail::slot_bounds(pair, side), bounds));
        pair.category[side] |= category;
        pair.mask[side] |= mask;
        const std::int32_t link = pair.link[side];
        if (link < 0) break;
        const Pair& below = at(pairs_, link);
        float growth[2];
        for (int k = 0; k < 2; ++k) {
            const Bounds child = detail::slot_bounds(below, k);
            growth[k] = detail::tree_cost(detail::unite(child, bounds)) - detail::tree_cost(child);
        }
        // ORDER: where it grows less; of equal growth where the subtree is lower; of these the first.
        const bool second =
            growth[1] < growth[0] || (growth[1] == growth[0] && below.height[1] < below.height[0]);
        place = link * 2 + static_cast<int>(second);
    }
    const std::int32_t block = ~link_at(place);
    if (at(block_counts_, block) < detail::kBlockSize) {
        append(block, id, bounds);
    } else {
        split(place, id, bounds);
    }
}

template <int D>
void DynamicTree<D>::split(std::int32_t place, std::int32_t id, const Bounds& bounds) {
    const std::int32_t left = ~link_at(place);
    Bounds nine[kNine];
    std::int32_t ids[kNine];
    for (int slot = 0; slot < detail::kBlockSize; ++slot) {
        nine[slot] = detail::slot_bounds(at(blocks_, left), slot);
        ids[slot] = at(blocks_, left).link[slot];
    }
    nine[detail::kBlockSize] = bounds;
    ids[detail::kBlockSize] = id;
    const Cut<D> cut = best_cut<D>(nine);

    const std::int32_t pair = take_pair();
    const std::int32_t right = take_block();
    at(block_counts_, left) = 0;
    for (int i = 0; i < kNine; ++i) {
        append(i < cut.cut ? left : right, ids[cut.order[i]], nine[cut.order[i]]);
    }
    for (int slot = cut.cut; slot < detail::kBlockSize; ++slot) {
        detail::set_slot_bounds(at(blocks_, left), slot, detail::empty_bounds<D>());
        at(blocks_, left).link[slot] = detail::kNoItem;
    }
    link_at(place) = pair;
    at(parents_, pair) = place;
    put(pair * 2, {detail::empty_bounds<D>(), ~left, 0, 0, 0});
    put(pair * 2 + 1, {detail::empty_bounds<D>(), ~right, 0, 0, 0});
    pull_block(pair * 2);
    pull_block(pair * 2 + 1);
    rotate_above(pair * 2);
}

template int DynamicTree<2>::insert(const Aabb<2>&, std::uint64_t, const BoxFilter&);
template int DynamicTree<3>::insert(const Aabb<3>&, std::uint64_t, const BoxFilter&);
template void DynamicTree<2>::link_item(std::int32_t, const Bounds&);
template void DynamicTree<3>::link_item(std::int32_t, const Bounds&);
template void DynamicTree<2>::append(std::int32_t, std::int32_t, const Bounds&);
template void DynamicTree<3>::append(std::int32_t, std::int32_t, const Bounds&);

}  // namespace jostle
