// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Friction and restitution against the laws of a first physics course.
#include <gtest/gtest.h>

#include <cmath>

#include "dynamics/incline.h"

namespace jostle::test {
namespace {

/// Of two surfaces that are alike.
Incline incline_of(float slope, float friction, const Geometry& geometry = Polygon::box(0.5f, 0.25f)) {
    return {slope, {.friction = friction}, geometry, {.friction = friction}};
}

TEST(Friction, HoldsBelowItsAngle) {
    for (const float friction : {0.2f, 0.5f, 0.9f}) {
        SCOPED_TRACE(friction);
        Incline incline = incline_of(std::atan(0.95f * friction), friction);
        expect_held(incline);
    }
}

/// Beyond its angle a box slides with g (sin - friction cos).
TEST(Friction, SlidesAboveItsAngle) {
    for (const float friction : {0.0f, 0.2f, 0.5f}) {
        SCOPED_TRACE(friction);
        const float slope = std::atan(friction) + 10.0f * kDegree;
        Incline incline = incline_of(slope, friction);
        const float acceleration = 10.0f * (std::sin(slope) - friction * std::cos(slope));
        EXPECT_NEAR(acceleration_of(incline), acceleration, 0.01f * acceleration);
    }
}

/// Already a hundredth beyond its angle, at any number of sub-steps: by a share of 1/200 of g and less.
TEST(Friction, SlidesAHundredthAboveItsAngle) {
    for (const float friction : {0.2f, 0.5f, 0.9f})
        for (const int substeps : {1, 2, 4, 16}) {
            SCOPED_TRACE(testing::Message() << "friction " << friction << ", sub-steps: " << substeps);
            const float slope = 1.01f * std::atan(friction);
            Incline incline(slope, {.friction = friction}, Polygon::box(0.5f, 0.25f), {.friction = friction},
                            {.allow_sleep = false});
            for (int i = 0; i < 60; ++i) incline.world.step(kDt, substeps);
            const float first = incline.speed();
            for (int i = 0; i < 300; ++i) incline.world.step(kDt, substeps);
            const float acceleration = 10.0f * (std::sin(slope) - friction * std::cos(slope));
            EXPECT_NEAR((incline.speed() - first) / 5.0f, acceleration, 0.01f * acceleration);
        }
}

/// A ball that rolls without slipping: g sin / (1 + I / (m r^2)) = g sin / 1.5.
TEST(Friction, MakesABallRoll) {
    const float slope = 20.0f * kDegree;
    Incline incline = incline_of(slope, 0.8f, Circle{{}, 0.25f});
    const float acceleration = 10.0f * std::sin(slope) / 1.5f;
    EXPECT_NEAR(acceleration_of(incline), acceleration, 0.01f * acceleration);
    EXPECT_NEAR(-0.25f * incline.body.angular_velocity(), incline.speed(), 0.01f * incline.speed());
}

/// A box thrown along the ground stops after v^2 / (2 friction g).
TEST(Friction, StopsWhatSlides) {
    World world;
    add_ground(world, {.material = {.friction = 0.4f}});
    Body box = add_dynamic(world, {0.0f, 0.25f}, Polygon::box(1.0f, 0.25f), {.material = {.friction = 0.4f}});
    run(world, 30);
    const float start = box.position().x;
    box.set_linear_velocity({4.0f, 0.0f});
    run(world, 120);
    EXPECT_NEAR(box.position().x - start, 2.0f, 0.04f);
    EXPECT_NEAR(box.linear_velocity().x, 0.0f, 1e-3f);
}

TEST(Friction, IsTheGeometricMean) {
    World world;
    Body ground = add_ground(world, {.material = {.friction = 0.9f}});
    Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f), {.material = {.friction = 0.4f}});
    run(world, 1);
    ASSERT_EQ(world.contacts().size(), 1u);
    EXPECT_NEAR(world.contacts()[0].friction, 0.6f, 1e-6f);
    box.shapes().front().set_material({.friction = 0.1f});
    EXPECT_EQ(box.shapes().front().material().friction, 0.1f);
    run(world, 1);
    EXPECT_NEAR(world.contacts()[0].friction, 0.3f, 1e-6f);
    ground.shapes().front().set_material({.friction = 0.0f});
    run(world, 1);
    EXPECT_EQ(world.contacts()[0].friction, 0.0f);
}

TEST(Restitution, IsTheGreater) {
    World world;
    Body ground = add_ground(world, {.material = {.restitution = 0.25f}});
    add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f), {.material = {.restitution = 0.75f}});
    run(world, 1);
    ASSERT_EQ(world.contacts().size(), 1u);
    EXPECT_EQ(world.contacts()[0].restitution, 0.75f);
    ground.shapes().front().set_material({.restitution = 1.0f});
    EXPECT_EQ(ground.shapes().front().material().restitution, 1.0f);
    EXPECT_EQ(world.contacts()[0].restitution, 1.0f);
}

