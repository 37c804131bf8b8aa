// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Single points that come and go. A point goes down into the nearest box, which grows; a leaf that is too
// full is split at its median. Every node on the way counts a change, and the first that has seen half as
// many changes as it had points is built afresh (kd_tree_repair.cpp). The way is known, and all memory is
// there, before anything is changed.
//
// Cost: as no child holds more than half of a node when that is built, and half as many changes as it has
// points are seen before it is built again, a child never holds more than two thirds: the way down is O(log
// n) nodes. To build a node of n points afresh makes O(n / leaf_size) nodes, which n / 2 changes pay for, at
// each of these levels: O(log n) nodes a change, amortised [Overmars1983]. Middle splits may leave a larger
// child, but only as many times on the way down as they have a budget for, which is O(log n), too.
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>

#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

namespace {

constexpr std::int32_t kWidth = detail::kKdWidth;

/// The box in a place; returns whether it was another.
template <int D>
bool set_bound(detail::KdNode<D>& node, int child, const float* bound) {
    bool changed = false;
    for (int i = 0; i < 2 * D; ++i) {
        changed = changed || node.bound[i][child] != bound[i];
        node.bound[i][child] = bound[i];
    }
    return changed;
}

/// The box of all children.
template <int D>
void unite_children(const detail::KdNode<D>& node, float* bound) {
    for (int i = 0; i < 2 * D; ++i) {
        bound[i] = node.bound[i][0];
        for (int j = 1; j < kWidth; ++j) bound[i] = std::min(bound[i], node.bound[i][j]);
    }
}

template <int D>
void extend(detail::KdNode<D>& node, int child, const Vector<D>& point) {
    for (int i = 0; i < D; ++i) {
        node.bound[i][child] = std::min(node.bound[i][child], point[i]);
        node.bound[D + i][child] = std::min(node.bound[D + i][child], -point[i]);
    }
}

/// A tree that had no places has none again where memory runs out: they follow from the rest, but are saved.
struct PlacesBefore {
    explicit PlacesBefore(bool& of_tree) : has_places(of_tree) {}
    PlacesBefore(const PlacesBefore&) = delete;
    PlacesBefore& operator=(const PlacesBefore&) = delete;
    ~PlacesBefore() {
        if (!has_all_memory) has_places = had_places;
    }
    bool& has_places;
    bool had_places = has_places;
    bool has_all_memory = false;
};

}  // namespace

/// Whether a node is to be built afresh at its next change.
template <int D>
bool KdTree<D>::is_worn(std::int32_t node) const {
    const Use& use = uses_[static_cast<std::size_t>(node)];
    return 2 * (use.changes + 1) > use.points + options_.leaf_size;
}

template <int D>
void KdTree<D>::require_new_id(const Call& call, std::size_t count, int id) const {
    if (id >= 0 && static_cast<std::size_t>(id) < count && id < kMaxPoints && !contains(id)) return;
    call.refuse("id", to_text(static_cast<long long>(id)),
                "it must be an index of points that is not in the tree");
}

template <int D>
KdUpdateWork KdTree<D>::insert(StridedView<const Vector<D>> points, int id) {
    const Call call("KdTree::insert");
    require_new_id(call, points.size(), id);
    if (points.stride() != std::ptrdiff_t{sizeof(Vector<D>)}) require_stride(call, "points", points);
    return insert_point(call, points[static_cast<std::size_t>(id)], id);
}

