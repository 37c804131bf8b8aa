// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The building of subtrees afresh: what is below a node, with a point that comes or without one that goes, is
// copied out, built beside the tree, and brought back. Until that is certain to succeed nothing is changed.
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <bit>

#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

namespace {

constexpr std::int32_t kWidth = detail::kKdWidth;

/// Pushes the children that are nodes, the first on top.
template <int D, class Stack>
void push_inner(const detail::KdNode<D>& node, Stack& stack) {
    for (int i = kWidth - 1; i >= 0; --i)
        if (node.child[i].count == detail::kKdInner) stack.push(node.child[i].link);
}

/// [1] Leaves of all nodes.
template <class Nodes>
int leaf_count(const Nodes& nodes) {
    int count = 0;
    for (const auto& node : nodes)
        for (const detail::KdChild& child : node.child) count += static_cast<int>(child.count > 0);
    return count;
}

}  // namespace

template <int D>
typename KdTree<D>::Below KdTree<D>::count_below(std::int32_t root, Waiting& waiting) const {
    Below below;
    waiting.push(root);
    while (!waiting.empty()) {
        const Node& node = node_at(waiting.pop());
        ++below.nodes;
        for (const detail::KdChild& child : node.child) {
            if (child.count <= 0) continue;
            below.points += child.count;
            below.extents += static_cast<int>(child.link >= packed_end_);
        }
        push_inner(node, waiting);
    }
    return below;
}

/// The points below a node, as they are after the change.
template <int D>
void KdTree<D>::copy_below(std::int32_t root, const Change& change, Waiting& waiting, const Slots& to) {
    const Slots from = store_.slots();
    int at = 0;
    waiting.push(root);
    while (!waiting.empty()) {
        const std::int32_t index = waiting.pop();
        for (std::int32_t i = 0; i < kWidth; ++i) {
            const detail::KdChild child = node_at(index).child[i];
            if (child.count <= 0) continue;
            if (index * kWidth + i != change.place || change.point != nullptr) {
                detail::copy_slots<D>(from, child.link, child.count, to, at);
                at += child.count;
            } else {
                const auto before = static_cast<std::int32_t>(
                    std::find(from.id + child.link, from.id + child.link + child.count, change.id) -
                    (from.id + child.link));
                const std::int32_t after = child.count - before - 1;
                detail::copy_slots<D>(from, child.link, before, to, at);
                detail::copy_slots<D>(from, child.link + before + 1, after, to, at + before);
                at += before + after;
            }
            if (index * kWidth + i != change.place || change.point == nullptr) continue;
            for (int j = 0; j < D; ++j) to.coordinate[j][at] = (*change.point)[j];
            to.id[at++] = change.id;
        }
        push_inner(node_at(index), waiting);
    }
}

/// All leaves, and all nodes but the root.
template <int D>
void KdTree<D>::free_below(std::int32_t root, Waiting& waiting) noexcept {
    waiting.push(root);
    while (!waiting.empty()) {
        const std::int32_t index = waiting.pop();
        for (const detail::KdChild& child : node_at(index).child)
            if (child.count > 0) free_leaf(child);
        push_inner(node_at(index), waiting);
        if (index != root) free_nodes_.push_back(index);
    }
}

template <int D>
void KdTree<D>::rebuild_below(const Worn& worn, const Change& change, KdUpdateWork& work) {
    // All memory first. The stack is as high each time that it goes the same way.
    Waiting waiting(memory());
    const Below below = count_below(worn.node, waiting);
    const int count = below.points + change.count();
    const int new_size = size_ + change.count();
    Store made(memory());
    made.reserve(count, 0);
    copy_below(worn.node, change, waiting, made.slots());
    const int budget = 2 * static_cast<int>(std::bit_width(static_cast<unsigned>(new_size))) + 8;
    build_nodes(made, Run{0, count, std::max(0, budget - 4 * worn.depth), {}}, nullptr);
    const std::size_t made_nodes = made.nodes.size();
    std::pmr::vector<std::int32_t> index(memory());
    if (worn.node == 0) {
        uses_.reserve(made_nodes);
    } else {
        const auto freed = static_cast<std::size_t>(below.nodes - 1);
        index.resize(made_nodes);
        detail::reserve_more(free_nodes_, freed);
        detail::reserve_more(free_extents_, static_cast<std::size_t>(below.extents));
        if (made_nodes - 1 > freed) reserve_nodes(made_nodes - 1 - freed);
        reserve_extents(leaf_count(made.nodes) - below.extents);
    }

    // From here on nothing can fail.
    work.rebuilt = true;
    work.nodes += below.nodes + static_cast<int>(made_nodes);
    size_ = new_size;
    if (change.point == nullptr) places_[static_cast<std::size_t>(change.id)] = kNowhere;
    if (worn.node == 0) {
        store_.swap(made);
        free_nodes_.clear();
        free_extents_.clear();
        packed_end_ = slot_end_ = size_;
        fill_uses();
    } else {
        free_below(worn.node, waiting);
        graft(worn.node, made, index);
    }
}

/// Nodes in preorder, of which the first becomes `root`, from the bottom up: a node's place is known before
/// it is made. `index` has room for where each comes to lie.
template <int D>
void KdTree<D>::graft(std::int32_t root, Store& made, std::span<std::int32_t> index) noexcept {
    index[0] = root;
    for (std::size_t i = 1; i < index.size(); ++i) index[i] = add_node(kNowhere);
    for (std::size_t i = index.size(); i-- > 0;) {
        const std::int32_t node = index[i];
        Use& use = uses_[static_cast<std::size_t>(node)];
        use = {use.parent, 0, 0};
        node_at(node) = made.nodes[i];
        for (detail::KdChild& child : node_at(node).child) {
            if (child.count > 0) {
                const std::int32_t to = add_extent();
                detail::copy_slots<D>(made.slots(), child.link, child.count, store_.slots(), to);
                child.link = to;
                use.points += child.count;
            } else if (child.count == detail::kKdInner) {
                child.link = index[static_cast<std::size_t>(child.link)];
                use.points += uses_[static_cast<std::size_t>(child.link)].points;
            }
        }
        link_children(node);
    }
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
