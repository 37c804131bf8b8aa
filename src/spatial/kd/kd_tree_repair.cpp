// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What changes of single points need besides the tree: where each id is, what each node has seen, free nodes
// and free extents (runs of slots, each large enough for a leaf); and the building of subtrees afresh.
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <bit>
#include <utility>

#include "spatial/kernels/kd_kernels.h"

namespace jostle {

namespace {

constexpr std::int32_t kWidth = detail::kKdWidth;

/// [1] Slots of an extent: a leaf may have one too many for a moment.
int extent_size(int leaf_size) {
    return leaf_size + 1;
}

/// A subtree that is built outside of the tree, from slots and into nodes of its own.
template <int D>
struct Nursery {
    std::vector<float> coordinates;
    std::vector<std::int32_t> ids;
    std::vector<detail::KdNode<D>> nodes;
    detail::KdSlots<D> slots{};

    explicit Nursery(int count) {
        const auto rows = static_cast<std::size_t>(count) + detail::kKdSlotPadding;
        coordinates.resize(rows * D);
        ids.resize(rows);
        for (int i = 0; i < D; ++i)
            slots.coordinate[i] = coordinates.data() + static_cast<std::size_t>(i) * rows;
        slots.id = ids.data();
    }
    static void grow(detail::KdBuilder<D>& builder) {
        auto& nodes = static_cast<Nursery*>(builder.owner)->nodes;
        nodes.resize(std::max<std::size_t>(16, nodes.size() * 2));
        builder.nodes = nodes.data();
        builder.node_capacity = static_cast<int>(nodes.size());
    }
};

template <int D>
void copy_slots(const detail::KdSlots<D>& from, std::int32_t first, std::int32_t count,
                const detail::KdSlots<D>& to, std::int32_t at) {
    for (int i = 0; i < D; ++i) std::copy_n(from.coordinate[i] + first, count, to.coordinate[i] + at);
    std::copy_n(from.id + first, count, to.id + at);
}

/// Pushes the children that are nodes, the first on top.
template <int D, class Stack>
void push_inner(const detail::KdNode<D>& node, Stack& stack) {
    for (int i = kWidth - 1; i >= 0; --i)
        if (node.child[i].count == detail::kKdInner) stack.push(node.child[i].link);
}

}  // namespace

/// Every node as if it had just been built.
template <int D>
void KdTree<D>::find_uses() {
    places_.assign(std::max(places_.size(), static_cast<std::size_t>(size_)), kNowhere);
    uses_.assign(nodes_.size(), Use{kNowhere, 0, 0});
    has_places_ = true;
    // In preorder, so that points can be counted from the end.
    for (std::size_t node = 0; node < nodes_.size(); ++node) link_children(static_cast<std::int32_t>(node));
    for (std::size_t node = nodes_.size(); node-- > 0;) {
        for (const detail::KdChild& child : nodes_[node].child)
            uses_[node].points += std::max(child.count, 0);
        if (node > 0)
            uses_[static_cast<std::size_t>(uses_[node].parent / kWidth)].points += uses_[node].points;
    }
}

/// Tells everything below a node where it is.
template <int D>
void KdTree<D>::link_children(std::int32_t node) {
    for (std::int32_t i = 0; i < kWidth; ++i) {
        const detail::KdChild child = nodes_[static_cast<std::size_t>(node)].child[i];
        if (child.count == detail::kKdInner)
            uses_[static_cast<std::size_t>(child.link)].parent = node * kWidth + i;
        else if (child.count > 0)
            set_places(node * kWidth + i);
    }
}

template <int D>
void KdTree<D>::set_places(std::int32_t place) {
    const detail::KdChild leaf = child_at(place);
    const std::int32_t* id = ids_.data() + leaf.link;
    for (std::int32_t i = 0; i < leaf.count; ++i) places_[static_cast<std::size_t>(id[i])] = place;
}

template <int D>
std::int32_t KdTree<D>::add_node(std::int32_t parent) {
    auto node = static_cast<std::int32_t>(nodes_.size());
    if (free_nodes_.empty()) {
        nodes_.emplace_back();
        uses_.emplace_back();
    } else {
        node = free_nodes_.back();
        free_nodes_.pop_back();
    }
    Node& made = nodes_[static_cast<std::size_t>(node)];
    for (auto& bounds : made.bound) std::fill_n(bounds, kWidth, detail::kEmptyBound);
    std::fill_n(made.child, kWidth, detail::KdChild{0, detail::kKdNothing});
    uses_[static_cast<std::size_t>(node)] = {parent, 0, 0};
    return node;
}

template <int D>
std::int32_t KdTree<D>::add_extent() {
    if (!free_extents_.empty()) {
        const std::int32_t first = free_extents_.back();
        free_extents_.pop_back();
        return first;
    }
    const std::int32_t first = slot_end_;
    const int end = first + extent_size(options_.leaf_size);
    if (end + detail::kKdSlotPadding > capacity_) reserve(std::max(end, capacity_ + capacity_ / 4));
    std::fill(ids_.begin() + first, ids_.begin() + end, kNowhere);
    slot_end_ = end;
    return first;
}

/// A leaf's slots are free again; the packed ones are not used any more until the whole tree is built afresh.
template <int D>
void KdTree<D>::free_leaf(const detail::KdChild& leaf) {
    std::fill_n(ids_.begin() + leaf.link, leaf.count, kNowhere);
    if (leaf.link >= packed_end_) free_extents_.push_back(leaf.link);
}

/// To an extent. What it leaves is not freed: it may be the other half of a leaf's.
template <int D>
void KdTree<D>::move_leaf(std::int32_t place, std::int32_t to) {
    detail::KdChild& leaf = child_at(place);
    copy_slots<D>(slots(), leaf.link, leaf.count, slots(), to);
    std::fill_n(ids_.begin() + leaf.link, leaf.count, kNowhere);
    leaf.link = to;
    set_places(place);
}

/// Builds the topmost node afresh that has seen too many changes, from this one upwards.
template <int D>
void KdTree<D>::repair(std::int32_t node, KdUpdateWork& work) {
    std::int32_t worst = kNowhere;
    int depth = 0;
    for (;;) {
        const Use& use = uses_[static_cast<std::size_t>(node)];
        ++depth;
        if (2 * use.changes > use.points + options_.leaf_size) {
            worst = node;
            depth = 0;
        }
        if (use.parent == kNowhere) break;
        node = use.parent / kWidth;
    }
    if (worst != kNowhere) rebuild_below(worst, depth, work);
}

/// `depth` nodes are above.
template <int D>
void KdTree<D>::rebuild_below(std::int32_t node, int depth, KdUpdateWork& work) {
    work.rebuilt = true;
    if (node == 0) {
        std::pmr::vector<std::int32_t> places = std::move(places_);
        compact();
        forget_uses();
        build_nodes(nullptr);
        places_ = std::move(places);
        find_uses();
        work.nodes += static_cast<int>(nodes_.size());
        return;
    }
    // Take everything out, ...
    GrowableStack<std::int32_t, 64> waiting;
    int count = 0;
    waiting.push(node);
    while (!waiting.empty()) {
        const Node& next = nodes_[static_cast<std::size_t>(waiting.pop())];
        for (const detail::KdChild& child : next.child) count += std::max(child.count, 0);
        push_inner(next, waiting);
    }
    Nursery<D> nursery(count);
    Run run{0,
            count,
            std::max(0, 2 * static_cast<int>(std::bit_width(static_cast<unsigned>(size_))) + 8 - 4 * depth),
            {}};
    int at = 0;
    waiting.push(node);
    while (!waiting.empty()) {
        const std::int32_t index = waiting.pop();
        const Node& next = nodes_[static_cast<std::size_t>(index)];
        for (const detail::KdChild& child : next.child) {
            if (child.count <= 0) continue;
            copy_slots<D>(slots(), child.link, child.count, nursery.slots, at);
            at += child.count;
            free_leaf(child);
        }
        push_inner(next, waiting);
        if (index != node) free_nodes_.push_back(index);
        ++work.nodes;
    }
    // ... build it, and bring it back, from the top down: a node's place is known before it is made.
    detail::kd_measure<D>(nursery.slots, run);
    detail::KdBuilder<D> builder{nursery.slots,      nullptr,       0, 0, Nursery<D>::grow, &nursery,
                                 options_.leaf_size, options_.split};
    if (count > options_.leaf_size) {
        detail::kd_build<D>(builder, run);
    } else {
        detail::kd_add_node<D>(builder, &run, 1);
    }
    graft(node, nursery.nodes.data(), builder.node_count, nursery.slots);
    work.nodes += builder.node_count;
}

/// Nodes in preorder, of which the first becomes `root`; their leaves are slots of `from`.
template <int D>
void KdTree<D>::graft(std::int32_t root, const Node* made, int count, const detail::KdSlots<D>& from) {
    std::vector<std::int32_t> index(static_cast<std::size_t>(count));
    index[0] = root;
    for (int i = 1; i < count; ++i) index[static_cast<std::size_t>(i)] = add_node(kNowhere);
    for (int i = count - 1; i >= 0; --i) {
        const std::int32_t node = index[static_cast<std::size_t>(i)];
        Use& use = uses_[static_cast<std::size_t>(node)];
        use = {use.parent, 0, 0};
        nodes_[static_cast<std::size_t>(node)] = made[i];
        for (int j = 0; j < kWidth; ++j) {
            const detail::KdChild child = made[i].child[j];
            if (child.count > 0) {
                const std::int32_t to = add_extent();
                copy_slots<D>(from, child.link, child.count, slots(), to);
                child_at(node * kWidth + j).link = to;
                use.points += child.count;
            } else if (child.count == detail::kKdInner) {
                child_at(node * kWidth + j).link = index[static_cast<std::size_t>(child.link)];
                use.points +=
                    uses_[static_cast<std::size_t>(index[static_cast<std::size_t>(child.link)])].points;
            }
        }
        link_children(node);
    }
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
