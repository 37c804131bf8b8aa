// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Motors, friction and custom rows among rigid joints.
#include <algorithm>
#include <cmath>
#include <vector>

#include "dynamics/stiff_joints.h"

namespace jostle::test {
namespace {

/// The base bears the torque of all weights.
TEST(Motors, HoldAnArmWithAThousandfoldLoad) {
    Arm arm(10, {.motor = RevoluteMotor{0.0f, 1e6f}}, 1000.0f);
    double torque = 0.0;
    for (const Body& body : arm.bodies) torque += 10.0 * double{body.mass()} * double{body.position().x};
    run(arm.world, 300);
    for (const RevoluteJoint& joint : arm.joints) EXPECT_NEAR(joint.angle(), 0.0f, 1e-3f);
    EXPECT_NEAR(arm.joints[0].reaction_torque(), torque, 0.01 * torque);
    EXPECT_LT(worst_error(arm.world), 0.001f);
}

/// All at the same speed from the first step on: the n-th link is at n times the angle.
TEST(Motors, TurnAllHingesAtTheirSpeedAtOnce) {
    Arm arm(6, {.motor = RevoluteMotor{0.5f, 1e6f}});
    for (int i = 1; i <= 60; ++i) {
        arm.world.step(kDt);
        for (const RevoluteJoint& joint : arm.joints)
            ASSERT_NEAR(joint.angle(), 0.5f * static_cast<float>(i) * kDt, 1e-3f) << "step " << i;
    }
}

/// Less torque than the weights have: it gives way with all that it has, a = (torque - M) / I.
TEST(Motors, GiveNoMoreThanTheirTorque) {
    for (const float sign : {1.0f, -1.0f}) {
        SCOPED_TRACE(sign);
        World world({.gravity = {0.0f, -10.0f * sign}});
        const Body post = world.create_body();
        const Body bar = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.1f), kAlone);
        const Body tip = add_dynamic(world, {2.5f, 0.0f}, Polygon::box(0.5f, 0.1f), kAlone);
        const float load = 10.0f * (bar.mass() + 2.5f * tip.mass());
        const float inertia = bar.inertia() + bar.mass() + tip.inertia() + 6.25f * tip.mass();
        const RevoluteJoint joint = world.create_revolute({.body_a = post,
                                                           .body_b = bar,
                                                           .anchor_b = {-1.0f, 0.0f},
                                                           .motor = RevoluteMotor{0, 0.9f * load}});
        world.create_weld(
            {.body_a = bar, .body_b = tip, .anchor_a = {1.0f, 0.0f}, .anchor_b = {-0.5f, 0.0f}});
        run(world, 12);
        const float time = 12.0f * kDt;
        EXPECT_NEAR(joint.angle(), -sign * 0.5f * 0.1f * load / inertia * time * time, 0.001f);
        EXPECT_NEAR(joint.reaction_torque(), sign * 0.9f * load, 0.001f * load);
    }
}

/// 0.07 rad in the first step, when motors were iterated after the gears.
TEST(Motors, AGearKeepsItsLawAsAMotorStarts) {
    for (const float torque : {1000.0f, 1e6f}) {
        SCOPED_TRACE(torque);
        World world({.gravity = {}});
        const Body post = world.create_body();
        const Body a = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 1.0f}, kAlone);
        const Body b = add_dynamic(world, {3.0f, 0.0f}, Circle{{}, 2.0f}, alone(100.0f));
        const RevoluteJoint first =
            world.create_revolute({.body_a = post, .body_b = a, .motor = RevoluteMotor{10.0f, torque}});
        const RevoluteJoint second =
            world.create_revolute({.body_a = post, .body_b = b, .anchor_a = {3.0f, 0.0f}});
        const GearJoint gear = world.create_gear({.joint_a = first, .joint_b = second, .ratio = 2.0f});
        const float inertia = a.inertia() + b.inertia() / 4.0f;
        for (int i = 1; i <= 60; ++i) {
            world.step(kDt);
            ASSERT_LT(gear.angular_error(), 0.01f) << "step " << i;
            const float time = static_cast<float>(i) * kDt;
            ASSERT_NEAR(a.angular_velocity(), std::min(torque / inertia * time, 10.0f), 0.01f);
        }
    }
}

