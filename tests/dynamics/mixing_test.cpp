// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two materials in one contact: the rules, the stronger of which wins, and what follows on a slope.
#include <gtest/gtest.h>

#include <cmath>

#include "dynamics/incline.h"

namespace jostle::test {
namespace {

constexpr MixRule kRules[] = {MixRule::kGeometricMean, MixRule::kMaximum, MixRule::kAverage,
                              MixRule::kMinimum, MixRule::kProduct};
/// Of 0.25 and 0.64 by each of them.
constexpr float kA = 0.25f, kB = 0.64f;
constexpr float kMixed[] = {0.4f, 0.64f, 0.445f, 0.25f, 0.16f};

/// The contact of a box that rests on the ground.
struct Resting {
    explicit Resting(const Material& below = {}, const Material& above = {},
                     const Geometry& geometry = Polygon::box(0.5f, 0.5f))
        : ground(add_ground(world, {.material = below}).shapes().front()),
          box(add_dynamic(world, {0.0f, 0.5f}, geometry, {.material = above}).shapes().front()) {
        run(world, 1);
    }
    [[nodiscard]] Contact contact() const {
        EXPECT_EQ(world.contacts().size(), 1u);
        return world.contacts()[0];
    }
    World world{WorldDef{}};
    Shape ground, box;
};

TEST(Mixing, EachRuleByItsFormula) {
    for (std::size_t i = 0; i < std::size(kRules); ++i) {
        SCOPED_TRACE(i);
        const Resting friction({.friction = kA, .friction_rule = kRules[i]},
                               {.friction = kB, .friction_rule = kRules[i]});
        EXPECT_FLOAT_EQ(friction.contact().friction, kMixed[i]);
        const Resting restitution({.restitution = kB, .restitution_rule = kRules[i]},
                                  {.restitution = kA, .restitution_rule = kRules[i]});
        EXPECT_FLOAT_EQ(restitution.contact().restitution, kMixed[i]);
        EXPECT_FLOAT_EQ(restitution.contact().friction, 0.6f) << "by a rule of its own";
    }
}

TEST(Mixing, TheStrongerRuleWins) {
    for (std::size_t i = 0; i < std::size(kRules); ++i)
        for (std::size_t j = 0; j < std::size(kRules); ++j) {
            SCOPED_TRACE(testing::Message() << i << " and " << j);
            const Resting mixed({.friction = kA,
                                 .restitution = kB,
                                 .friction_rule = kRules[i],
                                 .restitution_rule = kRules[j]},
                                {.friction = kB,
                                 .restitution = kA,
                                 .friction_rule = kRules[j],
                                 .restitution_rule = kRules[i]});
            EXPECT_FLOAT_EQ(mixed.contact().friction, kMixed[std::max(i, j)]);
            EXPECT_FLOAT_EQ(mixed.contact().restitution, kMixed[std::max(i, j)]);
        }
}

TEST(Mixing, DefaultsAreTheGeometricMeanAndTheGreater) {
    const Resting plain({.friction = kA, .restitution = kA}, {.friction = kB, .restitution = kB});
    EXPECT_FLOAT_EQ(plain.contact().friction, 0.4f);
    EXPECT_EQ(plain.contact().restitution, kB);
}

/// A box on an incline after 2 s.
Incline slid(float slope, MixRule below, MixRule above) {
    Incline incline(slope, {.friction = kA, .friction_rule = below}, Polygon::box(0.5f, 0.25f),
                    {.friction = kB, .friction_rule = above});
    run(incline.world, 120);
    return incline;
}

/// Just below the mixed friction's angle a box stays, just above it slides with g (sin - friction cos).
TEST(Mixing, DecidesWhatSlides) {
    for (std::size_t i = 0; i < std::size(kRules); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            SCOPED_TRACE(testing::Message() << i << " beats " << j);
            const float angle = std::atan(kMixed[i]);
            const Incline held = slid(angle - 1.0f * kDegree, kRules[j], kRules[i]);
            EXPECT_NEAR(held.way(), 0.0f, kLinearSlop);
            EXPECT_NEAR(held.speed(), 0.0f, 1e-3f);
            const float steeper = angle + 2.0f * kDegree;
            const Incline slides = slid(steeper, kRules[i], kRules[j]);
            const float acceleration = 10.0f * (std::sin(steeper) - kMixed[i] * std::cos(steeper));
            EXPECT_NEAR(slides.speed(), 2.0f * acceleration, 0.02f * acceleration + 0.01f);
        }
}

TEST(Mixing, SurfaceSpeedsAreAddedAndTheGreaterRollingResistanceCounts) {
    const Resting mixed({.rolling_resistance = 0.25f, .surface_speed = 2.0f},
                        {.rolling_resistance = 0.125f, .surface_speed = -0.5f}, Circle{{}, 0.5f});
    EXPECT_EQ(mixed.contact().surface_speed, 1.5f);
    EXPECT_EQ(mixed.contact().rolling_resistance, 0.125f) << "0.25 times 0.5 m";
}

/// On which radius two shapes roll: times a rolling resistance of 0.5.
TEST(Mixing, RollingResistanceActsOnTheSmallerRound) {
    const struct {
        Geometry below, above;
        float radius;
    } rows[] = {
        {Polygon::box(5.0f, 0.5f), Circle{{}, 0.5f}, 0.5f},
        {Segment{{-5.0f, 0.5f}, {5.0f, 0.5f}}, Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.5f}, 0.5f},
        {Circle{{0.0f, -3.5f}, 4.0f}, Circle{{}, 0.5f}, 0.5f},
        {Polygon::rounded_box(5.0f, 0.25f, 0.25f), Circle{{}, 0.5f}, 0.5f},
        {Polygon::rounded_box(5.0f, 0.25f, 0.25f), Polygon::rounded_box(0.4f, 0.4f, 0.1f), 0.1f},
        {Polygon::box(5.0f, 0.5f), Polygon::rounded_box(0.375f, 0.375f, 0.125f), 0.125f},
        {Polygon::box(5.0f, 0.5f), Polygon::box(0.5f, 0.5f), 0.0f},
        {Segment{{-5.0f, 0.5f}, {5.0f, 0.5f}}, Polygon::box(0.5f, 0.5f), 0.0f},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(&row - rows);
        World world;
        add_static(world, {}, row.below, {.material = {.rolling_resistance = 0.5f}});
        add_dynamic(world, {0.0f, 1.0f}, row.above);
        run(world, 1);
        ASSERT_EQ(world.contacts().size(), 1u);
        EXPECT_FLOAT_EQ(world.contacts()[0].rolling_resistance, 0.5f * row.radius);
    }
}

TEST(Mixing, AChangeReachesTheContactAtOnce) {
    Resting r({}, {}, Circle{{}, 0.5f});
    EXPECT_EQ(r.box.material(), Material{});
    const Material all{.friction = 0.25f,
                       .restitution = 2.0f,
                       .rolling_resistance = 0.5f,
                       .surface_speed = -3.0f,
                       .id = 12,
                       .friction_rule = MixRule::kMinimum,
                       .restitution_rule = MixRule::kAverage};
    r.box.set_material(all);
    EXPECT_EQ(r.box.material(), all);
    EXPECT_EQ(r.ground.material(), Material{});
    EXPECT_EQ(r.contact().friction, 0.25f);
    EXPECT_EQ(r.contact().restitution, 1.0f) << "(2 + 0) / 2";
    EXPECT_EQ(r.contact().rolling_resistance, 0.25f);
    EXPECT_EQ(r.contact().surface_speed, -3.0f);
    r.ground.set_material({.friction = 0.125f, .friction_rule = MixRule::kProduct});
    EXPECT_EQ(r.contact().friction, 0.03125f);
    r.box.set_material({});
    r.ground.set_material({});
    EXPECT_FLOAT_EQ(r.contact().friction, 0.6f);
    EXPECT_EQ(r.contact().restitution, 0.0f);
    EXPECT_EQ(r.contact().rolling_resistance, 0.0f);
    EXPECT_EQ(r.contact().surface_speed, 0.0f);
}

TEST(Mixing, EachSegmentOfAChainHasItsOwn) {
    World world;
    const Vec2 points[] = {{6.0f, 0.0f}, {2.0f, 0.0f}, {-2.0f, 0.0f}, {-6.0f, 0.0f}};
    const std::uint32_t words[] = {0, 1, 0};
    const Material materials[] = {
        {.friction = 0.64f, .id = 3},
        {.friction = 0.5f, .surface_speed = 2.0f, .friction_rule = MixRule::kProduct}};
    const ChainShape chain =
        world.create_body().create_chain({.points = points, .count = 4, .materials = words},
                                         {.material = {.friction = 9.0f}, .materials = materials});
    for (const float x : {4.0f, 0.0f, -4.0f})
        add_dynamic(world, {x, 0.25f}, Polygon::box(0.25f, 0.25f), {.material = {.friction = 0.25f}});
    run(world, 1);
    const auto on = [&](int segment) {
        for (const Contact& contact : chain.segment(segment).contacts()) return contact;
        ADD_FAILURE() << "nothing on segment " << segment;
        return Contact{};
    };
    EXPECT_EQ(chain.segment(0).material().id, 3u);
    EXPECT_FLOAT_EQ(on(0).friction, 0.4f);
    EXPECT_FLOAT_EQ(on(1).friction, 0.125f);
    EXPECT_EQ(on(1).surface_speed, 2.0f);
    EXPECT_FLOAT_EQ(on(2).friction, 0.4f);
    chain.segment(2).set_material({.friction = 0.5f, .friction_rule = MixRule::kMinimum});
    EXPECT_FLOAT_EQ(on(0).friction, 0.4f) << "of one segment alone";
    EXPECT_EQ(on(2).friction, 0.25f);
    chain.set_material({.friction = 1.0f, .id = 4});
    for (int i = 0; i < 3; ++i) {
        EXPECT_FLOAT_EQ(on(i).friction, 0.5f);
        EXPECT_EQ(on(i).surface_speed, 0.0f);
        EXPECT_EQ(chain.segment(i).material().id, 4u);
    }
}

}  // namespace
}  // namespace jostle::test
