// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Keeping what is above a changed node true, and rotating it into smaller boxes on the way.
//
// A rotation swaps a child B of a node with a grandchild below its other child C: the node's own box stays,
// C's becomes the union of B and the other grandchild. Of the four such swaps the one that makes a child's
// cost smallest is done, if any does; the heights follow, they lead nothing. [Kopta2012] [Catto2019]
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/tree_cost.h"

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
void DynamicTree<D>::refit_above(std::int32_t place) {
    for (place = at(parents_, place >> 1); place >= 0; place = at(parents_, place >> 1)) {
        if (!pull_pair(place)) return;
    }
}

template <int D>
void DynamicTree<D>::rotate_above(std::int32_t place) {
    for (place = at(parents_, place >> 1); place >= 0; place = at(parents_, place >> 1)) {
        pull_pair(place);
        rotate(place);
    }
}

template <int D>
void DynamicTree<D>::rotate(std::int32_t place) {
    const std::int32_t first = link_at(place) * 2;
    const Pair& pair = at(pairs_, link_at(place));
    // ORDER: of swaps that save as much, the first: below the second child before below the first.
    float best_saving = 0.0f;
    std::int32_t best_child = -1;
    std::int32_t best_grandchild = -1;
    for (int side = 0; side < 2; ++side) {
        const std::int32_t other = pair.link[1 - side];
        if (other <= 0) continue;
        const Pair& below = at(pairs_, other);
        const Bounds bounds = detail::slot_bounds(pair, side);
        const float present = detail::tree_cost(detail::slot_bounds(pair, 1 - side));
        for (int k = 0; k < 2; ++k) {
            const float saving =
                present - detail::tree_cost(detail::unite(bounds, detail::slot_bounds(below, 1 - k)));
            if (saving > best_saving) {
                best_saving = saving;
                best_child = first + side;
                best_grandchild = other * 2 + k;
            }
        }
    }
    if (best_child < 0) return;
    const Child up = child_at(best_grandchild);
    put(best_grandchild, child_at(best_child));
    put(best_child, up);
    pull_pair(best_child ^ 1);
    pull_pair(place);
}

template detail::TreeChild<2> DynamicTree<2>::child_at(std::int32_t) const;
template detail::TreeChild<3> DynamicTree<3>::child_at(std::int32_t) const;
template void DynamicTree<2>::put(std::int32_t, const Child&);
template void DynamicTree<3>::put(std::int32_t, const Child&);
template bool DynamicTree<2>::pull_pair(std::int32_t);
template bool DynamicTree<3>::pull_pair(std::int32_t);
template bool DynamicTree<2>::pull_block(std::int32_t);
template bool DynamicTree<3>::pull_block(std::int32_t);
template void DynamicTree<2>::refit_above(std::int32_t);
template void DynamicTree<3>::refit_above(std::int32_t);
template void DynamicTree<2>::rotate_above(std::int32_t);
template void DynamicTree<3>::rotate_above(std::int32_t);

}  // namespace jostle
