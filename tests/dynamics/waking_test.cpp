// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Waking: each change that matters to a pile that sleeps wakes that pile, and no other.
#include <gtest/gtest.h>

#include "dynamics/piles.h"

namespace jostle::test {
namespace {

TEST(Waking, EachEditWakesExactlyItsIsland) {
    for (const PileEdit& edit : pile_edits()) {
        SCOPED_TRACE(edit.name);
        Piles p;
        ASSERT_TRUE(all_awake(p.left, false) && all_awake(p.right, false));
        ASSERT_EQ(p.world.counts().awake_bodies, 0);
        edit.apply(p);
        EXPECT_EQ(p.world.check(), "");
        for (std::size_t i = 0; i + static_cast<std::size_t>(edit.gone) < p.left.size(); ++i)
            EXPECT_TRUE(p.left[i].is_awake()) << i;
        EXPECT_TRUE(all_awake(p.right, false));
        run(p.world, 10);
        EXPECT_TRUE(all_awake(p.right, false));
        EXPECT_EQ(p.world.check(), "");
    }
}

/// An edit of a platform's shape wakes the platform, and so its load on another shape of it and the body that
/// hangs from it.
TEST(Waking, AnEditOfAShapeOfAKinematicBodyWakesAllThatItHolds) {
    using Edit = void (*)(World&, const Shape&, const ChainShape&);
    const Edit edits[] = {
        [](World&, const Shape& shape, const ChainShape&) { shape.set_density(2.0f); },
        [](World&, const Shape& shape, const ChainShape&) { shape.set_material({.friction = 0.1f}); },
        [](World&, const Shape& shape, const ChainShape&) {
            shape.set_geometry(Circle{{}, 0.25f});
        },
        [](World&, const Shape& shape, const ChainShape&) { shape.set_filter({.category = 2}); },
        [](World&, const Shape& shape, const ChainShape&) { shape.set_sensor(true); },
        [](World&, const Shape& shape, const ChainShape&) { shape.set_smooth(false); },
        [](World& world, const Shape& shape, const ChainShape&) {
            world.on_pre_solve(shape, [](PreSolve&) {});
        },
        [](World& world, const Shape& shape, const ChainShape&) { world.destroy(shape); },
        [](World&, const Shape&, const ChainShape& chain) { chain.set_filter({.category = 2}); },
        [](World& world, const Shape&, const ChainShape& chain) { world.destroy(chain); }};
    for (const Edit& edit : edits) {
        SCOPED_TRACE(&edit - std::begin(edits));
        World world;
        const Body platform = world.create_body({.type = BodyType::kKinematic});
        platform.create_shape(Polygon::box(1.0f, 0.5f));
        const Shape shape = platform.create_shape(Circle{{30.0f, 0.0f}, 0.5f});
        const Vec2 line[] = {{42.0f, 0.0f}, {40.0f, 0.0f}};
        const ChainShape chain = platform.create_chain({.points = line, .count = 2});
        const Body load = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
        const Body hanging = add_dynamic(world, {10.0f, -3.0f}, Circle{{}, 0.5f});
        world.create_distance(
            {.body_a = platform, .body_b = hanging, .anchor_a = {10.0f, 0.0f}, .length = 3.0f});
        run(world, 120);
        ASSERT_FALSE(platform.is_awake() || load.is_awake() || hanging.is_awake());
        edit(world, shape, chain);
        EXPECT_TRUE(platform.is_awake() && load.is_awake() && hanging.is_awake());
        EXPECT_EQ(world.check(), "");
        run(world, 2);
    }
}

/// A body that is moved away and put to sleep leaves the pile that it carried awake, and the touches end.
TEST(Waking, WhatIsMovedAwayAndParkedCarriesNobody) {
    World world;
    add_static(world, {0.0f, -1.0f}, Polygon::box(6.0f, 1.0f));
    const Body below = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body above = add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 20);
    ASSERT_TRUE(below.is_touching(above));
    below.set_transform({{40.0f, 40.0f}, {}});
    EXPECT_FALSE(below.is_touching(above));
    below.set_awake(false);
    EXPECT_EQ(world.check(), "");
    EXPECT_TRUE(above.is_awake());
    world.step(kDt);
    EXPECT_EQ(world.events().contacts_ended.size(), 2u);
    run(world, 60);
    EXPECT_NEAR(above.position().y, 0.5f, 0.02f);
    EXPECT_FALSE(below.is_awake());
    EXPECT_EQ(below.position(), (Vec2{40.0f, 40.0f}));
}

/// A push that can do nothing wakes neither a platform nor its load; a body that is made asleep stays so
/// while its shapes get their densities.
TEST(Waking, PushesOfAPlatformAndDensitiesOfABodyThatIsMadeWakeNobody) {
    World world;
    const Body platform = world.create_body({.type = BodyType::kKinematic});
    platform.create_shape(Polygon::box(4.0f, 0.5f));
    const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 120);
    ASSERT_FALSE(platform.is_awake() || box.is_awake());
    platform.apply_force_to_center({5.0f, 0.0f});
    platform.apply_impulse_to_center({5.0f, 0.0f});
    EXPECT_FALSE(platform.is_awake() || box.is_awake());

