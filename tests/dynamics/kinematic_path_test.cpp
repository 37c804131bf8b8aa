// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Lifts whose velocity the user changes from step to step: a load stays where it stands below the limit of
// friction, the lift comes to where it was sent, and a velocity that jumps once does not
// overshoot.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

struct LiftRate {
    int hertz, substeps;
    float dt() const { return 1.0f / static_cast<float>(hertz); }
};
constexpr LiftRate kLiftRates[] = {{30, 4}, {60, 1}, {60, 2}, {60, 4}, {60, 8}, {144, 4}};
constexpr float kLiftFriction = 0.6f, kLiftGravity = 10.0f;

/// A box of 1 m that has come to rest on a lift.
struct LoadedLift {
    World world{{.allow_sleep = false}};
    Body lift = world.create_body({.type = BodyType::kKinematic});
    Body box = add_dynamic(world, {0.0f, 0.75f}, Polygon::box(0.5f, 0.5f));
    LiftRate rate;

    explicit LoadedLift(LiftRate at) : rate(at) {
        lift.create_shape(Polygon::box(30.0f, 0.25f));
        for (int i = 0; i < rate.hertz; ++i) world.step(rate.dt(), rate.substeps);
    }
    /// [m] How far the box has moved over the lift.
    Vec2 way() const { return box.position() - lift.position() - Vec2{0.0f, 0.75f}; }
    /// Calls function() after each step, with `velocity(seconds)` as the lift's.
    template <class Velocity, class Function>
    void move(float seconds, Velocity&& velocity, Function&& function) {
        const int steps = static_cast<int>(std::lround(seconds * static_cast<float>(rate.hertz)));
        for (int i = 1; i <= steps; ++i) {
            lift.set_linear_velocity(velocity(static_cast<float>(i) * rate.dt()));
            world.step(rate.dt(), rate.substeps);
            function();
        }
    }
};

/// Down at 6 m/s^2, a load weighs 4 of its 10 m/s^2, and sideways friction holds up to 0.6 x 4 m/s^2. A box
/// that flew over the jump of a whole step's velocity would slip by ax dt^2 in each step: 28 mm here at 60
/// Hz.
TEST(KinematicPath, ALoadStaysOnALiftThatAcceleratesBelowTheLimitOfFriction) {
    for (const LiftRate& rate : kLiftRates) {
        SCOPED_TRACE(testing::Message() << rate.hertz << " Hz x " << rate.substeps);
        for (const float down : {-6.0f, 0.0f, 6.0f}) {
            LoadedLift on(rate);
            const float begun = on.way().x;
            const Vec2 acceleration{0.7f * kLiftFriction * (kLiftGravity - down), -down};
            on.move(
                0.5f, [&](float t) { return t * acceleration; }, [] {});
            // The first two steps begin with jumps, as nobody can know that a velocity goes on changing. Down
            // at 6 m/s^2 the box flies for 1.5 dt, is then 1.9 ax dt^2 behind and slower by 1.75 ax dt, and
            // friction takes 4 dt to make up for that: 3.5 ax dt^2 more.
            const float jump = abs(acceleration.x) * rate.dt() * rate.dt();
            EXPECT_LT(abs(on.way().x - begun), 5.4f * jump + 0.001f) << "down " << down;
        }
    }
}

TEST(KinematicPath, ALoadStaysOnALiftThatSwings) {
    for (const LiftRate& rate : kLiftRates) {
        SCOPED_TRACE(testing::Message() << rate.hertz << " Hz x " << rate.substeps);
        LoadedLift on(rate);
        const float begun = on.way().x;
        float farthest = 0.0f;
        on.move(
            20.0f,
            [](float t) {
                return Vec2{0.7f * std::sin(3.0f * t), std::sin(3.0f * t + 1.0f)};
            },
            [&] { farthest = std::max(farthest, abs(on.way().x - begun)); });
        EXPECT_LT(farthest, 0.002f);
    }
}

/// A platform that starts at once at 0.3 m/s takes its load along, and one whose acceleration ends lets go of
/// no load: a slope that went on would throw both up.
TEST(KinematicPath, AVelocityThatJumpsDoesNotOvershoot) {
    for (const LiftRate& rate : kLiftRates) {
        SCOPED_TRACE(testing::Message() << rate.hertz << " Hz x " << rate.substeps);
        LoadedLift starts(rate);
        const float begun = starts.way().y;
        float highest = -1.0f;
        starts.move(
            1.0f,
            [](float) {
                return Vec2{0.0f, 0.3f};
            },
            [&] { highest = std::max(highest, starts.way().y - begun); });
        EXPECT_LT(highest, 0.0005f) << "starts";
        EXPECT_NEAR(starts.box.linear_velocity().y, 0.3f, 0.001f);

        LoadedLift speeds_up(rate);
        highest = -1.0f;
        speeds_up.move(
            1.0f,
            [](float t) {
                return Vec2{0.0f, std::min(1.0f, 6.0f * t)};
            },
            [&] { highest = std::max(highest, speeds_up.way().y - begun); });
        EXPECT_LT(highest, 0.0005f) << "speeds up";

        // By 1 m/s per step, which nothing could follow.
        LoadedLift shot(rate);
        highest = -1.0f;
        shot.move(
            1.0f,
            [&](float t) {
                return Vec2{0.0f, std::min(10.0f, t / rate.dt())};
            },
            [&] { highest = std::max(highest, shot.way().y - begun); });
        EXPECT_LT(highest, 0.0005f) << "shot up";
    }
}

