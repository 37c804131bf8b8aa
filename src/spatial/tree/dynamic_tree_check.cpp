// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What is wrong with a tree, if anything. It believes nothing: indices are checked before they are followed,
// and a node that is reached twice ends the walk.
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>
#include <limits>

#include "spatial/tree/tree_bounds.h"

namespace jostle {

namespace {

std::string text(std::int64_t value) {
    return to_text(static_cast<long long>(value));
}

template <int D>
constexpr detail::TreeChild<D> make_nothing() {
    detail::TreeChild<D> nothing{};
    for (float& row : nothing.bounds.row) row = detail::kEmptyBound;
    return nothing;
}
/// What an empty side of a pair holds.
template <int D>
constexpr detail::TreeChild<D> kNothing = make_nothing<D>();

/// Empty where the child is what it should be.
template <int D>
std::string child_fault(const std::string& name, const detail::TreeChild<D>& is,
                        const detail::TreeChild<D>& should_be) {
    if (!(is.bounds == should_be.bounds)) return "the box of " + name + " is not the union of what is below";
    if (is.category != should_be.category)
        return "the category of " + name + " is not the union of those below";
    if (is.mask != should_be.mask) return "the mask of " + name + " is not the union of those below";
    if (is.height != should_be.height) {
        return "the height of " + name + " is " + text(is.height) + ", not " + text(should_be.height);
    }
    return {};
}

/// Empty where a list through `next` from `first` leads over free entries only, and all that is not seen.
template <class IsFree, class Next>
std::string list_fault(const std::string& name, std::int64_t first, std::vector<bool>& seen, IsFree is_free,
                       Next next) {
    const auto end = static_cast<std::int64_t>(seen.size());
    for (std::int64_t i = first; i != -1; i = next(static_cast<std::size_t>(i))) {
        const std::string leads = "the list of free " + name + "s leads to " + name + " " + text(i);
        if (i < 0 || i >= end) return leads + ", which is none";
        const auto index = static_cast<std::size_t>(i);
        if (seen[index] || !is_free(index)) return leads + ", which is in use, not empty or listed twice";
        seen[index] = true;
    }
    for (std::int64_t i = 0; i < end; ++i) {
        if (!seen[static_cast<std::size_t>(i)]) return name + " " + text(i) + " is neither used nor free";
    }
    return {};
}

/// Every slot, used or empty.
template <int D>
std::string slots_fault(std::int64_t index, const detail::Block<D>& block, int count) {
    for (int slot = 0; slot < detail::kBlockSize; ++slot) {
        const std::string name = "slot " + text(slot) + " of block " + text(index);
        if (slot < count) {
            if (block.link[slot] < 0) return "the link of " + name + " is to no item";
            if (!is_valid(detail::slot_box<D>(block, slot))) return "the box of " + name + " is not valid";
        } else {
            if (block.link[slot] != detail::kNoItem)
                return "the link of " + name + ", which is empty, is one";
            if (!(detail::slot_bounds(block, slot) == detail::empty_bounds<D>())) {
                return "the box of " + name + ", which is empty, is not";
            }
        }
    }
    return {};
}

}  // namespace

template <int D>
std::string DynamicTree<D>::block_fault(std::int32_t place, std::vector<bool>& item_seen) const {
    const Child child = child_at(place);
    const std::int32_t index = ~child.link;
    const int count = at(block_counts_, index);
    if (count < 1 || count > detail::kBlockSize) {
        return "the item count of block " + text(index) + " is " + text(count);
    }
    const Block& block = at(blocks_, index);
    if (std::string fault = slots_fault<D>(index, block, count); !fault.empty()) return fault;
    Child should_be{detail::union_of(block), child.link, 0, 0, 0};
    for (int slot = 0; slot < count; ++slot) {
        const std::int32_t id = block.link[slot];
        const std::int32_t here = index * detail::kBlockSize + slot;
        if (static_cast<std::size_t>(id) >= places_.size()) {
            return "the link of slot " + text(slot) + " of block " + text(index) + " is to no item";
        }
        if (item_seen[static_cast<std::size_t>(id)]) return "item " + text(id) + " is in the tree twice";
        item_seen[static_cast<std::size_t>(id)] = true;
        if (at(places_, id) != here) {
            return "item " + text(id) + " lies at place " + text(here) + " but its place says " +
                   text(at(places_, id));
        }
        should_be.category |= detail::fold_bits(at(filters_, id).category);
        should_be.mask |= detail::fold_bits(at(filters_, id).mask);
    }
    return child_fault<D>("block " + text(index), child, should_be);
}

template <int D>
std::string DynamicTree<D>::walk_fault(std::vector<bool>& pair_seen, std::vector<bool>& block_seen,
                                       std::vector<bool>& item_seen) const {
    std::vector<std::int32_t> stack;
    if (link_at(kRoot) != detail::kNoChild) stack.push_back(kRoot);
    while (!stack.empty()) {
        const std::int32_t place = stack.back();
        stack.pop_back();
        const Child child = child_at(place);
        const std::string name = "the child at place " + text(place);
        if (child.link == detail::kNoChild) return "the link of " + name + " is empty";
        const bool is_block = child.link < 0;
        const std::int32_t index = is_block ? ~child.link : child.link;
        const std::string below = (is_block ? "block " : "pair ") + text(index);
        std::vector<bool>& seen = is_block ? block_seen : pair_seen;
        if (static_cast<std::size_t>(index) >= seen.size()) {
            return "the link of " + name + " is to " + below + ", which is none";
        }
        if (seen[static_cast<std::size_t>(index)]) return below + " is in the tree twice";
        seen[static_cast<std::size_t>(index)] = true;
        const std::int32_t above = is_block ? at(block_parents_, index) : at(parents_, index);
        if (above != place) {
            return "the parent of " + below + " is said to be place " + text(above) + ", but it is place " +
                   text(place);
        }
        if (is_block) {
            if (std::string fault = block_fault(place, item_seen); !fault.empty()) return fault;
            continue;
        }
        const Pair& pair = at(pairs_, index);
        const int tallest = pair.height[0] > pair.height[1] ? pair.height[0] : pair.height[1];
        if (tallest == std::numeric_limits<std::int32_t>::max())
            return "the height of a child of " + name + " is " + text(tallest);
        std::string fault =
            child_fault<D>(name, child,
                           {detail::union_of(pair), child.link, pair.category[0] | pair.category[1],
                            pair.mask[0] | pair.mask[1], tallest + 1});
        if (!fault.empty()) return fault;
        stack.push_back(index * 2 + 1);
        stack.push_back(index * 2);
    }
    return {};
}

template <int D>
std::string DynamicTree<D>::counts_fault() const {
    if (pairs_.empty() || parents_.size() != pairs_.size()) return "there is not one parent for each pair";
    if (block_parents_.size() != blocks_.size()) return "there is not one parent for each block";
    if (block_counts_.size() != blocks_.size()) return "there is not one item count for each block";
    if (user_data_.size() != places_.size()) return "there is not one number of user data for each item";
    if (filters_.size() != places_.size()) return "there is not one filter for each item";
    // In 64 bits: saved bytes may hold any counts.
    if (reserved_ < 0 || std::int64_t{item_room_} - item_count_ < reserved_ ||
        std::int64_t{node_room_} - block_count_ < reserved_) {
        return "there is no room for the " + text(reserved_) + " reserved items";
    }
    if (change_count_ < 0) return "the change count is negative";
    if (next_to_optimize_ < 0 || static_cast<std::size_t>(next_to_optimize_) >= pairs_.size()) {
        return "the next to optimize is pair " + text(next_to_optimize_) + ", which is none";
    }
    if (is_built() && !(cost_when_built_ >= 0.0)) return "the built cost is " + to_text(cost_when_built_);
    if (!is_finite(options_.margin) || options_.margin < 0.0f)
        return "the margin is " + to_text(options_.margin);
    if (!is_finite(options_.margin_share) || options_.margin_share < 0.0f)
        return "the margin's share is " + to_text(options_.margin_share);
    if (!is_finite(options_.displacement_multiplier) || options_.displacement_multiplier < 0.0f) {
        return "the displacement multiplier is " + to_text(options_.displacement_multiplier);
    }
    return {};
}

template <int D>
std::string DynamicTree<D>::lists_fault(std::vector<bool>& pair_seen, std::vector<bool>& block_seen,
                                        std::vector<bool>& item_seen) const {
    const auto is_free_pair = [&](std::size_t i) {
        for (int side = 0; side < 2; ++side) {
            if (!(child_at(static_cast<std::int32_t>(2 * i) + side) == kNothing<D>)) return false;
        }
        return true;
    };
    const auto is_free_block = [&](std::size_t i) {
        return block_counts_[i] == 0 && slots_fault<D>(static_cast<std::int64_t>(i), blocks_[i], 0).empty();
    };
    std::string fault =
        list_fault("pair", free_pair_, pair_seen, is_free_pair, [&](std::size_t i) { return parents_[i]; });
    if (!fault.empty()) return fault;
    fault = list_fault("block", free_block_, block_seen, is_free_block,
                       [&](std::size_t i) { return block_parents_[i]; });
    if (!fault.empty()) return fault;
    return list_fault(
        "item", free_item_, item_seen, [&](std::size_t i) { return places_[i] < 0; },
        [&](std::size_t i) { return -2 - places_[i]; });
}

template <int D>
std::string DynamicTree<D>::check() const {
    if (std::string fault = counts_fault(); !fault.empty()) return fault;
    if (parents_[0] != -1) return "the root has a parent, place " + text(parents_[0]);
    if (!(child_at(kRoot + 1) == kNothing<D>)) return "the root has a sibling";
    if (link_at(kRoot) == detail::kNoChild && !(child_at(kRoot) == kNothing<D>)) {
        return "the box, filter or height of the root is not empty, but its link is";
    }
    std::vector<bool> pair_seen(pairs_.size());
    std::vector<bool> block_seen(blocks_.size());
    std::vector<bool> item_seen(places_.size());
    pair_seen[0] = true;
    if (std::string fault = walk_fault(pair_seen, block_seen, item_seen); !fault.empty()) return fault;
    std::int64_t items = 0;
    for (const bool seen : item_seen) items += seen ? 1 : 0;
    if (items != item_count_) {
        return "the item count says " + text(item_count_) + ", the tree has " + text(items);
    }
    const auto blocks = std::count(block_seen.begin(), block_seen.end(), true);
    if (blocks != block_count_) {
        return "the block count says " + text(block_count_) + ", the tree has " + text(blocks);
    }
    return lists_fault(pair_seen, block_seen, item_seen);
}

template std::string DynamicTree<2>::check() const;
template std::string DynamicTree<3>::check() const;

}  // namespace jostle
