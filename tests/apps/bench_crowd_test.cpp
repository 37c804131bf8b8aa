// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench crowd`: its rows, and its refusals. Nothing is timed here.
#include <nlohmann/json.hpp>
#include <string>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class BenchCrowd : public ProgramTest {};

TEST_F(BenchCrowd, RacesUniformAgentsOnSeveralThreads) {
    const Said said =
        bench("crowd --work uniform --engine jostle --n 300,500 --threads 1,2 --steps 6 --json --quiet");
    ASSERT_EQ(said.status, 0) << said;
    const json rows = json::parse(said.out)["rows"];
    ASSERT_EQ(rows.size(), 4u);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i]["work"], "uniform");
        EXPECT_EQ(rows[i]["agents"], i < 2 ? 300 : 500);
        EXPECT_EQ(rows[i]["threads"], i % 2 == 0 ? 1 : 2);
        EXPECT_EQ(rows[i]["engine"], "jostle");
        EXPECT_GT(rows[i]["ns"].get<double>(), 0.0);
        EXPECT_EQ(rows[i]["ratio"], 1.0);
    }
}

/// On the circle nobody can be there after 1 s: 400 m at no more than 2 m/s take 200 s. Whoever is alone in a
/// corner of the blocks needs (75 + 55) * sqrt(2) - 20 m at 1 m/s.
TEST_F(BenchCrowd, CoursesCountArrivalsAndOverlaps) {
    const Said soon = bench("crowd --work circle,blocks --engine jostle --most-steps 4 --json --quiet");
    ASSERT_EQ(soon.status, 0) << soon;
    const json rows = json::parse(soon.out)["rows"];
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0]["work"], "circle");
    EXPECT_EQ(rows[0]["agents"], 250);
    EXPECT_EQ(rows[1]["work"], "blocks");
    EXPECT_EQ(rows[1]["agents"], 100);
    for (const json& row : rows) {
        EXPECT_EQ(row["arrived"], 0);
        EXPECT_TRUE(row["last_arrival_s"].is_null());
        EXPECT_EQ(row["runs"], 1);
        EXPECT_EQ(row["greatest_overlap"], 0.0);
    }
    const Said said = bench("crowd --work circle --engine jostle --json --quiet");
    ASSERT_EQ(said.status, 0) << said;
    const json circle = json::parse(said.out)["rows"][0];
    EXPECT_EQ(circle["arrived"], 250);
    EXPECT_GT(circle["mean_arrival_s"].get<double>(), 200.0);
    EXPECT_GE(circle["last_arrival_s"], circle["mean_arrival_s"]);
    // Pairs of whom neither was ever without a solution keep apart.
    EXPECT_LT(circle["greatest_free_overlap"].get<double>(), 0.01);
}

TEST_F(BenchCrowd, PrintsTablesAndRefusesWithOneSentence) {
    const Said said = bench("crowd --engine jostle --n 100 --steps 3 --most-steps 1 --quiet");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* word : {"uniform", "ns/agent/step", "circle", "blocks", "0/250", "0/100", "overlap"})
        EXPECT_NE(said.out.find(word), std::string::npos) << word;
    EXPECT_EQ(bench("crowd --n 0").status, 2);
    EXPECT_EQ(bench("crowd --work circel").status, 2);
    const Said nobody = bench("crowd --engine nobody");
    EXPECT_EQ(nobody.status, 1) << nobody;
    EXPECT_TRUE(nobody.is_one_sentence()) << nobody;
}

}  // namespace
}  // namespace jostle
