// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree: what is taken from its pools, and what is read and written of one item.
#include <jostle/core/require.h>
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/tree/empty_nodes.h"
#include "spatial/tree/tree_memory.h"

namespace jostle {

template <int D>
DynamicTree<D>::DynamicTree(const DynamicTreeOptions& options, std::pmr::memory_resource* memory)
    : options_(options),
      pairs_(memory),
      parents_(memory),
      blocks_(memory),
      block_parents_(memory),
      block_counts_(memory),
      places_(memory),
      user_data_(memory),
      filters_(memory),
      rebuilding_(memory) {
    require_options("DynamicTree::DynamicTree", options);
    pairs_.reserve(detail::kLeastRoom);
    parents_.reserve(detail::kLeastRoom);
    clear();
}

template <int D>
void DynamicTree<D>::require_options(const char* function, const DynamicTreeOptions& options) {
    const Call call(function);
    call.in(kAtLeastZero, "margin", options.margin);
    call.in(kAtLeastZero, "margin_share", options.margin_share);
    call.in(kAtLeastZero, "displacement_multiplier", options.displacement_multiplier);
    call.one_of(InsertionPolicy::kManhattan, "insertion", options.insertion, "it must be a policy");
    call.one_of(RotationPolicy::kCost, "rotation", options.rotation, "it must be a policy");
}

template <int D>
void DynamicTree<D>::clear() {
    pairs_.clear();
    parents_.clear();
    blocks_.clear();
    block_parents_.clear();
    block_counts_.clear();
    places_.clear();
    user_data_.clear();
    filters_.clear();
    // There is room for one from the beginning on.
    pairs_.push_back(detail::kEmptyPair<D>);
    parents_.push_back(-1);
    free_pair_ = -1;
    free_block_ = -1;
    free_item_ = -1;
    item_count_ = 0;
    block_count_ = 0;
    change_count_ = 0;
    next_to_optimize_ = 0;
    cost_when_built_ = kNeverBuilt;
    all_have_category_ = true;
    work_ = {};
}

template <int D>
std::int32_t DynamicTree<D>::take_item() {
    if (free_item_ < 0) {
        places_.push_back(0);
        user_data_.push_back(std::uint64_t{0});
        filters_.push_back(BoxFilter{});
        return static_cast<std::int32_t>(places_.size()) - 1;
    }
    // ORDER: the id that was given back last is given out first.
    const std::int32_t id = free_item_;
    free_item_ = -2 - at(places_, id);
    return id;
}

template <int D>
std::int32_t DynamicTree<D>::take_pair() {
    if (free_pair_ < 0) {
        pairs_.push_back(detail::kEmptyPair<D>);
        parents_.push_back(-1);
        return static_cast<std::int32_t>(pairs_.size()) - 1;
    }
    const std::int32_t pair = free_pair_;
    free_pair_ = at(parents_, pair);
    return pair;
}

template <int D>
void DynamicTree<D>::free_pair(std::int32_t pair) {
    at(pairs_, pair) = detail::kEmptyPair<D>;
    at(parents_, pair) = free_pair_;
    free_pair_ = pair;
}

template <int D>
std::int32_t DynamicTree<D>::take_block() {
    ++block_count_;
    if (free_block_ < 0) {
        blocks_.push_back(detail::kEmptyBlock<D>);
        block_parents_.push_back(-1);
        block_counts_.push_back(std::uint8_t{0});
        return static_cast<std::int32_t>(blocks_.size()) - 1;
    }
    const std::int32_t block = free_block_;
    free_block_ = at(block_parents_, block);
    return block;
}

template <int D>
void DynamicTree<D>::free_block(std::int32_t block) {
    --block_count_;
    at(blocks_, block) = detail::kEmptyBlock<D>;
    at(block_counts_, block) = 0;
    at(block_parents_, block) = free_block_;
    free_block_ = block;
}

template <int D>
void DynamicTree<D>::require_live(const char* function, int id) const {
    if (!is_live(id))
        Call(function).refuse("id", to_text(static_cast<long long>(id)), "it must be a live item's");
}

template <int D>
Aabb<D> DynamicTree<D>::fat_box(int id) const {
    require_live("DynamicTree::fat_box", id);
    return box_of(id);
}

template <int D>
std::uint64_t DynamicTree<D>::user_data(int id) const {
    require_live("DynamicTree::user_data", id);
    return at(user_data_, id);
}

template <int D>
void DynamicTree<D>::set_user_data(int id, std::uint64_t user_data) {
    require_live("DynamicTree::set_user_data", id);
    at(user_data_, id) = user_data;
}

template <int D>
BoxFilter DynamicTree<D>::filter(int id) const {
    require_live("DynamicTree::filter", id);
    return at(filters_, id);
}

template <int D>
void DynamicTree<D>::set_filter(int id, const BoxFilter& filter) {
    require_live("DynamicTree::set_filter", id);
    at(filters_, id) = filter;
    all_have_category_ = all_have_category_ && filter.category != 0;
    const std::int32_t above = at(block_parents_, at(places_, id) / detail::kBlockSize);
    work_ = {};
    if (pull_block(above)) refit_above(above);
}

template class DynamicTree<2>;
template class DynamicTree<3>;

}  // namespace jostle
