// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent as one would say it: recursive, a box at a time. It is the oracle for the order in which the
// kernels find pairs. And trees made for it, of any shape and any type of nodes.
#pragma once

#include <jostle/spatial/pairs.h>

#include <functional>
#include <vector>

#include "spatial/boxes.h"

namespace jostle::test {

/// A tree of random shape: ranges of the boxes, as they are given, parted at random places.
template <class Inner>
class ShapedTree : public TreeQueries<ShapedTree<Inner>, Inner::kDimension, Inner> {
  public:
    static constexpr int D = Inner::kDimension;
    static constexpr int W = Inner::kWidth;

    /// `slim`: each node has one block of one item, and all the rest: as deep as can be.
    ShapedTree(std::vector<Aabb<D>> boxes, std::vector<BoxFilter> filters, Random& random, bool slim = false)
        : boxes_(std::move(boxes)), filters_(std::move(filters)), slim_(slim) {
        inner_.push_back(empty_node<Inner>());
        const int n = static_cast<int>(boxes_.size());
        if (n == 0) return;
        // The root itself, or what leads to it.
        if (Inner::kFiltered || n <= kFewest) {
            set_slot(0, 0, 0, n, Inner::kFiltered || n <= kFewest ? make(0, n, random) : 0);
        } else {
            fill(0, 0, n, random);
        }
    }

    [[nodiscard]] detail::TreeView<Inner> view() const {
        return {inner_.data(), blocks_.data(), filters_.empty() ? nullptr : filters_.data()};
    }
    [[nodiscard]] const std::vector<Aabb<D>>& boxes() const { return boxes_; }
    [[nodiscard]] BoxFilter filter(int id) const {
        return filters_.empty() ? BoxFilter{} : filters_[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] Aabb<D> box(int id) const { return boxes_[static_cast<std::size_t>(id)]; }

  private:
    static constexpr int kFewest = 1;

    template <class Node>
    static Node empty_node() {
        Node node{};
        for (auto& row : node.bound) {
            for (float& b : row) b = detail::kEmptyBound;
        }
        return node;
    }
    /// The link that leads to a node over the items [first, end).
    std::int32_t make(int first, int end, Random& random) {
        const bool block =
            slim_ ? end - first == 1
                  : end - first <= detail::kBlockSize && (end - first == 1 || random.below(3) != 0);
        if (block) {
            detail::Block<D> b = empty_node<detail::Block<D>>();
            for (std::int32_t& link : b.link) link = detail::kNoItem;
            for (int i = first; i < end; ++i) {
                detail::set_slot_box<D>(b, i - first, boxes_[static_cast<std::size_t>(i)]);
                b.link[i - first] = i;
            }
            blocks_.push_back(b);
            return ~static_cast<std::int32_t>(blocks_.size() - 1);
        }
        inner_.push_back(empty_node<Inner>());
        const auto index = static_cast<std::int32_t>(inner_.size() - 1);
        fill(index, first, end, random);
        return index;
    }
    void fill(std::int32_t index, int first, int end, Random& random) {
        const int parts = slim_ ? 2 : std::min(end - first, 2 + static_cast<int>(random.below(W - 1)));
        for (int i = 0; i < parts; ++i) {
            const int left = parts - 1 - i;  // each of the rest needs an item
            const int most = end - first - left;
            const int next =
                left == 0 ? end
                : slim_   ? first + 1
                          : first + 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
            set_slot(index, i, first, next, make(first, next, random));
            first = next;
        }
    }
    void set_slot(std::int32_t index, int slot, int first, int end, std::int32_t link) {
        Aabb<D> box = boxes_[static_cast<std::size_t>(first)];
        std::uint32_t category = 0, mask = 0;
        for (int i = first; i < end; ++i) {
            box = unite(box, boxes_[static_cast<std::size_t>(i)]);
            category |= detail::fold_bits(filter(i).category);
            mask |= detail::fold_bits(filter(i).mask);
        }
        Inner& node = inner_[static_cast<std::size_t>(index)];
        detail::set_slot_box<D>(node, slot, box);
        node.link[slot] = link;
        if constexpr (Inner::kFiltered) {
            node.category[slot] = category;
            node.mask[slot] = mask;
        }
    }

    std::vector<Aabb<D>> boxes_;
    std::vector<BoxFilter> filters_;
    std::vector<Inner> inner_;
    std::vector<detail::Block<D>> blocks_;
    bool slim_;
};

/// One slot of one node.
template <int D>
struct Spot {
    std::int32_t link;
    Aabb<D> box;
    std::uint32_t category, mask;
};

template <class Node>
std::vector<Spot<Node::kDimension>> spots_of(const Node& node) {
    std::vector<Spot<Node::kDimension>> spots;
    for (int i = 0; i < Node::kWidth; ++i) {
        Spot<Node::kDimension> spot{node.link[i], detail::slot_box<Node::kDimension>(node, i), ~0u, ~0u};
        if (!is_valid(spot.box)) continue;  // empty
        if constexpr (Node::kFiltered) spot.category = node.category[i], spot.mask = node.mask[i];
        spots.push_back(spot);
    }
    return spots;
}

/// The pairs in their order. `meets(box, other_box)` says whether two boxes overlap.
template <class A, class B, int D = A::kDimension>
class RecursiveDescent {
  public:
    using Meets = std::function<bool(const Aabb<D>&, const Aabb<D>&)>;

