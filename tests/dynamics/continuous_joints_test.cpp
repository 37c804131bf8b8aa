// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies on joints that continuous collision stops hang together after the step.
#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "dynamics/stiff_joints.h"

namespace jostle::test {
namespace {

Body add_wall(World& world, float x, float y = 0.0f) {
    const Body wall = world.create_body();
    wall.create_shape(Segment{{x, y - 1.0f}, {x, y + 1.0f}});
    return wall;
}
Body throw_ball(World& world, float speed) {
    const Body ball = add_dynamic(world, {}, Circle{{}, 0.05f}, {.filter = {.group = -1}});
    ball.set_linear_velocity({speed, 0.0f});
    return ball;
}

/// A ball on a lever flies at a wall, whose callback makes so many hinges between bodies far away.
struct ThrownClose {
    explicit ThrownClose(int made) {
        World world({.gravity = {}});
        std::vector<Body> far;
        for (int i = 0; i < 2 * made; ++i)
            far.push_back(add_dynamic(world, {100.0f + static_cast<float>(i), 50.0f}, Circle{{}, 0.1f}));
        const Body ball = throw_ball(world, 300.0f);
        const Body load = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.2f, 0.2f), kAlone);
        load.set_linear_velocity({300.0f, 0.0f});
        load.set_mass({1.0f, {}, 1000.0f});
        hinge(world, load, ball, {});
        world.on_pre_solve(add_wall(world, 2.0f).shapes().front(), [&](PreSolve& question) {
            if (!question.is_impact) return;
            ++asked;
            for (std::size_t i = 0; i < far.size(); i += 2)
                hinge(world, far[i], far[i + 1], far[i].position());
        });
        world.step(kDt);
        poses = {ball.transform(), load.transform()};
        error = worst_error(world);
        joints = world.counts().joints;
    }
    int asked = 0, joints = 0;
    std::vector<Transform> poses;
    float error = 0.0f;
};

/// A callback makes joints while others are held together.
TEST(ContinuousJoints, JointsThatAreMadeAtAnImpactDisturbNothing) {
    const ThrownClose plain(0), making(100);
    EXPECT_EQ(plain.asked, 1);
    EXPECT_EQ(making.asked, 1);
    EXPECT_EQ(plain.joints, 1);
    EXPECT_EQ(making.joints, 101);
    EXPECT_LT(plain.poses[0].p.x, 2.0f) << "it was stopped";
    EXPECT_LT(plain.error, 0.05f);
    EXPECT_EQ(making.error, plain.error);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(making.poses[i].p, plain.poses[i].p);
        EXPECT_EQ(making.poses[i].q, plain.poses[i].q);
    }
}

/// Finding j16, at a wall: errors that are older than the step are no part of what is closed.
TEST(ContinuousJoints, WhatWasTornDoesNotSnapShutAtAWall) {
    for (const float away : {0.5f, 2.0f, 10.0f}) {
        SCOPED_TRACE(away);
        World world({.gravity = {}});
        add_wall(world, 3.0f);
        const Body ball = throw_ball(world, 0.0f);
        // The box does not hold it back.
        ball.set_mass({10.0f, {}, 1.0f});
        const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.3f, 0.3f), kAlone);
        const RevoluteJoint joint = hinge(world, box, ball, {});
        world.step(kDt);
        box.set_transform({0.0f, 1.0f + away}, 0.0f);
        ball.set_linear_velocity({300.0f, 0.0f});
        for (int i = 0; i < 3; ++i) {
            // Across the flight.
            const float before = box.position().y, speed = std::abs(box.linear_velocity().y);
            world.step(kDt);
            const float own = std::max(speed, std::abs(box.linear_velocity().y));
            ASSERT_LT(std::abs(box.position().y - before), 1.1f * (own + kMaxPushOutSpeed) * kDt)
                << "step " << i;
        }
        EXPECT_NEAR(ball.position().x, 2.95f, 0.05f) << "it has come to the wall";
        EXPECT_GT(joint.linear_error(), 0.5f * away);
    }
}

