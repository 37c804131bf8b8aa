// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Columns of observations: each shows the answer of the world's call; and columns of objects that are gone.
#include <gtest/gtest.h>
#include <jostle/batch/batch.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "batch/columns_world.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Whether a leg or hull stands on the ground, or has hit it in the last step.
bool stands(const Body& body) {
    for (const Contact& contact : body.contacts())
        for (int i = 0; i < contact.count; ++i)
            if (contact.points[i].separation <= kSpeculativeDistance ||
                contact.points[i].normal_impulse > 0.0f)
                return true;
    return false;
}

TEST(BatchObservations, AreTheAnswersOfBodiesAndJoints) {
    LanderAndBatch both;
    Lander& alone = both.alone;
    Batch& batch = both.batch;
    for (int type = 0; type <= static_cast<int>(BatchObservation::kTouches); ++type)
        batch.add_observation(static_cast<BatchObservation>(type), alone.hull);
    batch.add_observation(BatchObservation::kTouches, alone.legs[0].shapes().front());
    batch.add_observation(BatchObservation::kJointPosition, alone.hips[0]);
    batch.add_observation(BatchObservation::kJointSpeed, alone.hips[0]);
    batch.add_observation(BatchObservation::kJointForce, alone.hips[0]);
    batch.add_observation(BatchObservation::kJointTorque, alone.hips[0]);
    ASSERT_EQ(batch.observation_columns(), 16);
    std::vector<float> seen(16);
    bool touched = false, flew = false, slept = false;
    for (int i = 0; i < 600; ++i) {
        batch.step({}, seen);
        alone.world.step(kDt);
        const Body& hull = alone.hull;
        const RevoluteJoint& hip = alone.hips[0];
        const bool touches = stands(alone.legs[0]);
        const std::vector<float> expected{hull.position().x,
                                          hull.position().y,
                                          hull.angle(),
                                          hull.rotation().c,
                                          hull.rotation().s,
                                          hull.linear_velocity().x,
                                          hull.linear_velocity().y,
                                          hull.angular_velocity(),
                                          hull.is_awake() ? 1.0f : 0.0f,
                                          stands(hull) ? 1.0f : 0.0f,
                                          touches ? 1.0f : 0.0f,
                                          hip.angle(),
                                          alone.legs[0].angular_velocity() - hull.angular_velocity(),
                                          hip.reaction_force().x,
                                          hip.reaction_force().y,
                                          hip.reaction_torque()};
        ASSERT_EQ(seen, expected) << i;
        touched |= touches;
        flew |= !touches;
        slept |= !hull.is_awake();
    }
    EXPECT_TRUE(touched && flew && slept);
}

/// A lander that falls fast touches the ground in the step in which the ground stops it, and not before.
TEST(BatchObservations, AFastLanderTouchesNothingBeforeItHits) {
    Lander lander = make_lander(3);
    for (const Body& body : {lander.hull, lander.legs[0], lander.legs[1]})
        body.set_linear_velocity({0.0f, -20.0f});
    Batch batch(1, [](const BatchEpisode&) { return make_lander(3).world; });
    batch.load(lander.world.save());
    batch.add_observation(BatchObservation::kTouches, lander.legs[0]);
    batch.add_observation(BatchObservation::kLinearVelocity, lander.legs[0]);
    float seen[3] = {};
    for (int i = 0; i < 30 && seen[0] == 0.0f; ++i) {
        batch.step({}, seen);
        if (seen[0] != 0.0f) break;
        EXPECT_LT(seen[2], -19.0f) << i;
    }
    EXPECT_EQ(seen[0], 1.0f);
    EXPECT_GT(seen[2], -15.0f);
}

/// A sensor touches what it has visitors of; what visits it does not touch.
TEST(BatchObservations, ASensorTouchesItsVisitors) {
    const auto make = [](const BatchEpisode&) {
        World world({.gravity = {}});
        add_dynamic(world, {0, 0}, Circle{{}, 0.5f}).set_linear_velocity({6.0f, 0.0f});
        add_static(world, {3, 0}, Polygon::box(0.5f, 0.5f), {.is_sensor = true});
        return world;
    };
    Batch batch(1, make);
    std::vector<Body> bodies = batch.world(0).bodies().to_vector();
    batch.add_observation(BatchObservation::kTouches, bodies[0]);
    batch.add_observation(BatchObservation::kTouches, bodies[0].shapes().front());
    batch.add_observation(BatchObservation::kTouches, bodies[1].shapes().front());
    int entered = 0;
    for (int i = 0; i < 60; ++i) {
        float seen[3];
        batch.step({}, seen);
        EXPECT_EQ(seen[0] + seen[1], 0.0f);
        entered += seen[2] == 1.0f ? 1 : 0;
        EXPECT_TRUE(i < 59 || seen[2] == 0.0f) << "it has left";
    }
    // 2 m at 6 m/s.
    EXPECT_NEAR(entered, 20, 2);
}

