// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether a k-d tree is sound. Nothing is believed: links may lead anywhere.
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <string>
#include <vector>

#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

namespace {

constexpr std::int32_t kWidth = detail::kKdWidth;

std::string place_text(std::int32_t place) {
    return "child " + std::to_string(place % kWidth) + " of node " + std::to_string(place / kWidth);
}

template <int D>
bool is_tight(const detail::KdNode<D>& node, int child, const float* bound) {
    for (int i = 0; i < 2 * D; ++i)
        if (node.bound[i][child] != bound[i]) return false;
    return true;
}

}  // namespace

/// One walk from the root: `problem` is empty as long as all is well.
template <int D>
struct KdCheck {
    const KdTree<D>& tree;
    std::string problem{};
    std::vector<char> node_seen{};
    std::vector<char> slot_seen{};
    std::vector<char> extent_seen{};
    std::vector<std::int32_t> place_of{};  ///< by id
    std::vector<std::int32_t> preorder{};
    int points = 0;

    using Node = detail::KdNode<D>;

    const Node& node(std::int32_t i) const { return tree.store_.nodes[static_cast<std::size_t>(i)]; }
    bool fail(std::string text) {
        problem = std::move(text);
        return false;
    }

    bool check_point(std::int32_t slot, std::int32_t place) {
        if (slot_seen[static_cast<std::size_t>(slot)] != 0)
            return fail("slot " + std::to_string(slot) + " is in two leaves");
        slot_seen[static_cast<std::size_t>(slot)] = 1;
        for (int i = 0; i < D; ++i)
            if (!is_finite(tree.store_.row(i)[slot]))
                return fail("coordinate " + std::to_string(i) + " of slot " + std::to_string(slot) +
                            " is not finite");
        const std::int32_t id = tree.store_.ids[static_cast<std::size_t>(slot)];
        const std::size_t ids = tree.has_places_ ? tree.places_.size() : static_cast<std::size_t>(tree.size_);
        if (id < 0 || id >= KdTree<D>::kMaxPoints || static_cast<std::size_t>(id) >= ids)
            return fail("slot " + std::to_string(slot) + " has no valid id");
        if (static_cast<std::size_t>(id) >= place_of.size())
            place_of.resize(static_cast<std::size_t>(id) + 1, KdTree<D>::kNowhere);
        std::int32_t& known = place_of[static_cast<std::size_t>(id)];
        if (known != KdTree<D>::kNowhere) return fail("id " + std::to_string(id) + " is in two slots");
        known = place;
        ++points;
        return true;
    }

    /// An extent is one leaf's, which may grow in it, or free.
    bool check_extent(std::int32_t slot) {
        const std::int64_t at = std::int64_t{slot} - tree.packed_end_;
        const std::int64_t size = detail::extent_size(tree.options_.leaf_size);
        if (at < 0 || at % size != 0 || static_cast<std::size_t>(at / size) >= extent_seen.size())
            return fail("the extent at slot " + std::to_string(slot) + " is not there");
        if (extent_seen[static_cast<std::size_t>(at / size)] != 0)
            return fail("the extent at slot " + std::to_string(slot) + " is in use or free twice");
        extent_seen[static_cast<std::size_t>(at / size)] = 1;
        return true;
    }

    bool check_leaf(std::int32_t place, const detail::KdChild& leaf, float* bound) {
        if (leaf.count > tree.options_.leaf_size)
            return fail(place_text(place) + " has more points than leaf_size");
        if (leaf.link < 0 || leaf.link > tree.slot_end_ - leaf.count)
            return fail(place_text(place) + " leads to slots that there are not");
        std::fill_n(bound, 2 * D, detail::kEmptyBound);
        for (std::int32_t slot = leaf.link; slot < leaf.link + leaf.count; ++slot) {
            if (!check_point(slot, place)) return false;
            for (int i = 0; i < D; ++i) {
                bound[i] = std::min(bound[i], tree.store_.row(i)[slot]);
                bound[D + i] = std::min(bound[D + i], -tree.store_.row(i)[slot]);
            }
        }
        if (leaf.link >= tree.packed_end_) return check_extent(leaf.link);
        if (leaf.link > tree.packed_end_ - leaf.count)
            return fail(place_text(place) + " is neither packed nor in an extent");
        return true;
    }

    /// Links, leaves, and the boxes of leaves, from the root down.
    bool check_down() {
        GrowableStack<std::int32_t, 64> waiting;
        waiting.push(0);
        node_seen[0] = 1;
        while (!waiting.empty()) {
            const std::int32_t index = waiting.pop();
            preorder.push_back(index);
            bool ended = false;
            for (std::int32_t i = 0; i < kWidth; ++i) {
                const std::int32_t place = index * kWidth + i;
                const detail::KdChild child = node(index).child[i];
                float bound[2 * D];
                std::fill_n(bound, 2 * D, detail::kEmptyBound);
                if (child.count < detail::kKdNothing)
                    return fail(place_text(place) + " has an impossible count");
                if (child.count == detail::kKdNothing) {
                    ended = true;
                    if (!is_tight(node(index), i, bound))
                        return fail(place_text(place) + " is empty but has a box");
                    continue;
                }
                if (ended) return fail(place_text(place) + " comes after an empty one");
                if (child.count == detail::kKdInner) {
                    if (child.link <= 0 || static_cast<std::size_t>(child.link) >= tree.store_.nodes.size())
                        return fail(place_text(place) + " leads to a node that there is not");
                    if (node_seen[static_cast<std::size_t>(child.link)] != 0)
                        return fail("node " + std::to_string(child.link) + " is reached twice");
                    node_seen[static_cast<std::size_t>(child.link)] = 1;
                    if (tree.has_places_ && tree.uses_[static_cast<std::size_t>(child.link)].parent != place)
                        return fail("node " + std::to_string(child.link) + " has another parent");
                    waiting.push(child.link);
                    continue;
                }
                if (!check_leaf(place, child, bound)) return false;
                if (!is_tight(node(index), i, bound))
                    return fail("the box of " + place_text(place) + " is not that of its points");
            }
            if (index != 0 && node(index).child[0].count == detail::kKdNothing)
                return fail("node " + std::to_string(index) + " is empty");
        }
        return true;
    }

