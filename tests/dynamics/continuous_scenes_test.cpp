// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Continuous collision in worlds of many bodies: nothing passes, nothing is spent on slow bodies, and the
// bits do not depend on threads. And the decisions of the user.
#include <gtest/gtest.h>

#include "dynamics/cores.h"
#include "math/random.h"
#include "support/thread_scheduler.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A closed chain of 180 segments about a centre, which contains its inside.
Body add_drum(World& world, Vec2 center, float radius) {
    std::vector<Vec2> points;
    for (int i = 0; i < 180; ++i) {
        const Rot q = Rot::from_angle(-2.0f * kPi * static_cast<float>(i) / 180.0f);
        points.push_back(center + radius * q.x_axis());
    }
    const Body drum = world.create_body();
    drum.create_chain({.points = points.data(), .count = 180, .is_loop = true});
    return drum;
}

/// 1,380 balls that an arm stirs.
struct Stirred {
    explicit Stirred(TaskScheduler* scheduler = nullptr) : world({.scheduler = scheduler}) {
        const Body drum = add_drum(world, {}, 15.0f);
        const Body arm = world.create_body({.type = BodyType::kDynamic, .allow_sleep = false});
        arm.create_shape(Polygon::rounded_box(0.3f, 13.0f, 0.1f), {.density = 4.0f});
        world.create_revolute(
            {.body_a = drum, .body_b = arm, .motor = {{.speed = 6.0f, .max_torque = 1.0e9f}}});
        for (int i = 0; balls.size() < 1380; ++i) {
            const Vec2 at{0.4f * static_cast<float>(i % 68) - 13.4f,
                          0.4f * static_cast<float>(i / 68) - 13.4f};
            if (length(at) < 14.0f && abs(at.x) > 0.6f)
                balls.push_back(add_dynamic(world, at, Circle{{}, 0.15f}));
        }
    }
    World world;
    std::vector<Body> balls;
};

TEST(ContinuousScenes, BallsThatAnArmStirsStayInTheirDrum) {
    Stirred stirred;
    int swept = 0;
    for (int i = 0; i < 150; ++i) {
        stirred.world.step(kDt);
        swept += stirred.world.profile().swept_bodies;
        for (const Body& ball : stirred.balls) ASSERT_LT(length(ball.position()), 15.0f) << i;
    }
    EXPECT_GT(swept, 1000);
    EXPECT_EQ(stirred.world.check(), "");
}

TEST(ContinuousScenes, TheBitsDoNotDependOnThreads) {
    Stirred alone;
    for (const Body& ball : alone.balls)
        if (ball.handle().index % 3 == 0) ball.set_bullet(true);
    for (int i = 0; i < 12; ++i) alone.world.step(kDt);
    for (const int threads : {2, 8}) {
        ThreadScheduler scheduler(threads, TaskOrder::kShuffled);
        Stirred many(&scheduler);
        for (const Body& ball : many.balls)
            if (ball.handle().index % 3 == 0) ball.set_bullet(true);
        for (int i = 0; i < 12; ++i) many.world.step(kDt);
        ASSERT_EQ(many.world.state_hash(), alone.world.state_hash()) << threads;
    }
}

