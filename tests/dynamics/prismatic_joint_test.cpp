// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Prismatic joints: an axis, limits along it, a motor.
#include <gtest/gtest.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A box of 1 kg that slides along an axis through the origin.
struct OnAxis {
    explicit OnAxis(PrismaticJointDef def = {}, Vec2 gravity = {0.0f, -10.0f}) : world({.gravity = gravity}) {
        rail = world.create_body({});
        box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
        def.body_a = rail;
        def.body_b = box;
        joint = world.create_prismatic(def);
    }
    World world;
    Body rail, box;
    PrismaticJoint joint;
};

/// Along an axis that falls at 30 degrees it slides with g sin, and neither leaves the axis nor turns.
TEST(PrismaticJoint, SlidesAlongItsAxis) {
    const float slope = 30.0f * kDegree;
    const Vec2 axis{std::cos(slope), -std::sin(slope)};
    OnAxis s({.axis_a = 7.0f * axis});  // of any length
    run(s.world, 60);
    EXPECT_NEAR(dot(s.box.linear_velocity(), axis), 5.0f, 0.02f);
    EXPECT_NEAR(s.joint.translation(), 2.5f * 241.0f / 240.0f, 0.02f);
    EXPECT_NEAR(cross(s.box.position(), axis), 0.0f, 0.005f);
    EXPECT_LT(s.joint.linear_error(), 0.005f);
    EXPECT_NEAR(s.box.angle(), 0.0f, 0.1f * kDegree);
    // Across the axis it carries m g cos.
    EXPECT_NEAR(length(s.joint.reaction_force()), 10.0f * std::cos(slope), 0.1f);
    EXPECT_NEAR(dot(s.joint.reaction_force(), axis), 0.0f, 0.05f);
}

TEST(PrismaticJoint, DoesNotTurnUnderATorque) {
    OnAxis s({}, Vec2{});
    for (int i = 0; i < 120; ++i) {
        s.box.apply_torque(20.0f);
        s.world.step(kDt);
    }
    EXPECT_NEAR(s.box.angle(), 0.0f, kDegree);
    EXPECT_NEAR(s.joint.reaction_torque(), -20.0f, 0.4f);
}

TEST(PrismaticJoint, LimitsHold) {
    OnAxis s({.limit = {{-1.0f, 0.5f}}}, Vec2{});
    for (const float push : {5.0f, -5.0f}) {
        s.box.set_linear_velocity({push, 0.0f});
        run(s.world, 120);
        EXPECT_NEAR(s.joint.translation(), push > 0.0f ? 0.5f : -1.0f, 0.01f);
        EXPECT_NEAR(s.box.linear_velocity().x, 0.0f, 1e-3f);
    }
    EXPECT_EQ(s.joint.limit(), (JointLimit{-1.0f, 0.5f}));
    s.joint.set_limit({2.0f, 3.0f});
    EXPECT_EQ(s.joint.limit(), (JointLimit{2.0f, 3.0f}));
    run(s.world, 300);
    EXPECT_GT(s.joint.translation(), 1.99f) << "what is outside is pushed in";
}

/// Hung on its upper limit, it pulls with its weight.
TEST(PrismaticJoint, ALimitCarries) {
    OnAxis s({.axis_a = {0.0f, -1.0f}, .limit = {{0.0f, 1.0f}}});
    run(s.world, 300);
    EXPECT_NEAR(s.joint.translation(), 1.0f, 0.005f);
    EXPECT_NEAR(s.joint.reaction_force().y, 10.0f, 0.1f);
    EXPECT_NEAR(s.joint.reaction_force().x, 0.0f, 0.01f);
}

/// With a force F it speeds up at F / m, to the speed asked for, and no further.
TEST(PrismaticJoint, AMotorReachesItsSpeed) {
    OnAxis s({.motor = {{.speed = 2.0f, .max_force = 4.0f}}}, Vec2{});
    run(s.world, 15);
    EXPECT_NEAR(s.box.linear_velocity().x, 1.0f, 0.01f);
    EXPECT_NEAR(s.joint.reaction_force().x, 4.0f, 1e-3f);
    run(s.world, 60);
    EXPECT_NEAR(s.box.linear_velocity().x, 2.0f, 1e-3f);
    EXPECT_NEAR(s.joint.reaction_force().x, 0.0f, 1e-3f);
}

/// Upright, a motor of less than the weight falls with (m g - F) / m; one of more lifts.
TEST(PrismaticJoint, AMotorLiftsIfItIsStrongEnough) {
    for (const float force : {6.0f, 12.0f}) {
        OnAxis s({.axis_a = {0.0f, 1.0f}, .motor = {{.speed = 100.0f, .max_force = force}}});
        run(s.world, 30);
        EXPECT_NEAR(s.box.linear_velocity().y, 0.5f * (force - 10.0f), 0.01f);
    }
}

TEST(PrismaticJoint, FollowsARailThatTurns) {
    World world({.gravity = {}});
    Body rail = world.create_body({.type = BodyType::kKinematic, .angular_velocity = 1.0f});
    Body box = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.2f, 0.2f));
    const PrismaticJoint joint =
        world.create_prismatic({.body_a = rail, .body_b = box, .limit = {{1.0f, 1.0f}}});
    run(world, 120);
    EXPECT_NEAR(box.angle(), 2.0f, kDegree);
    EXPECT_EQ(joint.axis(), (rail.world_vector({1.0f, 0.0f})));
    EXPECT_NEAR(joint.translation(), 1.0f, 0.01f);
    EXPECT_NEAR(box.position().x, std::cos(2.0f), 0.02f);
    EXPECT_NEAR(box.position().y, std::sin(2.0f), 0.02f);
}

}  // namespace
}  // namespace jostle::test
