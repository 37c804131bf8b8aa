// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Fast bodies do not jump over static shapes, and are not stopped where nothing is in their way.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "dynamics/cores.h"
#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

Body add_fast(World& world, const Geometry& geometry, Vec2 position, Vec2 velocity, float turn = 0.0f) {
    const Body body = world.create_body({.type = BodyType::kDynamic,
                                         .position = position,
                                         .linear_velocity = velocity,
                                         .angular_velocity = turn});
    body.create_shape(geometry, {});
    return body;
}

/// Walls at x = 0, two centimetres thick or without thickness.
const std::vector<std::function<void(const Body&)>>& walls() {
    static const std::vector<std::function<void(const Body&)>> kAll{
        [](const Body& wall) { wall.create_shape(Polygon::box(0.01f, 5.0f)); },
        [](const Body& wall) {
            wall.create_shape(Segment{{0.0f, -5.0f}, {0.0f, 5.0f}});
        },
        [](const Body& wall) {
            // Its front, on the right of its direction, is at x < 0.
            const Vec2 points[] = {{0.0f, 5.0f}, {0.0f, 0.03f}, {0.0f, -5.0f}};
            wall.create_chain({.points = points, .count = 3});
        }};
    return kAll;
}

TEST(Continuous, ABallAt200MetresPerSecondNeverPassesAThinWall) {
    for (std::size_t kind = 0; kind < walls().size(); ++kind) {
        SCOPED_TRACE(kind);
        for (int phase = 0; phase < 1000; ++phase) {
            World world({.gravity = {}});
            const Body wall = world.create_body();
            walls()[kind](wall);
            const float side = kind == 2 || phase % 2 == 0 ? -1.0f : 1.0f;
            const float start = 3.0f + 0.00334f * static_cast<float>(phase);
            const Body ball = add_fast(world, Circle{{}, 0.1f}, {side * start, 0.0f}, {-200.0f * side, 0.0f});
            for (int i = 0; i < 8; ++i) {
                world.step(kDt);
                ASSERT_FALSE(core_touches(ball, wall)) << "phase " << phase << " after step " << i;
            }
            ASSERT_GT(side * ball.position().x, 0.075f) << "phase " << phase;
            ASSERT_LT(side * ball.position().x, 7.0f);
        }
    }
}

/// The same wall without continuous collision: the test above can fail.
TEST(Continuous, SwitchedOffBodiesPass) {
    for (const int level : {0, 1}) {
        World world({.gravity = {}, .continuous = level == 1});
        walls()[0](world.create_body());
        int passed = 0;
        std::vector<Body> balls;
        for (int i = 0; i < 20; ++i) {
            balls.push_back(add_fast(world, Circle{{}, 0.1f}, {3.0f + 0.167f * static_cast<float>(i), 0.0f},
                                     {-200.0f, 0.0f}));
            balls.back().shapes().front().set_filter({.category = 2, .mask = 1});
            if (level == 1) balls.back().set_continuous(false);
        }
        run(world, 8);
        for (const Body& ball : balls) passed += ball.position().x < 0.0f ? 1 : 0;
        EXPECT_GT(passed, 10);
        EXPECT_EQ(balls[0].is_continuous(), level == 0);
    }
}

/// All shapes, speeds, time steps, sub-steps and turns.
TEST(Continuous, NoShapePassesAWallHoweverItComes) {
    Random random(1);
    const LargePolygon round = LargePolygon::regular(16, 0.2f);
    int met = 0;
    for (int i = 0; i < 1500; ++i) {
        World world({.gravity = {}});
        const int kind = static_cast<int>(random.uniform(0.0f, 2.99f));
        const Body wall = world.create_body();
        walls()[static_cast<std::size_t>(kind)](wall);
        const float size = random.uniform(0.05f, 0.5f);
        const Geometry shapes[] = {Circle{{}, size},
                                   Capsule{{-size, 0.0f}, {size, 0.0f}, 0.5f * size},
                                   Polygon::box(size, 0.5f * size),
                                   Polygon::rounded_box(size, 0.05f, 0.05f),
                                   Polygon::box(2.0f, 0.05f),
                                   round,
                                   Polygon::regular(3, size)};
        const Body body = add_fast(
            world, shapes[i % 7], {-random.uniform(2.5f, 6.0f), random.uniform(-1.0f, 1.0f)},
            {random.uniform(20.0f, 400.0f), random.uniform(-20.0f, 20.0f)}, random.uniform(-60.0f, 60.0f));
        const float dt = i % 3 == 0 ? kDt : random.uniform(0.001f, 0.05f);
        for (int step = 0; step < 6; ++step) {
            world.step(dt, 1 + i % 8);
            // At the ends of the walls there is a way around them.
            if (abs(body.position().y) > 2.0f) break;
            ASSERT_LT(body.position().x, 0.0f) << "case " << i << " wall " << kind << " step " << step;
            ASSERT_FALSE(core_touches(body, wall)) << "case " << i << " wall " << kind << " step " << step;
            met += body.contacts().empty() ? 0 : 1;
        }
    }
    EXPECT_GT(met, 1000);
}

