// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that are locked along an axis, or against turning.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr MotionLocks kUpright{.rotation = true};

Body add_locked(World& world, Vec2 position, const Geometry& geometry, const MotionLocks& locks,
                const ShapeDef& material = {}) {
    const Body body = world.create_body({.type = BodyType::kDynamic, .position = position, .locks = locks});
    body.create_shape(geometry, material);
    return body;
}

TEST(Locks, AreGivenReadAndChanged) {
    World world({.gravity = {}});
    const Body body = world.create_body({.type = BodyType::kDynamic,
                                         .linear_velocity = {1.0f, 2.0f},
                                         .angular_velocity = 3.0f,
                                         .locks = {.y = true}});
    EXPECT_EQ(body.locks(), (MotionLocks{.y = true}));
    EXPECT_EQ(body.linear_velocity(), (Vec2{1.0f, 0.0f}));
    body.set_linear_velocity({4.0f, 5.0f});
    EXPECT_EQ(body.linear_velocity(), (Vec2{4.0f, 0.0f}));
    body.apply_impulse_to_center({1.0f, 1.0f});
    EXPECT_EQ(body.linear_velocity(), (Vec2{5.0f, 0.0f}));
    body.set_locks({.x = true, .rotation = true});
    EXPECT_EQ(body.linear_velocity(), Vec2{});
    EXPECT_EQ(body.angular_velocity(), 0.0f);
    body.set_linear_velocity({4.0f, 5.0f});
    EXPECT_EQ(body.linear_velocity(), (Vec2{0.0f, 5.0f}));
    EXPECT_EQ(body.mass(), 1.0f);
    body.set_locks({});
    body.apply_impulse_to_center({1.0f, 0.0f});
    EXPECT_EQ(body.linear_velocity(), (Vec2{1.0f, 5.0f}));
}

/// A new shape moves the centre of mass; what turns then moves its centre, but not where that is locked.
TEST(Locks, HoldWhenTheCentreOfMassMoves) {
    World world({.gravity = {}});
    const Body body = add_locked(world, {}, Polygon::box(0.5f, 0.5f), {.y = true});
    body.set_angular_velocity(2.0f);
    body.create_shape(Polygon::offset_box(0.5f, 0.5f, {2.0f, 0.0f}));
    run(world, 1);
    EXPECT_EQ(body.linear_velocity().y, 0.0f);
}

TEST(Locks, ABodyLockedInYHangsAndGlides) {
    World world;
    const Body body =
        add_locked(world, {0.0f, 3.0f}, Polygon::box(0.5f, 0.5f), {.y = true, .rotation = true});
    body.set_linear_velocity({2.0f, 0.0f});
    run(world, 60);
    EXPECT_EQ(body.position().y, 3.0f);
    EXPECT_NEAR(body.position().x, 2.0f, 1e-5f);
    body.apply_force_to_center({0.0f, -1000.0f});
    run(world, 1);
    EXPECT_EQ(body.position().y, 3.0f);
}

/// A box without friction on a slope of 30 degrees, that may only go up and down.
struct BoxOnSlope {
    BoxOnSlope() {
        const float angle = 30.0f * kDegree;
        const ShapeDef smooth{.material = {.friction = 0.0f}};
        add_static(world, {}, Polygon::box(10.0f, 0.5f), smooth, angle);
        turned = Rot::from_angle(angle);
        at = rotate(turned, Vec2{1.0f, 1.0f});
        box = world.create_body({.type = BodyType::kDynamic,
                                 .position = at,
                                 .angle = angle,
                                 .locks = {.x = true, .rotation = true}});
        box.create_shape(Polygon::box(0.5f, 0.5f), smooth);
    }
    World world{WorldDef{.allow_sleep = false}};
    Rot turned;
    Vec2 at;
    Body box;
};

/// Not locked, it would slide at once. The slope is in its way.
TEST(Locks, ABoxLockedInXStaysOnASlope) {
    BoxOnSlope scene;
    run(scene.world, 600);
    EXPECT_EQ(scene.box.position().x, scene.at.x);
    EXPECT_NEAR(scene.box.position().y, scene.at.y, kLinearSlop);
    EXPECT_LT(length(scene.box.linear_velocity()), 1e-3f);
}

/// The slope's normal is n. Along y the box weighs m / n_y^2 to a push along n: the push that holds it is
/// m g / n_y, and not the m g n_y that holds a box which slides.
TEST(Locks, ThePushOnALockedBoxIsTheWorkedOutOne) {
    BoxOnSlope scene;
    run(scene.world, 300);
    EXPECT_NEAR(normal_impulse_on(scene.box), 10.0f * kDt / scene.turned.c, 0.01f * kDt * 10.0f);
}

