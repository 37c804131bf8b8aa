// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Revolute joints: pendulums, limits, motors.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A rod of 2 x 0.2 m and 1 kg/m^2 that hangs from the origin by one end.
struct Pendulum {
    explicit Pendulum(float angle, RevoluteJointDef def = {}, Vec2 gravity = {0.0f, -10.0f})
        : world({.gravity = gravity}) {
        const Body pivot = world.create_body({});
        rod = add_dynamic(world, {std::sin(angle), -std::cos(angle)}, Polygon::box(0.1f, 1.0f), {}, angle);
        def.body_a = pivot;
        def.body_b = rod;
        def.anchor_b = {0.0f, 1.0f};
        joint = world.create_revolute(def);
    }
    [[nodiscard]] float inertia() const { return rod.inertia() + rod.mass(); }  ///< [kg m^2] about the pivot
    [[nodiscard]] float weight_torque() const { return rod.mass() * 10.0f; }    ///< [N m] when level

    World world;
    Body rod;
    RevoluteJoint joint;
};

/// [s] Between the first and the last upward zero crossing of `value`, by the crossings between them.
template <class Value>
float period(World& world, int steps, const Value& value) {
    float first = -1.0f, last = -1.0f;
    int count = 0;
    float before = value();
    for (int i = 1; i <= steps; ++i) {
        world.step(kDt);
        const float now = value();
        if (before < 0.0f && now >= 0.0f) {
            last = kDt * (static_cast<float>(i) - now / (now - before));
            if (first < 0.0f) {
                first = last;
            } else {
                ++count;
            }
        }
        before = now;
    }
    return (last - first) / static_cast<float>(count);
}

/// T = 2 pi sqrt(I / (m g L)) (1 + a^2 / 16 + 11 a^4 / 3072) for a swing of amplitude a.
TEST(RevoluteJoint, APendulumKeepsItsTime) {
    for (const float amplitude : {0.1f, 0.5f, 1.0f}) {
        SCOPED_TRACE(amplitude);
        Pendulum p(amplitude);
        const float a2 = amplitude * amplitude;
        const float expected = 2.0f * kPi * std::sqrt(p.inertia() / p.weight_torque()) *
                               (1.0f + a2 / 16.0f + 11.0f * a2 * a2 / 3072.0f);
        EXPECT_NEAR(period(p.world, 600, [&] { return p.joint.angle(); }), expected, 0.01f * expected);
        EXPECT_LT(p.joint.linear_error(), 0.001f);
        EXPECT_EQ(p.world.check(), "");
    }
}

/// It neither gains energy nor loses more than a tenth of its swing in ten periods.
TEST(RevoluteJoint, APendulumKeepsItsSwing) {
    Pendulum p(0.5f);
    run(p.world, 1500);  // 25 s
    float widest = 0.0f;
    for (int i = 0; i < 180; ++i) {
        p.world.step(kDt);
        widest = max(widest, abs(p.joint.angle()));
    }
    EXPECT_LT(widest, 0.5f + 0.01f);
    EXPECT_GT(widest, 0.45f);
}

TEST(RevoluteJoint, LimitsHoldWithinADegree) {
    Pendulum p(0.0f, {.limit = {{-0.5f, 0.25f}}});
    for (const float push : {3.0f, -3.0f}) {
        p.rod.set_transform({0.0f, -1.0f}, 0.0f);
        p.rod.set_linear_velocity({push, 0.0f});
        p.rod.set_angular_velocity(push);
        float lowest = 0.0f, highest = 0.0f;
        for (int i = 0; i < 240; ++i) {
            p.world.step(kDt);
            lowest = min(lowest, p.joint.angle());
            highest = max(highest, p.joint.angle());
        }
        EXPECT_GT(lowest, -0.5f - kDegree);
        EXPECT_LT(highest, 0.25f + kDegree);
        EXPECT_GT(push > 0.0f ? highest : -lowest, 0.25f - kDegree) << "it does swing";
    }
}

