// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// check_scene(): all mistakes of a text at once, with line and column, what was passed over, and findings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/scene/check.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "scene/text_places.h"

namespace jostle::test {
namespace {

using testing::HasSubstr;

/// "line:column pointer"
std::vector<std::string> places_of(const std::vector<SceneNote>& notes) {
    std::vector<std::string> places;
    for (const SceneNote& note : notes)
        places.push_back(std::to_string(note.line) + ":" + std::to_string(note.column) + " " + note.pointer);
    return places;
}
using Places = std::vector<std::string>;

constexpr char kFourMistakes[] = R"({
  "jostle": 1,
  "gravitiy": [0, -10],
  "bodies": [
    {"type": "dynamik"},
    {"shapes": [
      {"type": "circle", "radius": -1, "frictoin": 1}
    ]}
  ]
})";

TEST(CheckScene, TellsAllMistakesWithTheirPlaces) {
    const SceneReport report = check_scene(kFourMistakes, "four.json");
    EXPECT_FALSE(report.scene.has_value());
    EXPECT_EQ(
        places_of(report.mistakes),
        (Places{"3:3 ", "5:6 /bodies/0/type", "7:26 /bodies/1/shapes/0/radius", "7:40 /bodies/1/shapes/0"}));
    EXPECT_THAT(report.mistakes[0].sentence, HasSubstr("did you mean \"gravity\"?"));
    EXPECT_THAT(report.mistakes[1].sentence, HasSubstr("it must be \"static\""));
    EXPECT_THAT(report.mistakes[3].sentence, HasSubstr("did you mean \"friction\"?"));
}

TEST(CheckScene, ErrorsOfReadersHaveALineForEachMistake) {
    try {
        (void)parse_scene(kFourMistakes, "four.json");
        FAIL();
    } catch (const SceneError& error) {
        const std::string lines = error.what();
        EXPECT_EQ(error.mistakes().size(), 4u);
        EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 3);
        EXPECT_THAT(lines, HasSubstr("four.json: the document has no key \"gravitiy\""));
        EXPECT_THAT(lines, HasSubstr("\nfour.json: /bodies/1/shapes/0/radius: is -1"));
    }
}

TEST(CheckScene, OneMistakeMakesNoOthers) {
    // The joint names a body whose shape is wrong, and a gear couples a joint that is wrong.
    const SceneReport report = check_scene(R"({"jostle": 1,
        "bodies": [{"name": "a", "shapes": [{"type": "box", "half_width": 1}]}, {"name": "b", "type": "dynamic"}],
        "joints": [{"type": "revolute", "body_a": "a", "body_b": "b", "reference_angle": "x"},
                   {"type": "prismatic", "body_a": "a", "body_b": "b"},
                   {"type": "gear", "joint_a": 0, "joint_b": 1}]})");
    EXPECT_EQ(places_of(report.mistakes),
              (Places{"2:45 /bodies/0/shapes/0", "3:71 /joints/0/reference_angle"}));
}

TEST(CheckScene, MistakesOfRubeFilesAreToldAllAtOnceToo) {
    const SceneReport report = check_scene(R"({"gravity": {"x": 0, "y": "zz"}, "body": [
        {"type": 7, "fixture": [{"friction": -1, "circle": {"center": 0, "radius": 1}}]},
        {"type": 2}], "joint": [{"type": "revolute", "bodyA": 0, "bodyB": 9}]})");
    EXPECT_EQ(places_of(report.mistakes), (Places{"1:22 /gravity/y", "2:10 /body/0/type",
                                                  "2:34 /body/0/fixture/0/friction", "3:66 /joint/0/bodyB"}));
}

TEST(CheckScene, ATextThatIsNoJsonHasOneMistake) {
    const SceneReport report = check_scene("{\"jostle\": 1,\n  \"gravity\": [NaN, 0]}");
    ASSERT_EQ(report.mistakes.size(), 1u);
    EXPECT_EQ(report.mistakes[0].line, 2);
    EXPECT_EQ(report.mistakes[0].column, 15);
}

TEST(CheckScene, StopsAtAHundredMistakes) {
    std::string text = R"({"jostle": 1, "bodies": [)";
    for (int i = 0; i < 300; ++i) text += std::string(i > 0 ? "," : "") + R"({"angle": "x"})";
    EXPECT_EQ(check_scene(text + "]}").mistakes.size(), 100u);
}

TEST(CheckScene, WhatAWorldRefusesIsToldAllAtOnce) {
    // Two joints between bodies that stand still, which the reader does not look at, and a good one.
    const SceneReport report = check_scene(R"({"jostle": 1,
  "bodies": [{}, {}, {"type": "dynamic", "shapes": [{"type": "box", "half_width": 1, "half_height": 1}]}],
  "joints": [
    {"type": "revolute", "body_a": 0, "body_b": 1},
    {"type": "weld", "body_a": 0, "body_b": 2},
    {"type": "gear", "joint_a": 0, "joint_b": 1},
    {"type": "gear", "joint_a": 1, "joint_b": 0}
  ]})");
    EXPECT_TRUE(report.scene.has_value());
    EXPECT_EQ(places_of(report.mistakes), (Places{"6:5 /joints/2", "7:5 /joints/3"}));
}

