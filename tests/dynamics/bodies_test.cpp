// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One body alone: how it moves, against closed forms.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// By a damping that makes v to v / (1 + damping h) in each.
TEST(Bodies, SubstepsAreThoseAskedFor) {
    for (const int substeps : {1, 2, 5}) {
        World world({.gravity = {}});
        Body body = world.create_body(
            {.type = BodyType::kDynamic, .linear_velocity = {8.0f, 0.0f}, .linear_damping = 2.0f});
        world.step(0.5f, substeps);
        const float h = 0.5f / static_cast<float>(substeps);
        EXPECT_FLOAT_EQ(body.linear_velocity().x,
                        8.0f / std::pow(1.0f + 2.0f * h, static_cast<float>(substeps)));
    }
}

TEST(Bodies, DampingDividesBySubstep) {
    World world({.gravity = {}});
    Body body = world.create_body({.type = BodyType::kDynamic,
                                   .linear_velocity = {8.0f, 0.0f},
                                   .angular_velocity = 2.0f,
                                   .linear_damping = 0.5f,
                                   .angular_damping = 1.5f});
    run(world, 60);
    const double linear = 8.0 / std::pow(1.0 + 0.5 / 240.0, 240.0);
    const double angular = 2.0 / std::pow(1.0 + 1.5 / 240.0, 240.0);
    EXPECT_NEAR(body.linear_velocity().x, linear, 1e-4);
    EXPECT_NEAR(body.angular_velocity(), angular, 1e-4);
    body.set_linear_damping(0.0f);
    body.set_angular_damping(0.0f);
    const Vec2 v = body.linear_velocity();
    run(world, 10);
    EXPECT_EQ(body.linear_velocity(), v);
    EXPECT_EQ(body.linear_damping(), 0.0f);
    EXPECT_EQ(body.angular_damping(), 0.0f);
}

TEST(Bodies, GravityIsScaledAndSet) {
    World world({.gravity = {1.0f, -8.0f}});
    Body half = world.create_body({.type = BodyType::kDynamic, .gravity_scale = 0.5f});
    Body none = world.create_body({.type = BodyType::kDynamic, .gravity_scale = 0.0f});
    Body up = world.create_body({.type = BodyType::kDynamic});
    up.set_gravity_scale(-1.0f);
    world.step(0.25f);
    EXPECT_NEAR(half.linear_velocity().y, -1.0f, 1e-6f);
    EXPECT_NEAR(half.linear_velocity().x, 0.125f, 1e-6f);
    EXPECT_EQ(none.linear_velocity(), Vec2{});
    EXPECT_NEAR(up.linear_velocity().y, 2.0f, 1e-6f);
    EXPECT_EQ(up.gravity_scale(), -1.0f);
    world.set_gravity({0.0f, 4.0f});
    EXPECT_EQ(world.gravity(), (Vec2{0.0f, 4.0f}));
    world.step(0.25f);
    EXPECT_NEAR(up.linear_velocity().y, 1.0f, 1e-6f);
}

TEST(Bodies, KinematicOnesMoveAsTold) {
    World world;
    Body body = world.create_body(
        {.type = BodyType::kKinematic, .linear_velocity = {2.0f, -1.0f}, .angular_velocity = 0.5f});
    body.create_shape(Polygon::box(1.0f, 0.25f));
    add_dynamic(world, {0.0f, 0.75f}, Polygon::box(0.5f, 0.5f), {.density = 100.0f});  // does not push it
    body.apply_force_to_center({1.0e5f, 1.0e5f});
    body.apply_impulse({1.0e5f, 1.0e5f}, {1.0f, 1.0f});
    body.apply_angular_impulse(1.0e5f);
    run(world, 120);
    EXPECT_NEAR(body.position().x, 4.0f, 1e-4f);
    EXPECT_NEAR(body.position().y, -2.0f, 1e-4f);
    EXPECT_NEAR(body.angle(), 1.0f, 1e-4f);
    EXPECT_EQ(body.linear_velocity(), (Vec2{2.0f, -1.0f}));
    EXPECT_EQ(body.angular_velocity(), 0.5f);
    EXPECT_EQ(body.mass(), 0.0f);
    EXPECT_EQ(body.inertia(), 0.0f);
}