/// Held up by its limit, the joint carries the weight's torque.
TEST(RevoluteJoint, ALimitCarries) {
    Pendulum p(0.5f * kPi, {.limit = {{0.5f * kPi, 2.0f}}});
    run(p.world, 300);
    EXPECT_NEAR(p.joint.angle(), 0.5f * kPi, kDegree);
    EXPECT_NEAR(p.joint.reaction_torque(), p.weight_torque(), 0.02f * p.weight_torque());
    EXPECT_NEAR(p.joint.reaction_force().y, p.rod.mass() * 10.0f, 0.02f * p.rod.mass() * 10.0f);
    p.joint.set_limit(std::nullopt);
    EXPECT_FALSE(p.joint.limit());
    run(p.world, 30);
    EXPECT_LT(p.joint.angle(), 1.4f) << "it falls";
}

TEST(RevoluteJoint, AReferenceAngleShiftsItsZero) {
    Pendulum p(0.0f, {.reference_angle = 0.25f});
    EXPECT_NEAR(p.joint.angle(), -0.25f, 1e-5f);
    run(p.world, 60);
    EXPECT_NEAR(p.joint.angle(), -0.25f, 1e-3f);
}

TEST(RevoluteJoint, AMotorReachesItsSpeed) {
    Pendulum p(0.0f, {.motor = {{.speed = 3.0f, .max_torque = 1000.0f}}}, Vec2{});
    run(p.world, 10);
    EXPECT_NEAR(p.rod.angular_velocity(), 3.0f, 1e-3f);
    EXPECT_NEAR(length(p.rod.linear_velocity()), 3.0f, 0.02f);
    EXPECT_LT(p.joint.linear_error(), 0.01f);
    p.joint.set_motor_speed(-2.0f);
    EXPECT_EQ(p.joint.motor(), (RevoluteMotor{.speed = -2.0f, .max_torque = 1000.0f}));
    run(p.world, 30);
    EXPECT_NEAR(p.rod.angular_velocity(), -2.0f, 1e-3f);
    p.joint.set_motor(std::nullopt);
    EXPECT_FALSE(p.joint.motor());
    run(p.world, 30);
    EXPECT_NEAR(p.rod.angular_velocity(), -2.0f, 0.01f) << "without the motor it turns on";
}

TEST(RevoluteJoint, WithoutAMotorTakesNoSpeed) {
    const Pendulum p(0.0f);
    EXPECT_FALSE(p.joint.motor());
    EXPECT_THROW(p.joint.set_motor_speed(1.0f), Error);
    EXPECT_FALSE(p.joint.motor());
}

/// Limited to a torque T, it speeds up at T / I.
TEST(RevoluteJoint, AMotorsTorqueIsLimited) {
    Pendulum p(0.0f, {.motor = {{.speed = 100.0f, .max_torque = 0.5f}}}, Vec2{});
    run(p.world, 60);
    const float expected = 0.5f / p.inertia();
    EXPECT_NEAR(p.rod.angular_velocity(), expected, 0.01f * expected);
    EXPECT_NEAR(p.joint.reaction_torque(), 0.5f, 1e-3f);
    p.joint.set_motor({.speed = 100.0f});
    EXPECT_EQ(p.joint.motor()->max_torque, 0.0f);
    run(p.world, 60);
    EXPECT_NEAR(p.rod.angular_velocity(), expected, 0.02f * expected);
}

/// With 3/10 of the torque that holds the rod level, a motor gets no higher than where the work that it
/// did is the rod's: 0.3 a = 1 - cos a, a = 0.6185.
TEST(RevoluteJoint, AWeakMotorStalls) {
    Pendulum p(0.0f, {.motor = {{.speed = 5.0f}}});
    p.joint.set_motor({.speed = 5.0f, .max_torque = 0.3f * p.weight_torque()});
    float highest = 0.0f;
    for (int i = 0; i < 600; ++i) {
        p.world.step(kDt);
        highest = max(highest, p.joint.angle());
        EXPECT_LE(abs(p.joint.reaction_torque()), 1.001f * p.joint.motor()->max_torque);
    }
    EXPECT_NEAR(highest, 0.6185f, 0.01f);
}

