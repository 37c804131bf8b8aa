// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers that are too large for the arithmetic. Finite calls leave finite worlds; a body whose velocity is
// not finite all the same is taken back to where it was, alone, and reported.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "support/extremes.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

constexpr float kHuge = 3.0e38f;

/// Links of one type of joint, 1 m apart, from a hook on; they touch nothing.
struct Links {
    Links(World& world, int type, int count) {
        Body last = world.create_body({.position = {0.0f, 20.0f}});
        for (int i = 0; i < count; ++i) {
            const Body body =
                add_dynamic(world, {static_cast<float>(i) + 1.0f, 20.0f}, Polygon::box(0.4f, 0.1f));
            const Vec2 a{0.5f, 0.0f}, b{-0.5f, 0.0f};
            if (type == 0)
                joints.push_back(
                    world.create_revolute({.body_a = last, .body_b = body, .anchor_a = a, .anchor_b = b}));
            if (type == 1)
                joints.push_back(
                    world.create_weld({.body_a = last, .body_b = body, .anchor_a = a, .anchor_b = b}));
            if (type == 2)
                joints.push_back(world.create_distance({.body_a = last, .body_b = body, .length = 1.0f}));
            if (type == 3)
                joints.push_back(
                    world.create_prismatic({.body_a = last, .body_b = body, .anchor_a = a, .anchor_b = b}));
            bodies.push_back(body);
            last = body;
        }
    }
    void expect_finite() const {
        for (const Joint& joint : joints) {
            EXPECT_TRUE(is_finite(joint.reaction_force()));
            EXPECT_TRUE(is_finite(joint.reaction_torque()));
            EXPECT_TRUE(is_finite(joint.linear_error()));
        }
        for (const Body& body : bodies) {
            EXPECT_TRUE(is_finite(body.transform()));
            EXPECT_LE(length(body.linear_velocity()), 1.001f * kMaxSpeed);
        }
    }
    std::vector<Body> bodies;
    std::vector<Joint> joints;
};

/// The greatest force that there is, on a chain of every type of joints: it flies, and nothing is lost.
TEST(Frozen, NoFiniteForceFreezesAnything) {
    for (const int type : {0, 1, 2, 3})
        for (const int how : {0, 1, 2}) {
            SCOPED_TRACE(testing::Message() << "type " << type << ", how " << how);
            World world;
            const Links links(world, type, 6);
            run(world, 30);
            const Body middle = links.bodies[2];
            if (how == 0) middle.apply_force_to_center({kHuge, -kHuge});
            if (how == 1) middle.apply_torque(kHuge);
            if (how == 2) middle.set_linear_velocity({1.0e9f, 1.0e9f});
            for (int i = 0; i < 120; ++i) {
                world.step(kDt);
                ASSERT_EQ(world.events().froze.size(), 0u) << i;
                ASSERT_EQ(world.check(), "");
            }
            links.expect_finite();
        }
}

/// A light body under the greatest force has the greatest speed, along the force.
TEST(Frozen, AForceBeyondAllBoundsGivesTheGreatestSpeed) {
    World world({.gravity = {}});
    const Body body = add_dynamic(world, {}, Circle{{}, 0.01f});
    body.apply_force_to_center({0.6f * kHuge, 0.8f * kHuge});
    world.step(kDt);
    // Both components overflow, so that the way between them is lost; both are as large as they may be.
    EXPECT_NEAR(length(body.linear_velocity()), kMaxSpeed, 1e-2f);
    EXPECT_GT(body.linear_velocity().x, 100.0f);
    EXPECT_GT(body.linear_velocity().y, 100.0f);
    EXPECT_TRUE(world.events().froze.empty());
}

/// A ball on the floor is pushed into it and along it, and stopped on its way by continuous collision: of
/// its speed it gives back all that is along the force, however large that is. From 1e21 N on its square is
/// no finite number, and at 1e38 N neither is its product with the speed.
TEST(Frozen, AStoppedBodyGivesBackAForceOfAnySize) {
    std::vector<Vec2> velocities;
    for (const float force : {1.0e15f, 1.0e25f, 1.0e38f}) {
        SCOPED_TRACE(force);
        World world;
        world.create_body().create_shape(Segment{{-100.0f, 0.0f}, {100.0f, 0.0f}});
        const Body ball = add_dynamic(world, {0.0f, 0.51f}, Circle{{}, 0.5f});
        ball.apply_force_to_center({force, -force});
        world.step(kDt);
        ASSERT_GT(world.profile().swept_bodies, 0);
        EXPECT_TRUE(world.events().froze.empty());
        EXPECT_EQ(world.check(), "");
        const Vec2 velocity = ball.linear_velocity();
        EXPECT_NEAR(velocity.x, velocity.y, 1e-3f);
        EXPECT_LE(length(velocity), kMaxSpeed);
        velocities.push_back(velocity);
    }
    EXPECT_LT(distance(velocities[1], velocities[0]), 1e-3f);
    EXPECT_LT(distance(velocities[2], velocities[0]), 1e-3f);
}

