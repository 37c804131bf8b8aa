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
    // Two different children that meet wait until both are opened; a child that meets itself is opened once.
    const auto meet = [&](const Pair& a, int i, const Pair& b, int j) {
        if (a.link[i] == detail::kNoChild || b.link[j] == detail::kNoChild) return;
        ++work.nodes;
        if (!overlap(detail::slot_box<D>(a, i), detail::slot_box<D>(b, j))) return;
        if ((a.category[i] & b.mask[j]) == 0 || (b.category[j] & a.mask[i]) == 0) return;
        stack.push({a.link[i], b.link[j]});
    };
    const auto meet_items = [&](const Block& a, int i, const Block& b, int j) {
        if (!overlap(detail::slot_box<D>(a, i), detail::slot_box<D>(b, j))) return;
        if (!tree.filter_of(a.link[i]).accepts(other.filter_of(b.link[j]))) return;
        ++work.items;
        work.stopped = detail::answer_of(visitor, static_cast<int>(a.link[i]), static_cast<int>(b.link[j])) ==
                       Visit::kStop;
    };
    stack.push({0, 0});
    while (!stack.empty() && !work.stopped) {
        const detail::LinkPair now = stack.pop();
        const bool itself = kSelf && now.a == now.b;
        if (now.a < 0 && now.b < 0) {
            const int count_a = at(tree.block_counts_, ~now.a);
            const int count_b = at(other.block_counts_, ~now.b);
            for (int i = 0; i < count_a; ++i) {
                for (int j = itself ? i + 1 : 0; j < count_b && !work.stopped; ++j) {
                    meet_items(at(tree.blocks_, ~now.a), i, at(other.blocks_, ~now.b), j);
                }
            }
        } else if (now.a < 0) {
            const std::int32_t above = at(tree.block_parents_, ~now.a);
            for (int j = 0; j < 2; ++j)
                meet(at(tree.pairs_, above >> 1), above & 1, at(other.pairs_, now.b), j);
        } else if (now.b < 0) {
            const std::int32_t above = at(other.block_parents_, ~now.b);
            for (int i = 0; i < 2; ++i)
                meet(at(tree.pairs_, now.a), i, at(other.pairs_, above >> 1), above & 1);
        } else {
            for (int i = 0; i < 2; ++i) {
                for (int j = itself ? i : 0; j < 2; ++j)
                    meet(at(tree.pairs_, now.a), i, at(other.pairs_, now.b), j);
            }
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