TEST(Motors, ASliderAWheelASlotAndARodAreDriven) {
    World world({.gravity = {}});
    const Body post = world.create_body();
    const auto box = [&](float y) { return add_dynamic(world, {0.0f, y}, Polygon::box(0.5f, 0.5f), kAlone); };
    const Body sliding = box(0.0f), wheel = box(10.0f), pin = box(20.0f), far = box(30.0f);
    const PrismaticJoint slider = world.create_prismatic({.body_a = post,
                                                          .body_b = sliding,
                                                          .limit = JointLimit{-1.0f, 1.0f},
                                                          .motor = PrismaticMotor{2.0f, 1e4f}});
    world.create_wheel({.body_a = post,
                        .body_b = wheel,
                        .anchor_a = {0.0f, 10.0f},
                        .axis_a = {0.0f, 1.0f},
                        .motor = WheelMotor{3.0f, 1e4f}});
    const SlotJoint slot = world.create_slot({.body_a = post,
                                              .body_b = pin,
                                              .anchor_a = {0.0f, 20.0f},
                                              .axis_a = {1.0f, 0.0f},
                                              .motor = SlotMotor{2.0f, 1e4f}});
    const DistanceJoint rod = world.create_distance({.body_a = post,
                                                     .body_b = far,
                                                     .anchor_a = {0.0f, 28.0f},
                                                     .limit = JointLimit{1.0f, 3.0f},
                                                     .motor = DistanceMotor{0.5f, 1e4f}});
    run(world, 15);
    EXPECT_NEAR(slider.translation(), 0.5f, 1e-3f);
    EXPECT_NEAR(wheel.angular_velocity(), 3.0f, 1e-4f);
    EXPECT_NEAR(slot.translation(), 0.5f, 1e-3f);
    EXPECT_NEAR(rod.current_length(), 2.125f, 1e-3f);
    run(world, 300);
    EXPECT_NEAR(slider.translation(), 1.0f, 1e-3f) << "the limit is stronger";
    EXPECT_NEAR(rod.current_length(), 3.0f, 1e-3f);
}

/// A torque that turns a disc on a lever, however long it is: the angle is right, and the anchors meet.
TEST(Motors, TurnLeversOfAnyLength) {
    for (const float lever : {1.0f, 10.0f, 100.0f, 1000.0f}) {
        SCOPED_TRACE(lever);
        World world({.gravity = {}});
        const Body post = world.create_body();
        const Body disc = add_dynamic(world, {lever, 0.0f}, Circle{{}, 0.1f}, kAlone);
        const RevoluteJoint joint = world.create_revolute(
            {.body_a = post, .body_b = disc, .anchor_b = {-lever, 0.0f}, .motor = RevoluteMotor{0.1f, 1e9f}});
        run(world, 60);
        EXPECT_NEAR(joint.angle(), 0.1f, 0.001f);
        EXPECT_LT(joint.linear_error(), 0.001f + 1e-6f * lever);
    }
}

/// A joint that gives way leaves the chain beside it as stiff as it is.
class AmongChains : public testing::Test {
  protected:
    /// Nothing parts, and the joint pulls with more than so much [N] at some time.
    void expect_whole(const Joint& joint, float pull) {
        float worst = 0.0f, most = 0.0f;
        for (int i = 0; i < 1200; ++i) {
            world.step(kDt);
            worst = std::max(worst, worst_error(world));
            most = std::max(most, length(joint.reaction_force()));
        }
        EXPECT_LT(worst, 0.005f);
        EXPECT_GT(most, pull);
    }
    World world;
    std::vector<Body> chain = add_chain(world, 30, 1000.0f, 0.3f);
};

