// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A walk over a whole tree, or the parts that a visitor wants: for drawing, measuring, and searches of one's
// own.
//
// ORDER: depth first, a node before the nodes below it, slots in their order.
#pragma once

#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/tree_queries.h>

#include <cstddef>
#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::traverse(Visitor&& visitor) const {
    struct Place {
        std::int32_t node;
        std::int32_t slot;
        std::int32_t level;
    };
    QueryWork work;
    const detail::TreeView<Inner> tree = view();
    const auto show_node = [&](const Aabb<D>& box, int level) {
        ++work.nodes;
        const auto node = [&visitor](const Aabb<D>& b, int l) { return visitor.node(b, l); };
        return detail::answer_of(node, box, level);
    };
    const auto show_item = [&](int id) {
        ++work.items;
        const auto item = [&visitor](int i) { return visitor.item(i); };
        return detail::answer_of(item, id);
    };
    GrowableStack<Place, 256> waiting;
    const auto open = [&](std::int32_t node, std::int32_t level) {
        for (std::int32_t slot = Inner::kWidth - 1; slot >= 0; --slot) {
            if (tree.inner[node].link[slot] != detail::kNoChild) waiting.push({node, slot, level});
        }
    };

    // The root of a dynamic tree is in a slot of inner[0]; that of a static one is inner[0], in no slot.
    open(0, Inner::kFiltered ? 0 : 1);
    if (!Inner::kFiltered && !waiting.empty()) {
        Aabb<D> box = empty_box<D>();
        for (int slot = 0; slot < Inner::kWidth; ++slot) {
            if (tree.inner[0].link[slot] == detail::kNoChild) continue;
            box = unite(box, detail::slot_box<D>(tree.inner[0], slot));
        }
        const Visit answer = show_node(box, 0);
        work.stopped = answer == Visit::kStop;
        if (answer != Visit::kDescend) return work;
    }
    while (!waiting.empty()) {
        const Place place = waiting.pop();
        const Inner& node = tree.inner[place.node];
        const Visit answer = show_node(detail::slot_box<D>(node, place.slot), place.level);
        if (answer == Visit::kPrune) continue;
        work.stopped = answer == Visit::kStop;
        const std::int32_t link = node.link[place.slot];
        if (!work.stopped && link > 0) open(link, place.level + 1);
        for (int slot = 0; slot < detail::kBlockSize && link < 0 && !work.stopped; ++slot) {
            const std::int32_t item = tree.blocks[~link].link[slot];
            if (item == detail::kNoItem) break;
            work.stopped = show_item(static_cast<int>(item)) == Visit::kStop;
        }
        if (work.stopped) break;
    }
    return work;
}

}  // namespace jostle
JOSTLE_API_END
