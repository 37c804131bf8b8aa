// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bits, events and questions of continuous collision do not depend on threads, where all that it does
// comes together: kinematic bodies that push, presses, sensors, bullets, and shapes that ask.
#include <gtest/gtest.h>

#include "math/random.h"
#include "support/thread_scheduler.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// All that a user can see of 25 steps, as numbers.
std::vector<std::uint64_t> transcript(TaskScheduler* scheduler) {
    World world({.scheduler = scheduler});
    std::vector<std::uint64_t> told;
    Random random(5);
    const Body room = world.create_body();
    const Vec2 corners[] = {{-8.0f, 0.0f}, {8.0f, 0.0f}, {8.0f, 10.0f}, {-8.0f, 10.0f}};
    for (int i = 0; i < 4; ++i) room.create_shape(Segment{corners[i], corners[(i + 1) % 4]});
    for (int i = 0; i < 3; ++i) {
        const float x = 4.0f * static_cast<float>(i) - 4.0f;
        add_static(world, {x, 3.0f}, Polygon::box(0.02f, 1.0f))
            .create_shape(Circle{{0.0f, 3.0f}, 1.0f}, {.is_sensor = true});
        const Body paddle = world.create_body({.type = BodyType::kKinematic,
                                               .position = {x + 2.0f, 5.0f},
                                               .linear_velocity = {i == 1 ? -60.0f : 10.0f, 0.0f},
                                               .angular_velocity = 15.0f - 10.0f * static_cast<float>(i),
                                               .continuous = i != 2 ? std::optional(true) : std::nullopt});
        paddle.create_shape(Polygon::box(0.05f, 1.2f));
    }
    for (int i = 0; i < 260; ++i) {
        const Body body = world.create_body(
            {.type = BodyType::kDynamic,
             .position = {random.uniform(-7.5f, 7.5f), random.uniform(0.5f, 9.5f)},
             .linear_velocity = {random.uniform(-150.0f, 150.0f), random.uniform(-50.0f, 50.0f)},
             .bullet = i % 7 == 0});
        const Geometry shapes[] = {Circle{{}, 0.1f}, Polygon::box(0.15f, 0.05f)};
        const Shape shape = body.create_shape(shapes[i % 2], {.hit_events = true});
        if (i % 5 == 0)
            world.on_pre_solve(shape, [&](PreSolve& question) {
                if (!question.is_impact) return;
                told.push_back(question.shape.handle().index * 1000 + question.other.handle().index);
                question.enabled = question.shape.handle().index % 2 == 0;
            });
        if (i % 11 == 0)
            world.on_should_collide(shape, [&](Shape own, Shape other) {
                told.push_back(own.handle().index * 1000 + other.handle().index);
                return other.handle().index % 3 != 0;
            });
    }
    for (int step = 0; step < 25; ++step) {
        world.step(kDt, 1 + step % 4);
        const Events events = world.events();
        for (const SensorEntered& e : events.sensors_entered)
            told.push_back(e.visitor.handle().index * 1000 + (e.fraction < 1.0f ? 1 : 0));
        for (const BodyCrushed& e : events.crushed) told.push_back(e.body.handle().index);
        for (const ContactHit& e : events.hits) told.push_back(e.shape_a.handle().index);
        told.push_back(static_cast<std::uint64_t>(world.profile().swept_bodies));
        told.push_back(world.state_hash());
    }
    EXPECT_EQ(world.check(), "");
    return told;
}

TEST(ContinuousThreads, NothingDependsOnTheirNumber) {
    const std::vector<std::uint64_t> alone = transcript(nullptr);
    EXPECT_GT(alone.size(), 1000u);
    for (int threads = 1; threads <= 8; ++threads) {
        ThreadScheduler scheduler(threads, TaskOrder::kShuffled, static_cast<std::uint64_t>(threads));
        ASSERT_TRUE(transcript(&scheduler) == alone) << threads;
    }
}

}  // namespace
}  // namespace jostle::test
