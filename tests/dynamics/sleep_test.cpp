// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Falling asleep: who does, when, and what stays as it was. Waking: waking_test.cpp.
#include <gtest/gtest.h>

#include "support/thread_scheduler.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// [1] Steps until nobody is awake, or `most`.
int steps_until_still(World& world, int most = 600) {
    for (int i = 0; i < most; ++i) {
        if (world.counts().awake_bodies == 0) return i;
        world.step(kDt);
        EXPECT_EQ(world.check(), "");
    }
    return most;
}

TEST(Sleep, APileFallsAsleepAndStaysWithTheSameBits) {
    World world;
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 5);
    EXPECT_LT(steps_until_still(world), 300);
    EXPECT_EQ(world.counts().colors, 0) << "nothing is solved";
    EXPECT_GE(world.counts().touching, 20) << "and yet they touch";
    EXPECT_TRUE(world.poses().empty());
    for (const Body& box : boxes) {
        EXPECT_FALSE(box.is_awake());
        EXPECT_EQ(box.linear_velocity(), Vec2{});
        EXPECT_EQ(box.angular_velocity(), 0.0f);
    }
    run(world, 1);  // which tells of it
    const std::uint64_t before = world.state_hash();
    const double time = world.time();
    const std::vector<Contact> contacts(world.contacts().begin(), world.contacts().end());
    run(world, 1000);
    EXPECT_GT(contacts.size(), 20u);
    ASSERT_EQ(world.contacts().size(), contacts.size());
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        EXPECT_EQ(world.contacts()[i].points[0].point, contacts[i].points[0].point);
        EXPECT_EQ(world.contacts()[i].points[0].separation, contacts[i].points[0].separation);
    }
    WorldTestAccess::tables(world).time = time;
    EXPECT_EQ(world.state_hash(), before) << "all but the time";
}

/// A body at rest without gravity falls asleep after 0.5 s: 30 steps of 1/60 s, as floats add up; the next
/// step puts it to sleep.
TEST(Sleep, AfterHalfASecond) {
    World world({.gravity = {}});
    const Body ball = add_dynamic(world, {}, Circle{{}, 0.5f});
    const int steps = steps_until_still(world);
    EXPECT_GE(steps, 31);
    EXPECT_LE(steps, 32);
    EXPECT_FALSE(ball.is_awake());
}

/// A body that turns at 1 rad/s about its middle, and reaches 0.5 m far, has points that move at 0.5 m/s.
TEST(Sleep, ThresholdsAreOfTheFastestPoint) {
    World world({.gravity = {}, .sleep_threshold = 0.49f});
    EXPECT_EQ(world.sleep_threshold(), 0.49f);
    const auto add = [&](std::optional<float> threshold, Vec2 position) {
        const Body ball = world.create_body({.type = BodyType::kDynamic,
                                             .position = position,
                                             .angular_velocity = 1.0f,
                                             .sleep_threshold = threshold});
        ball.create_shape(Circle{{}, 0.5f});
        return ball;
    };
    const Body of_world = add({}, {}), patient = add(0.51f, {3.0f, 0.0f}), restless = add(0.0f, {6.0f, 0.0f});
    run(world, 40);
    EXPECT_TRUE(of_world.is_awake());
    EXPECT_FALSE(patient.is_awake());
    EXPECT_EQ(patient.sleep_threshold(), 0.51f);
    world.set_sleep_threshold(0.51f);
    EXPECT_EQ(of_world.sleep_threshold(), 0.51f);
    restless.set_angular_velocity(0.0f);
    run(world, 40);
    EXPECT_FALSE(of_world.is_awake());
    EXPECT_TRUE(restless.is_awake()) << "nothing is slower than 0";
    restless.reset_sleep_threshold();
    run(world, 40);
    EXPECT_FALSE(restless.is_awake());
}

