// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle scene`: lists, makes, checks and converts.
#include <jostle/scene/reference.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class SceneCommand : public ProgramTest {};

TEST_F(SceneCommand, ListNamesLargeScenesAndThenSmallOnes) {
    const Said said = jostle("scene list");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* name : {"large_pyramid", "many_pyramids", "joint_grid", "smash", "spinner", "tumbler",
                             "heap_10", "ragdolls_100", "tank"}) {
        EXPECT_NE(said.out.find(name), std::string::npos) << name;
    }
    const json list = json::parse(jostle("scene list --json").out)["scenes"];
    const std::size_t large = reference_scenes().size();
    const std::size_t references = large + small_scenes().size();
    ASSERT_GT(list.size(), references);
    for (std::size_t i = 0; i < references; ++i) {
        const ReferenceScene& row = i < large ? reference_scenes()[i] : small_scenes()[i - large];
        EXPECT_EQ(list[i]["name"], row.name);
        EXPECT_EQ(list[i]["steps"], row.steps) << list[i]["name"];
    }
}

TEST_F(SceneCommand, ListNamesEachFileOfTheFolderWithASentence) {
    const std::string text = jostle("scene list").out;
    const json list = json::parse(jostle("scene list --json").out)["scenes"];
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(JOSTLE_SOURCE_DIR) / "scenes")) {
        if (entry.path().extension() != ".json") continue;
        ++files;
        const std::string name = entry.path().stem();
        SCOPED_TRACE(name);
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const json& row) { return row["name"] == name; });
        ASSERT_NE(found, list.end());
        EXPECT_EQ((*found)["kind"], "example");
        const std::string about = (*found)["about"];
        EXPECT_EQ(json::parse(read_text(entry.path()))["description"].get<std::string>().rfind(about, 0), 0u);
        EXPECT_EQ(about.back(), '.');
        EXPECT_EQ(about.find(". "), std::string::npos) << "one sentence";
        EXPECT_NE(text.find("\n" + name + ' '), std::string::npos);
    }
    EXPECT_GE(files, 17);
}

TEST_F(SceneCommand, AFileOfTheFolderRunsByItsName) {
    const Said by_name = jostle("run car --steps 10 --json --out pictures");
    ASSERT_EQ(by_name.status, 0) << by_name;
    const std::string file = std::string(JOSTLE_SOURCE_DIR) + "/scenes/car.json";
    const Said by_file = jostle("run '" + file + "' --steps 10 --json --no-pictures");
    EXPECT_EQ(json::parse(by_name.out)["hash"], json::parse(by_file.out)["hash"]);
    EXPECT_EQ(json::parse(by_name.out)["files"], json({"pictures/car.png", "pictures/car-strip.png"}));
    EXPECT_EQ(jostle("scene make car").out, jostle("scene convert '" + file + "' -").out);
    const Said misspelt = jostle("run bridgee");
    EXPECT_EQ(misspelt.status, 1);
    EXPECT_NE(misspelt.err.find("did you mean 'bridge'?"), std::string::npos) << misspelt;
}

TEST_F(SceneCommand, CheckTellsAllMistakes) {
    write("bad.json", R"({"jostle": 1, "gravitiy": 1, "bodies": [
  {"type": "dynamik"}]})");
    const Said said = jostle("scene check bad.json");
    EXPECT_EQ(said.status, 1);
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 2) << said;
    EXPECT_NE(said.err.find("jostle: bad.json: /bodies/0/type: is \"dynamik\""), std::string::npos) << said;
    EXPECT_NE(said.err.find("did you mean \"gravity\"?"), std::string::npos) << said;
    const json report = json::parse(jostle("scene check bad.json --json").out);
    ASSERT_EQ(report["mistakes"].size(), 2u);
    EXPECT_EQ(report["mistakes"][1]["line"], 2);
    EXPECT_EQ(report["mistakes"][1]["column"], 4);
    EXPECT_EQ(report["mistakes"][1]["pointer"], "/bodies/0/type");
    // A run tells all of them, too.
    EXPECT_EQ(jostle("run bad.json").err, said.err);
}

/// A car over a road that is drawn from the left to the right: the issue's own case.
constexpr char kRoad[] = R"({"jostle": 1, "name": "road", "bodies": [
  {"shapes": [
    {"type": "chain", "points": [[-30, 0], [0, 1], [30, 0]]}]},
  {"name": "car", "type": "dynamic", "position": [0, 3], "shapes": [
    {"type": "box", "half_width": 1, "half_height": 0.5}]}]})";

