// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "core/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <vector>

namespace jostle {
namespace {

TEST(HeapSort, SortsLikeTheStandardLibrary) {
    std::mt19937 random(7);
    const auto below = [&](std::size_t end) { return static_cast<int>(random() % end); };
    for (std::size_t count = 0; count < 200; ++count) {
        // Few values, so that some are equal.
        std::vector<int> items(count);
        for (int& item : items) item = below(1 + count);
        std::vector<int> expected = items;
        std::sort(expected.begin(), expected.end(), std::greater<>());
        detail::heap_sort(items.data(), count, std::greater<>());
        EXPECT_EQ(items, expected) << count;
    }
}

TEST(Sort, TakesArraysAndOrders) {
    int items[] = {3, 1, 2};
    detail::sort(items);
    EXPECT_EQ(std::to_array(items), (std::array{1, 2, 3}));
    std::vector<int> falling{3, 1, 4, 1, 5};
    detail::sort(falling, std::greater<>());
    EXPECT_EQ(falling, (std::vector{5, 4, 3, 1, 1}));
}

}  // namespace
}  // namespace jostle
