// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Callbacks: which pairs and contacts they are asked about, in which order, and that their answers decide. A
// contact that is switched off moves nothing, to the last bit; an answer's friction acts as the shapes' own
// would. Callbacks that throw or answer badly: failing_callbacks_test.cpp.
#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "support/thread_scheduler.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

TEST(ShouldCollide, IsAskedAboutEachNewPairOnceInTheOrderOfSlots) {
    World world;
    const Body ground = add_ground(world);
    std::vector<Body> balls;
    for (int i = 0; i < 4; ++i)
        balls.push_back(add_dynamic(world, {3.0f * static_cast<float>(i), 0.5f}, Circle{{}, 0.5f}));
    std::vector<std::uint32_t> asked;
    world.on_should_collide([&](const Shape& a, const Shape& b) {
        EXPECT_LT(a.handle().index, b.handle().index);
        EXPECT_EQ(a.body(), ground);
        asked.push_back(b.handle().index);
        return b.body() != balls[2];
    });
    world.step(kDt);
    EXPECT_EQ(asked, (std::vector<std::uint32_t>{1, 2, 3, 4}));
    run(world, 30);
    EXPECT_EQ(balls[1].contacts().size(), 1);
    EXPECT_EQ(balls[2].contacts().size(), 0);
    // Nothing is below the third: after 31 steps it has fallen g t^2 / 2.
    EXPECT_NEAR(balls[2].position().y, 0.5f - 5.0f * 31.0f * 31.0f * kDt * kDt, 1.0e-4f);
    EXPECT_NEAR(balls[1].position().y, 0.5f, kLinearSlop);
}

TEST(ShouldCollide, OfAShapeIsAskedAboutItsPairsAlone) {
    World world;
    add_ground(world);
    const Body apart = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    const Body other = add_dynamic(world, {5.0f, 0.5f}, Circle{{}, 0.5f});
    const Shape shape = apart.shapes().front();
    int calls = 0;
    world.on_should_collide(shape, [&](const Shape& asking, const Shape&) {
        EXPECT_EQ(asking, shape);
        ++calls;
        return false;
    });
    world.step(kDt);
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(apart.contacts().size(), 0);
    EXPECT_EQ(other.contacts().size(), 1);
    // Removed, it is not asked any more: the next pairs are found as its box leaves its margin.
    world.on_should_collide(shape, {});
    apart.set_transform({0.0f, 0.4f}, 0.0f);
    run(world, 30);
    EXPECT_EQ(calls, 1);
    EXPECT_EQ(apart.contacts().size(), 1);
    EXPECT_NEAR(apart.position().y, 0.5f, 2.0f * kLinearSlop);
}

TEST(ShouldCollide, TheWorldIsAskedFirstAndAnyMayRefuse) {
    for (int refusing = 0; refusing < 4; ++refusing) {
        World world;
        const Shape ground = add_ground(world).shapes().front();
        const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
        std::vector<int> asked;
        const auto answer = [&](int who) {
            asked.push_back(who);
            return who != refusing;
        };
        world.on_should_collide([&](const Shape&, const Shape&) { return answer(0); });
        world.on_should_collide(ground, [&](const Shape&, const Shape&) { return answer(1); });
        world.on_should_collide(ball.shapes().front(), [&](const Shape&, const Shape&) { return answer(2); });
        world.step(kDt);
        std::vector<int> expected;
        for (int who = 0; who < 3 && who <= refusing; ++who) expected.push_back(who);
        EXPECT_EQ(asked, expected);
        EXPECT_EQ(ball.contacts().size(), refusing == 3 ? 1 : 0);
    }
}

TEST(PreSolve, APlatformLetsThroughFromBelow) {
    World world;
    const Body platform = add_static(world, {0.0f, 2.0f}, Polygon::box(3.0f, 0.1f));
    world.on_pre_solve(platform.shapes().front(), [](PreSolve& contact) {
        // Decided when a touch begins, and kept while it lasts.
        contact.enabled = contact.time > 0.0f ? contact.was_enabled : contact.normal().y > 0.7f;
    });
    const Body ball = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.25f});
    ball.set_linear_velocity({0.0f, 8.0f});
    float highest = 0.0f;
    for (int i = 0; i < 150; ++i) {
        world.step(kDt);
        highest = std::max(highest, ball.position().y);
    }
    EXPECT_NEAR(highest, 3.2f, 0.05f);  // 8^2 / (2 g): nothing has slowed it
    EXPECT_NEAR(ball.position().y, 2.35f, kLinearSlop);
}

