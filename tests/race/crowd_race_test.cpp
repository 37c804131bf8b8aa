// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The courses of RVO2's examples: nobody overlaps, and arrivals are no more than 5 % later than RVO2's, of
// which docs/benchmarks.md has the figures.
#include "race/crowd_race.h"

#include <gtest/gtest.h>

namespace jostle::race {
namespace {

TEST(CrowdRace, OnTheCircleAllArriveInTimeAndNobodyOverlaps) {
    const CrowdCourseRow row = run_crowd_course(CrowdCourse::kCircle, *make_jostle_crowd_engine(), 1, 8000);
    EXPECT_EQ(row.arrived, 250);
    EXPECT_LE(row.overlap, 0.01);
    EXPECT_LE(row.mean_arrival, 1.05 * 639.0);
    EXPECT_LE(row.last_arrival, 1.05 * 770.0);
}

TEST(CrowdRace, AmongBlocksAllArriveInTimeAndNobodyOverlaps) {
    const CrowdCourseRow row = run_crowd_course(CrowdCourse::kBlocks, *make_jostle_crowd_engine(), 1, 8000);
    EXPECT_EQ(row.arrived, 100);
    EXPECT_LE(row.overlap, 0.01);
    EXPECT_LE(row.mean_arrival, 1.05 * 620.0);
    EXPECT_LE(row.last_arrival, 1.05 * 1352.0);
}

}  // namespace
}  // namespace jostle::race
