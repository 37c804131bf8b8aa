// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Agents: how they come and go, what they say of themselves, and how they move.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/core/timer.h>
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "crowd/crowds.h"
#include "expect_refused.h"
#include "spatial/each_target.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::expect_refused;
using test::Random;
using test::TaskOrder;
using test::ThreadScheduler;

constexpr float kUnbounded = std::numeric_limits<float>::infinity();
constexpr float kNoNumber = std::numeric_limits<float>::quiet_NaN();

TEST(Crowd, AnAgentIsWhatItWasMadeOf) {
    Crowd<2> crowd;
    const AgentDef<2> def{.position = {1, 2},
                          .velocity = {0.5f, 0},
                          .preferred_velocity = {0, 1},
                          .goal = Vec2{7, 8},
                          .preferred_speed = 1.1f,
                          .radius = 0.25f,
                          .max_speed = 3,
                          .max_acceleration = 5,
                          .horizon = 2,
                          .obstacle_horizon = 6,
                          .neighbor_distance = 9,
                          .max_neighbors = 3,
                          .layer = 4,
                          .mask = 6,
                          .responds = false,
                          .user_data = 77};
    const Agent agent = crowd.add(def);
    const AgentDef<2> is = crowd.def(agent);
    EXPECT_EQ(is.position, def.position);
    EXPECT_EQ(is.velocity, def.velocity);
    EXPECT_EQ(is.preferred_velocity, def.preferred_velocity);
    EXPECT_EQ(is.goal, def.goal);
    EXPECT_EQ(is.preferred_speed, def.preferred_speed);
    EXPECT_EQ(is.radius, def.radius);
    EXPECT_EQ(is.max_speed, def.max_speed);
    EXPECT_EQ(is.max_acceleration, def.max_acceleration);
    EXPECT_EQ(is.horizon, def.horizon);
    EXPECT_EQ(is.obstacle_horizon, def.obstacle_horizon);
    EXPECT_EQ(is.neighbor_distance, def.neighbor_distance);
    EXPECT_EQ(is.max_neighbors, def.max_neighbors);
    EXPECT_EQ(is.layer, def.layer);
    EXPECT_EQ(is.mask, def.mask);
    EXPECT_EQ(is.responds, def.responds);
    EXPECT_EQ(is.user_data, def.user_data);
    crowd.set_goal(agent, std::nullopt);
    crowd.set_position(agent, {3, 4});
    crowd.set_velocity(agent, {0, 2});
    crowd.set_preferred_velocity(agent, {1, 1});
    EXPECT_FALSE(crowd.goal(agent));
    EXPECT_EQ(crowd.position(agent), (Vec2{3, 4}));
    EXPECT_EQ(crowd.velocity(agent), (Vec2{0, 2}));
    EXPECT_EQ(crowd.preferred_velocity(agent), (Vec2{1, 1}));
    crowd.set_def(agent, def);
    EXPECT_EQ(crowd.goal(agent), def.goal);
    EXPECT_EQ(crowd.position(agent), def.position);
}

TEST(Crowd, ANameThatOutlivesItsAgentIsRefused) {
    Crowd<2> crowd;
    const Agent first = crowd.add(), second = crowd.add({.position = {5, 5}});
    crowd.remove(first);
    EXPECT_FALSE(crowd.contains(first));
    expect_refused("Crowd::position", "agent", [&] { static_cast<void>(crowd.position(first)); });
    expect_refused("Crowd::remove", "agent", [&] { crowd.remove(first); });
    expect_refused("Crowd::set_goal", "agent", [&] { crowd.set_goal(Agent{}, Vec2{1, 1}); });
    const Agent third = crowd.add({.position = {9, 9}});
    EXPECT_EQ(third.index, first.index);
    EXPECT_NE(third, first);
    EXPECT_FALSE(crowd.contains(first));
    EXPECT_EQ(crowd.position(second), (Vec2{5, 5}));
    EXPECT_EQ(crowd.position(third), (Vec2{9, 9}));
    crowd.clear();
    EXPECT_TRUE(crowd.empty());
    EXPECT_FALSE(crowd.contains(second));
    EXPECT_TRUE(crowd.contains(crowd.add()));
}

