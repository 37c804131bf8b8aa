// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions of continuous collision: their order, that a pair keeps its answer, and that none costs memory.
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>
#include <tuple>

#include "memory/counting_resource.h"
#include "support/thread_scheduler.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

Body add_thrown(World& world, Vec2 position, Vec2 velocity, const BodyDef& like = {}) {
    BodyDef def = like;
    def.type = BodyType::kDynamic;
    def.position = position;
    def.linear_velocity = velocity;
    const Body body = world.create_body(def);
    body.create_shape(Circle{{}, 0.1f});
    return body;
}

/// A question about an impact: the slot of the body that is thrown, the fraction, the other's slot, its own.
using Asked = std::tuple<std::uint32_t, float, std::uint32_t, std::uint32_t>;

/// Bodies of two shapes fly at six walls each, three of which lie at the same place, and pass them all.
std::vector<Asked> ask_about_walls(TaskScheduler* scheduler) {
    World world({.gravity = {}, .scheduler = scheduler});
    std::vector<Asked> asked;
    std::vector<Body> thrown;
    // The places are in another order than the slots.
    for (int i = 0; i < 12; ++i) {
        const float y = 4.0f * static_cast<float>(i * 5 % 12);
        const Body body = world.create_body({.type = BodyType::kDynamic,
                                             .position = {-0.5f - 0.2f * static_cast<float>(i % 3), y},
                                             .linear_velocity = {300.0f, 0.0f}});
        for (const float side : {1.0f, -1.0f}) body.create_shape(Circle{{0.0f, 0.3f * side}, 0.1f});
        thrown.push_back(body);
    }
    for (const float x : {1.0f, 0.5f, 0.5f, 0.2f, 0.5f, 0.7f})
        for (int i = 0; i < 12; ++i) {
            const Body wall = add_static(world, {x, 4.0f * static_cast<float>(i)}, Polygon::box(0.01f, 1.0f));
            world.on_pre_solve(
                wall.shapes().front(), [&, owner = std::this_thread::get_id()](PreSolve& question) {
                    if (!question.is_impact) return;
                    EXPECT_EQ(std::this_thread::get_id(), owner);
                    asked.emplace_back(question.other.body().handle().index, question.impact_fraction,
                                       question.shape.handle().index, question.other.handle().index);
                    question.enabled = false;
                });
        }
    world.step(kDt);
    for (const Body& body : thrown) EXPECT_GT(body.position().x, 3.0f);
    return asked;
}

TEST(ContinuousQuestions, ComeByBodyThenFractionThenShape) {
    const std::vector<Asked> asked = ask_about_walls(nullptr);
    EXPECT_EQ(asked.size(), 12u * 6u * 2u);
    EXPECT_TRUE(std::ranges::is_sorted(asked));
    EXPECT_TRUE(std::ranges::adjacent_find(asked) == asked.end()) << "each once";
    for (const int threads : {2, 5}) {
        ThreadScheduler scheduler(threads, TaskOrder::kShuffled);
        EXPECT_TRUE(ask_about_walls(&scheduler) == asked) << threads;
    }
}

/// Counts questions about pairs; `lets` says which collide.
struct Pairs {
    explicit Pairs(World& world, bool may_collide) {
        world.on_should_collide([this, may_collide](Shape, Shape) {
            ++asked;
            return may_collide;
        });
    }
    int asked = 0;
};

TEST(ContinuousQuestions, APairKeepsTheAnswerThatASweepGot) {
    for (const bool may_collide : {true, false}) {
        World world({.gravity = {}});
        add_static(world, {}, Polygon::box(0.01f, 3.0f));
        // It ends the step at x = 0.1 unless it is stopped, where the boxes overlap.
        const Body ball = add_thrown(world, {-4.9f, 0.0f}, {300.0f, 0.0f});
        Pairs pairs(world, may_collide);
        world.step(kDt);
        EXPECT_EQ(pairs.asked, 1);
        EXPECT_EQ(ball.position().x < 0.0f, may_collide);
        if (!may_collide) ball.set_linear_velocity({-0.05f, 0.0f});
        world.step(kDt);
        EXPECT_EQ(pairs.asked, 1) << "by the next step the boxes overlap, and the answer holds";
        EXPECT_EQ(world.counts().contacts, may_collide ? 1 : 0);
        run(world, 3);
        EXPECT_EQ(pairs.asked, 1);
    }
}

