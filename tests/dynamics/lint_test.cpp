// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World::lint(): a finding for each mistake that was made on purpose, with its number, and none for worlds
// without.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

using LintTypes = std::vector<LintType>;

LintTypes types_of(const World& world) {
    LintTypes types;
    for (const LintFinding& finding : world.lint()) types.push_back(finding.type);
    return types;
}

Body add_crate(World& world, Vec2 position, float half = 0.5f) {
    return add_dynamic(world, position, Polygon::box(half, half));
}

/// From the left to the right: the front looks down.
constexpr Vec2 kHillsToTheRight[] = {
    {-40.0f, 0.0f}, {-20.0f, 2.0f}, {0.0f, 0.0f}, {20.0f, 3.0f}, {40.0f, 0.0f}};
/// From the right to the left: the front looks up.
constexpr Vec2 kHillsToTheLeft[] = {
    {40.0f, 0.0f}, {20.0f, 3.0f}, {0.0f, 0.0f}, {-20.0f, 2.0f}, {-40.0f, 0.0f}};

TEST(Lint, TellsOfGroundWhoseFrontLooksDown) {
    World world;
    const Body ground = world.create_body({.name = "hills"});
    const ChainShape chain = ground.create_chain({.points = kHillsToTheRight, .count = 5});
    add_crate(world, {-10.0f, 6.0f});
    const Body near = add_crate(world, {1.0f, 2.0f});
    const std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].type, LintType::kChainFacesAway);
    EXPECT_EQ(findings[0].value, 2.0f);
    EXPECT_EQ(findings[0].chain, chain);
    EXPECT_EQ(findings[0].body_a, ground);
    EXPECT_EQ(findings[0].body_b, near);
    EXPECT_EQ(findings[0].shape_a, chain.segment(0));
    // It is true: they fall.
    run(world, 120);
    EXPECT_LT(near.position().y, -5.0f);
}

TEST(Lint, SaysNothingOfGroundThatCarries) {
    World world;
    world.create_body().create_chain({.points = kHillsToTheLeft, .count = 5});
    add_crate(world, {-10.0f, 6.0f});
    EXPECT_EQ(types_of(world), LintTypes{});
    // One body in front is enough: another may be meant to be behind.
    add_crate(world, {0.0f, -6.0f});
    EXPECT_EQ(types_of(world), LintTypes{});
}

TEST(Lint, SaysNothingOfChainsThatCollideOnBothSides) {
    World world;
    world.create_body().create_chain({.points = kHillsToTheRight, .count = 5, .one_sided = false});
    add_crate(world, {-10.0f, 6.0f});
    EXPECT_EQ(types_of(world), LintTypes{});
}

TEST(Lint, TellsOfContainersThatAreTurnedInsideOut) {
    const Vec2 drum[] = {{-5.0f, 0.0f}, {0.0f, 5.0f}, {5.0f, 0.0f}, {0.0f, -5.0f}};  // clockwise: a container
    const Vec2 rock[] = {{-5.0f, 0.0f}, {0.0f, -5.0f}, {5.0f, 0.0f}, {0.0f, 5.0f}};
    for (const Vec2 at : {Vec2{0.0f, 0.0f}, Vec2{-3.9f, 0.1f}, Vec2{0.1f, 4.2f}}) {
        World good, bad;
        good.create_body().create_chain({.points = drum, .count = 4, .is_loop = true});
        bad.create_body().create_chain({.points = rock, .count = 4, .is_loop = true});
        add_dynamic(good, at, Circle{{}, 0.1f});
        add_dynamic(bad, at, Circle{{}, 0.1f});
        EXPECT_EQ(types_of(good), LintTypes{}) << at.x;
        EXPECT_EQ(types_of(bad), LintTypes{LintType::kChainFacesAway}) << at.x;
    }
}

TEST(Lint, CountsOnlyBodiesThatMayMeetTheChain) {
    World world;
    world.create_body().create_chain({.points = kHillsToTheRight, .count = 5}, {.filter = {.category = 2}});
    const Body ghost = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 3.0f}});
    ghost.create_shape(Circle{{}, 0.5f}, {.filter = {.mask = 1}});
    EXPECT_EQ(types_of(world), LintTypes{});
    // Half the chain's diagonal is 40 m: this one is far away.
    add_crate(world, {0.0f, 60.0f});
    EXPECT_EQ(types_of(world), LintTypes{});
    add_crate(world, {0.0f, 30.0f});
    EXPECT_EQ(types_of(world), LintTypes{LintType::kChainFacesAway});
}

