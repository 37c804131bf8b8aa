// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Taking an item out: its sibling moves up into their parent's place, and their pair is free.
#include <jostle/spatial/dynamic_tree.h>

namespace jostle {

template <int D>
void DynamicTree<D>::remove(int id) {
    require_live("DynamicTree::remove", id);
    unlink_item(id);
    // ORDER: the id that was given back last is given out first.
    item(id).place = -2 - free_item_;
    free_item_ = id;
    --item_count_;
}

template <int D>
void DynamicTree<D>::unlink_item(std::int32_t id) {
    const std::int32_t place = item(id).place;
    if (place == kRoot) {
        node(kRoot) = Node{};
        return;
    }
    const std::int32_t parent = parent_of(place);
    put(parent, node(place ^ 1));
    free_pair(place >> 1);
    refit_above(parent);
}

template void DynamicTree<2>::remove(int);
template void DynamicTree<3>::remove(int);
template void DynamicTree<2>::unlink_item(std::int32_t);
template void DynamicTree<3>::unlink_item(std::int32_t);

}  // namespace jostle