template <int D>
KdUpdateWork KdTree<D>::insert_point(const Call& call, const Vector<D>& point, int id) {
    call.finite("point", point);
    PlacesBefore places(has_places_);
    if (!has_places_) find_uses();
    if (static_cast<std::size_t>(id) >= places_.size())
        places_.resize(static_cast<std::size_t>(id) + 1, kNowhere);
    KdUpdateWork work{1, false};
    if (size_ == 0) {
        insert_first(point, id);
        places.has_all_memory = true;
        return work;
    }
    GrowableStack<std::int32_t, 64> way(memory());
    Worn worn;
    std::int32_t place = 0;
    for (std::int32_t node = 0;; node = child_at(place).link) {
        if (worn.node == kNowhere && is_worn(node)) worn = {static_cast<int>(way.size()), node};
        place = node * kWidth + detail::kd_nearest_child<D>(node_at(node), point);
        way.push(place);
        if (child_at(place).count != detail::kKdInner) break;
    }
    const bool is_repaired = worn.node != kNowhere;
    if (is_repaired) {
        rebuild_below(worn, {place, id, &point}, work);
    } else {
        reserve_nodes(1);
        reserve_extents(2);
    }
    places.has_all_memory = true;
    const std::size_t above = is_repaired ? static_cast<std::size_t>(worn.depth) : way.size();
    for (std::size_t i = 0; i < above; ++i) {
        extend(node_at(way[i] / kWidth), way[i] % kWidth, point);
        ++uses_[static_cast<std::size_t>(way[i] / kWidth)].changes;
        ++work.nodes;
    }
    if (is_repaired) return work;
    append(place, point, id);
    if (child_at(place).count > options_.leaf_size) split_leaf(place, work);
    return work;
}

/// Into an empty tree.
template <int D>
void KdTree<D>::insert_first(const Vector<D>& point, int id) {
    reserve_nodes(1);
    reserve_extents(1);
    const std::int32_t root = add_node(kNowhere);
    node_at(root).child[0] = {add_extent(), 0};
    uses_[0].points = 1;
    extend(node_at(root), 0, point);
    append(0, point, id);
}

/// Into a leaf, which may then have one too many.
template <int D>
void KdTree<D>::append(std::int32_t place, const Vector<D>& point, int id) noexcept {
    if (child_at(place).link < packed_end_) move_leaf(place, add_extent());
    detail::KdChild& leaf = child_at(place);
    const std::int32_t slot = leaf.link + leaf.count++;
    for (int i = 0; i < D; ++i) store_.row(i)[slot] = point[i];
    store_.ids[static_cast<std::size_t>(slot)] = id;
    places_[static_cast<std::size_t>(id)] = place;
    ++size_;
}

/// At the median, so that many changes pass before either half is too full. The halves go into the leaf's own
/// node if there is room, otherwise into a new one in its place.
template <int D>
void KdTree<D>::split_leaf(std::int32_t place, KdUpdateWork& work) noexcept {
    const detail::KdChild leaf = child_at(place);
    const detail::KdBuilder<D> builder{store_.slots(),     nullptr,       0, 0, nullptr, nullptr,
                                       options_.leaf_size, options_.split};
    Run run{leaf.link, leaf.count, 0, {}};
    Run left, right;
    detail::kd_measure<D>(builder.slots, run);
    detail::kd_split<D>(builder, run, left, right);

    std::int32_t node = place / kWidth;
    std::int32_t first = place % kWidth;
    const auto is_used = [](const detail::KdChild& child) { return child.count != detail::kKdNothing; };
    const auto& children = node_at(node).child;
    auto second = static_cast<std::int32_t>(std::count_if(children, children + kWidth, is_used));
    if (second == kWidth) {
        node = add_node(place);
        uses_[static_cast<std::size_t>(node)].points = leaf.count;
        child_at(place) = {node, detail::kKdInner};
        first = 0;
        second = 1;
    }
    Node& parent = node_at(node);
    parent.child[first] = {leaf.link, left.count};
    parent.child[second] = {leaf.link + left.count, right.count};
    set_bound(parent, first, left.bound);
    set_bound(parent, second, right.bound);
    set_places(node * kWidth + first);
    move_leaf(node * kWidth + second, add_extent());
    work.nodes += 2;
}

