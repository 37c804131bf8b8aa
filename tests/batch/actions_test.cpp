// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Columns of actions: each does what the world's call does.
#include <gtest/gtest.h>
#include <jostle/batch/batch.h>

#include <functional>
#include <vector>

#include "batch/columns_world.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

TEST(BatchActions, OfBodiesAreTheCallsOfBodies) {
    const struct {
        BatchAction type;
        std::vector<float> row;
        std::function<void(Lander&)> call;
    } cases[] = {
        {BatchAction::kForce,
         {3, 40},
         [](Lander& l) {
             l.hull.apply_force_to_center({3, 40});
         }},
        {BatchAction::kForceAt,
         {3, 40, 1, 4},
         [](Lander& l) {
             l.hull.apply_force({3, 40}, {1, 4});
         }},
        {BatchAction::kTorque, {5}, [](Lander& l) { l.hull.apply_torque(5); }},
        {BatchAction::kImpulse,
         {1, 2},
         [](Lander& l) {
             l.hull.apply_impulse_to_center({1, 2});
         }},
        {BatchAction::kImpulseAt,
         {1, 2, 1, 4},
         [](Lander& l) {
             l.hull.apply_impulse({1, 2}, {1, 4});
         }},
        {BatchAction::kAngularImpulse, {0.5f}, [](Lander& l) { l.hull.apply_angular_impulse(0.5f); }},
        {BatchAction::kLinearVelocity,
         {1, 0},
         [](Lander& l) {
             l.hull.set_linear_velocity({1, 0});
         }},
        {BatchAction::kAngularVelocity, {-1}, [](Lander& l) { l.hull.set_angular_velocity(-1); }},
    };
    for (const auto& one : cases) {
        LanderAndBatch both;
        const BatchColumns columns = both.batch.add_action(one.type, both.alone.hull);
        EXPECT_EQ(columns, (BatchColumns{0, static_cast<int>(one.row.size())}));
        const std::uint64_t before = both.alone.world.state_hash();
        both.expect_like(one.row, one.call);
        Lander idle = make_lander(3);
        EXPECT_EQ(idle.world.state_hash(), before);
        idle.world.step(kDt);
        EXPECT_NE(both.alone.world.state_hash(), idle.world.state_hash()) << "it does something";
    }
}

TEST(BatchActions, DriveMotorsOfEveryType) {
    Driven alone;
    Batch batch(1, [](const BatchEpisode&) { return Driven().world; });
    std::vector<float> row;
    for (const Joint& joint : alone.joints) {
        batch.add_action(BatchAction::kMotorMax, joint);
        batch.add_action(BatchAction::kMotorSpeed, joint);
        row.insert(row.end(), {7.0f, -3.0f});
    }
    batch.step(row, {});
    RevoluteJoint(alone.joints[0]).set_motor({-3.0f, 7.0f});
    PrismaticJoint(alone.joints[1]).set_motor({-3.0f, 7.0f});
    DistanceJoint(alone.joints[2]).set_motor({-3.0f, 7.0f});
    WheelJoint(alone.joints[3]).set_motor({-3.0f, 7.0f});
    SlotJoint(alone.joints[4]).set_motor({-3.0f, 7.0f});
    alone.world.step(kDt);
    EXPECT_EQ(batch.world(0).state_hash(), alone.world.state_hash());
}

TEST(BatchActions, AimServosOfEveryType) {
    Driven alone;
    Batch batch(1, [](const BatchEpisode&) { return Driven().world; });
    for (const int i : {0, 1, 4})
        batch.add_action(BatchAction::kServoTarget, alone.joints[static_cast<std::size_t>(i)]);
    EXPECT_THROW(batch.add_action(BatchAction::kServoTarget, alone.joints[2]), Error);
    EXPECT_THROW(batch.add_action(BatchAction::kServoTarget, alone.joints[3]), Error);
    batch.step(std::vector{-0.4f, 0.5f, 0.6f}, {});
    RevoluteJoint(alone.joints[0]).set_servo_target(-0.4f);
    PrismaticJoint(alone.joints[1]).set_servo_target(0.5f);
    SlotJoint(alone.joints[4]).set_servo_target(0.6f);
    alone.world.step(kDt);
    EXPECT_EQ(batch.world(0).state_hash(), alone.world.state_hash());
}

TEST(BatchActions, NumbersThatChangeNothingWakeNothing) {
    Lander alone = make_lander(3);
    Batch batch(1, [](const BatchEpisode&) { return make_lander(3).world; });
    batch.add_action(BatchAction::kMotorSpeed, alone.hips[0]);
    batch.add_action(BatchAction::kMotorMax, alone.hips[0]);
    batch.add_action(BatchAction::kServoTarget, alone.hips[1]);
    for (const BatchAction type :
         {BatchAction::kForceAt, BatchAction::kTorque, BatchAction::kImpulseAt, BatchAction::kAngularImpulse,
          BatchAction::kLinearVelocity, BatchAction::kAngularVelocity})
        batch.add_action(type, alone.legs[0]);
    std::vector<float> row{0.0f, 4.0f, 0.1f, 0, 0, 5, 5, 0, 0, 0, 5, 5, 0, 0, 0, 0};
    for (int i = 0; i < 600; ++i) batch.world(0).step(kDt);
    const Body hull = batch.world(0).body(alone.hull.handle().key());
    ASSERT_FALSE(hull.is_awake());
    for (int i = 0; i < 3; ++i) batch.step(row, {});
    EXPECT_FALSE(hull.is_awake());
    row[0] = 0.5f;
    batch.step(row, {});
    EXPECT_TRUE(hull.is_awake());
}

}  // namespace
}  // namespace jostle::test
