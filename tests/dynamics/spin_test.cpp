// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Friction passes spin and speed on, and makes neither: of two points it acts on their common patch.
#include <algorithm>
#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// [J] Of motion.
float spin_motion_of(const Body& body) {
    const float speed = length(body.linear_velocity()), turn = body.angular_velocity();
    return 0.5f * body.mass() * speed * speed + 0.5f * body.mass_data().inertia * turn * turn;
}

/// Two discs of one size, the upper pressed on the lower by its weight, whose centres stay above each other:
/// the lower turns at 10 rad/s. Both get the same impulse, so in the end they turn at 5 rad/s in opposite
/// directions; what they have together never grows.
TEST(Spin, IsSharedByADiscPair) {
    World world({.allow_sleep = false});
    const Body lower = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.5f}),
               upper = add_dynamic(world, {0.0f, 1.0f}, Circle{{}, 0.5f});
    lower.set_locks({.x = true, .y = true});
    upper.set_locks({.x = true});
    run(world, 60);
    lower.set_angular_velocity(10.0f);
    float before = spin_motion_of(lower) + spin_motion_of(upper);
    for (int i = 0; i < 180; ++i) {
        world.step(kDt);
        const float now = spin_motion_of(lower) + spin_motion_of(upper);
        EXPECT_LE(now, before * 1.001f) << i;
        before = now;
    }
    EXPECT_NEAR(lower.angular_velocity(), 5.0f, 0.05f);
    EXPECT_NEAR(upper.angular_velocity(), -5.0f, 0.05f);
}

/// A box on a disc that turns and whose centre stays: the box may only go sideways, and friction takes it
/// along by at most friction * g.
TEST(Spin, OfADiscMovesABoxThatLiesOnIt) {
    World world({.allow_sleep = false});
    const Body disc = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.5f}, {.material = {.friction = 0.02f}}),
               box = add_dynamic(world, {0.0f, 0.75f}, Polygon::box(10.0f, 0.25f),
                                 {.material = {.friction = 0.02f}});
    disc.set_locks({.x = true, .y = true});
    box.set_locks({.rotation = true});
    run(world, 60);
    disc.set_mass({.mass = 1000.0f, .inertia = 1000.0f});
    disc.set_angular_velocity(-1.0f);
    run(world, 60);
    EXPECT_NEAR(box.linear_velocity().x, 0.02f * 10.0f, 0.01f) << "after a second";
    run(world, 180);
    EXPECT_NEAR(box.linear_velocity().x, -0.5f * disc.angular_velocity(), 0.005f) << "it slides no more";
    EXPECT_LE(std::abs(disc.angular_velocity()), 1.0f);
}

/// Coulomb's law at any speed: a disc that turns on the spot under a load N loses friction N r of angular
/// momentum per second, and the load lies still, though the disc's surface is elsewhere at the end of a step.
TEST(Spin, IsBrakedByFrictionTimesTheLoad) {
    const ShapeDef def{.material = {.friction = 0.1f}};
    const Geometry loads[] = {Polygon::box(1.0f, 0.5f), Circle{{}, 0.5f},
                              Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.5f},
                              Polygon::rounded_box(1.0f, 0.4f, 0.1f)};
    for (const Geometry& load : loads)
        for (const float spin : {3.0f, 10.0f, 40.0f})
            for (const int substeps : {1, 4, 16}) {
                SCOPED_TRACE(testing::Message() << "load " << static_cast<int>(load.type) << ", " << spin
                                                << " rad/s, " << substeps << " sub-steps");
                World world({.allow_sleep = false});
                const Body disc = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.5f}, def),
                           top = add_dynamic(world, {0.0f, 1.0f}, load, def);
                disc.set_locks({.x = true, .y = true});
                top.set_locks({.x = true, .rotation = true});
                for (int i = 0; i < 60; ++i) world.step(kDt, substeps);
                constexpr float kInertia = 1.0f;
                disc.set_mass({.mass = 1.0f, .inertia = kInertia});
                disc.set_angular_velocity(spin);
                const float height = top.position().y;
                for (int i = 0; i < 60; ++i) world.step(kDt, substeps);
                const float lost = kInertia * (spin - disc.angular_velocity());
                const float torque = 0.1f * (top.mass() * 10.0f) * 0.5f;
                EXPECT_NEAR(lost, torque * 1.0f, 0.01f * torque);
                EXPECT_NEAR(top.position().y, height, 1.0e-4f);
            }
}

/// A ball that is set down spinning gains friction g per second until it rolls.
TEST(Spin, OfABallOnTheGroundMovesItByFriction) {
    for (const float spin : {10.0f, 40.0f}) {
        SCOPED_TRACE(spin);
        World world({.allow_sleep = false});
        add_ground(world, {.material = {.friction = 0.1f}});
        const Body ball =
            add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f}, {.material = {.friction = 0.1f}});
        run(world, 60);
        ball.set_angular_velocity(-spin);
        run(world, 60);
        EXPECT_NEAR(ball.linear_velocity().x, 0.1f * 10.0f, 0.01f) << "after a second, still slipping";
        // Friction's torque over the inertia m r^2 / 2.
        EXPECT_NEAR(ball.angular_velocity(), -spin + 0.1f * 10.0f / (0.5f * 0.5f), 0.04f);
    }
}

/// A box slides over another of its mass, which lies on ice: both end at half its speed. Neither is turned by
/// friction at its two points, nor has the pair more energy than before.
TEST(Spin, IsNotPumpedByTwoPoints) {
    World world({.allow_sleep = false});
    add_ground(world, {.material = {.friction = 0.0f}});
    const ShapeDef rough{.material = {.friction = 0.3f}};
    const Body lower = add_dynamic(world, {0.0f, 0.25f}, Polygon::box(2.0f, 0.25f), rough),
               upper = add_dynamic(world, {-1.0f, 1.0f}, Polygon::box(1.0f, 0.5f), rough);
    run(world, 60);
    upper.set_linear_velocity({2.0f, 0.0f});
    float before = spin_motion_of(lower) + spin_motion_of(upper), most_turn = 0.0f;
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        most_turn =
            std::max({most_turn, std::abs(lower.angular_velocity()), std::abs(upper.angular_velocity())});
        const float now = spin_motion_of(lower) + spin_motion_of(upper);
        EXPECT_LE(now, before * 1.001f) << i;
        before = now;
    }
    EXPECT_LT(most_turn, 0.05f);
    EXPECT_NEAR(lower.linear_velocity().x, 1.0f, 0.01f);
    EXPECT_NEAR(upper.linear_velocity().x, 1.0f, 0.01f);
}

}  // namespace
}  // namespace jostle::test
