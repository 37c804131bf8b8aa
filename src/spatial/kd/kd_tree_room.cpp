// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The memory of a k-d tree. All that may throw when a point comes or goes is asked for here, before the tree
// is changed; what follows finds its room.
#include <jostle/spatial/kd_tree.h>

#include <algorithm>

#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

template <int D>
detail::KdSlots<D> KdTree<D>::Store::slots() {
    detail::KdSlots<D> slots{{}, ids.data()};
    for (int i = 0; i < D; ++i) slots.coordinate[i] = row(i);
    return slots;
}

template <int D>
std::size_t KdTree<D>::Store::byte_count() const {
    return nodes.capacity() * sizeof(Node) + coordinates.capacity() * sizeof(float) +
           ids.capacity() * sizeof(std::int32_t);
}

template <int D>
void KdTree<D>::Store::reserve(int count, int used) {
    if (count + detail::kKdSlotPadding <= capacity()) return;
    if (used == 0) {
        coordinates.clear();
        ids.clear();
    }
    const std::size_t old = ids.size();
    constexpr std::size_t kPadding = detail::kKdSlotPadding;
    const std::size_t larger = (static_cast<std::size_t>(count) + 2 * kPadding - 1) / kPadding * kPadding;
    coordinates.reserve(larger * D);
    ids.reserve(larger);
    coordinates.resize(larger * D);
    ids.resize(larger, kNowhere);
    // What is there moves to longer rows: those before it last.
    for (int i = D - 1; i > 0; --i) {
        const float* const from = coordinates.data() + static_cast<std::size_t>(i) * old;
        std::copy_backward(from, from + used, row(i) + used);
    }
}

template <int D>
void KdTree<D>::Store::swap(Store& other) noexcept {
    nodes.swap(other.nodes);
    coordinates.swap(other.coordinates);
    ids.swap(other.ids);
}

/// Every node as if it had just been built.
template <int D>
void KdTree<D>::find_uses() {
    places_.reserve(static_cast<std::size_t>(size_));
    uses_.reserve(store_.nodes.size());
    places_.assign(static_cast<std::size_t>(size_), kNowhere);
    has_places_ = true;
    fill_uses();
}

/// The same, where there is room.
template <int D>
void KdTree<D>::fill_uses() noexcept {
    uses_.assign(store_.nodes.size(), Use{kNowhere, 0, 0});
    // In preorder, so that points can be counted from the end.
    const auto count = static_cast<std::int32_t>(store_.nodes.size());
    for (std::int32_t node = 0; node < count; ++node) link_children(node);
    for (std::int32_t node = count; node-- > 0;) {
        Use& use = uses_[static_cast<std::size_t>(node)];
        for (const detail::KdChild& child : node_at(node).child) use.points += std::max(child.count, 0);
        if (node > 0) uses_[static_cast<std::size_t>(use.parent / detail::kKdWidth)].points += use.points;
    }
}

/// So many calls of add_node find their room.
template <int D>
void KdTree<D>::reserve_nodes(std::size_t more) {
    if (more <= free_nodes_.size()) return;
    detail::reserve_more(store_.nodes, more - free_nodes_.size());
    detail::reserve_more(uses_, more - free_nodes_.size());
}

/// And of add_extent.
template <int D>
void KdTree<D>::reserve_extents(int more) {
    const int added = more - static_cast<int>(free_extents_.size());
    if (added <= 0) return;
    const int end = slot_end_ + added * detail::extent_size(options_.leaf_size);
    const int capacity = store_.capacity();
    if (end + detail::kKdSlotPadding > capacity)
        store_.reserve(std::max(end, capacity + capacity / 4), slot_end_);
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
