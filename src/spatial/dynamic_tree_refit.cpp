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
void DynamicTree<D>::put(std::int32_t place, const Node& content) {
    node(place) = content;
    if (content.is_item()) {
        item(content.item()).place = place;
    } else if (content.is_inner()) {
        parents_[static_cast<std::size_t>(content.link)] = place;
    }
}

template <int D>
bool DynamicTree<D>::pull(std::int32_t place) {
    Node& n = node(place);
    const Pair& below = pairs_[static_cast<std::size_t>(n.link)];
    const Node& a = below.child[0];
    const Node& b = below.child[1];
    Node pulled;
    pulled.box = unite(a.box, b.box);
    pulled.category = a.category | b.category;
    pulled.mask = a.mask | b.mask;
    pulled.link = n.link;
    pulled.height = (a.height > b.height ? a.height : b.height) + 1;
    const bool changed = !(pulled.box == n.box) || pulled.category != n.category || pulled.mask != n.mask ||
                         pulled.height != n.height;
    n = pulled;
    return changed;
}

template <int D>
void DynamicTree<D>::refit_above(std::int32_t place) {
    for (place = parent_of(place); place >= 0; place = parent_of(place)) {
        if (!pull(place)) return;
    }
}

template <int D>
void DynamicTree<D>::rotate_above(std::int32_t place) {
    for (place = parent_of(place); place >= 0; place = parent_of(place)) {
        pull(place);
        rotate(place);
    }
}

template <int D>
void DynamicTree<D>::rotate(std::int32_t place) {
    const std::int32_t first = node(place).link * 2;
    // ORDER: of swaps that save as much, the first: below the second child before below the first.
    float best_saving = 0.0f;
    std::int32_t best_child = -1;
    std::int32_t best_grandchild = -1;
    for (int side = 0; side < 2; ++side) {
        const std::int32_t child = first + side;
        const Node& other = node(first + 1 - side);
        if (!other.is_inner()) continue;
        const Pair& below = pairs_[static_cast<std::size_t>(other.link)];
        const Aabb<D>& box = node(child).box;
        const float present = detail::tree_cost(other.box);
        for (int k = 0; k < 2; ++k) {
            const float saving = present - detail::tree_cost(unite(box, below.child[1 - k].box));
            if (saving > best_saving) {
                best_saving = saving;
                best_child = child;
                best_grandchild = other.link * 2 + k;
            }
        }
    }
    if (best_child < 0) return;
    const Node up = node(best_grandchild);
    put(best_grandchild, node(best_child));
    put(best_child, up);
    pull(best_child ^ 1);
    pull(place);
}

template void DynamicTree<2>::put(std::int32_t, const Node&);
template void DynamicTree<3>::put(std::int32_t, const Node&);
template bool DynamicTree<2>::pull(std::int32_t);
template bool DynamicTree<3>::pull(std::int32_t);
template void DynamicTree<2>::refit_above(std::int32_t);
template void DynamicTree<3>::refit_above(std::int32_t);
template void DynamicTree<2>::rotate_above(std::int32_t);
template void DynamicTree<3>::rotate_above(std::int32_t);

}  // namespace jostle
