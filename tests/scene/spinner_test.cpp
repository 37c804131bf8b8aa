// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reference scene spinner at work: its first 40 steps, in which the rows come down onto the drum and the
// arm begins to stir them; and all of them, in which nothing leaves the drum.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include <cmath>

#include "math/random.h"

namespace jostle {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
constexpr bool kIsSlowBuild = true;
#else
constexpr bool kIsSlowBuild = false;
#endif

TEST(Spinner, TheArmStirsAndTheDrumHolds) {
    const Scene scene = find_reference_scene("spinner")->make();
    SceneWorld made = make_world(scene);
    float worst_joint = 0.0f;
    for (int i = 0; i < 40; ++i) {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        worst_joint = max(worst_joint, made.joints[0].linear_error());
    }
    EXPECT_LT(worst_joint, 0.02f);
    EXPECT_NEAR(made.bodies[1].angular_velocity(), 5.0f, 0.05f);
    // Two thirds of a second at 5 rad/s, less what the first step took.
    EXPECT_NEAR(std::remainder(made.bodies[1].angle() - 40.0f / 60.0f * 5.0f, 2.0f * kPi), 0.0f, 0.1f);
    int outside = 0;
    for (const Body& body : made.bodies) {
        ASSERT_TRUE(is_finite(body.position()) && is_finite(body.linear_velocity()));
        outside += distance(body.position(), {0.0f, 32.0f}) > 40.0f ? 1 : 0;
    }
    // The arm's ends run at 100 m/s, and throw bodies at the drum's wall.
    EXPECT_EQ(outside, 0);
    // Nearly all lie on others.
    EXPECT_GT(made.world.counts().touching, 2 * 6076);
    EXPECT_EQ(made.world.check(), "");
}

TEST(Spinner, NothingLeavesTheDrumInFiveHundredSteps) {
    const Scene scene = find_reference_scene("spinner")->make();
    SceneWorld made = make_world(scene);
    const int steps = kIsSlowBuild && !test::is_long_run() ? 100 : scene.steps;
    ASSERT_EQ(scene.steps, 500);
    for (int i = 0; i < steps; ++i) {
        made.world.step(1.0f / scene.step_hertz, scene.substeps);
        for (const Body& body : made.bodies) ASSERT_LT(distance(body.position(), {0.0f, 32.0f}), 40.0f) << i;
    }
}

}  // namespace
}  // namespace jostle