/// Nor does an angle that was off.
TEST(ContinuousJoints, WhatWasTurnedDoesNotSnapBackAtAWall) {
    World world({.gravity = {}});
    add_wall(world, 3.0f);
    const Body ball = throw_ball(world, 0.0f);
    const Body disc = add_dynamic(world, {}, Circle{{}, 0.2f}, kAlone);
    world.create_weld({.body_a = ball, .body_b = disc});
    world.step(kDt);
    disc.set_transform({}, 2.0f);
    for (const Body& body : {ball, disc}) body.set_linear_velocity({300.0f, 0.0f});
    const float most = 1.1f * 2.0f * kPi * kDt;
    for (int i = 0; i < 5; ++i) {
        const float before = disc.angle() - ball.angle();
        world.step(kDt);
        const float spin = std::abs(disc.angular_velocity() - ball.angular_velocity());
        ASSERT_LT(std::abs(disc.angle() - ball.angle() - before), 2.0f * most + spin * kDt) << "step " << i;
    }
    EXPECT_LT(ball.position().x, 3.0f);
    EXPECT_LT(length(disc.position() - ball.position()), 0.05f) << "they were brought together";
}

/// A body that is switched off comes back over the post that it jumped over.
TEST(ContinuousJoints, SwitchedOffNothingStopsABodyThatFollows) {
    for (const bool continuous : {false, true}) {
        SCOPED_TRACE(continuous);
        World world({.gravity = {}});
        add_wall(world, 2.0f);
        add_wall(world, 3.5f, 3.0f);
        const Body ball = throw_ball(world, 300.0f);
        const Body load =
            add_dynamic(world, {0.0f, 3.0f}, Polygon::box(0.1f, 0.1f), {.filter = {.group = -1}});
        load.set_continuous(continuous);
        load.set_linear_velocity({300.0f, 0.0f});
        // It hardly turns.
        load.set_mass({1.0f, {}, 1000.0f});
        hinge(world, load, ball, {});
        world.step(kDt);
        EXPECT_LT(ball.position().x, 2.0f);
        EXPECT_LT(worst_error(world), 0.05f);
        EXPECT_NEAR(load.position().x, 2.0f, 0.2f);
    }
}

/// On their way to where they meet again, bodies pass no tooth for good.
TEST(ContinuousJoints, ARatchetCountsTheTeethOfPosesThatLast) {
    std::mt19937 random(11);
    const auto number = [&](float least, float most) {
        return least + (most - least) * static_cast<float>(random() % 10000) * 1e-4f;
    };
    constexpr float kStep = 0.02f;
    for (int run = 0; run < 40; ++run) {
        SCOPED_TRACE(run);
        World world({.gravity = {}});
        add_wall(world, 2.0f);
        const ShapeDef def{.filter = {.group = -1}};
        const Body a = add_dynamic(world, {0.0f, -0.3f}, Capsule{{0.0f, -0.3f}, {0.0f, 0.3f}, 0.03f}, def);
        const Body b = add_dynamic(world, {0.0f, 0.3f}, Capsule{{0.0f, -0.3f}, {0.0f, 0.3f}, 0.03f}, def);
        hinge(world, a, b, {});
        const RatchetJoint ratchet = world.create_ratchet({.body_a = a, .body_b = b, .step = kStep});
        const Vec2 velocity{number(30.0f, 200.0f), number(-5.0f, 5.0f)};
        a.set_linear_velocity(velocity);
        b.set_linear_velocity(velocity);
        a.set_angular_velocity(number(-5.0f, 5.0f));
        b.set_angular_velocity(a.angular_velocity() + number(0.0f, 20.0f));
        float farthest = ratchet.angle();
        for (int i = 0; i < 10; ++i) {
            world.step(kDt);
            farthest = std::max(farthest, ratchet.angle());
            ASSERT_LE(ratchet.tooth(), farthest + 1e-5f) << "step " << i;
        }
        EXPECT_LT(a.position().x, 2.0f);
        EXPECT_LT(b.position().x, 2.0f);
    }
}

}  // namespace
}  // namespace jostle::test