TEST(CheckScene, MisspeltKeysOfRubeFilesAreTold) {
    const SceneReport report = check_scene(R"({
 "gravitiy": {"x": 0, "y": -9},
 "body": [
  {"type": 2, "fixtures": []},
  {"type": 2, "fixture": [
   {"fricton": 1, "density": 1, "circle": {"center": 0, "radius": 0.5}}]},
  {"type": 2, "position": {"x": 3, "y": 0}, "fixture": [
   {"fricton": 1, "density": 1, "circle": {"center": 0, "radius": 0.5}}]}
 ],
 "customProperties": [], "image": [], "x-note": 1
})");
    EXPECT_TRUE(report.mistakes.empty());
    EXPECT_EQ(places_of(report.unread),
              (Places{"4:15 /body/0/fixtures", "6:5 /body/1/fixture/0/fricton", "2:2 /gravitiy"}));
    EXPECT_THAT(report.unread[0].sentence,
                HasSubstr("is no key of a body, and is not read; did you mean \"fixture\"?"));
    EXPECT_THAT(report.unread[1].sentence, HasSubstr("(2 fixtures have it); did you mean \"friction\"?"));
    EXPECT_THAT(report.unread[2].sentence, HasSubstr("did you mean \"gravity\"?"));
    ASSERT_EQ(report.scene->unread.size(), 3u) << "who only reads the scene is told, too";
    EXPECT_THAT(report.scene->unread[1], HasSubstr("/body/1/fixture/0/fricton: "));
}

TEST(CheckScene, FindingsHaveThePlacesOfWhatTheyAreAbout) {
    const SceneReport report = check_scene(R"({"jostle": 1, "bodies": [
  {"name": "road", "shapes": [
    {"type": "circle", "radius": 1, "center": [0, -50]},
    {"type": "chain", "points": [[-30, 0], [0, 1], [30, 0]]},
    {"type": "circle", "radius": 1, "center": [9, -50]}]},
  {"name": "car", "type": "dynamic", "position": [0, 3], "shapes": [
    {"type": "box", "half_width": 1, "half_height": 0.5}]}],
  "joints": [
    {"type": "revolute", "body_a": 0, "body_b": 1, "local_anchor_a": [0, 3.5],
     "collide_connected": true}]})");
    EXPECT_EQ(places_of(report.findings), (Places{"4:5 /bodies/0/shapes/1", "9:5 /joints/0"}));
    EXPECT_EQ(report.types, (std::vector<LintType>{LintType::kChainFacesAway, LintType::kOpenJoint}));
    ASSERT_FALSE(report.findings.empty());
    EXPECT_THAT(report.findings[0].sentence, HasSubstr("of which 'car' is the nearest"));
}

TEST(CheckScene, FindingsOfRubeFilesNameTheFilesOwnPlaces) {
    // The rope of an unknown type is left out: the hinge is the scene's first joint, and the file's second.
    const SceneReport report = check_scene(R"({"gravity": 0, "body": [
  {"fixture": [{"chain": {"vertices": {"x": [0, 1], "y": [50, 50]}}}, {"circle": {"center": 0, "radius": 1}}]},
  {"type": 2, "position": {"x": 0.5, "y": 0}, "fixture": [{"density": 1, "circle": {"center": 0, "radius": 1}}]}],
 "joint": [{"type": "mouse"},
  {"type": "revolute", "bodyA": 0, "bodyB": 1, "anchorA": {"x": 0, "y": 4}, "anchorB": 0, "collideConnected": true}]})");
    EXPECT_EQ(places_of(report.findings), (Places{"3:59 /body/1/fixture/0", "5:3 /joint/1"}));
}

TEST(CheckScene, AGoodSceneHasNothing) {
    const SceneReport report = check_scene(R"({"jostle": 1, "bodies": [
        {"shapes": [{"type": "segment", "point1": [-9, 0], "point2": [9, 0]}]},
        {"type": "dynamic", "position": [0, 1], "shapes": [{"type": "circle", "radius": 0.5}]}]})");
    EXPECT_TRUE(report.scene.has_value());
    EXPECT_TRUE(report.mistakes.empty() && report.unread.empty() && report.findings.empty());
}

TEST(TextPlaces, AreThoseOfKeysAndElements) {
    const std::string text =
        "{ \"a\": [1,\n\t{\"b/c\": [], \"d~\\u0041\": {\"e\": \"]}\\\"\"}}], \"z\" : -1.5e3 }";
    const std::string pointers[] = {"", "/a", "/a/0", "/a/1", "/a/1/b~1c", "/a/1/d~0A/e", "/z", "/none"};
    const int expected[][2] = {{1, 1}, {1, 3}, {1, 9}, {2, 2}, {2, 3}, {2, 27}, {2, 43}, {0, 0}};
    const std::vector<scene_detail::TextPlace> places = scene_detail::find_places(text, pointers);
    for (std::size_t i = 0; i < std::size(pointers); ++i) {
        EXPECT_EQ(places[i].line, expected[i][0]) << pointers[i];
        EXPECT_EQ(places[i].column, expected[i][1]) << pointers[i];
    }
}

}  // namespace
}  // namespace jostle::test
