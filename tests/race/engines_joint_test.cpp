// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every engine's joints, held to closed forms.
#include <cmath>
#include <string>
#include <vector>

#include "race/engine_fixture.h"

namespace jostle::race {
namespace {

using test::body;
using test::box;
using test::engine_names;
using test::EveryEngine;
using test::joint;
using test::kDt;
using test::scene_of;
using test::with;

class EveryEngineWithJoints : public EveryEngine {};

TEST_P(EveryEngineWithJoints, APendulumKeepsItsPeriod) {
    // A small disc on a rod of 1 m from a revolute joint: T = 2 pi sqrt((L^2 + r^2 / 2) / (g L)) (1 + a^2 /
    // 16).
    const float amplitude = 0.2f;
    SceneBody bob =
        with(body(BodyType::kDynamic, {std::sin(amplitude), -std::cos(amplitude)}), Circle{{}, 0.1f});
    bob.def.angle = amplitude;
    RevoluteJointDef pin;
    pin.anchor_b = {0.0f, 1.0f};
    std::vector<double> crossings;
    float before = 1.0f;
    const State state = run(scene_of({body(BodyType::kStatic, {}), bob}, {joint(0, 1, pin)}), 10.0f,
                            [&](int step, const EngineWorld& world) {
                                std::vector<Transform> poses;
                                world.poses(poses);
                                const float x = poses[1].p.x;
                                if (before > 0.0f && x <= 0.0f) {
                                    crossings.push_back((step - static_cast<double>(x / (x - before))) * kDt);
                                }
                                before = x;
                            });
    ASSERT_GE(crossings.size(), 5u);
    const double period = (crossings.back() - crossings.front()) / static_cast<double>(crossings.size() - 1);
    const double expected = 2.0 * 3.14159265 * std::sqrt((1.0 + 0.005) / 10.0) * (1.0 + 0.04 / 16.0);
    EXPECT_NEAR(period, expected, 0.01 * expected);
    EXPECT_NEAR(length(state.poses[1].p), 1.0f, 0.01f);
    EXPECT_EQ(state.joints, 1);
}

TEST_P(EveryEngineWithJoints, AMotorTurnsAndALimitStops) {
    RevoluteJointDef motor;
    motor.anchor_a = {0.0f, 5.0f};
    motor.motor = {.speed = 2.0f, .max_torque = 1000.0f};
    RevoluteJointDef limited;
    limited.anchor_a = {10.0f, 5.0f};
    limited.reference_angle = 0.3f;
    limited.limit = {-0.25f, 0.5f};
    SceneBody wheel = with(body(BodyType::kDynamic, {0.0f, 5.0f}), Circle{{}, 0.5f});
    SceneBody arm = with(body(BodyType::kDynamic, {10.0f, 5.0f}), box(1.0f, 0.1f, {1.0f, 0.0f}));
    arm.def.angle = 0.3f;
    const State state =
        run(scene_of({body(BodyType::kStatic, {}), wheel, arm}, {joint(0, 1, motor), joint(0, 2, limited)}),
            3.0f);
    EXPECT_NEAR(state.angular[1], 2.0f, 0.02f);
    // It hangs at its lower limit, 0.3 - 0.25.
    EXPECT_NEAR(state.poses[2].q.angle(), 0.05f, 0.05f);
    EXPECT_NEAR(distance(state.poses[2].p, {10.0f, 5.0f}), 0.0f, 0.01f);
}

TEST_P(EveryEngineWithJoints, ASliderSlidesToItsLimitAndItsMotorLifts) {
    PrismaticJointDef slider;
    slider.anchor_a = {0.0f, 5.0f};
    slider.axis_a = {0.0f, 3.0f};
    slider.limit = {-1.0f, 2.0f};
    PrismaticJointDef lift = slider;
    lift.anchor_a = {10.0f, 5.0f};
    lift.motor = {.speed = 0.5f, .max_force = 1000.0f};
    SceneBody drop = with(body(BodyType::kDynamic, {0.0f, 5.0f}), box(0.5f, 0.5f));
    SceneBody cabin = with(body(BodyType::kDynamic, {10.0f, 5.0f}), box(0.5f, 0.5f));
    const Scene scene =
        scene_of({body(BodyType::kStatic, {}), drop, cabin}, {joint(0, 1, slider), joint(0, 2, lift)});
    const State halfway = run(scene, 2.0f);
    EXPECT_NEAR(halfway.poses[1].p.y, 4.0f, 0.03f);
    EXPECT_NEAR(halfway.poses[1].p.x, 0.0f, 0.01f);
    EXPECT_NEAR(halfway.poses[2].p.y, 6.0f, 0.15f);
    const State end = run(scene, 6.0f);
    EXPECT_NEAR(end.poses[2].p.y, 7.0f, 0.03f);
    EXPECT_NEAR(end.poses[2].q.angle(), 0.0f, 0.01f);
}

TEST_P(EveryEngineWithJoints, RodsHoldAndSpringsHang) {
    DistanceJointDef rod;
    rod.length = 2.0f;
    DistanceJointDef spring;
    spring.anchor_a = {10.0f, 0.0f};
    spring.length = 1.0f;
    spring.spring = {.hertz = 1.0f, .damping_ratio = 0.5f};
    SceneBody bob = with(body(BodyType::kDynamic, {2.0f, 0.0f}), Circle{{}, 0.25f});
    SceneBody weight = with(body(BodyType::kDynamic, {10.0f, -1.0f}), box(0.5f, 0.5f));
    const State state = run(
        scene_of({body(BodyType::kStatic, {}), bob, weight}, {joint(0, 1, rod), joint(0, 2, spring)}), 8.0f);
    EXPECT_NEAR(length(state.poses[1].p), 2.0f, 0.02f);
    // It hangs m g / k lower: g / (2 pi f)^2.
    EXPECT_NEAR(state.poses[2].p.y, -1.0f - 10.0f / (4.0f * kPi * kPi), 0.02f);
}

TEST_P(EveryEngineWithJoints, AWeldIsRigidOrBends) {
    WeldJointDef weld;
    weld.anchor_a = {0.0f, 5.0f};
    weld.anchor_b = {-0.5f, 0.0f};
    WeldJointDef soft = weld;
    soft.anchor_a = {10.0f, 5.0f};
    soft.reference_angle = 0.2f;
    soft.angular_spring = {.hertz = 2.0f, .damping_ratio = 1.0f};
    SceneBody shelf = with(body(BodyType::kDynamic, {0.5f, 5.0f}), box(0.5f, 0.1f));
    SceneBody twig = with(body(BodyType::kDynamic, {10.5f, 5.0f}), box(0.5f, 0.1f));
    const State state = run(
        scene_of({body(BodyType::kStatic, {}), shelf, twig}, {joint(0, 1, weld), joint(0, 2, soft)}), 6.0f);
    EXPECT_NEAR(state.poses[1].q.angle(), 0.0f, 0.02f);
    EXPECT_NEAR(state.poses[1].p.y, 5.0f, 0.02f);
    // The spring's torque meets the weight's: I (2 pi f)^2 (0.2 - a) = m g cos(a) / 2, m = 0.2, I = m (1 +
    // 0.04) / 12.
    const double k = 0.2 * 1.04 / 12.0 * 16.0 * 3.14159265 * 3.14159265;
    double angle = 0.0;
    for (int i = 0; i < 50; ++i) angle = 0.2 - 0.2 * 10.0 * std::cos(angle) / 2.0 / k;
    EXPECT_NEAR(state.poses[2].q.angle(), angle, 0.05);
}

TEST_P(EveryEngineWithJoints, JointsKeepTheirBodiesFromCollidingUnlessTold) {
    for (const bool collide : {false, true}) {
        SCOPED_TRACE(collide);
        DistanceJointDef slack;
        slack.length = 1.0f;
        slack.spring = JointSpring{};
        slack.collide_connected = collide;
        Scene scene = scene_of({with(body(BodyType::kDynamic, {}), Circle{{}, 0.5f}),
                                with(body(BodyType::kDynamic, {0.6f, 0.0f}), Circle{{}, 0.5f})},
                               {joint(0, 1, slack)});
        scene.gravity = {};
        const State state = run(scene, 2.0f);
        const float apart = distance(state.poses[0].p, state.poses[1].p);
        if (collide) {
            EXPECT_GT(apart, 0.9f);
        } else {
            EXPECT_NEAR(apart, 0.6f, 1.0e-3f);
        }
    }
}

TEST_P(EveryEngineWithJoints, JointsBetweenStandingBodiesDoNothing) {
    RevoluteJointDef pin;
    WeldJointDef weld;
    const State state = run(scene_of({body(BodyType::kStatic, {}), body(BodyType::kStatic, {1.0f, 0.0f}),
                                      body(BodyType::kKinematic, {2.0f, 0.0f}),
                                      with(body(BodyType::kDynamic, {9.0f, 9.0f}), Circle{{}, 0.5f})},
                                     {joint(0, 1, pin), joint(1, 2, weld)}),
                            0.5f);
    EXPECT_EQ(state.poses[1].p, (Vec2{1.0f, 0.0f}));
    EXPECT_EQ(state.poses[2].p, (Vec2{2.0f, 0.0f}));
}

INSTANTIATE_TEST_SUITE_P(Engines, EveryEngineWithJoints, testing::ValuesIn(engine_names()),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace jostle::race