/// Two circles, both locked in y, meet obliquely: along x momentum is kept, and without a bounce they go on
/// with half the speed, as if the slanting push were a straight one.
TEST(Locks, APairKeepsItsMomentum) {
    World world({.gravity = {}});
    const ShapeDef smooth{.material = {.friction = 0.0f}};
    const Body a = add_locked(world, {}, Circle{{}, 0.5f}, {.y = true}, smooth);
    // The centres will be 1 m apart along (0.8, 0.6).
    const Body b = add_locked(world, {1.3f, 0.6f}, Circle{{}, 0.5f}, {.y = true}, smooth);
    a.set_linear_velocity({2.0f, 0.0f});
    run(world, 60);
    EXPECT_EQ(a.position().y, 0.0f);
    EXPECT_EQ(b.position().y, 0.6f);
    EXPECT_NEAR(a.linear_velocity().x + b.linear_velocity().x, 2.0f, 1e-5f);
    EXPECT_NEAR(a.linear_velocity().x, 1.0f, 0.02f);
    EXPECT_GE(b.linear_velocity().x - a.linear_velocity().x, -1e-5f);
}

/// Hit along its locked axis a body is a wall: the ball leaves with its share of the speed.
TEST(Locks, ABodyIsAWallWhereItIsLocked) {
    World world({.gravity = {}});
    const Body wall = add_locked(world, {}, Polygon::box(0.5f, 2.0f), {.x = true, .rotation = true});
    const Body ball =
        add_dynamic(world, {-3.0f, 0.0f}, Circle{{}, 0.5f}, {.material = {.restitution = 0.5f}});
    ball.set_mass({.mass = 50.0f, .inertia = 10.0f});
    ball.set_linear_velocity({4.0f, 0.0f});
    run(world, 60);
    EXPECT_NEAR(ball.linear_velocity().x, -2.0f, 0.01f);
    EXPECT_EQ(wall.position().x, 0.0f);
    EXPECT_NEAR(wall.linear_velocity().y, 0.0f, 1e-6f);
}

/// Pushed through its centre, nearly, it does not whirl out of the way.
TEST(Locks, ADiscIsPushedThroughItsCentreAndDoesNotTurn) {
    World world({.gravity = {}, .allow_sleep = false});
    const Body disc =
        add_locked(world, {0.0f, 0.3f}, Circle{{}, 0.5f}, {.x = true}, {.material = {.friction = 0.0f}});
    Body press = world.create_body(
        {.type = BodyType::kKinematic, .position = {-1.2f, 0.3f}, .linear_velocity = {0.5f, 0.0f}});
    press.create_shape(Polygon::box(0.5f, 0.5f), {.material = {.friction = 0.0f}});
    run(world, 60);
    EXPECT_EQ(disc.position().x, 0.0f);
    EXPECT_LT(abs(disc.angular_velocity()), 0.01f);
    EXPECT_LT(abs(disc.linear_velocity().y), 0.01f);
}

/// A cart on a rail, and a weight that swings from it: nothing pushes the two along x, so momentum along x
/// stays 0, and the rail is never left.
TEST(Locks, ACartKeepsToItsRailWhateverHangsFromIt) {
    for (const int type : {0, 1}) {
        SCOPED_TRACE(type);
        World world({.allow_sleep = false});
        const Body cart = add_locked(world, {}, Polygon::box(0.5f, 0.25f), {.y = true, .rotation = true});
        const Body weight = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.25f});
        if (type == 0) {
            world.create_revolute({.body_a = cart, .body_b = weight, .anchor_b = {-2.0f, 0.0f}});
        } else {
            world.create_distance({.body_a = cart, .body_b = weight, .length = 2.0f});
        }
        float lowest = 0.0f;
        for (int i = 0; i < 300; ++i) {
            world.step(kDt);
            EXPECT_EQ(cart.position().y, 0.0f);
            const float momentum =
                cart.mass() * cart.linear_velocity().x + weight.mass() * weight.linear_velocity().x;
            EXPECT_NEAR(momentum, 0.0f, 1e-3f);
            EXPECT_NEAR(distance(cart.position(), weight.position()), 2.0f, 0.02f);
            lowest = min(lowest, weight.position().y);
        }
        EXPECT_NEAR(lowest, -2.0f, 0.02f);
        EXPECT_EQ(world.check(), "");
    }
}

