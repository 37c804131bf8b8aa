// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that rock, or roll to and fro, and that nothing drives swing no higher than they began, whatever the
// sub-steps, and hardly lower where nothing brakes them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// The greatest angles [rad] to which it comes, in turn, as it swings for a time [s].
std::vector<float> swings_of(World& world, float seconds, int substeps, const std::function<float()>& angle) {
    std::vector<float> swings;
    float before = angle(), rate = 0.0f;
    for (int i = 0; i < static_cast<int>(seconds / kDt); ++i) {
        world.step(kDt, substeps);
        const float now = angle(), change = now - before;
        if (change * rate < 0.0f) swings.push_back(std::abs(before));
        if (change != 0.0f) rate = change;
        before = now;
    }
    return swings;
}

constexpr ShapeDef kRoughGround{.material = {.friction = 1.0f}};

/// A disc whose centre of mass lies below its middle. (It once came to 1.4 rad in half a
/// minute, at 4 sub-steps.)
TEST(Rocking, ADiscWithAWeightRocksNoHigher) {
    for (const int substeps : {1, 2, 4, 8}) {
        SCOPED_TRACE(substeps);
        World world({.allow_sleep = false});
        world.create_body({}).create_shape(Polygon::offset_box(50.0f, 1.0f, {0.0f, -1.0f}), kRoughGround);
        const Body disc = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f}, kRoughGround, 0.3f);
        disc.set_mass({.mass = 1.0f, .center = {0.0f, -0.25f}, .inertia = 0.1f});
        const double rest = 10.0 * 0.25, before = world.energy().total() - rest;
        const auto swings = swings_of(world, 30.0f, substeps, [&] { return disc.angle(); });
        ASSERT_GT(swings.size(), 30u);
        EXPECT_LT(*std::max_element(swings.begin(), swings.end()), 0.301f);
        EXPECT_GT(swings.back(), substeps == 1 ? 0.28f : 0.29f);
        EXPECT_LT(world.energy().total() - rest, 1.01 * before);
    }
}

/// A plank of 3 m on a drum of 1 m.
TEST(Rocking, APlankRocksOnADrumNoHigher) {
    for (const int substeps : {1, 2, 4, 8}) {
        SCOPED_TRACE(substeps);
        World world({.allow_sleep = false});
        world.create_body({}).create_shape(Circle{{}, 0.5f}, kRoughGround);
        const Body plank = add_dynamic(world, {0.0f, 0.55f}, Polygon::box(1.5f, 0.05f), kRoughGround);
        plank.set_angular_velocity(0.3f);
        const auto swings = swings_of(world, 60.0f, substeps, [&] { return plank.angle(); });
        ASSERT_GT(swings.size(), 40u);
        const float first = swings.front();
        EXPECT_GT(first, 0.12f);
        for (const float swing : swings) EXPECT_NEAR(swing, first, 0.02f * first);
    }
}

/// The normal turns with the way between their middles. Without friction a disc leaves one that is held where
/// cos(angle) is 2/3 of that of its start: there gravity draws it inwards by no more than v^2 / r takes.
TEST(SlidingOver, ADiscLeavesAnotherWhereGravityNoLongerHoldsIt) {
    constexpr ShapeDef kSlippery{.material = {.friction = 0.0f}};
    const float start = 0.1f, radius = 1.5f;
    for (const int substeps : {2, 4, 8}) {
        SCOPED_TRACE(substeps);
        World world;
        world.create_body({}).create_shape(Circle{{}, 1.0f}, kSlippery);
        const Body disc = add_dynamic(world, {radius * std::sin(start), radius * std::cos(start)},
                                      Circle{{}, 0.5f}, kSlippery);
        float left = 0.0f;
        while (left == 0.0f && world.time() < 3.0) {
            const Vec2 at = disc.position();
            world.step(kDt, substeps);
            const bool is_pressed = normal_impulse_on(disc) > 0.0f;
            if (world.time() > 0.2 && !is_pressed) left = at.y / length(at);
        }
        EXPECT_NEAR(left, 2.0f / 3.0f * std::cos(start), 0.02f);
    }
}

/// It passes more than a segment in a step.
TEST(Rocking, ABallInABowlOfSegmentsSwingsNoHigher) {
    constexpr int kSegments = 200;
    std::vector<Vec2> bowl;
    for (int i = 0; i <= kSegments; ++i) {
        const Rot at = Rot::from_angle(-kPi * static_cast<float>(i) / kSegments);
        bowl.push_back({3.0f * at.c, 3.0f * at.s});
    }
    for (const int substeps : {4, 8, 16}) {
        SCOPED_TRACE(substeps);
        World world({.allow_sleep = false});
        world.create_body({}).create_chain({.points = bowl.data(), .count = kSegments + 1},
                                           {.material = {.friction = 1.0f}});
        const Body ball = add_dynamic(world, {2.7f * std::sin(0.2f), -2.7f * std::cos(0.2f)},
                                      Circle{{}, 0.3f}, kRoughGround);
        const auto swings = swings_of(world, 60.0f, substeps,
                                      [&] { return std::atan2(ball.position().x, -ball.position().y); });
        ASSERT_GT(swings.size(), 20u);
        EXPECT_LT(*std::max_element(swings.begin(), swings.end()), 0.2f);
        EXPECT_GT(swings.back(), 0.1f);
    }
}

/// A flat side slides over the ridge of a roof: it is touched at the ridge, wherever that is along the side.
/// It turns by next to nothing meanwhile, and lies on the ridge.
TEST(SlidingOver, AFlatSideKeepsToTheRidge) {
    constexpr ShapeDef kSlippery{.material = {.friction = 0.0f}};
    const Vec2 roof[] = {{20.0f, -20.0f}, {10.0f, -10.0f}, {0.0f, 0.0f}, {-10.0f, -10.0f}, {-20.0f, -20.0f}};
    for (const int substeps : {1, 4, 8}) {
        SCOPED_TRACE(substeps);
        World world;
        world.create_body({}).create_chain({.points = roof, .count = 5}, {.material = {.friction = 0.0f}});
        const Body beam =
            add_dynamic(world, {-0.8f, 0.1f}, Capsule{{-2.0f, 0.0f}, {2.0f, 0.0f}, 0.1f}, kSlippery);
        beam.set_mass({.mass = 1.0f, .center = {}, .inertia = 1000.0f});
        beam.set_linear_velocity({4.0f, 0.0f});
        for (int i = 0; i < 24; ++i) {
            world.step(kDt, substeps);
            ASSERT_NEAR(beam.position().y, 0.1f, 3.0e-3f);
        }
        EXPECT_NEAR(beam.linear_velocity().x, 4.0f, 0.01f);
    }
}

}  // namespace
}  // namespace jostle::test