/// The least of the hull and the ground's segment below, as the contact has it.
TEST(BatchObservations, SeparationsAreThoseOfTwoShapesContact) {
    const Lander example = make_lander(3);
    Batch batch(1, [](const BatchEpisode&) { return make_lander(3).world; });
    const Shape hull = example.hull.shapes().front();
    for (const Shape& segment : example.ground.shapes()) batch.add_separation(hull, segment);
    std::vector<float> seen(10);
    int near = 0;
    for (int i = 0; i < 300; ++i) {
        batch.step({}, seen);
        std::vector<float> expected(10, std::numeric_limits<float>::infinity());
        for (const Contact& contact : batch.world(0).shape(hull.handle().key()).contacts())
            for (int k = 0; k < contact.count; ++k) {
                const Shape ground =
                    contact.shape_a.handle().index == hull.handle().index ? contact.shape_b : contact.shape_a;
                float& least = expected[static_cast<std::size_t>(ground.chain_index())];
                least = std::min(least, contact.points[k].separation);
                ++near;
            }
        ASSERT_EQ(seen, expected) << i;
    }
    EXPECT_GT(near, 100);
}

/// A bar that lies on five boxes of which each is lower than the one before: the nearest come first, and
/// there is room for four.
TEST(BatchObservations, ContactsAreTheNearestOfAShape) {
    const auto make = [](const BatchEpisode&) {
        World world({.gravity = {}});
        const Body bar = add_dynamic(world, {0, 0.5f}, Polygon::box(6.0f, 0.5f));
        bar.set_locks({true, true, true});
        // The second and the third are as near.
        for (const float low : {0.002f, 0.001f, 0.001f, 0.003f, 0.004f}) {
            const float x = 2.0f * static_cast<float>(world.counts().bodies) - 6.0f;
            add_static(world, {x, -0.5f - low}, Polygon::box(0.5f, 0.5f));
        }
        return world;
    };
    Batch batch(1, make);
    const std::vector<Body> bodies = batch.world(0).bodies().to_vector();
    const auto shape = [&](std::size_t i) { return bodies[i].shapes().front(); };
    EXPECT_THROW(batch.add_contacts(shape(0), 0), Error);
    EXPECT_THROW(batch.add_contacts(shape(0), 65), Error);
    EXPECT_EQ(batch.add_contacts(shape(0), 4), (BatchColumns{0, 8}));
    EXPECT_EQ(batch.add_contacts(shape(4), 2), (BatchColumns{8, 4}));
    std::vector<float> seen(12);
    batch.step({}, seen);
    const std::size_t order[] = {2, 3, 1, 4};
    const float low[] = {0.001f, 0.001f, 0.002f, 0.003f};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(seen[2 * i], static_cast<float>(shape(order[i]).handle().index)) << i;
        EXPECT_NEAR(seen[2 * i + 1], low[i], 1.0e-5f) << i;
    }
    EXPECT_EQ(seen[8], static_cast<float>(shape(0).handle().index));
    EXPECT_NEAR(seen[9], 0.003f, 1.0e-5f);
    EXPECT_EQ(seen[10], -1.0f);
    EXPECT_EQ(seen[11], std::numeric_limits<float>::infinity());
    batch.world(0).destroy(bodies[4]);
    batch.observe(seen);
    EXPECT_EQ(seen[6], static_cast<float>(shape(5).handle().index)) << "the fifth has room now";
    EXPECT_TRUE(std::isnan(seen[8]) && std::isnan(seen[11]));
}