/// Twenty ragdolls of a trunk and four limbs, thrown at a wall.
TEST(ContinuousScenes, RagdollsAtAHundredMetresPerSecondStayBeforeTheWall) {
    World world;
    const Body wall = add_static(world, {0.0f, 0.0f}, Polygon::box(0.02f, 100.0f));
    const Body floor = add_static(world, {-250.0f, -20.0f}, Polygon::box(260.0f, 0.02f));
    std::vector<Body> parts;
    for (int i = 0; i < 20; ++i) {
        const Vec2 at{-6.0f - 0.31f * static_cast<float>(i), 3.0f * static_cast<float>(i) - 15.0f};
        const ShapeDef def{.filter = {.group = -1 - i}};
        const auto add = [&](Vec2 offset, const Geometry& shape) {
            parts.push_back(add_dynamic(world, at + offset, shape, def, 0.3f * static_cast<float>(i)));
            parts.back().set_transform(at + offset, 0.0f);
            parts.back().set_linear_velocity({100.0f, 0.0f});
            return parts.back();
        };
        const Body trunk = add({}, Capsule{{0.0f, -0.3f}, {0.0f, 0.3f}, 0.15f});
        for (const float x : {-1.0f, 1.0f})
            for (const float y : {-1.0f, 1.0f}) {
                const Body limb = add({0.35f * x, 0.3f * y}, Capsule{{-0.15f, 0.0f}, {0.15f, 0.0f}, 0.07f});
                world.create_revolute({.body_a = trunk,
                                       .body_b = limb,
                                       .anchor_a = {0.15f * x, 0.3f * y},
                                       .anchor_b = {-0.2f * x, 0.0f}});
            }
    }
    for (int i = 0; i < 200; ++i) {
        world.step(kDt);
        for (const Body& part : parts) {
            ASSERT_LT(part.position().x, 0.0f) << i;
            ASSERT_GT(part.position().y, -20.0f) << i;
            ASSERT_FALSE(core_touches(part, wall)) << i;
            ASSERT_FALSE(core_touches(part, floor)) << i;
        }
    }
    EXPECT_EQ(world.check(), "");
}

TEST(ContinuousScenes, NothingIsSpentOnSlowBodies) {
    World world;
    add_ground(world);
    const std::vector<Body> pile = add_pyramid(world, 12);
    world.set_allow_sleep(false);
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        ASSERT_EQ(world.profile().swept_bodies, 0) << i;
    }
    // Nor on fast ones far from all that does not move.
    for (int i = 0; i < 50; ++i) {
        const Body high = add_dynamic(world, {4.0f * static_cast<float>(i), 500.0f}, Circle{{}, 0.1f});
        high.set_linear_velocity({0.0f, 100.0f});
    }
    world.step(kDt);
    EXPECT_EQ(world.profile().swept_bodies, 0);
    const Body near = add_dynamic(world, {-90.0f, 1.0f}, Circle{{}, 0.1f});
    near.set_linear_velocity({0.0f, -100.0f});
    world.step(kDt);
    EXPECT_EQ(world.profile().swept_bodies, 1);
    world.set_continuous(false);
    near.set_linear_velocity({0.0f, -100.0f});
    world.step(kDt);
    EXPECT_EQ(world.profile().swept_bodies, 0);
}

TEST(ContinuousScenes, NothingIsSpentOnBodiesThatPassWallsBy) {
    const auto swept = [](const Polygon& shape, Vec2 velocity, float spin) {
        World world({.gravity = {}});
        add_static(world, {0.0f, -1.0f}, Polygon::box(100.0f, 1.0f));  // its top is at y = 0
        const Body body = add_dynamic(world, {0.0f, 1.0f}, shape);
        body.set_linear_velocity(velocity);
        body.set_angular_velocity(spin);
        world.step(kDt);
        EXPECT_EQ(world.check(), "");
        return world.profile().swept_bodies;
    };
    const Polygon square = Polygon::box(0.25f, 0.25f), bar = Polygon::box(3.0f, 0.1f);
    // 1.67 m and 3.3 m per step, 0.75 m above the floor: along it and away from it.
    EXPECT_EQ(swept(square, {100.0f, 0.0f}, 0.0f), 0);
    EXPECT_EQ(swept(square, {100.0f, 100.0f}, 0.0f), 0);
    EXPECT_EQ(swept(square, {200.0f, -10.0f}, 0.0f), 0);
    EXPECT_EQ(swept(square, {200.0f, -60.0f}, 0.0f), 1);
    // The disc about a bar reaches the floor, but the bar does not unless it turns.
    EXPECT_EQ(swept(bar, {100.0f, 0.0f}, 0.0f), 0);
    EXPECT_EQ(swept(bar, {100.0f, 0.0f}, 25.0f), 1);
}

