// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds whose joints are solved one by one: WorldDef::iterated_joints.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "dynamics/every_joint.h"
#include "dynamics/stiff_joints.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

constexpr WorldDef kIterated{.iterated_joints = true};

/// Two bodies on a joint of a type, the first one on the ground's hinge.
struct TwoOnAJoint {
    TwoOnAJoint(JointType type, const WorldDef& def) : world(def) {
        give_rows(world);
        const Body ground = world.create_body();
        bodies.push_back(add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.2f), alone(1.0f)));
        bodies.push_back(add_dynamic(world, {1.0f, 0.5f}, Polygon::box(0.3f, 0.3f), alone(2.0f)));
        hinge(world, ground, bodies[0], {-0.5f, 0.0f});
        (void)add_joint_of(world, type, bodies[0], bodies[1], {{0.5f, 0.1f}, {-0.2f, -0.3f}});
    }
    World world;
    std::vector<Body> bodies;
};

/// Joint::set_stiffness() is the same law for a single joint.
TEST(IteratedJoints, MoveAsJointsWithTheWorldsStiffnessOfTheirOwn) {
    for (int type = 0; type < kJointTypes; ++type) {
        SCOPED_TRACE(type);
        TwoOnAJoint world(static_cast<JointType>(type), kIterated), joint(static_cast<JointType>(type), {});
        for (const Joint& one : joint.world.joints())
            one.set_stiffness(JointSpring{kJointHertz, kJointDampingRatio});
        for (int i = 0; i < 120; ++i) {
            world.world.step(kDt);
            joint.world.step(kDt);
            for (std::size_t k = 0; k < world.bodies.size(); ++k)
                ASSERT_EQ(world.bodies[k].transform(), joint.bodies[k].transform()) << "step " << i;
        }
        EXPECT_EQ(world.world.check(), "");
    }
}

/// A pendulum on a hinge, let go level: half m v^2 + half I w^2 = m g r at the lowest point, with or without
/// the impulses of the last step. Soft hinges lose some of the energy.
TEST(IteratedJoints, APendulumHasTheSpeedOfItsFall) {
    for (const bool warm : {true, false}) {
        SCOPED_TRACE(warm);
        WorldDef def = kIterated;
        def.warm_starting = warm;
        World world(def);
        const Body disc = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.1f}, alone(10.0f));
        const RevoluteJoint pivot = hinge(world, world.create_body(), disc, {});
        float fastest = 0.0f;
        for (int i = 0; i < 120; ++i) {
            world.step(kDt, 8);
            fastest = std::max(fastest, length(disc.linear_velocity()));
            EXPECT_LT(pivot.linear_error(), 0.01f);
        }
        const float inertia = disc.inertia(), radius = 2.0f;
        const float expected =
            std::sqrt(2.0f * disc.mass() * 10.0f * radius / (disc.mass() + inertia / (radius * radius)));
        EXPECT_NEAR(fastest, expected, 0.02f * expected);
    }
}

/// A motor turns an arm at 3 rad/s into a limit half a turn away, from either side, through poses at which
/// the limit is passed over as idle.
TEST(IteratedJoints, AMotorStopsAtTheLimit) {
    for (const int substeps : {1, 4, 8}) {
        for (const float side : {-1.0f, 1.0f}) {
            SCOPED_TRACE(testing::Message() << substeps << " sub-steps, side " << side);
            World world(kIterated);
            const Body arm = add_dynamic(world, {0.5f, 0.0f}, Polygon::box(0.5f, 0.1f), alone(1.0f));
            const RevoluteJoint pivot = world.create_revolute({.body_a = world.create_body(),
                                                               .body_b = arm,
                                                               .anchor_b = {-0.5f, 0.0f},
                                                               .limit = JointLimit{-kPi, kPi},
                                                               .motor = RevoluteMotor{3.0f * side, 5.0f}});
            float beyond = 0.0f;
            for (int i = 0; i < 180; ++i) {
                world.step(kDt, substeps);
                beyond = std::max(beyond, side * pivot.angle() - kPi);
            }
            EXPECT_LT(beyond, 0.05f);
            EXPECT_NEAR(pivot.angle(), side * kPi, 0.05f);
            EXPECT_NEAR(arm.angular_velocity(), 0.0f, 0.01f);
        }
    }
}

/// A motor pushes a box along a line of a wheel that turns at 3 rad/s, up to a limit 1 m from the axle. The
/// box stays on the line and at the limit, and goes round with the wheel.
TEST(IteratedJoints, ASliderStaysOnItsLineAsTheLineTurns) {
    for (const int substeps : {1, 4, 8}) {
        for (const bool turns : {false, true}) {
            SCOPED_TRACE(testing::Message() << substeps << " sub-steps, " << (turns ? "slot" : "slider"));
            WorldDef def = kIterated;
            def.gravity = {};
            World world(def);
            const Body frame = add_dynamic(world, {}, Circle{{}, 1.0f}, alone(20.0f));
            const Body box = add_dynamic(world, {0.5f, 0.0f}, Polygon::box(0.1f, 0.1f), alone(1.0f));
            world.create_revolute(
                {.body_a = world.create_body(), .body_b = frame, .motor = RevoluteMotor{3.0f, 1000.0f}});
            Joint line;
            if (turns) {
                line = world.create_slot({.body_a = frame,
                                          .body_b = box,
                                          .axis_a = {1.0f, 0.0f},
                                          .limit = JointLimit{0.0f, 1.0f},
                                          .motor = SlotMotor{0.5f, 5.0f}});
            } else {
                line = world.create_prismatic({.body_a = frame,
                                               .body_b = box,
                                               .axis_a = {1.0f, 0.0f},
                                               .limit = JointLimit{0.0f, 1.0f},
                                               .motor = PrismaticMotor{0.5f, 5.0f}});
            }
            float worst = 0.0f;
            for (int i = 0; i < 240; ++i) {
                world.step(kDt, substeps);
                worst = std::max(worst, line.linear_error());
            }
            EXPECT_LT(worst, 0.02f);
            EXPECT_NEAR(length(box.position()), 1.0f, 0.02f);
            EXPECT_NEAR(length(box.linear_velocity()), 3.0f, 0.1f);
        }
    }
}