TEST(Bodies, StaticOnesIgnoreVelocitiesAndForces) {
    World world;
    Body body = world.create_body(
        {.position = {1.0f, 2.0f}, .angle = 0.5f, .linear_velocity = {3.0f, 4.0f}, .angular_velocity = 5.0f});
    body.create_shape(Circle{{}, 1.0f});
    EXPECT_EQ(body.linear_velocity(), Vec2{});
    body.set_linear_velocity({1.0f, 1.0f});
    body.set_angular_velocity(1.0f);
    body.apply_impulse_to_center({1.0f, 1.0f});
    body.apply_impulse({1.0f, 1.0f}, {5.0f, 5.0f});
    body.apply_angular_impulse(1.0f);
    body.apply_force({1.0f, 1.0f}, {5.0f, 5.0f});
    body.apply_torque(1.0f);
    run(world, 30);
    EXPECT_EQ(body.position(), (Vec2{1.0f, 2.0f}));
    EXPECT_NEAR(body.angle(), 0.5f, 1e-6f);
    EXPECT_EQ(body.linear_velocity(), Vec2{});
    EXPECT_EQ(body.angular_velocity(), 0.0f);
    EXPECT_TRUE(world.events().moved.empty());
}

/// A force is for the next step only, also where that step did not move the body.
TEST(Bodies, ForcesDoNotPileUpOnWhatDoesNotMove) {
    World world({.gravity = {}});
    Body still = world.create_body({});
    Body told = world.create_body({.type = BodyType::kKinematic});
    Body disabled = world.create_body({.type = BodyType::kDynamic, .enabled = false});
    for (Body body : {still, told, disabled}) {
        body.create_shape(Circle{{}, 1.0f}, {.filter = {.mask = 0}});
        body.apply_force_to_center({1000.0f, 0.0f});
        body.apply_force({1000.0f, 0.0f}, {0.0f, 1.0f});
        body.apply_torque(1000.0f);
    }
    run(world, 1);
    still.set_type(BodyType::kDynamic);
    told.set_type(BodyType::kDynamic);
    disabled.set_enabled(true);
    run(world, 1);
    for (const Body& body : {still, told, disabled}) {
        EXPECT_EQ(body.linear_velocity(), Vec2{});
        EXPECT_EQ(body.angular_velocity(), 0.0f);
    }
}

TEST(Bodies, ForcesActForOneStep) {
    World world({.gravity = {}});
    Body body = add_dynamic(world, {}, Polygon::box(0.5f, 1.0f), {.density = 3.0f});  // 6 kg, 2.5 kg m^2
    body.apply_force_to_center({12.0f, 0.0f});
    body.apply_torque(5.0f);
    world.step(0.2f);
    EXPECT_NEAR(body.linear_velocity().x, 0.4f, 1e-6f);
    EXPECT_NEAR(body.angular_velocity(), 0.4f, 1e-6f);
    EXPECT_NEAR(body.position().x, 0.5f * 2.0f * 0.2f * 0.2f, 1e-6f);
    world.step(0.2f);
    EXPECT_NEAR(body.linear_velocity().x, 0.4f, 1e-6f);
    EXPECT_NEAR(body.angular_velocity(), 0.4f, 1e-6f);
}

TEST(Bodies, ForcesAtAPointTurn) {
    World world({.gravity = {}});
    Body body = add_dynamic(world, {10.0f, 0.0f}, Polygon::box(0.5f, 1.0f), {.density = 3.0f});
    body.apply_force({0.0f, 6.0f}, {10.5f, 0.0f});  // 3 N m
    body.apply_force({6.0f, 0.0f}, {10.0f, 1.0f});  // -6 N m
    world.step(0.1f);
    EXPECT_NEAR(body.linear_velocity().x, 0.1f, 1e-6f);
    EXPECT_NEAR(body.linear_velocity().y, 0.1f, 1e-6f);
    EXPECT_NEAR(body.angular_velocity(), -3.0f / 2.5f * 0.1f, 1e-6f);
}

TEST(Bodies, ImpulsesActAtOnce) {
    World world({.gravity = {}});
    Body body = add_dynamic(world, {10.0f, 0.0f}, Polygon::box(0.5f, 1.0f), {.density = 3.0f});
    body.apply_impulse_to_center({3.0f, 0.0f});
    EXPECT_NEAR(body.linear_velocity().x, 0.5f, 1e-6f);
    body.apply_impulse({0.0f, 3.0f}, {10.5f, 0.0f});
    EXPECT_NEAR(body.linear_velocity().y, 0.5f, 1e-6f);
    EXPECT_NEAR(body.angular_velocity(), 1.5f / 2.5f, 1e-6f);
    body.apply_angular_impulse(-1.5f);
    EXPECT_NEAR(body.angular_velocity(), 0.0f, 1e-6f);
}

