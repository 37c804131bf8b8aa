// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench time`: its rows, and a scene that is not there.
#include <nlohmann/json.hpp>
#include <string>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

class BenchTimeCommand : public ProgramTest {};

TEST_F(BenchTimeCommand, RowsHaveSizesAndTimes) {
    const Said said = bench("time heap_30 --repeat 1 --quiet --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    const json all = json::parse(said.out);
    ASSERT_EQ(all["rows"].size(), 1u);
    const json& row = all["rows"][0];
    EXPECT_EQ(row["scene"], "heap_30");
    EXPECT_GE(row["bodies"], 30);
    // A body and its contacts take less than a kilobyte, and what has hardly moved a part of that.
    EXPECT_GT(row["save_bytes"], 100 * row["bodies"].get<int>());
    EXPECT_LT(row["save_bytes"], 1500 * row["bodies"].get<int>());
    EXPECT_GT(row["delta_bytes"], 0);
    EXPECT_LT(row["delta_bytes"], row["save_bytes"]);
    for (const char* time : {"step_ms", "save_ms", "load_ms", "load_trusted_ms", "keep_ms", "restore_ms",
                             "clone_ms", "save_delta_ms", "apply_delta_ms", "rollback_ms"})
        EXPECT_GT(row[time], 0.0) << time;
    for (const json& peer : all["peers"]) {
        EXPECT_GT(peer["save_bytes"], 100 * peer["bodies"].get<int>()) << peer;
        for (const char* time : {"step_ms", "save_ms", "load_ms"}) EXPECT_GT(peer[time], 0.0) << peer;
    }
}

TEST_F(BenchTimeCommand, TheTableSaysWhatWasMeasured) {
    write("crate.json", kCrate);
    const Said said = bench("time crate.json --repeat 1");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* words : {"<!-- jostle-bench time: begin -->\n| scene | ", "| `crate.json` | ",
                              "back by 8 and again", "| `crate.json` | jostle: any build | ",
                              "the median of 1 run ", "<!-- jostle-bench time: end -->\n"})
        EXPECT_NE(said.out.find(words), std::string::npos) << "no '" << words << "' in " << said;
    EXPECT_EQ(bench("time cratee.json").status, 1);
    EXPECT_EQ(bench("time --repeat 0").status, 2);
}

}  // namespace
}  // namespace jostle