    /// The boxes of nodes, from the leaves up.
    bool check_up() {
        for (std::size_t i = preorder.size(); i-- > 0;) {
            for (std::int32_t j = 0; j < kWidth; ++j) {
                const detail::KdChild child = node(preorder[i]).child[j];
                if (child.count != detail::kKdInner) continue;
                if (!tree.has_places_ && child.link <= preorder[i])
                    return fail("node " + std::to_string(child.link) + " comes before its parent");
                float bound[2 * D];
                for (int k = 0; k < 2 * D; ++k)
                    bound[k] =
                        *std::min_element(node(child.link).bound[k], node(child.link).bound[k] + kWidth);
                if (!is_tight(node(preorder[i]), j, bound))
                    return fail("the box of " + place_text(preorder[i] * kWidth + j) +
                                " is not that of what is below");
            }
        }
        return true;
    }

    bool check_counts() {
        if (points != tree.size_)
            return fail("size is " + std::to_string(tree.size_) + ", but there are " +
                        std::to_string(points) + " points");
        std::size_t nodes = preorder.size();
        for (const std::int32_t free : tree.free_nodes_) {
            if (free <= 0 || static_cast<std::size_t>(free) >= tree.store_.nodes.size() ||
                node_seen[static_cast<std::size_t>(free)] != 0)
                return fail("free node " + std::to_string(free) + " is in use or not there");
            node_seen[static_cast<std::size_t>(free)] = 1;
            ++nodes;
        }
        if (nodes != tree.store_.nodes.size()) return fail("nodes used and free are not all that there are");
        for (const std::int32_t free : tree.free_extents_)
            if (!check_extent(free)) return false;
        if (!tree.has_places_ && !extent_seen.empty())
            return fail("there are extents, but no places of points");
        if (std::count(extent_seen.begin(), extent_seen.end(), 0) != 0)
            return fail("an extent is neither used nor free");
        for (std::int32_t slot = 0; slot < tree.slot_end_; ++slot)
            if (slot_seen[static_cast<std::size_t>(slot)] == 0 &&
                tree.store_.ids[static_cast<std::size_t>(slot)] != KdTree<D>::kNowhere)
                return fail("slot " + std::to_string(slot) + " has an id but is in no leaf");
        return true;
    }

    bool check_places() {
        if (!tree.has_places_) return true;
        for (std::size_t id = 0; id < std::max(place_of.size(), tree.places_.size()); ++id) {
            const std::int32_t is = id < place_of.size() ? place_of[id] : KdTree<D>::kNowhere;
            const std::int32_t says = id < tree.places_.size() ? tree.places_[id] : KdTree<D>::kNowhere;
            if (is != says) return fail("the place of id " + std::to_string(id) + " is another");
        }
        if (tree.uses_[0].parent != KdTree<D>::kNowhere) return fail("the root has a parent");
        for (const std::int32_t i : preorder) {
            const auto& use = tree.uses_[static_cast<std::size_t>(i)];
            if (use.points < 0 || use.points > KdTree<D>::kMaxPoints || use.changes < 0 ||
                2 * static_cast<std::int64_t>(use.changes) > use.points + tree.options_.leaf_size)
                return fail("node " + std::to_string(i) + " should have been built afresh");
        }
        return true;
    }

    std::string run() {
        const std::size_t slots = tree.store_.ids.size();
        if (tree.store_.nodes.empty() && tree.size_ != 0) return "there is no root";
        if (!tree.store_.nodes.empty() && tree.size_ == 0) return "there is a root over no point";
        if (tree.has_places_ && tree.uses_.size() != tree.store_.nodes.size())
            return "not every node has its use";
        if (tree.store_.nodes.empty()) return "";
        if (tree.store_.coordinates.size() != slots * D || tree.packed_end_ < 0 ||
            tree.packed_end_ > tree.slot_end_ ||
            tree.slot_end_ + detail::kKdSlotPadding > tree.store_.capacity())
            return "the numbers of slots do not agree";
        const int extent_slots = tree.slot_end_ - tree.packed_end_;
        const int extent = detail::extent_size(tree.options_.leaf_size);
        if (extent_slots % extent != 0) return "the numbers of slots do not agree";
        extent_seen.resize(static_cast<std::size_t>(extent_slots / extent));
        node_seen.resize(tree.store_.nodes.size());
        slot_seen.resize(slots);
        static_cast<void>(check_down() && check_up() && check_counts() && check_places());
        return problem;
    }
};

template <int D>
std::string KdTree<D>::check() const {
    return KdCheck<D>{*this}.run();
}

template std::string KdTree<2>::check() const;
template std::string KdTree<3>::check() const;

}  // namespace jostle