TEST(ContinuousScenes, ABodyWhoseCentreIsFarFromItsShapesDoesNotPass) {
    // A light plate and a heavy ball 4 m apart: the plate swings about the ball through a thin wall.
    World world({.gravity = {}});
    const Body wall = add_static(world, {4.0f, 1.2f}, Polygon::box(2.0f, 0.01f));
    const Body club = world.create_body({.type = BodyType::kDynamic});
    club.create_shape(Circle{{}, 0.3f}, {.density = 1000.0f});
    club.create_shape(Polygon::offset_box(0.2f, 0.02f, {4.0f, 0.0f}), {.density = 1.0f});
    ASSERT_LT(length(club.mass_data().center), 0.01f);
    club.set_angular_velocity(40.0f);
    // 0.67 rad per step: the plate comes past the wall within the first step, by 2.5 m.
    world.step(kDt);
    EXPECT_EQ(world.profile().swept_bodies, 1);
    EXPECT_LT((club.transform().q.angle()), 0.31f);
    EXPECT_FALSE(core_touches(club, wall));
}

/// A ball between two walls that stand one behind the other.
struct TwoWalls {
    TwoWalls() : world({.gravity = {}}) {
        for (int i = 0; i < 2; ++i)
            walls[i] = add_static(world, {static_cast<float>(i), 0.0f}, Polygon::box(0.01f, 3.0f));
        ball = add_dynamic(world, {-1.0f, 0.0f}, Circle{{}, 0.1f});
        ball.set_linear_velocity({250.0f, 0.0f});
    }
    World world;
    Body walls[2], ball;
};

TEST(ContinuousScenes, APairThatASweepFindsIsAskedAboutThen) {
    TwoWalls one;
    std::vector<Shape> asked;
    one.world.on_should_collide([&](Shape a, Shape b) {
        asked.push_back(a);
        EXPECT_EQ(b, one.ball.shapes().front());
        return a.body() != one.walls[0];
    });
    one.world.step(kDt);
    // It goes through the first wall and stops at the second.
    EXPECT_NEAR(one.ball.position().x, 1.0f - 0.11f + 0.01f, 0.005f);
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_EQ(asked[0].body(), one.walls[0]);
    EXPECT_EQ(asked[1].body(), one.walls[1]);
}

TEST(ContinuousScenes, AnAnswerIsKeptWhileBoxesOverlap) {
    World world({.gravity = {}});
    add_static(world, {}, Polygon::box(0.01f, 3.0f));
    const Body ball = add_dynamic(world, {-0.12f, 0.0f}, Circle{{}, 0.1f});
    int asked = 0;
    world.on_should_collide([&](Shape, Shape) {
        ++asked;
        return false;
    });
    world.step(kDt);
    EXPECT_EQ(asked, 1);
    ball.set_linear_velocity({200.0f, 0.0f});
    world.step(kDt);
    EXPECT_EQ(asked, 1);
    EXPECT_GT(ball.position().x, 3.0f);
}

TEST(ContinuousScenes, PreSolveIsAskedAboutAnImpact) {
    for (const bool lets_through : {false, true}) {
        TwoWalls one;
        int impacts = 0, contacts = 0;
        one.world.on_pre_solve(one.walls[0].shapes().front(), [&](PreSolve& question) {
            ++(question.is_impact ? impacts : contacts);
            if (question.is_impact && impacts == 1) {
                EXPECT_EQ(question.shape, one.walls[0].shapes().front());
                EXPECT_EQ(question.other, one.ball.shapes().front());
                EXPECT_NEAR(question.normal().x, -1.0f, 1.0e-3f) << "from the wall to the ball";
                EXPECT_NEAR(question.contact.points[0].point.x, -0.01f, 0.02f);
                EXPECT_NEAR(question.impact_fraction, 0.9f / (250.0f * kDt), 0.01f);
                EXPECT_EQ(question.friction, 0.6f);
            }
            question.enabled = !lets_through;
        });
        one.world.step(kDt);
        EXPECT_EQ(impacts, 1);
        EXPECT_NEAR(one.ball.position().x, (lets_through ? 1.0f : 0.0f) - 0.1f, 0.006f);
        one.world.step(kDt);
        EXPECT_EQ(contacts, lets_through ? 0 : 1);
    }
}

/// Callbacks of continuous collision may edit the world.
TEST(ContinuousScenes, AnImpactMayEditTheWorld) {
    TwoWalls one;
    one.world.on_pre_solve(one.ball.shapes().front(), [&](PreSolve& question) {
        if (!question.is_impact) return;
        for (int i = 0; i < 100; ++i)
            add_dynamic(one.world, {0.0f, 10.0f + static_cast<float>(i)}, Circle{{}, 0.3f});
        one.world.destroy(question.other.body());
    });
    one.world.step(kDt);
    EXPECT_EQ(one.world.counts().bodies, 2 + 100);
    EXPECT_FALSE(one.walls[0].is_valid());
    EXPECT_EQ(one.world.check(), "");
    run(one.world, 5);
}

