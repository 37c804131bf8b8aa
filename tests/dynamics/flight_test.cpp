// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that nothing holds fly on their parabola, whatever the sub-steps, from the velocities that they are
// given and through the forces that act on them.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// v = a t and x = v t / 2, by whatever steps and sub-steps.
TEST(Flight, FreeFallIsOnItsParabola) {
    for (const int substeps : {1, 2, 3, 4, 16}) {
        SCOPED_TRACE(substeps);
        World world;
        const Body falling = world.create_body({.type = BodyType::kDynamic, .position = {3.0f, 20.0f}});
        const Body thrown = world.create_body({.type = BodyType::kDynamic, .linear_velocity = {4.0f, 6.0f}});
        float t = 0.0f;
        for (int i = 0; i < 60; ++i) {
            const float dt = i % 3 == 0 ? 1.0f / 30.0f : 1.0f / 60.0f;
            world.step(dt, substeps);
            t += dt;
            ASSERT_NEAR(falling.position().y, 20.0f - 5.0f * t * t, 2e-4f);
            ASSERT_NEAR(falling.linear_velocity().y, -10.0f * t, 1e-4f);
            ASSERT_NEAR(thrown.position().x, 4.0f * t, 1e-4f);
            ASSERT_NEAR(thrown.position().y, 6.0f * t - 5.0f * t * t, 2e-4f);
        }
        EXPECT_EQ(falling.position().x, 3.0f);
        EXPECT_EQ(falling.angle(), 0.0f);
    }
}

/// A velocity that the user gives is of that time, too.
TEST(Flight, FallsOnItsParabolaFromTheVelocityThatItIsGiven) {
    World world;
    Body body = world.create_body({.type = BodyType::kDynamic});
    run(world, 10);
    body.set_transform({0.0f, 0.0f}, 0.0f);
    body.set_linear_velocity({3.0f, 9.0f});
    body.set_gravity_scale(0.5f);
    run(world, 60);
    EXPECT_NEAR(body.position().x, 3.0f, 1e-4f);
    EXPECT_NEAR(body.position().y, 9.0f - 2.5f, 1e-4f);
    EXPECT_NEAR(body.linear_velocity().y, 4.0f, 1e-4f);
}

TEST(Flight, FallsOnItsParabolaFromTheGroundThatIsTakenAway) {
    for (const int substeps : {1, 4}) {
        World world;
        Body ground = add_ground(world);
        const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
        for (int i = 0; i < 20; ++i) world.step(kDt, substeps);
        const float y = box.position().y;
        world.destroy(ground);
        for (int i = 0; i < 60; ++i) world.step(kDt, substeps);
        EXPECT_NEAR(box.linear_velocity().y, -10.0f, 1e-3f);
        EXPECT_NEAR(box.position().y, y - 5.0f, 1e-3f);
    }
}

/// It begins to rise as its first step begins.
TEST(Flight, JumpsAsHighAsTheVelocityThatItIsGivenSays) {
    for (const int substeps : {1, 4}) {
        World world;
        add_ground(world);
        const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
        for (int i = 0; i < 20; ++i) world.step(kDt, substeps);
        const float from = ball.position().y;
        ball.set_linear_velocity({0.0f, 5.0f});
        world.step(kDt, substeps);
        EXPECT_NEAR(ball.linear_velocity().y, 5.0f - 10.0f * kDt, 1e-4f);
        float top = 0.0f;
        for (int i = 0; i < 60; ++i) {
            world.step(kDt, substeps);
            top = max(top, ball.position().y);
        }
        // Less what steps miss of the top.
        EXPECT_NEAR(top - from, 1.25f, 1.0e-3f);
    }
}

/// All of it, and no more, whether a contact holds the body when the step begins, or when it ends.
TEST(Flight, ForcesActForOneStepOnTheGroundAndOffIt) {
    constexpr ShapeDef kSmooth{.material = {.friction = 0.0f}};
    for (const int substeps : {1, 2, 4}) {
        SCOPED_TRACE(substeps);
        World leaving({.gravity = {}});
        add_ground(leaving, kSmooth);
        const Body rising = add_dynamic(leaving, {0.0f, 0.5f}, Circle{{}, 0.5f}, kSmooth);
        rising.set_linear_velocity({6.0f, 0.0f});
        leaving.step(kDt, substeps);
        rising.apply_force_to_center(rising.mass() / kDt * Vec2{1.0f, 5.0f});
        leaving.step(kDt, substeps);
        EXPECT_NEAR(rising.linear_velocity().x, 7.0f, 1e-4f);
        EXPECT_NEAR(rising.linear_velocity().y, 5.0f, 1e-4f);
        World landing;
        add_ground(landing, kSmooth);
        const Body falling = add_dynamic(landing, {0.0f, 0.6f}, Circle{{}, 0.5f}, kSmooth);
        falling.set_linear_velocity({6.0f, -5.0f});
        for (int i = 0; i < 6; ++i) {
            falling.apply_force_to_center(falling.mass() / kDt * Vec2{1.0f, 0.0f});
            landing.step(kDt, substeps);
        }
        EXPECT_NEAR(falling.linear_velocity().x, 12.0f, 1e-4f);
        // A force that bears the weight keeps the body where it is.
        World hovering;
        const Body hanging = hovering.create_body({.type = BodyType::kDynamic});
        for (int i = 0; i < 60; ++i) {
            hanging.apply_force_to_center({0.0f, 10.0f * hanging.mass()});
            hovering.step(kDt, substeps);
        }
        EXPECT_NEAR(hanging.position().y, 0.0f, 1e-5f);
    }
}

/// Of the speed v at most v damping dt / 2 is lost in half a sub-step; g / damping is kept as it is.
TEST(Flight, FallsAtItsTerminalSpeed) {
    World world;
    Body body = world.create_body({.type = BodyType::kDynamic, .linear_damping = 2.0f});
    body.set_linear_velocity({0.0f, -5.0f});
    for (int i = 0; i < 60; ++i) {
        world.step(1.0f / 60.0f, 1);
        ASSERT_NEAR(body.linear_velocity().y, -5.0f, 1e-5f);
    }
    EXPECT_NEAR(body.position().y, -5.0f, 1e-4f);
}

}  // namespace
}  // namespace jostle::test