TEST_F(SceneCommand, LintTellsOfARoadThatCarriesNothing) {
    write("road.json", kRoad);
    const Said plain = jostle("scene check road.json");
    EXPECT_EQ(plain.status, 0) << plain;
    EXPECT_EQ(plain.out,
              "road.json: readable: 2 bodies, 2 shapes, 0 joints; 1 finding, which --lint tells\n");
    const Said said = jostle("scene check road.json --lint");
    EXPECT_EQ(said.status, 0) << said;
    EXPECT_EQ(
        said.out.rfind("road.json:3:5: /bodies/0/shapes/0: the front of this one-sided chain looks away", 0),
        0u)
        << said;
    const json report = json::parse(jostle("scene check road.json --lint --json").out);
    ASSERT_EQ(report["findings"].size(), 1u);
    EXPECT_EQ(report["findings"][0]["type"], "chain_faces_away");
    EXPECT_EQ(report["findings"][0]["line"], 3);
    EXPECT_EQ(report["findings"][0]["pointer"], "/bodies/0/shapes/0");
    write("crate.json", kCrate);
    EXPECT_EQ(jostle("scene check crate.json --lint").out,
              "crate.json: fine: 2 bodies, 2 shapes, 0 joints\n");
}

TEST_F(SceneCommand, LintTellsOfMisspeltKeysOfRubeFiles) {
    write("rube.json", R"({"gravitiy": 0, "body": [
 {"fixtures": [], "fixture": [{"fricton": 1, "circle": {"center": 0, "radius": 1}}]}]})");
    const Said said = jostle("scene check rube.json --lint");
    EXPECT_EQ(said.status, 0) << said;
    EXPECT_NE(said.out.find("rube.json:1:2: /gravitiy: \"gravitiy\" is no key of a world"), std::string::npos)
        << said;
    EXPECT_NE(said.out.find("rube.json:2:3: /body/0/fixtures: "), std::string::npos) << said;
    EXPECT_NE(said.out.find("did you mean \"friction\"?"), std::string::npos) << said;
    // Without --lint, too.
    EXPECT_NE(jostle("scene check rube.json").err.find("did you mean \"gravity\"?"), std::string::npos);
    EXPECT_NE(jostle("run rube.json --no-pictures").err.find("did you mean \"gravity\"?"), std::string::npos);
}

TEST_F(SceneCommand, WhatItMakesRunsLikeTheReference) {
    const Said made = jostle("scene make joint_grid --out grid.json");
    ASSERT_EQ(made.status, 0) << made;
    EXPECT_EQ(made.out, "");
    const Said file = jostle("run grid.json --steps 3 --json --no-pictures");
    const Said reference = jostle("run joint_grid --steps 3 --json --no-pictures");
    ASSERT_EQ(file.status, 0) << file;
    EXPECT_EQ(json::parse(file.out)["hash"], json::parse(reference.out)["hash"]);
    EXPECT_EQ(json::parse(file.out)["joints"], 19800);
    EXPECT_EQ(jostle("scene make joint_grid").out, read_text(path("grid.json")));
}

TEST_F(SceneCommand, AnUnknownReferenceSceneIsRefusedWithASentence) {
    const Said said = jostle("scene make nosuch --out x.json");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_EQ(files(), 0);
}

TEST_F(SceneCommand, CheckCounts) {
    write("crate.json", kCrate);
    const Said said = jostle("scene check crate.json");
    EXPECT_EQ(said.status, 0) << said;
    EXPECT_EQ(said.out, "crate.json: fine: 2 bodies, 2 shapes, 0 joints\n");
    const json checked = json::parse(jostle("scene check crate.json --json").out);
    EXPECT_EQ(checked["bodies"], 2);
    EXPECT_EQ(checked["left_out"].size(), 0u);
}

