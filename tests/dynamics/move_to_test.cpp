// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Kinematic bodies that are moved to where the user wants them.
#include <gtest/gtest.h>

#include "math/random.h"
#include "support/expect_refused.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

float angle_between(Rot a, Rot b) {
    return abs(inverse_compose(a, b).angle());
}

TEST(MoveTo, TakesABodyThereInOneStep) {
    World world;
    const Body body = world.create_body({.type = BodyType::kKinematic});
    body.create_shape(Polygon::box(0.5f, 0.5f));
    Random random(7);
    for (int i = 0; i < 2000; ++i) {
        const Transform from = body.transform();
        const Transform goal{{random.uniform(-50.0f, 50.0f), random.uniform(-50.0f, 50.0f)},
                             Rot::from_angle(random.uniform(-kPi, kPi))};
        // A longer step among short ones has more sub-steps than it asks for.
        const float dt = random.uniform(1.0e-3f, 2.0f * kDt);
        body.move_to(goal, dt);
        // The shorter way round.
        EXPECT_LE(abs(body.angular_velocity()) * dt, kPi + 1e-5f);
        const int substeps = 1 + static_cast<int>(random.below(8));
        world.step(dt, substeps);
        EXPECT_LT(distance(body.position(), goal.p), 2e-6f * distance(from.p, goal.p) + 1e-5f);
        // integrate() turns short by 17/315 t^7, and is not used from t = 0.5 rad on.
        const float turn = angle_between(from.q, goal.q) / static_cast<float>(substeps);
        const float cube = turn * turn * turn;
        const float missing =
            turn < 0.51f ? static_cast<float>(substeps) * (17.0f / 315.0f) * cube * cube * turn : 0.0f;
        EXPECT_LT(angle_between(body.rotation(), goal.q), 1.2f * missing + 1e-5f) << i;
    }
}

TEST(MoveTo, GoesOnWithItsVelocity) {
    World world;
    const Body body = world.create_body({.type = BodyType::kKinematic});
    body.move_to({{0.5f, -0.25f}, Rot{}}, 0.25f);
    EXPECT_EQ(body.linear_velocity(), (Vec2{2.0f, -1.0f}));
    EXPECT_EQ(body.angular_velocity(), 0.0f);
    world.step(0.25f);
    world.step(0.25f);
    EXPECT_NEAR(body.position().x, 1.0f, 1e-6f);
    body.move_to(body.transform(), 0.25f);
    EXPECT_EQ(body.linear_velocity(), Vec2{});
}

/// A box on a lift goes up with it, and is not left in the floor or above it.
TEST(MoveTo, CarriesWhatStandsOnIt) {
    World world({.allow_sleep = false});
    const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {0.0f, -0.5f}});
    lift.create_shape(Polygon::box(2.0f, 0.5f));
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 60);
    for (int i = 1; i <= 120; ++i) {
        lift.move_to({{0.0f, -0.5f + 0.02f * static_cast<float>(i)}, Rot{}}, kDt);
        world.step(kDt);
    }
    EXPECT_NEAR(lift.position().y, 1.9f, 1e-4f);
    EXPECT_NEAR(box.position().y, 2.9f, 2.0f * kLinearSlop);
    EXPECT_NEAR(box.linear_velocity().y, 1.2f, 0.01f);
}

TEST(MoveTo, WakesWhatItTouchesIfItMoves) {
    World world;
    const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {0.0f, -0.5f}});
    lift.create_shape(Polygon::box(2.0f, 0.5f));
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 120);
    ASSERT_FALSE(box.is_awake());
    ASSERT_FALSE(lift.is_awake());
    lift.move_to(lift.transform(), kDt);
    EXPECT_FALSE(box.is_awake());
    lift.move_to({{0.0f, -0.49f}, Rot{}}, kDt);
    EXPECT_TRUE(lift.is_awake());
    EXPECT_TRUE(box.is_awake());
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(MoveTo, IsForKinematicBodiesAlone) {
    World world;
    for (const BodyType type : {BodyType::kStatic, BodyType::kDynamic}) {
        const Body body = world.create_body({.type = type});
        expect_refused(
            "Body::move_to", "this", [&] { body.move_to({}, kDt); }, "not kinematic");
    }
}
#endif

}  // namespace
}  // namespace jostle::test