/// [J/kg] Kinetic and potential energy over the mass, for g = 10.
float energy_over_mass(const Body& body) {
    return 10.0f * body.position().y + 0.5f * length_squared(body.linear_velocity());
}

/// A body that is stopped in the midst of a step is as fast as it was there, not as at the end of the step:
/// it never has more energy than when it was let go.
TEST(ContinuousScenes, AFallThatIsStoppedGainsNoEnergy) {
    for (const int substeps : {1, 4}) {
        int stops = 0;
        for (int k = 0; k < 30; ++k) {
            SCOPED_TRACE(testing::Message() << substeps << " sub-steps, fall " << k);
            World world({.allow_sleep = false});
            add_static(world, {}, Segment{{-10.0f, 0.0f}, {10.0f, 0.0f}});
            const Body ball =
                add_dynamic(world, {0.0f, 5.0f + 0.11f * static_cast<float>(k)}, Circle{{}, 0.1f});
            const float start = energy_over_mass(ball);
            for (int i = 0; i < 110; ++i) {
                const float before = ball.linear_velocity().y;
                world.step(kDt, substeps);
                const float gained = before - ball.linear_velocity().y;
                // Stopped: it has taken less speed than a whole step gives.
                if (gained > 0.0f && gained < 0.99f * 10.0f * kDt) ++stops;
                ASSERT_LE(energy_over_mass(ball), 1.00001f * start) << i;
            }
            EXPECT_NEAR(ball.position().y, 0.1f, 0.005f);
        }
        EXPECT_GT(stops, 10);
    }
}

/// A body that lies on the ground owes its speed to no pull: as it runs into a wall it stays down.
TEST(ContinuousScenes, ASlideThatIsStoppedStaysOnTheGround) {
    World world({.allow_sleep = false});
    add_static(world, {0.0f, -1.0f}, Polygon::box(200.0f, 1.0f), {.material = {.friction = 0.0f}});
    add_static(world, {0.0f, 2.0f}, Polygon::box(0.01f, 2.0f));
    const Body box = add_dynamic(world, {-30.0f, 0.2f}, Polygon::box(0.2f, 0.2f));
    run(world, 60);
    const float lying = box.position().y;
    box.set_linear_velocity({90.0f, 0.0f});
    for (int i = 0; i < 20; ++i) world.step(kDt);
    // It has come to the wall within the last step, and bounces off in the next.
    ASSERT_NEAR(box.position().x, -0.2f, 0.02f);
    EXPECT_EQ(box.linear_velocity().x, 90.0f);
    EXPECT_NEAR(box.position().y, lying, 1e-5f);
    EXPECT_NEAR(box.linear_velocity().y, 0.0f, 1e-4f);
}

/// A force that bears a ball's weight bears it in every part of a step: between two walls it neither rises
/// nor falls.
TEST(ContinuousScenes, ABallThatIsBorneKeepsItsHeight) {
    World world({.allow_sleep = false});
    const ShapeDef def{.material = {.friction = 0.0f, .restitution = 1.0f}};
    for (const float side : {-1.0f, 1.0f})
        add_static(world, {5.0f * side, 0.0f}, Polygon::box(0.5f, 9.0f), def);
    const Body ball = add_dynamic(world, {}, Circle{{}, 0.1f}, def);
    ball.set_linear_velocity({43.0f, 0.0f});
    int turns = 0;
    for (int i = 0; i < 600; ++i) {
        const float before = ball.linear_velocity().x;
        ball.apply_force_to_center({0.0f, 10.0f * ball.mass()});
        world.step(kDt);
        if (before * ball.linear_velocity().x < 0.0f) ++turns;
    }
    EXPECT_GT(turns, 30);
    EXPECT_NEAR(ball.linear_velocity().y, 0.0f, 1e-4f);
    EXPECT_NEAR(ball.position().y, 0.0f, 1e-3f);
}

}  // namespace
}  // namespace jostle::test
