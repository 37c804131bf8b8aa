// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reading each frame: ranges of handles, poses and velocities where they lie, and contacts.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <ranges>
#include <set>

#include "support/worlds.h"

namespace jostle::test {
namespace {

static_assert(std::ranges::input_range<HandleRange<Body>> && std::ranges::input_range<PoseView>);
static_assert(std::ranges::random_access_range<StridedView<const Vec2>>);

TEST(Ranges, OfAWorldAreAscendingBySlot) {
    World world;
    EXPECT_TRUE(world.bodies().empty());
    EXPECT_TRUE(world.bodies().begin() == world.bodies().end());
    std::vector<Body> made;
    made.reserve(5);
    for (int i = 0; i < 5; ++i)
        made.push_back(world.create_body({.position = {static_cast<float>(i), 0.0f}}));
    world.destroy(made[2]);
    made.erase(made.begin() + 2);
    EXPECT_EQ(world.bodies().size(), 4u);
    EXPECT_EQ(world.bodies().to_vector(), made);
    EXPECT_EQ(world.bodies().front(), made[0]);
    const Joint joint = world.create_weld({.body_a = made[0], .body_b = made[1]});
    EXPECT_EQ(world.joints().to_vector(), std::vector<Joint>{joint});
}

TEST(Ranges, OfABodyAreItsOwn) {
    World world;
    const Body a = world.create_body({}), b = add_dynamic(world, {5.0f, 0.0f}, Circle{{}, 0.5f});
    const Shape first = a.create_shape(Circle{{}, 0.5f});
    const Vec2 points[] = {{0.0f, 0.0f}, {1.0f, 1.0f}, {2.0f, 0.0f}};
    const ChainShape chain = a.create_chain({.points = points, .count = 3});
    const ChainShape other = a.create_chain({.points = points, .count = 3});
    const Shape last = a.create_shape(Circle{{}, 0.25f});
    EXPECT_EQ(a.shapes().size(), 6u);
    EXPECT_EQ(a.shapes().to_vector(), (std::vector<Shape>{first, chain.segment(0), chain.segment(1),
                                                          other.segment(0), other.segment(1), last}));
    EXPECT_EQ(a.chains().to_vector(), (std::vector<ChainShape>{chain, other}));
    EXPECT_EQ(a.chains().size(), 2u);
    const Joint one = world.create_weld({.body_a = a, .body_b = b});
    const Joint two = world.create_distance({.body_a = b, .body_b = a, .length = 5.0f});
    EXPECT_EQ(a.joints().to_vector(), (std::vector<Joint>{two, one}));
    EXPECT_EQ(b.joints().size(), 2u);
}

TEST(Ranges, LetTheLoopDestroyWhereItIs) {
    World world;
    const Body body = world.create_body({}), other = world.create_body({});
    for (int i = 0; i < 5; ++i) {
        body.create_shape(Circle{{}, 0.5f});
        world.create_weld({.body_a = body, .body_b = other});
    }
    int seen = 0;
    for (const Shape& shape : body.shapes()) {
        world.destroy(shape);
        ++seen;
    }
    for (const Joint& joint : body.joints()) {
        world.destroy(joint);
        ++seen;
    }
    EXPECT_EQ(seen, 10);
    for (const Body& each : world.bodies()) world.destroy(each);
    EXPECT_EQ(world.counts().bodies, 0);
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(Ranges, RefuseToGoOnOverAnotherThatIsGone) {
    World world;
    world.create_body({});
    const Body next = world.create_body({});
    auto over_bodies = world.bodies().begin();
    world.destroy(next);
    EXPECT_THROW(++over_bodies, Error);
    const Body body = world.create_body({});
    body.create_shape(Circle{{}, 0.5f});
    const Shape second = body.create_shape(Circle{{}, 0.5f});
    auto at = body.shapes().begin();
    world.destroy(second);
    EXPECT_THROW(++at, Error);
    HandleRange<Body> bodies;
    {
        World gone;
        gone.create_body({});
        bodies = gone.bodies();
    }
    EXPECT_THROW((void)bodies.begin(), Error);
}
#endif

TEST(Ranges, PosesAndVelocitiesAreThoseOfTheBodiesThatMove) {
    World world({.gravity = {0.0f, -10.0f}});
    add_ground(world);
    std::set<std::uint32_t> moving;
    for (int i = 0; i < 6; ++i)
        moving.insert(
            add_dynamic(world, {2.0f * static_cast<float>(i), 9.0f}, Circle{{}, 0.5f}).handle().index);
    Body kinematic = world.create_body(
        {.type = BodyType::kKinematic, .linear_velocity = {0.5f, 0.25f}, .angular_velocity = 1.0f});
    moving.insert(kinematic.handle().index);
    run(world, 5);
    const PoseView poses = world.poses();
    ASSERT_EQ(poses.size(), 7u);
    ASSERT_EQ(world.linear_velocities().size(), 7u);
    ASSERT_EQ(world.angular_velocities().size(), 7u);
    std::size_t i = 0;
    for (const auto& [body, transform] : poses) {
        EXPECT_EQ(moving.erase(body.handle().index), 1u);
        EXPECT_EQ(body.transform(), transform);
        EXPECT_EQ(poses.transforms()[i], transform);
        EXPECT_EQ(world.linear_velocities()[i], body.linear_velocity());
        EXPECT_EQ(world.angular_velocities()[i], body.angular_velocity());
        ++i;
    }
    EXPECT_TRUE(moving.empty());
    EXPECT_TRUE(World().poses().empty());
    EXPECT_TRUE(World().linear_velocities().empty());
}

TEST(Ranges, ContactsAreReadOnceForEachChange) {
    World world;
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 1);
    const std::span<const Contact> contacts = world.contacts();
    ASSERT_EQ(contacts.size(), 1u);
    EXPECT_EQ(world.contacts().data(), contacts.data());
    box.shapes().front().set_material({.friction = 0.25f});
    EXPECT_EQ(world.contacts().data(), contacts.data());
    EXPECT_NEAR(contacts[0].friction, 0.38729833f, 1e-6f) << "sqrt(0.25 x 0.6), in the same buffer";
    world.destroy(box);
    EXPECT_TRUE(world.contacts().empty());
}

}  // namespace
}  // namespace jostle::test