TEST(PreSolve, AContactThatIsSwitchedOffMovesNothing) {
    World with, without;
    const Body ground = add_ground(with);
    int calls = 0;
    with.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) {
        ++calls;
        contact.enabled = false;
    });
    const auto add = [](World& world) {
        const Body box = add_dynamic(world, {0.0f, 0.45f}, Polygon::box(0.5f, 0.5f), {.hit_events = true});
        box.set_linear_velocity({3.0f, -2.0f});
        return box;
    };
    const Body box = add(with), free = add(without);
    for (int i = 0; i < 8; ++i) {
        with.step(kDt);
        without.step(kDt);
        EXPECT_TRUE(box.is_touching(ground)) << "it counts as touching";
        EXPECT_FALSE(with.contacts()[0].enabled);
        EXPECT_EQ(with.contacts()[0].points[0].normal_impulse, 0.0f);
        EXPECT_TRUE(with.events().hits.empty());
        ASSERT_EQ(box.position(), free.position());
        ASSERT_EQ(box.linear_velocity(), free.linear_velocity());
        ASSERT_EQ(box.angular_velocity(), free.angular_velocity());
    }
    EXPECT_EQ(calls, 8);
    // Without the callback it is pushed out.
    with.on_pre_solve(ground.shapes().front(), {});
    EXPECT_TRUE(with.contacts()[0].enabled);
    run(with, 120);
    EXPECT_EQ(calls, 8);
    EXPECT_NEAR(box.position().y, 0.5f, 2.0f * kLinearSlop);
}

/// With an answer's friction and restitution a world moves as with shapes that have them.
TEST(PreSolve, AnAnswerActsAsTheShapesOwnMaterial) {
    World told, made;
    const auto add = [](World& world, const ShapeDef& def) {
        const Body ground = world.create_body();
        ground.create_shape(Segment{{-20.0f, 0.0f}, {20.0f, 0.0f}}, def);
        const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f), def);
        box.set_linear_velocity({4.0f, -3.0f});
        return box;
    };
    const Body box = add(told, {});
    const Body twin =
        add(made, {.material = {.friction = 0.25f, .restitution = 0.5f, .surface_speed = 1.0f}});
    told.on_pre_solve(box.shapes().front(), [](PreSolve& contact) {
        EXPECT_NEAR(contact.friction, 0.6f, 1.0e-6f) << "an answer is for one step alone";
        EXPECT_EQ(contact.restitution, 0.0f);
        contact.friction = 0.25f;
        contact.restitution = 0.5f;
        contact.surface_speed = 2.0f;  // of both surfaces
    });
    for (int i = 0; i < 120; ++i) {
        told.step(kDt);
        made.step(kDt);
        ASSERT_EQ(box.position(), twin.position()) << i;
        ASSERT_EQ(box.linear_velocity(), twin.linear_velocity()) << i;
    }
}

TEST(PreSolve, IsCalledInTheOrderOfContactsOnTheThreadThatSteps) {
    std::vector<std::vector<std::uint32_t>> orders;
    for (const int workers : {1, 2, 3, 8}) {
        ThreadScheduler scheduler(workers, TaskOrder::kShuffled);
        World world({.scheduler = &scheduler});
        add_ground(world);
        std::vector<std::uint32_t>& order = orders.emplace_back();
        for (int i = 0; i < 300; ++i) {
            const Body ball =
                add_dynamic(world, {static_cast<float>(i % 20) - 10.0f, 0.5f + static_cast<float>(i / 20)},
                            Circle{{}, 0.5f});
            if (i % 3 != 0) continue;
            world.on_pre_solve(ball.shapes().front(), [&, owner = std::this_thread::get_id()](PreSolve& c) {
                EXPECT_EQ(std::this_thread::get_id(), owner);
                EXPECT_TRUE(c.shape == c.contact.shape_a || c.shape == c.contact.shape_b);
                EXPECT_GT(dot(c.normal(), c.other.body().center_of_mass() - c.shape.body().position()), 0.0f);
                order.push_back(c.shape.handle().index * 1000 + c.other.handle().index);
                c.friction = 0.1f;
            });
        }
        run(world, 20);
    }
    EXPECT_GT(orders[0].size(), 1000u);
    for (const auto& order : orders) EXPECT_EQ(order, orders[0]);
}

/// Both shapes of a contact may ask: the second sees the first one's answer.
TEST(PreSolve, BothShapesAreAsked) {
    World world;
    const Body ground = add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    std::vector<float> seen;
    for (const Body& body : {ground, box})
        world.on_pre_solve(body.shapes().front(), [&](PreSolve& contact) {
            EXPECT_EQ(contact.normal().y, contact.shape.body() == ground ? 1.0f : -1.0f);
            seen.push_back(contact.friction);
            contact.friction = 0.125f;
        });
    world.step(kDt);
    ASSERT_EQ(seen.size(), 2u);
    EXPECT_NEAR(seen[0], 0.6f, 1.0e-6f);
    EXPECT_EQ(seen[1], 0.125f);
    EXPECT_EQ(world.contacts()[0].friction, 0.125f);
}

