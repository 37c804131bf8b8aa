// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The kernel of avoidance against a textbook implementation, and against itself on other instruction sets.
#include "crowd/kernels/avoid.h"

#include <gtest/gtest.h>
#include <hwy/highway.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "crowd/textbook.h"
#include "crowd/walls/wall_planes.h"
#include "math/random.h"
#include "spatial/each_target.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using detail::AvoidRow;
using detail::kAvoidRow;
using test::Random;

using test::kInfinity;
constexpr int kNeighbors = 10;

/// How neighbours lie.
enum class Around { kAnywhere, kOnOnePoint, kStanding, kWalls, kOverlapping };

/// A neighbour of one lane.
void put_neighbor(AvoidRow& row, int lane, int k, Around around, Random& random) {
    const auto any = [&](float most) { return random.uniform(-most, most); };
    float x = any(5.0f), y = any(5.0f), vx = any(2.0f), vy = any(2.0f), radius = random.uniform(0.4f, 1.2f);
    if (around == Around::kOnOnePoint) x = y = vx = vy = 0.0f;
    if (around == Around::kStanding) vx = vy = 0.0f;
    if (around == Around::kOverlapping) x *= 0.1f, y *= 0.1f;
    if (around == Around::kWalls) {
        // Rows on all sides, just out of touch.
        const float at = any(1.5f);
        x = k % 4 < 2 ? at : (k % 4 == 2 ? 1.21f : -1.21f);
        y = k % 4 < 2 ? (k % 4 == 0 ? 1.21f : -1.21f) : at;
        radius = 1.2f;
    }
    row.offset[k][0][lane] = x;
    row.offset[k][1][lane] = y;
    row.relative_velocity[k][0][lane] = around == Around::kOnOnePoint ? 0.0f : row.velocity[0][lane] - vx;
    row.relative_velocity[k][1][lane] = around == Around::kOnOnePoint ? 0.0f : row.velocity[1][lane] - vy;
    row.distance[k][lane] = radius;
    row.share[k][lane] = random.below(4) == 0 ? 1.0f : 0.5f;
    row.side[k][lane] = random.below(2) == 0 ? 1.0f : -1.0f;
}

/// How walls lie.
enum class Enclosed { kNot, kBySome, kOnAllSides, kInACorner, kTooTight };

/// The walls of one lane.
std::vector<detail::SeenWall> some_walls(Enclosed enclosed, float radius, Random& random) {
    const auto any = [&](float most) { return random.uniform(-most, most); };
    std::vector<detail::SeenWall> walls;
    if (enclosed == Enclosed::kBySome) {
        const int count = 1 + static_cast<int>(random.below(4));
        for (int i = 0; i < count; ++i) {
            const Vec2 at{any(4.0f), any(4.0f)}, along{any(3.0f), any(3.0f)};
            // Now and then a post.
            walls.push_back(detail::see(at, random.below(5) == 0 ? at : at + along));
        }
    } else if (enclosed != Enclosed::kNot) {
        const float room = enclosed == Enclosed::kTooTight ? random.uniform(0.5f, 1.0f) * radius
                                                           : random.uniform(1.0f, 1.5f) * radius;
        const Vec2 corners[] = {{-room, -room}, {room, -room}, {room, room}, {-room, room}};
        const int count = enclosed == Enclosed::kInACorner ? 2 : 4;
        for (int i = 0; i < count; ++i) walls.push_back(detail::see(corners[i], corners[(i + 1) % 4]));
    }
    return walls;
}

void put_plane(detail::AvoidWalls& walls, int lane, int k, const detail::WallPlane& plane) {
    walls.normal[k][0][lane] = plane.normal.x;
    walls.normal[k][1][lane] = plane.normal.y;
    walls.offset[k][lane] = plane.offset;
}

void put_walls(AvoidRow& row, int lane, Random& random) {
    const float radius = random.uniform(0.2f, 0.6f);
    const detail::WallAsker asker{{row.velocity[0][lane], row.velocity[1][lane]},
                                  radius,
                                  row.max_speed[lane],
                                  1.0f / random.uniform(0.3f, 2.0f),
                                  row.inverse_dt};
    const auto walls = some_walls(static_cast<Enclosed>(random.below(5)), radius, random);
    for (int k = 0; k < detail::kAvoidWalls; ++k) {
        const bool is_there = k < static_cast<int>(walls.size());
        const auto* const wall = is_there ? &walls[static_cast<std::size_t>(k)] : nullptr;
        const detail::WallPlane none{{}, -kInfinity};
        put_plane(row.near, lane, k, is_there ? near_plane(*wall, asker) : none);
        put_plane(row.calm, lane, k, is_there ? calm_plane(*wall, asker) : none);
    }
    row.near.count = std::max(row.near.count, static_cast<int>(walls.size()));
    row.calm.count = row.near.count;
}