TEST(Continuous, ARodThatSpinsStaysBetweenTwoWalls) {
    for (const float turn : {10.0f, 47.0f, -200.0f}) {
        World world({.gravity = {}});
        const Body room = world.create_body();
        for (const float y : {-2.3f, 2.3f}) room.create_shape(Segment{{-1000.0f, y}, {1000.0f, y}});
        const Body rod = add_fast(world, Polygon::box(2.0f, 0.05f), {0.0f, 0.0f}, {0.0f, 30.0f}, turn);
        for (int i = 0; i < 300; ++i) {
            world.step(kDt);
            ASSERT_LT(abs(rod.position().y), 2.3f) << "step " << i << " of " << turn;
            ASSERT_FALSE(core_touches(rod, room)) << "step " << i << " of " << turn;
        }
        EXPECT_EQ(world.check(), "");
    }
}

TEST(Continuous, SmallCubesStayOnAThinSlab) {
    World world;
    const Body slab = world.create_body();
    slab.create_shape(Polygon::box(2.0f, 0.01f));
    for (const float x : {-2.0f, 2.0f}) slab.create_shape(Polygon::offset_box(0.05f, 20.0f, {x, 20.0f}));
    std::vector<Body> cubes;
    for (int i = 0; i < 200; ++i)
        cubes.push_back(
            add_fast(world, Polygon::box(0.05f, 0.05f),
                     {0.15f * static_cast<float>(i % 20) - 1.4f, 0.5f + 0.3f * static_cast<float>(i / 20)},
                     {0.0f, -100.0f}));
    for (int i = 0; i < 240; ++i) {
        world.step(kDt);
        for (const Body& cube : cubes) {
            ASSERT_GT(cube.position().y, 0.0f) << i;
            ASSERT_FALSE(core_touches(cube, slab)) << i;
        }
    }
}

TEST(Continuous, BoxesThatRestStayThroughALongStep) {
    for (const int substeps : {1, 4, 64}) {
        World world;
        world.create_body().create_shape(Segment{{-1000.0f, 0.0f}, {1000.0f, 0.0f}});
        const std::vector<Body> pile = add_pyramid(world, 3);
        run(world, 120);
        world.step(1.0f, substeps);
        for (const Body& body : pile) EXPECT_GT(body.position().y, 0.3f) << substeps;
        run(world, 300);
        for (const Body& body : pile) EXPECT_GT(body.position().y, 0.45f) << substeps;
    }
}

/// Without a hit, a step has the bits that it has without continuous collision.
TEST(Continuous, WhatMissesFliesFreely) {
    Random random(2);
    for (int i = 0; i < 500; ++i) {
        const auto fly = [&](World& world, Vec2 position, Vec2 velocity) {
            walls()[0](world.create_body({.position = {0.0f, -5.0f}}));
            const Body body = add_fast(world, Polygon::box(0.2f, 0.1f), position, velocity, 20.0f);
            for (int step = 0; step < 10; ++step) world.step(kDt);
            return body;
        };
        // Over the top of the wall, at y = 0, with 3 cm to spare.
        const Vec2 position{random.uniform(-8.0f, -4.0f), 0.26f};
        const Vec2 velocity{random.uniform(50.0f, 300.0f), 0.0f};
        World swept({.gravity = {}}), plain({.gravity = {}, .continuous = false});
        const Body one = fly(swept, position, velocity), other = fly(plain, position, velocity);
        ASSERT_EQ(one.transform(), other.transform()) << i;
        ASSERT_GT(one.position().x, 0.3f);
    }
}

TEST(Continuous, ABodyThatSlidesOrSkimsKeepsItsWay) {
    for (const Geometry& shape : {Geometry(Circle{{}, 0.1f}), Geometry(Polygon::box(0.2f, 0.1f))})
        for (const bool chain : {false, true}) {
            World world;
            const Body ground = world.create_body();
            if (chain) {
                ground.create_shape(Segment{{-1000.0f, 0.0f}, {1000.0f, 0.0f}},
                                    {.material = {.friction = 0.0f}});
            } else {
                ground.create_shape(Polygon::offset_box(1000.0f, 0.5f, {0.0f, -0.5f}),
                                    {.material = {.friction = 0.0f}});
            }
            const Body body = add_fast(world, shape, {-300.0f, 0.1f}, {100.0f, -0.5f});
            run(world, 60);
            EXPECT_GT(body.position().x, -300.0f + 95.0f);
            EXPECT_NEAR(body.position().y, 0.1f, 0.03f);
        }
}

