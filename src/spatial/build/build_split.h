// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the methods of building do: order all items, part a range of them, or make all nodes of a range.
#pragma once

#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/build.h>
#include <jostle/spatial/wide_node.h>

#include <cstdint>

#include "spatial/build/build.h"

namespace jostle::detail {

/// Orders the items along Hilbert's curve, in memory.items or memory.spare, whichever is returned.
template <int D>
BuildItem* order_along_curve(std::span<const Aabb<D>> boxes, const CenterBounds<D>& bounds,
                             BuildMemory& memory, TaskScheduler* scheduler);

/// Parts the items [first, last) until no range has more than `stop`, and appends the nodes; of a range that
/// is left whole the node is ~its first item. split(first, last, depth) puts the items of a range in two
/// halves, of which it returns the second's first.
template <class Nodes, class Split>
void part_range(int first, int last, int stop, Nodes& nodes, const Split& split) {
    struct Later {
        int first, last, node, depth;
    };
    GrowableStack<Later, 256> later;
    int depth = 0;
    for (;;) {
        while (last - first > stop) {
            const int middle = split(first, last, depth++);
            later.push({middle, last, nodes.size(), depth});
            nodes.push(0);
            last = middle;
        }
        nodes.push(~first);
        if (later.empty()) return;
        const Later next = later.pop();
        nodes.set(next.node, nodes.size());
        first = next.first;
        last = next.last;
        depth = next.depth;
    }
}

/// Parts a range of ordered items, of which every kBlockSize are a leaf: the first half has as many leaves as
/// the greatest power of two that leaves some for the second.
inline int packed_split(int first, int last) {
    int half = kBlockSize;
    while (half * 2 < last - first) half *= 2;
    return first + half;
}

/// Parts a range where the surface-area heuristic says; large ranges are read by several tasks where there is
/// a scheduler. Where the centers are one, or below a depth that no plausible boxes reach, ranges are halved
/// as they lie.
template <int D>
int binned_split(const Aabb<D>* boxes, BuildItem* items, int first, int last, int depth,
                 TaskScheduler* scheduler);

/// All nodes of a range by agglomeration, as part_range would append them; returns how many. `clusters` has
/// one for each item of the range.
template <int D>
int bottom_up_nodes(const Aabb<D>* boxes, BuildItem* items, int first, int last, BuildCluster* clusters,
                    std::int32_t* nodes);

}  // namespace jostle::detail