    RecursiveDescent(const detail::TreeView<A>& a, const detail::TreeView<B>& b, bool self,
                     DescentOrder order, Meets meets)
        : a_(a), b_(b), self_(self), order_(order), meets_(std::move(meets)) {
        meet_all(spots_of(a.inner[0]), spots_of(b.inner[0]), self);
    }
    [[nodiscard]] const IdPairs& pairs() const { return pairs_; }

  private:
    void meet_all(const std::vector<Spot<D>>& as, const std::vector<Spot<D>>& bs, bool same) {
        for (std::size_t i = 0; i < as.size(); ++i) {
            for (std::size_t j = same ? i : 0; j < bs.size(); ++j) meet(as[i], bs[j], same && i == j);
        }
    }
    void meet(const Spot<D>& a, const Spot<D>& b, bool same) {
        if (!meets_(a.box, b.box) || (a.category & b.mask) == 0 || (b.category & a.mask) == 0) return;
        if (a.link < 0 && b.link < 0) return meet_items(a, b, same);
        const bool larger = order_ == DescentOrder::kLarger && a.link > 0 && b.link > 0 && !same;
        const bool b_first = cost(b.box) > cost(a.box);
        const bool open_a = a.link > 0 && !(larger && b_first), open_b = b.link > 0 && !(larger && !b_first);
        meet_all(open_a ? spots_of(a_.inner[a.link]) : std::vector<Spot<D>>{a},
                 open_b ? spots_of(b_.inner[b.link]) : std::vector<Spot<D>>{b}, same);
    }
    void meet_items(const Spot<D>& a, const Spot<D>& b, bool same) {
        const std::vector<Spot<D>> as = spots_of(a_.blocks[~a.link]), bs = spots_of(b_.blocks[~b.link]);
        for (std::size_t i = 0; i < as.size(); ++i) {
            for (std::size_t j = same ? i + 1 : 0; j < bs.size(); ++j) {
                const BoxFilter f = a_.filters != nullptr ? a_.filters[as[i].link] : BoxFilter{};
                const BoxFilter g = b_.filters != nullptr ? b_.filters[bs[j].link] : BoxFilter{};
                if (meets_(as[i].box, bs[j].box) && f.accepts(g)) pairs_.emplace_back(as[i].link, bs[j].link);
            }
        }
    }

    detail::TreeView<A> a_;
    detail::TreeView<B> b_;
    bool self_;
    DescentOrder order_;
    Meets meets_;
    IdPairs pairs_;
};

template <class A>
IdPairs recursive_self_pairs(const detail::TreeView<A>& view, DescentOrder order) {
    constexpr int D = A::kDimension;
    return RecursiveDescent<A, A>(view, view, true, order,
                                  [](const Aabb<D>& a, const Aabb<D>& b) { return overlap(a, b); })
        .pairs();
}
template <class A, class B>
IdPairs recursive_pairs(const detail::TreeView<A>& a, const detail::TreeView<B>& b, DescentOrder order) {
    constexpr int D = A::kDimension;
    return RecursiveDescent<A, B>(a, b, false, order,
                                  [](const Aabb<D>& x, const Aabb<D>& y) { return overlap(x, y); })
        .pairs();
}
template <class A, class B>
IdPairs recursive_pairs(const detail::TreeView<A>& a, const detail::TreeView<B>& b,
                        const RigidTransform<A::kDimension>& transform, DescentOrder order) {
    constexpr int D = A::kDimension;
    return RecursiveDescent<A, B>(
               a, b, false, order,
               [&](const Aabb<D>& x, const Aabb<D>& y) { return overlap(x, y, transform); })
        .pairs();
}

}  // namespace jostle::test
