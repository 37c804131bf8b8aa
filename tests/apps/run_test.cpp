// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle run`: what it writes and says, and that it says the same twice.
#include <jostle/dynamics/profile.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class RunCommand : public ProgramTest {};

std::set<std::string> keys_of(const json& object) {
    std::set<std::string> keys;
    for (const auto& item : object.items()) keys.insert(item.key());
    return keys;
}

TEST_F(RunCommand, ReportsAndLeavesPictures) {
    write("crate.json", kCrate);
    const Said said = jostle("run crate.json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    for (const char* word : {"time per step", "narrow_phase", "bodies", "contacts", "penetration", "energy",
                             "state hash", "out/crate.png", "out/crate-strip.png"}) {
        EXPECT_NE(said.out.find(word), std::string::npos) << "no '" << word << "' in " << said;
    }
    EXPECT_EQ(files(), 3);
    EXPECT_EQ(read_text(path("out/crate.png")).substr(1, 3), "PNG");
    EXPECT_EQ(read_text(path("out/crate-strip.png")).substr(1, 3), "PNG");
}

/// The crate has landed, and is awake: after 60 steps it sleeps.
TEST_F(RunCommand, DrawsMoreOnRequest) {
    write("crate.json", kCrate);
    std::set<std::string> pictures;
    const auto add = [&](const std::string& arguments) {
        const Said said = jostle("run crate.json --steps 45 --quiet --format svg --out drawn " + arguments);
        ASSERT_EQ(said.status, 0) << said;
        EXPECT_TRUE(pictures.insert(read_text(path("drawn/crate.svg"))).second) << arguments;
    };
    add("");
    for (const char* part : {"boxes", "pairs", "contacts", "centers", "islands", "colors", "forces", "sleep"})
        add(std::string("--draw ") + part);
    add("--draw forces --force-scale 0.1");
    add("--draw islands,forces");
    EXPECT_EQ(pictures.size(), 11u);
}

TEST_F(RunCommand, ASyncTestRepeatsEachStepAndChangesNoBit) {
    write("crate.json", kCrate);
    const auto hash_of = [&](const std::string& arguments) {
        const Said said = jostle("run crate.json --no-pictures --json --quiet " + arguments);
        EXPECT_EQ(said.status, 0) << said;
        const json row = json::parse(said.out);
        EXPECT_GT(row["ms_per_step"]["median"].get<double>(), 0.0);
        return row["hash"].get<std::string>();
    };
    const std::string plain = hash_of("");
    EXPECT_EQ(hash_of("--sync-test 8"), plain);
    EXPECT_EQ(hash_of("--sync-test 1 --threads 2"), plain);
    EXPECT_EQ(jostle("run crate.json --sync-test -1").status, 2);
}

TEST_F(RunCommand, JointsAreIteratedWhereTheOptionOrTheSceneSaysSo) {
    const auto hash_of = [&](const std::string& arguments) {
        const Said said = jostle("run " + arguments + " --no-pictures --json --quiet --steps 60");
        EXPECT_EQ(said.status, 0) << said;
        return json::parse(said.out)["hash"].get<std::string>();
    };
    ASSERT_EQ(jostle("scene make rope_5 --out rope.json").status, 0);
    json scene = json::parse(read_text(path("rope.json")));
    scene["iterated_joints"] = true;
    write("iterated.json", scene.dump());
    const std::string iterated = hash_of("iterated.json");
    EXPECT_EQ(hash_of("rope.json --iterated-joints"), iterated);
    const auto says_iterated = [&](const std::string& arguments) {
        const Said said = jostle("run --json --no-pictures --steps 1 " + arguments);
        return json::parse(said.out)["iterated_joints"].get<bool>();
    };
    EXPECT_TRUE(says_iterated("iterated.json"));
    EXPECT_TRUE(says_iterated("rope.json --iterated-joints"));
    EXPECT_FALSE(says_iterated("rope.json"));
    EXPECT_NE(hash_of("rope.json"), iterated);
}