TEST(Bodies, VelocityAtAPoint) {
    World world({.gravity = {}});
    Body body = add_dynamic(world, {1.0f, 1.0f}, Circle{{}, 1.0f});
    body.set_linear_velocity({1.0f, 2.0f});
    body.set_angular_velocity(3.0f);
    EXPECT_EQ(body.velocity_at({2.0f, 1.0f}), (Vec2{1.0f, 5.0f}));
    EXPECT_EQ(body.velocity_at({1.0f, 3.0f}), (Vec2{-5.0f, 2.0f}));
}

TEST(Bodies, FixedOnesNeverTurn) {
    World world({.gravity = {}});
    Body body = world.create_body({.type = BodyType::kDynamic,
                                   .linear_velocity = {1.0f, 0.0f},
                                   .angular_velocity = 3.0f,
                                   .locks = {.rotation = true}});
    body.create_shape(Polygon::box(0.5f, 0.5f));
    EXPECT_EQ(body.angular_velocity(), 0.0f);
    EXPECT_EQ(body.inertia(), 0.0f);
    body.apply_impulse({0.0f, 1.0f}, {0.5f, 0.0f});
    body.apply_angular_impulse(1.0f);
    body.apply_torque(1.0f);
    body.set_angular_velocity(2.0f);
    run(world, 60);
    EXPECT_EQ(body.angle(), 0.0f);
    EXPECT_NEAR(body.position().x, 1.0f, 1e-5f);
    EXPECT_NEAR(body.position().y, 1.0f, 1e-5f);

    body.set_locks({});
    EXPECT_EQ(body.locks(), MotionLocks{});
    EXPECT_NEAR(body.inertia(), 1.0f / 6.0f, 1e-6f);
    body.set_angular_velocity(2.0f);
    body.set_locks({.rotation = true});
    EXPECT_EQ(body.angular_velocity(), 0.0f);
}

TEST(Bodies, SpeedAndRotationAreBounded) {
    World world({.gravity = {}, .max_speed = 50.0f});
    Body body = add_dynamic(world, {}, Circle{{}, 1.0f});
    body.set_linear_velocity({300.0f, -400.0f});
    body.set_angular_velocity(1.0e4f);
    world.step(kDt);
    EXPECT_NEAR(body.linear_velocity().x, 30.0f, 1e-4f);
    EXPECT_NEAR(body.linear_velocity().y, -40.0f, 1e-4f);
    EXPECT_NEAR(body.angular_velocity(), 0.25f * kPi * 60.0f, 1e-3f);
    EXPECT_NEAR(body.angle(), 0.25f * kPi, 1e-4f);
}

/// Also by joints that contradict each other, and after the last of a step's passes.
TEST(Bodies, SpeedIsBoundedWhateverPushes) {
    World world;
    Body body = add_dynamic(world, {}, Polygon::box(0.1f, 1.0f), {.density = 0.01f});
    for (const Vec2 far : {Vec2{1000.0f, 0.0f}, Vec2{-1000.0f, 0.0f}, Vec2{0.0f, 1000.0f}}) {
        const Body hook = world.create_body({.position = far});
        world.create_weld({.body_a = hook, .body_b = body});
    }
    for (int i = 0; i < 60; ++i) {
        world.step(kDt);
        ASSERT_LE(length(body.linear_velocity()), 1.001f * kMaxSpeed);
        ASSERT_LE(abs(body.angular_velocity()), 1.001f * kMaxRotationPerStep / kDt);
    }
    EXPECT_EQ(world.check(), "");
}

TEST(Bodies, StopAtTheEdgeOfTheWorld) {
    World world({.gravity = {}});
    Body body = add_dynamic(world, {kMaxCoordinate - 1.0f, -kMaxCoordinate}, Circle{{}, 0.5f});
    body.set_linear_velocity({300.0f, -300.0f});
    run(world, 3);
    EXPECT_EQ(body.position(), (Vec2{kMaxCoordinate, -kMaxCoordinate}));
    EXPECT_EQ(body.linear_velocity(), Vec2{});
}

