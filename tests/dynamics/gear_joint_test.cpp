// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Gears and racks. Two discs of inertia I_a and I_b that mesh, with q_a + r q_b constant: a torque T on the
// first turns it by T / (I_a + I_b / r^2).
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

struct Train {
    explicit Train(float ratio = 2.0f) {
        wall = world.create_body({});
        a = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));            // 1/6 kg m^2
        b = add_dynamic(world, {3.0f, 0.0f}, Polygon::box(1.0f, 1.0f));  // 4 kg, 8/3 kg m^2
        hinge_a = world.create_revolute({.body_a = wall, .body_b = a});
        hinge_b = world.create_revolute({.body_a = wall, .body_b = b, .anchor_a = {3.0f, 0.0f}});
        gear = world.create_gear({.joint_a = hinge_a, .joint_b = hinge_b, .ratio = ratio, .user_data = 9});
    }
    World world{{.gravity = {}}};
    Body wall, a, b;
    RevoluteJoint hinge_a, hinge_b;
    GearJoint gear;
};

TEST(GearJoint, DrivesTheOtherByItsRatio) {
    Train t;
    EXPECT_EQ(t.gear.body_count(), 3);
    EXPECT_EQ(t.gear.body_a(), t.a);
    EXPECT_EQ(t.gear.body_b(), t.b);
    for (int i = 0; i < 60; ++i) {
        t.a.apply_torque(1.0f);
        t.world.step(kDt);
        ASSERT_LT(t.gear.angular_error(), 1.0e-3f) << i;
    }
    // I = 1/6 + (8/3) / 4 = 5/6.
    EXPECT_NEAR(t.a.angular_velocity(), 1.2f, 0.005f);
    EXPECT_NEAR(t.b.angular_velocity(), -0.6f, 0.005f);
    EXPECT_NEAR(t.gear.reaction_torque(), -0.8f, 0.01f) << "of the 1 N m, 0.2 turn the first";
    EXPECT_EQ(t.world.check(), "");
}

TEST(GearJoint, CountsWholeTurns) {
    Train t(-0.5f);
    t.hinge_a.set_motor({.speed = 5.0f, .max_torque = 100.0f});
    for (int i = 0; i < 300; ++i) {
        t.world.step(kDt);
        ASSERT_LT(t.gear.angular_error(), 0.01f) << i;
    }
    // I = 1/6 + (8/3) 4 = 65/6: 100 N m bring it to 5 rad/s within 0.542 s, in which 1.354 rad are lost.
    EXPECT_NEAR(t.hinge_a.angle(), 25.0f - 1.354f, 0.05f);
    EXPECT_NEAR(t.hinge_b.angle(), 50.0f - 2.708f, 0.1f);
    // One that is made after many turns holds what it finds.
    t.world.destroy(t.gear);
    t.gear = t.world.create_gear({.joint_a = t.hinge_a, .joint_b = t.hinge_b, .ratio = -0.5f});
    EXPECT_LT(t.gear.angular_error(), 1.0e-4f);
    const float before = t.hinge_b.angle();
    t.world.step(kDt);
    EXPECT_NEAR(t.hinge_b.angle() - before, 10.0f * kDt, 0.01f) << "it does not jump";
}

