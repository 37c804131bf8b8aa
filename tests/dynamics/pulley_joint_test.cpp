// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pulleys. Two masses m and M over one of ratio 1 fall by g (M - m) / (M + m), and pull with 2 g m M / (m +
// M).
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Boxes 2 m below two points, 4 m apart; masses of 1 kg times the densities.
struct Atwood {
    Atwood(float density_a, float density_b, PulleyJointDef def = {}) {
        frame = world.create_body({.position = {0.0f, 4.0f}});
        a = add_dynamic(world, {-2.0f, 2.0f}, Polygon::box(0.5f, 0.5f), {.density = density_a});
        b = add_dynamic(world, {2.0f, 2.0f}, Polygon::box(0.5f, 0.5f), {.density = density_b});
        def.body_a = a;
        def.body_b = b;
        def.frame = frame;
        def.point_a = {-2.0f, 0.0f};
        def.point_b = {2.0f, 0.0f};
        if (def.length == 1.0f) def.length = 2.0f + 2.0f * def.ratio;
        pulley = world.create_pulley(def);
    }
    World world;
    Body frame, a, b;
    PulleyJoint pulley;
};

TEST(PulleyJoint, FallsAsAtwoodsMachine) {
    Atwood m(1.0f, 3.0f);
    for (int i = 0; i < 30; ++i) {
        m.world.step(kDt);
        ASSERT_NEAR(m.pulley.length_a() + m.pulley.length_b(), 4.0f, kLinearSlop);
    }
    EXPECT_NEAR(m.a.linear_velocity().y, 2.5f, 0.02f) << "5 m/s^2";
    EXPECT_NEAR(m.b.linear_velocity().y, -2.5f, 0.02f);
    EXPECT_NEAR(m.pulley.reaction_force().y, 15.0f, 0.1f);
    EXPECT_EQ(m.world.check(), "");
}

TEST(PulleyJoint, WithARatioLiftsAsATackle) {
    // B is pulled with twice the force on A: 1 kg carries 2 kg.
    Atwood m(1.0f, 2.0f, {.ratio = 2.0f});
    run(m.world, 120);
    EXPECT_NEAR(m.a.position().y, 2.0f, kLinearSlop);
    EXPECT_NEAR(m.b.position().y, 2.0f, kLinearSlop);
    EXPECT_NEAR(m.pulley.reaction_force().y, 20.0f, 0.05f);
    m.b.apply_impulse_to_center({0.0f, -2.0f});
    run(m.world, 30);
    EXPECT_NEAR(m.a.linear_velocity().y, -2.0f * m.b.linear_velocity().y, 0.01f);
}

TEST(PulleyJoint, GoesSlackAndNeverPushes) {
    Atwood m(1.0f, 1.0f);
    run(m.world, 30);
    m.a.set_linear_velocity({0.0f, 4.0f});
    m.world.step(kDt);
    EXPECT_EQ(m.pulley.reaction_force(), Vec2{}) << "A flies up: the rope is slack";
    run(m.world, 12);
    EXPECT_LT(m.pulley.length_a() + m.pulley.length_b(), 4.0f - 0.1f);
    EXPECT_NEAR(m.b.linear_velocity().y, -13.0f / 6.0f, 0.01f) << "B falls freely meanwhile";
    EXPECT_EQ(m.pulley.linear_error(), 0.0f);
}

TEST(PulleyJoint, TheShortestLengthsHold) {
    Atwood m(1.0f, 3.0f, {.min_length_a = 0.75f});
    run(m.world, 240);
    EXPECT_NEAR(m.pulley.length_a(), 0.75f, kLinearSlop);
    EXPECT_NEAR(m.pulley.length_b(), 3.25f, 2.0f * kLinearSlop);
    EXPECT_NEAR(m.pulley.reaction_force().y, 30.0f, 0.1f) << "the weight of B";
}

TEST(PulleyJoint, BearsOnAFrameThatMoves) {
    World world({.gravity = {}});
    const Body frame = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f));
    const Body a = add_dynamic(world, {-2.0f, -2.0f}, Polygon::box(0.5f, 0.5f));
    const Body b = add_dynamic(world, {2.0f, -2.0f}, Polygon::box(0.5f, 0.5f));
    world.create_pulley({.body_a = a,
                         .body_b = b,
                         .frame = frame,
                         .point_a = {-2.0f, 0.0f},
                         .point_b = {2.0f, 0.0f},
                         .length = 4.0f});
    a.set_linear_velocity({0.0f, -1.0f});
    run(world, 60);
    const Vec2 momentum = a.linear_velocity() + b.linear_velocity() + frame.linear_velocity();
    EXPECT_NEAR(momentum.y, -1.0f, 1.0e-4f) << "the rope's forces cancel";
    EXPECT_NEAR(momentum.x, 0.0f, 1.0e-4f);
    EXPECT_LT(frame.linear_velocity().y, -0.1f);
}

TEST(PulleyJoint, ThreeDifferentBodies) {
    Atwood m(1.0f, 1.0f);
    EXPECT_EQ(m.pulley.body_count(), 3);
    EXPECT_EQ(m.pulley.frame(), m.frame);
    EXPECT_EQ(m.pulley.point_a(), (Vec2{-2.0f, 4.0f}));
    m.world.shift_origin({1.0f, 1.0f});
    EXPECT_EQ(m.pulley.point_a(), (Vec2{-3.0f, 3.0f}));
    EXPECT_NEAR(m.pulley.length_a(), 2.0f, 1.0e-6f);
}

}  // namespace
}  // namespace jostle::test
