// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The origin of a world is moved. From about 1.5 km on one side of the origin to as far on the other, floats
// have the same spacing and all differences are exact: there a shifted world goes on bit by bit as the other
// does.
#include <gtest/gtest.h>

#include <random>

#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr Vec2 kFar{1536.0f, 1536.0f};
constexpr Vec2 kAcross{3072.0f, 3072.0f};

/// Piles, a sleeper, a chain of joints, a lift, a sensor and a hill.
std::vector<Body> furnish_around(World& world, Vec2 at) {
    std::vector<Body> bodies;
    const auto put = [&](Vec2 position, const Geometry& geometry) {
        bodies.push_back(add_dynamic(world, at + position, geometry));
        return bodies.back();
    };
    bodies.push_back(add_static(world, at + Vec2{0.0f, -1.0f}, Polygon::box(100.0f, 1.0f)));
    for (int i = 0; i < 6; ++i) put({0.0f, 0.5f + static_cast<float>(i)}, Polygon::box(0.5f, 0.5f));
    for (int i = 0; i < 6; ++i) put({4.0f + static_cast<float>(i), 0.5f}, Circle{{}, 0.5f});
    put({20.0f, 0.25f}, Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f});
    Body last = bodies.front();
    for (int i = 0; i < 4; ++i) {
        const Body link = put({-20.0f + static_cast<float>(i), 10.0f}, Polygon::box(0.375f, 0.125f));
        world.create_revolute({.body_a = last,
                               .body_b = link,
                               .anchor_a = i == 0 ? Vec2{-20.5f, 11.0f} : Vec2{0.5f, 0.0f},
                               .anchor_b = {-0.5f, 0.0f}});
        last = link;
    }
    const Body lift = world.create_body(
        {.type = BodyType::kKinematic, .position = at + Vec2{30.0f, 1.0f}, .linear_velocity = {0.0f, 0.25f}});
    lift.create_shape(Polygon::box(1.0f, 0.25f));
    lift.create_shape(Circle{{}, 2.0f}, {.is_sensor = true});
    bodies.push_back(lift);
    put({30.0f, 2.0f}, Polygon::box(0.5f, 0.5f));
    const Body disabled =
        world.create_body({.type = BodyType::kDynamic, .position = at + Vec2{40.0f, 3.0f}, .enabled = false});
    disabled.create_shape(Circle{{}, 0.5f});
    bodies.push_back(disabled);
    const Vec2 hill[] = {{60.0f, 0.0f}, {55.0f, 2.0f}, {50.0f, 0.0f}};
    bodies.front().create_chain({.points = hill, .count = 3});
    return bodies;
}

TEST(ShiftOrigin, ThereAndBackIsWhereItWas) {
    World world;
    furnish_around(world, kFar);
    run(world, 100);
    const std::uint64_t before = world.state_hash();
    world.shift_origin(kAcross);
    EXPECT_EQ(world.check(), "");
    EXPECT_NE(world.state_hash(), before);
    world.shift_origin(-kAcross);
    EXPECT_EQ(world.state_hash(), before);
    world.shift_origin({});
    EXPECT_EQ(world.state_hash(), before);
}

TEST(ShiftOrigin, AShiftedWorldGoesOnAsTheOther) {
    World here, there;
    const std::vector<Body> bodies = furnish_around(here, kFar), twins = furnish_around(there, kFar);
    run(here, 40);
    run(there, 40);
    there.shift_origin(kAcross);
    for (int i = 0; i < 200; ++i) {
        here.step(kDt);
        there.step(kDt);
        ASSERT_EQ(here.events().contacts_began.size(), there.events().contacts_began.size()) << i;
        ASSERT_EQ(here.events().contacts_ended.size(), there.events().contacts_ended.size()) << i;
        ASSERT_EQ(here.counts().awake_bodies, there.counts().awake_bodies) << i;
        for (std::size_t k = 0; k < bodies.size(); ++k) {
            ASSERT_EQ(twins[k].position(), bodies[k].position() - kAcross) << "step " << i << ", body " << k;
            ASSERT_EQ(twins[k].linear_velocity(), bodies[k].linear_velocity()) << "step " << i;
            ASSERT_EQ(twins[k].angle(), bodies[k].angle()) << "step " << i;
        }
    }
    EXPECT_EQ(there.check(), "");
    EXPECT_LT(here.counts().awake_bodies, static_cast<int>(bodies.size()) - 8);
}

