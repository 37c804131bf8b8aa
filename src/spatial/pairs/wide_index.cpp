// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <jostle/core/assert.h>
#include <jostle/core/error.h>
#include <jostle/spatial/wide_index.h>

#include <algorithm>

#include "spatial/tree/empty_nodes.h"
#include "spatial/tree/tree_cost.h"
#include "spatial/tree/tree_memory.h"

namespace jostle::detail {
namespace {

template <int D>
struct Part {
    Bounds<D> bounds;
    std::int32_t link;
    std::uint32_t category;
    float cost;  ///< less than 0: a block, which cannot be opened
};

template <int D>
Part<D> part_of(const TreePair<D>& pair, int side) {
    const Bounds<D> bounds = slot_bounds(pair, side);
    const std::int32_t link = pair.link[side];
    return {bounds, link, pair.category[side], link > 0 ? max(tree_cost(bounds), 0.0f) : -1.0f};
}

/// The parts below a pair that stand in one node; returns how many.
template <int D>
int open(const TreePair<D>* pairs, std::int32_t pair, Part<D> (&parts)[kBlockSize]) {
    int count = 0;
    for (int side = 0; side < 2; ++side)
        if (pairs[pair].link[side] != kNoChild) parts[count++] = part_of(pairs[pair], side);
    while (count < kBlockSize) {
        // ORDER: of equal costs the first.
        int largest = 0;
        for (int i = 1; i < count; ++i)
            if (parts[i].cost > parts[largest].cost) largest = i;
        if (count == 0 || parts[largest].link < 0) break;
        const TreePair<D>& opened = pairs[parts[largest].link];
        parts[largest] = part_of(opened, 0);
        parts[count++] = part_of(opened, 1);
    }
    return count;
}

template <int D>
void put(IndexNode<D>& node, int slot, const Part<D>& part) {
    set_slot_bounds(node, slot, part.bounds);
    node.category[slot] = part.category;
    node.link[slot] = part.link;
}

}  // namespace

/// By a quarter more than is needed.
template <int D>
void WideIndex<D>::grow(int blocks) noexcept {
    // Nobody misses it.
    (void)has_memory_for([&] { nodes_.reserve(most_nodes(blocks + blocks / 4)); });
}

template <int D>
void WideIndex<D>::copy_from(const WideIndex& other) noexcept {
    if (!has_memory_for([&] { nodes_.copy(other.nodes_); })) return drop();
    made_ = other.made_;
    rested_ = other.rested_;
}

/// Searches go on making one that is not whole.
template <int D>
void WideIndex<D>::share_from(const WideIndex& other) noexcept {
    if (!other.is_whole()) return copy_from(other);
    nodes_.share(other.nodes_);
    made_ = other.made_;
    rested_ = other.rested_;
}

/// Level by level.
template <int D>
void WideIndex<D>::make_part(const TreeView<TreePair<D>>& tree, int blocks) {
    if (nodes_.empty()) {
        // A search takes no memory: the room was taken as boxes came, if there was any.
        if (nodes_.capacity() < most_nodes(blocks)) return;
        nodes_.push_back(make_empty_node<IndexNode<D>>());
    }
    for (int left = kNodesOfSearch; left > 0 && made_ < nodes_.size(); --left, ++made_) {
        IndexNode<D>& node = nodes_[made_];
        Part<D> parts[kBlockSize];
        const int count = open(tree.inner, node.link[0], parts);
        node.link[0] = kNoChild;
        for (int slot = 0; slot < count; ++slot) {
            Part<D>& part = parts[slot];
            if (part.link > 0) {
                const std::int32_t pair = std::exchange(part.link, static_cast<std::int32_t>(nodes_.size()));
                JOSTLE_ASSERT(nodes_.size() < nodes_.capacity(), "An index has room for all its nodes.");
                nodes_.push_back(make_empty_node<IndexNode<D>>());
                nodes_.back().link[0] = pair;
            }
            put(node, slot, part);
        }
    }
}

template <int D>
std::string WideIndex<D>::fault(const TreeView<TreePair<D>>& tree,
                                std::span<const std::uint8_t> block_counts) const {
    if (!is_whole()) return {};
    const auto text = [](auto value) { return to_text(static_cast<long long>(value)); };
    std::vector<bool> seen(block_counts.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        for (int slot = 0; slot < kBlockSize; ++slot) {
            const std::int32_t link = nodes_[i].link[slot];
            const Bounds<D> bounds = slot_bounds(nodes_[i], slot);
            const std::string at = "slot " + text(slot) + " of node " + text(i) + " of its index ";
            if (link == kNoChild) {
                if (!(bounds == empty_bounds<D>())) return at + "is empty, and has a box";
            } else if (link > 0) {
                const auto next = static_cast<std::size_t>(link);
                if (next <= i || next >= nodes_.size()) return at + "leads to no node further down";
                Bounds<D> below = empty_bounds<D>();
                for (int k = 0; k < kBlockSize; ++k) below = unite(below, slot_bounds(nodes_[next], k));
                if (!(below == bounds)) return at + "has not the box of the node below";
            } else {
                const std::int32_t place = ~link;
                const auto block = static_cast<std::size_t>(place);
                if (block >= block_counts.size() || block_counts[block] == 0 || seen[block])
                    return at + "leads to no block, or to one that has been seen";
                seen[block] = true;
                if (!(union_of(tree.blocks[block]) == bounds)) return at + "has not the box of its block";
            }
        }
    }
    for (std::size_t block = 0; block < seen.size(); ++block)
        if (block_counts[block] != 0 && !seen[block]) return "its index leads not to block " + text(block);
    return {};
}

template class WideIndex<2>;
template class WideIndex<3>;

}  // namespace jostle::detail
