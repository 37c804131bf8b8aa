// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Heavy bodies on light ones, bodies that are made in one place, and bodies between walls that close in.
#include <algorithm>
#include <cmath>

#include "support/thread_scheduler.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

float greatest_speed(const std::vector<Body>& bodies) {
    float greatest = 0.0f;
    for (const Body& body : bodies) greatest = std::max(greatest, length(body.linear_velocity()));
    return greatest;
}

float deepest_overlap(const World& world) {
    float depth = 0.0f;
    for (const Contact& contact : world.contacts())
        for (int i = 0; i < contact.count; ++i) depth = std::max(depth, -contact.points[i].separation);
    return depth;
}

/// 400 t on two boxes of 1 t each: it sinks by less than 2 % of a box.
TEST(HeavyOnLight, SinksLittleIntoLightOnes) {
    World world({.allow_sleep = false});
    add_ground(world);
    for (const float x : {-4.0f, 4.0f}) add_dynamic(world, {x, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body heavy = add_dynamic(world, {0.0f, 6.0f}, Polygon::box(5.0f, 5.0f), {.density = 4.0f});
    run(world, 600);
    EXPECT_LT(deepest_overlap(world), 0.02f);
    EXPECT_NEAR(heavy.position().y, 6.0f, 0.04f);
    EXPECT_NEAR(heavy.angle(), 0.0f, 0.001f);
}

TEST(HeavyOnLight, StandsOnAPyramid) {
    for (const auto& [rows, ratio] : {std::pair{3, 100.0f}, {6, 400.0f}}) {
        SCOPED_TRACE(ratio);
        World world({.allow_sleep = false});
        add_ground(world);
        std::vector<Body> bodies = add_pyramid(world, rows);
        const float top = 0.5f + static_cast<float>(rows);
        bodies.push_back(add_dynamic(world, {0.0f, top}, Polygon::box(0.5f, 0.5f), {.density = ratio}));
        run(world, 3600);
        EXPECT_NEAR(bodies.back().position().y, top, 0.1f);
        EXPECT_NEAR(bodies.back().position().x, 0.0f, 0.02f);
        // A centimetre per second is a trembling that an eye does not see.
        EXPECT_LT(greatest_speed(bodies), 0.01f);
        std::vector<Vec2> places;
        for (const Body& body : bodies) places.push_back(body.position());
        for (int i = 0; i < 300; ++i) {
            run(world, 1);
            for (std::size_t k = 0; k < bodies.size(); ++k)
                ASSERT_LT(length(bodies[k].position() - places[k]), kLinearSlop);
        }
    }
}

TEST(HeavyOnLight, OfAThousandTimesTheMassStandsOnOneBox) {
    World world({.allow_sleep = false});
    add_ground(world);
    add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body heavy = add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.5f, 0.5f), {.density = 1000.0f});
    run(world, 1200);
    EXPECT_NEAR(heavy.position().y, 1.5f, 0.12f);
    EXPECT_NEAR(heavy.angle(), 0.0f, 0.03f);
}

/// Dropped from 1 m, it sinks in by less than half of the light one's thickness and comes back by less than a
/// quarter of the way. Where a blow waits for the light one's small impulses, it goes through, and comes back
/// by a half.
TEST(HeavyOnLight, DoesNotGoThroughALightOneThatItFallsOn) {
    for (const float ratio : {20.0f, 50.0f, 100.0f}) {
        SCOPED_TRACE(ratio);
        World world({.allow_sleep = false});
        add_ground(world);
        (void)add_dynamic(world, {0.0f, 0.25f}, Polygon::box(0.5f, 0.25f));
        const Body heavy =
            add_dynamic(world, {0.05f, 2.0f}, Polygon::box(0.5f, 0.5f), {.density = 0.5f * ratio});
        float lowest = 2.0f, highest_after = 0.0f;
        for (int i = 0; i < 240; ++i) {
            world.step(kDt);
            lowest = std::min(lowest, heavy.position().y);
            if (lowest < 1.0f) highest_after = std::max(highest_after, heavy.position().y);
        }
        EXPECT_GT(lowest, 1.0f - 0.2f);
        EXPECT_LT(highest_after, 1.0f + 0.25f);
        EXPECT_NEAR(heavy.position().y, 1.0f, 0.03f);
    }
}

