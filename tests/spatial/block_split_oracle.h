// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The split of a block and the choice between two children by plain arithmetic, one number after the other.
// Compiled with and without the processor's vector instructions: both must give these bits.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/build/block_split.h"
#include "spatial/pairs/pair_growth.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

template <int D>
struct PlainSplit {
    std::vector<int> left;  // sorted
    float cost;
};

template <int D>
detail::Bounds<D> union_of_items(const std::vector<detail::Bounds<D>>& boxes, const std::vector<int>& items) {
    detail::Bounds<D> all = detail::empty_bounds<D>();
    for (const int i : items) all = detail::unite(all, boxes[static_cast<std::size_t>(i)]);
    return all;
}

template <int D>
PlainSplit<D> plain_split(const std::vector<detail::Bounds<D>>& boxes) {
    const auto key = [&](int i, int axis) {
        return boxes[static_cast<std::size_t>(i)].row[axis] -
               boxes[static_cast<std::size_t>(i)].row[D + axis];
    };
    std::vector<int> order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    const std::vector<int> all = order;
    int widest = 0;
    float greatest = -1.0f;
    for (int axis = 0; axis < D; ++axis) {
        const auto less = [&](int i, int j) { return key(i, axis) < key(j, axis); };
        const auto [low, high] = std::minmax_element(order.begin(), order.end(), less);
        if (key(*high, axis) - key(*low, axis) > greatest) {
            greatest = key(*high, axis) - key(*low, axis);
            widest = axis;
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](int i, int j) { return key(i, widest) < key(j, widest); });
    PlainSplit<D> best{{}, 0.0f};
    for (const int cut : {5, 4, 6, 3, 7, 2, 8, 1}) {
        const std::vector<int> left(order.begin(), order.begin() + cut);
        const std::vector<int> right(order.begin() + cut, order.end());
        const float cost = detail::tree_cost(union_of_items(boxes, left)) * static_cast<float>(cut) +
                           detail::tree_cost(union_of_items(boxes, right)) * static_cast<float>(9 - cut);
        if (best.left.empty() || cost < best.cost) best = {left, cost};
    }
    int largest = 0;
    for (int i = 1; i < 9; ++i) {
        if (detail::tree_cost(boxes[static_cast<std::size_t>(i)]) >
            detail::tree_cost(boxes[static_cast<std::size_t>(largest)])) {
            largest = i;
        }
    }
    if (detail::tree_cost(boxes[static_cast<std::size_t>(largest)]) >
        detail::kLargeShare * detail::tree_cost(union_of_items(boxes, all))) {
        std::vector<int> rest = all;
        rest.erase(rest.begin() + largest);
        const float cost = detail::tree_cost(union_of_items(boxes, rest)) * 8.0f +
                           detail::tree_cost(boxes[static_cast<std::size_t>(largest)]);
        if (cost < best.cost) best = {rest, cost};
    }
    std::sort(best.left.begin(), best.left.end());
    return best;
}

template <int D>
void expect_splits_as_plainly() {
    for (const BoxSet set : test::kBoxSets) {
        Random random(14);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        int alone = 0;
        for (int round = 0; round < 300; ++round) {
            std::vector<detail::Bounds<D>> boxes;
            for (int i = 0; i < 9; ++i) {
                Aabb<D> box = test::make_box<D>(set, i, 9, random);
                if (round % 3 == 0 && i == round % 9) box = expand(box, 50.0f);
                boxes.push_back(detail::bounds_of(box));
            }
            const PlainSplit<D> expected = plain_split<D>(boxes);
            const detail::BlockSplit<D> split = detail::split_block<D>(boxes.data());
            std::vector<int> left(split.order, split.order + split.left_count);
            const std::vector<int> right(split.order + split.left_count, split.order + 9);
            ASSERT_TRUE(split.left == union_of_items(boxes, left));
            ASSERT_TRUE(split.right == union_of_items(boxes, right));
            std::sort(left.begin(), left.end());
            ASSERT_EQ(left, expected.left) << round;
            alone += static_cast<int>(right.size() == 1);
        }
        // Most of the hundred rounds with a much larger box.
        if (set == BoxSet::kUniform) {
            EXPECT_GE(alone, 80);
        }
    }
}

inline float plain_weight(const detail::TreePair<2>& pair, int k, const detail::Bounds<2>& box) {
    float axis[2];
    for (int i = 0; i < 2; ++i) {
        const float lower = min(box.row[i], pair.bound[i][k]);
        const float upper = min(box.row[2 + i], pair.bound[2 + i][k]);
        axis[i] = ((pair.bound[i][k] - lower) + (pair.bound[2 + i][k] - upper)) -
                  detail::kSizeWeight * (lower + upper);
    }
    return axis[0] + axis[1];
}
inline float plain_weight(const detail::TreePair<3>& pair, int k, const detail::Bounds<3>& box) {
    const detail::Bounds<3> present = detail::slot_bounds(pair, k);
    return (1.0f + detail::kSizeWeight) * detail::tree_cost(detail::unite(box, present)) -
           detail::tree_cost(present);
}

template <int D>
void expect_chooses_as_plainly() {
    for (const BoxSet set : test::kBoxSets) {
        Random random(15);
        SCOPED_TRACE(test::name_of(set) + ", " + random.seed_text());
        for (int round = 0; round < 500; ++round) {
            detail::TreePair<D> pair{};
            for (int k = 0; k < 2; ++k) {
                detail::set_slot_box<D>(pair, k, test::make_box<D>(set, k, 20, random));
                pair.height[k] = static_cast<std::int32_t>(random.below(3));
            }
            const detail::Bounds<D> box = detail::bounds_of(test::make_box<D>(set, 2, 20, random));
            const float first = plain_weight(pair, 0, box);
            const float second = plain_weight(pair, 1, box);
            const bool lower = pair.height[1] < pair.height[0];
            const detail::Choice choice = detail::GrowthProbe<D>(box).choice(pair);
            ASSERT_EQ(choice.side, second < first || (second <= first && lower) ? 1 : 0) << round;
            ASSERT_EQ(choice.growth, min(second, first)) << round;
        }
    }
}

}  // namespace
}  // namespace jostle
