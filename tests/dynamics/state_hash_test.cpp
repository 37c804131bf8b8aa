// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// state_hash() as users rely on it; that it sees every field is describe_test.cpp's.
#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// Two boxes on the ground, a joint of each type, something disabled, something kinematic.
struct Sample {
    Sample() {
        const Body ground = add_ground(world);
        add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
        add_dynamic(world, {0.1f, 1.5f}, Polygon::box(0.5f, 0.5f));
        const Body c = add_dynamic(world, {5.0f, 5.0f}, Circle{{}, 0.5f});
        const Body d = add_dynamic(world, {8.0f, 5.0f}, Circle{{}, 0.5f});
        world.create_revolute({.body_a = ground, .body_b = c, .anchor_a = {4.0f, 6.0f}});
        world.create_prismatic({.body_a = ground, .body_b = c, .anchor_a = {5.0f, 6.0f}});
        world.create_distance({.body_a = c, .body_b = d, .length = 2.0f});
        world.create_weld({.body_a = d, .body_b = ground, .anchor_b = {8.0f, 6.0f}});
        world.create_body(
            {.type = BodyType::kKinematic, .linear_velocity = {0.5f, 0.25f}, .angular_velocity = 1.0f});
        world.create_body({.type = BodyType::kDynamic, .enabled = false});
        run(world, 3);
    }
    World world;
    Tables& tables = WorldTestAccess::tables(world);
};

TEST(StateHash, SeesInWhichSetABodyLies) {
    Sample sample;
    World& world = sample.world;
    const std::uint64_t before = world.state_hash();
    int flipped = 0;
    for (Body body : world.bodies()) {
        // A body that touches something or is joined to it would lose impulses as well.
        if (!body.shapes().empty()) continue;
        ++flipped;
        body.set_enabled(!body.is_enabled());
        EXPECT_NE(world.state_hash(), before);
        body.set_enabled(!body.is_enabled());
        EXPECT_EQ(world.state_hash(), before);
    }
    EXPECT_EQ(flipped, 2);
}

/// A box that a user gives with -0 is the box with +0.
TEST(StateHash, IsThatOfPositiveZeros) {
    const auto hash = [](float zero) {
        World world({.gravity = {zero, -10.0f},
                     .restitution_threshold = zero,
                     .max_push_out_speed = zero,
                     .contact_damping_ratio = zero,
                     .joint_damping_ratio = zero});
        Body body = world.create_body({.type = BodyType::kDynamic,
                                       .position = {zero, 1.0f},
                                       .angle = zero,
                                       .linear_velocity = {1.0f, zero},
                                       .angular_velocity = zero,
                                       .linear_damping = zero});
        body.create_shape(
            Circle{{zero, 0.0f}, 0.5f},
            {.material = {
                 .friction = zero, .restitution = zero, .rolling_resistance = zero, .surface_speed = zero}});
        body.create_shape(Capsule{{zero, 0.0f}, {1.0f, zero}, 0.5f});
        body.create_shape(Segment{{zero, 0.0f}, {1.0f, zero}, Vec2{-1.0f, zero}});
        body.create_shape(Polygon::offset_box(0.5f, 0.5f, {zero, 0.5f}));
        body.apply_impulse_to_center({zero, 0.0f});
        body.set_transform({2.0f, zero}, zero);
        body.set_linear_velocity({zero, 2.0f});
        body.set_angular_velocity(zero);
        body.set_gravity_scale(zero);
        body.set_mass({.mass = 2.0f, .center = {zero, zero}, .inertia = 1.0f});
        const RevoluteJoint hinge = world.create_revolute({.body_a = world.create_body(),
                                                           .body_b = body,
                                                           .anchor_a = {zero, 1.0f},
                                                           .reference_angle = zero,
                                                           .limit = {{zero, 1.0f}}});
        hinge.set_motor({.speed = zero, .max_torque = 1.0f});
        const std::uint64_t made = world.state_hash();
        run(world, 2);
        return std::pair(made, world.state_hash());
    };
    EXPECT_EQ(hash(0.0f), hash(-0.0f));
}

/// Two bodies that swap their states are another world.
TEST(StateHash, SeesWhoIsWhere) {
    const auto hash = [](Vec2 first, Vec2 second) {
        World world;
        world.create_body({.type = BodyType::kDynamic, .position = first});
        world.create_body({.type = BodyType::kDynamic, .position = second});
        return world.state_hash();
    };
    EXPECT_EQ(hash({1.0f, 0.0f}, {2.0f, 0.0f}), hash({1.0f, 0.0f}, {2.0f, 0.0f}));
    EXPECT_NE(hash({1.0f, 0.0f}, {2.0f, 0.0f}), hash({2.0f, 0.0f}, {1.0f, 0.0f}));
    EXPECT_NE(hash({1.0f, 0.0f}, {2.0f, 0.0f}), hash({0.0f, 1.0f}, {2.0f, 0.0f}));
}

/// Each callback of the world and of a shape, until it is taken away. A shape that had one goes on as before.
TEST(StateHash, SeesWhichCallbacksAreSet) {
    Sample sample;
    World& world = sample.world;
    const std::uint64_t none = world.state_hash();
    const auto refuse = [](const Shape&, const Shape&) { return false; };
    world.on_should_collide(refuse);
    const std::uint64_t collide = world.state_hash();
    world.on_custom_joints([](CustomRows&) {});
    const std::uint64_t both = world.state_hash();
    world.on_should_collide(nullptr);
    const std::uint64_t custom = world.state_hash();
    world.on_custom_joints(nullptr);
    EXPECT_EQ(std::set({none, collide, both, custom}).size(), 4u);
    EXPECT_EQ(world.state_hash(), none);

    const Shape shape = *(*++world.bodies().begin()).shapes().begin();
    world.on_should_collide(shape, refuse);
    EXPECT_EQ(std::set({none, collide, world.state_hash()}).size(), 3u);
    world.on_should_collide(shape, nullptr);
    EXPECT_EQ(world.state_hash(), none);
}

/// Looking changes nothing.
TEST(StateHash, DoesNotChangeByItself) {
    Sample sample;
    const std::uint64_t before = sample.world.state_hash();
    (void)sample.world.contacts();
    (void)sample.world.check();
    (void)sample.world.counts();
    EXPECT_EQ(sample.world.state_hash(), before);
    run(sample.world, 1);
    EXPECT_NE(sample.world.state_hash(), before);
}

}  // namespace
}  // namespace jostle::test
