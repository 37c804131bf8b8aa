// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree: its pools, and what is read and written of one item.
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>

#include "spatial/refuse.h"

namespace jostle {

template <int D>
DynamicTree<D>::DynamicTree(const DynamicTreeOptions& options, std::pmr::memory_resource* memory)
    : options_(options),
      pairs_(memory),
      parents_(memory),
      items_(memory),
      morton_(memory),
      morton_nodes_(memory) {
    detail::require_at_least_zero("DynamicTree::DynamicTree", "margin", options.margin);
    detail::require_at_least_zero("DynamicTree::DynamicTree", "displacement_multiplier",
                                  options.displacement_multiplier);
    clear();
}

template <int D>
void DynamicTree<D>::clear() {
    pairs_.clear();
    parents_.clear();
    items_.clear();
    pairs_.push_back(Pair{});
    parents_.push_back(-1);
    free_pair_ = -1;
    free_item_ = -1;
    item_count_ = 0;
    change_count_ = 0;
}

template <int D>
std::int32_t DynamicTree<D>::take_item() {
    if (free_item_ < 0) {
        items_.push_back(Item{});
        return static_cast<std::int32_t>(items_.size()) - 1;
    }
    const std::int32_t id = free_item_;
    free_item_ = -2 - item(id).place;
    return id;
}

template <int D>
std::int32_t DynamicTree<D>::take_pair() {
    if (free_pair_ < 0) {
        pairs_.push_back(Pair{});
        parents_.push_back(-1);
        return static_cast<std::int32_t>(pairs_.size()) - 1;
    }
    const std::int32_t pair = free_pair_;
    free_pair_ = parents_[static_cast<std::size_t>(pair)];
    return pair;
}

template <int D>
void DynamicTree<D>::free_pair(std::int32_t pair) {
    pairs_[static_cast<std::size_t>(pair)] = Pair{};
    parents_[static_cast<std::size_t>(pair)] = free_pair_;
    free_pair_ = pair;
}

template <int D>
void DynamicTree<D>::require_live(const char* function, int id) const {
    if (!is_live(id)) raise(function, "id", to_text(static_cast<long long>(id)), "it must be a live item's");
}

template <int D>
bool DynamicTree<D>::is_live(int id) const {
    return id >= 0 && static_cast<std::size_t>(id) < items_.size() && item(id).place >= 0;
}

template <int D>
Aabb<D> DynamicTree<D>::fat_box(int id) const {
    require_live("DynamicTree::fat_box", id);
    return node(item(id).place).box;
}

template <int D>
std::uint64_t DynamicTree<D>::word(int id) const {
    require_live("DynamicTree::word", id);
    return item(id).word;
}

template <int D>
void DynamicTree<D>::set_word(int id, std::uint64_t word) {
    require_live("DynamicTree::set_word", id);
    item(id).word = word;
}

template <int D>
BoxFilter DynamicTree<D>::filter(int id) const {
    require_live("DynamicTree::filter", id);
    return item(id).filter;
}

template <int D>
void DynamicTree<D>::set_filter(int id, const BoxFilter& filter) {
    require_live("DynamicTree::set_filter", id);
    Item& it = item(id);
    it.filter = filter;
    Node& n = node(it.place);
    n.category = detail::fold_bits(filter.category);
    n.mask = detail::fold_bits(filter.mask);
    refit_above(it.place);
}

template <int D>
int DynamicTree<D>::height() const {
    return node(kRoot).height;
}

template <int D>
float DynamicTree<D>::area_ratio() const {
    if (item_count_ < 2) return 0.0f;
    const float root = cost(node(kRoot).box);
    if (!(root > 0.0f)) return 0.0f;
    // ORDER: by place, in double precision.
    double sum = 0.0;
    for (const Pair& pair : pairs_) {
        for (const Node& n : pair.child) {
            if (n.is_inner()) sum += static_cast<double>(cost(n.box));
        }
    }
    return static_cast<float>(sum / static_cast<double>(root));
}

template <int D>
std::size_t DynamicTree<D>::byte_count() const {
    return pairs_.capacity() * sizeof(Pair) + parents_.capacity() * sizeof(std::int32_t) +
           items_.capacity() * sizeof(Item) + morton_.capacity() * sizeof(MortonItem) +
           morton_nodes_.capacity() * sizeof(Node);
}

template class DynamicTree<2>;
template class DynamicTree<3>;

}  // namespace jostle
