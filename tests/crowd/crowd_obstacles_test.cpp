// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Obstacles: how they come and go, and how agents keep clear of them.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "crowd/crowds.h"
#include "expect_refused.h"
#include "spatial/each_target.h"
#include "support/extremes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::expect_refused;
using test::Random;

std::vector<Vec2> box(Vec2 lower, Vec2 upper) {
    return {lower, {upper.x, lower.y}, upper, {lower.x, upper.y}};
}
std::vector<Vec2> room(Vec2 lower, Vec2 upper) {
    std::vector<Vec2> points = box(lower, upper);
    std::reverse(points.begin(), points.end());
    return points;
}

void expect_same(const ObstacleDef<2>& is, const ObstacleDef<2>& was) {
    EXPECT_EQ(is.shape, was.shape);
    EXPECT_EQ(is.points, was.points);
    EXPECT_EQ(is.layer, was.layer);
    EXPECT_EQ(is.user_data, was.user_data);
}

TEST(CrowdObstacles, AnObstacleIsWhatItWasMadeOf) {
    Crowd<2> crowd;
    const ObstacleDef<2> defs[] = {
        {.points = box({0, 0}, {1, 2}), .layer = 4, .user_data = 7},
        {.shape = ObstacleShape::kChain, .points = {{5, 5}, {6, 5}, {6, 7}}},
        {.shape = ObstacleShape::kChain, .points = {{9, 9}}},
        {.shape = ObstacleShape::kChain, .points = {{9, 9}, {9, 9}}},
    };
    std::vector<Obstacle> obstacles;
    for (const auto& def : defs) obstacles.push_back(crowd.add_obstacle(def));
    ASSERT_EQ(crowd.obstacles().size(), 4u);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(crowd.obstacles()[i], obstacles[i]);
        expect_same(crowd.def(obstacles[i]), defs[i]);
    }
    crowd.remove(obstacles[1]);
    EXPECT_FALSE(crowd.contains(obstacles[1]));
    EXPECT_TRUE(crowd.contains(obstacles[3]));
    expect_same(crowd.def(obstacles[3]), defs[3]);
    expect_refused("Crowd::remove", "obstacle", [&] { crowd.remove(obstacles[1]); });
    expect_refused("Crowd::def", "obstacle", [&] { static_cast<void>(crowd.def(Obstacle{})); });
    crowd.clear();
    EXPECT_TRUE(crowd.obstacles().empty());
    EXPECT_FALSE(crowd.contains(obstacles[0]));
}

TEST(CrowdObstacles, BadObstaclesAreRefused) {
    Crowd<2> crowd;
    expect_refused("Crowd::add_obstacle", "def.points.size()", [&] {
        crowd.add_obstacle({.points = {{0, 0}, {1, 1}}});
    });
    expect_refused("Crowd::add_obstacle", "def.points.size()",
                   [&] { crowd.add_obstacle({.shape = ObstacleShape::kChain}); });
    expect_refused("Crowd::add_obstacle", "def.points[1]", [&] {
        crowd.add_obstacle({.points = {{0, 0}, {test::kNan, 1}, {1, 1}}});
    });
    expect_refused("Crowd::add_obstacle", "def.shape",
                   [&] { crowd.add_obstacle({.shape = static_cast<ObstacleShape>(9)}); });
    expect_refused("Crowd::is_visible", "radius", [&] {
        static_cast<void>(crowd.is_visible({0, 0}, {1, 1}, -1.0f));
    });
    expect_refused("Crowd::add", "def.obstacle_horizon", [&] { crowd.add({.obstacle_horizon = 0}); });
    EXPECT_TRUE(crowd.obstacles().empty());
}

