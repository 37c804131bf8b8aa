// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits in callbacks: each waits until the step has ended, and is then as if it were made between two steps.
// The oracle is a twin of the world in which it is. Edits that are not applied: lost_edits_test.cpp.
#include <gtest/gtest.h>

#include <functional>

#include "dynamics/callback_world.h"
#include "dynamics/door_entries.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

/// Every call that changes a world, of the table that door_table_test.cpp holds to be complete.
TEST(QueuedEdits, EachIsAsIfItWereMadeAfterTheStep) {
    int calls = 0;
    for (const Entry& entry : all_entries()) {
        if (entry.edits == 0 || entry.name.find("::on_") != std::string::npos) continue;
        SCOPED_TRACE(entry.name);
        ++calls;
        CallbackWorld queued, twin;
        int in_step = 0;
        const std::uint64_t before = queued.world.state_hash();
        ASSERT_EQ(before, twin.world.state_hash());
        queued.step_with([&] {
            in_step = queued.world.counts().contacts;
            entry.good(queued.hands);
        });
        twin.world.step(kDt);
        entry.good(twin.hands);
        EXPECT_EQ(queued.world.check(), "");
        ASSERT_EQ(queued.world.state_hash(), twin.world.state_hash());
        EXPECT_TRUE(queued.world.events().edits_dropped.empty());
        for (int i = 0; i < 3; ++i) {
            queued.world.step(kDt);
            twin.world.step(kDt);
            ASSERT_EQ(queued.world.state_hash(), twin.world.state_hash());
        }
        EXPECT_GT(in_step, 0);
    }
    EXPECT_GT(calls, 45);
}

/// Objects that are there are read as before; new ones, by their definition.
TEST(QueuedEdits, ReadAsBeforeUntilTheStepEnds) {
    CallbackWorld scene;
    World& world = scene.world;
    Body body;
    Shape shape, large;
    ChainShape chain;
    RevoluteJoint joint;
    scene.step_with([&] {
        const Vec2 velocity = scene.ball.linear_velocity();
        scene.ball.set_linear_velocity({7.0f, 7.0f});
        EXPECT_EQ(scene.ball.linear_velocity(), velocity);
        world.destroy(scene.hands.weld);
        EXPECT_TRUE(scene.hands.weld.is_valid());

        body = world.create_body({.type = BodyType::kDynamic,
                                  .position = {3.0f, 30.0f},
                                  .angle = 0.5f,
                                  .linear_velocity = {1.0f, 2.0f},
                                  .user_data = 7});
        EXPECT_EQ(body.position(), (Vec2{3.0f, 30.0f}));
        EXPECT_EQ(body.linear_velocity(), (Vec2{1.0f, 2.0f}));
        EXPECT_EQ(body.type(), BodyType::kDynamic);
        EXPECT_EQ(body.user_data(), 7u);
        EXPECT_TRUE(body.is_valid() && body.is_enabled() && body.is_awake());
        shape = body.create_shape(Circle{{0.5f, 0.0f}, 0.25f},
                                  {.density = 3.0f, .material = {.friction = 0.125f}});
        EXPECT_EQ(shape.body(), body);
        EXPECT_EQ(shape.geometry().circle.radius, 0.25f);
        EXPECT_EQ(shape.material().friction, 0.125f);
        large = scene.ground.create_shape(LargePolygon::regular(20, 0.25f));
        EXPECT_EQ(large.geometry().large_polygon.count, 20);
        chain = scene.ground.create_chain(three_points());
        EXPECT_EQ(chain.segment(1).chain(), chain);
        joint = world.create_revolute({.body_a = scene.ball, .body_b = body, .anchor_b = {0.25f, 0.0f}});
        EXPECT_EQ(joint.body_b(), body);
        joint.set_motor(RevoluteMotor{.speed = 2.0f, .max_torque = 1.0f});
        joint.set_motor_speed(3.0f);
        joint.set_limit(JointLimit{-1.0f, 1.0f});
    });
    EXPECT_EQ(scene.ball.linear_velocity(), (Vec2{7.0f, 7.0f}));
    EXPECT_FALSE(scene.hands.weld.is_valid());
    EXPECT_EQ(body.position(), (Vec2{3.0f, 30.0f})) << "it was not there in that step";
    EXPECT_EQ(body.shapes().size(), 1);
    EXPECT_EQ(body.joints().size(), 1);
    EXPECT_NEAR(body.mass(), 3.0f * 3.14159265f / 16.0f, 1.0e-6f);
    EXPECT_EQ(scene.ground.shapes().size(), 1 + 1 + chain.segment_count());
    ASSERT_TRUE(joint.motor() && joint.limit());
    EXPECT_EQ(joint.motor()->speed, 3.0f);
    EXPECT_EQ(joint.motor()->max_torque, 1.0f);
    EXPECT_EQ(joint.limit()->upper, 1.0f);
    EXPECT_TRUE(world.events().edits_dropped.empty());
    EXPECT_EQ(world.check(), "");
    world.step(kDt);
    EXPECT_NE(body.position(), (Vec2{3.0f, 30.0f}));
    EXPECT_EQ(world.check(), "");
}

