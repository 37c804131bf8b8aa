// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes and what geometry says of them, drawn: which calls, and where; values worked by hand.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/draw/draw_geometry.h>

#include <vector>

#include "draw/recorder.h"

namespace jostle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Transform kQuarter{{10.0f, 0.0f}, Rot{0.0f, 1.0f}};  // turned by a quarter, then shifted

DrawGeometryOptions plain() {
    DrawGeometryOptions options;
    options.dash = 0.25f;
    options.normal = 0.5f;
    return options;
}

/// The segments' length where they have the colour, and whether each lies between the two points.
float length_between(const Recorder& seen, Vec2 from, Vec2 to, Color color) {
    float sum = 0.0f;
    for (std::size_t i = 0; i < seen.lines.size(); ++i) {
        if (seen.lines[i].rfind("segment ", 0) != 0 || !(seen.colors[i] == color)) continue;
        for (const Vec2 end : seen.vertices[i]) {
            const float detour = distance(from, end) + distance(end, to) - distance(from, to);
            EXPECT_NEAR(detour, 0.0f, 1.0e-5f) << seen.lines[i];
        }
        sum += distance(seen.vertices[i][0], seen.vertices[i][1]);
    }
    return sum;
}

TEST(DrawGeometry, EveryTypeIsDrawnFilledAndAsAnOutline) {
    const LargePolygon large = LargePolygon::regular(4, 1.0f);
    const Geometry shapes[] = {Circle{{1.0f, 0.0f}, 0.5f}, Segment{{0.0f, 0.0f}, {2.0f, 0.0f}},
                               Polygon::box(1.0f, 2.0f), large};
    Recorder filled;
    for (int i = 0; i < 3; ++i) draw_geometry(shapes[i], kQuarter, filled);
    EXPECT_THAT(filled.lines, ElementsAre("solid_circle (10,1) (0,1) 0.5", "segment (10,0) (10,2)",
                                          "solid_polygon (12,-1) (12,1) (8,1) (8,-1)"));
    DrawGeometryOptions outline;
    outline.filled = false;
    outline.color = Color::rgb(0x123456);
    Recorder lines;
    for (const Geometry& shape : shapes) draw_geometry(shape, kQuarter, lines, outline);
    draw_geometry(Capsule{{0.0f, 0.0f}, {1.0f, 0.0f}, 0.5f}, kQuarter, lines, outline);
    draw_geometry(Polygon::rounded_box(1.0f, 1.0f, 0.25f), kQuarter, lines, outline);
    EXPECT_EQ(lines.lines[0], "circle (10,1) 0.5");
    EXPECT_EQ(lines.count("polygon"), 4) << "a capsule and a rounded box are outlines with round corners";
    EXPECT_EQ(lines.vertices[5].size(), 28u);
    for (const Color color : lines.colors) EXPECT_EQ(color, outline.color);
}

TEST(DrawGeometry, GhostsOfASegmentAreDashed) {
    Segment segment{{0.0f, 0.0f}, {1.0f, 0.0f}};
    segment.ghost1 = Vec2{-1.25f, 0.0f};
    const DrawGeometryOptions options = plain();
    Recorder seen;
    draw_geometry(segment, {}, seen, options);
    EXPECT_THAT(seen.lines, ElementsAre("segment (-1.25,0) (-1,0)", "segment (-0.75,0) (-0.5,0)",
                                        "segment (-0.25,0) (0,0)", "segment (0,0) (1,0)"));
    EXPECT_THAT(seen.colors, ElementsAre(options.ghost, options.ghost, options.ghost, options.color));

    segment.ghost2 = Vec2{1.0f, 1.25f};
    Recorder both;
    draw_geometry(segment, {}, both, options);
    EXPECT_EQ(both.count("segment"), 7);
    DrawGeometryOptions without = options;
    without.ghosts = false;
    Recorder alone;
    draw_geometry(segment, {}, alone, without);
    EXPECT_THAT(alone.lines, ElementsAre("segment (0,0) (1,0)"));
}

