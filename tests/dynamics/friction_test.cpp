// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Friction of a contact's points together: against the laws of a first physics course, by the contact's
// impulses, and in a bounce.
#include <gtest/gtest.h>

#include <cmath>

#include "dynamics/incline.h"

namespace jostle::test {
namespace {

constexpr float kSubstep = kDt / kDefaultSubsteps;

struct Sums {
    float normal = 0.0f, tangent = 0.0f;  ///< [N s] per sub-step
};
/// Of a box on a slope. Each point's share of friction is that of its load.
Sums impulses_on(const Body& box) {
    const Contact contact = box.contacts().front();
    EXPECT_EQ(contact.count, 2);
    Sums sums;
    for (int i = 0; i < contact.count; ++i) {
        // Where it lies still, each sub-step has a quarter of the step's.
        sums.normal += contact.points[i].normal_impulse / kDefaultSubsteps;
        sums.tangent += contact.points[i].tangent_impulse;
    }
    for (int i = 0; i < contact.count; ++i)
        EXPECT_NEAR(contact.points[i].tangent_impulse * sums.normal,
                    contact.points[i].normal_impulse / kDefaultSubsteps * sums.tangent,
                    1e-3f * std::abs(sums.normal * sums.tangent));
    return sums;
}

TEST(Friction, OfBothPointsHoldsABoxOnASlope) {
    constexpr float kSlope = 0.3f;
    Incline incline(kSlope, {.friction = 0.6f}, Polygon::box(0.5f, 0.25f), {.friction = 0.6f},
                    {.allow_sleep = false});
    run(incline.world, 300);
    const Sums sums = impulses_on(incline.body);
    const float weight = 10.0f * incline.body.mass() * kSubstep;
    EXPECT_NEAR(sums.normal, weight * std::cos(kSlope), 1e-3f * weight);
    EXPECT_NEAR(std::abs(sums.tangent), weight * std::sin(kSlope), 1e-3f * weight);
}

TEST(Friction, OfBothPointsIsFrictionTimesTheirLoadWhereABoxSlides) {
    constexpr float kSlope = 0.5f, kFriction = 0.2f;
    Incline incline(kSlope, {.friction = kFriction}, Polygon::box(0.5f, 0.25f), {.friction = kFriction},
                    {.allow_sleep = false});
    run(incline.world, 60);
    EXPECT_GT(incline.speed(), 2.0f);
    const Sums sums = impulses_on(incline.body);
    EXPECT_NEAR(std::abs(sums.tangent), kFriction * sums.normal, 1e-3f * sums.normal);
}

/// However much heavier one of two boxes is: friction stops their sliding, and reverses none of it.
TEST(Friction, OfABounceReversesNoSliding) {
    for (const float density : {1.0f, 7.0f, 9.0f, 50.0f}) {
        SCOPED_TRACE(density);
        World world({.gravity = {}, .allow_sleep = false});
        ShapeDef def{.material = {.friction = 1000.0f, .restitution = 1.0f}};
        const Body light = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f), def);
        def.density = density;
        const Body heavy = add_dynamic(world, {0.0f, 1.3f}, Polygon::box(0.5f, 0.5f), def);
        for (const Body& body : {light, heavy}) body.set_locks({.rotation = true});
        heavy.set_linear_velocity({3.0f, -5.0f});
        run(world, 8);
        EXPECT_NEAR(heavy.linear_velocity().x, light.linear_velocity().x, 1e-5f);
        EXPECT_NEAR(heavy.linear_velocity().y - light.linear_velocity().y, 5.0f, 1e-4f);
    }
}

}  // namespace
}  // namespace jostle::test
