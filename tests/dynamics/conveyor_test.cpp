// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Surface speed: belts carry what lies on them, by friction alone.
#include <gtest/gtest.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr float kFriction = 0.5f, kBeltSpeed = 2.0f;

Material belt(float speed, float friction = kFriction) {
    return {.friction = friction, .surface_speed = speed};
}
const ShapeDef kCargo{.material = {.friction = kFriction}};

/// With friction g until it has the belt's speed, which it keeps.
TEST(Conveyor, CarriesABoxAtItsSpeed) {
    World world;
    add_ground(world, {.material = belt(kBeltSpeed)});
    const Body box = add_dynamic(world, {0.0f, 0.25f}, Polygon::box(0.5f, 0.25f), kCargo);
    run(world, 12);
    EXPECT_NEAR(box.linear_velocity().x, kFriction * 10.0f * 0.2f, 0.02f);
    EXPECT_NEAR(box.position().x, 0.5f * kFriction * 10.0f * 0.04f, 0.01f);
    run(world, 48);
    EXPECT_NEAR(box.linear_velocity().x, kBeltSpeed, 1e-3f);
    // 0.4 s to the belt's speed, at half of it on average, and 0.6 s with it.
    EXPECT_NEAR(box.position().x, 0.4f + 1.2f, 0.01f);
    run(world, 60);
    EXPECT_NEAR(box.linear_velocity().x, kBeltSpeed, 1e-3f);
    EXPECT_NEAR(box.position().y, 0.25f, kLinearSlop);
    EXPECT_NEAR(box.rotation().angle(), 0.0f, 1e-3f);
}

/// Clockwise around the shape, whichever of the two shapes is the contact's A.
TEST(Conveyor, RunsClockwiseAroundItsShape) {
    const Vec2 line[] = {{50.0f, 0.0f}, {-50.0f, 0.0f}};
    const Geometry belts[] = {Polygon::offset_box(50.0f, 0.5f, {0.0f, -0.5f}),
                              Capsule{{-50.0f, -0.25f}, {50.0f, -0.25f}, 0.25f},
                              Segment{{-50.0f, 0.0f}, {50.0f, 0.0f}}};
    const LargePolygon wheel = LargePolygon::regular(16, 0.25f);
    const Geometry cargos[] = {Polygon::box(0.5f, 0.25f), Circle{{}, 0.25f},
                               Capsule{{-0.3f, 0.0f}, {0.3f, 0.0f}, 0.25f}, wheel};
    for (std::size_t type = 0; type <= std::size(belts); ++type)
        for (const Geometry& cargo : cargos)
            for (const float speed : {kBeltSpeed, -kBeltSpeed}) {
                SCOPED_TRACE(testing::Message() << type << ", " << &cargo - cargos << ", " << speed);
                World world;
                const Body floor = world.create_body();
                if (type < std::size(belts)) {
                    floor.create_shape(belts[type], {.material = belt(speed)});
                } else {
                    floor.create_chain({.points = line, .count = 2}, {.material = belt(speed)});
                }
                const Body carried = world.create_body(
                    {.type = BodyType::kDynamic, .position = {0.0f, 0.25f}, .locks = {.rotation = true}});
                carried.create_shape(cargo, kCargo);
                run(world, 60);
                EXPECT_NEAR(carried.linear_velocity().x, speed, 0.01f);
            }
}

TEST(Conveyor, RunsTheOtherWayUnderneath) {
    World world({.gravity = {0.0f, 10.0f}});
    add_static(world, {0.0f, 1.0f}, Polygon::box(50.0f, 1.0f), {.material = belt(kBeltSpeed)});
    const Body box = add_dynamic(world, {0.0f, -0.25f}, Polygon::box(0.5f, 0.25f), kCargo);
    run(world, 60);
    EXPECT_NEAR(box.linear_velocity().x, -kBeltSpeed, 1e-3f);
}

/// Two rollers, 1 m to the left and to the right, with a rod on them.
struct Rod {
    Rod(float start, const Material& left, const Material& right) {
        add_static(world, {-1.0f, -0.5f}, Circle{{}, 0.5f}, {.material = left});
        add_static(world, {1.0f, -0.5f}, Circle{{}, 0.5f}, {.material = right});
        body = add_dynamic(world, {start, kHalfHeight}, Polygon::box(3.0f, kHalfHeight),
                           {.material = {.friction = 1.0f}});
    }
    static constexpr float kHalfHeight = 0.05f;
    World world;
    Body body;
};
Material roller(float speed, float friction) {
    return {.friction = friction, .surface_speed = speed, .friction_rule = MixRule::kProduct};
}

