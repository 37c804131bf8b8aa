// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The camera sees what moves, is not led astray by what flew off, and does not zoom out for a long floor.
#include <gtest/gtest.h>
#include <jostle/draw/framing.h>
#include <jostle/dynamics/world.h>

namespace jostle {
namespace {

void add_box(World& world, BodyType type, Vec2 position, float half = 0.5f) {
    BodyDef def;
    def.type = type;
    def.position = position;
    Body body = world.create_body(def);
    body.create_shape(Polygon::box(half, half));
}

TEST(FrameWorld, AnEmptyWorldHasNoView) {
    World world;
    EXPECT_FALSE(is_valid(frame_world(world)));
}

TEST(FrameWorld, SeesAllOfACrowd) {
    World world;
    for (int i = 0; i < 10; ++i) {
        add_box(world, BodyType::kDynamic, {static_cast<float>(i), 0.5f * static_cast<float>(i)});
    }
    const Aabb<2> view = frame_world(world);
    EXPECT_TRUE(contains(view, Aabb<2>{{-0.5f, -0.5f}, {9.5f, 5.0f}}));
    // With a margin, and not much more.
    EXPECT_LT(view.upper.x, 11.5f);
    EXPECT_GT(view.lower.x, -2.5f);
}

TEST(FrameWorld, ATowerAndABallBesideItAreOneCrowd) {
    World world;
    for (int i = 0; i < 10; ++i) add_box(world, BodyType::kDynamic, {0.0f, static_cast<float>(i)});
    add_box(world, BodyType::kDynamic, {15.0f, 0.0f});
    EXPECT_GT(frame_world(world).upper.x, 15.0f);
}

TEST(FrameWorld, WhatFellOffTheWorldIsLeftOut) {
    World world;
    for (int i = 0; i < 5; ++i) add_box(world, BodyType::kDynamic, {static_cast<float>(i), 0.0f});
    add_box(world, BodyType::kDynamic, {2.0f, -480.0f});
    const Aabb<2> view = frame_world(world);
    EXPECT_GT(view.lower.y, -5.0f);
    EXPECT_TRUE(contains(view, Vec2{4.0f, 0.0f}));
}

TEST(FrameWorld, AFloorIsSeenButNotItsEnds) {
    World world;
    add_box(world, BodyType::kDynamic, {0.0f, 0.5f});
    Body ground = world.create_body();
    ground.create_shape(Segment{{-1000.0f, 0.0f}, {1000.0f, 0.0f}});
    const Aabb<2> view = frame_world(world);
    EXPECT_LT(view.lower.y, 0.0f);
    EXPECT_LT(view.upper.x - view.lower.x, 4.0f);
}

TEST(FrameWorld, WithoutAnythingThatMovesItSeesWhatStands) {
    World world;
    add_box(world, BodyType::kStatic, {3.0f, 3.0f});
    EXPECT_TRUE(contains(frame_world(world), Aabb<2>{{2.5f, 2.5f}, {3.5f, 3.5f}}));
}

TEST(FrameRun, ARunThatStaysHasOneCamera) {
    const Cameras cameras = frame_run({{{0.0f, 0.0f}, {2.0f, 2.0f}}, {{1.0f, 0.0f}, {4.0f, 1.0f}}});
    EXPECT_FALSE(cameras.follow);
    ASSERT_EQ(cameras.views.size(), 2u);
    EXPECT_EQ(cameras.views[0], (Aabb<2>{{0.0f, 0.0f}, {4.0f, 2.0f}}));
    EXPECT_EQ(cameras.views[1], cameras.views[0]);
}

TEST(FrameRun, FollowsWhatTravelsFarWithOneScale) {
    const Cameras cameras = frame_run({{{0.0f, 0.0f}, {2.0f, 2.0f}}, {{0.0f, -100.0f}, {4.0f, -99.0f}}});
    EXPECT_TRUE(cameras.follow);
    ASSERT_EQ(cameras.views.size(), 2u);
    EXPECT_EQ(cameras.views[0], (Aabb<2>{{-1.0f, 0.0f}, {3.0f, 2.0f}}));
    EXPECT_EQ(cameras.views[1], (Aabb<2>{{0.0f, -100.5f}, {4.0f, -98.5f}}));
}

TEST(FrameRun, AnEmptyWorldHasAViewToo) {
    const Cameras cameras = frame_run({empty_box<2>()});
    ASSERT_EQ(cameras.views.size(), 1u);
    EXPECT_TRUE(is_valid(cameras.views[0]));
}

}  // namespace
}  // namespace jostle