TEST(Continuous, NothingSlowsDownInMidAir) {
    World world({.gravity = {}});
    add_static(world, {0.0f, -3.0f}, Polygon::box(1000.0f, 0.5f));
    const Body body = add_fast(world, Polygon::box(0.3f, 0.2f), {-300.0f, 0.0f}, {80.0f, 0.0f}, 2.0f);
    for (int i = 0; i < 20; ++i) world.step(0.25f);
    EXPECT_NEAR(body.position().x, -300.0f + 20.0f * 0.25f * 80.0f, 1.0e-3f);
}

TEST(Continuous, AClampChangesNoVelocityAndTheNextStepHits) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    wall.create_shape(Polygon::box(0.01f, 5.0f), {.material = {.restitution = 1.0f}});
    const Body ball = world.create_body(
        {.type = BodyType::kDynamic, .position = {-2.0f, 0.0f}, .linear_velocity = {150.0f, 0.0f}});
    ball.create_shape(Circle{{}, 0.1f}, {.material = {.restitution = 1.0f}, .hit_events = true});
    world.step(kDt);
    // It stops where it overlaps the wall by two slops.
    EXPECT_NEAR(ball.position().x, -0.11f + 2.0f * kLinearSlop, 0.005f);
    EXPECT_EQ(ball.linear_velocity(), (Vec2{150.0f, 0.0f}));
    EXPECT_TRUE(world.events().hits.empty());
    world.step(kDt);
    ASSERT_EQ(world.events().hits.size(), 1u);
    EXPECT_NEAR(world.events().hits[0].approach_speed, 150.0f, 0.01f);
    EXPECT_NEAR(ball.linear_velocity().x, -150.0f, 0.5f);
    world.step(kDt);
    EXPECT_TRUE(world.events().hits.empty());
}

/// A body that was put across a wall is pushed out of it, and is free to leave.
TEST(Continuous, ABodyThatWasPutAcrossAWallLeavesIt) {
    for (const float speed : {0.0f, -60.0f}) {
        World world({.gravity = {}});
        walls()[1](world.create_body());
        const Body ball = add_fast(world, Circle{{}, 0.5f}, {-0.1f, 0.0f}, {speed, 0.0f});
        world.step(kDt);
        EXPECT_NEAR(ball.position().x, -0.1f + speed * kDt, 0.06f);
        run(world, 120);
        EXPECT_LT(ball.position().x, -0.45f);
        // From then on it is held as any other.
        ball.set_transform({-0.6f, 0.0f}, 0.0f);
        ball.set_linear_velocity({200.0f, 0.0f});
        for (int i = 0; i < 5; ++i) {
            world.step(kDt);
            ASSERT_LT(ball.position().x, -0.375f) << i;
        }
    }
}

TEST(Continuous, OneSidedChainsLetThroughFromBehind) {
    World world({.gravity = {}});
    walls()[2](world.create_body());
    const Body ball = add_fast(world, Circle{{}, 0.1f}, {3.0f, 0.0f}, {-200.0f, 0.0f});
    run(world, 3);
    EXPECT_LT(ball.position().x, -3.0f);
}

TEST(Continuous, FiltersSensorsAndJointsLetThrough) {
    for (const int way : {0, 1, 2}) {
        World world({.gravity = {}});
        const Body wall = world.create_body();
        wall.create_shape(Polygon::box(0.01f, 5.0f),
                          {.filter = {.category = way == 0 ? 4u : 1u}, .is_sensor = way == 1});
        const Body ball = world.create_body(
            {.type = BodyType::kDynamic, .position = {-2.0f, 0.0f}, .linear_velocity = {150.0f, 0.0f}});
        ball.create_shape(Circle{{}, 0.1f}, {.filter = {.mask = 1}});
        if (way == 2)
            world.create_distance(
                {.body_a = wall, .body_b = ball, .length = 50.0f, .spring = {{.hertz = 0.01f}}});
        run(world, 2);
        EXPECT_GT(ball.position().x, 0.5f) << way;
    }
}

