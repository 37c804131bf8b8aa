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

/// A body that comes along the floor at 20 m/s, and falls.
struct Landing {
    Landing(const Geometry& shape, float bottom, float height, float speed, Vec2 gravity)
        : world({.gravity = gravity, .allow_sleep = false}) {
        const ShapeDef def{.material = {.friction = 0.2f}};
        (void)world.create_body().create_shape(Polygon::offset_box(400.0f, 1.0f, {0.0f, -1.0f}), def);
        body = add_dynamic(world, {0.0f, height + bottom}, shape, def);
        body.set_linear_velocity({20.0f, -speed});
    }
    /// [m/s] By how much it is slower after a second and a half.
    float loss(int substeps) {
        for (int i = 0; i < 90; ++i) world.step(kDt, substeps);
        EXPECT_NEAR(body.linear_velocity().y, 0.0f, 1.0e-3f);
        return 20.0f - body.linear_velocity().x;
    }
    World world;
    Body body;
};

/// Friction may take as much as it bears of the blow: not of what sub-steps before or after it bear, nor of
/// what pushes the body out of the floor.
TEST(Friction, OfABlowIsThatOfItsImpulse) {
    for (const int substeps : {1, 2, 4, 8, 16})
        for (const float speed : {1.0f, 4.0f})
            for (const float height : {0.3f, 0.304f, 0.312f, 0.333f, 0.351f}) {
                SCOPED_TRACE(testing::Message()
                             << substeps << " sub-steps, " << speed << " m/s, from " << height);
                const float most = 0.2f * speed;
                Landing landing(Circle{{}, 0.5f}, 0.5f, height, speed, {});
                EXPECT_NEAR(landing.loss(substeps), most, 0.01f * most);
            }
}

/// A flat box has two points, which are stopped one after the other. In all the floor takes from it what it
/// had, and what gravity gave it.
/// Friction of no landing differs from that of its blow by more than a quarter, and the mean of twenty
/// landings, which meet the floor at all times of a sub-step, by an eighth at most.
TEST(Friction, OfABlowOnABoxIsThatOfItsImpulse) {
    constexpr int kLandings = 20;
    for (const int substeps : {2, 4, 8})
        for (const float speed : {1.0f, 3.0f, 6.0f}) {
            float sum = 0.0f;
            for (int i = 0; i < kLandings; ++i) {
                const float height = 0.03f + 0.0035f * static_cast<float>(i);
                SCOPED_TRACE(testing::Message()
                             << substeps << " sub-steps, " << speed << " m/s, from " << height);
                Landing landing(Polygon::box(1.0f, 0.1f), 0.1f, height, speed, {0.0f, -10.0f});
                const float blow = 0.2f * math::sqrt(speed * speed + 20.0f * height);
                const float share = (landing.loss(substeps) - 0.2f * (speed + 15.0f)) / blow;
                EXPECT_NEAR(share, 0.0f, 0.25f);
                sum += share;
            }
            EXPECT_NEAR(sum / static_cast<float>(kLandings), 0.0f, 0.125f);
        }
}

}  // namespace
}  // namespace jostle::test
