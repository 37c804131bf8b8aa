// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Fast bodies and kinematic ones: nothing changes sides, whichever of the two moves.
#include <gtest/gtest.h>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

Body add_paddle(World& world, Vec2 position, Vec2 velocity, float turn, std::optional<bool> continuous) {
    const Body paddle = world.create_body({.type = BodyType::kKinematic,
                                           .position = position,
                                           .linear_velocity = velocity,
                                           .angular_velocity = turn,
                                           .continuous = continuous});
    paddle.create_shape(Polygon::box(0.05f, 1.5f));
    return paddle;
}

TEST(ContinuousKinematic, AFastBallDoesNotPassAPaddleThatMoves) {
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        World world({.gravity = {}});
        const Body paddle = add_paddle(world, {}, {random.uniform(-90.0f, 90.0f), 0.0f}, 0.0f, {});
        const Body ball = add_dynamic(world, {-random.uniform(0.2f, 5.0f), 0.0f}, Circle{{}, 0.1f});
        ball.set_linear_velocity({random.uniform(100.0f, 300.0f), 0.0f});
        for (int step = 0; step < 5; ++step) {
            world.step(kDt);
            ASSERT_LT(ball.position().x, paddle.position().x) << i << " after step " << step;
        }
        ASSERT_EQ(world.check(), "");
    }
}

TEST(ContinuousKinematic, APaddleThatPushesTakesAllAlong) {
    for (const bool pushes : {true, false})
        for (const bool asleep : {false, true}) {
            SCOPED_TRACE(testing::Message() << pushes << " " << asleep);
            World world({.gravity = {}});
            std::vector<Body> bodies;
            for (int i = 0; i < 12; ++i) {
                const Geometry shapes[] = {Circle{{}, 0.2f}, Polygon::box(0.2f, 0.1f)};
                bodies.push_back(world.create_body({.type = BodyType::kDynamic,
                                                    .position = {3.17f * static_cast<float>(i) + 3.0f, 0.0f},
                                                    .awake = !asleep}));
                bodies.back().create_shape(shapes[i % 2]);
            }
            world.step(kDt);
            const Body paddle =
                add_paddle(world, {}, {120.0f, 0.0f}, 0.0f, pushes ? std::optional(true) : std::nullopt);
            int passed = 0;
            for (int step = 0; step < 20; ++step) {
                world.step(kDt);
                passed = 0;
                for (const Body& body : bodies) passed += body.position().x < paddle.position().x ? 1 : 0;
                ASSERT_TRUE(!pushes || passed == 0) << step;
            }
            EXPECT_TRUE(pushes || passed > 3) << "the test can fail";
            EXPECT_EQ(world.check(), "");
        }
}

/// The side of the paddle's own y axis on which a body is.
float side_of(const Body& paddle, const Body& body) {
    return paddle.local_point(body.position()).x;
}

TEST(ContinuousKinematic, AnArmThatTurnsPushesAsWell) {
    for (const float turn : {3.0f, 20.0f, 45.0f}) {
        World world({.gravity = {}});
        const Body arm = add_paddle(world, {}, {}, turn, true);
        const Body ball = add_dynamic(world, {-0.6f, 0.9f}, Circle{{}, 0.1f});
        for (int step = 0; step < 400; ++step) {
            const float before = side_of(arm, ball);
            world.step(kDt);
            // Round the ends of the arm there is a way.
            if (length(ball.position()) > 1.2f) break;
            ASSERT_GT(before * side_of(arm, ball), 0.0f) << turn << " after step " << step;
        }
        EXPECT_GT(length(ball.position()), 1.2f) << "it was thrown out";
    }
}

TEST(ContinuousKinematic, WhatIsCrushedStaysOnItsSideOfTheWall) {
    Random random(2);
    for (int i = 0; i < 200; ++i) {
        World world({.gravity = {}});
        const Body wall = add_static(world, {1.0f, 0.0f}, Polygon::box(0.01f, 3.0f));
        const Body ball =
            add_dynamic(world, {random.uniform(0.0f, 0.7f), 0.0f}, Circle{{}, 0.2f}, {.user_data = 5});
        const Body press =
            add_paddle(world, {-1.0f, 0.0f}, {random.uniform(20.0f, 200.0f), 0.0f}, 0.0f, true);
        std::size_t crushed = 0;
        for (int step = 0; step < 20; ++step) {
            world.step(kDt);
            ASSERT_LT(ball.position().x, 1.0f) << i << " after step " << step;
            for (const BodyCrushed& event : world.events().crushed) {
                EXPECT_EQ(event.body, ball);
                EXPECT_EQ(event.by.body(), press);
                EXPECT_EQ(event.against.body(), wall);
                ++crushed;
            }
        }
        ASSERT_GE(crushed, 1u) << i;
        ASSERT_EQ(world.check(), "");
    }
}

