// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle scene`: lists, makes, checks and converts.
#include <jostle/scene/reference.h>

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
    ASSERT_EQ(list.size(), large + small_scenes().size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const ReferenceScene& row = i < large ? reference_scenes()[i] : small_scenes()[i - large];
        EXPECT_EQ(list[i]["name"], row.name);
        EXPECT_EQ(list[i]["steps"], row.steps) << list[i]["name"];
    }
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
