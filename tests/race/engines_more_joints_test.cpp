// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The types of joints that some engine lacks: those that have one are held to closed forms, the others say
// that they left it out.
#include <cmath>
#include <set>
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
using test::scene_of;
using test::with;

class EveryEngineWithMoreJoints : public EveryEngine {
  protected:
    /// Whether the engine has the joints of a run; if not, it says so.
    static bool has_joints(const State& state, int joints) {
        for (const std::string& text : state.approximated) {
            if (text.find("joints that it has not: left out") == std::string::npos) continue;
            EXPECT_LT(state.joints, joints);
            return false;
        }
        EXPECT_EQ(state.joints, joints);
        return true;
    }
    /// Whether this engine is one of those that have the type.
    void expect_that_it_has(bool has, const std::set<std::string>& engines) const {
        EXPECT_EQ(has, engines.count(GetParam()) > 0);
    }
};

SceneBody block(Vec2 at) {
    return with(body(BodyType::kDynamic, at), box(0.5f, 0.5f));  // 1 kg
}
SceneBody frame() {
    return body(BodyType::kStatic, {});
}
Scene without_gravity(Scene scene) {
    scene.gravity = {};
    return scene;
}

TEST_P(EveryEngineWithMoreJoints, ASuspensionSagsByItsStiffness) {
    WheelJointDef wheel;
    wheel.anchor_a = {0.0f, 5.0f};
    wheel.axis_a = {0.0f, 2.0f};
    wheel.suspension = JointServo{.target = 0.25f, .hertz = 2.0f, .damping_ratio = 0.7f};
    wheel.limit = JointLimit{-1.0f, 1.0f};
    wheel.motor = WheelMotor{.speed = 3.0f, .max_torque = 100.0f};
    const State state = run(scene_of({frame(), block({0.0f, 5.0f})}, {joint(0, 1, wheel)}), 5.0f);
    ASSERT_TRUE(has_joints(state, 1));
    // m g / k below where the spring rests.
    EXPECT_NEAR(state.poses[1].p.y, 5.25f - 10.0f / (16.0f * kPi * kPi), 0.003f);
    EXPECT_NEAR(state.poses[1].p.x, 0.0f, 0.005f);
    EXPECT_NEAR(state.angular[1], 3.0f, 0.01f);
}

TEST_P(EveryEngineWithMoreJoints, ASlotLetsItTurnAndSlideToItsLimit) {
    SlotJointDef slot;
    slot.anchor_a = {0.0f, 5.0f};
    slot.axis_a = {0.0f, 1.0f};
    slot.limit = JointLimit{-1.0f, 1.0f};
    SceneBody spinner = block({0.0f, 5.0f});
    spinner.def.angular_velocity = 2.0f;
    const State state = run(scene_of({frame(), spinner}, {joint(0, 1, slot)}), 3.0f);
    ASSERT_TRUE(has_joints(state, 1));
    EXPECT_NEAR(state.poses[1].p.y, 4.0f, 0.01f);
    EXPECT_NEAR(state.angular[1], 2.0f, 0.01f);
}

TEST_P(EveryEngineWithMoreJoints, ARopePullsAndAStrutPushes) {
    DistanceJointDef rope;
    rope.limit = JointLimit{0.0f, 2.0f};
    DistanceJointDef strut;
    strut.anchor_a = {10.0f, 0.0f};
    strut.limit = JointLimit{1.0f, 100.0f};
    // The one hangs on its rope; the other is thrown up, and falls down on its strut.
    SceneBody above = block({10.0f, 1.5f});
    above.def.locks = {.rotation = true};
    const State state =
        run(scene_of({frame(), block({0.0f, -1.0f}), above}, {joint(0, 1, rope), joint(0, 2, strut)}), 4.0f);
    ASSERT_TRUE(has_joints(state, 2));
    EXPECT_NEAR(state.poses[1].p.y, -2.0f, 0.01f);
    EXPECT_NEAR(distance(state.poses[2].p, {10.0f, 0.0f}), 1.0f, 0.01f);
}

TEST_P(EveryEngineWithMoreJoints, FrictionStopsWhatSlides) {
    FrictionJointDef friction;
    friction.max_force = 2.0f;
    friction.max_torque = 1.0f / 6.0f;
    SceneBody slider = block({});
    slider.def.linear_velocity = {4.0f, 0.0f};
    slider.def.angular_velocity = 2.0f;
    const State state = run(without_gravity(scene_of({frame(), slider}, {joint(0, 1, friction)})), 4.0f);
    ASSERT_TRUE(has_joints(state, 1));
    // v^2 / 2 a, and w^2 / 2 a, less half a step of each.
    EXPECT_NEAR(state.poses[1].p.x, 4.0f, 0.04f);
    EXPECT_NEAR(state.poses[1].q.angle(), 2.0f, 0.02f);
    EXPECT_LT(length(state.linear[1]), 1.0e-3f);
}

TEST_P(EveryEngineWithMoreJoints, ATargetHoldsByASpring) {
    TargetJointDef target;
    target.anchor_a = {1.0f, 3.0f};
    target.spring = {2.0f, 0.7f};
    const State state = run(scene_of({frame(), block({1.0f, 2.0f})}, {joint(0, 1, target)}), 5.0f);
    ASSERT_TRUE(has_joints(state, 1));
    EXPECT_NEAR(state.poses[1].p.y, 3.0f - 10.0f / (16.0f * kPi * kPi), 0.003f);
    EXPECT_NEAR(state.poses[1].p.x, 1.0f, 0.003f);
}