TEST(ContinuousQuestions, AnAnswerIsForgottenWithTheShapeOrItsFilter) {
    for (const int way : {0, 1, 2, 3}) {
        World world({.gravity = {}});
        Body wall = add_static(world, {}, Polygon::box(0.01f, 3.0f));
        const Body ball = add_thrown(world, {-4.9f, 0.0f}, {300.0f, 0.0f});
        Pairs pairs(world, false);
        world.step(kDt);
        ASSERT_EQ(pairs.asked, 1);
        ball.set_linear_velocity({-1.0f, 0.0f});
        if (way == 0) wall.shapes().front().set_filter({.category = 3});
        if (way == 1) ball.shapes().front().set_sensor(true);
        if (way == 2) {
            world.destroy(wall);
            wall = add_static(world, {}, Polygon::box(0.01f, 3.0f));
        }
        if (way == 3) wall.shapes().front().set_geometry(Polygon::box(0.02f, 3.0f));
        world.step(kDt);
        EXPECT_EQ(pairs.asked, 2) << way;
    }
}

/// Each of two bullets meets the other.
TEST(ContinuousQuestions, APairOfBulletsIsAskedAboutOnce) {
    for (const bool may_collide : {true, false}) {
        World world({.gravity = {}});
        const Body left = add_thrown(world, {-2.0f, 0.0f}, {240.0f, 0.0f}, {.bullet = true});
        const Body right = add_thrown(world, {2.0f, 0.0f}, {-240.0f, 0.0f}, {.bullet = true});
        Pairs pairs(world, may_collide);
        world.step(kDt);
        EXPECT_EQ(pairs.asked, 1);
        EXPECT_EQ(left.position().x < right.position().x, may_collide);
        world.step(kDt);
        EXPECT_EQ(pairs.asked, 1);
    }
}

/// It passes a wall, meets a paddle, and is carried back through the wall.
TEST(ContinuousQuestions, WhatIsCarriedBackIsNotAskedAgain) {
    World world({.gravity = {}});
    const Body wall = add_static(world, {}, Polygon::box(0.01f, 3.0f));
    const Body paddle = world.create_body(
        {.type = BodyType::kKinematic, .position = {3.0f, 0.0f}, .linear_velocity = {-300.0f, 0.0f}});
    paddle.create_shape(Polygon::box(0.1f, 2.0f));
    const Body ball = add_thrown(world, {-1.0f, 0.0f}, {200.0f, 0.0f});
    int asked_wall = 0, asked_paddle = 0;
    world.on_should_collide([&](Shape a, Shape b) {
        const bool is_wall = a.body() == wall || b.body() == wall;
        ++(is_wall ? asked_wall : asked_paddle);
        return !is_wall;
    });
    world.step(kDt);
    EXPECT_LT(ball.position().x, paddle.position().x);
    EXPECT_LT(ball.position().x, -1.5f) << "the paddle took it through";
    EXPECT_EQ(asked_wall, 1);
    EXPECT_EQ(asked_paddle, 1);
}

/// More than there is room for answers: each wall that the ball passes is asked about at least once.
TEST(ContinuousQuestions, ManyMoreAnswersThanAreKeptDoNoHarm) {
    World world({.gravity = {}});
    for (int i = 0; i < 300; ++i)
        add_static(world, {0.015f * static_cast<float>(i), 0.0f}, Polygon::box(0.001f, 1.0f));
    const Body ball = add_thrown(world, {-1.0f, 0.0f}, {390.0f, 0.0f});
    Pairs pairs(world, false);
    world.step(kDt);
    EXPECT_EQ(pairs.asked, 300);
    EXPECT_NEAR(ball.position().x, 5.5f, 1.0e-4f);
    EXPECT_EQ(world.check(), "");
}

/// [1] Requests for memory of a step in which balls pass so many walls, each of which is asked about.
std::size_t requests_past(int walls) {
    constexpr int kBalls = 4;
    CountingResource memory;
    World world({.gravity = {}, .memory = &memory});
    for (int i = 0; i < walls; ++i)
        add_static(world, {5.0f * static_cast<float>(i) / static_cast<float>(walls), 0.0f},
                   Polygon::box(0.0005f, 10.0f));
    std::vector<Body> balls;
    for (int i = 0; i < kBalls; ++i) balls.push_back(add_thrown(world, {-1.0f, static_cast<float>(i)}, {}));
    run(world, 3);
    int asked = 0;
    for (const Body& ball : balls) {
        ball.set_linear_velocity({396.0f, 0.0f});
        world.on_pre_solve(ball.shapes().front(), [&](PreSolve& question) {
            ++asked;
            question.enabled = false;
        });
    }
    const std::size_t before = memory.requests();
    world.step(kDt);
    const std::size_t taken = memory.requests() - before;
    EXPECT_EQ(asked, walls * kBalls);
    for (const Body& ball : balls) EXPECT_NEAR(ball.position().x, 5.6f, 1.0e-3f);
    return taken;
}

/// No list of candidates is kept: after each wall that lets the balls pass their sweeps are made again.
TEST(ContinuousQuestions, ManyMoreWallsTakeNoMoreMemory) {
    EXPECT_EQ(requests_past(400), requests_past(40));
}

}  // namespace
}  // namespace jostle::test