TEST(Lint, TellsOfASingleSegmentToo) {
    World world;
    world.create_body().create_shape(Segment{{-5.0f, 0.0f}, {5.0f, 0.0f}, {}, {}, true}, {});
    const Body crate = add_crate(world, {0.0f, 2.0f});
    const std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].chain, ChainShape());
    EXPECT_EQ(findings[0].body_b, crate);
}

TEST(Lint, TellsHowDeepBodiesOverlap) {
    World world;
    add_ground(world);
    const Body low = add_crate(world, {0.0f, 0.5f});
    const Body high = add_crate(world, {0.0f, 1.3f});
    const std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].type, LintType::kOverlap);
    EXPECT_NEAR(findings[0].value, 0.2f, 1e-4f);
    EXPECT_EQ(findings[0].body_a, low);
    EXPECT_EQ(findings[0].body_b, high);
    EXPECT_THAT(findings[0].sentence, testing::HasSubstr("overlap by 0.2"));
    high.set_transform({0.0f, 1.5f}, 0.0f);
    EXPECT_EQ(types_of(world), LintTypes{}) << "what touches does not overlap";
}

TEST(Lint, ForgivesOverlapOfBodiesThatNeverMeet) {
    World world;
    const Body a = add_crate(world, {0.0f, 1.0f});
    const Body b = add_crate(world, {0.3f, 1.0f});
    world.create_revolute({.body_a = a, .body_b = b, .anchor_a = {0.15f, 0.0f}, .anchor_b = {-0.15f, 0.0f}});
    EXPECT_EQ(types_of(world), LintTypes{});
    const Body sensor = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 1.0f}});
    sensor.create_shape(Circle{{}, 0.5f}, {.is_sensor = true});
    EXPECT_EQ(types_of(world), LintTypes{});
}

TEST(Lint, TellsHowFarJointsAreOpen) {
    World world;
    const Body a = world.create_body();
    const Body b = add_crate(world, {3.0f, 0.0f});
    const RevoluteJoint hinge = world.create_revolute(
        {.body_a = a, .body_b = b, .anchor_a = {2.4f, 0.0f}, .anchor_b = {-0.5f, 0.0f}});
    std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].type, LintType::kOpenJoint);
    EXPECT_EQ(findings[0].joint, hinge);
    EXPECT_NEAR(findings[0].value, 0.1f, 1e-5f);
    hinge.set_local_anchor_a({2.499f, 0.0f});
    EXPECT_EQ(types_of(world), LintTypes{}) << "1 mm is within a slop";
    hinge.set_limit({0.5f, 1.0f});
    findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].type, LintType::kTurnedJoint);
    EXPECT_NEAR(findings[0].value, 0.5f, 1e-5f);
}

TEST(Lint, SaysNothingOfJointsThatHaveAGoal) {
    World world;
    const Body a = world.create_body();
    const Body b = add_crate(world, {3.0f, 0.0f});
    world.create_target({.body_a = a, .body_b = b, .anchor_a = {9.0f, 9.0f}});
    world.create_motor({.body_a = a, .body_b = b, .offset = {7.0f, 0.0f}, .angle = 1.0f});
    EXPECT_EQ(types_of(world), LintTypes{});
}

TEST(Lint, TellsOfMotorsWithoutForce) {
    World world({.gravity = {}});
    const Body ground = world.create_body(), wheel = add_dynamic(world, {}, Circle{{}, 0.5f});
    const RevoluteJoint axle = world.create_revolute({.body_a = ground, .body_b = wheel});
    axle.set_motor({.speed = 2.0f});
    const std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].type, LintType::kIdleMotor);
    EXPECT_EQ(findings[0].joint, axle);
    EXPECT_FLOAT_EQ(findings[0].value, 2.0f);
    axle.set_motor({.speed = 2.0f, .max_torque = 1.0f});
    EXPECT_EQ(types_of(world), LintTypes{});
    axle.set_motor({});
    EXPECT_EQ(types_of(world), LintTypes{}) << "a motor of no speed and no torque is switched off";
}