TEST(DrawGeometry, TheBackOfAOneSidedSegmentIsHatched) {
    Segment segment{{0.0f, 0.0f}, {1.0f, 0.0f}};
    segment.one_sided = true;
    Recorder seen;
    draw_geometry(segment, {}, seen, plain());
    ASSERT_EQ(seen.lines.size(), 5u) << "a stroke each quarter of a metre";
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(seen.vertices[i][0].y, 0.0f);
        EXPECT_NEAR(seen.vertices[i][1].y, 0.1875f, 1.0e-6f) << "the front is on the right: below";
    }
    DrawGeometryOptions without = plain();
    without.fronts = false;
    Recorder plain_line;
    draw_geometry(segment, {}, plain_line, without);
    EXPECT_EQ(plain_line.lines.size(), 1u);
}

TEST(DrawGeometry, InnerEdgesAreDashedAndTheOthersDrawn) {
    Polygon tile = Polygon::box(1.0f, 1.0f);
    ASSERT_EQ(tile.vertices[1], (Vec2{1.0f, -1.0f}));
    tile.inner_edges = 0b0010;  // the right side
    const DrawGeometryOptions options = plain();
    Recorder seen;
    draw_geometry(tile, {}, seen, options);
    EXPECT_EQ(seen.lines[0], "solid_polygon (-1,-1) (1,-1) (1,1) (-1,1)");
    EXPECT_EQ(seen.colors[0].a, options.shade);
    const float dashed = length_between(seen, {1.0f, -1.0f}, {1.0f, 1.0f}, options.ghost);
    EXPECT_GT(dashed, 0.9f);
    EXPECT_LT(dashed, 1.3f) << "about half of 2 m";
    int whole = 0;
    for (const Color color : seen.colors) whole += color == options.color ? 1 : 0;
    EXPECT_EQ(whole, 3);

    // Rounded, an edge lies at the radius from the core's.
    tile.radius = 0.5f;
    Recorder rounded;
    draw_geometry(tile, {}, rounded, options);
    EXPECT_GT(length_between(rounded, {1.5f, -1.0f}, {1.5f, 1.0f}, options.ghost), 0.9f);
}

/// Keeps pieces too.
struct PieceRecorder : Recorder {
    std::vector<std::uint64_t> inner;
    void solid_piece(std::span<const Vec2> points, float radius, std::uint64_t mask, Color color) override {
        keep("solid_piece", points, color);
        add(radius);
        inner.push_back(mask);
    }
};

TEST(DrawGeometry, WithoutGhostsAFilledPieceLeavesOutItsInnerEdges) {
    Polygon tile = Polygon::box(1.0f, 1.0f);
    tile.inner_edges = 0b0010;
    tile.radius = 0.25f;
    DrawGeometryOptions options = plain();
    options.ghosts = false;
    PieceRecorder seen;
    draw_geometry(tile, {}, seen, options);
    EXPECT_THAT(seen.lines, ElementsAre("solid_piece (-1,-1) (1,-1) (1,1) (-1,1) 0.25"));
    EXPECT_EQ(seen.inner, std::vector<std::uint64_t>{0b0010});
    EXPECT_EQ(seen.colors[0], options.color);
    options.filled = false;
    tile.radius = 0.0f;
    draw_geometry(tile, {}, seen, options);
    EXPECT_EQ(seen.lines.back(), "polygon (-1,-1) (1,-1) (1,1) (-1,1)");
}

TEST(DrawGeometry, AChainHasGhostsAtItsEndsAlone) {
    const Vec2 points[] = {{0.0f, 0.0f}, {1.0f, 0.0f}, {2.0f, 0.0f}, {3.0f, 0.0f}};
    Chain chain{points, 4};
    chain.one_sided = false;
    chain.ghost2 = Vec2{3.25f, 0.0f};
    const DrawGeometryOptions options = plain();
    Recorder seen;
    draw_chain(chain, {}, seen, options);
    EXPECT_THAT(seen.lines, ElementsAre("segment (0,0) (1,0)", "segment (1,0) (2,0)",
                                        "segment (3,0) (3.25,0)", "segment (2,0) (3,0)", "point (0,0) 6",
                                        "point (1,0) 6", "point (2,0) 6", "point (3,0) 6"));
    const Vec2 corners[] = {{0.0f, 0.0f}, {1.0f, 0.0f}, {0.0f, 1.0f}};
    Chain loop{corners, 3};
    loop.is_loop = true;
    Recorder round;
    DrawGeometryOptions without = options;
    without.fronts = false;
    draw_chain(loop, {}, round, without);
    EXPECT_EQ(round.count("segment"), 3);
    EXPECT_EQ(round.count("point"), 3);
}

