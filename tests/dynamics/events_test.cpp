// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Events of a step: begins and ends of touches, hits, objects that are gone. In random worlds:
// events_mirror_test.cpp. Of sensors: sensors_test.cpp. Of sleep: waking_test.cpp.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "dynamics/shape_pairs.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

TEST(Events, OfABoxThatFallsAndIsLifted) {
    World world;
    const Body ground = add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 2.0f}, Polygon::box(0.5f, 0.5f), {.user_data = 7});
    int begins = 0;
    for (int i = 0; i < 120; ++i) {
        run(world, 1);
        begins += static_cast<int>(world.events().contacts_began.size());
        EXPECT_TRUE(world.events().contacts_ended.empty());
        EXPECT_EQ(box.is_touching(ground), begins == 1);
    }
    EXPECT_EQ(begins, 1);
    box.set_transform({0.0f, 9.0f}, 0.0f);
    EXPECT_TRUE(world.events().contacts_ended.empty()) << "events are a step's";
    run(world, 1);
    ASSERT_EQ(world.events().contacts_ended.size(), 1u);
    const ContactEnded ended = world.events().contacts_ended[0];
    EXPECT_EQ(pair_of(ended.shape_a, ended.shape_b), pair_of(ground.shapes().front(), box.shapes().front()));
    EXPECT_EQ(ended.user_data_a + ended.user_data_b, 7u);
    run(world, 1);
    EXPECT_TRUE(world.events().contacts_ended.empty());
    EXPECT_NEAR(world.time(), 122.0 / 60.0, 1e-6);
}

/// The end of a touch between steps, however it ends, is reported by the next step, once, with the shapes'
/// user data.
TEST(Events, EachWayToEndATouch) {
    const std::function<void(World&, Body)> ends[] = {
        [](World& world, Body box) { world.destroy(box); },
        [](World& world, Body box) { world.destroy(box.shapes().front()); },
        [](World&, Body box) { box.set_enabled(false); },
        [](World&, Body box) { box.set_type(BodyType::kStatic); },
        [](World&, Body box) { box.shapes().front().set_filter({.mask = 0}); },
        [](World& world, Body box) { world.create_weld({.body_a = world.bodies().front(), .body_b = box}); },
        [](World& world, Body) { world.destroy(world.bodies().front()); },
    };
    for (const bool sensor : {false, true}) {
        for (const auto& end : ends) {
            World world;
            const Body ground = add_ground(world);
            const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f),
                                         {.is_sensor = sensor, .user_data = 5});
            run(world, 1);
            ASSERT_EQ(world.events().contacts_began.size(), sensor ? 0u : 1u);
            ASSERT_EQ(world.events().sensors_entered.size(), sensor ? 1u : 0u);
            const Shape of_box = box.shapes().front(), of_ground = ground.shapes().front();
            end(world, box);
            EXPECT_EQ(world.check(), "");
            run(world, 1);
            ASSERT_EQ(world.events().contacts_ended.size(), sensor ? 0u : 1u);
            ASSERT_EQ(world.events().sensors_left.size(), sensor ? 1u : 0u);
            if (sensor) {
                const SensorLeft& left = world.events().sensors_left[0];
                EXPECT_EQ(left.sensor, of_box);
                EXPECT_EQ(left.visitor, of_ground);
                EXPECT_EQ(left.sensor_user_data, 5u);
            } else {
                const ContactEnded& ended = world.events().contacts_ended[0];
                EXPECT_EQ(pair_of(ended.shape_a, ended.shape_b), pair_of(of_box, of_ground));
                EXPECT_EQ(ended.user_data_a + ended.user_data_b, 5u);
            }
        }
    }
}

/// A ball falls for 1 s onto the ground, at 10 m/s, less a sub-step's share; one that rolls in at 0.5 m/s is
/// no hit.
TEST(Events, AHitHasItsSpeedAndPlace) {
    World world;
    add_ground(world);
    add_dynamic(world, {3.0f, 5.5f}, Circle{{}, 0.5f}, {.hit_events = true});
    add_dynamic(world, {8.0f, 5.5f}, Circle{{}, 0.5f});  // without hit events
    add_dynamic(world, {-3.0f, 0.5f + 0.0125f}, Circle{{}, 0.5f}, {.hit_events = true});
    std::vector<ContactHit> hits;
    for (int i = 0; i < 120; ++i) {
        run(world, 1);
        for (const ContactHit& hit : world.events().hits) hits.push_back(hit);
    }
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_NEAR(hits[0].approach_speed, 10.0f, 0.2f);
    EXPECT_NEAR(hits[0].point.x, 3.0f, 1e-3f);
    EXPECT_NEAR(hits[0].point.y, 0.0f, 0.1f);
    EXPECT_NEAR(abs(hits[0].normal.y), 1.0f, 1e-4f);
}