TEST(PreSolve, TimeIsThatOfTheTouch) {
    World world;
    const Body ground = add_ground(world);
    add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    std::vector<float> times;
    world.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) { times.push_back(contact.time); });
    for (int i = 0; i < 3; ++i) world.step(0.25f);
    EXPECT_EQ(times, (std::vector<float>{0.0f, 0.25f, 0.5f}));
}

/// Mixed numbers beyond a material's own limits are at the limit, and are no bad answer.
TEST(PreSolve, TakesMixedMaterialsAsTheyAre) {
    World world;
    const Material bumper{.friction = 1.0e5f,
                          .restitution = 1.75f,
                          .surface_speed = 9.0e5f,
                          .friction_rule = MixRule::kProduct,
                          .restitution_rule = MixRule::kProduct};
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20.0f, 0.0f}, {20.0f, 0.0f}}, {.material = bumper});
    add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f), {.material = bumper});
    int calls = 0;
    world.on_pre_solve(ground.shapes().front(), [&](PreSolve& contact) {
        ++calls;
        EXPECT_EQ(contact.friction, 1.0e6f);
        EXPECT_EQ(contact.restitution, 2.0f);
        EXPECT_EQ(contact.surface_speed, 1.0e6f);
        contact.friction = contact.restitution = contact.surface_speed = 0.0f;
    });
    world.step(kDt);
    EXPECT_EQ(calls, 1);
}

/// An answer's rolling resistance acts as the shapes' own would, its warm start included.
TEST(PreSolve, AnAnswersRollingResistanceIsWarmStarted) {
    World told, made;
    const auto add = [](World& world, const Material& material) {
        const Body ground = world.create_body();
        ground.create_shape(Segment{{-20.0f, 0.0f}, {20.0f, 0.0f}}, {.material = material});
        const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f}, {.material = material});
        ball.set_linear_velocity({2.0f, 0.0f});
        ball.set_angular_velocity(-4.0f);
        return ball;
    };
    const Body ball = add(told, {}), twin = add(made, {.rolling_resistance = 0.125f});
    told.on_pre_solve(ball.shapes().front(), [](PreSolve& contact) { contact.rolling_resistance = 0.0625f; });
    for (int i = 0; i < 60; ++i) {
        told.step(kDt);
        made.step(kDt);
        ASSERT_EQ(ball.position(), twin.position()) << i;
        ASSERT_EQ(ball.angular_velocity(), twin.angular_velocity()) << i;
    }
    EXPECT_LT(ball.linear_velocity().x, 1.8f);
}

TEST(Callbacks, AreEmptyFromANullFunction) {
    World world;
    add_ground(world);
    add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    world.on_should_collide(static_cast<bool (*)(Shape, Shape)>(nullptr));
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 1);
    world.on_should_collide(+[](Shape, Shape) { return false; });
    add_dynamic(world, {5.0f, 0.5f}, Circle{{}, 0.5f});
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 1) << "a function that is not null is asked";
    EXPECT_FALSE(ShouldCollide(nullptr));
}

/// A platform that begins to ask wakes what lies on it; contacts that sleep are not asked about.
TEST(PreSolve, WakesItsShapeAndIsNotAskedAboutSleepers) {
    World world;
    const Body ground = add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 60);
    ASSERT_FALSE(box.is_awake());
    int calls = 0;
    world.on_pre_solve(ground.shapes().front(), [&](PreSolve&) { ++calls; });
    EXPECT_TRUE(box.is_awake());
    run(world, 60);
    ASSERT_FALSE(box.is_awake());
    const int before = calls;
    EXPECT_GT(before, 20);
    run(world, 10);
    EXPECT_EQ(calls, before);
}

/// The slot of a shape that is gone may be another's: that one has not asked.
TEST(PreSolve, GoesWithItsShape) {
    World world;
    add_ground(world);
    Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    int calls = 0;
    world.on_pre_solve(box.shapes().front(), [&](PreSolve&) { ++calls; });
    world.step(kDt);
    const std::uint32_t slot = box.shapes().front().handle().index;
    world.destroy(box);
    box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    ASSERT_EQ(box.shapes().front().handle().index, slot);
    world.on_should_collide(box.shapes().front(), [](const Shape&, const Shape&) { return true; });
    world.step(kDt);
    EXPECT_EQ(box.contacts().size(), 1);
    EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace jostle::test