/// Pairs of bullets that fly at each other, of all shapes and speeds.
TEST(Bullets, DoNotPassEachOther) {
    Random random(3);
    for (int round = 0; round < 200; ++round) {
        World world({.gravity = {}});
        std::vector<Body> left, right;
        std::vector<float> sizes;
        for (int i = 0; i < 50; ++i) {
            const float size = random.uniform(0.05f, 0.3f), y = 8.0f * static_cast<float>(i);
            sizes.push_back(size);
            const Geometry shapes[] = {Circle{{}, size}, Capsule{{-size, 0.0f}, {size, 0.0f}, 0.5f * size},
                                       Polygon::box(size, 0.7f * size)};
            const auto add = [&](float side, int type) {
                const Body body = world.create_body(
                    {.type = BodyType::kDynamic,
                     .position = {-side * random.uniform(0.7f, 5.0f), y + random.uniform(-0.002f, 0.002f)},
                     .angle = random.uniform(-3.0f, 3.0f),
                     .linear_velocity = {side * random.uniform(0.0f, 400.0f), 0.0f},
                     .angular_velocity = random.uniform(-20.0f, 20.0f),
                     .bullet = true});
                body.create_shape(shapes[type]);
                return body;
            };
            left.push_back(add(1.0f, i % 3));
            right.push_back(add(-1.0f, i / 3 % 3));
        }
        Vec2 before, after;
        for (const Body& body : left) before += body.mass() * body.linear_velocity();
        for (const Body& body : right) before += body.mass() * body.linear_velocity();
        for (int step = 0; step < 5; ++step) {
            world.step(kDt);
            for (std::size_t i = 0; i < left.size(); ++i) {
                const Vec2 apart = right[i].position() - left[i].position();
                // After an oblique hit at up to 800 m/s one may slip past the other sideways.
                ASSERT_TRUE(apart.x > 0.0f || abs(apart.y) > 0.75f * sizes[i])
                    << round << " " << i << " " << step << ": " << apart.x << ", " << apart.y;
            }
        }
        for (const Body& body : left) after += body.mass() * body.linear_velocity();
        for (const Body& body : right) after += body.mass() * body.linear_velocity();
        ASSERT_NEAR(after.x, before.x, 0.01f) << round;
        ASSERT_EQ(world.check(), "");
    }
}

TEST(Bullets, DoNotPassDynamicBodiesThatStandMoveOrSleep) {
    for (const float speed : {-60.0f, 0.0f, 5.0f, 120.0f})
        for (const bool bullet : {false, true}) {
            int passed = 0;
            for (int phase = 0; phase < 100; ++phase) {
                World world({.gravity = {}});
                const Body door = world.create_body({.type = BodyType::kDynamic,
                                                     .linear_velocity = {speed, 0.0f},
                                                     .awake = speed != 0.0f || phase % 2 == 0});
                door.create_shape(Polygon::box(0.05f, 1.0f), {.density = 100.0f});
                const Body ball =
                    world.create_body({.type = BodyType::kDynamic,
                                       .position = {-3.0f - 0.0334f * static_cast<float>(phase), 0.0f},
                                       .linear_velocity = {200.0f, 0.0f},
                                       .bullet = bullet});
                ball.create_shape(Circle{{}, 0.1f});
                for (int step = 0; step < 8; ++step) {
                    world.step(kDt);
                    if (ball.position().x > door.position().x) break;
                }
                passed += ball.position().x > door.position().x ? 1 : 0;
            }
            if (bullet) {
                EXPECT_EQ(passed, 0) << speed;
            } else {
                EXPECT_GT(passed, 10) << speed << ": the test can fail";
            }
        }
}

TEST(Bullets, DoNotHoldUpWhatTheyHit) {
    World world({.gravity = {}});
    const Body truck = world.create_body({.type = BodyType::kDynamic, .linear_velocity = {30.0f, 0.0f}});
    truck.create_shape(Polygon::box(2.0f, 1.0f), {.density = 1000.0f});
    const Body bullet = world.create_body({.type = BodyType::kDynamic,
                                           .position = {4.0f, 0.0f},
                                           .linear_velocity = {-300.0f, 0.0f},
                                           .bullet = true});
    bullet.create_shape(Circle{{}, 0.02f}, {.density = 1.0f});
    world.step(kDt);
    EXPECT_NEAR(truck.position().x, 0.5f, 1.0e-5f);
    EXPECT_NEAR(bullet.position().x, 0.5f + 2.0f + 0.02f - 2.0f * kLinearSlop, 0.005f);
    EXPECT_EQ(bullet.linear_velocity().x, -300.0f);
    run(world, 10);
    EXPECT_GT(bullet.position().x, truck.position().x + 2.0f);
}

TEST(Bullets, CanBeSwitched) {
    World world;
    const Body body = world.create_body({.type = BodyType::kDynamic});
    EXPECT_FALSE(body.is_bullet());
    body.set_bullet(true);
    EXPECT_TRUE(body.is_bullet());
    EXPECT_TRUE(body.is_continuous());
    body.set_continuous(false);
    body.set_type(BodyType::kKinematic);
    EXPECT_FALSE(body.is_continuous());
    body.reset_continuous();
    EXPECT_FALSE(body.is_continuous()) << "kinematic bodies push only if they are told to";
    body.set_type(BodyType::kDynamic);
    EXPECT_TRUE(body.is_continuous());
    EXPECT_EQ(world.check(), "");
}

}  // namespace
}  // namespace jostle::test
