// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Fast bodies that slide along hollow ground: they go on along each part that they meet on their way, as far
// as their speed takes them, and none gets out.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "math/random.h"
#include "support/thread_scheduler.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr int kParts = 128;
const ShapeDef kSmooth{.material = {.friction = 0.0f}};

/// A frictionless chain, closed, whose front is on its inside; its lowest part lies on y = 0.
void add_loop(World& world, float radius) {
    std::vector<Vec2> points;
    const float lowest = radius * std::cos(kPi / static_cast<float>(kParts));
    for (int i = 0; i < kParts; ++i) {
        const float angle = -kPi * (2.0f * static_cast<float>(i) + 1.0f) / static_cast<float>(kParts);
        points.push_back({radius * std::sin(angle), lowest - radius * std::cos(angle)});
    }
    world.create_body().create_chain({.points = points.data(), .count = kParts, .is_loop = true},
                                     {.material = kSmooth.material});
}

Body add_sliding(World& world, const Geometry& geometry, Vec2 position, float speed) {
    const Body body = world.create_body(
        {.type = BodyType::kDynamic, .position = position, .linear_velocity = {speed, 0.0f}});
    body.create_shape(geometry, kSmooth);
    return body;
}

/// [m] That the ball goes until it is past the top, or for three seconds.
struct Round {
    float way = 0.0f;
    float by_speed = 0.0f;  ///< speed by time
    bool is_over_the_top = false;
};

TEST(ContinuousHollow, ABallGoesAsFarAroundALoopAsItsSpeedTakesIt) {
    struct Case {
        float ball, speed;
    };
    for (const Case& each : {Case{0.05f, 11.0f}, Case{0.05f, 14.0f}, Case{0.05f, 20.0f}, Case{0.1f, 11.0f},
                             Case{0.1f, 14.0f}, Case{0.1f, 20.0f}, Case{0.2f, 20.0f}, Case{0.2f, 30.0f}}) {
        SCOPED_TRACE(testing::Message() << each.ball << " m, " << each.speed << " m/s");
        World world({.allow_sleep = false});
        add_loop(world, 2.0f);
        const Body ball = add_sliding(world, Circle{{}, each.ball}, {0.0f, each.ball}, each.speed);
        Round round;
        for (int i = 0; i < 180 && !round.is_over_the_top; ++i) {
            const Vec2 before = ball.position();
            world.step(kDt);
            round.way += distance(ball.position(), before);
            round.by_speed += kDt * length(ball.linear_velocity());
            round.is_over_the_top = ball.position().x < 0.0f && ball.position().y > 2.0f;
        }
        EXPECT_TRUE(round.is_over_the_top);
        EXPECT_NEAR(round.way, round.by_speed, 0.02f * round.by_speed);
    }
}

/// In a step it turns by its way along the curve, and by a part of the chain at most; what of its velocity
/// goes into the ground then, it loses. Nothing else takes energy: gravity does not act on a ball that
/// stands.
TEST(ContinuousHollow, ABallInALoopLosesNoMoreThanItsTurnsTake) {
    for (const float speed : {11.0f, 13.0f, 16.0f}) {
        SCOPED_TRACE(speed);
        constexpr float kBall = 0.05f, kRadius = 2.0f;
        World world({.allow_sleep = false});
        add_loop(world, kRadius);
        const Body ball = add_sliding(world, Circle{{}, kBall}, {0.0f, kBall}, speed);
        // [J/kg]
        const auto energy = [&] {
            return 0.5f * length_squared(ball.linear_velocity()) + 10.0f * ball.position().y;
        };
        const float start = energy();
        float taken = 0.0f;
        for (int i = 0; i < 180 && !(ball.position().x < 0.0f && ball.position().y > kRadius); ++i) {
            const float before = length(ball.linear_velocity());
            const float turn = before * kDt / (kRadius - kBall) + 2.0f * kPi / static_cast<float>(kParts);
            taken += 0.5f * before * before * std::sin(turn) * std::sin(turn);
            world.step(kDt);
            ASSERT_GT(energy(), start - taken - 0.02f * start) << i;
            ASSERT_LT(energy(), 1.01f * start) << i;
        }
    }
}

/// One that stands out of the ground by more than the ball's inset, and is shorter than its way in a step:
/// the ball goes no further than to where a contact finds it, and is thrown up.
TEST(ContinuousHollow, ABumpThatIsShorterThanAStepIsNotSkipped) {
    for (int k = 0; k < 40; ++k) {
        SCOPED_TRACE(k);
        World world({.allow_sleep = false});
        add_ground(world, kSmooth);
        const float x = 2.0f + 0.01f * static_cast<float>(k);
        // Its flanks rise by 20 degrees.
        const Vec2 bump[] = {{x, 0.0f}, {x + 0.165f, 0.06f}, {x + 0.33f, 0.0f}};
        world.create_body().create_shape(Polygon::from_hull(bump), kSmooth);
        const Body ball = add_sliding(world, Circle{{}, 0.1f}, {0.0f, 0.1f}, 24.0f);
        float most = 0.0f;
        for (int i = 0; i < 10; ++i) {
            world.step(kDt);
            most = max(most, ball.linear_velocity().y);
        }
        EXPECT_GT(most, 1.0f);
        EXPECT_LT(length(ball.linear_velocity()), 24.5f);
    }
}