TEST(Sleep, IsTheWorldsAndTheBodysToAllow) {
    World world;
    add_ground(world);
    const std::vector<Body> left = add_pyramid(world, 2, -10.0f), right = add_pyramid(world, 2, 10.0f);
    left[0].set_allow_sleep(false);
    EXPECT_FALSE(left[0].allows_sleep());
    EXPECT_TRUE(world.allows_sleep());
    run(world, 200);
    for (const Body& box : left) EXPECT_TRUE(box.is_awake()) << "one of them may not sleep";
    for (const Body& box : right) EXPECT_FALSE(box.is_awake());
    world.set_allow_sleep(false);
    EXPECT_EQ(world.counts().awake_bodies, 6);
    run(world, 200);
    EXPECT_EQ(world.counts().awake_bodies, 6);
    world.set_allow_sleep(true);
    left[0].set_allow_sleep(true);
    run(world, 100);
    EXPECT_EQ(world.counts().awake_bodies, 0);
}

/// A pile and a ball that rolls on touched once: the pile sleeps without the ball.
TEST(Sleep, APartFallsAsleepThatHasLostTheRest) {
    World world;
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 3);
    const Body ball = add_dynamic(world, {2.0f, 0.5f}, Circle{{}, 0.5f});
    run(world, 1);
    EXPECT_EQ(world.counts().islands, 1);
    ball.set_linear_velocity({3.0f, 0.0f});
    ball.set_angular_velocity(-6.0f);
    run(world, 200);
    EXPECT_TRUE(ball.is_awake());
    for (const Body& box : boxes) EXPECT_FALSE(box.is_awake());
    EXPECT_EQ(world.counts().islands, 2);
}

/// A box on a platform that moves, however slowly, stays awake; the platform itself sleeps where it stands.
TEST(Sleep, NothingSleepsOnAPlatformThatMoves) {
    World world;
    const Body platform = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {0.01f, 0.0f}});
    platform.create_shape(Polygon::box(5.0f, 0.5f));
    const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 200);
    EXPECT_TRUE(box.is_awake() && platform.is_awake());
    box.set_awake(false);
    EXPECT_TRUE(box.is_awake()) << "the platform keeps it awake";
    platform.set_linear_velocity({});
    run(world, 100);
    EXPECT_FALSE(box.is_awake() || platform.is_awake());
    platform.set_linear_velocity({0.01f, 0.0f});
    EXPECT_TRUE(box.is_awake() && platform.is_awake());
    EXPECT_EQ(world.check(), "");
}

TEST(Sleep, IsTheUsersToOrder) {
    World world({.gravity = {}});
    const Body a = add_dynamic(world, {}, Circle{{}, 0.5f}),
               b = add_dynamic(world, {3.0f, 0.0f}, Circle{{}, 0.5f}),
               far = add_dynamic(world, {9.0f, 0.0f}, Circle{{}, 0.5f});
    const Joint rod = world.create_distance({.body_a = a, .body_b = b, .length = 3.0f});
    a.set_linear_velocity({5.0f, 5.0f});
    b.apply_force_to_center({100.0f, 0.0f});
    b.set_awake(false);
    EXPECT_FALSE(a.is_awake() || b.is_awake());
    EXPECT_TRUE(far.is_awake());
    EXPECT_EQ(a.linear_velocity(), Vec2{});
    EXPECT_EQ(world.check(), "");
    run(world, 5);
    EXPECT_EQ(b.position(), (Vec2{3.0f, 0.0f})) << "forces are gone";
    a.set_awake(true);
    EXPECT_TRUE(a.is_awake() && b.is_awake());
    world.destroy(rod);
    a.set_awake(false);
    EXPECT_FALSE(a.is_awake());
    EXPECT_TRUE(b.is_awake()) << "they do not hang together any more";
    world.set_allow_sleep(false);
    b.set_awake(false);
    EXPECT_TRUE(b.is_awake());
    const Body wall = world.create_body();
    wall.set_awake(true);
    EXPECT_FALSE(wall.is_awake());
    EXPECT_EQ(world.check(), "");
}