/// Many obstacles come and go; those that are there are what they were made of.
TEST(CrowdObstacles, ComeAndGoInAnyOrder) {
    Random random(174);
    Crowd<2> crowd;
    std::vector<std::pair<Obstacle, ObstacleDef<2>>> live;
    for (int i = 0; i < 3000; ++i) {
        if (live.size() < 20 || (random.below(2) == 0 && live.size() < 60)) {
            ObstacleDef<2> def{
                .shape = random.below(2) == 0 ? ObstacleShape::kChain : ObstacleShape::kPolygon,
                .user_data = random.bits()};
            const std::uint32_t points = 3 + random.below(10);
            for (std::uint32_t k = 0; k < points; ++k)
                def.points.push_back({random.uniform(-9, 9), random.uniform(-9, 9)});
            live.emplace_back(crowd.add_obstacle(def), def);
        } else {
            const std::size_t which = random.below(static_cast<std::uint32_t>(live.size()));
            crowd.remove(live[which].first);
            live[which] = live.back();
            live.pop_back();
        }
        ASSERT_EQ(crowd.obstacles().size(), live.size());
        const auto& [obstacle, def] = live[random.below(static_cast<std::uint32_t>(live.size()))];
        expect_same(crowd.def(obstacle), def);
    }
}

TEST(CrowdObstacles, AnAgentStopsAtAWallAndSlidesAlongIt) {
    Crowd<2> crowd;
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{3, -50}, {3, 50}}});
    const Agent straight = crowd.add({.preferred_velocity = {1.4f, 0}});
    const Agent slanting = crowd.add({.position = {0, 20}, .preferred_velocity = {1, 1}});
    for (int i = 0; i < 200; ++i) {
        crowd.step(0.05f);
        ASSERT_EQ(crowd.check(0.001f), "");
    }
    EXPECT_NEAR(crowd.position(straight).x, 2.5f, 1e-3f);
    EXPECT_NEAR(crowd.position(slanting).x, 2.5f, 1e-3f);
    // At the wall a velocity is tilted to the right by 0.1 rad: straight on, 1.4 sin(0.1) m/s at most.
    EXPECT_LT(crowd.position(straight).y, -0.5f);
    EXPECT_GT(crowd.position(straight).y, -1.4f * 0.0999f * 10.0f);
    EXPECT_LT(crowd.position(slanting).y, 30.0f);
    EXPECT_GT(crowd.position(slanting).y, 20.0f + (math::cos(0.1f) - math::sin(0.1f)) * 10.0f);
}

/// One that heads for the corner of a box, and two that meet while they press against its wall: one of them
/// makes way.
TEST(CrowdObstacles, AgentsGetRoundACornerAndAreNotCaughtWhereTheyMeetAtAWall) {
    Crowd<2> crowd;
    crowd.add_obstacle({.points = box({0, 0}, {10, 4})});
    const Agent at_the_corner = crowd.add({.position = {-8, -8}, .preferred_velocity = {1, 1}});
    crowd.add({.position = {2, 5}, .goal = Vec2{20, -1}});
    const Agent west = crowd.add({.position = {8, 5}, .goal = Vec2{-10, -1}});
    for (int i = 0; i < 400; ++i) {
        crowd.step(0.05f);
        ASSERT_EQ(crowd.check(0.001f), "");
    }
    EXPECT_GT(crowd.position(at_the_corner).x, 1.0f);
    EXPECT_LT(distance(crowd.position(west), {-10, -1}), 0.1f);
}

/// A wall beside the way, or one that ends before it, is no hindrance.
TEST(CrowdObstacles, AnAgentThatPassesAWallIsNotHindered) {
    Crowd<2> crowd;
    crowd.add_obstacle({.points = box({2, 0.6f}, {4, 3})});
    crowd.add_obstacle({.points = box({6, -3}, {8, -0.6f})});
    const Agent agent = crowd.add({.goal = Vec2{20, 0}, .preferred_speed = 1});
    for (int i = 0; i < 200; ++i) {
        crowd.step(0.05f);
        ASSERT_EQ(crowd.position(agent).y, 0.0f);
    }
    EXPECT_NEAR(crowd.position(agent).x, 10.0f, 1e-3f);
}