TEST_F(RunCommand, JsonHasTheDocumentedKeys) {
    write("crate.json", kCrate);
    const Said said = jostle("run crate.json --json --out pictures --format svg --frames 3");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    const json row = json::parse(said.out);
    const std::set<std::string> keys = keys_of(row);
    for (const char* key : {"scene",
                            "engine",
                            "engine_version",
                            "threads",
                            "steps",
                            "ms_per_step",
                            "ratio",
                            "bodies",
                            "awake_bodies",
                            "contacts",
                            "joints",
                            "max_penetration_m",
                            "max_joint_error_m",
                            "max_drift_m",
                            "kinetic_energy_j",
                            "center_of_mass_m",
                            "approximated",
                            "hash",
                            "profile",
                            "files",
                            "support_impulse_ratio"}) {
        EXPECT_TRUE(keys.contains(key)) << key;
    }
    EXPECT_EQ(keys_of(row["ms_per_step"]), (std::set<std::string>{"mean", "median", "p99", "max"}));
    EXPECT_EQ(keys_of(row["max_drift_m"]), (std::set<std::string>{"vertical", "sideways"}));
    EXPECT_EQ(row["scene"], "crate");
    EXPECT_EQ(row["engine"], "jostle");
    EXPECT_EQ(row["steps"], 60);
    EXPECT_EQ(row["bodies"], 2);
    EXPECT_EQ(row["contacts"], 1);
    EXPECT_TRUE(std::regex_match(row["hash"].get<std::string>(), std::regex("[0-9a-f]{16}"))) << row["hash"];
    // Every stage of the step by its name, and together no more than the step.
    std::set<std::string> names;
    double stages_ms = 0.0;
    for (const StageInfo& stage : stages()) {
        names.insert(stage.name);
        ASSERT_TRUE(row["profile"].contains(stage.name)) << stage.name;
        stages_ms += row["profile"][stage.name].get<double>();
    }
    EXPECT_EQ(keys_of(row["profile"]), names);
    EXPECT_GT(stages_ms, 0.0);
    EXPECT_LE(stages_ms, row["ms_per_step"]["mean"].get<double>());
    ASSERT_EQ(row["files"].size(), 5u);
    for (const auto& file : row["files"]) {
        const std::string svg = read_text(path(file.get<std::string>()));
        EXPECT_NE(svg.find("</svg>"), std::string::npos) << file;
    }
}

TEST_F(RunCommand, MeasuresWhatCanBeWorkedOut) {
    // A crate of 1 kg falls from 1 m above the ground: after a second it lies there, 1 m lower, its weight
    // carried.
    write("crate.json", kCrate);
    const json rest = json::parse(jostle("run crate.json --json --no-pictures").out);
    EXPECT_EQ(rest["files"].size(), 0u);
    EXPECT_EQ(files(), 1);
    EXPECT_NEAR(rest["max_drift_m"]["vertical"].get<double>(), 1.0, 0.01);
    EXPECT_NEAR(rest["max_drift_m"]["sideways"].get<double>(), 0.0, 0.01);
    EXPECT_NEAR(rest["center_of_mass_m"][1].get<double>(), 0.5, 0.01);
    EXPECT_LT(rest["kinetic_energy_j"].get<double>(), 1.0e-4);
    EXPECT_LT(rest["max_penetration_m"].get<double>(), 0.01);
    EXPECT_NEAR(rest["support_impulse_ratio"].get<double>(), 1.0, 0.01);

    // In the air, after a quarter of a second: v = 2.5 m/s; the fall is 0.3125 m, and at most v dt more.
    const json air = json::parse(jostle("run crate.json --json --no-pictures --steps 15 --substeps 8").out);
    EXPECT_NEAR(air["kinetic_energy_j"].get<double>(), 0.5 * 2.5 * 2.5, 1.0e-3);
    EXPECT_NEAR(air["max_drift_m"]["vertical"].get<double>(), 0.3125, 2.5 / 60.0);
    EXPECT_EQ(air["contacts"], 0);
    EXPECT_EQ(air["support_impulse_ratio"].get<double>(), 0.0);
    EXPECT_EQ(air["substeps"], 8);
    const json other = json::parse(jostle("run crate.json --json --no-pictures --steps 25 --dt 0.01").out);
    EXPECT_NEAR(other["kinetic_energy_j"].get<double>(), 0.5 * 2.5 * 2.5, 1.0e-3);
}

