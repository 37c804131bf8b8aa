// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds whose joints are solved one by one: WorldDef::iterated_joints.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "dynamics/every_joint.h"
#include "dynamics/stiff_joints.h"

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

/// A hinge that is open by 5 mm is 0.5 % of a plank, and no eye sees it.
TEST(IteratedJoints, ABridgeBearsABoxAndComesToRest) {
    BridgeWithABox bridge(kIterated);
    float worst = 0.0f;
    for (int i = 0; i < 1200; ++i) {
        bridge.world.step(kDt);
        worst = std::max(worst, worst_error(bridge.world));
    }
    EXPECT_LT(worst, 0.02f);
    EXPECT_LT(worst_error(bridge.world), 0.005f);
    EXPECT_EQ(bridge.world.counts().awake_bodies, 0);
    EXPECT_EQ(bridge.world.check(), "");
}

/// The switch moves nothing that an eye sees, and hinges that were open close.
TEST(IteratedJoints, AreSwitchedWhileABridgeHangs) {
    BridgeWithABox bridge({});
    run(bridge.world, 1200);
    EXPECT_FALSE(bridge.world.iterated_joints());
    for (const bool iterated : {true, false}) {
        SCOPED_TRACE(iterated);
        bridge.world.set_iterated_joints(iterated);
        EXPECT_EQ(bridge.world.iterated_joints(), iterated);
        EXPECT_GT(bridge.world.counts().awake_bodies, 0) << "what hangs must find the new law";
        std::vector<Vec2> before;
        for (const Body& plank : bridge.planks) before.push_back(plank.position());
        run(bridge.world, 600);
        for (std::size_t i = 0; i < before.size(); ++i)
            EXPECT_LT(length(bridge.planks[i].position() - before[i]), 0.02f) << "plank " << i;
        EXPECT_LT(worst_error(bridge.world), iterated ? 0.005f : 0.0001f);
        EXPECT_EQ(bridge.world.check(), "");
    }
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

/// A step that follows a switch within a callback is of the new law.
TEST(IteratedJoints, AreSwitchedByACallbackAfterItsStep) {
    BridgeWithABox now({}), later({});
    bool switched = false;
    later.world.on_pre_solve(later.planks.back().shapes().front(), [&](PreSolve&) {
        if (switched) return;
        switched = true;
        later.world.set_iterated_joints(true);
        EXPECT_FALSE(later.world.iterated_joints()) << "edits in callbacks wait";
    });
    now.world.on_pre_solve(now.planks.back().shapes().front(), [](PreSolve&) {});
    while (!switched) {
        run(later.world, 1);
        run(now.world, 1);
    }
    EXPECT_TRUE(later.world.iterated_joints());
    now.world.set_iterated_joints(true);
    run(now.world, 60);
    run(later.world, 60);
    for (std::size_t i = 0; i < now.planks.size(); ++i)
        EXPECT_EQ(now.planks[i].transform(), later.planks[i].transform());
}

}  // namespace
}  // namespace jostle::test