TEST(CrowdObstacles, APolygonHasOneSideAndAChainHasTwo) {
    for (const bool is_room : {false, true}) {
        Crowd<2> crowd;
        crowd.add_obstacle({.points = is_room ? room({-3, -3}, {3, 3}) : box({-3, -3}, {3, 3})});
        // Neither heeds the other.
        const Agent inside = crowd.add({.preferred_velocity = {1, 0}, .max_neighbors = 0});
        const Agent outside =
            crowd.add({.position = {0, 9}, .preferred_velocity = {0, -1}, .max_neighbors = 0});
        for (int i = 0; i < 100; ++i) crowd.step(0.1f);
        // One who is inside of a box may leave it, one who is outside of a room may come in.
        EXPECT_NEAR(crowd.position(inside).x, is_room ? 2.5f : 10.0f, 0.01f);
        EXPECT_NEAR(crowd.position(outside).y, is_room ? -1.0f : 3.5f, 0.01f);
    }
    Crowd<2> crowd;
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{0, -9}, {0, 9}}});
    const Agent east = crowd.add({.position = {-4, 0}, .preferred_velocity = {1, 0}});
    const Agent west = crowd.add({.position = {4, 3}, .preferred_velocity = {-1, 0}});
    for (int i = 0; i < 100; ++i) crowd.step(0.1f);
    EXPECT_NEAR(crowd.position(east).x, -0.5f, 0.01f);
    EXPECT_NEAR(crowd.position(west).x, 0.5f, 0.01f);
}

TEST(CrowdObstacles, OnlyThoseOfTheMaskAreHeeded) {
    Crowd<2> crowd;
    const Obstacle fence =
        crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{2, -9}, {2, 9}}, .layer = 2});
    const Agent bird = crowd.add({.preferred_velocity = {1, 0}, .mask = 1});
    const Agent cow =
        crowd.add({.position = {0, 3}, .preferred_velocity = {1, 0}, .max_neighbors = 0, .mask = 3});
    const Agent player = crowd.add({.position = {0, 6}, .preferred_velocity = {1, 0}, .responds = false});
    for (int i = 0; i < 50; ++i) crowd.step(0.1f);
    EXPECT_NEAR(crowd.position(bird).x, 5.0f, 1e-3f);
    EXPECT_NEAR(crowd.position(cow).x, 1.5f, 1e-2f);
    EXPECT_NEAR(crowd.position(player).x, 5.0f, 1e-3f);
    const float before = crowd.position(cow).x;
    crowd.remove(fence);
    for (int i = 0; i < 50; ++i) crowd.step(0.1f);
    EXPECT_NEAR(crowd.position(cow).x, before + 5.0f, 1e-3f);
}

TEST(CrowdObstacles, WallsThatLeaveNoRoomHoldTheAgentStill) {
    Crowd<2> crowd;
    crowd.add_obstacle({.points = room({-0.4f, -0.4f}, {0.4f, 0.4f})});
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{10, 0}, {10, 0}, {10, 0}}});
    const Agent caught = crowd.add({.preferred_velocity = {2, 1}});
    const Agent on_a_post = crowd.add({.position = {10, 0}});
    for (int i = 0; i < 50; ++i) crowd.step(0.1f);
    EXPECT_LT(length(crowd.position(caught)), 0.15f);
    EXPECT_GE(distance(crowd.position(on_a_post), {10, 0}), 0.4999f);
    EXPECT_EQ(crowd.check(0.01f),
              "agent 0 overlaps obstacle 0 by " +
                  std::to_string(0.5f - (0.4f - std::max(math::abs(crowd.position(caught).x),
                                                         math::abs(crowd.position(caught).y)))) +
                  " m");
}