/// Between steps the user sees the velocity that the user set, and the pose that this velocity comes to.
TEST(KinematicPath, EndsWhereTheVelocityOfTheWholeStepTakesTheBody) {
    World world;
    const Body body = world.create_body({.type = BodyType::kKinematic});
    body.create_shape(Polygon::box(1.0f, 0.25f));
    for (int i = 1; i <= 60; ++i) {
        const Vec2 velocity{0.05f * static_cast<float>(i), -0.02f * static_cast<float>(i)};
        const float angular = 0.03f * static_cast<float>(i);
        body.set_linear_velocity(velocity);
        body.set_angular_velocity(angular);
        const Vec2 from = body.position();
        const float angle = body.angle();
        world.step(kDt);
        EXPECT_EQ(body.linear_velocity(), velocity);
        EXPECT_EQ(body.angular_velocity(), angular);
        EXPECT_LT(distance(body.position(), from + kDt * velocity), 2e-6f);
        EXPECT_NEAR(body.angle() - angle, kDt * angular, 2e-6f);
    }
}

/// A table tips over by 0.6 rad/s^2: 10 m from its axis that is 6 m/s^2 downwards. Weight and centrifugal
/// force along the table come to two thirds of what friction holds after 0.5 s.
TEST(KinematicPath, ATableThatTipsKeepsItsLoad) {
    World world({.allow_sleep = false});
    const Body table = world.create_body({.type = BodyType::kKinematic});
    table.create_shape(Polygon::box(15.0f, 0.25f));
    const Body box = add_dynamic(world, {10.0f, 0.75f}, Polygon::box(0.5f, 0.5f));
    run(world, 60);
    const auto place = [&] { return inverse_apply(table.transform(), box.position()).x; };
    const float begun = place();
    for (int i = 1; i <= 30; ++i) {
        table.set_angular_velocity(-0.01f * static_cast<float>(i));
        world.step(kDt);
    }
    EXPECT_NEAR(place(), begun, 0.002f);
}

/// A pusher that slows down steadily and then stands pushes nothing that lies beside it.
TEST(KinematicPath, ABodyThatIsToldToStandStands) {
    World world({.gravity = {0.0f, -10.0f}, .allow_sleep = false});
    const Body pusher = world.create_body({.type = BodyType::kKinematic});
    pusher.create_shape(Polygon::box(0.5f, 0.5f));
    float speed = -1.5f;
    for (; speed < -0.55f; speed += 0.3f) {
        pusher.set_linear_velocity({speed, 0.0f});
        world.step(kDt);
    }
    const Body ball = world.create_body({.type = BodyType::kDynamic,
                                         .position = pusher.position() + Vec2{0.6f + 1.0e-4f, 0.0f},
                                         .gravity_scale = 0.0f});
    ball.create_shape(Circle{{}, 0.1f});
    pusher.set_linear_velocity({});
    world.step(kDt);
    EXPECT_LT(ball.linear_velocity().x, 1.0e-3f);
}

/// Both events of a hit tell the speed that the user gave the lift.
TEST(KinematicPath, EventsTellTheSpeedThatTheUserGave) {
    World world({.gravity = {0.0f, -10.0f}});
    const Body pusher = world.create_body({.type = BodyType::kKinematic});
    pusher.create_shape(Polygon::box(0.5f, 0.5f), {.hit_events = true});
    const Body ball =
        world.create_body({.type = BodyType::kDynamic, .position = {2.0f, 0.0f}, .gravity_scale = 0.0f});
    ball.create_shape(Circle{{}, 0.1f}, {.hit_events = true});
    float told = 2.0f;
    for (int i = 0; i < 60 && world.events().hits.empty(); ++i) {
        told += 0.3f;
        pusher.set_linear_velocity({told, 0.0f});
        world.step(kDt);
    }
    ASSERT_EQ(world.events().hits.size(), 1u);
    EXPECT_NEAR(world.events().hits[0].approach_speed, told, 1.0e-4f);
    ASSERT_EQ(world.events().contacts_began.size(), 1u);
    EXPECT_NEAR(world.events().contacts_began[0].approach_speed, told, 1.0e-4f);
}

/// The velocities of the last two steps are state.
TEST(KinematicPath, GoesOnAfterALoad) {
    LoadedLift on({60, 4});
    const auto accelerate = [](World& world, int step) {
        const Body lift = *world.bodies().begin();
        lift.set_linear_velocity({0.02f * static_cast<float>(step), 0.0f});
        world.step(kDt);
    };
    for (int i = 1; i <= 10; ++i) accelerate(on.world, i);
    World loaded;
    const std::vector<std::byte> bytes = on.world.save();
    (void)loaded.load(bytes);
    for (int i = 11; i <= 20; ++i) {
        accelerate(on.world, i);
        accelerate(loaded, i);
        ASSERT_EQ(loaded.state_hash(), on.world.state_hash()) << i;
    }
}

}  // namespace
}  // namespace jostle::test
