// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solver's numbers as a user sees them: forces of contacts, and colours of the constraint graph.
#include <gtest/gtest.h>

#include <set>

#include "support/worlds.h"

namespace jostle::test {
namespace {

TEST(ContactForce, CarriesABallsWeight) {
    World world({.gravity = {0.0f, -10.0f}, .allow_sleep = false});
    add_ground(world);
    const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    run(world, 60);
    const Contact contact = ball.contacts().front();
    ASSERT_EQ(contact.count, 1);
    const float sign = contact.shape_b.body() == ball ? 1.0f : -1.0f;
    EXPECT_NEAR(sign * contact.points[0].force.y, 10.0f * 0.785398f, 0.01f);
    EXPECT_NEAR(contact.points[0].force.x, 0.0f, 0.01f);
}

/// On a slope the normal forces and the friction add up to a force against gravity.
TEST(ContactForce, IncludesFriction) {
    World world({.gravity = {0.0f, -10.0f}, .allow_sleep = false});
    const float slope = 20.0f * kDegree;
    const Body ramp =
        add_static(world, {}, Polygon::box(10.0f, 0.5f), {.material = {.friction = 0.8f}}, slope);
    const Rot turn = Rot::from_angle(slope);
    const Body box = add_dynamic(world, rotate(turn, {0.0f, 0.75f}), Polygon::box(0.5f, 0.25f),
                                 {.density = 4.0f, .material = {.friction = 0.8f}}, slope);
    run(world, 120);
    const Contact contact = box.contacts().front();
    ASSERT_EQ(contact.count, 2);
    Vec2 force = contact.points[0].force + contact.points[1].force;
    if (contact.shape_a.body() == box) force = -force;
    EXPECT_NEAR(force.x, 0.0f, 0.05f);
    EXPECT_NEAR(force.y, 20.0f, 0.05f);
    EXPECT_TRUE(ramp.is_touching(box));
}

TEST(ContactForce, IsNoneBeforeTheFirstStepAndAlwaysFinite) {
    World world({.gravity = {0.0f, -10.0f}});
    add_ground(world);
    const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    ball.set_mass({.mass = 1.0e9f, .center = {}, .inertia = 1.0f});
    for (int i = 0; i < 10; ++i) {
        ball.apply_impulse_to_center({0.0f, -9.0e16f});
        world.step(1.0e-6f, 64);
        for (const Contact& contact : world.contacts())
            for (const ContactPoint& point : contact.points) ASSERT_TRUE(is_finite(point.force));
    }
    EXPECT_EQ(world.contacts().size(), 1u);
}

/// A contact under a load is a spring: of two boxes of mass m and 1 m a point has the effective mass m / 5,
/// and half of the load; so it overlaps by 2.5 n g / w^2 under n boxes. On the ground it is half of that, at
/// the ground's own w.
TEST(ContactStiffness, GrowsWithTheRateOfSubsteps) {
    struct {
        int substeps;
        float between, on_ground;             ///< [Hz]
    } const expected[] = {{2, 22.5f, 45.0f},  // 3/16 of the rate is the most
                          {3, 30.0f, 60.0f},
                          {4, 34.6410f, 60.0f},  // on the ground a quarter of the rate is the most
                          {8, 48.9898f, 97.9796f}};
    for (const auto& [substeps, between, on_ground] : expected) {
        SCOPED_TRACE(substeps);
        World world({.allow_sleep = false});
        add_ground(world);
        const std::vector<Body> boxes{add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f)),
                                      add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.5f, 0.5f))};
        for (int i = 0; i < 300; ++i) world.step(kDt, substeps);
        const auto overlap = [](float load, float share, float hertz) {
            const float w = 2.0f * kPi * hertz;
            return load * share * 10.0f / (w * w);
        };
        for (const Contact& contact : world.contacts()) {
            const bool is_upper = contact.shape_a.body() == boxes[1] || contact.shape_b.body() == boxes[1];
            const float sunk = is_upper ? overlap(1.0f, 2.5f, between) : overlap(2.0f, 1.25f, on_ground);
            ASSERT_EQ(contact.count, 2);
            for (const ContactPoint& point : contact.points)
                EXPECT_NEAR(point.separation, -sunk, 0.01f * sunk + 1.0e-6f)
                    << (is_upper ? "upper" : "lower");
        }
    }
}

/// A box on the ground overlaps by 1.25 g / w^2 there. Few sub-steps make contacts softer, but not at once: a
/// pile would sink at each hitch. From 240 sub-steps per second to 120 the usual one grows by 5 % per
/// step, so after 15 steps contacts are as soft as they get.
TEST(ContactStiffness, FollowsALowRateSlowly) {
    World world({.allow_sleep = false});
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const auto sunk_after = [&](int steps, int substeps) {
        for (int i = 0; i < steps; ++i) world.step(kDt, substeps);
        return 0.5f - box.position().y;
    };
    const auto overlap = [](float hertz) { return 12.5f / (4.0f * kPi * kPi * hertz * hertz); };
    EXPECT_NEAR(sunk_after(300, 4), overlap(60.0f), 2.0e-6f);
    // The first long step: a quarter of its rate, 30 Hz and twice that on the ground, as before it.
    EXPECT_NEAR(sunk_after(1, 2), overlap(60.0f), 2.0e-6f);
    EXPECT_NEAR(sunk_after(300, 2), overlap(45.0f), 4.0e-6f);
    EXPECT_NEAR(sunk_after(300, 4), overlap(60.0f), 2.0e-6f);
}

TEST(ConstraintColor, IsAnotherForEachConstraintOfABody) {
    World world({.allow_sleep = false});
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 6);
    const std::vector<RevoluteJoint> joints = add_joint_grid(world, 4, {50.0f, 50.0f});
    run(world, 5);
    std::set<int> all;
    int solved = 0;
    for (const Body& body : world.bodies()) {
        if (body.type() != BodyType::kDynamic) continue;
        std::set<int> colors;
        int count = 0;
        const auto add = [&](int color) {
            if (color == kNoColor) return;
            EXPECT_GE(color, 0);
            EXPECT_LT(color, kOverflowColor);
            colors.insert(color);
            all.insert(color);
            ++count;
        };
        for (const Contact& contact : body.contacts()) {
            EXPECT_EQ(contact.color == kNoColor, contact.count == 0);
            add(contact.color);
        }
        for (const Joint& joint : body.joints()) add(joint.color());
        EXPECT_EQ(colors.size(), static_cast<std::size_t>(count));
        solved += count;
    }
    EXPECT_GT(solved, 100);
    EXPECT_EQ(static_cast<int>(all.size()), world.counts().colors);
    // Between two of the three that hold the net nothing is to be solved.
    int idle = 0;
    for (const RevoluteJoint& joint : joints) idle += joint.color() == kNoColor ? 1 : 0;
    EXPECT_EQ(idle, 2);
}

TEST(ConstraintColor, StaysWhereAnIslandSleeps) {
    World world;
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 10);
    const int color = box.contacts().front().color;
    EXPECT_NE(color, kNoColor);
    run(world, 60);
    ASSERT_FALSE(box.is_awake());
    EXPECT_EQ(box.contacts().front().color, color);
    EXPECT_EQ(world.counts().colors, 0);
}

}  // namespace
}  // namespace jostle::test
