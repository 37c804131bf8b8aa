// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What is wrong with a tree, if anything. It believes nothing: indices are checked before they are followed,
// and a node that is reached twice ends the walk.
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

namespace jostle {

namespace {

std::string text(std::int64_t value) {
    return to_text(static_cast<long long>(value));
}

template <int D>
std::string item_fault(std::int32_t place, const detail::TreeNode<D>& n, const BoxFilter& filter,
                       std::int32_t item_place) {
    const std::string name = "item " + text(n.item());
    if (item_place != place) {
        return name + " lies at place " + text(place) + " but its place says " + text(item_place);
    }
    if (!is_valid(n.box)) return "the box of " + name + " is not valid";
    if (n.category != detail::fold_bits(filter.category))
        return name + " has a category that its node does not have";
    if (n.mask != detail::fold_bits(filter.mask)) return name + " has a mask that its node does not have";
    if (n.height != 0) return name + " has height " + text(n.height) + ", not 0";
    return {};
}

template <int D>
std::string inner_fault(std::int32_t place, const detail::TreeNode<D>& n, const detail::TreePair<D>& below) {
    const detail::TreeNode<D>& a = below.child[0];
    const detail::TreeNode<D>& b = below.child[1];
    const std::string name = "the node at place " + text(place);
    if (!(n.box == unite(a.box, b.box))) return "the box of " + name + " is not the union of its children's";
    if (n.category != (a.category | b.category))
        return "the category of " + name + " is not the union of its children's";
    if (n.mask != (a.mask | b.mask)) return "the mask of " + name + " is not the union of its children's";
    const std::int32_t tallest = a.height > b.height ? a.height : b.height;
    if (n.height != tallest + 1) {
        return "the height of " + name + " is " + text(n.height) + ", not one more than its children's";
    }
    return {};
}

}  // namespace

template <int D>
std::string DynamicTree<D>::check() const {
    if (pairs_.empty() || parents_.size() != pairs_.size()) return "there is not one parent for each pair";
    const auto pair_end = static_cast<std::int64_t>(pairs_.size());
    const auto item_end = static_cast<std::int64_t>(items_.size());
    std::vector<bool> pair_seen(pairs_.size());
    std::vector<bool> item_seen(items_.size());
    pair_seen[0] = true;
    std::int64_t pairs_used = 1;
    std::int64_t items_used = 0;

    if (parents_[0] != -1) return "the root has a parent, place " + text(parents_[0]);
    std::vector<std::int32_t> stack;
    if (node(kRoot).link != detail::kNoLink) stack.push_back(kRoot);
    while (!stack.empty()) {
        const std::int32_t place = stack.back();
        stack.pop_back();
        const Node& n = node(place);
        if (n.link == detail::kNoLink) return "the link of the node at place " + text(place) + " is empty";
        if (n.is_item()) {
            const std::int32_t id = n.item();
            if (id >= item_end) return "the link of the node at place " + text(place) + " is to no item";
            if (item_seen[static_cast<std::size_t>(id)]) return "item " + text(id) + " is in the tree twice";
            item_seen[static_cast<std::size_t>(id)] = true;
            ++items_used;
            std::string fault = item_fault<D>(place, n, item(id).filter, item(id).place);
            if (!fault.empty()) return fault;
            continue;
        }
        if (n.link >= pair_end) return "the link of the node at place " + text(place) + " is to no pair";
        const auto pair = static_cast<std::size_t>(n.link);
        if (pair_seen[pair]) return "pair " + text(n.link) + " is in the tree twice";
        pair_seen[pair] = true;
        ++pairs_used;
        if (parents_[pair] != place) {
            return "the parent of pair " + text(n.link) + " is said to be place " + text(parents_[pair]) +
                   ", but it is place " + text(place);
        }
        std::string fault = inner_fault<D>(place, n, pairs_[pair]);
        if (!fault.empty()) return fault;
        stack.push_back(n.link * 2 + 1);
        stack.push_back(n.link * 2);
    }
    if (items_used != item_count_) {
        return "the item count says " + text(item_count_) + ", the tree has " + text(items_used);
    }

    for (std::int32_t pair = free_pair_; pair != -1; pair = parents_[static_cast<std::size_t>(pair)]) {
        if (pair < 0 || pair >= pair_end)
            return "the list of free pairs leads to pair " + text(pair) + ", which is none";
        if (pair_seen[static_cast<std::size_t>(pair)]) {
            return "the list of free pairs leads to pair " + text(pair) + ", which is in use or listed twice";
        }
        pair_seen[static_cast<std::size_t>(pair)] = true;
        ++pairs_used;
    }
    if (pairs_used != pair_end) return text(pair_end - pairs_used) + " pairs are neither used nor free";

    for (std::int32_t id = free_item_; id != -1; id = -2 - item(id).place) {
        if (id < 0 || id >= item_end)
            return "the list of free items leads to item " + text(id) + ", which is none";
        if (item_seen[static_cast<std::size_t>(id)] || item(id).place >= 0) {
            return "the list of free items leads to item " + text(id) + ", which is in use or listed twice";
        }
        item_seen[static_cast<std::size_t>(id)] = true;
        ++items_used;
    }
    if (items_used != item_end) return text(item_end - items_used) + " items are neither used nor free";
    if (change_count_ < 0) return "the change count is negative";
    return {};
}

template std::string DynamicTree<2>::check() const;
template std::string DynamicTree<3>::check() const;

}  // namespace jostle
