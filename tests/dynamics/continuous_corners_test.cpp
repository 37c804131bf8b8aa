// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rare meetings of fast bodies: between jaws, at callbacks that throw or edit, of bullets that stand.
#include <gtest/gtest.h>

#include <stdexcept>

#include "support/worlds.h"

namespace jostle::test {
namespace {

Body add_jaw(World& world, float x, float speed) {
    const Body jaw = world.create_body({.type = BodyType::kKinematic,
                                        .position = {x, 0.0f},
                                        .linear_velocity = {speed, 0.0f},
                                        .continuous = true});
    jaw.create_shape(Polygon::box(0.02f, 1.0f));
    return jaw;
}

/// Two jaws, one faster than the other, drive a ball at a wall.
TEST(ContinuousCorners, WhatTwoJawsDriveAtAWallStaysBeforeIt) {
    for (int phase = 0; phase < 200; ++phase) {
        World world({.gravity = {}});
        add_static(world, {2.0f, 0.0f}, Polygon::box(0.01f, 3.0f));
        const float shift = 0.01f * static_cast<float>(phase);
        add_jaw(world, -0.3f - shift, 100.0f);
        add_jaw(world, -0.25f - 0.9f * shift, 90.0f);
        const Body ball = add_dynamic(world, {0.2f, 0.0f}, Circle{{}, 0.1f});
        for (int step = 0; step < 6; ++step) {
            world.step(kDt);
            ASSERT_LT(ball.position().x, 2.0f) << phase << " after step " << step;
        }
        ASSERT_EQ(world.check(), "");
    }
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
/// In the midst of a step bodies have moved: the world is sound, and goes on.
TEST(ContinuousCorners, ACallbackThatThrowsAtAnImpactLeavesASoundWorld) {
    World world;
    add_ground(world);
    const std::vector<Body> pile = add_pyramid(world, 4, 20.0f);
    const Body wall = add_static(world, {0.0f, 2.0f}, Polygon::box(0.01f, 2.0f));
    const Body ball = add_dynamic(world, {-1.0f, 2.0f}, Circle{{}, 0.1f});
    const Body stone = add_dynamic(world, {-20.0f, 50.0f}, Circle{{}, 0.5f});
    ball.set_linear_velocity({250.0f, 0.0f});
    stone.set_linear_velocity({0.0f, 20.0f});
    bool throws = true;
    world.on_pre_solve(wall.shapes().front(), [&](PreSolve& contact) {
        if (throws && contact.is_impact) throw std::runtime_error("no");
    });
    EXPECT_THROW(world.step(kDt), std::runtime_error);
    EXPECT_EQ(world.check(), "");
    throws = false;
    run(world, 120);
    EXPECT_LT(ball.position().x, 0.0f);
    for (const Body& box : pile) EXPECT_GT(box.position().y, 0.4f);
}
#endif

/// The boxes in the tree that is being searched stay where they are, however many bodies a callback makes.
TEST(ContinuousCorners, AQuestionAboutASensorMayEditTheWorld) {
    World world({.gravity = {}});
    for (int i = 0; i < 5; ++i)
        add_static(world, {static_cast<float>(i), 0.0f}, Polygon::box(0.1f, 1.0f), {.is_sensor = true});
    const Body ball = add_dynamic(world, {-1.0f, 0.0f}, Circle{{}, 0.1f});
    ball.set_linear_velocity({390.0f, 0.0f});
    std::vector<float> asked;
    world.on_should_collide([&](Shape a, Shape b) {
        const Shape sensor = a.is_sensor() ? a : b;
        asked.push_back(sensor.body().position().x);
        for (int i = 0; i < 100; ++i)
            add_dynamic(world, {300.0f + static_cast<float>(i), 50.0f * static_cast<float>(asked.size())},
                        Circle{{}, 0.3f});
        return sensor.body().position().x != 2.0f;
    });
    world.step(kDt);
    EXPECT_EQ(asked, (std::vector{0.0f, 1.0f, 2.0f, 3.0f, 4.0f})) << "each once, in the order of their slots";
    EXPECT_EQ(world.events().sensors_entered.size(), 4u);
    EXPECT_EQ(world.events().sensors_left.size(), 4u);
    EXPECT_EQ(world.check(), "");
}

TEST(ContinuousCorners, TheSensorOfAPusherWakesNobody) {
    World world;
    add_ground(world);
    const std::vector<Body> pile = add_pyramid(world, 3);
    run(world, 200);
    ASSERT_FALSE(pile[0].is_awake());
    const Body pusher = world.create_body({.type = BodyType::kKinematic,
                                           .position = {0.0f, 10.0f},
                                           .linear_velocity = {1.0f, 0.0f},
                                           .continuous = true});
    pusher.create_shape(Circle{{}, 20.0f}, {.is_sensor = true});
    run(world, 5);
    for (const Body& box : pile) EXPECT_FALSE(box.is_awake());
}

TEST(ContinuousCorners, AFastBodyDoesNotPassABulletThatStandsOrIsSlow) {
    for (const bool bullet : {true, false}) {
        int passed = 0;
        for (int phase = 0; phase < 100; ++phase) {
            World world({.gravity = {}, .allow_sleep = false});
            const Body door =
                world.create_body({.type = BodyType::kDynamic,
                                   .position = {-3.0f - 0.02f * static_cast<float>(phase), 0.0f},
                                   .linear_velocity = {120.0f, 0.0f}});
            door.create_shape(Polygon::box(0.02f, 1.0f), {.density = 100.0f});
            const Body ball = world.create_body({.type = BodyType::kDynamic,
                                                 .linear_velocity = {phase % 2 == 0 ? 0.0f : 0.5f, 0.0f},
                                                 .bullet = bullet});
            ball.create_shape(Circle{{}, 0.1f});
            for (int step = 0; step < 6; ++step) {
                world.step(kDt);
                if (ball.position().x < door.position().x) break;
            }
            passed += ball.position().x < door.position().x ? 1 : 0;
        }
        EXPECT_TRUE(bullet ? passed == 0 : passed > 10) << passed;
    }
}

/// A rod flies to the left, and a ball that it meets with its lower end stops it. So it is in the way of
/// another ball, which comes from above, far from the first: behind the rod, had that gone on.
TEST(ContinuousCorners, ABulletThatWasStoppedIsInTheWayOfAThird) {
    for (const bool stops : {true, false}) {
        World world({.gravity = {}});
        const auto add = [&](Vec2 at, Vec2 move, const Geometry& shape) {
            const Body body = world.create_body({.type = BodyType::kDynamic,
                                                 .position = at,
                                                 .linear_velocity = (1.0f / kDt) * move,
                                                 .bullet = true});
            body.create_shape(shape);
            return body;
        };
        const Body rod = add({3.0f, 0.0f}, {-4.0f, 0.0f}, Polygon::box(0.1f, 2.0f));
        if (stops) add({0.5f, -1.5f}, {1.0f, 0.0f}, Circle{{}, 0.2f});
        const Body third = add({1.26f, 6.0f}, {0.0f, -5.0f}, Circle{{}, 0.2f});
        world.step(kDt);
        // The rod's left side and the ball meet where 2.9 - 4 t = 0.7 + t.
        EXPECT_NEAR(rod.position().x, stops ? 3.0f - 4.0f * 0.44f : -1.0f, 0.02f);
        EXPECT_NEAR(third.position().y, stops ? 2.2f : 1.0f, 0.02f);
        EXPECT_EQ(world.check(), "");
    }
}

/// A paddle that turns takes a long rod along, whose far end goes ten times as far as the paddle's.
TEST(ContinuousCorners, ARodThatAPaddleTakesAlongDoesNotPassABullet) {
    for (const bool bullet : {true, false}) {
        int passed = 0;
        for (int i = 0; i < 40; ++i) {
            World world({.gravity = {}, .allow_sleep = false});
            const Body paddle = world.create_body(
                {.type = BodyType::kKinematic, .angular_velocity = 45.0f, .continuous = true});
            paddle.create_shape(Polygon::box(0.3f, 0.05f));
            const Body rod = add_dynamic(world, {2.0f, 0.16f}, Polygon::box(2.0f, 0.05f));
            const float y = 0.8f + 0.01f * static_cast<float>(i);
            const Body ball =
                world.create_body({.type = BodyType::kDynamic, .position = {3.5f, y}, .bullet = bullet});
            ball.create_shape(Circle{{}, 0.1f});
            world.step(kDt);
            passed += rod.local_point(ball.position()).y < 0.0f ? 1 : 0;
            ASSERT_EQ(world.check(), "");
        }
        EXPECT_TRUE(bullet ? passed == 0 : passed > 30) << passed;
    }
}

/// A truck takes a slow bullet along, to where another one would not be had a third one not stopped it.
TEST(ContinuousCorners, ABulletThatIsCarriedMeetsOneThatWasStopped) {
    for (const bool stops : {true, false}) {
        World world({.gravity = {}, .allow_sleep = false});
        const auto add = [&](Vec2 at, Vec2 move) {
            const Body body = world.create_body({.type = BodyType::kDynamic,
                                                 .position = at,
                                                 .linear_velocity = (1.0f / kDt) * move,
                                                 .bullet = true});
            body.create_shape(Circle{{}, 0.2f});
            return body;
        };
        const Body truck = world.create_body(
            {.type = BodyType::kDynamic, .linear_velocity = {2.8f / kDt, 0.0f}, .awake = true});
        truck.create_shape(Polygon::offset_box(1.0f, 0.5f, {0.0f, -0.6f}), {.density = 1000.0f});
        const Body slow = add({2.0f, 0.0f}, {});
        const Body crosses = add({4.0f, 3.25f}, {0.0f, -6.0f});
        if (stops) add({4.3f, 0.0f}, {});
        world.step(kDt);
        // The truck's corner meets the slow one 0.1 m below its middle, and drives it as far as 3.97 m. The
        // other one's middle is 0.25 m above that, where the core of 0.15 m stays outside of the disc.
        if (stops) {
            EXPECT_GT(distance(slow.position(), crosses.position()), 0.35f);
            EXPECT_NEAR(slow.position().x, 3.72f, 0.04f);
        } else {
            EXPECT_NEAR(slow.position().x, 3.8f + 0.173f, 0.03f);
        }
        EXPECT_NEAR(crosses.position().y, stops ? 0.25f : -2.75f, 0.02f);
        EXPECT_EQ(world.check(), "");
    }
}

}  // namespace
}  // namespace jostle::test
