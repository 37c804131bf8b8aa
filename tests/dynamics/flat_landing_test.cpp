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

/// No gravity, friction or restitution. The ledge is 2 m wide; `beside` [m] is how far the centre of the box
/// is from the ledge's end, to the right for 1 and to the left for -1; outside the ledge it is negative.
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
