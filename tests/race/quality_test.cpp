// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "race/quality.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

namespace jostle::test {
namespace {

using race::kQualitySubsteps;
using race::QualityCase;
using race::QualityMeasure;
using race::Trace;

class QualityOf : public testing::TestWithParam<std::size_t> {};

TEST_P(QualityOf, HoldsItsBounds) {
    const QualityCase& what = race::quality_cases()[GetParam()];
    const std::unique_ptr<race::Engine> engine = race::make_jostle_engine();
    for (std::size_t i = 0; i < kQualitySubsteps.size(); ++i) {
#if !defined(NDEBUG)
        // Slow builds look for other things.
        if (kQualitySubsteps[i] != 4) continue;
#endif
        const Trace trace = race::run_quality(what, *engine, kQualitySubsteps[i]);
        for (const QualityMeasure& measure : what.measures) {
            if (std::isinf(measure.bound[i])) continue;
            EXPECT_LE(value_of(measure, trace), measure.bound[i])
                << what.name << ", " << measure.name << ", sub-steps: " << kQualitySubsteps[i];
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, QualityOf, testing::Range(std::size_t{0}, race::quality_cases().size()));

/// The bounds of the default number of sub-steps are promised for every case.
TEST(Quality, EveryCaseHasBoundsForTheUsualSubsteps) {
    for (const QualityCase& what : race::quality_cases()) {
        EXPECT_FALSE(what.measures.empty()) << what.name;
        for (const QualityMeasure& measure : what.measures)
            EXPECT_TRUE(std::isfinite(measure.bound[2])) << what.name << ", " << measure.name;
    }
}

/// No bound is of a case or a number that was renamed, and none stands twice: each is that of its measure.
TEST(Quality, EveryBoundIsOfAMeasureAndHasAReason) {
    std::size_t measures = 0;
    for (const QualityCase& what : race::quality_cases()) {
        for (const QualityMeasure& measure : what.measures) {
            ASSERT_LT(measures, race::quality_bounds().size());
            const race::QualityBound& bound = race::quality_bounds()[measures++];
            EXPECT_EQ(bound.scene, what.name);
            EXPECT_EQ(bound.measure, measure.name);
            EXPECT_EQ(bound.bound, measure.bound);
            EXPECT_FALSE(measure.why.empty()) << what.name << ", " << measure.name;
        }
    }
    EXPECT_EQ(measures, race::quality_bounds().size());
}

TEST(Quality, OfARunThatBreaksDownIsInfinite) {
    const QualityMeasure measure{.name = "x", .seen = race::Seen::kDrift};
    EXPECT_EQ(value_of(measure, {.drift = 2.5}), 2.5);
    EXPECT_TRUE(std::isinf(value_of(measure, {.drift = std::nan("")})));
}

/// Of a case with two measures: the first has no bound for one sub-step, the second one of 4.
TEST(Quality, IsBehindByMoreThanATenthAndTheFloor) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    const QualityMeasure drift{
        .name = "drift", .seen = race::Seen::kDrift, .floor = 0.5, .bound = {kNone, 100, 100, 100, 100}};
    const QualityMeasure speed{
        .name = "speed", .seen = race::Seen::kLastSpeed, .floor = 0.5, .bound = {4, 4, 4, 4, 4}};
    const QualityCase what{"two measures", "", 0, nullptr, {drift, speed}};
    const auto count = [&](int substeps, const Trace& ours, const Trace& theirs) {
        return measures_behind(what, substeps, ours, theirs).size();
    };
    EXPECT_EQ(count(4, {.drift = 10.9}, {.drift = 10.0}), 0u) << "less than a tenth";
    EXPECT_EQ(count(4, {.drift = 11.1}, {.drift = 10.0}), 1u);
    EXPECT_EQ(count(4, {.drift = 1.4}, {.drift = 1.0}), 0u) << "less than the floor";
    EXPECT_EQ(count(4, {.drift = 1.6}, {.drift = 1.0}), 1u);
    EXPECT_EQ(count(4, {.drift = 11.1, .last_speed = 2.0}, {.drift = 10.0, .last_speed = 1.0}), 2u);
    EXPECT_EQ(count(1, {.drift = 11.1}, {.drift = 10.0}), 0u) << "nothing is promised";
    EXPECT_EQ(count(4, {.drift = 11.1}, {.drift = 10.0, .last_speed = 24.9}), 1u);
    EXPECT_EQ(count(4, {.drift = 11.1}, {.drift = 10.0, .last_speed = 25.1}), 0u) << "the peer failed";
    EXPECT_EQ(count(4, {.drift = kNone}, {.drift = 10.0}), 1u) << "jostle failed";
}

/// The text before the first case stays; of the text that follows only the tables are left.
TEST(Quality, TablesAreWrittenBelowTheIntroduction) {
    const std::string first = "\n## " + std::string(race::quality_cases().front().name) + "\n";
    const std::string page = "# How well\n\nWords.\n\n## About\n\nMore.\n" + first + "\nold numbers\n";
    const race::QualityPage tables{.text = first + "\nnew numbers\n", .behind = {}};
    const std::string renewed = with_tables(page, tables);
    EXPECT_EQ(renewed, "# How well\n\nWords.\n\n## About\n\nMore.\n" + first + "\nnew numbers\n");
    EXPECT_EQ(with_tables(renewed, tables), renewed);
    EXPECT_EQ(with_tables("# Words.\n", tables), "# Words.\n" + tables.text);
}

}  // namespace
}  // namespace jostle::test