/// The end that sticks out farther presses harder, and is driven back: a rod at x feels -friction m g x / (1
/// m - friction h), where h is its half height. So it swings, though nothing of it is elastic.
TEST(Conveyor, ARodOnTwoThatOpposeSwings) {
    constexpr float kStart = 0.3f;
    Rod rod(kStart, roller(kBeltSpeed, kFriction), roller(-kBeltSpeed, kFriction));
    const float rate = std::sqrt(kFriction * 10.0f / (1.0f - kFriction * Rod::kHalfHeight));
    for (int step = 1; step <= 180; ++step) {
        rod.world.step(kDt);
        const float time = static_cast<float>(step) * kDt;
        ASSERT_NEAR(rod.body.position().x, kStart * std::cos(rate * time), 0.03f) << time << " s";
    }
    EXPECT_GT(rate * 3.0f, 2.0f * kPi) << "there and back";
}

/// Of two that oppose the rougher wins: by (0.8 - 0.2) m g / 2.
TEST(Conveyor, OfTwoThatOpposeTheRougherWins) {
    Rod rod(0.0f, roller(4.0f, 0.8f), roller(-4.0f, 0.2f));
    run(rod.world, 6);
    EXPECT_NEAR(rod.body.linear_velocity().x, 3.0f * 0.1f, 0.02f);
}

/// A tank drives on its tracks; a belt under the tank that runs back as fast as they do holds it in place.
TEST(Conveyor, TracksDriveABody) {
    for (const float under : {0.0f, -kBeltSpeed}) {
        World world;
        add_ground(world, {.material = belt(under)});
        const Body tank =
            add_dynamic(world, {0.0f, 0.25f}, Polygon::box(0.5f, 0.25f), {.material = belt(kBeltSpeed)});
        run(world, 60);
        EXPECT_NEAR(tank.linear_velocity().x, kBeltSpeed + under, 1e-3f);
    }
}

TEST(Conveyor, AddsToTheVelocityOfAKinematicBody) {
    World world;
    const Body platform = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {1.0f, 0.0f}});
    platform.create_shape(Polygon::offset_box(50.0f, 0.5f, {0.0f, -0.5f}), {.material = belt(kBeltSpeed)});
    const Body box = add_dynamic(world, {0.0f, 0.25f}, Polygon::box(0.5f, 0.25f), kCargo);
    run(world, 90);
    EXPECT_NEAR(box.linear_velocity().x, 3.0f, 1e-3f);
}

TEST(Conveyor, RollsABallThatStays) {
    // Held by a wall that has no friction, a ball takes the belt's speed at its rim.
    World world({.allow_sleep = false});
    add_ground(world, {.material = belt(kBeltSpeed)});
    add_static(world, {1.25f, 1.0f}, Polygon::box(1.0f, 1.0f), {.material = {.friction = 0.0f}});
    const Body ball = add_dynamic(world, {0.0f, 0.25f}, Circle{{}, 0.25f}, kCargo);
    run(world, 180);
    EXPECT_NEAR(ball.position().x, 0.0f, 0.01f);
    EXPECT_NEAR(ball.angular_velocity(), kBeltSpeed / 0.25f, 0.05f);
}

TEST(Conveyor, IsSwitchedOnUnderABoxThatSleeps) {
    World world;
    const Shape floor = add_ground(world, {.material = belt(0.0f)}).shapes().front();
    const Body box = add_dynamic(world, {0.0f, 0.25f}, Polygon::box(0.5f, 0.25f), kCargo);
    run(world, 90);
    ASSERT_FALSE(box.is_awake());
    floor.set_material(belt(-kBeltSpeed));
    EXPECT_TRUE(box.is_awake());
    run(world, 60);
    EXPECT_NEAR(box.linear_velocity().x, -kBeltSpeed, 1e-3f);
    floor.set_material(belt(0.0f));
    run(world, 120);
    EXPECT_NEAR(box.linear_velocity().x, 0.0f, 1e-3f);
    EXPECT_FALSE(box.is_awake());
    floor.set_material({.friction = kFriction, .restitution = 1.0f, .id = 5});
    EXPECT_FALSE(box.is_awake()) << "neither moves what rests";
}

}  // namespace
}  // namespace jostle::test