/// A motor of speed 0 is a brake.
TEST(RevoluteJoint, ABrakeHoldsAnArmLevel) {
    Pendulum p(0.5f * kPi, {.motor = RevoluteMotor{}});
    p.joint.set_motor({.max_torque = 2.0f * p.weight_torque()});
    run(p.world, 300);
    EXPECT_NEAR(p.joint.angle(), 0.5f * kPi, kDegree);
    EXPECT_NEAR(p.joint.reaction_torque(), p.weight_torque(), 0.02f * p.weight_torque());
    p.joint.set_motor({.max_torque = 0.9f * p.weight_torque()});
    run(p.world, 120);
    EXPECT_LT(p.joint.angle(), 1.2f) << "what is too weak slips";
}

/// Driven round and round, the anchors stay together, and the angle counts whole turns.
TEST(RevoluteJoint, TurnsManyTimes) {
    Pendulum p(0.0f, {.motor = {{.speed = 5.0f, .max_torque = 1.0e6f}}});
    for (int i = 0; i < 600; ++i) {
        p.world.step(kDt);
        ASSERT_LT(p.joint.linear_error(), 0.01f);
    }
    EXPECT_NEAR(p.rod.angular_velocity(), 5.0f, 0.05f);
    EXPECT_NEAR(p.joint.angle(), 50.0f, 0.1f);
}

/// Limits may lie turns away from zero.
TEST(RevoluteJoint, ALimitAfterThreeTurns) {
    const float limit = 6.0f * kPi + 0.5f;
    Pendulum p(0.0f, {.limit = {{-1.0f, limit}}, .motor = {{.speed = 5.0f, .max_torque = 100.0f}}}, Vec2{});
    run(p.world, 180);
    EXPECT_GT(p.joint.angle(), 14.0f);
    run(p.world, 180);
    EXPECT_NEAR(p.joint.angle(), limit, kDegree);
}

/// Two bodies in space turn about their common centre: momentum stays what it was.
TEST(RevoluteJoint, ConservesMomentum) {
    World world({.gravity = {}});
    Body a = add_dynamic(world, {-1.0f, 0.0f}, Polygon::box(1.0f, 0.2f), {.density = 2.0f});
    Body b = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(1.0f, 0.2f));
    world.create_revolute({.body_a = a, .body_b = b, .anchor_a = {1.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}});
    a.apply_impulse({0.0f, 2.0f}, {-2.0f, 0.0f});
    const auto momentum = [&] { return a.mass() * a.linear_velocity() + b.mass() * b.linear_velocity(); };
    const auto spin = [&] {
        return a.inertia() * a.angular_velocity() + b.inertia() * b.angular_velocity() +
               a.mass() * cross(a.center_of_mass(), a.linear_velocity()) +
               b.mass() * cross(b.center_of_mass(), b.linear_velocity());
    };
    const Vec2 before = momentum();
    const float spin_before = spin();
    EXPECT_NEAR(spin_before, -4.0f, 1e-4f);
    run(world, 120);
    EXPECT_NEAR(momentum().x, before.x, 1e-3f);
    EXPECT_NEAR(momentum().y, before.y, 1e-3f);
    EXPECT_NEAR(spin(), spin_before, 0.02f);
}

/// Hinges that do nothing in a step: of bodies that the solver cannot move, and of one that is disabled.
TEST(RevoluteJoint, CountsTurnsWhileItDoesNothing) {
    World world({.gravity = {}});
    const Body wall = world.create_body({});
    const Body wheel = world.create_body({.type = BodyType::kKinematic, .angular_velocity = 2.0f});
    const Body spinner = add_dynamic(world, {5.0f, 0.0f}, Circle{{}, 0.5f});
    const Body disabled = world.create_body({.position = {5.0f, 0.0f}, .enabled = false});
    spinner.set_angular_velocity(-3.0f);
    const RevoluteJoint driven = world.create_revolute({.body_a = wall, .body_b = wheel});
    const RevoluteJoint idle = world.create_revolute({.body_a = disabled, .body_b = spinner});
    run(world, 300);
    EXPECT_EQ(driven.color(), kNoColor);
    EXPECT_NEAR(driven.angle(), 10.0f, 1e-3f);
    EXPECT_NEAR(idle.angle(), -15.0f, 1e-3f);
}

}  // namespace
}  // namespace jostle::test