TEST_P(EveryEngineWithMoreJoints, AMotorBringsABodyToItsPlace) {
    MotorJointDef motor;
    motor.anchor_a = {1.0f, 0.0f};
    motor.offset = {2.0f, 1.0f};
    motor.angle = 0.5f;
    motor.max_force = 50.0f;
    motor.max_torque = 50.0f;
    const State state = run(scene_of({frame(), block({})}, {joint(0, 1, motor)}), 5.0f);
    ASSERT_TRUE(has_joints(state, 1));
    EXPECT_NEAR(state.poses[1].p.x, 3.0f, 0.01f);
    EXPECT_NEAR(state.poses[1].p.y, 1.0f, 0.02f);
    EXPECT_NEAR(state.poses[1].q.angle(), 0.5f, 0.01f);
}

TEST_P(EveryEngineWithMoreJoints, AServoTurnsAHingeToItsAngle) {
    RevoluteJointDef hinge;
    hinge.reference_angle = 0.2f;
    hinge.servo = JointServo{.target = 0.5f, .hertz = 2.0f, .damping_ratio = 1.0f};
    const State state = run(without_gravity(scene_of({frame(), block({})}, {joint(0, 1, hinge)})), 4.0f);
    if (GetParam() == "box2d24") {
        EXPECT_NE(std::find(state.approximated.begin(), state.approximated.end(), "1 servos: left out"),
                  state.approximated.end());
    } else {
        EXPECT_NEAR(state.poses[1].q.angle(), 0.7f, 0.01f);
    }
}

TEST_P(EveryEngineWithMoreJoints, AFilterKeepsTwoFromColliding) {
    const State state = run(
        without_gravity(scene_of({block({}), block({0.3f, 0.0f})}, {joint(0, 1, FilterJointDef{})})), 1.0f);
    const bool has = has_joints(state, 1);
    expect_that_it_has(has, {"jostle", "box2d3", "chipmunk"});
    if (!has) return;
    EXPECT_NEAR(state.poses[1].p.x - state.poses[0].p.x, 0.3f, 1.0e-4f);
}

TEST_P(EveryEngineWithMoreJoints, APulleyIsAtwoodsMachine) {
    PulleyJointDef pulley;
    pulley.point_a = {-2.0f, 10.0f};
    pulley.point_b = {2.0f, 10.0f};
    pulley.length = 10.0f;
    SceneJoint made = joint(1, 2, pulley);
    made.frame = 0;
    SceneBody heavy = block({2.0f, 5.0f});
    heavy.shapes[0].def.density = 2.0f;
    const State state = run(scene_of({frame(), block({-2.0f, 5.0f}), heavy}, {made}), 0.5f);
    const bool has = has_joints(state, 1);
    expect_that_it_has(has, {"jostle", "box2d24"});
    if (!has) return;
    // By (2 - 1) / (2 + 1) g.
    EXPECT_NEAR(state.linear[1].y, 0.5f * 10.0f / 3.0f, 0.02f);
    EXPECT_NEAR(state.linear[2].y, -0.5f * 10.0f / 3.0f, 0.02f);
}

TEST_P(EveryEngineWithMoreJoints, AGearTurnsTheOtherByItsRatio) {
    RevoluteJointDef hinge_a, hinge_b;
    hinge_a.motor = {{.speed = 3.0f, .max_torque = 100.0f}};
    hinge_b.anchor_a = {5.0f, 0.0f};
    SceneJoint gear = joint(0, 1, GearJointDef{.ratio = 2.0f});
    gear.joint_a = 0;
    gear.joint_b = 1;
    const State state = run(scene_of({frame(), block({}), block({5.0f, 0.0f})},
                                     {joint(0, 1, hinge_a), joint(0, 2, hinge_b), gear}),
                            2.0f);
    const bool has = has_joints(state, 3);
    expect_that_it_has(has, {"jostle", "box2d24", "chipmunk"});
    EXPECT_NEAR(state.angular[1], 3.0f, 0.01f);
    EXPECT_NEAR(state.angular[2], has ? -1.5f : 0.0f, 0.01f);
}

TEST_P(EveryEngineWithMoreJoints, ARatchetTurnsOneWay) {
    for (const float sign : {1.0f, -1.0f}) {
        SCOPED_TRACE(sign);
        RevoluteJointDef hinge;
        RatchetJointDef ratchet;
        ratchet.step = 0.1f;
        SceneBody wheel = block({});
        wheel.def.angular_velocity = sign;
        const State state = run(
            without_gravity(scene_of({frame(), wheel}, {joint(0, 1, hinge), joint(0, 1, ratchet)})), 1.0f);
        const bool has = has_joints(state, 2);
        expect_that_it_has(has, {"jostle", "chipmunk"});
        const float angle = state.poses[1].q.angle();
        if (!has || sign > 0.0f) {
            EXPECT_NEAR(angle, sign, 0.02f);
        } else {
            // It may rebound from its tooth, and stays before the next one.
            EXPECT_GT(angle, -0.02f);
            EXPECT_LT(angle, 0.1f);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Engines, EveryEngineWithMoreJoints, testing::ValuesIn(engine_names()),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace jostle::race
