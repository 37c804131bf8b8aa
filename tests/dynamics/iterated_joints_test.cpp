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

}  // namespace
}  // namespace jostle::test