TEST(GearJoint, ARackTurnsTurningIntoSliding) {
    World world;
    const Body wall = world.create_body({});
    const Body pinion = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const Body rack = add_dynamic(world, {2.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const RevoluteJoint hinge = world.create_revolute({.body_a = wall, .body_b = pinion});
    const PrismaticJoint slide = world.create_prismatic(
        {.body_a = wall, .body_b = rack, .anchor_a = {2.0f, 0.0f}, .axis_a = {0.0f, 1.0f}});
    // A radius of half a metre: the rack goes by 0.5 m per rad.
    const GearJoint gear = world.create_gear({.joint_a = slide, .joint_b = hinge, .ratio = -0.5f});
    run(world, 60);
    // m = 1 kg and I / r^2 = 2/3 kg fall by 10 / (5/3) = 6 m/s^2.
    EXPECT_NEAR(rack.linear_velocity().y, -6.0f, 0.03f);
    EXPECT_NEAR(pinion.angular_velocity(), -12.0f, 0.06f);
    EXPECT_LT(gear.linear_error(), kLinearSlop);
    EXPECT_EQ(gear.angular_error(), 0.0f);
    EXPECT_NEAR(gear.reaction_force().y, 4.0f, 0.05f);
}

TEST(GearJoint, GoesWithOneOfItsJoints) {
    Train t;
    run(t.world, 2);
    t.world.destroy(t.hinge_b);
    EXPECT_FALSE(t.gear.is_valid());
    EXPECT_TRUE(t.hinge_a.is_valid());
    EXPECT_EQ(t.world.check(), "");
    t.world.step(kDt);
    ASSERT_EQ(t.world.events().joints_gone.size(), 1u);
    EXPECT_EQ(t.world.events().joints_gone[0].joint, t.gear);
    EXPECT_EQ(t.world.events().joints_gone[0].user_data, 9u);
}

TEST(GearJoint, GoesWithAJointThatBreaks) {
    Train t;
    t.hinge_a.set_break_at({.force = 1.0f, .destroy = true});
    t.a.apply_force_to_center({1000.0f, 0.0f});
    t.world.step(kDt);
    EXPECT_EQ(t.world.events().joints_broke.size(), 1u);
    EXPECT_FALSE(t.hinge_a.is_valid());
    EXPECT_FALSE(t.gear.is_valid());
    t.world.step(kDt);
    EXPECT_EQ(t.world.events().joints_gone.size(), 1u);
}

TEST(GearJoint, GoesWithABody) {
    Train t;
    t.world.destroy(t.b);
    EXPECT_FALSE(t.gear.is_valid());
    EXPECT_EQ(t.world.check(), "");
    t.world.step(kDt);
    EXPECT_EQ(t.world.events().joints_gone.size(), 2u) << "with the hinge";
}

TEST(GearJoint, FollowsItsJointsWhenTheyChange) {
    World world({.gravity = {}});
    const Body wall = world.create_body({});
    const Body a = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const Body b = add_dynamic(world, {5.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    const SlotJoint slot_a = world.create_slot({.body_a = wall, .body_b = a});
    const SlotJoint slot_b = world.create_slot({.body_a = wall, .body_b = b, .anchor_a = {5.0f, 0.0f}});
    const GearJoint gear = world.create_gear({.joint_a = slot_a, .joint_b = slot_b, .ratio = -1.0f});
    slot_b.set_local_axis({0.0f, 1.0f});
    a.set_linear_velocity({1.0f, 0.0f});
    run(world, 60);
    EXPECT_NEAR(b.linear_velocity().y, 0.5f, 0.01f) << "B goes up as A goes to the right";
    EXPECT_NEAR(a.linear_velocity().x, 0.5f, 0.01f);
    EXPECT_LT(gear.linear_error(), kLinearSlop);
}

TEST(GearJoint, OfTwoBodiesThatTurnEachOther) {
    // Both hinges are between the same two bodies' ends: the gear has four bodies at most, and two here.
    World world({.gravity = {}});
    const Body a = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const Body b = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const RevoluteJoint hinge = world.create_revolute({.body_a = a, .body_b = b});
    const SlotJoint slot = world.create_slot({.body_a = a, .body_b = b});
    const GearJoint gear = world.create_gear({.joint_a = hinge, .joint_b = slot});
    EXPECT_EQ(gear.body_count(), 2);
    b.set_angular_velocity(1.0f);
    run(world, 60);
    EXPECT_TRUE(is_finite(b.linear_velocity()));
}

TEST(GearJoint, BetweenBodiesThatCannotMoveDoesNothing) {
    World world;
    const Body a = world.create_body({}), b = world.create_body({}), c = world.create_body({});
    const RevoluteJoint one = world.create_revolute({.body_a = a, .body_b = b});
    const RevoluteJoint two = world.create_revolute({.body_a = a, .body_b = c});
    const GearJoint gear = world.create_gear({.joint_a = one, .joint_b = two, .offset = 1.0f});
    run(world, 10);
    EXPECT_EQ(gear.color(), kNoColor);
    EXPECT_EQ(gear.reaction_torque(), 0.0f);
    EXPECT_EQ(gear.angular_error(), 1.0f);
}

/// A kinematic driver at rest holds up an arm whose weight would turn it.
struct HeldArm {
    HeldArm() {
        const Body wall = world.create_body({});
        driver = world.create_body({.type = BodyType::kKinematic});
        arm = add_dynamic(world, {4.0f, 0.0f}, Polygon::box(1.0f, 0.1f));
        hinge_a = world.create_revolute({.body_a = wall, .body_b = driver});
        hinge_b = world.create_revolute(
            {.body_a = wall, .body_b = arm, .anchor_a = {3.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}});
        gear = world.create_gear({.joint_a = hinge_a, .joint_b = hinge_b});
        run(world, 120);
        EXPECT_FALSE(arm.is_awake());
    }
    World world;
    Body driver, arm;
    RevoluteJoint hinge_a, hinge_b;
    GearJoint gear;
};

TEST(GearJoint, ItsLoadWakesWhenAJointOfWhatCannotMoveGoes) {
    HeldArm h;
    h.world.destroy(h.hinge_a);
    EXPECT_FALSE(h.gear.is_valid());
    EXPECT_TRUE(h.arm.is_awake());
    run(h.world, 30);
    EXPECT_LT(h.hinge_b.angle(), -0.5f) << "it falls";
}

TEST(GearJoint, ItsLoadWakesWhenAJointOfWhatCannotMoveChanges) {
    HeldArm h;
    h.hinge_a.set_reference_angle(0.4f);
    EXPECT_TRUE(h.arm.is_awake());
    run(h.world, 120);
    EXPECT_NEAR(h.hinge_b.angle(), 0.4f, 0.01f) << "q_a is -0.4 now, and the sum is 0";
}

TEST(GearJoint, CountsTheTurnsOfOneHalfWhileTheOtherIsDisabled) {
    Train t;
    t.b.set_enabled(false);
    t.a.set_angular_velocity(5.0f);
    run(t.world, 240);
    EXPECT_NEAR(t.hinge_a.angle(), 20.0f, 0.01f);
    EXPECT_NEAR(t.gear.error(), 20.0f, 0.01f);
    t.b.set_enabled(true);
    EXPECT_NEAR(t.gear.error(), 20.0f, 0.01f);
}

TEST(RatchetJoint, TurnsOneWayBySteps) {
    for (const float sign : {1.0f, -1.0f}) {
        World world({.gravity = {}});
        const Body wall = world.create_body({});
        const Body wheel = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
        world.create_revolute({.body_a = wall, .body_b = wheel});
        const RatchetJoint ratchet = world.create_ratchet(
            {.body_a = wall, .body_b = wheel, .step = sign * 0.5f, .phase = sign * 0.1f});
        wheel.set_angular_velocity(sign * 8.0f);
        run(world, 60);
        EXPECT_NEAR(ratchet.angle(), sign * 8.0f, 0.01f) << "freely";
        EXPECT_NEAR(ratchet.tooth(), sign * 7.6f, 1.0e-4f) << "0.1 and 15 times 0.5";
        wheel.set_angular_velocity(-sign * 8.0f);
        for (int i = 0; i < 60; ++i) {
            world.step(kDt);
            ASSERT_GT(sign * ratchet.angle(), 7.6f - 0.01f);
        }
        wheel.apply_torque(-sign * 3.0f);
        world.step(kDt);
        EXPECT_NEAR(ratchet.reaction_torque(), sign * 3.0f, 0.01f);
        EXPECT_LT(ratchet.angular_error(), 0.01f);
    }
}

TEST(RatchetJoint, SlipsUnderTooGreatATorque) {
    World world({.gravity = {}});
    const Body wall = world.create_body({});
    const Body wheel = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    world.create_revolute({.body_a = wall, .body_b = wheel});
    const RatchetJoint ratchet =
        world.create_ratchet({.body_a = wall, .body_b = wheel, .step = 0.5f, .max_torque = 2.0f});
    for (int i = 0; i < 120; ++i) {
        wheel.apply_torque(-1.9f);
        world.step(kDt);
    }
    EXPECT_NEAR(ratchet.angle(), 0.0f, 0.01f);
    for (int i = 0; i < 60; ++i) {
        wheel.apply_torque(-3.0f);
        world.step(kDt);
    }
    // 1 N m is left: 6 rad/s^2, 3 rad in a second.
    EXPECT_NEAR(ratchet.angle(), -3.0f, 0.2f);
    EXPECT_LE(ratchet.tooth(), ratchet.angle() + 0.5f + 0.01f);
}

}  // namespace
}  // namespace jostle::test
