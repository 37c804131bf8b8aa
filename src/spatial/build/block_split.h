// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a full block and one more item are parted: of the eight cuts of the items' order along the axis that
// their centers are spread widest on, the one whose halves cost least, a half's cost being its box times its
// items. So boxes in a row are halved, and one far from the others gets a block of its own. So does one that
// is much larger than the others, wherever its center is.
//
// The order comes from ranks, which are counted without a branch: nine random numbers cost a sort more in
// mispredicted branches than in comparisons.
//
// Tried and dropped: the cheapest of the cuts of all axes. In the plane queries of a tree of 10,000 random
// boxes visit 54 nodes instead of 55, in space 199 instead of 183, and splitting costs half as much again.
#pragma once

#include "spatial/quad_bounds.h"
#include "spatial/tree/tree_cost.h"

namespace jostle::detail {

inline constexpr int kSplitItems = kBlockSize + 1;

/// [1] A box that costs more than this share of the whole is tried alone.
inline constexpr float kLargeShare = 0.5f;

template <int D>
struct BlockSplit {
    int order[kSplitItems];  ///< the items; the first `left_count` go left
    int left_count;
    Bounds<D> left, right;  ///< their unions
};

/// What four boxes in a row cost.
template <int D>
[[nodiscard]] JOSTLE_INLINE Float4 costs_of_four(const QuadBounds<D>* boxes) {
    Float4 x = boxes[0].negated_widths();
    Float4 y = boxes[1].negated_widths();
    Float4 z = boxes[2].negated_widths();
    Float4 unused = boxes[3].negated_widths();
    transpose(x, y, z, unused);
    if constexpr (D == 2) {
        return splat(0.0f) - (x + y);
    } else {
        const Float4 sum = x + y + z;
        return (x * y + y * z + z * x) + splat(kLineWeight) * (sum * sum);
    }
}

/// 1 where a < b, or a <= b; else 0.
[[nodiscard]] JOSTLE_INLINE Float4 count_less(Float4 a, Float4 b) {
    return keep(splat(1.0f), is_greater(b, a));
}
[[nodiscard]] JOSTLE_INLINE Float4 count_not_greater(Float4 a, Float4 b) {
    return keep(splat(1.0f), is_at_most(a, b));
}

/// order[r] becomes the item with the r-th smallest key. ORDER: of equal keys, the earlier item first.
JOSTLE_INLINE void order_by_key(const float* keys, int* order) {
    // Item i's rank is the number of items j with a smaller key, or an equal one and j < i.
    constexpr int kLanes = 12;
    alignas(16) float rank[kLanes];
    for (int first = 0; first < kLanes; first += 4) {
        const Float4 four = load(keys + first);
        Float4 sum = splat(0.0f);
        for (int j = 0; j < kSplitItems; ++j) {
            const Float4 key = splat(keys[j]);
            if (j < first) {
                sum = sum + count_not_greater(key, four);
            } else {
                sum = sum + count_less(key, four);
                // The lanes after j.
                if (j < first + 3) {
                    const Float4 later =
                        gather(0.0f, j < first + 1 ? 1.0f : 0.0f, j < first + 2 ? 1.0f : 0.0f, 1.0f);
                    sum = sum + later * (count_not_greater(key, four) - count_less(key, four));
                }
            }
        }
        store(rank + first, sum);
    }
    for (int i = 0; i < kSplitItems; ++i) order[static_cast<int>(rank[i])] = i;
}

/// The axis on which the centers lie furthest apart. ORDER: of equal ones the first.
template <int D>
[[nodiscard]] JOSTLE_INLINE int widest_axis(const Bounds<D>* bounds) {
    int widest = 0;
    float greatest = -1.0f;
    for (int axis = 0; axis < D; ++axis) {
        float lowest = bounds[0].row[axis] - bounds[0].row[D + axis];
        float highest = lowest;
        for (int i = 1; i < kSplitItems; ++i) {
            const float key = bounds[i].row[axis] - bounds[i].row[D + axis];
            lowest = math::min(key, lowest);
            highest = math::max(key, highest);
        }
        if (highest - lowest > greatest) {
            greatest = highest - lowest;
            widest = axis;
        }
    }
    return widest;
}

/// The box that costs most, and what it does. ORDER: of equal ones the first.
template <int D>
[[nodiscard]] JOSTLE_INLINE int largest_of(const QuadBounds<D>* item, float& greatest) {
    alignas(16) float cost[12];
    store(cost, costs_of_four<D>(item));
    store(cost + 4, costs_of_four<D>(item + 4));
    cost[8] = tree_cost(item[8].bounds());
    int largest = 0;
    for (int i = 1; i < kSplitItems; ++i) largest = cost[i] > cost[largest] ? i : largest;
    greatest = cost[largest];
    return largest;
}

/// Puts a box last and cuts there, where that is cheaper than the cut found.
template <int D>
JOSTLE_INLINE void try_alone(const QuadBounds<D>* item, int alone, float own, float best_cost,
                             BlockSplit<D>& best) {
    QuadBounds<D> rest = item[alone == 0 ? 1 : 0];
    for (int i = 0; i < kSplitItems; ++i) {
        if (i != alone) rest.unite_with(item[i]);
    }
    if (!(tree_cost(rest.bounds()) * static_cast<float>(kBlockSize) + own < best_cost)) return;
    for (int i = 0; i < kSplitItems; ++i) best.order[i] = i;
    best.order[alone] = kBlockSize;
    best.order[kBlockSize] = alone;
    best.left_count = kBlockSize;
    best.left = rest.bounds();
    best.right = item[alone].bounds();
}

/// The split of nine boxes. ORDER: of cuts that cost as much, the nearest to the middle, the upper first.
template <int D>
[[nodiscard]] JOSTLE_INLINE BlockSplit<D> split_block(const Bounds<D>* bounds) {
    const int axis = widest_axis<D>(bounds);
    QuadBounds<D> item[kSplitItems];
    alignas(16) float keys[12] = {};
    for (int i = 0; i < kSplitItems; ++i) {
        item[i] = QuadBounds<D>::of(bounds[i]);
        keys[i] = bounds[i].row[axis] - bounds[i].row[D + axis];
    }
    BlockSplit<D> best;
    order_by_key(keys, best.order);
    QuadBounds<D> left[kSplitItems];   // [i]: of the first i + 1
    QuadBounds<D> right[kSplitItems];  // [i]: of all from the i-th on
    QuadBounds<D> from_left = item[best.order[0]];
    QuadBounds<D> from_right = item[best.order[kSplitItems - 1]];
    left[0] = from_left;
    right[kSplitItems - 1] = from_right;
    for (int i = 1; i < kSplitItems; ++i) {
        from_left.unite_with(item[best.order[i]]);
        left[i] = from_left;
        const int j = kSplitItems - 1 - i;
        from_right.unite_with(item[best.order[j]]);
        right[j] = from_right;
    }
    alignas(16) float cost[8];  // [i]: of i + 1 on the left
    store(cost, costs_of_four<D>(left) * gather(1.0f, 2.0f, 3.0f, 4.0f) +
                    costs_of_four<D>(right + 1) * gather(8.0f, 7.0f, 6.0f, 5.0f));
    store(cost + 4, costs_of_four<D>(left + 4) * gather(5.0f, 6.0f, 7.0f, 8.0f) +
                        costs_of_four<D>(right + 5) * gather(4.0f, 3.0f, 2.0f, 1.0f));
    best.left_count = 5;
    for (const int cut : {4, 6, 3, 7, 2, 8, 1}) {
        if (cost[cut - 1] < cost[best.left_count - 1]) best.left_count = cut;
    }
    best.left = left[best.left_count - 1].bounds();
    best.right = right[best.left_count].bounds();
    const float best_cost = cost[best.left_count - 1];
    float greatest;
    const int largest = largest_of<D>(item, greatest);
    if (greatest > kLargeShare * tree_cost(from_left.bounds())) {
        try_alone<D>(item, largest, greatest, best_cost, best);
    }
    return best;
}

}  // namespace jostle::detail
