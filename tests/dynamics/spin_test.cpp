// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Friction passes spin and speed on, and makes neither: of two points it acts on their common patch.
#include <algorithm>
#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// [J] Of motion.
float motion_of(const Body& body) {
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
    float before = motion_of(lower) + motion_of(upper);
    for (int i = 0; i < 180; ++i) {
        world.step(kDt);
        const float now = motion_of(lower) + motion_of(upper);
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
    float before = motion_of(lower) + motion_of(upper), most_turn = 0.0f;
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        most_turn =
            std::max({most_turn, std::abs(lower.angular_velocity()), std::abs(upper.angular_velocity())});
        const float now = motion_of(lower) + motion_of(upper);
        EXPECT_LE(now, before * 1.001f) << i;
        before = now;
    }
    EXPECT_LT(most_turn, 0.05f);
    EXPECT_NEAR(lower.linear_velocity().x, 1.0f, 0.01f);
    EXPECT_NEAR(upper.linear_velocity().x, 1.0f, 0.01f);
}

}  // namespace
}  // namespace jostle::test
