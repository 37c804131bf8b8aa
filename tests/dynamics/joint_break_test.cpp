// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints that break, stiffness of a joint's own, and anchors that are moved. A box of 1 kg hangs from a
// joint: it pulls with 10 N, and, held 1 m off its centre, turns with 10 N m.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

struct Hanging {
    explicit Hanging(const std::optional<JointBreak>& threshold) {
        hook = world.create_body({});
        box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
        joint = world.create_weld({.body_a = hook, .body_b = box, .break_at = threshold, .user_data = 7});
    }
    World world{{.allow_sleep = false}};
    Body hook, box;
    WeldJoint joint;
};

TEST(JointBreak, BelowItsThresholdNothingIsTold) {
    Hanging h(JointBreak{.force = 10.5f});
    for (int i = 0; i < 60; ++i) {
        h.world.step(kDt);
        ASSERT_TRUE(h.world.events().joints_broke.empty());
    }
    EXPECT_NEAR(h.joint.reaction_force().y, 10.0f, 0.01f);
}

TEST(JointBreak, TellsOfItInEachStepAndHoldsOn) {
    Hanging h(JointBreak{.force = 9.5f});
    run(h.world, 60);
    for (int i = 0; i < 3; ++i) {
        h.world.step(kDt);
        ASSERT_EQ(h.world.events().joints_broke.size(), 1u);
        const JointBroke broke = h.world.events().joints_broke[0];
        EXPECT_EQ(broke.joint, h.joint);
        EXPECT_EQ(broke.force, h.joint.reaction_force());
        EXPECT_NEAR(broke.force.y, 10.0f, 0.01f);
        EXPECT_FALSE(broke.destroyed);
        EXPECT_EQ(broke.user_data, 7u);
    }
    EXPECT_TRUE(h.joint.is_valid());
    EXPECT_NEAR(h.box.position().y, 0.0f, kLinearSlop);
    h.joint.set_break_at(std::nullopt);
    h.world.step(kDt);
    EXPECT_TRUE(h.world.events().joints_broke.empty());
}

TEST(JointBreak, DestroysTheJointAtTheEndOfTheStep) {
    Hanging h(std::nullopt);
    run(h.world, 60);
    h.joint.set_break_at({.force = 20.0f, .destroy = true});
    h.world.step(kDt);
    EXPECT_TRUE(h.joint.is_valid());
    h.box.apply_force_to_center({0.0f, -11.0f});
    h.world.step(kDt);
    ASSERT_EQ(h.world.events().joints_broke.size(), 1u);
    EXPECT_TRUE(h.world.events().joints_broke[0].destroyed);
    EXPECT_FALSE(h.joint.is_valid());
    EXPECT_EQ(h.world.counts().joints, 0);
    run(h.world, 30);
    EXPECT_LT(h.box.position().y, -1.0f) << "it falls: 1.25 m in half a second";
    EXPECT_TRUE(h.world.events().joints_broke.empty());
}

TEST(JointBreak, ByItsTorque) {
    World world({.allow_sleep = false});
    const Body hook = world.create_body({});
    const Body box = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const WeldJoint joint = world.create_weld(
        {.body_a = hook, .body_b = box, .anchor_b = {-1.0f, 0.0f}, .break_at = JointBreak{.torque = 10.5f}});
    run(world, 60);
    EXPECT_NEAR(joint.reaction_torque(), 10.0f, 0.05f);
    EXPECT_TRUE(world.events().joints_broke.empty());
    joint.set_break_at({.torque = 9.5f});
    world.step(kDt);
    EXPECT_EQ(world.events().joints_broke.size(), 1u);
}

TEST(JointBreak, OfJointsThatSleepOrAreIdleIsNotTold) {
    Hanging h(JointBreak{.force = 1.0f});
    run(h.world, 60);
    EXPECT_FALSE(h.world.events().joints_broke.empty());
    h.world.set_allow_sleep(true);
    h.box.set_awake(false);
    h.world.step(kDt);
    EXPECT_TRUE(h.world.events().joints_broke.empty());
    h.box.set_enabled(false);
    h.world.step(kDt);
    EXPECT_TRUE(h.world.events().joints_broke.empty());
}

TEST(JointBreak, StaysInTheStateOnlyWhereItIs) {
    Hanging without(std::nullopt), with(JointBreak{.force = 1.0e6f});
    EXPECT_NE(without.world.state_hash(), with.world.state_hash());
    with.joint.set_break_at(std::nullopt);
    EXPECT_EQ(without.world.state_hash(), with.world.state_hash());
}

/// A joint of f hertz under g gives by g / (2 pi f)^2, as a spring; torn, it comes back as quickly as it is
/// stiff.
TEST(JointStiffness, OfItsOwnIsItsOwnAlone) {
    Hanging stiff(std::nullopt), soft(std::nullopt);
    EXPECT_FALSE(soft.joint.stiffness());
    soft.joint.set_stiffness({2.0f, 1.0f});
    EXPECT_EQ(soft.joint.stiffness(), (JointSpring{2.0f, 1.0f}));
    stiff.box.set_transform({{0.5f, 0.0f}, {}});
    soft.box.set_transform({{0.5f, 0.0f}, {}});
    run(stiff.world, 10);
    run(soft.world, 10);
    EXPECT_LT(stiff.joint.linear_error(), 0.05f);
    EXPECT_GT(soft.joint.linear_error(), 0.15f);
    run(soft.world, 600);
    const float omega = 2.0f * kPi * 2.0f;
    EXPECT_NEAR(soft.joint.linear_error(), 10.0f / (omega * omega), 1.0e-3f);
    soft.joint.set_stiffness(std::nullopt);
    EXPECT_FALSE(soft.joint.stiffness());
}

TEST(JointAnchors, MovedTakeTheBodyWithThem) {
    Hanging h(std::nullopt);
    h.joint.set_local_anchor_a({0.0f, 0.25f});
    EXPECT_EQ(h.joint.local_anchor_a(), (Vec2{0.0f, 0.25f}));
    EXPECT_EQ(h.joint.anchor_a(), (Vec2{0.0f, 0.25f}));
    run(h.world, 120);
    EXPECT_NEAR(h.box.position().y, 0.25f, kLinearSlop);
    h.joint.set_local_anchor_b({0.0f, 0.25f});
    run(h.world, 120);
    EXPECT_NEAR(h.box.position().y, 0.0f, kLinearSlop);
}

TEST(JointCollision, IsForbiddenAndAllowedLater) {
    World world({.gravity = {}});
    const Body a = add_dynamic(world, {}, Circle{{}, 0.5f});
    const Body b = add_dynamic(world, {0.5f, 0.0f}, Circle{{}, 0.5f});
    const MotorJoint joint =
        world.create_motor({.body_a = a, .body_b = b, .max_force = 0.0f, .max_torque = 0.0f});
    EXPECT_TRUE(joint.collide_connected());
    run(world, 2);
    EXPECT_EQ(world.counts().contacts, 1);
    joint.set_collide_connected(false);
    EXPECT_EQ(world.counts().contacts, 0);
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 0);
    joint.set_collide_connected(true);
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 1);
    EXPECT_EQ(world.check(), "");
}

}  // namespace
}  // namespace jostle::test
