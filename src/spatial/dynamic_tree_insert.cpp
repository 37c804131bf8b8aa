// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a new item goes: down from the root into the child whose subtree could take it for the least cost
// added to the whole tree, as far as that bound is below the best place seen; there it becomes the sibling
// [Catto2019].
//
//     cost of pairing with n  =  what the boxes above n grow by  +  the cost of n's box united with the new
//     one bound for going below n =  what n and the boxes above it grow by  +  the cost of the new box alone
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/refuse.h"
#include "spatial/tree_cost.h"

namespace jostle {

template <int D>
int DynamicTree<D>::insert(const Aabb<D>& box, std::uint64_t word, const BoxFilter& filter) {
    detail::require_box<D>("DynamicTree::insert", box);
    const std::int32_t id = take_item();
    Item& it = item(id);
    it.word = word;
    it.filter = filter;
    Node content;
    content.box = fatten(box, {});
    content.category = detail::fold_bits(filter.category);
    content.mask = detail::fold_bits(filter.mask);
    content.link = ~id;
    content.height = 0;
    link_node(content);
    ++item_count_;
    ++change_count_;
    return id;
}

template <int D>
std::int32_t DynamicTree<D>::best_sibling(const Aabb<D>& box) const {
    const float own = detail::tree_cost(box);
    std::int32_t place = kRoot;
    std::int32_t best_place = place;
    float united = detail::tree_cost(unite(node(place).box, box));
    float best = united;
    float inherited = 0.0f;
    while (node(place).is_inner()) {
        inherited += united - detail::tree_cost(node(place).box);
        const std::int32_t first = node(place).link * 2;
        float bound[2];
        float united_below[2];
        float pairing[2];
        for (int k = 0; k < 2; ++k) {
            const Node& child = node(first + k);
            united_below[k] = detail::tree_cost(unite(child.box, box));
            pairing[k] = inherited + united_below[k];
            bound[k] = child.is_item() ? pairing[k]
                                       : inherited + (united_below[k] - detail::tree_cost(child.box)) + own;
        }
        // ORDER: down where the bound is lower; of equal ones where the subtree is; of these the first.
        const bool equal_bounds = !(bound[0] < bound[1]) && !(bound[1] < bound[0]);
        const bool second = equal_bounds ? node(first + 1).height < node(first).height : bound[1] < bound[0];
        const int side = second ? 1 : 0;
        // ORDER: the place further down wins where it is as good, so that equal boxes fill the tree evenly.
        if (pairing[1 - side] < best) {
            best = pairing[1 - side];
            best_place = first + 1 - side;
        }
        if (pairing[side] <= best) {
            best = pairing[side];
            best_place = first + side;
        }
        if (bound[side] > best) break;
        place = first + side;
        united = united_below[side];
    }
    return best_place;
}

template <int D>
void DynamicTree<D>::link_node(const Node& content) {
    if (node(kRoot).link == detail::kNoLink) {
        put(kRoot, content);
        return;
    }
    const std::int32_t sibling = best_sibling(content.box);
    const std::int32_t pair = take_pair();
    put(pair * 2, node(sibling));
    put(pair * 2 + 1, content);
    node(sibling).link = pair;
    parents_[static_cast<std::size_t>(pair)] = sibling;
    rotate_above(pair * 2);
}

template int DynamicTree<2>::insert(const Aabb<2>&, std::uint64_t, const BoxFilter&);
template int DynamicTree<3>::insert(const Aabb<3>&, std::uint64_t, const BoxFilter&);
template void DynamicTree<2>::link_node(const Node&);
template void DynamicTree<3>::link_node(const Node&);

}  // namespace jostle