TEST(Lint, TellsOfSizesAndMassesOutOfTheTunedRange) {
    World world({.gravity = {}});
    add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.05f});  // 0.1 m across
    add_dynamic(world, {20.0f, 0.0f}, Polygon::box(5.0f, 5.0f));
    EXPECT_EQ(types_of(world), LintTypes{});
    const Body small = add_dynamic(world, {1.0f, 0.0f}, Circle{{}, 0.04f});
    const Body large = add_dynamic(world, {40.0f, 0.0f}, Polygon::box(6.0f, 1.0f));
    const Body light = world.create_body({.type = BodyType::kDynamic, .position = {60.0f, 0.0f}});
    light.create_shape(Polygon::box(0.5f, 0.5f), {.density = 5.0e-5f});
    const Body heavy = world.create_body({.type = BodyType::kDynamic, .position = {70.0f, 0.0f}});
    heavy.create_shape(Polygon::box(0.5f, 0.5f), {.density = 2.0e6f});
    const std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 4u);
    const std::pair<LintType, Body> expected[] = {{LintType::kSmallBody, small},
                                                  {LintType::kLargeBody, large},
                                                  {LintType::kLightBody, light},
                                                  {LintType::kHeavyBody, heavy}};
    const float values[] = {0.08f, 12.0f, 5.0e-5f, 2.0e6f};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(findings[i].type, expected[i].first) << i;
        EXPECT_EQ(findings[i].body_a, expected[i].second) << i;
        EXPECT_NEAR(findings[i].value, values[i], 1e-4f * values[i]) << i;
    }
}

TEST(Lint, MeasuresInTheWorldsOwnScale) {
    World pixels({.gravity = {0.0f, -640.0f}, .length_scale = 64.0f});
    add_crate(pixels, {0.0f, 0.0f}, 32.0f);
    EXPECT_EQ(types_of(pixels), LintTypes{});
    add_crate(pixels, {100.0f, 0.0f}, 2.0f);
    EXPECT_EQ(types_of(pixels), LintTypes{LintType::kSmallBody});
}

TEST(Lint, TellsOfAHeavyBodyOnALightOne) {
    const auto types_with = [](float below, float above) {
        World world;
        add_ground(world);
        const Body low = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 0.5f}});
        low.create_shape(Polygon::box(0.5f, 0.5f), {.density = below});
        const Body high = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 1.5f}});
        high.create_shape(Polygon::box(0.5f, 0.5f), {.density = above});
        return types_of(world);
    };
    EXPECT_EQ(types_with(1.0f, 300.0f), LintTypes{LintType::kMassRatio});
    EXPECT_EQ(types_with(300.0f, 1.0f), LintTypes{}) << "a light one on a heavy one does no harm";
    EXPECT_EQ(types_with(1.0f, 50.0f), LintTypes{});
}

TEST(Lint, TellsOfMassesThatAJointJoins) {
    World world;
    const Body light = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.1f, 0.1f));
    const Body heavy = world.create_body({.type = BodyType::kDynamic, .position = {2.0f, 0.0f}});
    heavy.create_shape(Polygon::box(1.0f, 1.0f), {.density = 2.0f});
    world.create_distance({.body_a = light, .body_b = heavy, .length = 2.0f});
    const std::vector<LintFinding> findings = world.lint();
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].type, LintType::kMassRatio);
    EXPECT_EQ(findings[0].body_a, heavy);
    EXPECT_EQ(findings[0].body_b, light);
    EXPECT_NEAR(findings[0].value, 200.0f, 0.01f);
}

TEST(Lint, TellsAllAtOnceAndChangesNothing) {
    World world;
    world.create_body().create_chain({.points = kHillsToTheRight, .count = 5});
    add_crate(world, {0.0f, 3.0f});
    add_crate(world, {0.0f, 3.5f});
    add_dynamic(world, {5.0f, 5.0f}, Circle{{}, 0.01f});
    const std::uint64_t before = world.state_hash();
    EXPECT_EQ(types_of(world),
              (LintTypes{LintType::kChainFacesAway, LintType::kOverlap, LintType::kSmallBody}));
    EXPECT_EQ(world.state_hash(), before);
}

TEST(Lint, SaysNothingOfAnEmptyWorld) {
    EXPECT_EQ(types_of(World()), LintTypes{});
}

}  // namespace
}  // namespace jostle::test