/// Where numbers have to be rounded: a pile goes on sleeping, and rests when it is woken.
TEST(ShiftOrigin, APileRestsWherever) {
    World world;
    const Body ground = add_ground(world);
    const std::vector<Body> pile = add_pyramid(world, 5);
    run(world, 240);
    ASSERT_FALSE(pile[0].is_awake());
    const int contacts = world.counts().contacts, touching = world.counts().touching;
    const Vec2 top = pile.back().position();
    for (const Vec2 shift : {Vec2{123.456f, -78.9f}, Vec2{-512.3f, 400.1f}, Vec2{1000.7f, 0.3f}}) {
        world.shift_origin(shift);
        EXPECT_EQ(world.check(), "");
        EXPECT_EQ(world.counts().contacts, contacts);
        EXPECT_EQ(world.counts().touching, touching);
        for (int i = 0; i < 30; ++i) {
            world.step(kDt);
            EXPECT_TRUE(world.events().contacts_began.empty());
            EXPECT_TRUE(world.events().contacts_ended.empty());
            EXPECT_TRUE(world.events().woke.empty());
        }
    }
    const Vec2 moved = Vec2{123.456f, -78.9f} + Vec2{-512.3f, 400.1f} + Vec2{1000.7f, 0.3f};
    EXPECT_LT(distance(pile.back().position() + moved, top), 1e-3f);
    EXPECT_LT(distance(ground.position() + moved, (Vec2{0.0f, -1.0f})), 1e-3f);
    pile[0].set_awake(true);
    for (int i = 0; i < 120; ++i) {
        world.step(kDt);
        for (const Body& body : pile) ASSERT_LT(length(body.linear_velocity()), 0.05f);
    }
    EXPECT_LT(distance(pile.back().position() + moved, top), 5e-3f);
}

/// Boxes in the trees are rounded by themselves, at 65 km to whole 128ths of a metre, which is more than many
/// of them reach beyond their shapes.
TEST(ShiftOrigin, ShapesStayInTheirBoxesWhereNumbersAreRounded) {
    for (const float far : {1.0e3f, 1.0e4f, 9.0e4f})
        for (int seed = 0; seed < 40; ++seed) {
            SCOPED_TRACE(testing::Message() << "shift by " << far << ", seed " << seed);
            std::mt19937 random(static_cast<unsigned>(seed));
            const auto in = [&](float lower, float upper) {
                return std::uniform_real_distribution<float>(lower, upper)(random);
            };
            World world;
            for (int i = 0; i < 100; ++i) {
                const Body body = add_dynamic(world, {in(-20.0f, 20.0f), in(0.0f, 20.0f)},
                                              Polygon::box(in(0.05f, 0.5f), in(0.05f, 0.5f)));
                body.set_linear_velocity({in(-5.0f, 5.0f), in(-5.0f, 5.0f)});
                body.set_angular_velocity(in(-5.0f, 5.0f));
            }
            run(world, 30);
            const Vec2 origin{in(0.9f, 1.0f) * far, in(-1.0f, 1.0f) * far};
            world.shift_origin(origin);
            ASSERT_EQ(world.check(), "");
            world.shift_origin(-origin);
            ASSERT_EQ(world.check(), "");
            run(world, 2);
            ASSERT_EQ(world.check(), "");
        }
}

TEST(ShiftOrigin, KeepsVelocitiesAndReadsWorldPoints) {
    World world({.gravity = {}});
    const Body body = add_dynamic(world, {8.0f, 4.0f}, Circle{{}, 0.5f});
    const Body hook = world.create_body({.position = {8.0f, 8.0f}});
    const Joint joint = world.create_distance({.body_a = hook, .body_b = body, .length = 4.0f});
    body.set_linear_velocity({1.0f, 2.0f});
    body.set_angular_velocity(3.0f);
    world.shift_origin({8.0f, 4.0f});
    EXPECT_EQ(body.position(), Vec2{});
    EXPECT_EQ(body.center_of_mass(), Vec2{});
    EXPECT_EQ(body.linear_velocity(), (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(body.angular_velocity(), 3.0f);
    EXPECT_EQ(joint.anchor_a(), (Vec2{0.0f, 4.0f}));
    EXPECT_EQ(body.bounds().upper, (Vec2{0.5f, 0.5f}));
}

}  // namespace
}  // namespace jostle::test
