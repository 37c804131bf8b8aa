// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Filter, motor, target and friction joints: joints that hold nothing, or no more than a largest force.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

TEST(FilterJoint, ForbidsCollisionAndNothingElse) {
    World world;
    add_ground(world);
    const Body low = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body high = add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.5f, 0.5f));
    const FilterJoint filter = world.create_filter({.body_a = low, .body_b = high});
    EXPECT_EQ(filter.color(), kNoColor) << "no stage works on it";
    run(world, 120);
    EXPECT_NEAR(high.position().y, 0.5f, 0.01f) << "it fell through the other to the ground";
    EXPECT_EQ(filter.reaction_force(), Vec2{});
    filter.set_collide_connected(true);
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 3) << "both with the ground, and each with the other";
}

TEST(FilterJoint, LinksNoIslands) {
    World world({.gravity = {}});
    const Body still = add_dynamic(world, {}, Circle{{}, 0.5f});
    const Body moving = add_dynamic(world, {5.0f, 0.0f}, Circle{{}, 0.5f});
    world.create_filter({.body_a = still, .body_b = moving});
    moving.set_linear_velocity({1.0f, 0.0f});
    run(world, 120);
    EXPECT_FALSE(still.is_awake());
    EXPECT_TRUE(moving.is_awake());
}

TEST(MotorJoint, DrivesToAPoseAndNoHarderThanItMay) {
    World world;
    const Body base = world.create_body({.position = {1.0f, 0.0f}, .angle = 0.5f * kPi});
    const Body box = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const MotorJoint motor = world.create_motor({.body_a = base,
                                                 .body_b = box,
                                                 .offset = {0.0f, -2.0f},
                                                 .angle = 7.0f,
                                                 .max_force = 50.0f,
                                                 .max_torque = 5.0f});
    run(world, 300);
    // A's frame is turned by a quarter: its -y is the world's +x.
    EXPECT_NEAR(box.position().x, 3.0f, kLinearSlop);
    EXPECT_NEAR(box.position().y, 0.0f, kLinearSlop);
    EXPECT_NEAR(motor.current_angle(), 7.0f, 0.01f) << "more than a turn";
    EXPECT_NEAR(motor.reaction_force().y, 10.0f, 0.01f);
    EXPECT_LT(motor.linear_error(), kLinearSlop);
    motor.set_max_force(9.0f);
    run(world, 60);
    EXPECT_LT(box.position().y, -0.4f) << "with 9 N against 10 N it falls by 1 m/s^2: 0.5 m in a second";
    EXPECT_GT(box.position().y, -0.6f);
}

TEST(TargetJoint, DrawsAPointAndSagsAsASpringDoes) {
    World world;
    const Body ground = world.create_body({.position = {5.0f, 5.0f}});
    const Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const TargetJoint target =
        world.create_target({.body_a = ground, .body_b = box, .spring = {2.0f, 1.0f}, .max_force = 100.0f});
    target.set_target({1.0f, 2.0f});
    EXPECT_NEAR(target.target().x, 1.0f, 1.0e-6f);
    run(world, 300);
    const float omega = 2.0f * kPi * 2.0f;
    EXPECT_NEAR(box.position().x, 1.0f, 1.0e-3f);
    EXPECT_NEAR(box.position().y, 2.0f - 10.0f / (omega * omega), 1.0e-3f);
    EXPECT_NEAR(target.reaction_force().y, 10.0f, 0.01f);
    target.set_max_force(5.0f);
    box.set_linear_velocity({});
    const float before = box.position().y;
    run(world, 30);
    EXPECT_NEAR(box.position().y - before, -0.625f, 0.02f) << "falls by 5 m/s^2 for half a second";
}

TEST(FrictionJoint, SlowsByItsForceAndItsTorque) {
    World world({.gravity = {}});
    const Body ground = world.create_body({});
    const Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));  // 1 kg, 1/6 kg m^2
    const FrictionJoint friction =
        world.create_friction({.body_a = ground, .body_b = box, .max_force = 2.0f, .max_torque = 0.5f});
    box.set_linear_velocity({3.0f, 4.0f});
    box.set_angular_velocity(6.0f);
    run(world, 60);
    EXPECT_NEAR(length(box.linear_velocity()), 3.0f, 0.01f) << "5 m/s less 2 m/s^2";
    EXPECT_NEAR(box.angular_velocity(), 3.0f, 0.01f) << "6 rad/s less 3 rad/s^2";
    EXPECT_NEAR(length(friction.reaction_force()), 2.0f, 1.0e-3f);
    EXPECT_NEAR(friction.reaction_torque(), -0.5f, 1.0e-3f);
    run(world, 180);
    EXPECT_NEAR(length(box.position()), 6.25f, 0.05f) << "v^2 / (2 a)";
    EXPECT_LT(length(box.linear_velocity()), 1.0e-5f);
}

}  // namespace
}  // namespace jostle::test