AvoidRow random_row(Random& random) {
    AvoidRow row{};
    row.inverse_dt = 10.0f;
    row.count = kNeighbors;
    for (int lane = 0; lane < kAvoidRow; ++lane) {
        const auto around = static_cast<Around>(random.below(5));
        for (int axis = 0; axis < 2; ++axis) {
            row.preferred[axis][lane] = random.uniform(-1.5f, 1.5f);
            row.velocity[axis][lane] = around == Around::kStanding ? 0.0f : random.uniform(-1.5f, 1.5f);
        }
        row.max_speed[lane] = random.uniform(0.5f, 2.5f);
        row.max_change[lane] = kInfinity;
        row.inverse_horizon[lane] = 1.0f / random.uniform(0.5f, 5.0f);
        const int count = static_cast<int>(random.below(kNeighbors + 1));
        for (int k = 0; k < detail::kAvoidLines; ++k) row.distance[k][lane] = -1.0f;
        for (int k = 0; k < count; ++k) put_neighbor(row, lane, k, around, random);
        put_walls(row, lane, random);
    }
    return row;
}

test::Point point_of(const AvoidRow::Lane (&from)[2], int lane) {
    return {from[0][lane], from[1][lane]};
}

std::vector<test::Line> lines_of(const AvoidRow& row, int lane) {
    std::vector<test::Line> lines;
    for (int k = 0; k < row.count && row.distance[k][lane] >= 0.0f; ++k) {
        const test::TextbookNeighbor other{point_of(row.offset[k], lane),
                                           point_of(row.relative_velocity[k], lane), row.distance[k][lane],
                                           row.share[k][lane], row.side[k][lane]};
        lines.push_back(test::orca_line(other, point_of(row.velocity, lane),
                                        1.0 / double{row.inverse_horizon[lane]},
                                        1.0 / double{row.inverse_dt}));
    }
    return lines;
}

std::vector<test::Line> lines_of(const detail::AvoidWalls& walls, int lane) {
    std::vector<test::Line> lines;
    for (int k = 0; k < walls.count && walls.offset[k][lane] > -kInfinity; ++k) {
        const test::Point normal = point_of(walls.normal[k], lane);
        lines.push_back({normal * walls.offset[k][lane], {normal.y, -normal.x}});
    }
    return lines;
}

/// A preference that something stands in the way of is tilted to the right.
test::Point tilted_wish(const std::vector<test::Line>& lines, test::Point wish, double speed) {
    if (test::length(wish) > speed) wish = wish * (speed / test::length(wish));
    if (test::greatest_violation(lines, wish) <= 0.0) return wish;
    const double sine = detail::kTiltSine, cosine = detail::kTiltCosine;
    return {cosine * wish.x + sine * wish.y, cosine * wish.y - sine * wish.x};
}

/// The best that walls leave, with the tilt where they are met straight on.
test::Solution along_walls(const std::vector<test::Line>& walls, test::Point wish, double speed) {
    const test::Solution plain = test::solve(walls, speed, wish, false);
    if (test::length(wish) > speed) wish = wish * (speed / test::length(wish));
    if (std::abs(test::cross(wish, plain.velocity)) >= detail::kStraightOn * test::dot(wish, wish))
        return plain;
    return test::solve(walls, speed, tilted_wish(walls, wish, speed), false);
}

struct Tally {
    int free = 0, avoiding = 0, squeezed = 0, walled = 0, calmed = 0, at_the_edge = 0;
};

/// [m/s] Float's roundings: offsets of half-planes reach some 20 m/s where agents overlap.
constexpr double kRounding = 1.0e-3;