/// Which contacts share a row, and which bodies a portion, decides nothing: so many are solved in portions.
TEST(HeavyOnLight, BlowsDoNotDependOnThreads) {
    const auto hash_after = [](TaskScheduler* scheduler) {
        World world({.allow_sleep = false, .scheduler = scheduler});
        for (int i = 0; i < 2200; ++i) {
            const Vec2 floor{3.0f * static_cast<float>(i % 50), 4.0f * static_cast<float>(i / 50)};
            const float ratio = 1.0f + 1.3f * static_cast<float>(i * 37 % 60);
            add_static(world, floor, Polygon::box(0.8f, 0.1f));
            add_dynamic(world, floor + Vec2{0.0f, 0.35f}, Polygon::box(0.5f, 0.25f));
            add_dynamic(world, floor + Vec2{0.05f, 1.3f + 0.001f * static_cast<float>(i % 41)},
                        Polygon::box(0.5f, 0.5f), {.density = ratio});
        }
        run(world, 40);
        return world.state_hash();
    };
    ThreadScheduler three(3, TaskOrder::kShuffled);
    EXPECT_EQ(hash_after(nullptr), hash_after(&three));
}

/// When the heavy body is gone, those below it are as they were: a box falls on them as on others.
TEST(HeavyOnLight, LeavesNothingBehind) {
    const auto drop = [](bool after_heavy) {
        World world({.allow_sleep = false});
        add_ground(world);
        const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
        if (after_heavy) {
            const Body heavy = add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.5f, 0.5f), {.density = 50.0f});
            run(world, 120);
            world.destroy(heavy);
        } else {
            run(world, 120);
        }
        run(world, 120);
        return box.position().y;
    };
    EXPECT_NEAR(drop(true), drop(false), 1e-4f);
}

/// Boxes at one point leave it at 3 m/s at most, however many there are; without gravity what they keep of
/// it is less.
TEST(OnePoint, PushesNothingOutFasterThanTheBound) {
    for (const int count : {2, 5, 10, 30, 100}) {
        SCOPED_TRACE(count);
        World world({.gravity = {}, .allow_sleep = false});
        std::vector<Body> boxes;
        for (int i = 0; i < count; ++i)
            boxes.push_back(add_dynamic(world, {0.0f, 5.0f}, Polygon::box(0.5f, 0.5f)));
        for (int i = 0; i < 600; ++i) {
            std::vector<Vec2> before;
            for (const Body& box : boxes) before.push_back(box.position());
            world.step(kDt);
            ASSERT_LE(greatest_speed(boxes), kMaxPushOutSpeed);
            for (std::size_t k = 0; k < boxes.size(); ++k)
                ASSERT_LE(length(boxes[k].position() - before[k]), 2.0f * kMaxPushOutSpeed * kDt);
        }
        EXPECT_EQ(world.check(), "");
        EXPECT_LT(deepest_overlap(world), 0.01f);
    }
}

TEST(OnePoint, AHundredBoxesComeToRestOnTheGround) {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-5000.0f, 0.0f}, {5000.0f, 0.0f}});
    std::vector<Body> boxes;
    for (int i = 0; i < 100; ++i) boxes.push_back(add_dynamic(world, {0.0f, 5.0f}, Polygon::box(0.5f, 0.5f)));
    run(world, 600);
    EXPECT_LT(greatest_speed(boxes), 0.01f);
    for (const Body& box : boxes) EXPECT_GT(box.position().y, 0.49f);
}