TEST(Bodies, FramesAndUserData) {
    World world;
    Body body =
        world.create_body({.position = {1.0f, 2.0f}, .angle = 0.5f * kPi, .user_data = 0xfeedfacecafebeef});
    EXPECT_NEAR(body.world_point({1.0f, 0.0f}).x, 1.0f, 1e-6f);
    EXPECT_NEAR(body.world_point({1.0f, 0.0f}).y, 3.0f, 1e-6f);
    EXPECT_NEAR(body.local_point({1.0f, 3.0f}).x, 1.0f, 1e-6f);
    EXPECT_NEAR(body.world_vector({1.0f, 0.0f}).y, 1.0f, 1e-6f);
    EXPECT_NEAR(body.local_vector({0.0f, 1.0f}).x, 1.0f, 1e-6f);
    EXPECT_EQ(body.user_data(), 0xfeedfacecafebeef);
    body.set_user_data(7);
    EXPECT_EQ(body.user_data(), 7u);
    Shape shape = body.create_shape(Circle{{}, 1.0f}, {.user_data = 8});
    EXPECT_EQ(shape.user_data(), 8u);
    shape.set_user_data(9);
    EXPECT_EQ(shape.user_data(), 9u);
    EXPECT_EQ(shape.body(), body);
}

TEST(Bodies, MovedOnesAreListedWithTheirPoses) {
    World world;
    world.create_body({});
    Body falls = world.create_body({.type = BodyType::kDynamic, .user_data = 11});
    Body told = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {60.0f, 0.0f}});
    world.create_body({.type = BodyType::kDynamic, .enabled = false});
    run(world, 1);
    const auto moved = world.events().moved;
    ASSERT_EQ(moved.size(), 2u);
    EXPECT_EQ(moved[0].body, falls);
    EXPECT_EQ(moved[0].user_data, 11u);
    EXPECT_EQ(moved[0].transform, falls.transform());
    EXPECT_EQ(moved[1].body, told);
    EXPECT_NEAR(moved[1].transform.p.x, 1.0f, 1e-5f);
    EXPECT_EQ(world.counts().awake_bodies, 2);
    EXPECT_EQ(world.counts().bodies, 4);
}

TEST(Shapes, AViewOfFewCornersIsKeptAsAValue) {
    World world;
    Body body = world.create_body({.type = BodyType::kDynamic});
    Shape few, many;
    {
        LargePolygon eight = LargePolygon::regular(8, 0.5f, 0.125f), nine = LargePolygon::regular(9, 0.5f);
        eight.inner_edges = 5;
        few = body.create_shape(PolygonView(eight));
        many = body.create_shape(PolygonView(nine));
    }
    const Polygon expected = Polygon::regular(8, 0.5f, 0.125f);
    const Geometry kept = few.geometry();
    ASSERT_EQ(kept.type, ShapeType::kPolygon);
    EXPECT_EQ(kept.polygon.count, 8);
    EXPECT_EQ(kept.polygon.radius, 0.125f);
    EXPECT_EQ(kept.polygon.centroid, expected.centroid);
    EXPECT_EQ(kept.polygon.inner_edges, 5u);
    for (int i = 0; i < 8; ++i) {
        EXPECT_EQ(kept.polygon.vertices[i], expected.vertices[i]);
        EXPECT_EQ(kept.polygon.normals[i], expected.normals[i]);
    }
    EXPECT_EQ(many.geometry().type, ShapeType::kLargePolygon);
    EXPECT_EQ(many.geometry().large_polygon.count, 9);
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(Bodies, ATransformHasARotation) {
    World world;
    const Body body = world.create_body({});
    body.set_transform({{3.0f, 4.0f}, {0.0f, 1.0f}});
    EXPECT_EQ(body.position(), (Vec2{3.0f, 4.0f}));
    EXPECT_EQ(body.rotation(), (Rot{0.0f, 1.0f}));
    EXPECT_NEAR(body.angle(), kPi / 2.0f, 1e-6f);
    body.set_transform({{}, {0.8004f, 0.6003f}});  // 5e-4 too long
    EXPECT_NEAR(body.rotation().c, 0.8f, 1e-6f);
    EXPECT_NEAR(body.rotation().s, 0.6f, 1e-6f);
    EXPECT_THROW(body.set_transform({{}, {1.0f, 1.0f}}), Error);
    EXPECT_THROW(body.set_transform({{}, {0.0f, 0.0f}}), Error);
    EXPECT_THROW(body.set_transform({{2.0e9f, 0.0f}, {}}), Error);
    EXPECT_EQ(body.position(), Vec2{});
}
#endif

}  // namespace
}  // namespace jostle::test