/// A motor turns a wheel at 3 rad/s, and a gear of ratio 2 a second one at -1.5 rad/s.
TEST(IteratedJoints, AGearKeepsItsLaw) {
    for (const int substeps : {1, 4, 8}) {
        SCOPED_TRACE(substeps);
        World world(kIterated);
        const Body post = world.create_body();
        const Body a = add_dynamic(world, {}, Circle{{}, 0.5f}, alone(1.0f));
        const Body b = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 1.0f}, alone(1.0f));
        const RevoluteJoint first =
            world.create_revolute({.body_a = post, .body_b = a, .motor = RevoluteMotor{3.0f, 1000.0f}});
        const RevoluteJoint second =
            world.create_revolute({.body_a = post, .body_b = b, .anchor_a = {2.0f, 0.0f}});
        const GearJoint gear = world.create_gear({.joint_a = first, .joint_b = second, .ratio = 2.0f});
        for (int i = 0; i < 240; ++i) world.step(kDt, substeps);
        EXPECT_NEAR(first.angle() + 2.0f * second.angle(), 0.0f, 0.01f);
        EXPECT_NEAR(b.angular_velocity(), -1.5f, 0.02f);
        EXPECT_LT(gear.angular_error(), 0.01f);
    }
}

/// A bridge of ten planks of 1 m and 10 kg between two walls, with a box of 20 kg on it.
struct BridgeWithABox {
    explicit BridgeWithABox(const WorldDef& def) : world(def) {
        const Body walls = world.create_body();
        Body last = walls;
        for (int i = 0; i < 10; ++i) {
            const float x = static_cast<float>(i);
            planks.push_back(add_dynamic(world, {x + 0.5f, 0.0f}, Polygon::box(0.5f, 0.1f),
                                         {.density = 50.0f, .filter = {.group = -1}}));
            planks.back().set_angular_damping(1.0f);
            hinge(world, last, planks.back(), {x, 0.0f});
            last = planks.back();
        }
        hinge(world, last, walls, {10.0f, 0.0f});
        planks.push_back(add_dynamic(world, {5.2f, 1.0f}, Polygon::box(0.5f, 0.5f), {.density = 20.0f}));
    }
    World world;
    std::vector<Body> planks;
};

/// A hinge that is open by 1 cm is 1 % of a plank. The bridge swings on for half a minute.
TEST(IteratedJoints, ABridgeBearsABoxAndComesToRest) {
    BridgeWithABox bridge(kIterated);
    float worst = 0.0f;
    for (int i = 0; i < 3600; ++i) {
        bridge.world.step(kDt);
        worst = std::max(worst, worst_error(bridge.world));
    }
    EXPECT_LT(worst, 0.03f);
    EXPECT_LT(worst_error(bridge.world), 0.01f);
    EXPECT_GT(bridge.planks.back().position().y, bridge.planks[5].position().y + 0.55f) << "the box sank in";
    EXPECT_EQ(bridge.world.counts().awake_bodies, 0);
    EXPECT_EQ(bridge.world.check(), "");
}

TEST(IteratedJoints, StayThroughSavesClonesAndSteps) {
    BridgeWithABox bridge(kIterated);
    run(bridge.world, 30);
    World loaded;
    (void)loaded.load(bridge.world.save());
    EXPECT_TRUE(loaded.iterated_joints());
    World clone = bridge.world.clone();
    EXPECT_TRUE(clone.iterated_joints());
    for (World* world : {&bridge.world, &loaded, &clone}) run(*world, 60);
    EXPECT_EQ(loaded.state_hash(), bridge.world.state_hash());
    EXPECT_EQ(clone.state_hash(), bridge.world.state_hash());
}

TEST(IteratedJoints, HaveTheSameBitsOnAnyNumberOfThreads) {
    std::uint64_t expected = 0;
    for (const int threads : {1, 2, 5, 8}) {
        SCOPED_TRACE(threads);
        ThreadScheduler scheduler(threads, TaskOrder::kShuffled, static_cast<std::uint64_t>(threads));
        WorldDef def = kIterated;
        def.scheduler = &scheduler;
        BridgeWithABox bridge(def);
        run(bridge.world, 60);
        if (expected == 0) expected = bridge.world.state_hash();
        EXPECT_EQ(bridge.world.state_hash(), expected);
    }
}

}  // namespace
}  // namespace jostle::test
