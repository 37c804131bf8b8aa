// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The cost of a sub-step of a group of joints, by counts of factorizations and solutions: the bounds
// of docs/limits.md.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>
#include <jostle/scene/scene.h>

#include <algorithm>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Per group and sub-step.
struct JointCost {
    double factorizations = 0.0, solutions = 0.0;
};
struct JointCosts {
    JointCost mean, worst;  ///< over all steps, and of the worst step
};

JointCosts costs_of(World& world, int groups, int substeps, int steps) {
    const double share = 1.0 / (groups * substeps);
    JointCosts costs;
    for (int i = 0; i < steps; ++i) {
        world.step(kDt, substeps);
        const Profile& profile = world.profile();
        const JointCost now{share * profile.joint_factorizations, share * profile.joint_solutions};
        costs.mean.factorizations += now.factorizations / steps;
        costs.mean.solutions += now.solutions / steps;
        costs.worst.factorizations = std::max(costs.worst.factorizations, now.factorizations);
        costs.worst.solutions = std::max(costs.worst.solutions, now.solutions);
    }
    return costs;
}

void expect_bounded(const JointCosts& costs) {
    EXPECT_LE(costs.mean.factorizations, 2.0);
    EXPECT_LE(costs.mean.solutions, 16.0);
    EXPECT_LE(costs.worst.factorizations, 8.0);
    EXPECT_LE(costs.worst.solutions, 32.0);
    // A sub-step without contacts takes one factorization and two solutions.
    EXPECT_GE(costs.mean.factorizations, 1.0);
    EXPECT_GE(costs.mean.solutions, 2.0);
}

TEST(JointCost, OfTracksOnWheelsIsBounded) {
    const Scene scene = find_reference_scene("tank")->make();
    SceneWorld made = make_world(scene);
    expect_bounded(costs_of(made.world, 2, scene.substeps, 300));
}

TEST(JointCost, OfRagdollsInAHeapIsBounded) {
    const Scene scene = find_reference_scene("ragdolls_10")->make();
    SceneWorld made = make_world(scene);
    expect_bounded(costs_of(made.world, 10, scene.substeps, 300));
}

TEST(JointCost, OfABridgeUnderLoadIsBounded) {
    World world({.allow_sleep = false});
    const Body ground = world.create_body();
    Body last = ground;
    for (int i = 0; i < 20; ++i) {
        const float x = static_cast<float>(i) - 9.5f;
        const Body plank = add_dynamic(world, {x, 0.0f}, Polygon::box(0.5f, 0.1f));
        world.create_revolute({.body_a = last,
                               .body_b = plank,
                               .anchor_a = i == 0 ? Vec2{-10.0f, 0.0f} : Vec2{0.5f, 0.0f},
                               .anchor_b = {-0.5f, 0.0f}});
        last = plank;
    }
    world.create_revolute(
        {.body_a = last, .body_b = ground, .anchor_a = {0.5f, 0.0f}, .anchor_b = {10.0f, 0.0f}});
    for (int i = 0; i < 10; ++i)
        add_dynamic(world, {static_cast<float>(i) - 4.5f, 3.0f + 0.5f * static_cast<float>(i % 3)},
                    Polygon::box(0.4f, 0.4f), {.density = 20.0f});
    expect_bounded(costs_of(world, 1, 4, 300));
}

/// A chain with four times the limits needs no more than twice the factorizations, each of which costs as
/// much as there are joints.
TEST(JointCost, OfAChainGrowsHardlyFasterThanItsLimits) {
    double most[2] = {};
    for (int k = 0; k < 2; ++k) {
        World world({.gravity = {}, .allow_sleep = false});
        const int links = k == 0 ? 60 : 240;
        Body last;
        for (int i = 0; i < links; ++i) {
            const Body link = add_dynamic(world, {static_cast<float>(i), 0.0f}, Polygon::box(0.5f, 0.1f));
            // A zigzag of blows: all limits are met at once.
            link.set_angular_velocity(i % 2 == 0 ? 30.0f : -30.0f);
            link.set_linear_velocity({0.0f, i % 3 == 0 ? 8.0f : -4.0f});
            if (i > 0)
                world.create_revolute({.body_a = last,
                                       .body_b = link,
                                       .anchor_a = {0.5f, 0.0f},
                                       .anchor_b = {-0.5f, 0.0f},
                                       .limit = JointLimit{-0.1f, 0.1f}});
            last = link;
        }
        most[k] = costs_of(world, 1, 4, 60).worst.factorizations;
    }
    EXPECT_LE(most[1], 2.0 * most[0]);
}

}  // namespace
}  // namespace jostle::test