TEST(Crowd, BadNumbersAreRefusedAndChangeNothing) {
    Crowd<2> crowd;
    const Agent agent = crowd.add({.position = {1, 1}});
    const auto before = test::bits_of(crowd);
    expect_refused("Crowd::add", "def.position", [&] { crowd.add({.position = {kNoNumber, 0}}); });
    expect_refused("Crowd::add", "def.velocity", [&] { crowd.add({.velocity = {kUnbounded, 0}}); });
    expect_refused("Crowd::add", "def.preferred_velocity", [&] {
        crowd.add({.preferred_velocity = {0, kNoNumber}});
    });
    expect_refused("Crowd::add", "def.goal", [&] { crowd.add({.goal = Vec2{kNoNumber, 0}}); });
    expect_refused("Crowd::add", "def.radius", [&] { crowd.add({.radius = 0}); });
    expect_refused("Crowd::add", "def.max_speed", [&] { crowd.add({.max_speed = -1}); });
    expect_refused("Crowd::add", "def.max_acceleration", [&] { crowd.add({.max_acceleration = 0}); });
    expect_refused("Crowd::add", "def.horizon", [&] { crowd.add({.horizon = 0}); });
    expect_refused("Crowd::add", "def.neighbor_distance", [&] { crowd.add({.neighbor_distance = -1}); });
    expect_refused("Crowd::add", "def.max_neighbors",
                   [&] { crowd.add({.max_neighbors = kMostNeighbors + 1}); });
    expect_refused("Crowd::set_def", "def.preferred_speed",
                   [&] { crowd.set_def(agent, {.preferred_speed = kNoNumber}); });
    expect_refused("Crowd::set_position", "position", [&] { crowd.set_position(agent, {kNoNumber, 0}); });
    expect_refused("Crowd::step", "dt", [&] { crowd.step(0.0f); });
    expect_refused("Crowd::step", "dt", [&] { crowd.step(1.5f); });
    const std::vector<Vec2> two(2), bad{{kNoNumber, 0}};
    expect_refused("Crowd::set_preferred_velocities", "velocities.size()",
                   [&] { crowd.set_preferred_velocities(two); });
    expect_refused("Crowd::set_preferred_velocities", "velocities[0]",
                   [&] { crowd.set_preferred_velocities(bad); });
    EXPECT_EQ(crowd.size(), 1);
    EXPECT_EQ(test::bits_of(crowd), before);
}