    const Body made =
        world.create_body({.type = BodyType::kDynamic, .position = {20.0f, 0.0f}, .awake = false});
    made.create_shape(Circle{{}, 0.5f}).set_density(3.0f);
    EXPECT_FALSE(made.is_awake());
    EXPECT_EQ(world.check(), "");
}

/// These change nothing that rests.
TEST(Waking, WhatDoesNotMatterLetsSleep) {
    const std::function<void(Piles&)> harmless[] = {
        [](Piles& p) { p.left[5].set_linear_velocity({}); },
        [](Piles& p) { p.left[5].set_angular_velocity(0.0f); },
        [](Piles& p) { p.left[5].apply_force_to_center({}); },
        [](Piles& p) { p.left[5].set_linear_damping(1.0f); },
        [](Piles& p) { p.left[5].set_user_data(1); },
        [](Piles& p) {
            p.left[5].shapes().front().set_material(
                {.restitution = 0.5f, .id = 9, .restitution_rule = MixRule::kAverage});
        },
        [](Piles& p) { p.left[5].set_sleep_threshold(0.01f); },
        [](Piles& p) { p.left[5].set_awake(false); },
        [](Piles& p) { p.world.set_gravity(p.world.gravity()); },
        [](Piles& p) { p.world.set_smooth_ground(p.world.smooth_ground()); },
        [](Piles& p) { p.left[5].shapes().front().set_smooth(std::nullopt); },
        [](Piles& p) {
            add_static(p.world, {-10.0f, 9.0f}, Circle{{}, 0.5f});
        },
        [](Piles& p) {
            add_static(p.world, {-10.0f, 2.0f}, Circle{{}, 5.0f}, {.is_sensor = true});
        },
    };
    for (const auto& edit : harmless) {
        Piles p;
        edit(p);
        run(p.world, 3);
        EXPECT_TRUE(all_awake(p.left, false) && all_awake(p.right, false));
    }
}

TEST(Waking, AWorldsGravityWakesAll) {
    Piles p;
    p.world.set_gravity({1.0f, -10.0f});
    EXPECT_TRUE(all_awake(p.left, true) && all_awake(p.right, true));
    EXPECT_EQ(p.world.check(), "");
}

/// The removed floor lets fall what lay on it.
TEST(Waking, ARemovedFloorWakesWhatLayOnIt) {
    Piles p;
    p.world.destroy(p.hinge);
    run(p.world, 200);
    p.world.destroy(p.floors[0]);
    run(p.world, 30);
    for (const Body& box : p.left) EXPECT_LT(box.linear_velocity().y, -4.0f);
    EXPECT_TRUE(all_awake(p.right, false));
}

/// A body that is slow for long enough, and would fall asleep in the next step, counts as moving once
/// something is done to it.
TEST(Waking, AnEditOfADrowsyBodyKeepsItAwake) {
    for (int steps = 0; steps < 40; ++steps) {
        World world({.gravity = {}});
        const Body ball = add_dynamic(world, {}, Circle{{}, 0.5f});
        run(world, steps);
        ball.set_linear_velocity({0.0f, 5.0f});
        run(world, 1);
        EXPECT_NEAR(ball.position().y, 5.0f * kDt, 1e-5f) << steps;
    }
}