TEST(QueuedEdits, WhatIsNewCanBeEditedAndDestroyedBeforeItEnters) {
    CallbackWorld scene;
    World& world = scene.world;
    const WorldCounts before = world.counts();
    Body moved, gone;
    Shape heavy;
    scene.step_with([&] {
        moved = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 40.0f}});
        heavy = moved.create_shape(Circle{{}, 0.5f});
        moved.set_transform({5.0f, 50.0f}, 1.0f);
        moved.set_linear_velocity({0.0f, 4.0f});
        moved.apply_impulse_to_center({2.0f, 0.0f});
        heavy.set_density(8.0f);
        moved.set_gravity_scale(0.0f);
        moved.set_type(BodyType::kStatic);
        moved.set_type(BodyType::kDynamic);
        gone = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 45.0f}});
        gone.create_shape(LargePolygon::regular(12, 0.5f));
        gone.create_chain(three_points());
        world.create_weld({.body_a = moved, .body_b = gone});
        world.destroy(gone);
    });
    EXPECT_EQ(world.check(), "");
    EXPECT_TRUE(world.events().edits_dropped.empty());
    EXPECT_FALSE(gone.is_valid());
    EXPECT_EQ(world.counts().bodies, before.bodies + 1);
    EXPECT_EQ(world.counts().shapes, before.shapes + 1);
    EXPECT_EQ(world.counts().joints, before.joints);
    EXPECT_EQ(moved.position(), (Vec2{5.0f, 50.0f}));
    EXPECT_NEAR(moved.mass(), 8.0f * 3.14159265f / 4.0f, 1.0e-5f);
    // It became static in between, and so lost its speed.
    EXPECT_EQ(moved.linear_velocity(), Vec2{});
    EXPECT_EQ(moved.shapes().front(), heavy);
}

/// The bodies that callbacks make, destroy and move are the same on every number of threads.
TEST(QueuedEdits, AreTheSameForEveryNumberOfThreads) {
    std::vector<std::uint64_t> hashes;
    for (const int workers : {1, 2, 3, 4, 8}) {
        ThreadScheduler scheduler(workers, TaskOrder::kShuffled);
        World world({.scheduler = &scheduler});
        const Body ground = add_ground(world);
        for (int i = 0; i < 200; ++i)
            add_dynamic(world, {static_cast<float>(i % 20) - 10.0f, 1.0f + 1.5f * static_cast<float>(i / 20)},
                        Circle{{}, 0.5f});
        int made = 0;
        world.on_should_collide([&](const Shape& a, const Shape& b) {
            if ((a.handle().index + b.handle().index) % 7 == 0)
                b.body().apply_impulse_to_center({0.1f, 0.0f});
            return (a.handle().index * 31 + b.handle().index) % 5 != 0;
        });
        world.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) {
            const Body body = contact.other.body();
            switch (contact.other.handle().index % 5) {
                case 0:
                    world.destroy(body);
                    break;
                case 1:
                    body.set_transform({body.position().x, 20.0f}, 0.0f);
                    break;
                case 2:
                    if (++made % 3 == 0) {
                        const Body added =
                            world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 25.0f}});
                        added.create_shape(Polygon::box(0.3f, 0.3f));
                        world.create_distance({.body_a = body, .body_b = added, .length = 3.0f});
                    }
                    break;
                default:
                    contact.friction = 0.1f;
            }
        });
        for (int i = 0; i < 200; ++i) {
            world.step(kDt);
            ASSERT_EQ(world.check(), "");
        }
        EXPECT_GT(made, 80);
        hashes.push_back(world.state_hash());
    }
    for (const std::uint64_t hash : hashes) EXPECT_EQ(hash, hashes[0]);
}

