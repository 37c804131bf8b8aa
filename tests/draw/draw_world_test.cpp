// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A small world, drawn: which calls, where, in which colour and order.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/draw/draw_world.h>
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <string>
#include <vector>

#include "draw/recorder.h"

namespace jostle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Body add_body(World& world, BodyType type, Vec2 position) {
    BodyDef def;
    def.type = type;
    def.position = position;
    return world.create_body(def);
}

TEST(DrawWorld, EveryShapeIsDrawnWhereItsBodyIs) {
    World world;
    Body body = add_body(world, BodyType::kDynamic, {10.0f, 0.0f});
    body.set_transform({10.0f, 0.0f}, 0.0f);
    body.create_shape(Circle{{1.0f, 0.0f}, 0.5f});
    body.create_shape(Polygon::box(1.0f, 2.0f));
    Body ground = add_body(world, BodyType::kStatic, {0.0f, -1.0f});
    ground.create_shape(Segment{{-2.0f, 0.0f}, {2.0f, 0.0f}});

    Recorder draw;
    draw.set_flags(DrawFlag::kShapes);
    const DrawWorldOptions options;
    draw_world(world, draw, options);
    // Static shapes come first, whenever they were made.
    EXPECT_THAT(draw.lines, ElementsAre("segment (-2,-1) (2,-1)", "solid_circle (11,0) (1,0) 0.5",
                                        "solid_polygon (9,-2) (11,-2) (11,2) (9,2)"));
    EXPECT_THAT(draw.colors, ElementsAre(options.static_shape, options.dynamic_awake, options.dynamic_awake));
}

TEST(DrawWorld, RoundedAndLargeShapesKeepTheirOutline) {
    World world;
    Body body = add_body(world, BodyType::kKinematic, {});
    body.create_shape(Polygon::rounded_box(1.0f, 1.0f, 0.25f));
    body.create_shape(Capsule{{0.0f, 0.0f}, {1.0f, 0.0f}, 0.5f});
    body.create_shape(LargePolygon::regular(20, 1.0f));
    Recorder draw;
    draw_world(world, draw);
    ASSERT_EQ(draw.count("solid_polygon"), 3);
    EXPECT_EQ(draw.vertices[0].size(), 28u);
    EXPECT_EQ(draw.vertices[2].size(), 20u);
    EXPECT_EQ(draw.colors[0], DrawWorldOptions{}.kinematic);
}

TEST(DrawWorld, DisabledBodiesAndSensorsHaveTheirOwnTints) {
    World world;
    Body body = add_body(world, BodyType::kDynamic, {});
    ShapeDef sensor;
    sensor.is_sensor = true;
    body.create_shape(Circle{{}, 2.0f}, sensor);
    body.create_shape(Circle{{}, 1.0f});
    Body disabled = add_body(world, BodyType::kDynamic, {5.0f, 0.0f});
    disabled.create_shape(Circle{{}, 3.0f});
    disabled.set_enabled(false);

    Recorder draw;
    draw.set_flags(DrawFlag::kShapes);
    DrawWorldOptions options;
    options.disabled = Color::rgb(0x010203);
    draw_world(world, draw, options);
    EXPECT_THAT(draw.lines, ElementsAre("solid_circle (0,0) (1,0) 1", "solid_circle (5,0) (1,0) 3",
                                        "solid_circle (0,0) (1,0) 2"));
    EXPECT_THAT(draw.colors, ElementsAre(options.dynamic_awake, Color::rgb(0x010203), options.sensor));
}

TEST(DrawWorld, JointsAreDrawnByType) {
    World world;
    Body ground = add_body(world, BodyType::kStatic, {});
    Body a = add_body(world, BodyType::kDynamic, {2.0f, 0.0f});
    Body b = add_body(world, BodyType::kDynamic, {4.0f, 0.0f});
    a.create_shape(Circle{{}, 0.5f});
    b.create_shape(Circle{{}, 0.5f});
    RevoluteJointDef revolute;
    revolute.body_a = ground;
    revolute.body_b = a;
    revolute.anchor_a = {1.0f, 0.0f};
    revolute.anchor_b = {-1.0f, 0.0f};
    world.create_revolute(revolute);
    DistanceJointDef rod;
    rod.body_a = a;
    rod.body_b = b;
    rod.length = 2.0f;
    world.create_distance(rod);

    Recorder draw;
    draw.set_flags(DrawFlag::kJoints);
    draw_world(world, draw);
    EXPECT_THAT(draw.lines, ElementsAre("segment (2,0) (1,0)", "point (1,0) 5", "segment (2,0) (4,0)",
                                        "point (2,0) 5", "point (4,0) 5"));
    EXPECT_EQ(draw.colors[0], DrawWorldOptions{}.revolute);
    EXPECT_EQ(draw.colors[2], DrawWorldOptions{}.distance);

    world.create_prismatic({.body_a = ground, .body_b = b});
    world.create_weld({.body_a = a, .body_b = b});
    Recorder all;
    all.set_flags(DrawFlag::kJoints);
    draw_world(world, all);
    EXPECT_EQ(std::count(all.colors.begin(), all.colors.end(), DrawWorldOptions{}.prismatic), 3);
    EXPECT_EQ(std::count(all.colors.begin(), all.colors.end(), DrawWorldOptions{}.weld), 2);
}