/// Removing an agent puts the last one in its place, in all views alike.
TEST(Crowd, InBulkEachAgentHasItsPlace) {
    Crowd<2> crowd;
    std::vector<Agent> agents;
    for (int i = 0; i < 5; ++i) agents.push_back(crowd.add({.position = {static_cast<float>(i) * 50, 0}}));
    crowd.remove(agents[1]);
    EXPECT_EQ(std::vector(crowd.agents().begin(), crowd.agents().end()),
              (std::vector{agents[0], agents[4], agents[2], agents[3]}));
    const std::vector<Vec2> wishes{{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    crowd.set_preferred_velocities(wishes);
    crowd.step(0.5f);
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        const Agent agent = crowd.agents()[i];
        EXPECT_EQ(crowd.preferred_velocity(agent), wishes[i]);
        EXPECT_EQ(crowd.velocities()[i], wishes[i]);
        EXPECT_EQ(crowd.velocity(agent), wishes[i]);
        EXPECT_EQ(crowd.positions()[i], crowd.position(agent));
    }
    EXPECT_EQ(crowd.positions()[1], (Vec2{200, 0.5f}));
}

TEST(Crowd, AnAgentAloneWalksStraightToItsGoalAndStops) {
    Crowd<2> crowd;
    const Agent agent = crowd.add({.position = {1, 0}, .goal = Vec2{4, 4}, .preferred_speed = 1});
    // 5 m in steps of 0.25 m.
    for (int i = 0; i < 10; ++i) crowd.step(0.25f);
    EXPECT_NEAR(crowd.position(agent).x, 2.5f, 1e-5f);
    EXPECT_NEAR(crowd.position(agent).y, 2.0f, 1e-5f);
    for (int i = 0; i < 12; ++i) crowd.step(0.25f);
    EXPECT_NEAR(distance(crowd.position(agent), {4, 4}), 0.0f, 1e-5f);
    EXPECT_NEAR(length(crowd.velocity(agent)), 0.0f, 1e-4f);
}

TEST(Crowd, TwoHeadOnPassEachOtherOnTheRightInTime) {
    Crowd<2> crowd;
    const Agent east = crowd.add({.position = {-10, 0}, .goal = Vec2{10, 0}});
    const Agent west = crowd.add({.position = {10, 0}, .goal = Vec2{-10, 0}});
    float offset = 0.0f;
    int steps = 0;
    for (; steps < 1000 && distance(crowd.position(east), {10, 0}) > 0.1f; ++steps) {
        crowd.step(1.0f / 30.0f);
        ASSERT_EQ(crowd.check(), "") << "step " << steps;
        offset = math::min(offset, crowd.position(east).y);
        // As one sees it, so does the other.
        ASSERT_NEAR(crowd.position(east).x, -crowd.position(west).x, 1e-3f);
        ASSERT_NEAR(crowd.position(east).y, -crowd.position(west).y, 1e-3f);
    }
    // Straight on it is 20 m at 1.4 m/s, which are 429 steps.
    EXPECT_LT(steps, 429 * 3 / 2);
    EXPECT_LT(offset, -0.4f);
}

TEST(Crowd, AgentsOnOnePointPart) {
    Crowd<2> crowd;
    for (int i = 0; i < 8; ++i) crowd.add();
    EXPECT_NE(crowd.check(), "");
    for (int i = 0; i < 100; ++i) crowd.step(0.1f);
    EXPECT_EQ(crowd.check(), "");
}

TEST(Crowd, CheckNamesThePairAndItsDepth) {
    Crowd<2> crowd;
    crowd.add({.position = {9, 9}});
    crowd.add({.position = {0, 0}});
    crowd.add({.position = {0.75f, 0}});
    EXPECT_EQ(crowd.check(), "agents 1 and 2 overlap by 0.250000 m");
    EXPECT_EQ(crowd.check(0.5f), "");
}

TEST(Crowd, OneThatDoesNotRespondGoesStraightAndOthersGiveWay) {
    Crowd<2> crowd;
    const Agent player = crowd.add({.position = {-5, 0}, .preferred_velocity = {1.4f, 0}, .responds = false});
    const Agent other = crowd.add({.position = {2, 0.1f}});
    for (int i = 0; i < 60; ++i) {
        crowd.step(0.1f);
        ASSERT_EQ(crowd.check(), "");
    }
    EXPECT_EQ(crowd.position(player).y, 0.0f);
    EXPECT_NEAR(crowd.position(player).x, 3.4f, 1e-4f);
    EXPECT_GT(length(crowd.position(other) - Vec2{2, 0.1f}), 0.5f);
}

TEST(Crowd, OnlyThoseOfTheMaskAreHeeded) {
    Crowd<2> crowd;
    const Agent ghost = crowd.add({.position = {-3, 0}, .preferred_velocity = {1, 0}, .layer = 2, .mask = 4});
    const Agent walker =
        crowd.add({.position = {3, 0}, .preferred_velocity = {-1, 0}, .layer = 1, .mask = 1});
    for (int i = 0; i < 60; ++i) crowd.step(0.1f);
    EXPECT_NEAR(crowd.position(ghost).x, 3.0f, 1e-4f);
    EXPECT_NEAR(crowd.position(walker).x, -3.0f, 1e-4f);
    EXPECT_EQ(crowd.position(ghost).y, 0.0f);
    // With a mask that has the ghost's layer, the walker gives way alone.
    AgentDef<2> def = crowd.def(walker);
    def.position = {6, 0};
    def.mask = 2;
    crowd.set_def(walker, def);
    for (int i = 0; i < 60; ++i) {
        crowd.step(0.1f);
        ASSERT_EQ(crowd.check(), "");
    }
    EXPECT_EQ(crowd.position(ghost).y, 0.0f);
    EXPECT_GT(math::abs(crowd.position(walker).y), 0.3f);
}

/// No wall is near, and no other.
TEST(Crowd, AnAgentThatStoodGoesExactlyAsItThenPrefers) {
    for (const bool responds : {true, false}) {
        for (const bool has_wall : {false, true}) {
            Crowd<2> crowd;
            const Agent agent = crowd.add({.responds = responds});
            if (has_wall) crowd.add_obstacle({.points = {{90, 0}, {91, 0}, {91, 1}}});
            for (int i = 0; i < 10; ++i) crowd.step(0.1f);
            crowd.set_preferred_velocity(agent, {1.2f, 0.5f});
            crowd.step(0.1f);
            EXPECT_EQ(crowd.velocity(agent), (Vec2{1.2f, 0.5f})) << responds << ", " << has_wall;
        }
    }
}

/// Nobody that it does not heed turns it.
TEST(Crowd, AnAgentThatDoesNotRespondGoesExactlyAsItPrefersAtWalls) {
    Crowd<2> crowd;
    const Agent agent = crowd.add({.preferred_velocity = {0, -1}, .responds = false});
    crowd.add_obstacle({.points = {{-3, -2}, {3, -2}, {3, -0.6f}, {-3, -0.6f}}});
    for (int i = 0; i < 40; ++i) crowd.step(0.1f);
    crowd.set_preferred_velocity(agent, {1.2f, 0.5f});
    crowd.step(0.1f);
    EXPECT_EQ(crowd.velocity(agent), (Vec2{1.2f, 0.5f}));
}

/// A mask that leaves nobody out, but not every bit, goes another way to the same neighbours.
TEST(Crowd, AFilteredSearchFindsTheSameNeighbors) {
    Random random(163);
    Crowd<2> all, some;
    for (Crowd<2>* const crowd : {&all, &some}) {
        Random same = random;
        const auto agents = test::add_walkers(*crowd, 400, 0.3f, same);
        // One far off has a layer that the others' masks lack, or not.
        crowd->add({.position = {1e4f, 1e4f}, .layer = crowd == &some ? 2u : 1u});
        for (const Agent agent : agents) {
            AgentDef<2> def = crowd->def(agent);
            def.mask = 1;
            crowd->set_def(agent, def);
        }
        for (int i = 0; i < 20; ++i) crowd->step(0.1f);
    }
    EXPECT_EQ(test::bits_of(all), test::bits_of(some));
}

TEST(Crowd, HasTheSameBitsForAnyThreadsAndInstructionSet) {
    std::vector<std::uint32_t> expected;
    const auto run = [&](TaskScheduler* scheduler) {
        Random random(164);
        Crowd<2> crowd;
        test::add_walkers(crowd, 1500, 0.3f, random);
        for (int i = 0; i < 12; ++i) crowd.step(0.1f, scheduler);
        if (expected.empty()) expected = test::bits_of(crowd);
        EXPECT_EQ(test::bits_of(crowd), expected);
    };
    test::for_each_target([&] { run(nullptr); });
    for (const int workers : {2, 8}) {
        ThreadScheduler scheduler(workers, TaskOrder::kShuffled);
        run(&scheduler);
        EXPECT_GT(scheduler.tasks(), 50) << "nothing was split";
    }
}

TEST(Crowd, AStepTellsTheTimeOfEachStage) {
    Crowd<2> crowd;
    Random random(9);
    add_walkers(crowd, 2000, 0.3f, random);
    for (const std::int64_t time : crowd.profile().stage) EXPECT_EQ(time, 0);
    const Timer timer;
    crowd.step(0.1f);
    const std::int64_t whole = timer.nanoseconds();
    std::int64_t sum = 0;
    for (const std::int64_t time : crowd.profile().stage) {
        EXPECT_GT(time, 0);
        sum += time;
    }
    EXPECT_LE(sum, whole);
    while (!crowd.empty()) crowd.remove(crowd.agents().back());
    crowd.step(0.1f);
    for (const std::int64_t time : crowd.profile().stage) EXPECT_EQ(time, 0);
}

/// Where each wants to be, and whether all get there in so many seconds; 21.4 s are straight on for a circle
/// of 15 m.
bool all_arrive(Crowd<2>& crowd, float seconds) {
    for (int step = 0; step < static_cast<int>(30 * seconds); ++step) {
        crowd.step(1 / 30.0f);
        if (std::ranges::all_of(crowd.agents(), [&](Agent agent) {
                return distance(crowd.position(agent), *crowd.goal(agent)) < 0.5f;
            }))
            return true;
    }
    return false;
}

/// Goals are 1.75 m apart at least, so that one can pass between two that stand there.
TEST(Crowd, AgentsOnACircleAllArriveAtTheOppositePoint) {
    for (int count = 3; count <= 60; ++count) {
        for (const float from : {6.0f, 10.0f, 15.0f}) {
            for (const float off : {0.0f, 1e-4f, 1e-2f, 0.1f}) {
                Random random(static_cast<std::uint64_t>(count));
                Crowd<2> crowd;
                const float radius = std::max(from, 0.28f * static_cast<float>(count));
                for (int i = 0; i < count; ++i) {
                    const SinCos angle =
                        sin_cos(6.2831853f * static_cast<float>(i) / static_cast<float>(count));
                    const Vec2 at{radius * angle.cos, radius * angle.sin};
                    const Vec2 by{random.uniform(-off, off), random.uniform(-off, off)};
                    crowd.add({.position = at + by, .goal = -at});
                }
                EXPECT_TRUE(all_arrive(crowd, 300))
                    << count << " agents, radius " << radius << ", off by " << off;
                EXPECT_EQ(crowd.check(), "");
            }
        }
    }
}

/// The densest packing of n discs of radius 0.5 reaches out to 0.525 sqrt(n) m.
TEST(Crowd, AgentsWithOneGoalComeToRestAroundIt) {
    for (const float size : {0.1f, 1.0f, 10.0f}) {
        for (const int count : {2, 3, 10, 40, 120}) {
            Random random(200 + static_cast<std::uint64_t>(count));
            Crowd<2> crowd;
            const float side = 1.6f * math::sqrt(static_cast<float>(count));
            while (crowd.size() < count) {
                const Vec2 at{random.uniform(-side, side) * size, random.uniform(-side, side) * size};
                if (std::ranges::any_of(crowd.positions(),
                                        [&](const Vec2& p) { return distance(at, p) < 1.05f * size; }))
                    continue;
                crowd.add({.position = at,
                           .goal = Vec2{},
                           .preferred_speed = 1.4f * size,
                           .radius = 0.5f * size,
                           .max_speed = 2 * size,
                           .neighbor_distance = 5 * size});
            }
            for (int i = 0; i < 30 * 180; ++i) crowd.step(1 / 30.0f);
            for (const Agent agent : crowd.agents()) {
                EXPECT_LT(length(crowd.velocity(agent)), 1e-3f * size) << count << " agents of size " << size;
                EXPECT_LT(length(crowd.position(agent)),
                          (1.0f + math::sqrt(static_cast<float>(count))) * size);
            }
        }
    }
}

/// Those who have come to rest go on when the goal moves.
TEST(Crowd, AgentsThatRestFollowTheirGoal) {
    Crowd<2> crowd;
    for (int i = 0; i < 12; ++i)
        crowd.add({.position = {static_cast<float>(i % 4) * 2, static_cast<float>(i / 4) * 2},
                   .goal = Vec2{-9, 0}});
    for (int i = 0; i < 30 * 60; ++i) crowd.step(1 / 30.0f);
    for (const Agent agent : crowd.agents()) crowd.set_goal(agent, Vec2{20, 5});
    for (int i = 0; i < 30 * 60; ++i) crowd.step(1 / 30.0f);
    for (const Agent agent : crowd.agents()) EXPECT_LT(distance(crowd.position(agent), {20, 5}), 4.0f);
}

}  // namespace
}  // namespace jostle
