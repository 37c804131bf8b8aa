// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A box lands flat, partly over a ledge: both points strike at once, and left is the mirror image of right.
#include <gtest/gtest.h>

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {
namespace {

struct FlatLanding {
    float up, spin;  ///< [m/s], [rad/s] at the end
};

/// No gravity, friction or restitution. `supported` [m]: how far the centre of the box lies within the
/// ledge's end, negative beyond it. `side`: 1 for the right end, -1 for the left.
FlatLanding land(int hertz, int substeps, float supported, float side) {
    World world({.gravity = {}, .allow_sleep = false});
    const ShapeDef smooth{.material = {.friction = 0.0f}};
    (void)world.create_body().create_shape(Polygon::box(1.0f, 0.5f), smooth);
    const Body box = add_dynamic(world, {side * (1.0f - supported), 1.02f}, Polygon::box(0.5f, 0.5f), smooth);
    box.set_linear_velocity({0.0f, -8.0f});
    const float dt = 1.0f / static_cast<float>(hertz);
    for (float t = 0.0f; t < 0.05f; t += dt) world.step(dt, substeps);
    return {box.linear_velocity().y, side * box.angular_velocity()};
}

struct LandingRate {
    int hertz, substeps;
};
constexpr LandingRate kLandingRates[] = {{30, 1}, {30, 4}, {60, 1},  {60, 2},
                                         {60, 4}, {60, 8}, {144, 1}, {144, 4}};

/// With its centre over the ledge the box lies still: no rocking is made of a flat landing.
TEST(FlatLanding, WithItsCentreSupportedABoxLiesStill) {
    for (const LandingRate& rate : kLandingRates)
        for (const float side : {1.0f, -1.0f}) {
            const FlatLanding end = land(rate.hertz, rate.substeps, 0.2f, side);
            EXPECT_NEAR(end.up, 0.0f, 0.01f) << rate.hertz << " x " << rate.substeps;
            EXPECT_NEAR(end.spin, 0.0f, 0.01f) << rate.hertz << " x " << rate.substeps;
        }
}

TEST(FlatLanding, LeftIsTheMirrorImageOfRight) {
    for (const LandingRate& rate : kLandingRates)
        for (const float supported : {0.2f, -0.1f, -0.3f}) {
            const FlatLanding right = land(rate.hertz, rate.substeps, supported, 1.0f),
                              left = land(rate.hertz, rate.substeps, supported, -1.0f);
            EXPECT_NEAR(left.up, right.up, 0.02f * 8.0f) << rate.hertz << " x " << rate.substeps;
            EXPECT_NEAR(left.spin, right.spin, 0.05f * abs(right.spin) + 0.01f)
                << rate.hertz << " x " << rate.substeps << ", " << supported;
        }
}

/// A box that does not turn lands with a corner first: the floor takes all of its speed.
TEST(FlatLanding, ATiltedBoxThatDoesNotTurnIsStopped) {
    for (const LandingRate& rate : kLandingRates)
        for (const float degrees : {0.5f, 1.0f, -1.0f}) {
            World world({.gravity = {}, .allow_sleep = false});
            (void)world.create_body().create_shape(Polygon::box(5.0f, 0.5f));
            const Body box =
                add_dynamic(world, {0.0f, 1.03f}, Polygon::box(0.5f, 0.5f), {}, degrees * kPi / 180.0f);
            box.set_locks({.rotation = true});
            box.set_linear_velocity({0.0f, -4.0f});
            const float dt = 1.0f / static_cast<float>(rate.hertz);
            for (float t = 0.0f; t < 0.04f; t += dt) world.step(dt, rate.substeps);
            EXPECT_NEAR(box.linear_velocity().y, 0.0f, 0.02f) << rate.hertz << " x " << rate.substeps;
        }
}

/// By hand: the box pivots about the corner of the ledge, c beside its centre. With m = 1 and I = 1/6 an
/// impulse P stops the corner: P (1 / m + c^2 / I) = 8 m/s.
TEST(FlatLanding, ABlowBesideTheCentreIsThatOfTheCorner) {
    for (const LandingRate& rate : {LandingRate{60, 4}, {60, 8}, {144, 4}, {144, 8}}) {
        const float beside = 0.1f, impulse = 8.0f / (1.0f + 6.0f * beside * beside);
        World world({.gravity = {}, .allow_sleep = false});
        const ShapeDef smooth{.material = {.friction = 0.0f}};
        (void)world.create_body().create_shape(Polygon::box(1.0f, 0.5f), smooth);
        const Body box = add_dynamic(world, {1.0f + beside, 1.0f}, Polygon::box(0.5f, 0.5f), smooth);
        box.set_linear_velocity({0.0f, -8.0f});
        const float dt = 1.0f / static_cast<float>(rate.hertz * rate.substeps);
        // One sub-step: the blow itself.
        world.step(dt, 1);
        EXPECT_NEAR(box.linear_velocity().y, impulse - 8.0f, 0.05f) << rate.hertz << " x " << rate.substeps;
        EXPECT_NEAR(box.angular_velocity(), -6.0f * beside * impulse, 0.1f)
            << rate.hertz << " x " << rate.substeps;
    }
}

}  // namespace
}  // namespace jostle::test
