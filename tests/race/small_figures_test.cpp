// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The figures of the race of small scenes, worked out by hand.
#include "race/small_figures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace jostle::race {
namespace {

using testing::ElementsAre;

TEST(SmallFigures, TheLeastOfEachStepGoesAsFarAsTheLongestRun) {
    EXPECT_THAT(least_per_index({{3.0, 9.0, 2.0}, {4.0, 1.0}, {5.0, 2.0, 7.0, 8.0}}),
                ElementsAre(3.0, 1.0, 2.0, 8.0));
    EXPECT_TRUE(least_per_index({}).empty());
}

TEST(SmallFigures, SpreadIsAShareOfTheMedian) {
    EXPECT_DOUBLE_EQ(spread({9.0, 10.0, 12.0}), 0.3);
    EXPECT_DOUBLE_EQ(spread({5.0}), 0.0);
    EXPECT_DOUBLE_EQ(spread({}), 0.0);
}

TEST(SmallFigures, TheGeometricMeanOfTwoAndEightIsFour) {
    EXPECT_NEAR(geometric_mean({2.0, 8.0}), 4.0, 1.0e-12);
    EXPECT_NEAR(geometric_mean({0.5, 0.5, 4.0}), 1.0, 1.0e-12);
    EXPECT_EQ(geometric_mean({}), 0.0);
}

TEST(SmallFigures, ADisturbanceOfOneRunIsInNeitherMeanNorSlowestStep) {
    // First steps are left out; 500 and 70 are disturbances.
    const ShortTimes times =
        short_times({{100.0, 4.0, 500.0, 6.0}, {90.0, 5.0, 8.0, 7.0}, {80.0, 70.0, 9.0, 8.0}});
    EXPECT_DOUBLE_EQ(times.slowest, 8.0);  // of 4, 8, 6
    EXPECT_DOUBLE_EQ(times.mean, 6.0);     // of the same
    EXPECT_DOUBLE_EQ(times.median, 7.0);   // of the medians 6, 7 and 9
    EXPECT_DOUBLE_EQ(times.spread, (9.0 - 6.0) / 7.0);
}

TEST(SmallFigures, ASingleStepIsNotLeftOut) {
    EXPECT_DOUBLE_EQ(short_times({{3.0}, {2.0}}).slowest, 2.0);
    EXPECT_EQ(short_times({}).median, 0.0);
    EXPECT_EQ(short_times({{}}).mean, 0.0);
}

TEST(SmallFigures, BehindIsMoreThanATenthAndMoreThanTheFloor) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(is_behind(10.9, 10.0, 0.1));
    EXPECT_TRUE(is_behind(11.1, 10.0, 0.1));
    EXPECT_FALSE(is_behind(0.09, 0.0, 0.1));
    EXPECT_TRUE(is_behind(0.11, 0.0, 0.1));
    EXPECT_TRUE(is_behind(nan, 1.0, 0.1)) << "ours exploded";
    EXPECT_FALSE(is_behind(5.0, nan, 0.1)) << "the rival's exploded";
}

}  // namespace
}  // namespace jostle::race