/// Bodies that are made asleep hang in the air and in each other until something that is awake comes.
TEST(Sleep, ABodyMayBeMadeAsleep) {
    World world;
    std::vector<Body> boxes;
    for (int i = 0; i < 4; ++i) {
        boxes.push_back(world.create_body({.type = BodyType::kDynamic,
                                           .position = {static_cast<float>(i), 5.0f},
                                           .linear_velocity = {1.0f, 0.0f},
                                           .awake = false}));
        boxes.back().create_shape(Polygon::box(0.5f, 0.5f));
        EXPECT_EQ(boxes.back().linear_velocity(), Vec2{});
    }
    add_static(world, {1.0f, 4.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 30);
    for (const Body& box : boxes) EXPECT_FALSE(box.is_awake());
    EXPECT_TRUE(world.events().slept.empty()) << "its maker knows";
    add_dynamic(world, {-1.0f, 5.0f}, Polygon::box(0.5f, 0.5f));
    // Each wakes the next when the next pairs are looked for.
    for (std::size_t awake = 1; awake <= boxes.size(); ++awake) {
        run(world, 1);
        for (std::size_t i = 0; i < boxes.size(); ++i) EXPECT_EQ(boxes[i].is_awake(), i < awake) << awake;
    }
    EXPECT_EQ(world.events().woke.size(), 1u);
}

/// Whenever its support was made, it has no contact with it, and does without it.
TEST(Sleep, ABodyThatIsMadeAsleepKnowsNoSupport) {
    enum Order { kFloorLongBefore, kFloorBefore, kFloorAfter, kFloorLongAfter, kOrders };
    for (int order = 0; order < kOrders; ++order) {
        SCOPED_TRACE(order);
        World world;
        Body floor;
        if (order <= kFloorBefore) floor = add_ground(world);
        if (order == kFloorLongBefore) run(world, 1);
        const Body box =
            world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 0.45f}, .awake = false});
        box.create_shape(Polygon::box(0.5f, 0.5f));
        if (order == kFloorLongAfter) run(world, 1);
        if (order >= kFloorAfter) floor = add_ground(world);
        run(world, 2);
        EXPECT_TRUE(box.contacts().empty());
        EXPECT_TRUE(world.events().contacts_began.empty());
        floor.set_transform({0.0f, -1.1f}, 0.0f);
        run(world, 2);
        EXPECT_FALSE(box.is_awake());
        world.destroy(floor);
        run(world, 2);
        EXPECT_FALSE(box.is_awake());
        add_ground(world);
        box.set_awake(true);
        run(world, 2);
        EXPECT_EQ(world.events().contacts_began.size() + static_cast<std::size_t>(box.contacts().size()), 1u);
    }
}

/// A lift creeps, and so is awake, for so many steps with a load that is slow throughout. They fall asleep
/// together once it has stood for 0.5 s, but for the 0.1 s after which the load asks again.
TEST(Sleep, ALoadFallsAsleepSoonAfterItsLift) {
    for (const int steps : {101, 111, 121}) {
        SCOPED_TRACE(steps);
        World world;
        const Body lift = world.create_body({.type = BodyType::kKinematic});
        lift.create_shape(Polygon::box(2.0f, 0.5f));
        lift.set_sleep_threshold(0.0f);
        lift.set_linear_velocity({0.0f, 0.02f});
        const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
        run(world, steps);
        EXPECT_TRUE(lift.is_awake() && box.is_awake());
        lift.set_linear_velocity({});
        lift.reset_sleep_threshold();
        run(world, 25);
        EXPECT_TRUE(lift.is_awake() && box.is_awake());
        run(world, 7 + 6);
        EXPECT_FALSE(lift.is_awake() || box.is_awake());
    }
}

/// Worlds that fall asleep and wake again, the same for every number of threads.
TEST(Sleep, HasTheSameBitsForAnyNumberOfThreads) {
    const auto hash = [](int threads) {
        ThreadScheduler scheduler(threads, TaskOrder::kShuffled);
        World world({.scheduler = &scheduler});
        add_ground(world);
        for (int i = 0; i < 6; ++i) add_pyramid(world, 6, 9.0f * static_cast<float>(i));
        int still = 0;
        std::uint64_t all = 0;
        for (int i = 0; i < 400; ++i) {
            world.step(kDt);
            if (world.counts().awake_bodies == 0 && ++still % 20 == 1)
                add_dynamic(world, {static_cast<float>(still), 9.0f}, Polygon::box(0.5f, 0.5f));
            all = all * 31 + world.state_hash();
        }
        EXPECT_GT(still, 1) << "asleep, woken, and asleep again";
        EXPECT_EQ(world.check(), "");
        return all;
    };
    const std::uint64_t one = hash(1);
    for (const int threads : {2, 3, 4, 8}) EXPECT_EQ(hash(threads), one) << threads;
}

}  // namespace
}  // namespace jostle::test
