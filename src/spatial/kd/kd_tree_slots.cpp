// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What changes of single points need besides the tree: where each id is, free nodes, and free extents (runs
// of slots, each large enough for a leaf). Nothing here throws: the room is there (kd_tree_room.cpp).
#include <jostle/spatial/kd_tree.h>

#include <algorithm>

#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

namespace {
constexpr std::int32_t kWidth = detail::kKdWidth;
}  // namespace

/// Tells everything below a node where it is.
template <int D>
void KdTree<D>::link_children(std::int32_t node) noexcept {
    for (std::int32_t i = 0; i < kWidth; ++i) {
        const detail::KdChild child = node_at(node).child[i];
        if (child.count == detail::kKdInner)
            uses_[static_cast<std::size_t>(child.link)].parent = node * kWidth + i;
        else if (child.count > 0)
            set_places(node * kWidth + i);
    }
}

template <int D>
void KdTree<D>::set_places(std::int32_t place) noexcept {
    const detail::KdChild leaf = child_at(place);
    const std::int32_t* id = store_.ids.data() + leaf.link;
    for (std::int32_t i = 0; i < leaf.count; ++i) places_[static_cast<std::size_t>(id[i])] = place;
}

template <int D>
std::int32_t KdTree<D>::add_node(std::int32_t parent) noexcept {
    auto node = static_cast<std::int32_t>(store_.nodes.size());
    if (free_nodes_.empty()) {
        store_.nodes.emplace_back();
        uses_.emplace_back();
    } else {
        node = free_nodes_.back();
        free_nodes_.pop_back();
    }
    node_at(node) = detail::kEmptyKdNode<D>;
    uses_[static_cast<std::size_t>(node)] = {parent, 0, 0};
    return node;
}

template <int D>
std::int32_t KdTree<D>::add_extent() noexcept {
    if (!free_extents_.empty()) {
        const std::int32_t first = free_extents_.back();
        free_extents_.pop_back();
        return first;
    }
    const std::int32_t first = slot_end_;
    slot_end_ += detail::extent_size(options_.leaf_size);
    std::fill(store_.ids.begin() + first, store_.ids.begin() + slot_end_, kNowhere);
    return first;
}

/// A leaf's slots are free again; the packed ones are not used any more until the whole tree is built afresh.
template <int D>
void KdTree<D>::free_leaf(const detail::KdChild& leaf) noexcept {
    std::fill_n(store_.ids.begin() + leaf.link, leaf.count, kNowhere);
    if (leaf.link >= packed_end_) free_extents_.push_back(leaf.link);
}

/// To an extent. What it leaves is not freed: it may be the other half of a leaf's.
template <int D>
void KdTree<D>::move_leaf(std::int32_t place, std::int32_t to) noexcept {
    detail::KdChild& leaf = child_at(place);
    detail::copy_slots<D>(store_.slots(), leaf.link, leaf.count, store_.slots(), to);
    std::fill_n(store_.ids.begin() + leaf.link, leaf.count, kNowhere);
    leaf.link = to;
    set_places(place);
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
