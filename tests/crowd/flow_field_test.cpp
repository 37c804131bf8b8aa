// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Flow fields: distances that were worked out, ways that arrive, walls that nothing gets through.
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/core/error.h>
#include <jostle/core/require.h>
#include <jostle/crowd/flow_field.h>
#include <jostle/math/rot.h>

#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "math/random.h"

namespace jostle {
namespace {

using test::Random;

FlowField field_of(float half, float cell, float clearance = 0.0f) {
    return FlowField({.area = {{-half, -half}, {half, half}}, .cell = cell, .clearance = clearance});
}

/// Follows the field in small steps; the length of the way, or infinity if it does not arrive within `most`.
float walk(const FlowField& field, Vec2 at, Vec2 goal, float most) {
    constexpr float kStep = 0.05f;
    for (float gone = 0.0f; gone < most; gone += kStep) {
        if (distance(at, goal) < 0.3f) return gone + distance(at, goal);
        at += field.direction(at) * kStep;
    }
    return std::numeric_limits<float>::infinity();
}

TEST(FlowField, OverOpenGroundTheWayIsStraight) {
    FlowField field = field_of(20, 0.25f);
    const Vec2 goal{3, -2};
    field.aim(std::array{goal});
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        const Vec2 at{random.uniform(-19.0f, 19.0f), random.uniform(-19.0f, 19.0f)};
        const float straight = distance(at, goal);
        EXPECT_GT(field.distance(at), straight - 0.25f);
        EXPECT_LT(field.distance(at), 1.03f * straight + 0.25f);
        if (straight < 1.0f) continue;
        EXPECT_GT(dot(field.direction(at), (goal - at) / straight), 0.98f) << to_text(at);
    }
    EXPECT_NEAR(field.distance(goal + Vec2{0.05f, 0}), 0.05f, 1.0e-5f);
    EXPECT_EQ(field.direction(goal), Vec2());
}

TEST(FlowField, AWallIsGoneRound) {
    FlowField field = field_of(20, 0.25f);
    // From (-4, 0) to (4, 0) about (0, 3): 5 m there, 5 m on.
    field.block({.shape = ObstacleShape::kChain, .points = {{0, -8}, {0, 3}}});
    field.aim(std::array{Vec2{4, 0}});
    EXPECT_NEAR(field.distance({-4, 0}), 10.0f, 0.7f);
    EXPECT_NEAR(walk(field, {-4, 0}, {4, 0}, 20), 10.0f, 0.7f);
    field.clear();
    field.aim(std::array{Vec2{4, 0}});
    EXPECT_NEAR(field.distance({-4, 0}), 8.0f, 0.3f);
}

TEST(FlowField, TheNearestGoalCounts) {
    FlowField field = field_of(20, 0.5f);
    field.aim(std::array{Vec2{-10, 0}, Vec2{10, 0}});
    EXPECT_NEAR(field.distance({-7, 0}), 3.0f, 0.5f);
    EXPECT_NEAR(field.distance({6, 0}), 4.0f, 0.5f);
    EXPECT_LT(field.direction({-2, 0}).x, -0.99f);
    EXPECT_GT(field.direction({2, 0}).x, 0.99f);
}

/// Cells of 1 m. The goal at x = 4.5 has a wall near it, the one at 0.5 has none: straight ways lead to that
/// from cells which are nearer to the other.
TEST(FlowField, AGoalBesideAWallCountsWhereItIsNearer) {
    FlowField field = field_of(20, 1);
    field.block({.shape = ObstacleShape::kChain, .points = {{7, -20}, {7, 20}}});
    for (const bool is_first : {true, false}) {
        const Vec2 open{0.5f, 0.5f}, beside{4.5f, 0.5f};
        field.aim(is_first ? std::array{open, beside} : std::array{beside, open});
        EXPECT_NEAR(field.distance({3.5f, 0.5f}), 1.0f, 1.0e-4f);
        EXPECT_GT(field.direction({3.5f, 0.5f}).x, 0.9f);
        EXPECT_NEAR(field.distance({1.5f, 0.5f}), 1.0f, 1.0e-4f);
        EXPECT_LT(field.direction({1.5f, 0.5f}).x, -0.99f);
    }
}

TEST(FlowField, NothingLeadsOutOfAClosedRoom) {
    for (const float turn : {0.0f, 0.3f, kPi / 4}) {
        FlowField field = field_of(10, 0.5f, 1.2f);
        const Vec2 x = Rot::from_angle(turn).x_axis(), y{-x.y, x.x};
        field.block({.points = {-5.0f * x - 5.0f * y, 5.0f * x - 5.0f * y, 5.0f * x + 5.0f * y,
                                -5.0f * x + 5.0f * y}});
        field.aim(std::array{Vec2{9, 9}});
        // Where the walls run along the sides of cells, up to the wall; else where none runs through the
        // cell.
        const float most = turn == 0.0f ? 4.95f : 4.25f;
        for (float u = -most; u <= most; u += most / 16) {
            for (float v = -most; v <= most; v += most / 16) {
                const Vec2 at = u * x + v * y;
                ASSERT_EQ(field.distance(at), std::numeric_limits<float>::infinity()) << to_text(at);
                ASSERT_EQ(field.direction(at), Vec2()) << to_text(at);
            }
        }
        for (float v = -4.0f; v < 4.0f; v += 0.3f)
            EXPECT_GT(dot(field.direction(5.05f * x + v * y), x), 0.5f) << to_text(5.05f * x + v * y);
    }
}

/// The wall runs through cells of 1 m, whose centres are behind it, or on it.
TEST(FlowField, ACellThatAWallRunsThroughLeadsToTheSideWithAWay) {
    for (const float wall : {0.3f, 0.5f}) {
        FlowField field = field_of(20, 1);
        field.block({.points = {{wall, -5}, {6, -5}, {6, 5}, {wall, 5}}});
        field.aim(std::array{Vec2{-9, 0}});
        EXPECT_LT(field.direction({0.05f, 0.5f}).x, -0.9f);
        EXPECT_LT(field.distance({0.05f, 0.5f}), 11.0f);
    }
}

TEST(FlowField, WallsTakeEffectInAim) {
    const ObstacleDef<2> wall{.shape = ObstacleShape::kChain, .points = {{0, -8}, {0, 3}}};
    FlowField field = field_of(20, 0.5f), same = field_of(20, 0.5f);
    for (const bool is_there : {false, true}) {
        if (is_there) {
            field.block(wall);
            same.block(wall);
        }
        field.aim(std::array{Vec2{4, 0}});
        same.aim(std::array{Vec2{4, 0}});
        if (is_there) {
            field.clear();
        } else {
            field.block(wall);
        }
        Random random(4);
        for (int i = 0; i < 500; ++i) {
            const Vec2 at{random.uniform(-3.0f, 3.0f), random.uniform(-9.0f, 4.0f)};
            EXPECT_EQ(field.direction(at), same.direction(at)) << to_text(at);
            EXPECT_EQ(field.distance(at), same.distance(at)) << to_text(at);
        }
        field.clear();
    }
}

TEST(FlowField, NoWallOfAnyDirectionLetsAWayThrough) {
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        FlowField field = field_of(10, 0.5f);
        const float turn = random.uniform(0.0f, 3.0f);
        std::vector<Vec2> room;
        for (int k = 0; k < 4; ++k)
            room.push_back(5.0f * Rot::from_angle(turn + static_cast<float>(k) * kPi / 2).x_axis() +
                           Vec2{random.uniform(-0.5f, 0.5f), random.uniform(-0.5f, 0.5f)});
        field.block({.points = room});
        field.aim(std::array{Vec2{9, 9}});
        EXPECT_EQ(field.distance({0, 0}), std::numeric_limits<float>::infinity());
        EXPECT_EQ(field.direction({0, 0}), Vec2());
        EXPECT_LT(field.distance({-9, -9}), 40.0f);
    }
}