/// Each type of joint between two bodies that can move along x alone, one of which is pushed: both go on at
/// J / (m_1 + m_2), and stay on their line.
TEST(Locks, JointsJoinLockedBodies) {
    for (const int type : {0, 1, 2, 3}) {
        SCOPED_TRACE(type);
        World world;
        const MotionLocks rail{.y = true, .rotation = true};
        const Body a = add_locked(world, {}, Polygon::box(0.25f, 0.25f), rail);
        const Body b = add_locked(world, {2.0f, 1.0f}, Polygon::box(0.25f, 0.25f), rail);
        if (type == 0) world.create_revolute({.body_a = a, .body_b = b, .anchor_a = {2.0f, 1.0f}});
        if (type == 1) world.create_weld({.body_a = a, .body_b = b, .anchor_a = {2.0f, 1.0f}});
        if (type == 2) world.create_distance({.body_a = a, .body_b = b, .length = length(Vec2{2.0f, 1.0f})});
        if (type == 3)
            world.create_prismatic(
                {.body_a = a, .body_b = b, .anchor_a = {2.0f, 1.0f}, .axis_a = {0.0f, 1.0f}});
        b.apply_impulse_to_center({1.0f, 0.0f});
        run(world, 120);
        const float together = 1.0f / (a.mass() + b.mass());
        EXPECT_NEAR(a.linear_velocity().x, together, 1e-3f);
        EXPECT_NEAR(b.linear_velocity().x, together, 1e-3f);
        EXPECT_EQ(a.position().y, 0.0f);
        EXPECT_EQ(b.position().y, 1.0f);
        EXPECT_NEAR(b.position().x - a.position().x, 2.0f, 2e-3f);
    }
}

/// A joint that asks for what no body can do asks in vain, and for nothing more than that.
TEST(Locks, AJointThatCannotBeHeldLeavesItsBodiesAlone) {
    World world;
    const Body a = add_locked(world, {}, Circle{{}, 0.25f}, {.x = true, .y = true});
    const Body hook = world.create_body({.position = {1.0f, 1.0f}});
    const Joint joint = world.create_revolute({.body_a = hook, .body_b = a});
    run(world, 60);
    EXPECT_EQ(a.position(), Vec2{});
    EXPECT_LT(abs(a.angular_velocity()), 1e-3f);
    EXPECT_LT(length(joint.reaction_force()), 1e6f);
}

/// Almost along its locked axis a body could only give way by flying off along the other one: it does not
/// give way. Each joint is 0.1 m from what it holds.
TEST(Locks, JointsAlmostAlongALockedAxisLeaveABodyAlone) {
    for (const int type : {0, 1, 2, 3}) {
        SCOPED_TRACE(type);
        World world({.gravity = {}});
        const Body wall = world.create_body({});
        const Body box = add_locked(world, {}, Polygon::box(0.25f, 0.25f), {.x = true, .rotation = true});
        const Vec2 along{1.0f, 1.0e-3f};
        if (type == 0)
            world.create_distance(
                {.body_a = wall, .body_b = box, .anchor_a = -5.0f * along, .limit = {{0.0f, 4.9f}}});
        if (type == 1)
            world.create_pulley({.body_a = box,
                                 .body_b = world.create_body({.position = {9.0f, 1.0f}}),
                                 .frame = wall,
                                 .point_a = -5.0f * along,
                                 .point_b = {9.0f, 2.0f},
                                 .length = 5.9f});
        if (type == 2) {
            const Body rail = world.create_body({.type = BodyType::kKinematic});
            world.create_gear({.joint_a = world.create_slot({.body_a = wall, .body_b = box, .axis_a = along}),
                               .joint_b = world.create_slot({.body_a = wall, .body_b = rail}),
                               .offset = 0.1f});
        }
        if (type == 3) {
            world.create_custom({.body_a = wall, .body_b = box});
            world.on_custom_joints([=](CustomRows& rows) {
                CustomRow& row = rows.add();
                row.linear[1] = along;
                row.error = 0.1f;
            });
        }
        run(world, 10);
        EXPECT_LT(length(box.linear_velocity()), 1e-3f);
        EXPECT_LT(length(box.position()), 1e-3f);
    }
}

TEST(Locks, UprightBodiesSlideButDoNotTip) {
    World world;
    add_ground(world);
    const Body tall = add_locked(world, {0.0f, 2.0f}, Polygon::box(0.25f, 2.0f), kUpright,
                                 {.material = {.friction = 0.0f}});
    tall.apply_impulse({1.0f, 0.0f}, {0.0f, 3.9f});
    run(world, 60);
    EXPECT_EQ(tall.angle(), 0.0f);
    EXPECT_NEAR(tall.linear_velocity().x, 0.5f, 1e-4f);
}

}  // namespace
}  // namespace jostle::test