/// A lever of 100 km on a grain of dust: products of the two overflow.
TEST(Frozen, AJointBeyondTheArithmeticIsLeftAlone) {
    for (const int type : {0, 1, 2, 3}) {
        SCOPED_TRACE(type);
        World world;
        const Body hook = world.create_body();
        const Body grain = add_dynamic(world, {0.0f, -2.0f}, Circle{{}, 1.0e-5f});
        const Body other = add_dynamic(world, {1.0f, -2.0f}, Circle{{}, 0.25f});
        const Vec2 far{1.0e5f, 1.0e5f};
        if (type == 0) world.create_revolute({.body_a = hook, .body_b = grain, .anchor_b = far});
        if (type == 1) world.create_weld({.body_a = hook, .body_b = grain, .anchor_b = far});
        if (type == 2)
            world.create_distance({.body_a = hook, .body_b = grain, .anchor_b = far, .length = 1.0f});
        if (type == 3) world.create_prismatic({.body_a = hook, .body_b = grain, .anchor_b = far});
        const Joint good = world.create_distance({.body_a = grain, .body_b = other, .length = 1.0f});
        for (int i = 0; i < 60; ++i) {
            world.step(kDt);
            ASSERT_EQ(world.events().froze.size(), 0u) << i;
        }
        EXPECT_TRUE(is_finite(good.reaction_force()));
        EXPECT_EQ(world.check(), "");
    }
}

/// A chain at 10 m/s without gravity, and one body of it broken from within: that one stops where it was, and
/// is reported; its neighbours feel no more than that it stands; all others go on as if nothing were.
TEST(Frozen, ABrokenBodyIsFrozenAloneAndReported) {
    World world({.gravity = {}});
    std::vector<Body> bodies;
    std::vector<Joint> joints;
    for (int i = 0; i < 100; ++i) {
        const Body body = world.create_body({.type = BodyType::kDynamic,
                                             .position = {static_cast<float>(i), 0.0f},
                                             .linear_velocity = {0.0f, 10.0f},
                                             .user_data = static_cast<std::uint64_t>(i)});
        body.create_shape(Circle{{}, 0.3f});
        if (i > 0)
            joints.push_back(world.create_revolute({.body_a = bodies.back(),
                                                    .body_b = body,
                                                    .anchor_a = {0.5f, 0.0f},
                                                    .anchor_b = {-0.5f, 0.0f}}));
        bodies.push_back(body);
    }
    run(world, 10);
    const Transform before = bodies[50].transform();
    WorldTestAccess::state(world, bodies[50]).velocity.x = kNan;
    world.step(kDt);
    ASSERT_EQ(world.events().froze.size(), 1u);
    EXPECT_EQ(world.events().froze[0].body, bodies[50]);
    EXPECT_EQ(world.events().froze[0].user_data, 50u);
    EXPECT_EQ(bodies[50].position(), before.p);
    EXPECT_EQ(bodies[50].linear_velocity(), Vec2{});
    for (int i = 0; i < 100; ++i) {
        const Vec2 velocity = bodies[static_cast<std::size_t>(i)].linear_velocity();
        EXPECT_TRUE(is_finite(velocity));
        if (i < 30 || i > 70) {
            EXPECT_NEAR(velocity.y, 10.0f, 0.01f) << i;
        }
    }
    for (const Joint& joint : joints) EXPECT_TRUE(is_finite(joint.reaction_force()));
    EXPECT_EQ(world.check(), "");
    // It goes on from there.
    world.step(kDt);
    EXPECT_TRUE(world.events().froze.empty());
    EXPECT_GT(bodies[50].linear_velocity().y, 0.1f);
}

/// The same in a pile: those that touch it are neither broken nor thrown.
TEST(Frozen, APileStandsAroundABrokenBody) {
    for (const float broken : {kNan, std::numeric_limits<float>::infinity()}) {
        World world({.allow_sleep = false});
        add_ground(world);
        const std::vector<Body> pile = add_pyramid(world, 6);
        run(world, 60);
        WorldTestAccess::state(world, pile[8]).angular = broken;
        world.step(kDt);
        EXPECT_EQ(world.events().froze.size(), std::isnan(broken) ? 1u : 0u);
        EXPECT_EQ(world.check(), "");
        for (int i = 0; i < 60; ++i) {
            world.step(kDt);
            EXPECT_TRUE(world.events().froze.empty());
        }
        EXPECT_EQ(world.check(), "");
        if (!std::isnan(broken)) continue;
        for (const Body& body : pile) EXPECT_LT(length(body.linear_velocity()), 0.05f);
    }
}

/// In the order of their slots, not of the threads that noted them.
TEST(Frozen, AreReportedInOrder) {
    World world({.gravity = {}});
    std::vector<Body> bodies;
    for (int i = 0; i < 8; ++i)
        bodies.push_back(add_dynamic(world, {3.0f * static_cast<float>(i), 0.0f}, Circle{{}, 0.5f}));
    world.destroy(bodies[0]);
    for (const std::size_t i : {std::size_t{7}, std::size_t{2}, std::size_t{5}})
        WorldTestAccess::state(world, bodies[i]).velocity.y = kNan;
    world.step(kDt);
    ASSERT_EQ(world.events().froze.size(), 3u);
    EXPECT_EQ(world.events().froze[0].body, bodies[2]);
    EXPECT_EQ(world.events().froze[1].body, bodies[5]);
    EXPECT_EQ(world.events().froze[2].body, bodies[7]);
}

}  // namespace
}  // namespace jostle::test
