// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Custom joints: rows of the user's own. Where a row says what a joint of the library says, it does what that
// does.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

struct Bead {
    Bead() {
        ground = world.create_body({});
        box = add_dynamic(world, {1.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
        joint = world.create_custom({.body_a = ground, .body_b = box});
    }
    World world;
    Body ground, box;
    CustomJoint joint;
};

TEST(CustomJoint, ARowHoldsAsARigidJointDoes) {
    Bead b;
    int calls = 0;
    b.world.on_custom_joints([&](CustomRows& rows) {
        ++calls;
        EXPECT_EQ(rows.joint, b.joint);
        EXPECT_NEAR(rows.h, kDt / 4.0f, 1.0e-6f);
        CustomRow& row = rows.add();
        row.error = b.box.position().y;
        row.linear[1] = {0.0f, 1.0f};
    });
    b.box.set_linear_velocity({1.0f, 0.0f});
    run(b.world, 60);
    EXPECT_EQ(calls, 60);
    EXPECT_NEAR(b.box.position().x, 2.0f, 1.0e-3f) << "it slides along x";
    EXPECT_NEAR(b.box.position().y, 0.0f, kLinearSlop);
    EXPECT_EQ(b.joint.row_count(), 1);
    EXPECT_NEAR(b.joint.row_force(0), 10.0f, 0.01f);
    EXPECT_NEAR(b.joint.reaction_force().y, 10.0f, 0.01f);
    b.world.on_custom_joints(nullptr);
    run(b.world, 30);
    EXPECT_LT(b.box.position().y, -1.0f) << "without rows it falls";
    EXPECT_EQ(b.joint.row_count(), 0);
}

TEST(CustomJoint, LimitsAndMotorsAndSprings) {
    Bead b;
    b.world.on_custom_joints([&](CustomRows& rows) {
        CustomRow& floor = rows.add();  // y >= -1: it pushes upwards alone
        floor.error = b.box.position().y + 1.0f;
        floor.linear[1] = {0.0f, 1.0f};
        floor.min_force = 0.0f;
        CustomRow& motor = rows.add();
        motor.linear[1] = {1.0f, 0.0f};
        motor.is_motor = true;
        motor.speed = 2.0f;
        motor.min_force = -3.0f;
        motor.max_force = 3.0f;
        CustomRow& spring = rows.add();
        spring.angular[1] = 1.0f;
        spring.error = b.box.angle() - 1.0f;
        spring.spring = JointSpring{2.0f, 1.0f};
    });
    run(b.world, 10);
    EXPECT_NEAR(b.box.linear_velocity().x, 0.5f, 0.01f) << "3 N on 1 kg";
    EXPECT_NEAR(b.box.linear_velocity().y, -10.0f / 6.0f, 0.01f) << "it falls freely";
    EXPECT_EQ(b.joint.row_force(0), 0.0f);
    run(b.world, 240);
    EXPECT_NEAR(b.box.position().y, -1.0f, kLinearSlop);
    EXPECT_NEAR(b.joint.row_force(0), 10.0f, 0.01f);
    EXPECT_NEAR(b.box.linear_velocity().x, 2.0f, 1.0e-3f);
    EXPECT_NEAR(b.box.angle(), 1.0f, 1.0e-3f);
}

TEST(CustomJoint, ThreeBodiesShareARow) {
    // y_a + y_b + y_c stays 0: a force on one is shared by all.
    World world({.gravity = {}});
    Body bodies[3];
    for (int i = 0; i < 3; ++i)
        bodies[i] = add_dynamic(world, {3.0f * static_cast<float>(i), 0.0f}, Polygon::box(0.5f, 0.5f));
    const CustomJoint joint =
        world.create_custom({.body_a = bodies[0], .body_b = bodies[1], .body_c = bodies[2]});
    EXPECT_EQ(joint.body_count(), 3);
    world.on_custom_joints([&](CustomRows& rows) {
        CustomRow& row = rows.add();
        for (int i = 0; i < 3; ++i) {
            row.error += bodies[i].position().y;
            row.linear[i] = {0.0f, 1.0f};
        }
    });
    for (int i = 0; i < 60; ++i) {
        bodies[0].apply_force_to_center({0.0f, 3.0f});
        world.step(kDt);
    }
    EXPECT_NEAR(bodies[0].linear_velocity().y, 2.0f, 0.01f);
    EXPECT_NEAR(bodies[1].linear_velocity().y, -1.0f, 0.01f);
    EXPECT_NEAR(bodies[2].linear_velocity().y, -1.0f, 0.01f);
    EXPECT_EQ(world.check(), "");
}

TEST(CustomJoint, IsAskedInTheOrderOfSlotsAndNotInItsSleep) {
    World world({.gravity = {}});
    std::vector<CustomJoint> joints, asked;
    for (int i = 0; i < 5; ++i) {
        const Body a = world.create_body({});
        const Body b = add_dynamic(world, {3.0f * static_cast<float>(i), 0.0f}, Circle{{}, 0.5f});
        joints.push_back(world.create_custom({.body_a = a, .body_b = b}));
    }
    world.on_custom_joints([&](CustomRows& rows) { asked.push_back(rows.joint); });
    world.step(kDt);
    EXPECT_EQ(asked, joints);
    joints[2].body_b().set_awake(false);
    asked.clear();
    world.step(kDt);
    EXPECT_EQ(asked.size(), 4u);
}

/// A row as rigid as joints are, which holds the box up.
void hold_up(CustomRows& rows) {
    CustomRow& row = rows.add();
    row.error = rows.joint.body_b().position().y;
    row.linear[1] = {0.0f, 1.0f};
}

TEST(CustomJoint, TellsOfItsRowsInItsSleep) {
    Bead b;
    b.world.on_custom_joints(hold_up);
    run(b.world, 120);
    ASSERT_FALSE(b.box.is_awake());
    EXPECT_EQ(b.joint.row_count(), 1);
    EXPECT_NEAR(b.joint.row_force(0), 10.0f, 0.01f);
    EXPECT_EQ(b.joint.row_force(1), 0.0f);
    EXPECT_NEAR(b.joint.reaction_force().y, 10.0f, 0.01f);
    b.box.set_awake(true);
    b.world.on_custom_joints(nullptr);
    run(b.world, 1);
    EXPECT_EQ(b.joint.row_count(), 0);
    EXPECT_EQ(b.joint.row_force(0), 0.0f);
}

/// In a shorter step a part of the impulses is kept for the next one; of a row that has gone nothing is.
TEST(CustomJoint, ARowThatGoesLeavesNoImpulse) {
    Bead b;
    b.world.on_custom_joints(hold_up);
    run(b.world, 10);
    Tables& tables = WorldTestAccess::tables(b.world);
    const JointId id = WorldTestAccess::id(b.joint);
    const auto impulses = [&] { return tables.joint_row(id).impulses(tables.joint_sim(id)); };
    EXPECT_GT(impulses()[0], 0.01f);
    b.world.on_custom_joints(nullptr);
    b.world.step(kDt / 4.0f);
    EXPECT_EQ(impulses()[0], 0.0f);
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(CustomJoint, BadRowsAreRefusedAndTheStepCanBeMadeAgain) {
    Bead b;
    b.box.set_linear_velocity({1.0f, 0.0f});
    for (const int which : {0, 1, 2}) {
        b.world.on_custom_joints([=](CustomRows& rows) {
            CustomRow& row = rows.add();
            if (which == 0) row.error = std::numeric_limits<float>::quiet_NaN();
            if (which == 1) row.min_force = 1.0f, row.max_force = -1.0f;
            if (which == 2) rows.count = 4;
        });
        EXPECT_THROW(b.world.step(kDt), Error);
        EXPECT_EQ(b.box.linear_velocity(), (Vec2{1.0f, 0.0f}));
        EXPECT_EQ(b.box.position(), (Vec2{1.0f, 0.0f}));
    }
    b.world.on_custom_joints(nullptr);
    b.world.step(kDt);
    EXPECT_EQ(b.world.check(), "");
}
#endif

}  // namespace
}  // namespace jostle::test
