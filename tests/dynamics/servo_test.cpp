// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Motors to a position. A servo of f hertz that carries an acceleration g gives by g / (2 pi f)^2; one with a
// largest force stays where that and the load balance.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

float servo_sag(float hertz) {
    const float omega = 2.0f * kPi * hertz;
    return 10.0f / (omega * omega);
}

TEST(Servo, TurnsAHingeToItsTargetThroughWholeTurns) {
    World world({.gravity = {}});
    const Body wall = world.create_body({});
    const Body wheel = add_dynamic(world, {}, Circle{{}, 0.5f});
    const RevoluteJoint hinge = world.create_revolute(
        {.body_a = wall, .body_b = wheel, .servo = JointServo{.target = 10.0f, .hertz = 2.0f}});
    run(world, 300);
    EXPECT_NEAR(hinge.angle(), 10.0f, 0.001f);
    hinge.set_servo_target(-10.0f);
    run(world, 300);
    EXPECT_NEAR(hinge.angle(), -10.0f, 0.001f);
    hinge.set_servo(std::nullopt);
    EXPECT_FALSE(hinge.servo());
    wheel.apply_angular_impulse(0.1f);
    run(world, 60);
    EXPECT_GT(hinge.angle(), -9.0f) << "it turns freely";
}

TEST(Servo, LiftsASliderAndSagsAsASpringDoes) {
    World world;
    const Body wall = world.create_body({});
    const Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const PrismaticJoint slide = world.create_prismatic({.body_a = wall,
                                                         .body_b = box,
                                                         .axis_a = {0.0f, 1.0f},
                                                         .servo = JointServo{.target = 2.0f, .hertz = 4.0f}});
    run(world, 300);
    EXPECT_NEAR(slide.translation(), 2.0f - servo_sag(4.0f), 1.0e-4f);
    EXPECT_NEAR(slide.reaction_force().y, 10.0f, 0.01f);
    slide.set_servo({.target = 2.0f, .hertz = 4.0f, .max = 9.0f});
    run(world, 60);
    EXPECT_LT(slide.translation(), 1.9f) << "9 N do not carry it";
    EXPECT_NEAR(slide.reaction_force().y, 9.0f, 1.0e-3f);
}

TEST(Servo, OfNoStiffnessDoesNothing) {
    World with, without;
    for (World* world : {&with, &without}) {
        const Body wall = world->create_body({});
        const Body box = add_dynamic(*world, {1.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
        RevoluteJointDef def{.body_a = wall, .body_b = box, .anchor_b = {-1.0f, 0.0f}};
        if (world == &with) def.servo = JointServo{.target = 1.0f};
        world->create_revolute(def);
        run(*world, 60);
        EXPECT_NE(box.angle(), 0.0f);
    }
    EXPECT_EQ((*with.bodies().begin()).transform(), (*without.bodies().begin()).transform());
    EXPECT_EQ(with.linear_velocities()[0], without.linear_velocities()[0]);
}

TEST(Servo, AHingeKeepsItsCountedTurnsUnderANewReference) {
    World world({.gravity = {}});
    const Body wall = world.create_body({});
    const Body wheel = add_dynamic(world, {}, Circle{{}, 0.5f});
    const RevoluteJoint hinge = world.create_revolute({.body_a = wall, .body_b = wheel});
    wheel.set_angular_velocity(8.0f);
    run(world, 60);
    const float angle = hinge.angle();
    EXPECT_NEAR(angle, 8.0f, 0.01f);
    hinge.set_reference_angle(0.5f);
    EXPECT_NEAR(hinge.angle(), angle - 0.5f, 1.0e-5f);
}

/// A box of 1 kg that hangs 1 m below a hook.
struct Roped {
    explicit Roped(DistanceJointDef def) {
        def.body_a = world.create_body({});
        def.body_b = box = add_dynamic(world, {0.0f, -1.0f}, Polygon::box(0.25f, 0.25f), {.density = 4.0f});
        joint = world.create_distance(def);
    }
    World world;
    Body box;
    DistanceJoint joint;
};

TEST(DistanceLimit, ARopeIsSlackAndThenHolds) {
    Roped r({.limit = JointLimit{0.0f, 3.0f}});
    r.world.step(kDt);
    EXPECT_EQ(r.joint.reaction_force(), Vec2{}) << "slack";
    run(r.world, 240);
    EXPECT_NEAR(r.joint.current_length(), 3.0f, kLinearSlop);
    EXPECT_NEAR(r.joint.reaction_force().y, 10.0f, 0.05f);
    EXPECT_LT(r.joint.linear_error(), kLinearSlop);
    r.box.set_transform({{0.0f, -1.0f}, {}});
    r.box.set_linear_velocity({0.0f, 3.0f});
    run(r.world, 6);
    EXPECT_GT(r.box.linear_velocity().y, 1.5f) << "a rope does not push";
}

TEST(DistanceLimit, AStrutHoldsApart) {
    World world;
    const Body ground = world.create_body({});
    const Body box = add_dynamic(world, {0.0f, 2.0f}, Polygon::box(0.25f, 0.25f), {.density = 4.0f});
    box.set_locks({.x = true, .rotation = true});
    const DistanceJoint strut =
        world.create_distance({.body_a = ground, .body_b = box, .limit = JointLimit{1.0f, 100.0f}});
    run(world, 240);
    EXPECT_NEAR(strut.current_length(), 1.0f, kLinearSlop);
    EXPECT_NEAR(strut.reaction_force().y, 10.0f, 0.05f);
}

TEST(DistanceLimit, AMotorDrawsARopeIn) {
    Roped r({.motor = DistanceMotor{.speed = -0.25f, .max_force = 100.0f}});
    run(r.world, 120);
    EXPECT_NEAR(r.joint.current_length(), 0.5f, 0.01f);
    r.joint.set_motor({.speed = -0.25f, .max_force = 9.0f});
    run(r.world, 30);
    EXPECT_GT(r.joint.current_length(), 0.5f) << "9 N do not carry it";
    EXPECT_NEAR(r.joint.reaction_force().y, 9.0f, 1.0e-3f);
}

TEST(DistanceLimit, WithoutLimitsItIsRigidAgain) {
    Roped r({.length = 1.0f, .limit = JointLimit{0.0f, 3.0f}});
    run(r.world, 5);
    r.joint.set_limit(std::nullopt);
    EXPECT_FALSE(r.joint.limit());
    run(r.world, 120);
    EXPECT_NEAR(r.joint.current_length(), 1.0f, kLinearSlop);
}

}  // namespace
}  // namespace jostle::test
