// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench queries`: its rows, that queries of many at once find what they find one by one, and that an
// engine which finds something else is named.
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class BenchQueriesCommand : public ProgramTest {};

TEST_F(BenchQueriesCommand, RowsSayWhatWasFound) {
    const Said said = bench("queries --floors 2 --n 400 --engine jostle --repeat 1 --quiet --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    std::map<std::pair<std::string, int>, json> rows;
    const json all = json::parse(said.out);
    for (const json& row : all["rows"]) {
        SCOPED_TRACE(row.dump());
        EXPECT_EQ(row["engine"], "jostle");
        EXPECT_GT(row["ns"], 0.0);
        EXPECT_EQ(row["ratio"], 1.0);
        rows[{row["work"], row["size"].get<int>()}] = row;
    }
    EXPECT_EQ(rows.size(), 18u);
    // One in eight of the boxes' 3 m meets a floor of 1 m squares: 4 m of 8 m, by 3 or 4 tiles.
    const auto found = [&](const char* work, int size) { return rows.at({work, size})["found"].get<int>(); };
    EXPECT_GT(found("overlap_box", 3), 400);
    EXPECT_LT(found("overlap_box", 3), 400 * 3);
    EXPECT_GT(found("overlap_box", 10), 2 * found("overlap_box", 3));
    EXPECT_LT(found("ray", 5), found("ray", 30));
    EXPECT_LE(found("ray", 30), found("ray", 100));
    EXPECT_EQ(found("nearest", 8), 8 * 400);
    // In one call, and one by one.
    EXPECT_EQ((rows.at({"rays", 30})["found"]), found("ray", 30));
    EXPECT_EQ((rows.at({"rays", 30})["sum"]), (rows.at({"ray", 30})["sum"]));
    EXPECT_EQ((rows.at({"cast_circles", 10})["sum"]), (rows.at({"cast_circle", 10})["sum"]));
    EXPECT_EQ((rows.at({"nearests", 1})["sum"]), (rows.at({"nearest", 1})["sum"]));
}

TEST_F(BenchQueriesCommand, TheTableSaysWhatWasMeasuredAndHow) {
    const Said said = bench("queries --floors 1 --n 50 --engine jostle --work ray,nearest --repeat 1");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* words : {"1000 tiles, 100 bodies", "ray                  5  jostle",
                              "the median of 1 run ", "after 200 steps"}) {
        EXPECT_NE(said.out.find(words), std::string::npos) << "no '" << words << "' in " << said;
    }
    EXPECT_EQ(said.out.find("cast_box"), std::string::npos) << said;
}

TEST_F(BenchQueriesCommand, AnEngineThatFindsSomethingElseIsNamed) {
    setenv("JOSTLE_ENGINES", JOSTLE_TEST_ENGINES, 1);
    const Said said = bench("queries --floors 1 --n 50 --work ray --engine jostle,wrong --repeat 1 --quiet");
    unsetenv("JOSTLE_ENGINES");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_NE(said.err.find("ray: jostle found"), std::string::npos) << said;
    EXPECT_NE(said.err.find("wrong found 0 (sum 0.000000)"), std::string::npos) << said;
}

TEST_F(BenchQueriesCommand, WrongUsage) {
    for (const char* arguments : {"--n 0", "--floors 0", "--work sort", "--repeat 0", "--engine ,"}) {
        const Said said = bench(std::string("queries ") + arguments);
        EXPECT_EQ(said.status, 2) << arguments << ": " << said;
        EXPECT_TRUE(said.is_one_sentence()) << arguments << ": " << said;
    }
    const Said said = bench("queries --engine nosuch --n 4");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
}

}  // namespace
}  // namespace jostle