/// All shapes, with and without friction and bounces, bullets among them, in rooms of smooth and of rough
/// walls.
void add_room(World& world, Random& random, std::vector<Vec2>& corners, const ShapeDef& material) {
    const int count = 12 + static_cast<int>(random.uniform(0.0f, 100.0f));
    const float radius = random.uniform(1.5f, 5.0f), rough = random.uniform(-0.2f, 0.2f);
    for (int i = 0; i < count; ++i) {
        const float angle = 2.0f * kPi * static_cast<float>(i) / static_cast<float>(count);
        const float at = radius * (1.0f + 0.2f * std::sin(3.0f * angle) +
                                   (rough > 0.0f ? random.uniform(-rough, rough) : 0.0f));
        corners.push_back({at * std::cos(angle), -at * std::sin(angle)});
    }
    const Body room = world.create_body();
    if (rough < -0.1f) {
        room.create_chain({.points = corners.data(), .count = count, .is_loop = true},
                          {.material = material.material});
        return;
    }
    for (int i = 0; i < count; ++i)
        room.create_shape(
            Segment{corners[static_cast<std::size_t>(i)], corners[static_cast<std::size_t>((i + 1) % count)]},
            material);
}

bool is_inside(const std::vector<Vec2>& corners, Vec2 point) {
    bool inside = false;
    Vec2 p = corners.back();
    for (const Vec2 q : corners) {
        if ((p.y > point.y) != (q.y > point.y) && point.x < p.x + (q.x - p.x) * (point.y - p.y) / (q.y - p.y))
            inside = !inside;
        p = q;
    }
    return inside;
}

/// A hash of where all of them are in the end.
std::uint64_t hash_of_rooms(TaskScheduler* scheduler, int rooms) {
    std::uint64_t hash = 0;
    for (int k = 0; k < rooms; ++k) {
        Random random(static_cast<std::uint64_t>(k));
        World world({.allow_sleep = false, .scheduler = scheduler});
        const ShapeDef material{.material = {.friction = k % 2 == 0 ? 0.0f : 0.5f,
                                             .restitution = k % 3 == 0 ? random.uniform(0.0f, 1.0f) : 0.0f}};
        std::vector<Vec2> corners;
        add_room(world, random, corners, material);
        std::vector<Body> bodies;
        for (int i = 0; i < 6; ++i) {
            const float r = random.uniform(0.03f, 0.3f);
            const Geometry shapes[] = {Circle{{}, r}, Capsule{{-r, 0.0f}, {r, 0.0f}, 0.5f * r},
                                       Polygon::box(r, random.uniform(0.03f, 0.3f))};
            bodies.push_back(world.create_body(
                {.type = BodyType::kDynamic,
                 .position = {random.uniform(-0.4f, 0.4f), random.uniform(-0.4f, 0.4f)},
                 .linear_velocity = {random.uniform(-60.0f, 60.0f), random.uniform(-60.0f, 60.0f)},
                 .angular_velocity = random.uniform(-10.0f, 10.0f),
                 .bullet = i == 3}));
            bodies.back().create_shape(shapes[i % 3], material);
        }
        for (int i = 0; i < 120; ++i) {
            world.step(k % 5 == 0 ? 2.0f * kDt : kDt, 1 + k % 4);
            for (const Body& body : bodies)
                EXPECT_TRUE(is_inside(corners, body.position())) << "room " << k << ", step " << i;
            if (testing::Test::HasFailure()) return 0;
        }
        EXPECT_EQ(world.check(), "");
        hash = 31 * hash + world.state_hash();
    }
    return hash;
}

TEST(ContinuousHollow, NothingGetsOutOfARoomHoweverItsWallsBend) {
    EXPECT_NE(hash_of_rooms(nullptr, 300), 0u);
}

TEST(ContinuousHollow, NothingDependsOnTheNumberOfThreads) {
    const std::uint64_t alone = hash_of_rooms(nullptr, 20);
    for (const int threads : {1, 3, 8}) {
        ThreadScheduler scheduler(threads, TaskOrder::kShuffled, static_cast<std::uint64_t>(threads));
        EXPECT_EQ(hash_of_rooms(&scheduler, 20), alone) << threads;
    }
}

}  // namespace
}  // namespace jostle::test