TEST_F(SceneCommand, ConvertsRube) {
    write("rube.json", R"({"gravity": {"x": 0, "y": -5}, "body": [
        {"type": 2, "name": "ball", "position": {"x": 1, "y": 2}, "fixture": [
            {"density": 3, "circle": {"center": 0, "radius": 0.5}}]}], "joint": []})");
    const Said said = jostle("scene convert rube.json ours.json");
    ASSERT_EQ(said.status, 0) << said;
    const json ours = json::parse(read_text(path("ours.json")));
    EXPECT_EQ(ours["jostle"], 1);
    EXPECT_EQ(ours["bodies"][0]["name"], "ball");
    const Said a = jostle("run rube.json --steps 30 --json --no-pictures");
    const Said b = jostle("run ours.json --steps 30 --json --no-pictures");
    EXPECT_EQ(json::parse(a.out)["hash"], json::parse(b.out)["hash"]);
    EXPECT_EQ(jostle("scene convert rube.json -").out, read_text(path("ours.json")));
    const Said nowhere = jostle("scene convert rube.json no/such/folder/ours.json");
    EXPECT_EQ(nowhere.status, 1) << nowhere;
    EXPECT_TRUE(nowhere.is_one_sentence()) << nowhere;
}

TEST_F(SceneCommand, ADashReadsStandardInput) {
    write("crate.json", kCrate);
    const Said run = jostle("run - --json --out pictures <crate.json");
    ASSERT_EQ(run.status, 0) << run;
    const json row = json::parse(run.out);
    EXPECT_EQ(row["scene"], "stdin");
    EXPECT_EQ(row["hash"], json::parse(jostle("run crate.json --json --no-pictures").out)["hash"]);
    EXPECT_EQ(row["files"], json({"pictures/stdin.png", "pictures/stdin-strip.png"}));
    EXPECT_EQ(jostle("scene check - <crate.json").out,
              "standard input: fine: 2 bodies, 2 shapes, 0 joints\n");
    const Said piped = jostle("scene convert crate.json - | '" JOSTLE_PROGRAM "' scene convert - ours.json");
    EXPECT_EQ(piped.status, 0) << piped;
    EXPECT_EQ(read_text(path("ours.json")), jostle("scene convert crate.json -").out);
    const Said raced = bench("- --engine jostle --repeat 1 --json <crate.json");
    EXPECT_EQ(json::parse(raced.out)["rows"][0]["bodies"], 2) << raced;

    for (const char* command : {"run -", "scene check -", "scene convert - -"}) {
        const Said empty = jostle(command);
        EXPECT_EQ(empty.status, 1) << empty;
        EXPECT_TRUE(empty.is_one_sentence()) << empty;
        EXPECT_NE(empty.err.find("jostle: standard input: line 1"), std::string::npos) << empty;
    }
}

TEST_F(SceneCommand, NoSceneIsWrittenUnderThePicturesName) {
    write("crate.json", kCrate);
    for (const char* arguments : {"convert crate.json crate.png", "convert crate.json crate.SVG",
                                  "convert nosuch.json out/crate.pdf", "make tumbler --out tumbler.jpeg"}) {
        SCOPED_TRACE(arguments);
        const Said said = jostle(std::string("scene ") + arguments);
        EXPECT_EQ(said.status, 2) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find("is the name of a picture"), std::string::npos) << said;
    }
    EXPECT_EQ(files(), 1);
    EXPECT_EQ(jostle("scene convert crate.json png").status, 0) << "a name without a suffix";
}

TEST_F(SceneCommand, RubeFilesOfOthersAreConverted) {
    const std::filesystem::path data =
        std::filesystem::path(JOSTLE_SOURCE_DIR).parent_path() / "shared/data/rube";
    if (!std::filesystem::exists(data)) GTEST_SKIP() << "../shared/data is absent";
    for (const char* name : {"palm", "joints", "ragdoll"}) {
        SCOPED_TRACE(name);
        const std::string file = "'" + (data / (std::string(name) + ".json")).string() + "'";
        const Said said = jostle("run " + file + " --json --out pictures");
        ASSERT_EQ(said.status, 0) << said;
        const json row = json::parse(said.out);
        EXPECT_EQ(row["steps"], 600);
        EXPECT_LT(row["max_joint_error_m"].get<double>(), 0.01) << "joints must hold within 1 cm";
        // Kinematic bodies press others against what stands still, as deep as they like.
        EXPECT_LT(row["max_penetration_m"].get<double>(), 0.2);
        EXPECT_TRUE(row["kinetic_energy_j"].is_number());
    }
}

}  // namespace
}  // namespace jostle
