// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/strided_view.h>

#include <algorithm>
#include <numeric>
#include <span>
#include <type_traits>
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

struct Base {
    int n = 1;
};
struct Derived : Base {
    int more = 2;
};
template <class From, class T>
constexpr bool kViews = std::is_convertible_v<From, StridedView<T>>;

static_assert(kViews<std::vector<int>&, int> && kViews<const std::vector<int>&, const int>);
static_assert(kViews<std::vector<int>, const int>, "a temporary may be read");
static_assert(!kViews<std::vector<int>, int>, "but not written to");
static_assert(!kViews<const std::vector<int>&, int>);
static_assert(kViews<std::span<const int>&, const int> && !kViews<std::span<const int>&, int>);
static_assert(kViews<StridedView<int>, const int> && !kViews<StridedView<const int>, int>);
static_assert(!kViews<std::vector<Derived>&, Base>, "they are further apart than bases");
static_assert(!kViews<std::vector<float>&, const int> && !kViews<int, const int>);

std::ptrdiff_t stride_of(StridedView<const int> numbers) {
    return numbers.stride();
}

TEST(StridedView, IsMadeOfWhatLiesSideBySide) {
    std::vector<int> numbers{3, 1, 2};
    const int few[] = {5, 6};
    for (const StridedView<const int> view : {StridedView<const int>(numbers), StridedView<const int>(few)})
        EXPECT_EQ(view.stride(), 4);
    EXPECT_EQ(StridedView<const int>(few)[1], 6);
    EXPECT_EQ(StridedView<const int>(std::span(numbers).first(2)).size(), 2u);
    EXPECT_EQ(stride_of({}), 4);
    for (int& n : StridedView<int>(numbers)) n += 1;
    EXPECT_EQ(numbers, (std::vector<int>{4, 2, 3}));
}

/// A view of every other number is not taken for one of all.
TEST(StridedView, KeepsItsStrideWhereItsValuesBecomeConst) {
    std::vector<int> numbers{3, 1, 2, 7};
    const StridedView<int> every_other(numbers.data(), 2, 8);
    const StridedView<const int> read(every_other);
    EXPECT_EQ(read.stride(), 8);
    EXPECT_EQ(read[1], 2);
    EXPECT_EQ(stride_of(every_other), 8);
}

TEST(StridedView, MayBeEmpty) {
    const StridedView<const float> none;
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none.begin(), none.end());
}

}  // namespace
}  // namespace jostle
