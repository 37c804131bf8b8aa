// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Agents among bodies: they keep clear of what stands and of what moves, and push with a force that was
// worked out.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/crowdworld/crowd_world.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "support/thread_scheduler.h"

namespace jostle {
namespace {

constexpr float kTimeStep = 0.05f;  // [s]

World weightless() {
    return World({.gravity = {0, 0}});
}
Polygon box(float half_width, float half_height) {
    return Polygon::box(half_width, half_height);
}
Body add_body(World& world, BodyType type, Vec2 at, const Geometry& geometry, Vec2 velocity = {}) {
    Body body = world.create_body({.type = type, .position = at, .linear_velocity = velocity});
    body.create_shape(geometry);
    return body;
}

/// [m] The least gap between the agent and a shape of the world while both go for so many steps.
float least_gap(Crowd<2>& crowd, World& world, CrowdWorld& both, Agent agent, int steps) {
    float least = 1.0e9f;
    for (int i = 0; i < steps; ++i) {
        both.look();
        crowd.step(kTimeStep);
        both.push();
        world.step(kTimeStep);
        const NearShape near = world.closest(crowd.position(agent));
        least = std::min(least, near.distance - crowd.def(agent).radius);
    }
    return least;
}

TEST(CrowdWorld, StaticShapesAreGoneRound) {
    World world = weightless();
    add_body(world, BodyType::kStatic, {0, 1.6f}, box(1, 2));
    add_body(world, BodyType::kStatic, {5, 0.3f}, Circle{{0, 0}, 1});
    world.create_body({.position = {9, -3}}).create_shape(Segment{{-1, 0}, {1, 0}});
    Crowd<2> crowd;
    CrowdWorld both(crowd, world);
    EXPECT_EQ(both.obstacles().size(), 2u);
    const Agent agent = crowd.add({.position = {-5, 0}, .goal = Vec2{12, 0}});
    EXPECT_GT(least_gap(crowd, world, both, agent, 500), -0.005f);
    EXPECT_EQ(both.discs().size(), 1u);
    EXPECT_NEAR(crowd.position(agent).x, 12.0f, 0.01f);
}

TEST(CrowdWorld, BodiesThatMoveAreGivenWayTo) {
    World world = weightless();
    add_body(world, BodyType::kKinematic, {0, -8}, box(1.5f, 0.5f), {0, 1.4f});
    add_body(world, BodyType::kKinematic, {6, 9}, Circle{{0, 0}, 0.8f}, {0, -1.1f});
    Crowd<2> crowd;
    CrowdWorld both(crowd, world);
    const Agent agent = crowd.add({.position = {-8, 0}, .goal = Vec2{12, 0}});
    EXPECT_GT(least_gap(crowd, world, both, agent, 500), -0.005f);
    EXPECT_NEAR(crowd.position(agent).x, 12.0f, 0.01f);
    // Without the two it would go straight.
    Crowd<2> alone;
    const Agent blind = alone.add({.position = {-8, 0}, .goal = Vec2{12, 0}});
    world = weightless();
    add_body(world, BodyType::kKinematic, {0, -8}, box(1.5f, 0.5f), {0, 1.4f});
    float least = 1.0e9f;
    for (int i = 0; i < 200; ++i) {
        alone.step(kTimeStep);
        world.step(kTimeStep);
        least = std::min(least, world.closest(alone.position(blind)).distance - 0.5f);
    }
    EXPECT_LT(least, -0.1f);
}

/// 50 N on 4 kg (a box of 2 m by 2 m, 1 kg/m^2) for 0.05 s: 0.625 m/s. The agent stands 0.2 m from it.
TEST(CrowdWorld, AgentsPushWithTheirForce) {
    for (const float force : {0.0f, 50.0f}) {
        World world = weightless();
        const Body crate = add_body(world, BodyType::kDynamic, {0, 0}, box(1, 1));
        Crowd<2> crowd;
        CrowdWorld both(crowd, world, {.push_force = force, .arm = 0.3f});
        crowd.add({.position = {-1.7f, 0}, .goal = Vec2{10, 0}});
        both.push();
        world.step(kTimeStep);
        EXPECT_NEAR(crate.linear_velocity().x, force * kTimeStep / 4.0f, 1.0e-4f);
        EXPECT_NEAR(crate.linear_velocity().y, 0.0f, 1.0e-5f);
        EXPECT_NEAR(crate.angular_velocity(), 0.0f, 1.0e-5f);
    }
    // Aslant by 60 degrees it is half of that; one that goes away, is too far, or does not respond: nothing.
    const auto speed_by = [](AgentDef<2> agent) {
        World world = weightless();
        const Body crate = add_body(world, BodyType::kDynamic, {0, 0}, box(1, 1));
        Crowd<2> crowd;
        CrowdWorld both(crowd, world, {.push_force = 50});
        crowd.add(agent);
        both.push();
        world.step(kTimeStep);
        return crate.linear_velocity().x;
    };
    EXPECT_NEAR(speed_by({.position = {-1.7f, 0}, .preferred_velocity = {0.5f, 0.8660254f}}), 0.3125f,
                1.0e-4f);
    EXPECT_EQ(speed_by({.position = {-1.7f, 0}, .preferred_velocity = {-1, 0}}), 0.0f);
    EXPECT_EQ(speed_by({.position = {-1.9f, 0}, .preferred_velocity = {1, 0}}), 0.0f);
    EXPECT_EQ(speed_by({.position = {-1.7f, 0}, .preferred_velocity = {1, 0}, .responds = false}), 0.0f);
    EXPECT_EQ(speed_by({.position = {-1.7f, 0}, .preferred_velocity = {1, 0}, .mask = 1}), 0.0f);
}

/// In a corridor a crate of 1.6 m blocks the way of 2 m: who pushes gets it out, who does not stays.
TEST(CrowdWorld, ACrateIsPushedThroughACorridor) {
    for (const bool pushes : {true, false}) {
        World world = weightless();
        for (const float y : {-1.0f, 1.0f})
            world.create_body({.position = {0, y}}).create_shape(Segment{{-10, 0}, {10, 0}});
        const Body crate = world.create_body({.type = BodyType::kDynamic, .linear_damping = 1});
        crate.create_shape(box(0.8f, 0.8f), {.material = {.friction = 0}});
        Crowd<2> crowd;
        CrowdWorld both(crowd, world, {.push_force = pushes ? 20.0f : 0.0f, .arm = 0.5f});
        const Agent agent = crowd.add({.position = {-6, 0}, .goal = Vec2{6, 0}, .radius = 0.4f});
        least_gap(crowd, world, both, agent, 600);
        if (pushes) {
            EXPECT_GT(crate.position().x, 4.0f);
            EXPECT_GT(crowd.position(agent).x, 3.0f);
        } else {
            EXPECT_EQ(crate.position(), Vec2());
            EXPECT_LT(crowd.position(agent).x, -1.0f);
        }
    }
}

TEST(CrowdWorld, DiscsComeAndGoWithShapes) {
    World world = weightless();
    Crowd<2> crowd;
    const Agent own = crowd.add({.position = {50, 0}});
    {
        CrowdWorld both(crowd, world, {.disc = 0.5f});
        both.look();
        EXPECT_EQ(both.discs().size(), 0u);
        // 3 m by 0.5 m: six discs of radius 0.354 m in a row.
        Body plank = add_body(world, BodyType::kDynamic, {1, 2}, box(1.5f, 0.25f), {3, 0});
        both.look();
        ASSERT_EQ(both.discs().size(), 6u);
        float left = 1.0e9f, right = -1.0e9f;
        for (const Agent disc : both.discs()) {
            const AgentDef<2> def = crowd.def(disc);
            EXPECT_NEAR(def.radius, 0.35355f, 1.0e-4f);
            EXPECT_NEAR(def.position.y, 2.0f, 1.0e-5f);
            EXPECT_EQ(def.velocity, (Vec2{3, 0}));
            // Not more: agents that no disc can reach in a step are left alone.
            EXPECT_EQ(def.max_speed, 3.0f);
            left = std::min(left, def.position.x);
            right = std::max(right, def.position.x);
        }
        EXPECT_NEAR(left, -0.25f, 1.0e-5f);
        EXPECT_NEAR(right, 2.25f, 1.0e-5f);
        EXPECT_EQ(crowd.size(), 7);
        plank.set_enabled(false);
        both.look();
        EXPECT_EQ(crowd.size(), 1);
        plank.set_enabled(true);
        both.look();
        crowd.remove(both.discs()[2]);
        both.look();
        EXPECT_EQ(both.discs().size(), 6u);
    }
    EXPECT_EQ(crowd.size(), 1);
    EXPECT_TRUE(crowd.contains(own));
    EXPECT_TRUE(crowd.obstacles().empty());
}

TEST(CrowdWorld, ObstaclesFollowTheStaticShapes) {
    World world = weightless();
    const Body first = add_body(world, BodyType::kStatic, {0, 0}, box(1, 1));
    Crowd<2> crowd;
    const Obstacle own = crowd.add_obstacle({.points = {{50, 0}, {51, 0}, {50, 1}}});
    {
        CrowdWorld both(crowd, world);
        const auto corner = [&](std::size_t which) {
            Vec2 most{-1.0e9f, -1.0e9f};
            for (const Vec2& point : crowd.def(both.obstacles()[which]).points) most = max(most, point);
            return most;
        };
        ASSERT_EQ(both.obstacles().size(), 1u);
        const Obstacle before = both.obstacles()[0];
        both.look();
        EXPECT_EQ(both.obstacles()[0], before) << "nothing has changed";
        Body second = add_body(world, BodyType::kStatic, {5, 0}, box(1, 1));
        both.look();
        ASSERT_EQ(both.obstacles().size(), 2u);
        EXPECT_EQ(crowd.obstacles().size(), 3u);
        EXPECT_EQ(corner(1), (Vec2{6, 1}));
        world.destroy(first);
        both.look();
        ASSERT_EQ(both.obstacles().size(), 1u);
        EXPECT_EQ(corner(0), (Vec2{6, 1}));
        second.set_transform({{7, 2}, {}});
        both.look();
        EXPECT_EQ(corner(0), (Vec2{8, 3}));
        second.set_enabled(false);
        both.look();
        EXPECT_EQ(both.obstacles().size(), 0u);
        second.set_enabled(true);
        both.look();
        crowd.remove(both.obstacles()[0]);
        both.look();
        ASSERT_EQ(both.obstacles().size(), 1u);
        EXPECT_TRUE(crowd.contains(both.obstacles()[0]));
        EXPECT_EQ(both.discs().size(), 0u);
    }
    ASSERT_EQ(crowd.obstacles().size(), 1u);
    EXPECT_TRUE(crowd.contains(own));
}

/// A wall that is set up in its way is gone round.
TEST(CrowdWorld, AWallThatComesLaterIsGoneRound) {
    World world = weightless();
    Crowd<2> crowd;
    CrowdWorld both(crowd, world);
    const Agent agent = crowd.add({.position = {-5, 0}, .goal = Vec2{8, 0}});
    for (int i = 0; i < 20; ++i) {
        both.look();
        crowd.step(kTimeStep);
    }
    EXPECT_NEAR(crowd.position(agent).x, -5.0f + 1.4f, 1.0e-4f);
    add_body(world, BodyType::kStatic, {2, 1.5f}, box(0.5f, 1.5f));
    EXPECT_GT(least_gap(crowd, world, both, agent, 300), -0.005f);
    EXPECT_NEAR(crowd.position(agent).x, 8.0f, 0.01f);
}

/// Many agents, so that a step is split, push through boxes.
TEST(CrowdWorld, HasTheSameBitsForOneToEightThreads) {
    const auto run = [](TaskScheduler* scheduler) {
        World world = weightless();
        for (int i = 0; i < 30; ++i)
            add_body(world, BodyType::kDynamic,
                     {static_cast<float>(i % 6) * 7.0f, static_cast<float>(i / 6) * 7.0f}, box(0.8f, 0.6f));
        Crowd<2> crowd;
        for (int i = 0; i < 900; ++i) {
            const Vec2 at{static_cast<float>(i % 30) * 1.3f, static_cast<float>(i / 30) * 1.3f};
            crowd.add({.position = at, .preferred_velocity = {i % 2 == 0 ? 1.0f : -1.0f, 0.3f}});
        }
        CrowdWorld both(crowd, world, {.push_force = 100});
        for (int i = 0; i < 12; ++i) {
            both.look();
            crowd.step(1.0f / 30, scheduler);
            both.push();
            world.step(1.0f / 30);
        }
        EXPECT_GT(both.discs().size(), 100u);
        return std::pair(crowd.save(), world.state_hash());
    };
    const auto expected = run(nullptr);
    for (int workers = 1; workers <= 8; ++workers) {
        test::ThreadScheduler scheduler(workers, test::TaskOrder::kShuffled);
        EXPECT_EQ(run(&scheduler), expected) << workers << " threads";
        EXPECT_GT(scheduler.tasks(), 12) << "nothing was split";
    }
}

TEST(CrowdWorld, BadDefinitionsAreRefused) {
    World world = weightless();
    Crowd<2> crowd;
    const auto refusal = [&](const CrowdWorldDef& def) -> std::string {
        try {
            const CrowdWorld both(crowd, world, def);
        } catch (const Error& error) {
            return error.argument();
        }
        return "nothing";
    };
    EXPECT_EQ(refusal({.disc = 0}), "def.disc");
    EXPECT_EQ(refusal({.push_force = -1}), "def.push_force");
    EXPECT_EQ(refusal({.arm = -1}), "def.arm");
    EXPECT_EQ(refusal({}), "nothing");
}

/// A wall across with a door at y = 6 to 9, and a round pillar before the door: straight on all is shut.
TEST(CrowdWorld, AFlowFieldLearnsTheWallsByOneCall) {
    World world = weightless();
    add_body(world, BodyType::kStatic, {0, -2}, box(0.5f, 8));
    add_body(world, BodyType::kStatic, {0, 14.5f}, box(0.5f, 5.5f));
    add_body(world, BodyType::kStatic, {-4, 7.5f}, Circle{{0, 0}, 1});
    Crowd<2> crowd;
    CrowdWorld both(crowd, world);
    both.look();
    FlowField field({.area = {{-10, -10}, {10, 20}}, .cell = 0.25f, .clearance = 0.5f});
    both.block(field);
    field.aim(std::array{Vec2{6, 0}});
    // By way of the middle of the door: from (-6, 0) to (-0.5, 6.5), across, and to (6, 0).
    const float by_door =
        distance(Vec2{-6, 0}, Vec2{-0.5f, 6.5f}) + 1 + distance(Vec2{0.5f, 6.5f}, Vec2{6, 0});
    // Up to a cell more of clearance at both corners, and marching by cells is up to 3 % long.
    EXPECT_GT(field.distance({-6, 0}), by_door - 0.1f);
    EXPECT_LT(field.distance({-6, 0}), 1.03f * by_door + 0.6f);
    // Round the pillar: its rim and the clearance are 1.5 m from its middle.
    EXPECT_GT(field.distance({-7, 7.5f}),
              distance(Vec2{-7, 7.5f}, Vec2{-0.5f, 7}) + 1 + distance(Vec2{0.5f, 6.5f}, Vec2{6, 0}) - 0.3f);
    const Vec2 ahead = field.direction({-5.75f, 7.45f});
    EXPECT_GT(abs(ahead.y), 0.5f) << "aside of the pillar";
}

TEST(CrowdWorld, DiscsAreKnownByName) {
    World world = weightless();
    add_body(world, BodyType::kDynamic, {4, 0}, box(1, 1));
    Crowd<2> crowd;
    const Agent agent = crowd.add({.position = {-5, 0}}),
                player = crowd.add({.position = {-8, 0}, .responds = false});
    CrowdWorld both(crowd, world);
    both.look();
    ASSERT_GT(both.discs().size(), 0u);
    EXPECT_FALSE(both.is_disc(agent));
    EXPECT_FALSE(both.is_disc(player));
    EXPECT_FALSE(both.is_disc({}));
    const Agent disc = both.discs()[0];
    for (const Agent one : both.discs()) EXPECT_TRUE(both.is_disc(one));
    crowd.remove(disc);
    EXPECT_FALSE(both.is_disc(disc));
}

}  // namespace
}  // namespace jostle