TEST_F(AmongChains, FrictionJointsResist) {
    const FrictionJoint high = world.create_friction(
        {.body_a = chain[0], .body_b = chain[10], .max_force = 1e5f, .max_torque = 10.0f});
    world.create_friction({.body_a = chain[20], .body_b = chain[21], .max_force = 1e5f, .max_torque = 10.0f});
    expect_whole(high, 100.0f);
}

TEST_F(AmongChains, CustomRowsDrag) {
    const CustomJoint custom = world.create_custom({.body_a = chain[0], .body_b = chain[15]});
    world.on_custom_joints([&](CustomRows& rows) {
        CustomRow& drag = rows.add();
        drag.linear[1] = {1.0f, 0.0f};
        drag.is_motor = true;
        drag.min_force = -1e4f;
        drag.max_force = 1e4f;
    });
    expect_whole(custom, 100.0f);
}

/// A motor turns a light disc faster than bodies may: it is braked, and the motor still gives the heavy one
/// that bears it no more than its torque.
TEST(Motors, GiveNoMoreThanTheirTorqueAgainstABrake) {
    constexpr float kMost = kMaxRotationPerStep / kDt;
    for (const float direction : {1.0f, -1.0f}) {
        World world({.gravity = {}});
        const Body heavy = add_dynamic(world, {}, Circle{{}, 0.5f}, alone(100.0f)),
                   light = add_dynamic(world, {}, Circle{{}, 0.5f}, kAlone);
        // In a sub-step it brings the light disc to one and a half times the greatest speed.
        const float torque = 1.5f * kMost * light.inertia() * 4.0f / kDt;
        world.create_revolute(
            {.body_a = heavy, .body_b = light, .motor = RevoluteMotor{direction * 3.0f * kMost, torque}});
        for (int i = 1; i <= 10; ++i) {
            world.step(kDt, 4);
            EXPECT_NEAR(light.angular_velocity(), direction * kMost, 0.001f * kMost) << "step " << i;
            const float given = torque * static_cast<float>(i) * kDt / heavy.inertia();
            EXPECT_NEAR(heavy.angular_velocity(), -direction * given, 0.01f * given) << "step " << i;
        }
    }
}

/// A hand that draws at the twentieth link, with a hundredth of the load's weight.
TEST_F(AmongChains, AHandDraws) {
    const Body hand = world.create_body({.type = BodyType::kKinematic, .position = chain[20].position()});
    const MotorJoint motor =
        world.create_motor({.body_a = hand, .body_b = chain[20], .max_force = 100.0f, .max_torque = 10.0f});
    float worst = 0.0f;
    for (int i = 0; i < 1200; ++i) {
        world.step(kDt);
        for (const Joint& joint : world.joints())
            if (joint.type() == JointType::kRevolute) worst = std::max(worst, joint.linear_error());
    }
    EXPECT_LT(worst, 0.005f);
    EXPECT_NEAR(length(motor.reaction_force()), 100.0f, 1.0f);
}

/// A motor that has pressed, and may press less from now on or not at all, tells of no more.
TEST(Motors, GiveNoMoreThanTheyMayFromNowOn) {
    World world({.gravity = {}, .allow_sleep = false});
    const Body wall = world.create_body({});
    const Body wheel = add_dynamic(world, {}, Circle{{}, 0.5f});
    const RevoluteJoint hinge =
        world.create_revolute({.body_a = wall, .body_b = wheel, .motor = RevoluteMotor{1.0e3f, 4.0f}});
    run(world, 1);
    EXPECT_NEAR(hinge.reaction_torque(), 4.0f, 1.0e-4f);
    hinge.set_motor(RevoluteMotor{1.0e3f, 1.0f});
    run(world, 1);
    EXPECT_NEAR(hinge.reaction_torque(), 1.0f, 1.0e-4f);
    wheel.set_locks({.rotation = true});
    run(world, 2);
    EXPECT_EQ(hinge.reaction_torque(), 0.0f);
}

