// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How far, how many and how long ahead an agent heeds others: the velocity of one step says whether it did.
#include <gtest/gtest.h>
#include <jostle/crowd/crowd.h>

namespace jostle {
namespace {

constexpr Vec2 kAhead{1, 0};  // [m/s]

/// An agent of radius 0.5 that walks towards one that walks towards it, at 1 m/s each, 10 m apart.
Vec2 velocity_head_on(AgentDef<2> def) {
    Crowd<2> crowd;
    def.velocity = def.preferred_velocity = kAhead;
    const Agent agent = crowd.add(def);
    crowd.add({.position = {10, 0}, .velocity = -kAhead, .preferred_velocity = -kAhead});
    crowd.step(0.1f);
    return crowd.velocity(agent);
}

/// They touch after (10 - 1) / 2 s.
TEST(CrowdHeeding, AnotherIsHeededThatItMeetsWithinTheHorizon) {
    const AgentDef<2> far{.horizon = 4.4f, .neighbor_distance = 20};
    EXPECT_EQ(velocity_head_on(far), kAhead);
    EXPECT_LT(velocity_head_on({.horizon = 4.6f, .neighbor_distance = 20}).y, -0.01f) << "to the right";
}

TEST(CrowdHeeding, AnotherIsHeededThatIsWithinTheNeighborDistance) {
    EXPECT_EQ(velocity_head_on({.horizon = 10, .neighbor_distance = 9.9f}), kAhead);
    EXPECT_NE(velocity_head_on({.horizon = 10, .neighbor_distance = 10.1f}), kAhead);
}

/// One stands behind the agent and is nearer than the one that it is about to run into.
TEST(CrowdHeeding, AsManyAreHeededAsItIsToHeedTheNearestFirst) {
    for (const int most : {0, 1, 2}) {
        Crowd<2> crowd;
        const Agent agent =
            crowd.add({.velocity = kAhead, .preferred_velocity = kAhead, .max_neighbors = most});
        crowd.add({.position = {-2, 0}});
        crowd.add({.position = {3, 0}});
        crowd.step(0.1f);
        EXPECT_EQ(crowd.velocity(agent) == kAhead, most < 2) << most;
    }
}

/// Of two as near, one stands in the way and one behind. Places and seats say otherwise than names do: the
/// one that was added last has the least of all names, and the place at the end.
TEST(CrowdHeeding, OfThoseAsNearTheOneOfTheSmallerIndexIsHeeded) {
    for (const bool is_first_ahead : {true, false}) {
        Crowd<2> crowd;
        const Agent gone = crowd.add({.position = {50, 50}});
        const float side = is_first_ahead ? 1.0f : -1.0f;
        const Agent second = crowd.add({.position = {-3 * side, 0}});
        const Agent agent = crowd.add({.velocity = kAhead, .preferred_velocity = kAhead, .max_neighbors = 1});
        crowd.remove(gone);
        const Agent first = crowd.add({.position = {3 * side, 0}});
        ASSERT_LT(first.index, second.index);
        crowd.step(0.1f);
        EXPECT_EQ(crowd.velocity(agent) == kAhead, !is_first_ahead);
    }
}

/// Its rim is 2.5 m from the wall, towards which it may go at 2.5 m / horizon.
TEST(CrowdHeeding, AWallIsHeededThatItMeetsWithinTheObstacleHorizon) {
    for (const float horizon : {2.0f, 5.0f}) {
        Crowd<2> crowd;
        crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{3, 100}, {3, -100}}});
        const Agent agent =
            crowd.add({.velocity = kAhead, .preferred_velocity = kAhead, .obstacle_horizon = horizon});
        crowd.step(0.1f);
        EXPECT_NEAR(crowd.velocity(agent).x, horizon < 2.5f ? 1.0f : 0.5f, 1.0e-5f);
        EXPECT_EQ(crowd.velocity(agent) == kAhead, horizon < 2.5f);
    }
}

/// A large one walks through twenty small ones; its radius is beyond the neighbour distance of all.
TEST(CrowdHeeding, OneWhoseRadiusExceedsTheNeighborDistanceIsHeeded) {
    for (const float radius : {3.0f, 6.0f, 10.0f}) {
        Crowd<2> crowd;
        crowd.add({.position = {-25 - radius, 0}, .goal = Vec2{25 + radius, 0}, .radius = radius});
        for (int i = 0; i < 20; ++i) {
            const Vec2 at{static_cast<float>(i % 5) * 2 - 4, static_cast<float>(i / 5) * 2 - 3};
            crowd.add({.position = at, .goal = at - Vec2{70, 0}, .radius = 0.3f});
        }
        for (int i = 0; i < 30 * 60; ++i) {
            crowd.step(1 / 30.0f);
            ASSERT_EQ(crowd.check(), "") << "radius " << radius << ", step " << i;
        }
    }
}

/// Ten small ones stand nearer than the centre of the large one.
TEST(CrowdHeeding, ALargeOneIsHeededBeforeSmallOnesWhoseRimsAreFarther) {
    Crowd<2> crowd;
    const Agent agent = crowd.add({.velocity = kAhead, .preferred_velocity = kAhead});
    for (int i = 0; i < 10; ++i) crowd.add({.position = {-3, static_cast<float>(i) - 4.5f}});
    crowd.add({.position = {8, 0}, .radius = 6, .responds = false});
    crowd.step(0.1f);
    EXPECT_NE(crowd.velocity(agent), kAhead);
}

}  // namespace
}  // namespace jostle