TEST(FlowField, WaysFromEverywhereArriveAndKeepTheirDistanceFromWalls) {
    FlowField field = field_of(20, 0.5f, 0.8f);
    field.block({.points = {{-6, -6}, {6, -6}, {6, 6}, {-6, 6}}});
    field.block({.shape = ObstacleShape::kChain, .points = {{-20, 10}, {8, 10}}});
    const Vec2 goal{-15, 15};
    field.aim(std::array{goal});
    Random random(3);
    int walked = 0;
    for (int i = 0; i < 300; ++i) {
        const Vec2 at{random.uniform(-19.0f, 19.0f), random.uniform(-19.0f, 9.0f)};
        if (std::abs(at.x) < 6.9f && std::abs(at.y) < 6.9f) continue;
        ++walked;
        const float length = walk(field, at, goal, 120);
        ASSERT_LT(length, 120.0f) << to_text(at);
        EXPECT_NEAR(length, field.distance(at), 0.08f * length + 0.6f) << to_text(at);
    }
    EXPECT_GT(walked, 200);
    // Against the wall, it leads off it.
    EXPECT_LT(field.direction({0, 9.6f}).y, -0.9f);
    EXPECT_GT(field.direction({0, 10.2f}).y, 0.9f);
}

TEST(FlowField, BadArgumentsAreRefusedAndChangeNothing) {
    const auto refusal = [](const auto& call) -> std::string {
        try {
            call();
        } catch (const Error& error) {
            return error.argument();
        }
        return "nothing";
    };
    EXPECT_EQ(refusal([] { FlowField field({.cell = 0.0f}); }), "def.cell");
    EXPECT_EQ(refusal([] { FlowField field({.cell = 0.001f}); }), "def.cell");
    EXPECT_EQ(refusal([] { FlowField field({.area = {{0, 0}, {0, 1}}}); }), "def.area");
    EXPECT_EQ(refusal([] { FlowField field({.clearance = -1.0f}); }), "def.clearance");
    FlowField field = field_of(10, 1);
    field.block({.shape = ObstacleShape::kChain, .points = {{0, -5}, {0, 5}}});
    field.aim(std::array{Vec2{5, 0}});
    const float before = field.distance({3, 3});
    EXPECT_EQ(refusal([&] { field.aim(std::array{Vec2{5, 0}, Vec2{11, 0}}); }), "goals[1]");
    EXPECT_EQ(refusal([&] { field.aim(std::array{Vec2{0, 0}}); }), "goals[0]");
    EXPECT_EQ(refusal([&] { field.block({.points = {{0, 0}, {1, 1}}}); }), "obstacle.points.size()");
    EXPECT_EQ(field.distance({3, 3}), before);
    EXPECT_EQ(field.distance({NAN, 0}), std::numeric_limits<float>::infinity());
    EXPECT_EQ(field.direction({11, 0}), Vec2());
}

}  // namespace
}  // namespace jostle