/// A box that spins at 6 rad/s is met by a ball: the normal and the point are of the moment before the step.
TEST(Events, AHitIsWhereItWasBeforeABodyTurned) {
    World world({.gravity = {}});
    const Body wall = world.create_body({.type = BodyType::kKinematic, .angular_velocity = 6.0f});
    wall.create_shape(Circle{{}, 1.0f});
    const Body ball = add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.5f},
                                  {.material = {.friction = 0.0f}, .hit_events = true});
    ball.set_linear_velocity({-6.0f, 0.0f});
    std::vector<ContactHit> hits;
    for (int i = 0; i < 30; ++i) {
        run(world, 1);
        for (const ContactHit& hit : world.events().hits) hits.push_back(hit);
    }
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_NEAR(abs(hits[0].normal.x), 1.0f, 1e-5f);
    EXPECT_NEAR(hits[0].point.x, 1.0f, 0.06f);
    EXPECT_NEAR(hits[0].point.y, 0.0f, 1e-5f);
    EXPECT_NEAR(hits[0].approach_speed, 6.0f, 1e-4f);
}

TEST(Events, HitsAreFasterThanTheWorldSays) {
    for (const float speed : {9.0f, 11.0f}) {
        World world({.hit_speed = speed});
        add_ground(world);
        add_dynamic(world, {3.0f, 5.5f}, Circle{{}, 0.5f}, {.hit_events = true});
        std::size_t hits = 0;
        for (int i = 0; i < 120; ++i) {
            run(world, 1);
            hits += world.events().hits.size();
        }
        EXPECT_EQ(hits, speed < 10.0f ? 1u : 0u);
    }
}

/// The number of shapes that ask for hits follows from the shapes, whatever becomes of them.
TEST(Events, CheckCountsTheShapesThatAskForHits) {
    World world;
    const Body ball = add_dynamic(world, {}, Circle{{}, 0.5f}, {.hit_events = true});
    ball.create_shape(Circle{{}, 0.25f}, {.hit_events = true});
    add_dynamic(world, {3.0f, 0.0f}, Circle{{}, 0.5f}, {.hit_events = true});
    world.destroy(ball.shapes().front());
    ball.set_type(BodyType::kStatic);
    EXPECT_EQ(world.check(), "");
    Tables& tables = WorldTestAccess::tables(world);
    EXPECT_EQ(tables.hit_shapes, 2);
    tables.hit_shapes = 3;
    EXPECT_NE(world.check(), "");
    tables.hit_shapes = 2;
    world.destroy(ball);
    EXPECT_EQ(world.check(), "");
}

/// A lift that passes a wall and another lift: events, and no push.
TEST(Events, OfKinematicBodiesOnRequest) {
    for (const bool asks : {false, true}) {
        World world;
        const Body wall = add_static(world, {2.0f, 0.0f}, Polygon::box(0.5f, 0.5f));
        const auto add_lift = [&](float x, float speed, bool flag) {
            const Body lift = world.create_body(
                {.type = BodyType::kKinematic, .position = {x, 0.0f}, .linear_velocity = {speed, 0.0f}});
            lift.create_shape(Polygon::box(0.5f, 0.5f), {.hit_events = true, .kinematic_events = flag});
            return lift;
        };
        const Body lift = add_lift(-2.0f, 6.0f, asks);
        const Body other = add_lift(6.0f, 0.0f, false);
        std::vector<std::pair<Body, Body>> began;
        int ended = 0, hits = 0;
        for (int i = 0; i < 120; ++i) {
            run(world, 1);
            for (const ContactBegan& e : world.events().contacts_began)
                began.emplace_back(e.shape_a.body(), e.shape_b.body());
            ended += static_cast<int>(world.events().contacts_ended.size());
            hits += static_cast<int>(world.events().hits.size());
            ASSERT_EQ(world.check(), "");
            EXPECT_EQ(world.counts().touching, 0) << "none of them is solved";
            EXPECT_EQ(lift.is_touching(wall), static_cast<int>(began.size()) == 1 && ended == 0);
        }
        EXPECT_NEAR(lift.position().x, 10.0f, 1.0e-4f);
        EXPECT_EQ(other.position(), (Vec2{6.0f, 0.0f}));
        ASSERT_EQ(began.size(), asks ? 2u : 0u);
        EXPECT_EQ(ended, asks ? 2 : 0);
        EXPECT_EQ(hits, 0);
        if (!asks) continue;
        EXPECT_TRUE(began[0] == std::pair(wall, lift) || began[0] == std::pair(lift, wall));
        EXPECT_TRUE(began[1] == std::pair(other, lift) || began[1] == std::pair(lift, other));
    }
}