TEST_F(RunCommand, ASupportOfZeroIsExplainedWhereJointsCarryTheWeight) {
    constexpr char kLamp[] = R"({"jostle": 1, "steps": 60, "bodies": [{"name": "ceiling"},
        {"name": "lamp", "type": "dynamic", "position": [0, -1], "shapes": [{"type": "circle", "radius": 0.2}]}],
        "joints": [JOINTS]})";
    const std::string hinge =
        R"({"type": "revolute", "body_a": "ceiling", "body_b": "lamp", "local_anchor_b": [0, 1]})";
    const auto said_of = [&](const std::string& joints) {
        write("lamp.json", std::regex_replace(kLamp, std::regex("JOINTS"), joints));
        const Said said = jostle("run lamp.json --no-pictures");
        EXPECT_EQ(said.status, 0) << said;
        EXPECT_NE(said.out.find("support                     0.00 % of the weight, by contacts with static"),
                  std::string::npos)
            << said;
        return said.out;
    };
    EXPECT_NE(said_of(hinge).find("(1 joint to static bodies, which may carry weight too, not counted)"),
              std::string::npos);
    EXPECT_NE(said_of(hinge + ", " + hinge).find("(2 joints to static bodies, "), std::string::npos);
    EXPECT_EQ(said_of("").find("to static bodies, which"), std::string::npos)
        << "it falls, and nothing holds it";
}

TEST_F(RunCommand, OverlapIsMeasuredButNotOfWhatMayOverlap) {
    const std::string head = R"({"jostle": 1, "gravity": [0, 0], "steps": 1, "bodies": [
        {"type": "dynamic", "shapes": [{"type": "circle", "radius": 1 REST}]},
        {"type": "dynamic", "position": [1.5, 0], "shapes": [{"type": "circle", "radius": 1 REST}]}], "joints": [JOINT]})";
    const auto overlap = [&](const std::string& rest, const std::string& joint) {
        std::string text = std::regex_replace(head, std::regex("REST"), rest);
        write("two.json", std::regex_replace(text, std::regex("JOINT"), joint));
        const Said said = jostle("run two.json --json --no-pictures --dt 0.000001 --steps 1");
        EXPECT_EQ(said.status, 0) << said;
        return json::parse(said.out)["max_penetration_m"].get<double>();
    };
    EXPECT_NEAR(overlap("", ""), 0.5, 1.0e-3);
    EXPECT_EQ(overlap(R"(, "is_sensor": true)", ""), 0.0);
    EXPECT_EQ(overlap(R"(, "group": -1)", ""), 0.0);
    EXPECT_EQ(overlap(R"(, "category": 2, "mask": 1)", ""), 0.0);
    const std::string weld = R"({"type": "weld", "body_a": 0, "body_b": 1, "local_anchor_a": [1.5, 0])";
    EXPECT_EQ(overlap("", weld + "}"), 0.0);
    EXPECT_NEAR(overlap("", weld + R"(, "collide_connected": true})"), 0.5, 1.0e-3);
}

TEST_F(RunCommand, SaysTheSameHashTwiceAndOnTwoThreads) {
    const Said once = jostle("run large_pyramid --steps 20 --json --no-pictures");
    const Said again = jostle("run large_pyramid --steps 20 --json --no-pictures");
    const Said threads = jostle("run large_pyramid --steps 20 --json --no-pictures --threads 2");
    ASSERT_EQ(once.status, 0) << once;
    const json row = json::parse(once.out);
    EXPECT_EQ(row["bodies"], 5051);
    EXPECT_EQ(row["awake_bodies"], 5050);
    EXPECT_EQ(row["hash"], json::parse(again.out)["hash"]);
    EXPECT_EQ(row["hash"], json::parse(threads.out)["hash"]);
    EXPECT_EQ(json::parse(threads.out)["threads"], 2);
    const Said longer = jostle("run large_pyramid --steps 21 --json --no-pictures");
    EXPECT_NE(row["hash"], json::parse(longer.out)["hash"]);
}

TEST_F(RunCommand, AnEmptySceneRuns) {
    write("empty.json", R"({"jostle": 1, "steps": 3})");
    const Said said = jostle("run empty.json --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_EQ(json::parse(said.out)["bodies"], 0);
    EXPECT_TRUE(json::parse(said.out)["support_impulse_ratio"].is_null());
    EXPECT_EQ(files(), 3);
}

TEST_F(RunCommand, SmashSleepsUntilItIsHit) {
    const Said smash = jostle("run smash --steps 30 --json --quiet");
    ASSERT_EQ(smash.status, 0) << smash;
    EXPECT_EQ(json::parse(smash.out)["awake_bodies"], 1);
}

TEST_F(RunCommand, PicturesThatCannotBeWrittenLeaveNothing) {
    write("crate.json", kCrate);
    write("out", "a file where the folder should be");
    const Said said = jostle("run crate.json --json");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(files(), 2);
    const Said full = jostle("run crate.json --json --no-pictures >/dev/full; echo $?");
    EXPECT_EQ(full.out, "1\n") << full;
}

}  // namespace
}  // namespace jostle
