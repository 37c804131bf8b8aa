// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Making a tree better a little at a time, in the time that is left: rotations at the nodes in turn, and of
// each block the item without which it would be smallest goes to where it makes boxes grow least, if the tree
// costs less then and there is room. Only where taking an item out merges its block with another may a step
// make the tree cost a little more.
#include <jostle/core/require.h>
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/pairs/pair_growth.h"

namespace jostle {

namespace {
/// [1] An item is tried elsewhere when its block's box would cost this much less without it.
constexpr float kWorthTrying = 0.05f;
}  // namespace

template <int D>
void DynamicTree<D>::optimize(int nodes) {
    Call("DynamicTree::optimize").in(0, std::numeric_limits<int>::max(), "nodes", nodes);
    const auto count = static_cast<std::int32_t>(pairs_.size());
    for (int i = 0; i < nodes && count > 1; ++i) {
        // ORDER: by number, over and over.
        next_to_optimize_ = next_to_optimize_ + 1 < count ? next_to_optimize_ + 1 : 1;
        const std::int32_t pair = next_to_optimize_;
        if (at(pairs_, pair).link[0] == detail::kNoChild) continue;
        const std::int32_t place = at(parents_, pair);
        if (rotate_for_cost(place)) refit_above(place);
        for (int side = 0; side < 2; ++side) {
            const std::int32_t link = at(pairs_, pair).link[side];
            if (link < 0) optimize_block(~link);
        }
    }
}

template <int D>
void DynamicTree<D>::optimize_block(std::int32_t index) {
    const int count = at(block_counts_, index);
    if (count < 2) return;
    const Block& block = at(blocks_, index);
    const float present = detail::tree_cost(detail::union_of(block));
    float least = present * (1.0f - kWorthTrying);
    int worst = -1;
    for (int slot = 0; slot < count; ++slot) {
        Block without = block;
        detail::set_slot_bounds(without, slot, detail::empty_bounds<D>());
        const float cost = detail::tree_cost(detail::union_of(without));
        if (cost < least) {
            least = cost;
            worst = slot;
        }
    }
    if (worst < 0) return;
    const std::int32_t id = block.link[worst];
    const Bounds bounds = detail::slot_bounds(block, worst);
    const double before = path_cost(at(block_parents_, index));
    unlink_item(id);
    if (at(block_counts_, index) != count - 1) {
        // Its block has become one with another: what it takes now is what was given back then.
        link_item(id, bounds, kRoot);
        return;
    }
    const std::int32_t place = at(block_parents_, index);
    const double saved = before - path_cost(place);
    double growth = 0.0;
    const std::int32_t target = ~link_at(find_place(bounds, growth));
    const bool better = growth < saved && at(block_counts_, target) < detail::kBlockSize;
    const std::int32_t to = better ? target : index;
    append(to, id, bounds);
    grow_up(at(block_parents_, to), child_of_item(id, bounds));
}

/// What a place and all above it cost.
template <int D>
double DynamicTree<D>::path_cost(std::int32_t place) const {
    double sum = 0.0;
    for (; place >= 0; place = at(parents_, place >> 1)) {
        sum += static_cast<double>(detail::tree_cost(detail::slot_bounds(at(pairs_, place >> 1), place & 1)));
    }
    return sum;
}

/// Where an insertion would go, and what it would make boxes grow by; nothing grows.
template <int D>
std::int32_t DynamicTree<D>::find_place(const Bounds& bounds, double& growth) const {
    const detail::GrowthProbe<D> probe(bounds);
    const Bounds root = detail::slot_bounds(pairs_[0], 0);
    growth = static_cast<double>(detail::tree_cost(detail::unite(bounds, root)) - detail::tree_cost(root));
    std::int32_t place = kRoot;
    for (std::int32_t link = link_at(kRoot); link > 0; link = link_at(place)) {
        const detail::Choice choice = probe.choice(at(pairs_, link));
        growth += static_cast<double>(choice.growth);
        place = link * 2 + choice.side;
    }
    return place;
}

template void DynamicTree<2>::optimize(int);
template void DynamicTree<3>::optimize(int);

}  // namespace jostle