template <int D>
KdUpdateWork KdTree<D>::remove(int id) {
    if (!contains(id)) {
        Call("KdTree::remove").refuse("id", to_text(static_cast<long long>(id)), "it must be in the tree");
    }
    KdUpdateWork work{1, false};
    if (size_ == 1) {
        clear();
        return work;
    }
    PlacesBefore places(has_places_);
    if (!has_places_) find_uses();
    const std::int32_t place = places_[static_cast<std::size_t>(id)];
    // Nodes that lose their last child go with it.
    std::int32_t last_node = place / kWidth;
    std::size_t freed = 0;
    if (child_at(place).count == 1) {
        for (; node_at(last_node).child[1].count == detail::kKdNothing; ++freed)
            last_node = uses_[static_cast<std::size_t>(last_node)].parent / kWidth;
    }
    Worn worn;
    for (std::int32_t node = last_node;;) {
        if (is_worn(node)) {
            worn = {0, node};
        } else {
            ++worn.depth;
        }
        const std::int32_t parent = uses_[static_cast<std::size_t>(node)].parent;
        if (parent == kNowhere) break;
        node = parent / kWidth;
    }
    if (worn.node != kNowhere) {
        rebuild_below(worn, {place, id, nullptr}, work);
        places.has_all_memory = true;
        refit(worn.node, work);
        uses_[static_cast<std::size_t>(worn.node)].changes = 0;
        return work;
    }
    detail::reserve_more(free_nodes_, freed);
    detail::reserve_more(free_extents_, 1);
    places.has_all_memory = true;
    take_from_leaf(place, id);
    std::int32_t node = place / kWidth;
    const detail::KdChild leaf = child_at(place);
    if (leaf.count == 0) {
        free_leaf(leaf);
        node = remove_child(place);
    } else {
        Run run{leaf.link, leaf.count, 0, {}};
        detail::kd_measure<D>(store_.slots(), run);
        set_bound(node_at(node), place % kWidth, run.bound);
    }
    refit(node, work);
    return work;
}

/// The leaf's last point comes into its place.
template <int D>
void KdTree<D>::take_from_leaf(std::int32_t place, int id) noexcept {
    detail::KdChild& leaf = child_at(place);
    const Slots slots = store_.slots();
    std::int32_t slot = leaf.link;
    while (slots.id[slot] != id) ++slot;
    const std::int32_t last = leaf.link + --leaf.count;
    for (int i = 0; i < D; ++i) slots.coordinate[i][slot] = slots.coordinate[i][last];
    slots.id[slot] = slots.id[last];
    slots.id[last] = kNowhere;
    places_[static_cast<std::size_t>(id)] = kNowhere;
    --size_;
}

/// The last child comes into the place. Nodes that are empty then go as well; returns the first that is not.
template <int D>
std::int32_t KdTree<D>::remove_child(std::int32_t place) noexcept {
    for (;;) {
        const std::int32_t node = place / kWidth;
        Node& now = node_at(node);
        int last = kWidth - 1;
        while (now.child[last].count == detail::kKdNothing) --last;
        now.child[place % kWidth] = now.child[last];
        for (int i = 0; i < 2 * D; ++i) {
            now.bound[i][place % kWidth] = now.bound[i][last];
            now.bound[i][last] = detail::kEmptyBound;
        }
        now.child[last] = {0, detail::kKdNothing};
        if (place % kWidth != last) {
            const detail::KdChild moved = now.child[place % kWidth];
            if (moved.count > 0)
                set_places(place);
            else
                uses_[static_cast<std::size_t>(moved.link)].parent = place;
        }
        if (last > 0) return node;
        place = uses_[static_cast<std::size_t>(node)].parent;
        free_nodes_.push_back(node);
    }
}

/// Counts a change on the way up, and makes boxes tight.
template <int D>
void KdTree<D>::refit(std::int32_t node, KdUpdateWork& work) noexcept {
    bool changed = true;
    for (;;) {
        Use& use = uses_[static_cast<std::size_t>(node)];
        ++use.changes;
        ++work.nodes;
        if (use.parent == kNowhere) return;
        if (changed) {
            float bound[2 * D];
            unite_children(node_at(node), bound);
            changed = set_bound(node_at(use.parent / kWidth), use.parent % kWidth, bound);
        }
        node = use.parent / kWidth;
    }
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
