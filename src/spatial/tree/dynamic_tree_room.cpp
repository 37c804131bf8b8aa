// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The memory of a dynamic tree is taken before anything changes: an insert needs one item and at most one
// pair and one block, so that a tree of b blocks and i items has room for
//
//     min(item_room_ - i, node_room_ - b)
//
// more inserts. There is a pair fewer than blocks, and the one that holds the root: as many of both are kept.
//
// Invariant (`check()`): that number is at least reserved_. Who moves an item takes from the rest.
//
// Cost: room grows by a quarter, where a vector by itself would double: memory is what most trees are short
// of.
#include <jostle/core/require.h>
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>

#include "spatial/tree/tree_memory.h"

namespace jostle {

namespace {

std::size_t grown(std::size_t size, std::int64_t needed) {
    const std::size_t room = std::max(static_cast<std::size_t>(needed), size + size / 4 + detail::kLeastRoom);
    return std::min(room, static_cast<std::size_t>(DynamicTree<2>::kMostItems));
}

}  // namespace

template <int D>
void DynamicTree<D>::grow(const Call& call, std::int64_t count) {
    grow_items(call, count);
    grow_nodes(count);
}

template <int D>
void DynamicTree<D>::grow_items(const Call& call, std::int64_t count) {
    const std::int64_t items = std::int64_t{item_count_} + reserved_ + count;
    if (items > kMostItems)
        call.refuse("items", to_text(static_cast<long long>(items)), "a tree holds 2^28 - 1 of them at most");
    if (items <= item_room_) return;
    const std::size_t room = grown(places_.size(), items);
    places_.reserve(room);
    user_data_.reserve(room);
    filters_.reserve(room);
    item_room_ = static_cast<std::int32_t>(room);
}

template <int D>
void DynamicTree<D>::grow_nodes(std::int64_t count) {
    const std::int64_t nodes = std::int64_t{block_count_} + reserved_ + count;
    if (nodes <= node_room_) return;
    const std::size_t room = grown(std::max(pairs_.size() - 1, blocks_.size()), nodes);
    blocks_.reserve(room);
    block_parents_.reserve(room);
    block_counts_.reserve(room);
    pairs_.reserve(room);
    parents_.reserve(room);
    node_room_ = static_cast<std::int32_t>(room);
}

template <int D>
void DynamicTree<D>::measure_room() {
    block_count_ = static_cast<std::int32_t>(std::count_if(block_counts_.begin(), block_counts_.end(),
                                                           [](std::uint8_t count) { return count != 0; }));
    item_room_ =
        static_cast<std::int32_t>(std::min({places_.capacity(), user_data_.capacity(), filters_.capacity()}));
    node_room_ = static_cast<std::int32_t>(
        std::min({blocks_.capacity(), block_parents_.capacity(), block_counts_.capacity(), pairs_.capacity(),
                  parents_.capacity()}));
}

template <int D>
bool DynamicTree<D>::has_spare_nodes() {
    if (node_room_ - block_count_ > reserved_) return true;
    return detail::has_memory_for([this] { grow_nodes(1); });
}

template <int D>
void DynamicTree<D>::reserve_more(int count) {
    const Call call("DynamicTree::reserve_more");
    call.in(0, kMostItems - item_count_ - reserved_, "count", count);
    grow(call, count);
    reserved_ += count;
}

template <int D>
void DynamicTree<D>::forget_reserved(int count) {
    Call("DynamicTree::forget_reserved").in(0, reserved_, "count", count);
    reserved_ -= count;
}

template void DynamicTree<2>::grow(const Call&, std::int64_t);
template void DynamicTree<3>::grow(const Call&, std::int64_t);
template void DynamicTree<2>::grow_items(const Call&, std::int64_t);
template void DynamicTree<3>::grow_items(const Call&, std::int64_t);
template void DynamicTree<2>::measure_room();
template void DynamicTree<3>::measure_room();
template bool DynamicTree<2>::has_spare_nodes();
template bool DynamicTree<3>::has_spare_nodes();
template void DynamicTree<2>::reserve_more(int);
template void DynamicTree<3>::reserve_more(int);
template void DynamicTree<2>::forget_reserved(int);
template void DynamicTree<3>::forget_reserved(int);

}  // namespace jostle
