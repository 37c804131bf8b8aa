// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sensors and visitors that pass each other within a step.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Every entry of a sensor has one exit, in order of time; counts both.
struct Visits {
    void read(const Events& events) {
        for (const SensorEntered& e : events.sensors_entered) {
            ++entered;
            fraction = e.fraction;
        }
        for (const SensorLeft& e : events.sensors_left) {
            ++left;
            passed += e.passed ? 1 : 0;
            EXPECT_EQ(e.sensor_user_data, 7u);
            EXPECT_EQ(e.visitor_user_data, 8u);
        }
    }
    int entered = 0, left = 0, passed = 0;
    float fraction = 0.0f;
};

struct Gate {
    /// `moves` is the type of the body that is fast: the visitor's, or the sensor's.
    Gate(bool sensor_moves, BodyType type, Vec2 start, Vec2 velocity) : world({.gravity = {}}) {
        const BodyDef moving{.type = type, .position = start, .linear_velocity = velocity};
        const BodyDef standing{.type = sensor_moves ? BodyType::kDynamic : BodyType::kStatic};
        const Body gate = world.create_body(sensor_moves ? moving : standing);
        const Body ball = world.create_body(sensor_moves ? standing : moving);
        gate.create_shape(Polygon::box(0.1f, 2.0f), {.is_sensor = true, .user_data = 7});
        ball.create_shape(Circle{{}, 0.1f}, {.user_data = 8});
        mover = sensor_moves ? gate : ball;
    }
    Visits run(int steps) {
        Visits visits;
        for (int i = 0; i < steps; ++i) {
            world.step(kDt);
            visits.read(world.events());
        }
        EXPECT_EQ(world.check(), "");
        return visits;
    }
    World world;
    Body mover;
};

TEST(ContinuousSensors, APassIsReportedOnceWithItsTime) {
    for (const bool sensor_moves : {false, true})
        for (const BodyType type : {BodyType::kDynamic, BodyType::kKinematic}) {
            if (type == BodyType::kKinematic && !sensor_moves) continue;
            SCOPED_TRACE(testing::Message() << sensor_moves << static_cast<int>(type));
            // 5 m a step: at x = -0.205 the ball is a slop, 5 mm, from the gate.
            Gate gate(sensor_moves, type, {-3.0f, 0.0f}, {300.0f, 0.0f});
            const Visits visits = gate.run(3);
            EXPECT_EQ(visits.entered, 1);
            EXPECT_EQ(visits.left, 1);
            EXPECT_EQ(visits.passed, 1);
            EXPECT_NEAR(visits.fraction, (3.0f - 0.205f) / 5.0f, 1.0e-3f);
            EXPECT_NEAR(gate.mover.position().x, 12.0f, 1.0e-3f) << "not held up";
        }
}

TEST(ContinuousSensors, AMissIsNot) {
    Gate gate(false, BodyType::kDynamic, {-3.0f, 2.2f}, {300.0f, 0.0f});
    const Visits visits = gate.run(3);
    EXPECT_EQ(visits.entered + visits.left, 0);
}

/// A sensor begins at a slop, 5 mm, from its shape: also for what passes its side, with nothing else near.
TEST(ContinuousSensors, APassBesideASensorIsOneUpToASlop) {
    for (const float gap : {0.001f, 0.003f, 0.0045f, 0.0055f, 0.01f, 0.0195f, 0.0205f, 0.03f}) {
        SCOPED_TRACE(gap);
        Gate gate(false, BodyType::kDynamic, {-3.0f, 2.1f + gap}, {300.0f, 0.0f});
        const Visits visits = gate.run(3);
        EXPECT_EQ(visits.entered, gap < 0.005f ? 1 : 0);
        EXPECT_EQ(visits.passed, gap < 0.005f ? 1 : 0);
    }
}

/// Whatever the speed and phase, there is one entry and one exit.
TEST(ContinuousSensors, OneEntryAndOneExitAtAnySpeed) {
    int passes = 0, visits_in_steps = 0;
    for (int i = 0; i < 200; ++i) {
        const float speed = 2.0f + 1.7f * static_cast<float>(i);
        Gate gate(false, BodyType::kDynamic, {-1.0f - 0.013f * static_cast<float>(i), 0.0f}, {speed, 0.0f});
        const Visits visits = gate.run(static_cast<int>(60.0f * 6.0f / speed) + 2);
        ASSERT_EQ(visits.entered, 1) << i;
        ASSERT_EQ(visits.left, 1) << i;
        (visits.passed > 0 ? passes : visits_in_steps) += 1;
    }
    EXPECT_GT(passes, 100);
    EXPECT_GT(visits_in_steps, 10);
}

/// A wall behind the gate: what is stopped before the gate has not passed it.
TEST(ContinuousSensors, WhatIsStoppedBeforeAGateDoesNotPassIt) {
    for (const float wall : {-0.5f, 0.5f}) {
        Gate gate(false, BodyType::kDynamic, {-3.0f, 0.0f}, {300.0f, 0.0f});
        gate.world.create_body({.position = {wall, 0.0f}}).create_shape(Polygon::box(0.01f, 3.0f));
        EXPECT_EQ(gate.run(1).entered, wall > 0.0f ? 1 : 0);
    }
}

TEST(ContinuousSensors, TheUserIsAskedAboutThePair) {
    Gate gate(false, BodyType::kDynamic, {-3.0f, 0.0f}, {300.0f, 0.0f});
    int asked = 0;
    gate.world.on_should_collide([&](Shape, Shape) {
        ++asked;
        return false;
    });
    EXPECT_EQ(gate.run(2).entered, 0);
    EXPECT_EQ(asked, 1);
}

}  // namespace
}  // namespace jostle::test
