// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowds, drawn: each agent and each obstacle where it is, in the order of the crowd.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/draw/draw_crowd.h>

#include "draw/recorder.h"

namespace jostle {
namespace {

using testing::ElementsAre;

TEST(DrawCrowd, ObstaclesThenAgentsThenTheirWays) {
    Crowd<2> crowd;
    crowd.add_obstacle({.points = {{5, 0}, {6, 0}, {6, 1}}});
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{-5, 0}, {-6, 0}, {-6, 1}}});
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{0, 9}}});
    crowd.add({.position = {1, 2}, .velocity = {0, 2}, .goal = Vec2{1, 7}, .radius = 0.25f});
    crowd.add({.position = {3, 2}, .radius = 0.5f, .responds = false});
    Recorder seen;
    const DrawCrowdOptions options{.seconds = 0.5f, .goals = true};
    draw_crowd(crowd, seen, options);
    ASSERT_EQ(seen.colors.size(), 8u);
    EXPECT_THAT(seen.vertices[0], ElementsAre(Vec2{5, 0}, Vec2{6, 0}, Vec2{6, 1}));
    EXPECT_THAT(seen.vertices[1], ElementsAre(Vec2{-5, 0}, Vec2{-6, 0}));
    EXPECT_THAT(seen.vertices[2], ElementsAre(Vec2{-6, 0}, Vec2{-6, 1}));
    EXPECT_THAT(seen.vertices[3], ElementsAre(Vec2{0, 9}));
    EXPECT_THAT(seen.vertices[4], ElementsAre(Vec2{1, 2}, Vec2{0, 1}));
    EXPECT_THAT(seen.vertices[5], ElementsAre(Vec2{3, 2}, Vec2{1, 0}));
    EXPECT_THAT(seen.vertices[6], ElementsAre(Vec2{1, 2}, Vec2{1, 3}));
    EXPECT_THAT(seen.vertices[7], ElementsAre(Vec2{1, 2}, Vec2{1, 7}));
    EXPECT_EQ(seen.colors[4], options.agent);
    EXPECT_EQ(seen.colors[5], options.passive);
    EXPECT_EQ(seen.count("solid_circle"), 2);
}

TEST(DrawCrowd, AnEmptyCrowdIsNothing) {
    Recorder seen;
    draw_crowd(Crowd<2>(), seen);
    EXPECT_TRUE(seen.lines.empty());
}

}  // namespace
}  // namespace jostle
