// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which nodes of a binary hierarchy become nodes of W = 8 slots [Ylitie2017]. With C(i, k) for what the nodes
// below and including binary node i cost at least when i may take k slots of the node above it,
//
//     C(leaf, k) = 0
//     C(i, 1)    = cost(i) + C(i, W)                          i is a node itself
//     C(i, k)    = min over 0 < j < k of C(left, j) + C(right, k - j)
//
// found from below; then from above, j says who has how many slots. Our departure: costs are the root's
// share, and each node costs a millionth of the root besides, so that where nothing has extent few nodes are
// best.
//
// Cost: W^2 / 2 sums a node.
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/bvh.h>

#include "spatial/build/build.h"

namespace jostle {

namespace {

using detail::kBlockSize;
using detail::WideChoice;

/// From below: boxes, then choices.
template <int D>
void choose(std::span<const std::int32_t> nodes, const detail::BuildBounds<D>* block_bounds,
            detail::BuildBounds<D>* bounds, WideChoice* choices) {
    for (std::size_t i = nodes.size(); i-- > 0;) {
        bounds[i] = nodes[i] < 0 ? block_bounds[~nodes[i]] : detail::unite(bounds[i + 1], bounds[nodes[i]]);
    }
    constexpr float kNodeCost = 1.0e-6f;
    const double root = detail::build_cost(bounds[0]);
    for (std::size_t i = nodes.size(); i-- > 0;) {
        WideChoice& c = choices[i];
        if (nodes[i] < 0) {
            c = {};
            continue;
        }
        const WideChoice& left = choices[i + 1];
        const WideChoice& right = choices[nodes[i]];
        for (int k = 2; k <= kBlockSize; ++k) {
            // ORDER: of equal costs the fewest slots for the left.
            c.cost[k] = left.cost[1] + right.cost[k - 1];
            c.left[k] = 1;
            for (int j = 2; j < k; ++j) {
                const float cost = left.cost[j] + right.cost[k - j];
                if (!(cost < c.cost[k])) continue;
                c.cost[k] = cost;
                c.left[k] = static_cast<std::uint8_t>(j);
            }
        }
        const double share = root > 0.0 ? detail::build_cost(bounds[i]) / root : 0.0;
        c.cost[1] = c.cost[kBlockSize] + (static_cast<float>(share) + kNodeCost);
        c.left[1] = 0;
    }
}

struct Part {
    std::int32_t binary;
    int slots;
};

/// The binary nodes that stand in one wide one, from left to right; returns how many.
int open(std::span<const std::int32_t> nodes, const WideChoice* choices, std::int32_t binary,
         std::int32_t* slots) {
    Part later[kBlockSize];
    int waiting = 0;
    int size = 0;
    Part now{binary, kBlockSize};
    for (;;) {
        const std::int32_t right = nodes[static_cast<std::size_t>(now.binary)];
        const int left_slots = right < 0 ? 0 : choices[now.binary].left[now.slots];
        if (left_slots > 0) {
            later[waiting++] = {right, now.slots - left_slots};
            now = {now.binary + 1, left_slots};
            continue;
        }
        slots[size++] = now.binary;
        if (waiting == 0) return size;
        now = later[--waiting];
    }
}

struct Opened {
    std::int32_t above;  ///< the node that leads to this one, counted depth-first; -1 for the root
    int slot;            ///< there
    int depth;
    int size;
    std::int32_t slots[kBlockSize];  ///< binary nodes
};

/// A node that is to be made later.
struct Later {
    std::int32_t binary;
    std::int32_t above;
    int slot;
    int depth;
};
using LaterStack = GrowableStack<Later, 256>;

/// Calls visit for each node that is to be made, depth-first. The stack has the same height each time.
template <class Visitor>
void for_nodes(std::span<const std::int32_t> nodes, const WideChoice* choices, LaterStack& later,
               const Visitor& visit) {
    later.push({0, -1, 0, 1});
    for (std::int32_t number = 0; !later.empty(); ++number) {
        const Later next = later.pop();
        Opened now;
        now.above = next.above;
        now.slot = next.slot;
        now.depth = next.depth;
        now.size = open(nodes, choices, next.binary, now.slots);
        for (int slot = now.size - 1; slot >= 0; --slot) {
            if (nodes[static_cast<std::size_t>(now.slots[slot])] > 0)
                later.push({now.slots[slot], number, slot, now.depth + 1});
        }
        visit(now);
    }
}

}  // namespace

template <int D>
void Bvh<D>::collapse_nodes(const detail::BuiltTree& tree) {
    const std::span<const std::int32_t> binary = tree.nodes;
    detail::BuildBounds<D>* const bounds = node_bounds_.room(binary.size());
    WideChoice* const choices = choices_.room(binary.size());
    choose<D>(binary, block_bounds_.data(), bounds, choices);
    LaterStack later(spare_.nodes.memory());
    std::int32_t count = 0;
    for_nodes(binary, choices, later, [&](const Opened&) { ++count; });
    Node* const nodes = spare_.nodes.room(static_cast<std::size_t>(count));

    // From here on nothing can fail.
    clear();
    store_.swap(spare_);
    int height = 0;
    std::int32_t next = 0;
    for_nodes(binary, choices, later, [&](const Opened& now) {
        if (now.above >= 0) nodes[now.above].link[now.slot] = next;
        height = now.depth > height ? now.depth : height;
        Node& node = nodes[next++];
        for (int slot = 0; slot < kBlockSize; ++slot) {
            const bool used = slot < now.size;
            for (int row = 0; row < 2 * D; ++row)
                node.bound[row][slot] = used ? bounds[now.slots[slot]].bound[row] : detail::kEmptyBound;
            node.link[slot] = used ? binary[static_cast<std::size_t>(now.slots[slot])] : detail::kNoChild;
        }
    });
    node_count_ = count;
    height_ = height;
}

template void Bvh<2>::collapse_nodes(const detail::BuiltTree&);
template void Bvh<3>::collapse_nodes(const detail::BuiltTree&);

}  // namespace jostle