/// Several edits that depend on each other, as if they were made after the step.
TEST(QueuedEdits, SeveralAreAsIfTheyWereMadeAfterTheStep) {
    const std::function<void(CallbackWorld&)> several[] = {
        [](CallbackWorld& w) {
            w.world.set_allow_sleep(false);
            w.world.create_body(
                {.type = BodyType::kDynamic, .linear_velocity = {1.0f, 0.0f}, .awake = false});
        },
        [](CallbackWorld& w) {
            const Body lift = w.hands.platform;
            lift.set_type(BodyType::kKinematic);
            lift.move_to({{3.0f, 1.0f}, Rot::from_angle(0.5f)}, kDt);
        },
        [](CallbackWorld& w) {
            const Body one = w.world.create_body({.type = BodyType::kDynamic, .position = {5.0f, 5.0f}});
            one.create_shape(Circle{{}, 0.5f});
            w.world.shift_origin({8.0f, 4.0f});
            const Body two = w.world.create_body({.position = {5.0f, 5.0f}, .enabled = false});
            two.set_enabled(true);
        },
        [](CallbackWorld& w) {
            w.hands.shape.set_geometry(LargePolygon::regular(12, 0.5f));
            w.hands.shape.set_geometry(LargePolygon::regular(16, 0.25f));
            w.hands.body.set_name("first");
            w.hands.body.set_name("second");
        },
        [](CallbackWorld& w) {
            const Body made = w.world.create_body(
                {.type = BodyType::kDynamic, .position = {0.0f, 70.0f}, .awake = false, .name = "sleeper"});
            made.create_shape(Circle{{}, 0.5f}, {.density = 3.0f});
            w.world.create_weld({.body_a = w.ball, .body_b = made});
        },
    };
    int number = 0;
    for (const auto& edits : several) {
        SCOPED_TRACE(number++);
        CallbackWorld queued, twin;
        queued.step_with([&] { edits(queued); });
        twin.world.step(kDt);
        edits(twin);
        EXPECT_EQ(queued.world.check(), "");
        ASSERT_EQ(queued.world.state_hash(), twin.world.state_hash());
        queued.world.step(kDt);
        twin.world.step(kDt);
        ASSERT_EQ(queued.world.state_hash(), twin.world.state_hash());
    }
}

/// All that reads a world is open to a callback, with objects of every type that lie aside.
TEST(QueuedEdits, AWorldIsReadInCallbacks) {
    CallbackWorld scene;
    World& world = scene.world;
    scene.step_with([&] {
        const Body body = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 30.0f}});
        const Body sleeper =
            world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 33.0f}, .awake = false});
        body.create_shape(Circle{{}, 0.5f});
        body.create_chain(three_points());
        world.create_weld({.body_a = body, .body_b = scene.ball});
        EXPECT_FALSE(sleeper.is_awake());
        EXPECT_EQ(world.check(), "");
        EXPECT_EQ(static_cast<int>(world.contacts().size()), world.counts().contacts);
        EXPECT_GT(world.energy().total(), 0.0);
        EXPECT_FALSE(world.islands().empty());
        int bodies = 0;
        for (const Body& each : world.bodies()) bodies += each.is_enabled() ? 1 : 0;
        EXPECT_EQ(bodies, world.counts().bodies);
        for (const Joint& each : world.joints()) (void)each.reaction_force();
        for (const Entry& entry : all_entries())
            if (!entry.changes) entry.good(scene.hands);
    });
    EXPECT_EQ(world.check(), "");
}

/// Objects that lie aside leave in their order, so those that stay disabled or idle lie as if they were made
/// after the step.
TEST(QueuedEdits, LeaveTheOrderOfWhatDoesNothing) {
    const auto make = [](CallbackWorld& scene) {
        World& world = scene.world;
        const BodyDef on{.type = BodyType::kDynamic, .position = {5.0f, 50.0f}},
            off{.type = BodyType::kDynamic, .enabled = false};
        const auto weld = [&](const Body& other) {
            world.create_weld({.body_a = scene.ground, .body_b = other, .anchor_a = {3.0f, 9.0f}});
        };
        for (const BodyDef& def : {off, on, off, off, on, off}) world.create_body(def);
        for (const Body& body : {scene.hands.second, scene.hands.body}) body.set_enabled(false);
        for (int i = 0; i < 3; ++i) {
            weld(scene.ball);
            weld(world.create_body({.position = {static_cast<float>(i), 0.0f}}));
            weld(world.create_body(on));
        }
    };
    CallbackWorld scene, twin;
    scene.step_with([&] { make(scene); });
    twin.step_with([] {});
    make(twin);
    EXPECT_EQ(scene.world.state_hash(), twin.world.state_hash());
    for (int i = 0; i < 10; ++i) {
        scene.world.step(kDt);
        twin.world.step(kDt);
        ASSERT_EQ(scene.world.state_hash(), twin.world.state_hash()) << i;
        ASSERT_EQ(scene.world.check(), "");
    }
}

}  // namespace
}  // namespace jostle::test