/// Blocks and posts between which many walk to and fro; walls hold whatever the others do.
void add_town(Crowd<2>& crowd, int agents, Random& random) {
    for (int i = 0; i < 25; ++i) {
        const Vec2 at{static_cast<float>(i % 5) * 10.0f, static_cast<float>(i / 5) * 10.0f};
        const float size = random.uniform(1.0f, 4.0f);
        if (i % 3 == 2) {
            crowd.add_obstacle({.shape = ObstacleShape::kChain,
                                .points = {at, at + Vec2{size, 0}, at + Vec2{size, size}, at + Vec2{0, 1}}});
        } else {
            crowd.add_obstacle({.points = box(at, at + Vec2{size, size})});
        }
    }
    crowd.add_obstacle({.points = room({-5, -5}, {50, 50})});
    for (int added = 0; added < agents;) {
        const Vec2 at{random.uniform(-4, 49), random.uniform(-4, 49)};
        const float radius = random.uniform(0.2f, 0.5f);
        // Outside of all boxes: seen from above the town.
        const float x = at.x - 10.0f * std::floor(at.x / 10.0f), y = at.y - 10.0f * std::floor(at.y / 10.0f);
        if (x < 5.0f && y < 5.0f) continue;
        crowd.add({.position = at,
                   .goal = Vec2{random.uniform(-4, 49), random.uniform(-4, 49)},
                   .radius = radius,
                   .max_acceleration = added % 4 == 0 ? 3.0f : std::numeric_limits<float>::infinity()});
        ++added;
    }
}

TEST(CrowdObstacles, NobodyEverOverlapsAWallHoweverManyPush) {
    Random random(175);
    Crowd<2> crowd;
    add_town(crowd, 600, random);
    // Those that are made in a wall are led out first.
    for (int i = 0; i < 40; ++i) crowd.step(0.1f);
    for (const Agent agent : crowd.agents()) crowd.set_goal(agent, Vec2{25, 27});
    // The same, but none heeds another: its check() looks at walls alone.
    Crowd<2> walls_only;
    for (const Obstacle obstacle : crowd.obstacles()) walls_only.add_obstacle(crowd.def(obstacle));
    for (const Agent agent : crowd.agents()) {
        AgentDef<2> def = crowd.def(agent);
        def.layer = 0;
        walls_only.add(def);
    }
    std::size_t squeezed = 0;
    for (int step = 0; step < 400; ++step) {
        crowd.step(0.1f);
        for (std::size_t i = 0; i < crowd.agents().size(); ++i) {
            walls_only.set_position(walls_only.agents()[i], crowd.positions()[i]);
            squeezed += crowd.is_squeezed(crowd.agents()[i]) ? 1 : 0;
        }
        ASSERT_EQ(walls_only.check(0.001f), "") << "step " << step;
    }
    EXPECT_GT(squeezed, 1000u);
}

TEST(CrowdObstacles, HaveTheSameBitsForAnyThreadsAndInstructionSet) {
    std::vector<std::uint32_t> expected;
    const auto run = [&](TaskScheduler* scheduler) {
        Random random(176);
        Crowd<2> crowd;
        add_town(crowd, 700, random);
        for (int i = 0; i < 12; ++i) crowd.step(0.1f, scheduler);
        if (expected.empty()) expected = test::bits_of(crowd);
        EXPECT_EQ(test::bits_of(crowd), expected);
    };
    test::for_each_target([&] { run(nullptr); });
    for (const int workers : {2, 8}) {
        test::ThreadScheduler scheduler(workers, test::TaskOrder::kShuffled);
        run(&scheduler);
    }
}

/// Walls are the same in whichever order obstacles have come and gone.
TEST(CrowdObstacles, ObstaclesThatAreGoneLeaveNoTrace) {
    std::vector<std::uint32_t> expected;
    for (const bool with_others : {false, true}) {
        Random random(177);
        Crowd<2> crowd;
        add_town(crowd, 200, random);
        if (with_others) {
            std::vector<Obstacle> others;
            for (int i = 0; i < 30; ++i)
                others.push_back(
                    crowd.add_obstacle({.points = box({0, 0}, {static_cast<float>(i + 1), 40})}));
            for (const Obstacle other : others) crowd.remove(other);
        }
        for (int i = 0; i < 10; ++i) crowd.step(0.1f);
        if (expected.empty()) expected = test::bits_of(crowd);
        EXPECT_EQ(test::bits_of(crowd), expected);
    }
}

