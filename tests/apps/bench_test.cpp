// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench`: rows, ratios, and what it says of scenes and engines that cannot take part.
#include <jostle/scene/reference.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class BenchCommand : public ProgramTest {};

TEST_F(BenchCommand, OneRowAnEngineWithARatioToJostle) {
    write("crate.json", kCrate);
    const Said said = bench("crate.json --repeat 3 --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    const json all = json::parse(said.out);
    ASSERT_FALSE(all["rows"].empty());
    const json& ours = all["rows"][0];
    EXPECT_EQ(ours["engine"], "jostle");
    EXPECT_EQ(ours["ratio"], 1.0);
    EXPECT_TRUE(ours["hash"].is_string());
    for (const json& row : all["rows"]) {
        SCOPED_TRACE(row["engine"].get<std::string>());
        const double ratio =
            row["ms_per_step"]["mean"].get<double>() / ours["ms_per_step"]["mean"].get<double>();
        EXPECT_NEAR(row["ratio"].get<double>(), ratio, 1.0e-9 * ratio);
        EXPECT_LE(row["ms_per_step"]["median"], row["ms_per_step"]["p99"]);
        EXPECT_LE(row["ms_per_step"]["p99"], row["ms_per_step"]["max"]);
        EXPECT_EQ(row["steps"], 60);
        EXPECT_EQ(row["bodies"], 2);
        EXPECT_EQ(row["contacts"], 1);
        EXPECT_EQ(row["approximated"].size(), 0u);
        EXPECT_FALSE(row["settings"].get<std::string>().empty());
        EXPECT_NEAR(row["max_drift_m"]["vertical"].get<double>(), 1.0, 0.03);
    }
}

TEST_F(BenchCommand, RowsForEachNumberOfThreadsHaveOneHash) {
    const Said said = bench("many_pyramids --steps 3 --repeat 1 --engine jostle --threads 1,2 --json");
    ASSERT_EQ(said.status, 0) << said;
    const json rows = json::parse(said.out)["rows"];
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0]["threads"], 1);
    EXPECT_EQ(rows[1]["threads"], 2);
    EXPECT_EQ(rows[0]["hash"], rows[1]["hash"]);
    EXPECT_EQ(rows[0]["bodies"], 22001);
}

TEST_F(BenchCommand, WithoutASceneItRunsThemAll) {
    const Said said = bench("--steps 2 --repeat 1 --engine jostle --json --quiet");
    ASSERT_EQ(said.status, 0) << said;
    std::vector<std::string> raced, expected;
    const json all = json::parse(said.out);
    for (const json& row : all["rows"]) raced.push_back(row["scene"]);
    for (const ReferenceScene& scene : reference_scenes()) expected.emplace_back(scene.name);
    EXPECT_EQ(raced, expected);
    EXPECT_EQ(said.err, "");
}

/// Some names are like those of commands: "smash" is near "mesh".
TEST_F(BenchCommand, TakesTheNameOfEachReferenceScene) {
    std::string names;
    for (const ReferenceScene& scene : reference_scenes()) names += " " + std::string(scene.name);
    const Said said = bench(names + " --steps 1 --repeat 1 --engine jostle --json --quiet");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_EQ(json::parse(said.out)["rows"].size(), reference_scenes().size());
}

TEST_F(BenchCommand, TheTableSaysHowEnginesWereRun) {
    write("crate.json", kCrate);
    const Said said = bench("crate.json --repeat 1 --engine jostle");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* word :
         {"crate: 2 bodies, 60 steps", "ratio", "drift", "sub-steps", "steps 2 to the last"}) {
        EXPECT_NE(said.out.find(word), std::string::npos) << "no '" << word << "' in " << said;
    }
}

TEST_F(BenchCommand, ARunThatTakesTooLongIsStoppedAndSaysSo) {
    const Said said = bench("many_pyramids --patience 0.001 --engine jostle --json");
    ASSERT_EQ(said.status, 0) << said;
    const json row = json::parse(said.out)["rows"][0];
    EXPECT_EQ(row["finished"], false);
    EXPECT_EQ(row["steps"], 1);
    EXPECT_EQ(row["bodies"], 22001);
    const Said table = bench("many_pyramids --patience 0.001 --engine jostle");
    EXPECT_NE(table.out.find("STOPPED after 1 steps"), std::string::npos) << table;
}

/// `jostle bench` is in scripts and fingers.
TEST_F(BenchCommand, JostleBenchSaysWhereItWent) {
    write("crate.json", kCrate);
    for (const char* arguments :
         {"bench", "bench crate.json --repeat 1", "bench spatial --n 100", "bench --help"}) {
        const Said said = jostle(arguments);
        EXPECT_EQ(said.status, 2) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find("'jostle-bench'"), std::string::npos) << said;
        EXPECT_EQ(said.out, "");
    }
}

TEST_F(BenchCommand, OfScenesHasANameAsWell) {
    write("crate.json", kCrate);
    const Said said = bench("scenes crate.json --repeat 1 --engine jostle --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_EQ(json::parse(said.out)["rows"][0]["bodies"], 2);
}

TEST_F(BenchCommand, AnUnknownEngineIsRefusedWithASentence) {
    write("crate.json", kCrate);
    const Said said = bench("crate.json --engine nosuch");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_EQ(said.out, "");
}

TEST_F(BenchCommand, AModuleThatIsNoneIsNamed) {
    write("crate.json", kCrate);
    write("jostle_engine_broken.so", "this is no shared library");
    setenv("JOSTLE_ENGINES", path("").c_str(), 1);
    const Said said = bench("crate.json --engine broken");
    unsetenv("JOSTLE_ENGINES");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_NE(said.err.find("jostle_engine_broken.so"), std::string::npos) << said;
}

}  // namespace
}  // namespace jostle
