// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench small`: tables that fit docs/benchmarks.md, rows, and what is refused.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class BenchSmallCommand : public ProgramTest {};

std::vector<std::string> cells_of(const std::string& row) {
    std::vector<std::string> cells;
    std::istringstream stream(row);
    for (std::string cell; std::getline(stream, cell, '|');) cells.push_back(cell);
    return cells;
}

TEST_F(BenchSmallCommand, PrintsTablesBetweenTwoMarkers) {
    const Said said = bench("small lift rope_5 --repeat 2 --quiet");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_TRUE(
        said.out.starts_with("<!-- jostle-bench small: begin -->\n`jostle-bench small lift rope_5 "
                             "--repeat 2 --max-simd 256`"))
        << said;
    EXPECT_TRUE(said.out.ends_with("\n<!-- jostle-bench small: end -->\n")) << said;
    std::istringstream lines(said.out);
    std::size_t columns = 0;
    int rows = 0;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("|")) {
            columns = 0;
            continue;
        }
        ++rows;
        const std::vector<std::string> cells = cells_of(line);
        if (columns == 0) columns = cells.size();
        EXPECT_EQ(cells.size(), columns) << line;
        for (const std::string& cell : cells) EXPECT_LE(cell.size(), 300u) << line;
    }
    EXPECT_GE(rows, 2 * (2 + 2)) << "two tables, of two scenes each";
    // A rope counts in the geometric mean, a lift does not.
    const bool has_rival = said.out.find("Box2D 3 [µs]") != std::string::npos;
    EXPECT_EQ(said.out.find("geometric mean of 1**") != std::string::npos, has_rival) << said;
}

TEST_F(BenchSmallCommand, RowsHaveAllFiguresAndOneHashPerScene) {
    const Said said =
        bench("small rope_5 worlds_1000 --repeat 1 --max-simd 0 --json --quiet --engine jostle");
    ASSERT_EQ(said.status, 0) << said;
    const json rows = json::parse(said.out)["rows"];
    ASSERT_GE(rows.size(), 2u);
    std::map<bool, std::string> ropes;  // by whether joints are iterated
    for (const json& row : rows) {
        SCOPED_TRACE(row.dump());
        EXPECT_EQ(row["engine"], "jostle");
        EXPECT_TRUE(row["finished"]);
        EXPECT_GT(row["us_per_step"]["median"], 0.0);
        EXPECT_LE(row["us_per_step"]["mean"], row["us_per_step"]["slowest"]);
        if (row["scene"] == "worlds_1000") {
            EXPECT_GT(row["making_us"], 0.0);
            continue;
        }
        // A rope of five links that begins level loses little, and its hinges hold.
        EXPECT_LT(row["max_joint_error_m"], 0.01);
        EXPECT_LE(row["energy_change_j"], 0.01);
        const std::string hash = row["hash"];
        EXPECT_EQ(ropes.try_emplace(row["iterated_joints"], hash).first->second, hash);
    }
    EXPECT_EQ(ropes.size(), 2u) << "a rope is also raced with iterated joints";
    EXPECT_NE(ropes[false], ropes[true]);
}

TEST_F(BenchSmallCommand, RefusesWhatItDoesNotKnowWithASuggestion) {
    const Said scene = bench("small heap_11 --quiet");
    EXPECT_EQ(scene.status, 1) << scene;
    EXPECT_NE(scene.err.find("did you mean 'heap_10'"), std::string::npos) << scene;
    EXPECT_EQ(bench("small rope_5 --max-simd 200").status, 2);
    EXPECT_EQ(bench("small rope_5 --engine nosuch").status, 1);
}

}  // namespace
}  // namespace jostle
