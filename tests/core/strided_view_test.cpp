// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/strided_view.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace jostle {
namespace {

struct Row {
    float x;
    int n;
    double rest;
};

TEST(StridedView, IsOneMemberOfEachRow) {
    std::vector<Row> rows{{1.0f, 3, 0.5}, {2.0f, 1, 0.25}, {4.0f, 2, 0.125}};
    const StridedView<const int> numbers(&rows[0].n, rows.size(), sizeof(Row));
    EXPECT_EQ(numbers.size(), 3u);
    EXPECT_EQ(numbers.stride(), 16);
    EXPECT_EQ(numbers.data(), &rows[0].n);
    EXPECT_EQ(numbers[2], 2);
    EXPECT_EQ(std::vector<int>(numbers.begin(), numbers.end()), (std::vector<int>{3, 1, 2}));
    EXPECT_EQ(std::accumulate(numbers.begin(), numbers.end(), 0), 6);
    const auto least = std::ranges::min_element(numbers);
    EXPECT_EQ(least - numbers.begin(), 1);
    EXPECT_EQ(numbers.end() - numbers.begin(), 3);
    EXPECT_EQ(numbers.begin()[2], 2);
    EXPECT_TRUE(numbers.begin() + 3 == numbers.end() && 1 + numbers.begin() < numbers.end());
    EXPECT_EQ(*--numbers.end(), 2);
}

TEST(StridedView, OfWhatMayBeWrittenIsWritten) {
    std::vector<Row> rows(3);
    const StridedView<float> xs(&rows[0].x, rows.size(), sizeof(Row));
    for (float& x : xs) x = 7.0f;
    std::ranges::sort(xs.begin(), xs.end());
    for (const Row& row : rows) EXPECT_EQ(row.x, 7.0f);
}

TEST(StridedView, MayBeEmpty) {
    const StridedView<const float> none;
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none.begin(), none.end());
}

}  // namespace
}  // namespace jostle