/// A body that hangs on joints is pushed by velocities, which joints resist.
TEST(OnePoint, JointsHoldWhatIsPushedOut) {
    World world({.gravity = {}, .allow_sleep = false});
    const Body nail = world.create_body();
    const Body wheel = add_dynamic(world, {0.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
    world.create_revolute({.body_a = nail, .body_b = wheel});
    add_dynamic(world, {0.3f, 0.1f}, Polygon::box(0.5f, 0.5f));
    float worst = 0.0f;
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        worst = std::max(worst, length(wheel.position()));
    }
    EXPECT_LT(worst, 0.005f);
    EXPECT_LT(deepest_overlap(world), 0.01f);
}

/// Three balls of 1 m in a row, between two walls that close in to 2.4 m.
struct Squeeze {
    World world{{.allow_sleep = false}};
    Body left, right;
    std::vector<Body> balls;
};
void add_squeeze(Squeeze& squeeze, float friction) {
    const ShapeDef def{.material = {.friction = friction}};
    add_ground(squeeze.world, def);
    const auto add_wall = [&](float x) {
        Body wall = squeeze.world.create_body({.type = BodyType::kKinematic, .position = {x, 2.0f}});
        wall.create_shape(Polygon::box(0.5f, 2.0f), def);
        return wall;
    };
    squeeze.left = add_wall(-2.1f);
    squeeze.right = add_wall(2.1f);
    for (const float x : {-1.0f, 0.0f, 1.0f})
        squeeze.balls.push_back(add_dynamic(squeeze.world, {x, 0.5f}, Circle{{}, 0.5f}, def));
}
void step_squeeze(Squeeze& squeeze, float speed, int substeps) {
    const bool closes = squeeze.right.position().x - squeeze.left.position().x > 3.4f;
    squeeze.left.set_linear_velocity({closes ? speed : 0.0f, 0.0f});
    squeeze.right.set_linear_velocity({closes ? -speed : 0.0f, 0.0f});
    squeeze.world.step(kDt, substeps);
}

/// [m/s] The load that a pair which is moved apart bears per sub-step before it yields.
constexpr float kMostLoad = 6.0f * kMaxPushOutSpeed;

/// The impulse between two balls stays within twice that load, of the mass of half a ball. It grew to ten
/// times the load.
TEST(Squeezed, BallsInARowAreNotPressedEverHarder) {
    Squeeze squeeze;
    add_squeeze(squeeze, 0.0f);
    const int substeps = 4;
    float most = 0.0f;
    for (int i = 0; i < 300; ++i) {
        step_squeeze(squeeze, 0.2f, substeps);
        for (const Contact& contact : squeeze.world.contacts()) {
            if (contact.count == 0 || contact.shape_a.body().type() != BodyType::kDynamic ||
                contact.shape_b.body().type() != BodyType::kDynamic)
                continue;
            most = std::max(most, contact.points[0].normal_impulse);
        }
    }
    EXPECT_GT(deepest_overlap(squeeze.world), 0.1f) << "they are squeezed";
    const float load = kMostLoad * 0.5f * squeeze.balls[0].mass() * static_cast<float>(substeps);
    EXPECT_LT(most, 2.0f * load);
}

/// Balls that slip out leave no faster than the load of one sub-step would throw them. They left at 30 m/s.
TEST(Squeezed, ABallThatSlipsOutIsNotShot) {
    for (const float speed : {0.2f, 1.0f})
        for (const int substeps : {1, 2, 4, 8}) {
            SCOPED_TRACE(testing::Message() << speed << " m/s, " << substeps << " sub-steps");
            Squeeze squeeze;
            add_squeeze(squeeze, 0.6f);
            for (int i = 0; i < 300; ++i) {
                step_squeeze(squeeze, speed, substeps);
                ASSERT_LT(greatest_speed(squeeze.balls), kMostLoad);
            }
        }
}

/// Sixty boxes that overlap by 15 cm each come apart in a shaft: their weight is no squeeze.
TEST(Squeezed, AColumnThatBeganDeepComesApart) {
    World world({.allow_sleep = false});
    add_ground(world);
    for (const float x : {-1.0f, 1.0f}) add_static(world, {x, 40.0f}, Polygon::box(0.499f, 40.0f));
    std::vector<Body> boxes;
    for (int i = 0; i < 60; ++i)
        boxes.push_back(
            add_dynamic(world, {0.0f, 0.5f + 0.85f * static_cast<float>(i)}, Polygon::box(0.5f, 0.5f)));
    run(world, 900);
    EXPECT_LT(deepest_overlap(world), 0.06f);
    EXPECT_GT(boxes.back().position().y, 58.0f);
}

}  // namespace
}  // namespace jostle::test