void expect_as_in_the_textbook(const AvoidRow& row, int lane, Tally& tally) {
    const std::vector<test::Line> neighbors = lines_of(row, lane);
    const double speed = row.max_speed[lane];
    const test::Point chosen = point_of(row.chosen, lane);
    const bool squeezed = (row.squeezed >> lane & 1u) != 0, calmed = (row.calmed >> lane & 1u) != 0;
    ASSERT_LE(test::length(chosen), speed * 1.0001 + 1e-6);

    const auto near = lines_of(row.near, lane), calm = lines_of(row.calm, lane);
    const test::Point preferred = point_of(row.preferred, lane);
    const bool is_stuck = along_walls(near, preferred, speed).failed < near.size();
    const std::vector<test::Line>& walls = calmed ? calm : near;
    // Along the walls first.
    const test::Point along = along_walls(walls, preferred, speed).velocity;
    const test::Point wish = tilted_wish(neighbors, along, speed);
    ASSERT_LT(test::greatest_violation(walls, chosen), kRounding) << "walls are never relaxed";
    std::vector<test::Line> lines = walls;
    lines.insert(lines.end(), neighbors.begin(), neighbors.end());
    const test::Solution expected = test::solve(lines, speed, wish, false);
    if (calmed != is_stuck || squeezed != (expected.failed < lines.size()) ||
        expected.failed < walls.size()) {
        // Only where all that is left is narrower than the roundings.
        ++tally.at_the_edge;
        if (!squeezed) {
            EXPECT_LT(test::greatest_violation(lines, chosen), kRounding);
        }
        return;
    }
    tally.walled += walls.empty() ? 0 : 1;
    tally.calmed += calmed ? 1 : 0;
    const double violated = test::greatest_violation(neighbors, chosen);
    if (squeezed) {
        ++tally.squeezed;
        const test::Point least = test::solve_least(lines, walls.size(), speed, expected);
        EXPECT_NEAR(violated, test::greatest_violation(neighbors, least), kRounding);
        return;
    }
    ++(lines.empty() || test::length(expected.velocity - wish) < 1e-9 ? tally.free : tally.avoiding);
    EXPECT_LT(violated, kRounding);
    // The nearest point of a thin wedge may be far from where its roundings say it is, but is as near.
    EXPECT_NEAR(test::length(chosen - wish), test::length(expected.velocity - wish), 10.0 * kRounding);
}

TEST(Avoid, ChoosesAsTheTextbookDoesInManyNeighborhoods) {
    constexpr int kRows = 100000 / kAvoidRow;
    Random random(161);
    Tally tally;
    for (int i = 0; i < kRows; ++i) {
        AvoidRow row = random_row(random);
        detail::avoid(row);
        for (int lane = 0; lane < kAvoidRow; ++lane) {
            SCOPED_TRACE("row " + std::to_string(i) + ", lane " + std::to_string(lane));
            expect_as_in_the_textbook(row, lane, tally);
        }
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(tally.free, 10000);
    EXPECT_GT(tally.avoiding, 10000);
    EXPECT_GT(tally.squeezed, 10000);
    EXPECT_GT(tally.walled, 50000);
    EXPECT_GT(tally.calmed, 1000);
    EXPECT_LT(tally.at_the_edge, 500);
}

TEST(Avoid, HasTheSameBitsOnEveryInstructionSet) {
    Random random(162);
    std::vector<AvoidRow> rows;
    for (int i = 0; i < 500; ++i) rows.push_back(random_row(random));
    std::vector<std::uint32_t> expected;
    test::for_each_target([&] {
        std::vector<std::uint32_t> bits;
        for (AvoidRow& row : rows) {
            detail::avoid(row);
            for (const auto& axis : row.chosen)
                for (const float x : axis) bits.push_back(std::bit_cast<std::uint32_t>(x));
            bits.push_back(row.squeezed);
            bits.push_back(row.calmed);
        }
        if (expected.empty()) expected = bits;
        EXPECT_EQ(bits, expected);
    });
}

TEST(Avoid, AChangeOfVelocityIsNoGreaterThanTheLargest) {
    AvoidRow row{};
    row.inverse_dt = 10.0f;
    for (int lane = 0; lane < kAvoidRow; ++lane) {
        row.preferred[0][lane] = 2.0f;
        row.velocity[1][lane] = 1.0f;
        row.max_speed[lane] = 2.0f;
        row.inverse_horizon[lane] = 1.0f;
        row.max_change[lane] = lane == 0 ? kInfinity : 0.5f;
    }
    detail::avoid(row);
    EXPECT_EQ(row.chosen[0][0], 2.0f);
    EXPECT_EQ(row.chosen[1][0], 0.0f);
    // Of the change (2, -1), 0.5 of its length of sqrt(5).
    EXPECT_NEAR(row.chosen[0][1], 2.0f * 0.5f / std::sqrt(5.0f), 1e-6f);
    EXPECT_NEAR(row.chosen[1][1], 1.0f - 0.5f / std::sqrt(5.0f), 1e-6f);
}

}  // namespace
}  // namespace jostle