TEST(Waking, AFallingBodyWakesWhomItTouches) {
    Piles p;
    const Body ball = add_dynamic(p.world, {-10.0f, 5.0f}, Circle{{}, 0.5f});
    for (int i = 0; i < 100 && !p.left[5].is_awake(); ++i) {
        EXPECT_FALSE(ball.is_touching(p.left[5]));
        run(p.world, 1);
    }
    EXPECT_TRUE(ball.is_touching(p.left[5]));
    EXPECT_TRUE(all_awake(p.left, true));
    run(p.world, 300);
    EXPECT_TRUE(all_awake(p.left, false) && all_awake(p.right, false));
}

TEST(Waking, AKinematicBodyThatComesWakesWhomItTouches) {
    Piles p;
    // A ram that drives a pinned box before it throws others, as far as the other pile.
    p.world.destroy(p.hinge);
    run(p.world, 200);
    ASSERT_TRUE(all_awake(p.left, false));
    const Body ram = p.world.create_body(
        {.type = BodyType::kKinematic, .position = {-16.0f, 0.5f}, .linear_velocity = {4.0f, 0.0f}});
    ram.create_shape(Polygon::box(0.5f, 0.4f));
    run(p.world, 120);
    EXPECT_TRUE(all_awake(p.left, true));
    EXPECT_TRUE(all_awake(p.right, false));
    EXPECT_GT(p.left[1].position().x, -10.0f);
}

/// A wall that is put into a pile pushes it, a wall that is moved into it as well.
TEST(Waking, AWallThatAppearsInAPileWakesIt) {
    Piles p;
    const Body wall = add_static(p.world, {-10.0f, 2.9f}, Polygon::box(0.25f, 0.25f));
    run(p.world, 1);
    EXPECT_TRUE(all_awake(p.left, true));
    EXPECT_TRUE(all_awake(p.right, false));
    wall.set_transform({10.0f, 3.5f}, 0.0f);
    run(p.world, 1);
    EXPECT_TRUE(all_awake(p.right, false)) << "near it, and does not touch";
    wall.set_transform({10.0f, 2.9f}, 0.0f);
    run(p.world, 1);
    EXPECT_TRUE(all_awake(p.right, true));
}

/// Sensors notice who sleeps, and wake nobody.
TEST(Waking, NotByASensor) {
    Piles p;
    const Body probe = p.world.create_body(
        {.type = BodyType::kKinematic, .position = {-16.0f, 0.5f}, .linear_velocity = {4.0f, 0.0f}});
    const Shape sensor = probe.create_shape(Polygon::box(0.5f, 0.4f), {.is_sensor = true});
    std::size_t most = 0;
    for (int i = 0; i < 180; ++i) {
        run(p.world, 1);
        most = std::max(most, sensor.visitors().size());
    }
    EXPECT_GE(most, 2u);
    EXPECT_TRUE(all_awake(p.left, false));
}

TEST(Waking, BodiesSleepAndWakeByTurnsInTheEvents) {
    Piles p;
    run(p.world, 1);
    EXPECT_TRUE(p.world.events().slept.empty());
    p.left[5].set_user_data(7);
    p.left[0].set_awake(true);
    EXPECT_TRUE(p.world.events().woke.empty()) << "events are a step's";
    p.world.step(kDt);
    ASSERT_EQ(p.world.events().woke.size(), p.left.size());
    for (std::size_t i = 0; i < p.left.size(); ++i) EXPECT_EQ(p.world.events().woke[i].body, p.left[i]);
    EXPECT_EQ(p.world.events().woke[5].user_data, 7u);
    std::size_t slept = 0;
    for (int i = 0; i < 100; ++i) {
        p.world.step(kDt);
        EXPECT_TRUE(p.world.events().woke.empty());
        slept += p.world.events().slept.size();
    }
    EXPECT_EQ(slept, p.left.size());
    // Woken and asleep again before anybody was told: nothing to tell.
    p.left[0].set_awake(true);
    p.left[0].set_awake(false);
    p.world.destroy(p.right[5]);
    p.world.step(kDt);
    EXPECT_TRUE(p.world.events().slept.empty());
    EXPECT_EQ(p.world.events().woke.size(), p.right.size() - 1) << "a body that is gone does not wake";
}

}  // namespace
}  // namespace jostle::test
