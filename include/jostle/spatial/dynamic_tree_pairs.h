// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree meets itself, or another: both nodes of a pair are opened at once, so that two pairs of siblings, a
// cache line each, are tested against each other four times. A query for each box would read the top of the
// tree again for each.
//
// Cost: about one visit for each pair of nodes that overlap. Nothing is visited twice.
#pragma once

#include <jostle/spatial/dynamic_tree.h>

namespace jostle {

template <int D>
template <bool kSelf, class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::descend(const DynamicTree& tree, const DynamicTree& other,
                                                PairStack& stack, Visitor& visitor) {
    QueryWork work;
    if (tree.item_count_ == 0 || other.item_count_ == 0) return work;
    const Pair* const pairs_a = tree.pairs_.data();
    const Pair* const pairs_b = other.pairs_.data();

    // Two nodes that differ: waits until both are opened; two items are reported where they meet.
    const auto meet = [&](const Node& a, std::int32_t place_a, const Node& b, std::int32_t place_b) {
        ++work.nodes;
        if (!overlap(a.box, b.box) || !a.may_accept(b)) return;
        if ((a.link & b.link) >= 0) {
            stack.push({place_a, place_b});
            return;
        }
        const std::int32_t id_a = a.item();
        const std::int32_t id_b = b.item();
        if (!tree.item(id_a).filter.accepts(other.item(id_b).filter)) return;
        ++work.items;
        if (detail::answer_of(visitor, static_cast<int>(id_a), static_cast<int>(id_b)) == Visit::kStop) {
            work.stopped = true;
        }
    };
    // A node against itself: only what is below it matters.
    const auto meet_self = [&](const Node& a, std::int32_t place) {
        ++work.nodes;
        if (a.is_inner() && a.may_accept(a)) stack.push({place, place});
    };

    if constexpr (kSelf) {
        meet_self(tree.node(kRoot), kRoot);
    } else {
        meet(tree.node(kRoot), kRoot, other.node(kRoot), kRoot);
    }
    while (!stack.empty() && !work.stopped) {
        const detail::PlacePair at = stack.pop();
        const Node& a = pairs_a[at.a >> 1].child[at.a & 1];
        const Node& b = pairs_b[at.b >> 1].child[at.b & 1];
        const std::int32_t first_a = a.link * 2;
        const std::int32_t first_b = b.link * 2;
        if (kSelf && at.a == at.b) {
            const Pair& c = pairs_a[a.link];
            meet_self(c.child[0], first_a);
            meet_self(c.child[1], first_a + 1);
            meet(c.child[0], first_a, c.child[1], first_a + 1);
        } else if (a.is_inner() && b.is_inner()) {
            const Pair& c = pairs_a[a.link];
            const Pair& d = pairs_b[b.link];
            meet(c.child[0], first_a, d.child[0], first_b);
            if (!work.stopped) meet(c.child[0], first_a, d.child[1], first_b + 1);
            if (!work.stopped) meet(c.child[1], first_a + 1, d.child[0], first_b);
            if (!work.stopped) meet(c.child[1], first_a + 1, d.child[1], first_b + 1);
        } else if (a.is_inner()) {
            const Pair& c = pairs_a[a.link];
            meet(c.child[0], first_a, b, at.b);
            if (!work.stopped) meet(c.child[1], first_a + 1, b, at.b);
        } else {
            const Pair& d = pairs_b[b.link];
            meet(a, at.a, d.child[0], first_b);
            if (!work.stopped) meet(a, at.a, d.child[1], first_b + 1);
        }
    }
    stack.clear();
    return work;
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::self_pairs(PairStack& stack, Visitor&& visitor) const {
    return descend<true>(*this, *this, stack, visitor);
}
template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::self_pairs(Visitor&& visitor) const {
    PairStack stack;
    return descend<true>(*this, *this, stack, visitor);
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::pairs(const DynamicTree& other, PairStack& stack,
                                              Visitor&& visitor) const {
    return descend<false>(*this, other, stack, visitor);
}
template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::pairs(const DynamicTree& other, Visitor&& visitor) const {
    PairStack stack;
    return descend<false>(*this, other, stack, visitor);
}

}  // namespace jostle
