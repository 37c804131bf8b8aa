// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Drawn on request: islands, sleep, colours of the constraint graph, forces.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/draw/draw_world.h>

#include <algorithm>
#include <vector>

#include "draw/recorder.h"
#include "support/worlds.h"

namespace jostle {
namespace {

using test::add_dynamic;
using test::add_ground;
using test::run;
using testing::ElementsAre;

Body add_ball(World& world, Vec2 position, bool awake = true) {
    const Body body = world.create_body({.type = BodyType::kDynamic, .position = position, .awake = awake});
    body.create_shape(Circle{{}, 0.5f});
    return body;
}

Recorder drawn(const World& world, DrawFlags flags, const DrawWorldOptions& options = {}) {
    Recorder draw;
    draw.set_flags(flags);
    draw_world(world, draw, options);
    return draw;
}

TEST(DrawReports, AnIslandHasOneColorAndItsNeighborAnother) {
    World world({.gravity = {}});
    world.create_body().create_shape(Segment{{-9.0f, -9.0f}, {9.0f, -9.0f}});
    const Body a = add_ball(world, {0.0f, 0.0f}), b = add_ball(world, {3.0f, 0.0f});
    add_ball(world, {6.0f, 0.0f});
    add_ball(world, {9.0f, 0.0f}, false);
    world.create_distance({.body_a = a, .body_b = b, .length = 3.0f});
    const DrawWorldOptions options;
    const Recorder draw = drawn(world, DrawFlag::kShapes | DrawFlag::kIslands);
    ASSERT_EQ(draw.colors.size(), 5u);
    EXPECT_EQ(draw.colors[0], options.static_shape);
    EXPECT_EQ(draw.colors[1], draw.colors[2]);
    EXPECT_NE(draw.colors[1], draw.colors[3]);
    EXPECT_NE(draw.colors[1], options.dynamic_awake);
    EXPECT_NE(draw.colors[3], options.dynamic_awake);
    EXPECT_EQ(draw.colors[4], options.dynamic_asleep);
    // A hundred islands in a row: each is far from the next.
    World many({.gravity = {}});
    for (int i = 0; i < 100; ++i) add_ball(many, {2.0f * static_cast<float>(i), 0.0f});
    const Recorder row = drawn(many, DrawFlag::kShapes | DrawFlag::kIslands);
    ASSERT_EQ(row.colors.size(), 100u);
    for (std::size_t i = 1; i < 100; ++i) {
        const Color x = row.colors[i - 1], y = row.colors[i];
        EXPECT_GT(std::abs(x.r - y.r) + std::abs(x.g - y.g) + std::abs(x.b - y.b), 150) << i;
    }
}

TEST(DrawReports, SleepersAreGreyAndTheOthersShowWhyTheyAreAwake) {
    World world({.gravity = {}});
    add_ball(world, {0.0f, 0.0f}, false);
    add_ball(world, {3.0f, 0.0f});
    const Body moving = add_ball(world, {6.0f, 0.0f}), forbidden = add_ball(world, {9.0f, 0.0f});
    moving.set_linear_velocity({0.0f, 1.0f});
    forbidden.set_allow_sleep(false);
    const DrawWorldOptions options;
    const Recorder draw = drawn(world, DrawFlag::kShapes | DrawFlag::kSleep);
    const auto reason = [&](AwakeReason of) { return options.reasons[static_cast<std::size_t>(of)]; };
    EXPECT_THAT(draw.lines, ElementsAre("solid_circle (0,0) (1,0) 0.5", "solid_circle (3,0) (1,0) 0.5",
                                        "solid_circle (6,0) (1,0) 0.5", "solid_circle (9,0) (1,0) 0.5",
                                        "point (3,0) 8", "point (6,0) 8", "point (9,0) 8"));
    EXPECT_THAT(draw.colors,
                ElementsAre(options.asleep, reason(AwakeReason::kWaits), reason(AwakeReason::kMoves),
                            reason(AwakeReason::kBodyForbids), options.cause, options.cause, options.cause));
    world.set_allow_sleep(false);
    const Recorder forbids = drawn(world, DrawFlag::kShapes | DrawFlag::kSleep);
    EXPECT_EQ(forbids.count("point"), 0) << "no body is the cause";
    EXPECT_EQ(std::count(forbids.colors.begin(), forbids.colors.end(), reason(AwakeReason::kWorldForbids)),
              4);
}

TEST(DrawReports, ContactsAndJointsHaveTheColorOfTheirColor) {
    World world({.allow_sleep = false});
    add_ground(world);
    for (const float x : {0.0f, 10.0f})
        for (const float y : {0.5f, 1.5f}) add_dynamic(world, {x, y}, Polygon::box(0.5f, 0.5f));
    run(world, 3);
    const Recorder draw = drawn(world, DrawFlag::kColors);
    // Two stacks of two contacts of two points: a segment and two dots each.
    ASSERT_EQ(draw.count("segment"), 4);
    ASSERT_EQ(draw.count("point"), 8);
    std::vector<Color> ground, boxes;
    for (std::size_t i = 0; i < draw.lines.size(); ++i)
        (draw.vertices[i][0].y < 0.5f ? ground : boxes).push_back(draw.colors[i]);
    ASSERT_EQ(ground.size(), 6u);
    ASSERT_EQ(boxes.size(), 6u);
    EXPECT_EQ(std::count(ground.begin(), ground.end(), ground[0]), 6) << "both are of the first fixed colour";
    EXPECT_EQ(std::count(boxes.begin(), boxes.end(), boxes[0]), 6);
    EXPECT_NE(ground[0], boxes[0]);

    World joined({.gravity = {}});
    const Body wall = joined.create_body();
    joined.create_revolute({.body_a = wall,
                            .body_b = add_ball(joined, {2.0f, 0.0f}),
                            .anchor_a = {1.0f, 0.0f},
                            .anchor_b = {-1.0f, 0.0f}});
    joined.create_revolute({.body_a = wall, .body_b = joined.create_body()});
    EXPECT_THAT(drawn(joined, DrawFlag::kColors).lines, ElementsAre("segment (2,0) (1,0)", "point (1,0) 6"))
        << "a joint that does nothing has no colour";
}

TEST(DrawReports, ForcesAreLinesAsLongAsTheScaleSays) {
    World world({.gravity = {0.0f, -10.0f}, .allow_sleep = false});
    add_ground(world);
    const Body ball = add_ball(world, {0.0f, 0.5f});
    run(world, 60);
    const float weight = 10.0f * ball.mass();
    const Recorder draw = drawn(world, DrawFlag::kForces, {.force_scale = 0.5f});
    ASSERT_EQ(draw.count("segment"), 1) << "the ground cannot be moved";
    EXPECT_NEAR(draw.vertices[0][0].y, 0.0f, 0.01f);
    EXPECT_NEAR(draw.vertices[0][1].y - draw.vertices[0][0].y, 0.5f * weight, 0.01f);
    EXPECT_NEAR(draw.vertices[0][1].x, 0.0f, 0.01f);
    EXPECT_EQ(draw.colors[0], DrawWorldOptions{}.contact_force);

    // Each of two boxes is pushed away from the other.
    World stack({.gravity = {0.0f, -10.0f}, .allow_sleep = false});
    add_ground(stack);
    for (const float y : {0.5f, 1.5f}) add_dynamic(stack, {0.0f, y}, Polygon::box(0.5f, 0.5f));
    run(stack, 60);
    const Recorder both = drawn(stack, DrawFlag::kForces);
    ASSERT_EQ(both.count("segment"), 2 + 4);
    float sum = 0.0f;
    for (const std::vector<Vec2>& line : both.vertices) sum += line[1].y - line[0].y;
    EXPECT_NEAR(sum, 0.02f * 20.0f, 0.004f) << "a push up and one down that are alike add up to nothing";
}

TEST(DrawReports, ForcesOfJointsActAtTheirAnchors) {
    World world({.gravity = {0.0f, -10.0f}, .allow_sleep = false});
    const Body wall = world.create_body();
    const Body ball = add_ball(world, {0.0f, -2.0f});
    world.create_revolute({.body_a = wall, .body_b = ball, .anchor_b = {0.0f, 2.0f}});
    run(world, 60);
    const Recorder draw = drawn(world, DrawFlag::kForces, {.force_scale = 0.1f});
    ASSERT_EQ(draw.count("segment"), 1);
    EXPECT_NEAR(draw.vertices[0][0].y, 0.0f, 0.01f);
    EXPECT_NEAR(draw.vertices[0][1].y, 0.1f * 10.0f * ball.mass(), 0.01f);
    EXPECT_EQ(draw.colors[0], DrawWorldOptions{}.joint_force);
}

}  // namespace
}  // namespace jostle