TEST(ContinuousKinematic, SubStepsAndTimeStepsDoNotMatter) {
    Random random(3);
    for (int i = 0; i < 600; ++i) {
        World world({.gravity = {}});
        const bool pushes = i % 2 == 0;
        const float turn = i % 3 == 0 ? random.uniform(-4.0f, 4.0f) : 0.0f;
        const Body paddle = add_paddle(world, {}, {random.uniform(-150.0f, 150.0f), 0.0f}, turn,
                                       pushes ? std::optional(true) : std::nullopt);
        const Geometry shapes[] = {Circle{{}, 0.1f}, Polygon::box(0.2f, 0.05f),
                                   Capsule{{-0.1f, 0.0f}, {0.1f, 0.0f}, 0.05f}};
        const Body body =
            add_dynamic(world, {-random.uniform(0.4f, 5.0f), random.uniform(-0.2f, 0.2f)}, shapes[i % 3]);
        // A slow one is held only by a paddle that pushes.
        body.set_linear_velocity({pushes && i % 4 == 0 ? 0.0f : random.uniform(100.0f, 300.0f), 0.0f});
        const float dt = random.uniform(0.002f, 0.03f);
        for (int step = 0; step < 5; ++step) {
            world.step(dt, 1 + i % 8);
            // Round the ends of the paddle there is a way.
            if (abs(paddle.local_point(body.position()).y) > 1.4f) break;
            ASSERT_LT(side_of(paddle, body), 0.0f) << i << " after step " << step;
        }
        ASSERT_EQ(world.check(), "");
    }
}

/// Two balls on a rod, which pulls one that is held towards the other.
TEST(ContinuousKinematic, JointedBodiesStayOnTheirSide) {
    Random random(4);
    for (int i = 0; i < 300; ++i) {
        World world({.gravity = {}});
        const bool pushes = i % 2 == 0;
        const Body paddle = add_paddle(world, {}, {random.uniform(-100.0f, 100.0f), 0.0f}, 0.0f,
                                       pushes ? std::optional(true) : std::nullopt);
        const float x = -random.uniform(0.4f, 4.0f), speed = random.uniform(100.0f, 250.0f);
        std::vector<Body> chain;
        for (int k = 0; k < 3; ++k) {
            chain.push_back(add_dynamic(world, {x - 0.4f * static_cast<float>(k), 0.0f}, Circle{{}, 0.1f}));
            chain.back().set_linear_velocity({speed, 0.0f});
            if (k == 0) continue;
            const std::size_t last = chain.size() - 1;
            if (i % 3 == 0) {
                world.create_distance({.body_a = chain[last - 1], .body_b = chain[last], .length = 0.4f});
            } else {
                world.create_revolute({.body_a = chain[last - 1],
                                       .body_b = chain[last],
                                       .anchor_a = {-0.2f, 0.0f},
                                       .anchor_b = {0.2f, 0.0f}});
            }
        }
        for (int step = 0; step < 8; ++step) {
            world.step(kDt, 1 + i % 4);
            for (const Body& ball : chain) {
                if (abs(ball.position().y - paddle.position().y) > 1.4f) continue;
                ASSERT_LT(ball.position().x, paddle.position().x) << i << " after step " << step;
            }
        }
        ASSERT_EQ(world.check(), "");
    }
}

/// A ball that swings on a rod about an axle stays on the side of a paddle that sweeps through its circle.
TEST(ContinuousKinematic, ABallOnARodDoesNotPassAPaddle) {
    Random random(5);
    int met = 0;
    for (int i = 0; i < 200; ++i) {
        World world({.gravity = {}});
        const Body axle = world.create_body();
        const float turn = random.uniform(25.0f, 47.0f);
        const Body ball = add_dynamic(world, {-2.0f, 0.0f}, Circle{{}, 0.1f});
        ball.set_linear_velocity({0.0f, -2.0f * turn});
        ball.set_angular_velocity(turn);
        world.create_revolute({.body_a = axle, .body_b = ball, .anchor_b = {2.0f, 0.0f}});
        // The ball comes round from the left: from below at the lowest place of its circle.
        const Body paddle = world.create_body({.type = BodyType::kKinematic,
                                               .position = {random.uniform(-0.5f, 1.0f), -2.0f},
                                               .linear_velocity = {random.uniform(-30.0f, 30.0f), 0.0f},
                                               .continuous = true});
        paddle.create_shape(Polygon::box(0.03f, 1.9f));
        for (int step = 0; step < 6; ++step) {
            world.step(kDt, 1 + i % 4);
            // Round the ends of the paddle there is a way.
            if (abs(ball.position().y - paddle.position().y) > 1.85f) break;
            ASSERT_LT(ball.position().x, paddle.position().x) << i << " after step " << step;
            met += ball.contacts().empty() ? 0 : 1;
        }
    }
    EXPECT_GT(met, 150);
}

TEST(ContinuousKinematic, LocksHold) {
    World world({.gravity = {}});
    const Body paddle = add_paddle(world, {}, {60.0f, 0.0f}, 1.0f, true);
    const Body upright = world.create_body(
        {.type = BodyType::kDynamic, .position = {1.0f, 0.3f}, .locks = {.rotation = true}});
    upright.create_shape(Polygon::box(0.2f, 0.2f));
    const Body rail =
        world.create_body({.type = BodyType::kDynamic, .position = {2.0f, -0.8f}, .locks = {.x = true}});
    rail.create_shape(Circle{{}, 0.2f});
    for (int step = 0; step < 10; ++step) {
        world.step(kDt);
        EXPECT_EQ(upright.angle(), 0.0f);
        EXPECT_GT(side_of(paddle, upright), 0.0f);
        EXPECT_EQ(rail.position().x, 2.0f) << "nothing takes it along";
    }
}

}  // namespace
}  // namespace jostle::test