TEST(DrawGeometry, AManifoldIsDrawnInTheFrameOfA) {
    const Polygon box = Polygon::box(1.0f, 1.0f);
    const Transform b_in_a{{0.0f, 1.9921875f}, {}};
    const Manifold manifold = collide(box, box, b_in_a);
    ASSERT_EQ(manifold.count, 2);
    const DrawGeometryOptions options = plain();
    Recorder seen;
    draw_manifold(manifold, {{10.0f, 0.0f}, {}}, seen, options);
    ASSERT_EQ(seen.lines.size(), 6u);
    for (std::size_t i = 0; i < 6; i += 3) {
        // From A's surface at y = 1 to B's, which lies lower.
        EXPECT_EQ(seen.colors[i], options.gap);
        EXPECT_NEAR(seen.vertices[i][0].y, 1.0f, 1.0e-6f);
        EXPECT_NEAR(seen.vertices[i][1].y, 0.9921875f, 1.0e-6f);
        EXPECT_EQ(seen.colors[i + 1], options.mark);
        EXPECT_EQ(seen.vertices[i + 1][1] - seen.vertices[i + 1][0], (Vec2{0.0f, 0.5f}));
        EXPECT_NEAR(abs(seen.vertices[i + 2][0].x - 10.0f), 1.0f, 1.0e-6f);
    }
    Recorder nothing;
    draw_manifold(Manifold{}, {}, nothing);
    EXPECT_THAT(nothing.lines, IsEmpty());
}

TEST(DrawGeometry, ARayIsDrawnUpToItsHit) {
    const Circle circle{{0.0f, 0.0f}, 1.0f};
    const DrawGeometryOptions options = plain();
    Recorder hit;
    draw_ray({-3.0f, 0.0f}, {4.0f, 0.0f}, ray_cast(circle, {{-3.0f, 0.0f}, {4.0f, 0.0f}}), {}, hit, options);
    EXPECT_GT(length_between(hit, {-3.0f, 0.0f}, {1.0f, 0.0f}, options.ghost), 0.8f) << "what is left";
    EXPECT_NEAR(length_between(hit, {-3.0f, 0.0f}, {-1.0f, 0.0f}, options.color), 2.0f, 1.0e-6f);
    EXPECT_NEAR(length_between(hit, {-1.5f, 0.0f}, {-1.0f, 0.0f}, options.mark), 0.5f, 1.0e-6f) << "normal";

    Recorder missed;
    draw_ray({-3.0f, 2.0f}, {4.0f, 0.0f}, ray_cast(circle, {{-3.0f, 2.0f}, {4.0f, 0.0f}}), kQuarter, missed);
    EXPECT_THAT(missed.lines, ElementsAre("segment (8,-3) (8,1)", "point (8,-3) 6"));

    Recorder inside;
    draw_ray({0.5f, 0.0f}, {4.0f, 0.0f}, ray_cast(circle, {{0.5f, 0.0f}, {4.0f, 0.0f}}), {}, inside, options);
    EXPECT_EQ(inside.count("circle"), 1);
    EXPECT_EQ(inside.count("point"), 2);
    EXPECT_EQ(length_between(inside, {0.5f, 0.0f}, {4.5f, 0.0f}, options.mark), 0.0f) << "no normal";
}