/// Shapes and joints that go with a body are told of, those that are destroyed alone are not.
TEST(Events, ShapesAndJointsThatGoWithABody) {
    World world;
    const Body a = add_dynamic(world, {0.0f, 9.0f}, Circle{{}, 0.5f}, {.user_data = 1});
    const Body b = add_dynamic(world, {2.0f, 9.0f}, Circle{{}, 0.5f}, {.user_data = 2});
    const Shape round = a.shapes().front(), box = a.create_shape(Polygon::box(0.5f, 0.5f), {.user_data = 3});
    const Vec2 points[] = {{0.0f, 0.0f}, {1.0f, 0.0f}, {2.0f, 0.0f}};
    const ChainShape chain = a.create_chain({.points = points, .count = 3}, {.user_data = 4});
    const Joint weld = world.create_weld({.body_a = a, .body_b = b, .user_data = 5});
    const Joint rod = world.create_distance({.body_a = b, .body_b = a, .user_data = 6});
    const Shape first = chain.segment(0), second = chain.segment(1);
    world.destroy(rod);
    world.destroy(box);
    run(world, 1);
    EXPECT_TRUE(world.events().shapes_gone.empty() && world.events().joints_gone.empty());
    world.destroy(a);
    EXPECT_TRUE(world.events().shapes_gone.empty()) << "events are a step's";
    run(world, 1);
    const Events events = world.events();
    ASSERT_EQ(events.shapes_gone.size(), 3u);
    const std::pair<Shape, std::uint64_t> expected[] = {{round, 1}, {first, 4}, {second, 4}};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(events.shapes_gone[i].shape, expected[i].first);
        EXPECT_EQ(events.shapes_gone[i].user_data, expected[i].second);
    }
    ASSERT_EQ(events.joints_gone.size(), 1u);
    EXPECT_EQ(events.joints_gone[0].joint, weld);
    EXPECT_EQ(events.joints_gone[0].user_data, 5u);
    EXPECT_FALSE(weld.is_valid());
    run(world, 1);
    EXPECT_TRUE(world.events().shapes_gone.empty() && world.events().joints_gone.empty());
}

TEST(Events, ContactsOfABodyAndAShape) {
    World world;
    const Body ground = add_ground(world);
    const Body left = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body right = add_dynamic(world, {1.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body far = add_dynamic(world, {9.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 1);
    EXPECT_EQ(left.contacts().size(), 2u);
    EXPECT_EQ(ground.contacts().size(), 3u);
    std::set<ShapePair> of_left;
    for (const Contact& contact : left.contacts()) {
        EXPECT_GT(contact.count, 0);
        of_left.insert(pair_of(contact.shape_a, contact.shape_b));
    }
    const Shape shape = left.shapes().front();
    EXPECT_EQ(of_left,
              (std::set{pair_of(shape, ground.shapes().front()), pair_of(shape, right.shapes().front())}));
    EXPECT_EQ(shape.contacts().size(), 2u);
    EXPECT_TRUE(left.is_touching(right) && right.is_touching(left) && left.is_touching(ground));
    EXPECT_TRUE(shape.is_touching(right.shapes().front()));
    EXPECT_FALSE(left.is_touching(far) || left.is_touching(left) || shape.is_touching(shape));
}

}  // namespace
}  // namespace jostle::test
