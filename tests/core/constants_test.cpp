// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The version, and what the constants owe each other.
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/core/version.h>

namespace jostle {
namespace {

TEST(Version, LibraryIsThatOfTheHeaders) {
    EXPECT_EQ(version().major, JOSTLE_VERSION_MAJOR);
    EXPECT_EQ(version().minor, JOSTLE_VERSION_MINOR);
    EXPECT_EQ(version().patch, JOSTLE_VERSION_PATCH);
}

TEST(Constants, AgreeWithEachOther) {
    EXPECT_EQ(kRestitutionThreshold, 1.0f);
    EXPECT_GT(kSpeculativeDistance, kLinearSlop);  // contacts exist before they overlap
    EXPECT_GT(kBoxMargin, kSpeculativeDistance);   // a pair is found before its contact has points
    EXPECT_LT(kMinEdgeLength, kLinearSlop);
    EXPECT_GT(kMaxSpeed, kMaxPushOutSpeed);
    EXPECT_LT(kMaxRotationPerStep, 0.5f * kPi);
}

TEST(Tolerances, DefaultIsThatOfAWorldInMetres) {
    const Tolerances unit = Tolerances::scaled(1.0f);
    const Tolerances given;
    EXPECT_EQ(unit.linear_slop, given.linear_slop);
    EXPECT_EQ(unit.speculative_distance, given.speculative_distance);
    EXPECT_EQ(unit.min_edge_length, given.min_edge_length);
}

TEST(Tolerances, ScaleWithTheWorld) {
    const Tolerances centimetres = Tolerances::scaled(100.0f);
    EXPECT_FLOAT_EQ(centimetres.linear_slop, 0.5f);
    EXPECT_FLOAT_EQ(centimetres.speculative_distance, 2.0f);
    EXPECT_FLOAT_EQ(centimetres.min_edge_length, 0.05f);
}

}  // namespace
}  // namespace jostle
