// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The statistics of a row, and the limits that its scene sets.
#include "measure/row.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace jostle::measure {
namespace {

using testing::ElementsAre;

TEST(StepTimes, LeaveOutTheFirstStep) {
    const StepTimes times = step_times({900'000'000, 4'000'000, 1'000'000, 2'000'000, 3'000'000});
    EXPECT_DOUBLE_EQ(times.mean, 2.5);
    EXPECT_DOUBLE_EQ(times.median, 2.5);
    EXPECT_DOUBLE_EQ(times.p99, 4.0);
    EXPECT_DOUBLE_EQ(times.max, 4.0);
    EXPECT_DOUBLE_EQ(step_times({5'000'000}).mean, 5.0) << "the first is all there is";
    EXPECT_EQ(step_times({}).max, 0.0);
}

TEST(StepTimes, OneSlowStepInAHundredIsBeyondThe99thPercentile) {
    std::vector<std::int64_t> nanoseconds(101, 1'000'000);
    nanoseconds[50] = 7'000'000;
    EXPECT_DOUBLE_EQ(step_times(nanoseconds).p99, 1.0);
    nanoseconds[60] = 6'000'000;
    EXPECT_DOUBLE_EQ(step_times(nanoseconds).p99, 6.0);
}

TEST(StepTimes, EachNumberHasItsOwnMedian) {
    const StepTimes times = median_times({{1.0, 6.0, 7.0, 9.0}, {2.0, 4.0, 8.0, 9.5}, {3.0, 5.0, 9.0, 30.0}});
    EXPECT_DOUBLE_EQ(times.mean, 2.0);
    EXPECT_DOUBLE_EQ(times.median, 5.0);
    EXPECT_DOUBLE_EQ(times.p99, 8.0);
    EXPECT_DOUBLE_EQ(times.max, 9.5);
}

/// A row of all the scene's steps that keeps its limits to the last.
Row at_the_limits(const ReferenceScene& scene) {
    Row row;
    row.scene = scene.name;
    row.steps = scene.steps;
    row.quality.drift_vertical = scene.limits->drift_vertical;
    row.quality.drift_sideways = scene.limits->drift_sideways;
    row.awake_bodies = scene.limits->awake_bodies;
    return row;
}

std::optional<bool> judged(Row row) {
    judge(row);
    return row.holds;
}

TEST(Judge, HoldsUpToEachLimitAndNoFurther) {
    std::vector<std::string_view> limited;
    for (const ReferenceScene& scene : reference_scenes()) {
        if (!scene.limits) continue;
        limited.push_back(scene.name);
        SCOPED_TRACE(scene.name);
        const Row good = at_the_limits(scene);
        EXPECT_EQ(limits_of(good), &*scene.limits);
        EXPECT_EQ(judged(good), true);
        Row row = good;
        row.quality.drift_vertical += 1.0e-9;
        EXPECT_EQ(judged(row), false);
        row = good;
        row.quality.drift_sideways += 1.0e-9;
        EXPECT_EQ(judged(row), false);
        row = good;
        row.awake_bodies -= 1;
        EXPECT_EQ(judged(row), false) << "a body that sleeps drifts no further, and costs nothing";
        row = good;
        row.quality.drift_sideways = std::numeric_limits<double>::quiet_NaN();
        EXPECT_EQ(judged(row), false) << "it exploded";
    }
    EXPECT_THAT(limited, ElementsAre("large_pyramid"));
}

TEST(Judge, SaysNothingOfAPartOfARunOrOfASceneWithoutLimits) {
    Row row = at_the_limits(*find_reference_scene("large_pyramid"));
    row.steps -= 1;
    EXPECT_EQ(judged(row), std::nullopt) << "on its way a pyramid sinks further";
    row.steps += 1;
    row.scene = "tumbler";
    row.steps = 10'000;
    EXPECT_EQ(judged(row), std::nullopt);
    row.scene = "crate";
    EXPECT_EQ(limits_of(row), nullptr);
    EXPECT_EQ(judged(row), std::nullopt);
}

}  // namespace
}  // namespace jostle::measure