/// Two walls along y with a door between, for agents of `size` / 2.
void add_door(Crowd<2>& crowd, float width, float size) {
    const float half = 0.5f * width, thick = 0.05f * size, far = 20.0f * size;
    crowd.add_obstacle({.points = {{-thick, half}, {thick, half}, {thick, far}, {-thick, far}}});
    crowd.add_obstacle({.points = {{-thick, -far}, {thick, -far}, {thick, -half}, {-thick, -half}}});
}

/// Along the wall to the door takes at most goal / 1.4 m/s ln(y / room) s, which is 60 s for a goal 30 m
/// behind and a room of 0.05 m on each side, and getting there and through 10 s more.
TEST(CrowdObstacles, AnAgentAloneSlidesAlongAWallToADoorAndGoesThrough) {
    for (const float size : {0.1f, 1.0f, 10.0f}) {
        for (const float width : {1.1f, 1.4f, 1.6f, 2.0f, 2.2f, 3.0f}) {
            for (const float goal : {3.0f, 8.0f, 30.0f}) {
                for (const float y : {-4.0f, -2.0f, -1.0f, -0.3f, 0.3f, 1.0f, 2.0f, 3.0f, 4.0f}) {
                    Crowd<2> crowd;
                    add_door(crowd, width * size, size);
                    const Agent agent = crowd.add({.position = {-6 * size, y * size},
                                                   .goal = Vec2{goal * size, 0},
                                                   .preferred_speed = 1.4f * size,
                                                   .radius = 0.5f * size,
                                                   .max_speed = 2 * size,
                                                   .neighbor_distance = 5 * size});
                    for (int i = 0; i < 30 * 120 && crowd.position(agent).x < size; ++i)
                        crowd.step(1 / 30.0f);
                    EXPECT_GE(crowd.position(agent).x, size) << "size " << size << ", door of " << width
                                                             << ", goal " << goal << ", from y = " << y;
                    EXPECT_EQ(crowd.check(), "");
                }
            }
        }
    }
}

/// Against points along the way.
TEST(CrowdObstacles, SightEndsAtWalls) {
    Random random(178);
    Crowd<2> crowd;
    std::vector<std::pair<Vec2, Vec2>> walls;
    for (int i = 0; i < 12; ++i) {
        const Vec2 a{random.uniform(-5, 5), random.uniform(-5, 5)},
            b{random.uniform(-5, 5), random.uniform(-5, 5)};
        walls.emplace_back(a, b);
        crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {a, b}, .layer = 2});
    }
    int seen = 0, hidden = 0;
    for (int i = 0; i < 2000; ++i) {
        const Vec2 from{random.uniform(-6, 6), random.uniform(-6, 6)},
            to = from + Vec2{random.uniform(-3, 3), 1};
        float nearest = 1e9f;
        for (int k = 0; k <= 400; ++k) {
            const Vec2 at = lerp(from, to, static_cast<float>(k) / 400.0f);
            for (const auto& [a, b] : walls) {
                const float t = math::clamp(dot(at - a, b - a) / length_squared(b - a), 0.0f, 1.0f);
                nearest = math::min(nearest, distance(at, lerp(a, b, t)));
            }
        }
        // The sampled way is no more than a sample's length off.
        if (math::abs(nearest - 0.2f) < 0.01f) continue;
        const bool is_seen = crowd.is_visible(from, to, 0.2f);
        ASSERT_EQ(is_seen, nearest > 0.2f) << i;
        ++(is_seen ? seen : hidden);
        ASSERT_TRUE(crowd.is_visible(from, to, 0.2f, 1));
    }
    EXPECT_GT(seen, 100);
    EXPECT_GT(hidden, 100);
}

}  // namespace
}  // namespace jostle
