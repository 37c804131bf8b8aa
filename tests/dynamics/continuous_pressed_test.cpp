// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that are pressed deep into static shapes, in long steps: their cores are next to the surface, and
// they go on past it. None hangs where it is while it gains speed.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr float kLongStep = 1.0f / 30.0f;  ///< [s]

/// [J] Potential energy counts from y = 0.
double energy(const Body& body) {
    const Vec2 v = body.linear_velocity();
    const float w = body.angular_velocity();
    return static_cast<double>(body.mass() * (0.5f * length_squared(v) + 10.0f * body.position().y) +
                               0.5f * body.mass_data().inertia * w * w);
}

/// Falls through its inset in one step, and comes down with a corner 5 cm in the ground.
TEST(ContinuousPressed, ABoxThatFellOnACornerTipsOver) {
    for (int k = 0; k < 200; ++k) {
        SCOPED_TRACE(testing::Message() << "angle and height " << k);
        World world({.allow_sleep = false});
        add_ground(world, {.material = {.friction = 0.02f}});
        const float tilt = 0.05f + 0.05f * static_cast<float>(k % 10);
        const Body box =
            add_dynamic(world, {0.0f, 0.7f + 0.02f * static_cast<float>(k / 10)}, Polygon::box(0.16f, 0.3f),
                        {.material = {.friction = 0.02f}}, -0.5f * kPi - tilt);
        const double start = energy(box);
        for (int i = 0; i < 120; ++i) {
            world.step(kLongStep, 1);
            ASSERT_LT(energy(box), 1.01 * start) << i;
        }
        // It lies on one of its long sides.
        EXPECT_NEAR(box.position().y, 0.16f, 0.005f);
        EXPECT_LT(length(box.linear_velocity()), 0.01f);
    }
}

/// Heaps that press their lowest boxes into the floor: none slides through it by and by.
TEST(ContinuousPressed, NothingSinksThroughTheFloor) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed);
        World world({.allow_sleep = false});
        add_ground(world);
        for (const float side : {-1.0f, 1.0f})
            add_static(world, {3.0f * side, 10.0f}, Polygon::box(1.0f, 12.0f));
        std::vector<Body> boxes;
        for (int i = 0; i < 24; ++i) {
            const Vec2 at{-1.3f + 1.3f * static_cast<float>(i % 3), 0.8f + 1.4f * static_cast<float>(i / 3)};
            const Polygon box = Polygon::box(random.uniform(0.15f, 0.45f), random.uniform(0.02f, 0.4f));
            boxes.push_back(add_dynamic(world, at, box, {}, random.uniform(-kPi, kPi)));
        }
        for (int i = 0; i < 180; ++i) world.step(kLongStep, 1);
        for (const Body& box : boxes) EXPECT_GT(box.position().y, 0.0f);
    }
}

/// The hinge lets it not fly freely: where it is stopped in a step, it gives back no more of the pull of the
/// time that it missed than slows it down.
TEST(ContinuousPressed, HingedBodiesThatAreStoppedInFlightGainNothing) {
    for (int k = 0; k < 60; ++k) {
        SCOPED_TRACE(testing::Message() << "height " << k);
        World world({.allow_sleep = false});
        add_ground(world);
        const float height = 0.6f + 0.01f * static_cast<float>(k);
        const Body left = add_dynamic(world, {-0.5f, height}, Polygon::box(0.4f, 0.05f), {.density = 8.0f});
        const Body right = add_dynamic(world, {0.5f, height}, Polygon::box(0.4f, 0.05f));
        world.create_revolute(
            {.body_a = left, .body_b = right, .anchor_a = {0.5f, 0.0f}, .anchor_b = {-0.5f, 0.0f}});
        for (const Body& body : {left, right}) body.set_linear_velocity({0.0f, -7.0f});
        const double start = energy(left) + energy(right);
        for (int i = 0; i < 90; ++i) {
            world.step(kLongStep, 4);
            ASSERT_LT(energy(left) + energy(right), 1.01 * start) << i;
        }
    }
}

}  // namespace
}  // namespace jostle::test