/// Without gravity nothing but the wall acts: a ball comes back with e times its speed, where it came faster
/// than 1 m/s; below, it does not come back.
TEST(Restitution, GivesAShareOfTheSpeed) {
    for (const float e : {0.0f, 0.25f, 0.5f, 1.0f, 1.5f, 2.0f})
        for (const float speed : {0.5f, 0.99f, 1.01f, 4.0f, 20.0f}) {
            SCOPED_TRACE(testing::Message() << "restitution " << e << ", " << speed << " m/s");
            World world({.gravity = {}});
            add_static(world, {1.0f, 0.0f}, Polygon::box(0.5f, 5.0f));
            Body ball = add_dynamic(world, {-1.0f, 0.0f}, Circle{{}, 0.5f}, {.material = {.restitution = e}});
            ball.set_linear_velocity({speed, 0.0f});
            run(world, static_cast<int>(1.5f / speed * 60.0f) + 1);
            const float expected = speed > 1.0f ? -e * speed : 0.0f;
            EXPECT_NEAR(ball.linear_velocity().x, expected, 0.01f);
            EXPECT_NEAR(ball.linear_velocity().y, 0.0f, 1e-5f);
        }
}

TEST(Restitution, ThresholdIsTheWorldsOwn) {
    World world({.gravity = {}, .restitution_threshold = 0.1f});
    add_static(world, {1.0f, 0.0f}, Polygon::box(0.5f, 5.0f));
    Body ball = add_dynamic(world, {-0.1f, 0.0f}, Circle{{}, 0.5f}, {.material = {.restitution = 0.5f}});
    ball.set_linear_velocity({0.5f, 0.0f});
    run(world, 60);
    EXPECT_NEAR(ball.linear_velocity().x, -0.25f, 0.001f);
}

/// Two equal balls swap their velocities; momentum and energy stay.
TEST(Restitution, OfTwoEqualBalls) {
    World world({.gravity = {}});
    Body left = add_dynamic(world, {-2.0f, 0.0f}, Circle{{}, 0.5f}, {.material = {.restitution = 1.0f}});
    Body right = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.5f}, {.material = {.restitution = 1.0f}});
    left.set_linear_velocity({5.0f, 0.0f});
    right.set_linear_velocity({-2.0f, 0.0f});
    run(world, 60);
    EXPECT_NEAR(left.linear_velocity().x, -2.0f, 1e-3f);
    EXPECT_NEAR(right.linear_velocity().x, 5.0f, 1e-3f);
}

/// A ball dropped from h above the ground rises to e^2 h. It bounces with the speed that it had at the
/// beginning of the step that it hits in, up to g dt too little.
TEST(Restitution, OfADroppedBall) {
    constexpr float kHeight = 3.2f, kSpeed = 8.0f;  // 8^2 = 2 * 10 * 3.2
    for (const float e : {0.3f, 0.5f, 0.8f}) {
        SCOPED_TRACE(e);
        World world;
        add_ground(world);
        Body ball =
            add_dynamic(world, {0.0f, 0.5f + kHeight}, Circle{{}, 0.5f}, {.material = {.restitution = e}});
        while (ball.linear_velocity().y <= 0.0f) world.step(kDt);
        while (ball.linear_velocity().y > 0.0f) world.step(kDt);
        const float slowest = e * (kSpeed - 10.0f * kDt);
        EXPECT_LE(ball.position().y - 0.5f, e * e * kHeight + kLinearSlop);
        EXPECT_GE(ball.position().y - 0.5f, slowest * slowest / 20.0f - kLinearSlop);
    }
}

/// Between two bumpers a ball gets faster with each bounce, up to the world's greatest speed.
TEST(Restitution, OfBumpersStaysWithinTheGreatestSpeed) {
    World world({.gravity = {}, .max_speed = 12.0f});
    for (const float x : {-2.0f, 2.0f})
        add_static(world, {x, 0.0f}, Polygon::box(1.0f, 5.0f), {.material = {.restitution = 2.0f}});
    Body ball = add_dynamic(world, {}, Circle{{}, 0.25f});
    ball.set_linear_velocity({3.0f, 0.0f});
    float fastest = 0.0f;
    for (int i = 0; i < 240; ++i) {
        world.step(kDt);
        fastest = max(fastest, length(ball.linear_velocity()));
        ASSERT_LT(abs(ball.position().x), 1.0f) << "it stays between them";
    }
    EXPECT_GT(fastest, 11.5f);
    EXPECT_LE(fastest, 12.001f);
}

TEST(Restitution, ComesToRest) {
    World world;
    add_ground(world);
    Body ball = add_dynamic(world, {0.0f, 2.0f}, Circle{{}, 0.5f}, {.material = {.restitution = 0.5f}});
    run(world, 300);
    EXPECT_NEAR(ball.position().y, 0.5f, kLinearSlop);
    EXPECT_NEAR(length(ball.linear_velocity()), 0.0f, 1e-3f);
}

}  // namespace
}  // namespace jostle::test
