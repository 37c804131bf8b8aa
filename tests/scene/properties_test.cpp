// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Custom properties come from both formats, with their types, and come back from a file as they were.
#include <gtest/gtest.h>
#include <jostle/scene/io.h>

#include <string>

#include "scene/refusal.h"

namespace jostle::test {
namespace {

constexpr char kOwn[] = R"({"jostle": 1, "comment": "a level", "x-author": {"name": "A", "tags": ["b", 0.1]},
  "properties": {"music": "cave.ogg", "lives": 3},
  "bodies": [
    {"properties": {"health": 2.5, "boss": true, "spawn": [1.5, -2], "tint": [255, 0, 128, 64]}, "shapes": [
      {"type": "circle", "radius": 1, "properties": {"list": [1, 2, 3], "none": null, "large": 1e300}}]},
    {"type": "dynamic"}],
  "joints": [{"type": "weld", "body_a": 0, "body_b": 1, "properties": {"whole": 3.0, "zero": -0.0, "": 1}}]})";

void expect_own(const Scene& scene) {
    using Properties = SceneProperties;
    EXPECT_EQ(scene.properties, (Properties{{"comment", "a level"},
                                            {"x-author", SceneJson{R"({"name":"A","tags":["b",0.1]})"}},
                                            {"music", "cave.ogg"},
                                            {"lives", std::int64_t{3}}}));
    EXPECT_EQ(scene.bodies[0].properties, (Properties{{"health", 2.5f},
                                                      {"boss", true},
                                                      {"spawn", Vec2{1.5f, -2.0f}},
                                                      {"tint", SceneColor{255, 0, 128, 64}}}));
    const Properties& of_shape = scene.bodies[0].shapes[0].properties;
    EXPECT_EQ(of_shape.size(), 3u);
    EXPECT_EQ(of_shape.at("list"), SceneValue(SceneJson{"[1,2,3]"}));
    EXPECT_EQ(of_shape.at("none"), SceneValue(SceneJson{"null"}));
    EXPECT_EQ(of_shape.at("large"), SceneValue(SceneJson{"1e+300"}));
    EXPECT_EQ(scene.joints[0].properties,
              (Properties{{"whole", 3.0f}, {"zero", -0.0f}, {"", std::int64_t{1}}}));
    EXPECT_TRUE(scene.bodies[1].properties.empty());
}

TEST(SceneProperties, AreReadAndWrittenAgain) {
    const Scene scene = parse_scene(kOwn);
    expect_own(scene);
    const std::string text = write_scene(scene);
    expect_own(parse_scene(text));
    EXPECT_EQ(write_scene(parse_scene(text)), text);
}

TEST(SceneProperties, OfRubeFilesKeepTheirTypes) {
    const Scene scene = parse_scene(R"({"gravity": 0, "customProperties": [{"name": "w", "int": 7}], "body": [
        {"customProperties": [{"name": "f", "float": 3}, {"name": "hex", "float": "3fc00000"},
            {"name": "s", "string": "t"}, {"name": "b", "bool": true}, {"name": "v", "vec2": {"x": 1, "y": 2}},
            {"name": "zero", "vec2": 0}, {"name": "c", "color": [1, 2, 3, 4]}],
         "fixture": [{"circle": {"center": 0, "radius": 1}, "customProperties": [{"name": "n", "int": -5}]}]},
        {"type": 2}],
        "joint": [{"type": "weld", "bodyA": 0, "bodyB": 1, "customProperties": [{"name": "j", "string": "k"}]}]})");
    const SceneProperties expected{{"f", 3.0f},
                                   {"hex", 1.5f},
                                   {"s", "t"},
                                   {"b", true},
                                   {"v", Vec2{1.0f, 2.0f}},
                                   {"zero", Vec2{}},
                                   {"c", SceneColor{1, 2, 3, 4}}};
    EXPECT_EQ(scene.properties.at("w"), SceneValue(std::int64_t{7}));
    EXPECT_EQ(scene.bodies[0].properties, expected);
    EXPECT_EQ(scene.bodies[0].shapes[0].properties.at("n"), SceneValue(std::int64_t{-5}));
    EXPECT_EQ(scene.joints[0].properties.at("j"), SceneValue("k"));
    EXPECT_TRUE(scene.unread.empty());
    const Scene again = parse_scene(write_scene(scene));
    EXPECT_EQ(again.bodies[0].properties, expected);
    EXPECT_EQ(again.joints[0].properties, scene.joints[0].properties);
}

TEST(SceneProperties, AreAnObject) {
    expect_says(R"({"jostle": 1, "properties": []})", "t: /properties: is an array; it must be an object");
    expect_says(R"({"gravity": 0, "body": [{"customProperties": [{"int": 1}]}]})",
                "t: /body/0/customProperties/0: lacks \"name\"");
    expect_says(R"({"gravity": 0, "body": [{"customProperties": [1]}]})",
                "t: /body/0/customProperties/0: is a number; it must be an object");
    expect_says(R"({"gravity": 0, "body": [{"customProperties": [{"name": "a", "float": []}]}]})",
                "t: /body/0/customProperties/0/float: is an array");
}

TEST(SceneProperties, AreNotLostBesideNotesOfTheSameName) {
    expect_says(R"({"jostle": 1, "x-a": 1, "properties": {"x-a": 2}})",
                "t: /properties: has the key \"x-a\"");
}

}  // namespace
}  // namespace jostle::test
