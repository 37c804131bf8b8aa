// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The kernel of avoidance in space against an oracle, and against itself on other instruction sets.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "crowd/kernels/avoid.h"
#include "crowd/space_oracle.h"
#include "math/random.h"
#include "spatial/each_target.h"

namespace jostle {
namespace {

using detail::AvoidSpaceRow;
using detail::kAvoidRow;
using test::Plane3;
using test::Point3;
using test::Random;

constexpr float kNoLimit = std::numeric_limits<float>::infinity();
constexpr int kSpaceNeighbors = 10;

/// How neighbours lie.
enum class AroundInSpace {
    kAnywhere,
    kOnOnePoint,
    kStanding,
    kOnAllSides,
    kOverlapping,
    kInOnePlane,
    kAhead
};

void put_space_neighbor(AvoidSpaceRow& row, int lane, int k, AroundInSpace around, Random& random) {
    const auto any = [&](float most) { return random.uniform(-most, most); };
    float at[3] = {any(4.0f), any(4.0f), any(4.0f)}, speed[3] = {any(2.0f), any(2.0f), any(2.0f)};
    float radius = random.uniform(0.4f, 1.2f);
    for (int axis = 0; axis < 3; ++axis) {
        if (around == AroundInSpace::kOnOnePoint) at[axis] = speed[axis] = 0.0f;
        if (around == AroundInSpace::kStanding) speed[axis] = 0.0f;
        if (around == AroundInSpace::kOverlapping) at[axis] *= 0.15f;
        if (around == AroundInSpace::kOnAllSides)
            at[axis] = axis == k % 3 ? (k % 6 < 3 ? 1.21f : -1.21f) : any(1.0f);
        // All standing ahead, along an axis: what is nearest on the cone is open.
        if (around == AroundInSpace::kAhead) {
            at[axis] = axis == lane % 3 ? 2.0f + static_cast<float>(k) : 0.0f;
            speed[axis] = row.velocity[axis][lane];
            if (axis == lane % 3) speed[axis] -= 1.0f;
        }
    }
    if (around == AroundInSpace::kOnAllSides) radius = 1.2f;
    if (around == AroundInSpace::kInOnePlane) at[2] = 0.0f, speed[2] = row.velocity[2][lane];
    for (int axis = 0; axis < 3; ++axis) {
        row.offset[k][axis][lane] = at[axis];
        row.relative_velocity[k][axis][lane] =
            around == AroundInSpace::kOnOnePoint ? 0.0f : row.velocity[axis][lane] - speed[axis];
    }
    row.distance[k][lane] = radius;
    row.share[k][lane] = random.below(4) == 0 ? 1.0f : 0.5f;
    row.side[k][lane] = random.below(2) == 0 ? 1.0f : -1.0f;
}

AvoidSpaceRow random_space_row(Random& random) {
    AvoidSpaceRow row{};
    row.inverse_dt = 10.0f;
    row.count = kSpaceNeighbors;
    for (int lane = 0; lane < kAvoidRow; ++lane) {
        const auto around = static_cast<AroundInSpace>(random.below(7));
        for (int axis = 0; axis < 3; ++axis) {
            row.preferred[axis][lane] = random.uniform(-1.5f, 1.5f);
            row.velocity[axis][lane] =
                around == AroundInSpace::kStanding ? 0.0f : random.uniform(-1.5f, 1.5f);
        }
        row.max_speed[lane] = random.uniform(0.5f, 2.5f);
        row.max_change[lane] = kNoLimit;
        row.inverse_horizon[lane] = 1.0f / random.uniform(0.5f, 5.0f);
        const int count = static_cast<int>(random.below(kSpaceNeighbors + 1));
        for (int k = 0; k < detail::kAvoidLines; ++k) row.distance[k][lane] = -1.0f;
        for (int k = 0; k < count; ++k) put_space_neighbor(row, lane, k, around, random);
    }
    return row;
}

Point3 space_point_of(const AvoidSpaceRow::Lane (&from)[3], int lane) {
    return {from[0][lane], from[1][lane], from[2][lane]};
}

std::vector<Plane3> planes_of(const AvoidSpaceRow& row, int lane) {
    std::vector<Plane3> planes;
    for (int k = 0; k < row.count && row.distance[k][lane] >= 0.0f; ++k)
        planes.push_back(test::orca_plane(
            {space_point_of(row.offset[k], lane), space_point_of(row.relative_velocity[k], lane),
             row.distance[k][lane], row.share[k][lane], row.side[k][lane]},
            space_point_of(row.velocity, lane), 1.0 / double{row.inverse_horizon[lane]},
            1.0 / double{row.inverse_dt}));
    return planes;
}

Point3 wish_of(const std::vector<Plane3>& planes, Point3 wish, double speed) {
    if (test::length(wish) > speed) wish = wish * (speed / test::length(wish));
    if (test::greatest_violation(planes, wish) <= 0.0) return wish;
    return wish * double{detail::kTiltCosine} + test::right_of(wish) * double{detail::kTiltSine};
}

struct SpaceTally {
    int free = 0, avoiding = 0, squeezed = 0, at_the_edge = 0;
};

/// [m/s] Float's roundings: offsets of half-spaces reach some 20 m/s where agents overlap.
constexpr double kSpaceRounding = 1.0e-3;

void expect_the_best(const AvoidSpaceRow& row, int lane, SpaceTally& tally) {
    const std::vector<Plane3> planes = planes_of(row, lane);
    const double speed = row.max_speed[lane];
    const Point3 chosen = space_point_of(row.chosen, lane);
    const Point3 wish = wish_of(planes, space_point_of(row.preferred, lane), speed);
    ASSERT_LE(test::length(chosen), speed * 1.0001 + 1e-6);
    const double violated = test::greatest_violation(planes, chosen);
    if ((row.squeezed >> lane & 1u) != 0) {
        // None violates all of them by less.
        EXPECT_FALSE(test::is_possible(planes, speed, violated - kSpaceRounding));
        ++(violated > kSpaceRounding ? tally.squeezed : tally.at_the_edge);
        return;
    }
    EXPECT_LT(violated, kSpaceRounding);
    const auto expected = test::nearest_permitted(planes, speed, wish);
    // Only where all that is left is narrower than the roundings.
    if (!expected) return void(++tally.at_the_edge);
    const double away = test::length(*expected - wish);
    ++(away < 1e-9 ? tally.free : tally.avoiding);
    // The nearest point of a thin wedge may be far from where its roundings say it is, but is as near.
    EXPECT_NEAR(test::length(chosen - wish), away, 10.0 * kSpaceRounding);
}

TEST(AvoidInSpace, ChoosesTheBestVelocityInManyNeighborhoods) {
    constexpr int kRows = 100000 / kAvoidRow;
    Random random(261);
    SpaceTally tally;
    for (int i = 0; i < kRows; ++i) {
        AvoidSpaceRow row = random_space_row(random);
        detail::avoid(row);
        for (int lane = 0; lane < kAvoidRow; ++lane) {
            SCOPED_TRACE("row " + std::to_string(i) + ", lane " + std::to_string(lane));
            expect_the_best(row, lane, tally);
        }
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(tally.free, 10000);
    EXPECT_GT(tally.avoiding, 10000);
    EXPECT_GT(tally.squeezed, 10000);
    EXPECT_LT(tally.at_the_edge, 500);
}

TEST(AvoidInSpace, HasTheSameBitsOnEveryInstructionSet) {
    Random random(262);
    std::vector<AvoidSpaceRow> rows;
    for (int i = 0; i < 500; ++i) rows.push_back(random_space_row(random));
    std::vector<std::uint32_t> expected;
    test::for_each_target([&] {
        std::vector<std::uint32_t> bits;
        for (AvoidSpaceRow& row : rows) {
            detail::avoid(row);
            for (const auto& axis : row.chosen)
                for (const float x : axis) bits.push_back(std::bit_cast<std::uint32_t>(x));
            bits.push_back(row.squeezed);
        }
        if (expected.empty()) expected = bits;
        EXPECT_EQ(bits, expected);
    });
}

/// One agent, and one that stands ahead of it at 4 m, as seen from it.
AvoidSpaceRow one_ahead(Point3 way) {
    AvoidSpaceRow row{};
    row.inverse_dt = 10.0f;
    row.count = 1;
    const float axes[3] = {static_cast<float>(way.x), static_cast<float>(way.y), static_cast<float>(way.z)};
    for (int lane = 0; lane < kAvoidRow; ++lane) {
        for (int axis = 0; axis < 3; ++axis) {
            row.preferred[axis][lane] = row.velocity[axis][lane] = axes[axis];
            row.relative_velocity[0][axis][lane] = axes[axis];
            row.offset[0][axis][lane] = 4.0f * axes[axis];
        }
        row.max_speed[lane] = 2.0f;
        row.max_change[lane] = kNoLimit;
        row.inverse_horizon[lane] = 0.1f;
        row.distance[0][lane] = 1.0f;
        row.share[0][lane] = 1.0f;
        row.side[0][lane] = 1.0f;
    }
    return row;
}

/// The cone of a distance of 4 and a radius of 1 has a slope of 1 in sqrt(15): the nearest point of it to a
/// preference that is tilted by 0.1 rad to the right.
TEST(AvoidInSpace, GivesWayToTheRight) {
    const struct {
        Point3 way, right;
    } ways[] = {
        {{1, 0, 0}, {0, -1, 0}}, {{0, 1, 0}, {1, 0, 0}}, {{0, 0, 1}, {1, 0, 0}}, {{0, 0, -1}, {-1, 0, 0}}};
    for (const auto& [way, right] : ways) {
        AvoidSpaceRow row = one_ahead(way);
        detail::avoid(row);
        const Point3 chosen = space_point_of(row.chosen, 3);
        const double sine = 0.25, cosine = std::sqrt(15.0) / 4.0;
        const double along = std::cos(0.1) * cosine + std::sin(0.1) * sine;
        EXPECT_NEAR(test::dot(chosen, right), along * sine, 1e-6);
        EXPECT_NEAR(test::dot(chosen, way), along * cosine, 1e-6);
        EXPECT_EQ(row.squeezed, 0u);
    }
}

}  // namespace
}  // namespace jostle
