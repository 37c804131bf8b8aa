// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Making a tree better a little at a time, in the time that is left: rotations at the nodes in turn, and
// items that make their block much larger than it would be without them go where they make boxes grow least.
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/tree_cost.h"

namespace jostle {

namespace {
/// [1] An item is put elsewhere when its block's box would cost this much less without it.
constexpr float kWorthMoving = 0.25f;
}  // namespace

template <int D>
void DynamicTree<D>::optimize(int nodes) {
    if (nodes < 0) {
        raise("DynamicTree::optimize", "nodes", to_text(static_cast<long long>(nodes)),
              "it must be 0 or more");
    }
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
    float least = present * (1.0f - kWorthMoving);
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
    unlink_item(id);
    link_item(id, bounds, kRoot);
}

template void DynamicTree<2>::optimize(int);
template void DynamicTree<3>::optimize(int);

}  // namespace jostle
