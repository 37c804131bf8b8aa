// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What is wrong with a Bvh, if anything. It believes nothing: links are checked before they are followed, and
// as a node must come before what is below it, one pass over the nodes sees all that the root leads to.
#include <jostle/core/error.h>
#include <jostle/spatial/bvh.h>

#include <limits>
#include <vector>

namespace jostle {

namespace {

constexpr double kInfiniteCost = std::numeric_limits<double>::infinity();

std::string text(std::int64_t value) {
    return to_text(static_cast<long long>(value));
}

/// Whether a slot has infinity everywhere.
template <class Node>
bool is_empty(const Node& node, int slot) {
    for (const auto& row : node.bound) {
        if (row[slot] != detail::kEmptyBound) return false;
    }
    return true;
}

/// The union of all slots; empty ones are neutral.
template <int D, class Node>
Aabb<D> all_of(const Node& node) {
    Aabb<D> all = empty_box<D>();
    for (int slot = 0; slot < Node::kWidth; ++slot) all = unite(all, detail::slot_box<D>(node, slot));
    return all;
}

template <int D>
std::string block_fault(std::int32_t number, const detail::Block<D>& block, const std::int32_t* places,
                        std::vector<bool>& item_seen) {
    const std::string name = "block " + text(number);
    if (block.link[0] == detail::kNoItem) return name + " has no item";
    bool ended = false;
    for (int slot = 0; slot < detail::kBlockSize; ++slot) {
        const std::int32_t id = block.link[slot];
        if (id == detail::kNoItem) {
            ended = true;
            if (!is_empty(block, slot)) return "the empty slot " + text(slot) + " of " + name + " has a box";
            continue;
        }
        if (ended) return name + " has an empty slot before an item";
        if (id < 0 || static_cast<std::size_t>(id) >= item_seen.size())
            return "the link of slot " + text(slot) + " of " + name + " is to no item";
        if (item_seen[static_cast<std::size_t>(id)]) return "item " + text(id) + " is in the tree twice";
        item_seen[static_cast<std::size_t>(id)] = true;
        const std::int32_t place = number * detail::kBlockSize + slot;
        if (places[id] != place) {
            return "item " + text(id) + " lies at place " + text(place) + " but its place says " +
                   text(places[id]);
        }
        if (!is_valid(detail::slot_box<D>(block, slot)))
            return "the box of item " + text(id) + " is not valid";
    }
    return {};
}

}  // namespace

template <int D>
std::string Bvh<D>::check() const {
    if ((item_count_ == 0) != (node_count_ == 0) || (item_count_ == 0) != (block_count_ == 0))
        return "items, nodes and blocks are not all there, or all missing";
    if (built_cost_ != kNotRefitted && !(built_cost_ >= 0.0 && built_cost_ < kInfiniteCost))
        return "the built cost is " + to_text(built_cost_);
    std::vector<bool> block_seen(static_cast<std::size_t>(block_count_));
    std::vector<bool> item_seen(static_cast<std::size_t>(item_count_));
    std::vector<int> depth(static_cast<std::size_t>(node_count_), 0);
    if (node_count_ > 0) depth[0] = 1;
    int height = 0;
    for (std::int32_t i = 0; i < node_count_; ++i) {
        const Node& node = store_.nodes.data()[i];
        const int here = depth[static_cast<std::size_t>(i)];
        if (here == 0) return "nothing before node " + text(i) + " leads to it";
        height = here > height ? here : height;
        if (node.link[0] == detail::kNoChild) return "node " + text(i) + " has no child";
        bool ended = false;
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            const std::int32_t link = node.link[slot];
            const auto name = [&] { return "slot " + text(slot) + " of node " + text(i); };
            if (link == detail::kNoChild) {
                ended = true;
                if (!is_empty(node, slot)) return "the empty " + name() + " has a box";
                continue;
            }
            if (ended) return "an empty slot comes before " + name();
            Aabb<D> below;
            if (link > 0) {
                if (link >= node_count_) return "the link of " + name() + " is to no node";
                if (link <= i || depth[static_cast<std::size_t>(link)] != 0)
                    return "the link of " + name() + " is to node " + text(link) +
                           ", which comes before or is in the tree twice";
                depth[static_cast<std::size_t>(link)] = here + 1;
                below = all_of<D>(store_.nodes.data()[link]);
            } else {
                const std::int32_t block = ~link;
                if (block >= block_count_) return "the link of " + name() + " is to no block";
                if (block_seen[static_cast<std::size_t>(block)])
                    return "block " + text(block) + " is in the tree twice";
                block_seen[static_cast<std::size_t>(block)] = true;
                std::string fault =
                    block_fault<D>(block, store_.blocks.data()[block], store_.places.data(), item_seen);
                if (!fault.empty()) return fault;
                below = all_of<D>(store_.blocks.data()[block]);
            }
            if (!(detail::slot_box<D>(node, slot) == below))
                return "the box of " + name() + " is not the union of what is below it";
        }
    }
    if (height != height_) return "the height says " + text(height_) + ", the tree has " + text(height);
    for (std::size_t i = 0; i < block_seen.size(); ++i) {
        if (!block_seen[i]) return "block " + text(static_cast<std::int64_t>(i)) + " is not in the tree";
    }
    for (std::size_t i = 0; i < item_seen.size(); ++i) {
        if (!item_seen[i]) return "item " + text(static_cast<std::int64_t>(i)) + " is not in the tree";
    }
    return {};
}

template std::string Bvh<2>::check() const;
template std::string Bvh<3>::check() const;

}  // namespace jostle
