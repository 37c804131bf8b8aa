// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Wheel and slot joints: B on a line of A.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A wheel of 1 kg under a frame that does not move.
struct Axle {
    explicit Axle(WheelJointDef def) {
        def.body_a = world.create_body({});
        def.body_b = wheel = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
        joint = world.create_wheel(def);
    }
    World world;
    Body wheel;
    WheelJoint joint;
};

TEST(WheelJoint, ASuspensionSagsAsItsStiffnessSays) {
    for (const float hertz : {2.0f, 4.0f, 8.0f}) {
        Axle a({.suspension = JointServo{.target = 0.5f, .hertz = hertz, .damping_ratio = 0.7f}});
        run(a.world, 300);
        const float omega = 2.0f * kPi * hertz, sag = 10.0f / (omega * omega);
        EXPECT_NEAR(a.joint.translation(), 0.5f - sag, 0.01f * sag) << hertz;
        EXPECT_NEAR(a.joint.reaction_force().y, 10.0f, 0.01f);
        EXPECT_LT(a.joint.linear_error(), 1.0e-4f);
    }
}

TEST(WheelJoint, LimitsHoldWhereTheSuspensionGivesWay) {
    Axle a({.suspension = JointServo{.hertz = 0.5f}, .limit = JointLimit{-0.25f, 0.25f}});
    run(a.world, 300);
    EXPECT_NEAR(a.joint.translation(), -0.25f, kLinearSlop) << "0.5 Hz would give by a metre";
}

TEST(WheelJoint, TheMotorTurnsTheWheelThroughWholeTurns) {
    Axle a(
        {.suspension = JointServo{.hertz = 5.0f}, .motor = WheelMotor{.speed = 10.0f, .max_torque = 0.5f}});
    run(a.world, 120);
    // 1/6 kg m^2 by 0.5 N m: 3 rad/s^2.
    EXPECT_NEAR(a.wheel.angular_velocity(), 6.0f, 0.01f);
    EXPECT_NEAR(a.joint.reaction_torque(), 0.5f, 1.0e-3f);
    run(a.world, 180);
    EXPECT_NEAR(a.wheel.angular_velocity(), 10.0f, 0.01f);
    EXPECT_GT(a.joint.angle(), 2.0f * kPi);
    a.joint.set_motor(std::nullopt);
    a.wheel.set_angular_velocity(0.0f);
    const float angle = a.joint.angle();
    run(a.world, 10);
    EXPECT_NEAR(a.joint.angle(), angle, 0.01f);
}

TEST(WheelJoint, HoldsItsLineWhileItsFrameTurns) {
    World world({.gravity = {}});
    const Body frame = add_dynamic(world, {}, Polygon::box(2.0f, 0.5f));
    const Body wheel = add_dynamic(world, {1.0f, 0.0f}, Circle{{}, 0.25f});
    const WheelJoint joint =
        world.create_wheel({.body_a = frame,
                            .body_b = wheel,
                            .anchor_a = {1.0f, 0.0f},
                            .suspension = JointServo{.hertz = 3.0f, .damping_ratio = 0.2f}});
    frame.set_angular_velocity(2.0f);
    for (int i = 0; i < 240; ++i) {
        world.step(kDt);
        ASSERT_LT(joint.linear_error(), kLinearSlop) << i;
    }
    EXPECT_EQ(world.check(), "");
}

TEST(SlotJoint, ThePinSlidesFallsAndStopsAtTheEnd) {
    World world;
    const Body wall = world.create_body({});
    const Body box = add_dynamic(world, {0.0f, -1.0f}, Polygon::box(0.5f, 0.5f));
    const SlotJoint slot = world.create_slot({.body_a = wall,
                                              .body_b = box,
                                              .anchor_b = {0.0f, 1.0f},
                                              .axis_a = {3.0f, -4.0f},
                                              .limit = JointLimit{-1.0f, 2.0f}});
    EXPECT_NEAR(slot.local_axis().x, 0.6f, 1.0e-6f);
    run(world, 10);
    EXPECT_GT(slot.translation(), 0.01f);
    box.set_angular_damping(2.0f);
    for (int i = 0; i < 600; ++i) {
        world.step(kDt);
        ASSERT_LT(slot.linear_error(), 3.0f * kLinearSlop);
        ASSERT_LT(slot.translation(), 2.0f + 3.0f * kLinearSlop);
    }
    EXPECT_NEAR(slot.translation(), 2.0f, kLinearSlop);
}

TEST(SlotJoint, IsDrivenAndHeldAlongTheLine) {
    World world;
    const Body wall = world.create_body({});
    const Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const SlotJoint slot = world.create_slot(
        {.body_a = wall, .body_b = box, .axis_a = {0.0f, 1.0f}, .motor = SlotMotor{0.5f, 100.0f}});
    run(world, 120);
    EXPECT_NEAR(slot.translation(), 1.0f, 0.01f);
    EXPECT_NEAR(slot.reaction_force().y, 10.0f, 0.01f);
    slot.set_motor(std::nullopt);
    slot.set_servo({.target = -1.0f, .hertz = 4.0f});
    run(world, 300);
    const float omega = 2.0f * kPi * 4.0f;
    EXPECT_NEAR(slot.translation(), -1.0f - 10.0f / (omega * omega), 1.0e-4f);
    box.apply_angular_impulse(1.0f);
    run(world, 60);
    EXPECT_NEAR(box.angular_velocity(), 6.0f, 1.0e-3f) << "it turns freely";
}

}  // namespace
}  // namespace jostle::test