TEST(DrawGeometry, DistanceAndPenetrationAreLinesBetweenTheirPoints) {
    const Circle circle{{0.0f, 0.0f}, 1.0f};
    Recorder apart;
    draw_distance(distance(circle, circle, {{4.0f, 0.0f}, {}}), kQuarter, apart);
    EXPECT_THAT(apart.lines, ElementsAre("segment (10,1) (10,3)", "point (10,1) 6", "point (10,3) 6"));

    Recorder deep;
    const Penetration found = penetration(circle, circle, {{1.5f, 0.0f}, {}});
    draw_penetration(found, {}, deep, plain());
    EXPECT_THAT(deep.lines, ElementsAre("segment (1,0) (1.5,0)", "point (1,0) 6", "segment (0.5,0) (1,0)",
                                        "point (0.5,0) 6"));
    Recorder nothing;
    draw_penetration(penetration(circle, circle, {{4.0f, 0.0f}, {}}), {}, nothing);
    EXPECT_THAT(nothing.lines, IsEmpty());
}

TEST(DrawGeometry, AShapeCastStopsWhereItTouches) {
    const Circle circle{{0.0f, 0.0f}, 1.0f};
    DrawGeometryOptions options = plain();
    options.poses = 3;
    const Transform start{{-6.0f, 0.0f}, {}};
    const ShapeCastHit hit = shape_cast(circle, circle, start, {8.0f, 0.0f});
    ASSERT_TRUE(hit.hit);
    Recorder seen;
    draw_shape_cast(circle, start, {8.0f, 0.0f}, hit, {}, seen, options);
    std::vector<std::string> circles;
    for (const std::string& line : seen.lines) {
        if (line.find("circle") != std::string::npos) circles.push_back(line);
    }
    EXPECT_THAT(circles, ElementsAre("circle (-6,0) 1", "circle (-4,0) 1", "solid_circle (-2,0) (1,0) 1"));
    EXPECT_EQ(seen.lines.back(), "point (-1,0) 6");

    Recorder free;
    draw_shape_cast(circle, start, {2.0f, 0.0f}, shape_cast(circle, circle, start, {2.0f, 0.0f}), {}, free,
                    options);
    EXPECT_EQ(free.count("point"), 0);
    EXPECT_EQ(free.lines[2], "solid_circle (-4,0) (1,0) 1") << "the end of the way";
}

TEST(DrawGeometry, SweepsAreDrawnUpToTheImpact) {
    const Circle ball{{0.0f, 0.0f}, 1.0f};
    Sweep still, falling;
    falling.c0 = {0.0f, 5.0f};
    falling.c = {0.0f, -3.0f};
    DrawGeometryOptions options = plain();
    options.poses = 2;
    Recorder way;
    draw_sweep(ball, falling, 0.5f, way, options);
    EXPECT_THAT(way.lines, ElementsAre("circle (0,5) 1", "solid_circle (0,1) (1,0) 1"));

    const TimeOfImpact impact = time_of_impact(ball, still, ball, falling);
    ASSERT_EQ(impact.state, TimeOfImpactState::kHit);
    Recorder seen;
    draw_time_of_impact(ball, still, ball, falling, impact, seen, options, options);
    EXPECT_EQ(seen.count("solid_circle"), 2);
    EXPECT_EQ(seen.count("circle"), 2);
    EXPECT_NEAR(seen.vertices[3][0].y, 2.0f, 0.03f);
    EXPECT_EQ(seen.count("point"), 1);
    const TimeOfImpact missed = time_of_impact(ball, still, ball, still, 1.0f);
    EXPECT_NE(missed.state, TimeOfImpactState::kHit);
    Recorder apart;
    draw_time_of_impact(ball, still, ball, still, missed, apart, options, options);
    EXPECT_EQ(apart.count("point"), 0);
}

TEST(DrawGeometry, ABoxIsItsFourCorners) {
    Recorder seen;
    draw_box({{1.0f, 2.0f}, {3.0f, 4.0f}}, seen, Color::rgb(0x112233));
    EXPECT_THAT(seen.lines, ElementsAre("polygon (1,2) (3,2) (3,4) (1,4)"));
    EXPECT_EQ(seen.colors[0], Color::rgb(0x112233));
}

}  // namespace
}  // namespace jostle