/// Two bodies in space, and a motor joint whose offset moves: a force between two bodies changes neither
/// momentum.
TEST(Motors, ThatMoveAnOffsetKeepMomentumAndAngularMomentum) {
    struct Rate {
        float hertz;
        int substeps;
    };
    for (const Rate rate : {Rate{30, 4}, {60, 1}, {60, 4}, {60, 8}, {144, 4}}) {
        World world({.gravity = {0, 0}, .allow_sleep = false});
        const Body a = world.create_body({.type = BodyType::kDynamic});
        a.create_shape(Polygon::box(0.5f, 0.5f));
        const Body b = world.create_body({.type = BodyType::kDynamic, .position = {2, 0}});
        b.create_shape(Polygon::box(0.3f, 0.3f));
        const MotorJoint joint = world.create_motor({.body_a = a,
                                                     .body_b = b,
                                                     .offset = {2, 0},
                                                     .max_force = 1000,
                                                     .max_torque = 1000,
                                                     .collide_connected = false});
        for (int i = 0; i < static_cast<int>(10 * rate.hertz); ++i) {
            const float t = static_cast<float>(i) / rate.hertz;
            joint.set_offset({2 + std::sin(4 * t), std::cos(3 * t) - 1});
            world.step(1 / rate.hertz, rate.substeps);
            // In double: parts of 3 kg m^2/s cancel.
            double turning = 0;
            Vec2 linear;
            for (const Body& body : world.bodies()) {
                const Vec2 at = body.center_of_mass(), speed = body.linear_velocity();
                turning +=
                    double{body.inertia()} * double{body.angular_velocity()} +
                    double{body.mass()} * (double{at.x} * double{speed.y} - double{at.y} * double{speed.x});
                linear += body.mass() * body.linear_velocity();
            }
            ASSERT_NEAR(turning, 0.0, 1.0e-4) << rate.hertz << " Hz, " << rate.substeps << ", step " << i;
            ASSERT_LT(length(linear), 1.0e-3f);
        }
        const Vec2 wanted = apply(a.transform(), joint.offset());
        EXPECT_LT(distance(b.position(), wanted), 0.2f);
    }
}

/// No body turns by more than 45 degrees in a step. A brake of the body alone opened the hinge by 1 m.
TEST(Motors, OfAHingeThatAreTooFastLeaveTheHingeClosed) {
    World world;
    const Body arm = add_dynamic(world, {0.5f, 0}, Polygon::box(0.5f, 0.1f));
    const RevoluteJoint hinge =
        world.create_revolute({.body_a = world.create_body(),
                               .body_b = arm,
                               .anchor_b = {-0.5f, 0},
                               .motor = RevoluteMotor{.speed = 100, .max_torque = 1000}});
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        ASSERT_LT(hinge.linear_error(), 0.01f);
    }
    EXPECT_GT(arm.angular_velocity(), 40.0f) << "nearly as fast as bodies turn";
}

/// A hand draws a slider along and across the slider's line, with so many m/s^2 at most.
TEST(Motors, AHandThatDragsASliderLeavesItOnItsLine) {
    for (const int substeps : {1, 2, 4, 8})
        for (const float most : {50.0f, 1000.0f}) {
            World world({.gravity = {}, .allow_sleep = false});
            const Body ground = world.create_body();
            const Body body = add_dynamic(world, {}, Polygon::box(2, 0.5f), {.density = 5});
            const Joint slider = world.create_prismatic({.body_a = ground, .body_b = body, .axis_a = {1, 1}});
            const TargetJoint hand =
                world.create_target({.body_a = ground, .body_b = body, .max_force = most * body.mass()});
            float farthest = 0;
            for (int i = 0; i < 240; ++i) {
                const float t = static_cast<float>(i) / 60;
                hand.set_target({4 * std::sin(3 * t), 4 * std::cos(5 * t)});
                world.step(1.0f / 60, substeps);
                ASSERT_LT(slider.linear_error(), 1.0e-4f) << substeps << " sub-steps, " << most << " m/s^2";
                farthest = std::max(farthest, length(body.position()));
            }
            EXPECT_GT(farthest, 1.0f) << "the hand does move it";
        }
}

}  // namespace
}  // namespace jostle::test
