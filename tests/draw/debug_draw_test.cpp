// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Flags are a set; the defaults of DebugDraw draw what they stand for; a recording repeats what it heard.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/core/constants.h>
#include <jostle/draw/debug_draw.h>
#include <jostle/draw/recording.h>

#include <cmath>

#include "draw/recorder.h"

namespace jostle {
namespace {

using testing::ElementsAre;

TEST(DrawFlags, AreASetOfBits) {
    Recorder draw;
    EXPECT_TRUE(draw.flags().has(DrawFlag::kShapes));
    EXPECT_TRUE(draw.flags().has(DrawFlag::kJoints));
    EXPECT_FALSE(draw.flags().has(DrawFlag::kPairs));

    draw.set_flags(DrawFlag::kPairs);
    EXPECT_EQ(draw.flags(), DrawFlags(DrawFlag::kPairs));
    draw.add_flags(DrawFlag::kBoxes | DrawFlag::kContacts);
    EXPECT_TRUE(draw.flags().has(DrawFlag::kPairs));
    EXPECT_TRUE(draw.flags().has(DrawFlag::kBoxes));
    EXPECT_TRUE(draw.flags().has(DrawFlag::kContacts));
    EXPECT_FALSE(draw.flags().has(DrawFlag::kCentersOfMass));
    draw.clear_flags(DrawFlag::kPairs | DrawFlag::kContacts);
    EXPECT_EQ(draw.flags(), DrawFlags(DrawFlag::kBoxes));
    draw.clear_flags(DrawFlag::kBoxes);
    EXPECT_TRUE(draw.flags().empty());
}

TEST(Color, ReadsAHexNumberFromTheLeft) {
    EXPECT_EQ(Color::rgb(0x0180ff), (Color{1, 128, 255, 255}));
    EXPECT_EQ(Color::rgb(0x000000, 7), (Color{0, 0, 0, 7}));
}

/// The area of a closed polygon [m^2], positive where it runs counter-clockwise.
double area(const std::vector<Vec2>& points) {
    double twice = 0.0;
    for (std::size_t i = 0; i < points.size(); ++i)
        twice += cross(points[i], points[(i + 1) % points.size()]);
    return 0.5 * twice;
}

TEST(DebugDraw, CapsuleBecomesAnOutlineAtItsRadius) {
    Recorder draw;
    draw.capsule({-1.0f, 0.0f}, {1.0f, 0.0f}, 0.5f, {});
    ASSERT_EQ(draw.count("polygon"), 1);
    for (const Vec2 v : draw.vertices[0]) {
        const Vec2 nearest{clamp(v.x, -1.0f, 1.0f), 0.0f};
        EXPECT_NEAR(distance(v, nearest), 0.5f, 1.0e-6f) << v.x << ", " << v.y;
    }
    // 2 x 1 m of box, and a circle of 0.25 pi less the 1.1 % that a polygon of 24 corners lacks.
    const double circle = 0.5 * 24.0 * 0.25 * std::sin(2.0 * static_cast<double>(kPi) / 24.0);
    EXPECT_NEAR(area(draw.vertices[0]), 2.0 + circle, 1.0e-5);
}

TEST(DebugDraw, CapsuleOfOnePointIsACircle) {
    Recorder draw;
    draw.solid_capsule({3.0f, 4.0f}, {3.0f, 4.0f}, 2.0f, {});
    ASSERT_EQ(draw.count("solid_polygon"), 1);
    EXPECT_GE(draw.vertices[0].size(), 24u);
    for (const Vec2 v : draw.vertices[0]) EXPECT_NEAR(distance(v, {3.0f, 4.0f}), 2.0f, 1.0e-5f);
}

TEST(DebugDraw, RoundedSquareHasStraightSidesAndRoundCorners) {
    const Vec2 square[] = {{-1.0f, -1.0f}, {1.0f, -1.0f}, {1.0f, 1.0f}, {-1.0f, 1.0f}};
    Recorder draw;
    draw.solid_rounded_polygon(square, 0.25f, Color::rgb(0x123456));
    ASSERT_EQ(draw.count("solid_polygon"), 1);
    EXPECT_EQ(draw.colors[0], Color::rgb(0x123456));
    // A quarter circle in steps of 15 degrees has 7 vertices.
    EXPECT_EQ(draw.vertices[0].size(), 28u);
    const double circle = 0.5 * 24.0 * 0.0625 * std::sin(2.0 * static_cast<double>(kPi) / 24.0);
    EXPECT_NEAR(area(draw.vertices[0]), 4.0 + 4.0 * 2.0 * 0.25 + circle, 1.0e-5);
}

TEST(DebugDraw, TransformIsTwoAxes) {
    Recorder draw;
    draw.transform({{1.0f, 2.0f}, {0.0f, 1.0f}}, 3.0f);
    EXPECT_THAT(draw.lines, ElementsAre("segment (1,2) (1,5)", "segment (1,2) (-2,2)"));
    EXPECT_GT(draw.colors[0].r, draw.colors[0].g);
    EXPECT_GT(draw.colors[1].g, draw.colors[1].r);
}

/// Makes every call once.
void draw_everything(DebugDraw& draw) {
    const Vec2 triangle[] = {{0.0f, 0.0f}, {1.0f, 0.0f}, {0.0f, 1.0f}};
    draw.polygon(triangle, Color::rgb(1));
    draw.solid_polygon(triangle, Color::rgb(2));
    draw.circle({1.0f, 2.0f}, 3.0f, Color::rgb(3));
    draw.solid_circle({1.0f, 2.0f}, 3.0f, {0.0f, 1.0f}, Color::rgb(4));
    draw.segment({5.0f, 6.0f}, {7.0f, 8.0f}, Color::rgb(5));
    draw.text({9.0f, 9.0f}, "first", Color::rgb(6));
    draw.point({1.0f, 1.0f}, 4.0f, Color::rgb(7));
    draw.rounded_polygon(triangle, 0.5f, Color::rgb(8));
    draw.solid_rounded_polygon(triangle, 0.5f, Color::rgb(9));
    draw.capsule({0.0f, 0.0f}, {0.0f, 1.0f}, 0.5f, Color::rgb(10));
    draw.solid_capsule({0.0f, 0.0f}, {0.0f, 1.0f}, 0.5f, Color::rgb(11));
    draw.transform({{1.0f, 2.0f}, {0.0f, 1.0f}}, 3.0f);
    draw.text({9.0f, 9.0f}, "second", Color::rgb(12));
    draw.solid_piece(triangle, 0.0f, 0b001, Color::rgb(13));
    draw.begin_pieces();
    draw.solid_piece(triangle, 0.5f, 0b010, Color::rgb(14));
    draw.end_pieces();
}

TEST(Recording, RepeatsEveryCallInOrder) {
    Recorder direct;
    draw_everything(direct);
    Recording recording;
    draw_everything(recording);
    EXPECT_EQ(recording.size(), 17u);
    Recorder replayed;
    recording.replay(replayed);
    EXPECT_EQ(replayed.lines, direct.lines);
    EXPECT_EQ(replayed.colors, direct.colors);
    EXPECT_EQ(direct.count("text"), 2);

    recording.clear();
    EXPECT_EQ(recording.size(), 0u);
    Recorder nothing;
    recording.replay(nothing);
    EXPECT_TRUE(nothing.lines.empty());
}

}  // namespace
}  // namespace jostle