/// The speed is the rate of the position, as the bodies move by their velocities.
TEST(BatchObservations, AJointsSpeedIsTheRateOfItsPosition) {
    const Driven example;
    Batch batch(1, [](const BatchEpisode&) { return Driven().world; });
    for (const Joint& joint : example.joints) {
        batch.add_observation(BatchObservation::kJointPosition, joint);
        batch.add_observation(BatchObservation::kJointSpeed, joint);
    }
    for (int i = 0; i < 30; ++i) batch.step({}, {});
    std::vector<float> before(10), now(10), after(10);
    const auto move = [&](float time) {
        for (const Body& body : batch.world(0).bodies())
            body.set_transform(body.position() + time * body.linear_velocity(),
                               body.angle() + time * body.angular_velocity());
    };
    constexpr float kHalf = 1.0e-3f;
    batch.observe(now);
    move(-kHalf);
    batch.observe(before);
    move(2.0f * kHalf);
    batch.observe(after);
    for (std::size_t k = 0; k < 5; ++k) {
        if (k == 3) continue;  // a wheel's position is its suspension's, its speed the axle's
        // Coordinates of 1 m are rounded to 6e-8.
        EXPECT_NEAR(now[2 * k + 1], (after[2 * k] - before[2 * k]) / (2.0f * kHalf), 1.0e-3f) << k;
        EXPECT_GT(std::abs(now[2 * k + 1]), 0.01f) << k;
    }
    const WheelJoint wheel(batch.world(0).joint(example.joints[3].handle().key()));
    EXPECT_EQ(after[6], wheel.translation());
    EXPECT_EQ(after[7], wheel.body_b().angular_velocity() - wheel.body_a().angular_velocity());
}

TEST(BatchObservations, RaysAreOfTheBodyAndMeetOthers) {
    const auto make = [](const BatchEpisode&) {
        World world({.gravity = {}});
        const Body eye = add_dynamic(world, {1, 1}, Circle{{}, 0.5f}, {}, 0.5f * kPi);
        eye.create_shape(Polygon::offset_box(0.1f, 0.1f, {0.0f, -1.0f}));
        add_static(world, {5, 1}, Polygon::box(1, 1));
        add_static(world, {1, 5}, Polygon::box(1, 1), {.filter = {.category = 2}});
        add_static(world, {-3, 1}, Polygon::box(1, 1), {.is_sensor = true});
        return world;
    };
    Batch batch(1, make);
    const Body eye = batch.world(0).bodies().front();
    // The eye is turned by a quarter: what its frame calls right is up, what it calls down is right.
    batch.add_ray(eye, {.translation = {8, 0}});
    batch.add_ray(eye, {.translation = {8, 0}, .turns = false});
    batch.add_ray(eye, {.origin = {1, 0}, .translation = {8, 0}});
    batch.add_ray(eye, {.translation = {0, -8}, .meets_own = true});
    batch.add_ray(eye, {.translation = {8, 0}, .mask = 1});
    batch.add_ray(eye, {.translation = {0, 8}});
    batch.add_ray(eye, {.translation = {0, 8}, .meets_sensors = true});
    std::vector<float> seen(7);
    batch.observe(seen);
    const float expected[] = {3.0f / 8, 3.0f / 8, 2.0f / 8, 0.0f, 1.0f, 1.0f, 3.0f / 8};
    for (std::size_t i = 0; i < 7; ++i) EXPECT_NEAR(seen[i], expected[i], 1e-5f) << i;
}

TEST(BatchColumns, OfWhatIsGoneAreIgnoredAndShowNaN) {
    Lander example = make_lander(3);
    Batch batch(2, make_lander_world);
    batch.add_action(BatchAction::kMotorSpeed, example.hips[0]);
    batch.add_action(BatchAction::kForce, example.legs[0]);
    batch.add_action(BatchAction::kImpulse, example.legs[0]);
    batch.add_observation(BatchObservation::kPosition, example.legs[0]);
    batch.add_observation(BatchObservation::kJointPosition, example.hips[0]);
    batch.add_observation(BatchObservation::kTouches, example.legs[0].shapes().front());
    batch.add_ray(example.legs[0], {.translation = {1, 0}});
    batch.world(1).destroy(batch.world(1).body(example.legs[0].handle().key()));
    std::vector<float> seen(10);
    batch.step(std::vector<float>(10, 0.5f), seen);
    for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(std::isnan(seen[i]), i >= 5) << i;
    batch.reset();
    batch.observe(seen);
    for (std::size_t i = 0; i < 10; ++i) EXPECT_FALSE(std::isnan(seen[i])) << i;
}

}  // namespace
}  // namespace jostle::test