TEST(DrawWorld, BoxesPairsContactsAndCentresAreDrawnOnDemand) {
    World world;
    Body ground = add_body(world, BodyType::kStatic, {});
    ground.create_shape(Segment{{-5.0f, 0.0f}, {5.0f, 0.0f}});
    Body crate = add_body(world, BodyType::kDynamic, {0.0f, 0.5f});
    crate.create_shape(Polygon::box(0.5f, 0.5f));
    Body loner = add_body(world, BodyType::kDynamic, {50.0f, 50.0f});
    loner.create_shape(Circle{{}, 1.0f});
    world.step(1.0f / 60.0f);

    Recorder boxes;
    boxes.set_flags(DrawFlag::kBoxes);
    draw_world(world, boxes);
    ASSERT_EQ(boxes.count("polygon"), 3);
    EXPECT_EQ(boxes.lines[0], "polygon (-5,0) (5,0) (5,0) (-5,0)");

    Recorder pairs;
    pairs.set_flags(DrawFlag::kPairs);
    draw_world(world, pairs);
    ASSERT_EQ(pairs.lines.size(), 1u);
    EXPECT_EQ(pairs.count("segment"), 1);
    for (const Vec2 end : pairs.vertices[0]) {
        EXPECT_NEAR(end.x, 0.0f, 1.0e-3f);
        EXPECT_TRUE(abs(end.y) < 0.02f || abs(end.y - 0.5f) < 0.02f) << end.y;
    }

    Recorder contacts;
    contacts.set_flags(DrawFlag::kContacts);
    draw_world(world, contacts);
    EXPECT_EQ(contacts.count("point"), 2);
    ASSERT_EQ(contacts.count("segment"), 2);
    const Vec2 normal = contacts.vertices[0][1] - contacts.vertices[0][0];
    EXPECT_NEAR(normal.x, 0.0f, 1.0e-5f);
    EXPECT_NEAR(abs(normal.y), 0.25f, 1.0e-5f);
    EXPECT_NEAR(abs(contacts.vertices[0][0].x), 0.5f, 1.0e-3f);

    Recorder centers;
    centers.set_flags(DrawFlag::kCentersOfMass);
    draw_world(world, centers);
    EXPECT_EQ(centers.lines.size(), 2u);
}

/// Keeps what stands around pieces.
struct GroupRecorder : Recorder {
    void solid_piece(std::span<const Vec2>, float, std::uint64_t, Color color) override {
        keep("piece", {}, color);
    }
    void begin_pieces() override { keep("begin", {}, {}); }
    void end_pieces() override { keep("end", {}, {}); }
};

TEST(DrawWorld, PiecesOfABodyAreOneThing) {
    Polygon piece = Polygon::box(1.0f, 1.0f);
    piece.inner_edges = 0b0010;
    World world;
    Body body = add_body(world, BodyType::kDynamic, {});
    body.create_shape(Circle{{}, 0.5f});
    body.create_shape(piece);
    body.create_shape(piece);
    body.create_shape(Circle{{}, 0.5f});
    body.create_shape(piece);
    add_body(world, BodyType::kDynamic, {5.0f, 0.0f}).create_shape(piece);
    GroupRecorder draw;
    draw.set_flags(DrawFlag::kShapes);
    draw_world(world, draw);
    std::vector<std::string> words;
    for (const std::string& line : draw.lines) words.push_back(line.substr(0, line.find(' ')));
    EXPECT_THAT(words, ElementsAre("solid_circle", "begin", "piece", "piece", "end", "solid_circle", "begin",
                                   "piece", "end", "begin", "piece", "end"));
}

TEST(DrawWorld, NothingIsDrawnWithoutFlagsOrBodies) {
    World world;
    Recorder draw;
    draw_world(world, draw);
    EXPECT_THAT(draw.lines, IsEmpty());
    add_body(world, BodyType::kDynamic, {}).create_shape(Circle{{}, 1.0f});
    draw.set_flags({});
    draw_world(world, draw);
    EXPECT_THAT(draw.lines, IsEmpty());
}

}  // namespace
}  // namespace jostle
