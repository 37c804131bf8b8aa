// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program in a terminal: progress, Ctrl-C, and what goes into a pipe beside it.
#include "apps/terminal.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

namespace jostle {
namespace {

using nlohmann::json;

// So many steps that Ctrl-C always comes before the last.
constexpr char kEndless[] = "run crate.json --steps 10000000";

class InATerminal : public ProgramTest {
  protected:
    void SetUp() override {
        ProgramTest::SetUp();
        write("crate.json", kCrate);
    }
    [[nodiscard]] static std::string program(const std::string& arguments) {
        return "exec '" JOSTLE_PROGRAM "' " + arguments;
    }
    [[nodiscard]] static std::string bench(const std::string& arguments) {
        return "exec '" JOSTLE_BENCH_PROGRAM "' " + arguments;
    }
    [[nodiscard]] std::filesystem::path folder() const { return path(""); }
};

/// The text of each drawing of the bar's line.
std::vector<std::string> drawings(const std::string& shown) {
    std::vector<std::string> lines;
    constexpr std::string_view kErase = "\r\033[K";
    for (std::size_t at = shown.find(kErase); at != std::string::npos; at = shown.find(kErase, at)) {
        at += kErase.size();
        lines.push_back(shown.substr(at, shown.find_first_of("\r\n", at) - at));
    }
    return lines;
}

TEST_F(InATerminal, ProgressHasStepRateAndTimeLeftAndIsGoneAtTheEnd) {
    Terminal terminal(folder(), program(std::string(kEndless) + " --no-pictures"));
    ASSERT_TRUE(terminal.wait_for(" left"));
    terminal.press_ctrl_c();
    EXPECT_EQ(terminal.wait(), 130);
    const std::regex bar(
        R"(crate \[[#.]{30}\] step \d+ of 10000000(, [\d.]+ (steps/s|s per step), .* left)?(\^C)?)");
    std::vector<std::string> lines = drawings(terminal.shown());
    ASSERT_GE(lines.size(), 3u);
    EXPECT_EQ(lines.back().rfind("jostle: Ctrl-C: stopped", 0), 0u)
        << "the line of the bar is not erased before other output: " << lines.back();
    lines.pop_back();
    for (const std::string& line : lines) EXPECT_TRUE(std::regex_match(line, bar)) << line;
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(),
                            [](const std::string& line) { return line.find(" left") != std::string::npos; }));
}

TEST_F(InATerminal, CtrlCEndsARunWithItsSummaryAndItsPictures) {
    Terminal terminal(folder(), program(std::string(kEndless) + " --frames 2 --poses poses.csv"));
    ASSERT_TRUE(terminal.wait_for("step "));
    terminal.press_ctrl_c();
    EXPECT_EQ(terminal.wait(), 130) << terminal.shown();
    for (const char* word : {"jostle: Ctrl-C: stopped after step ", "crate: stopped by Ctrl-C after ",
                             " of 10000000 steps of 16.67 ms", "state hash", "out/crate.png",
                             "out/crate-strip.png", "poses.csv"}) {
        EXPECT_NE(terminal.shown().find(word), std::string::npos)
            << "no '" << word << "' in " << terminal.shown();
    }
    EXPECT_EQ(read_text(path("out/crate.png")).substr(1, 3), "PNG");
    EXPECT_EQ(read_text(path("out/crate-strip.png")).substr(1, 3), "PNG");
    // The scene, two pictures and the poses; no frame's moment had come, and nothing is left half written.
    EXPECT_EQ(files(), 4);
}

TEST_F(InATerminal, WhatCtrlCLeavesIsWhatARunOfSoManyStepsLeaves) {
    Terminal terminal(folder(),
                      program(std::string(kEndless) + " --json --no-pictures --poses p.jsonl >out"));
    ASSERT_TRUE(terminal.wait_for("step "));
    terminal.press_ctrl_c();
    EXPECT_EQ(terminal.wait(), 130) << terminal.shown();
    const json stopped = json::parse(read_text(path("out")));
    EXPECT_EQ(stopped["finished"], false);
    const int steps = stopped["steps"];
    ASSERT_GE(steps, 1);
    ASSERT_LT(steps, 10'000'000);
    const Said whole = jostle("run crate.json --json --no-pictures --quiet --poses q.jsonl --steps " +
                              std::to_string(steps));
    ASSERT_EQ(whole.status, 0) << whole;
    EXPECT_EQ(json::parse(whole.out)["finished"], true);
    EXPECT_EQ(json::parse(whole.out)["hash"], stopped["hash"]);
    const std::string poses = read_text(path("p.jsonl"));
    EXPECT_EQ(std::count(poses.begin(), poses.end(), '\n'), 2 * (static_cast<std::ptrdiff_t>(steps) + 1));
    EXPECT_TRUE(poses == read_text(path("q.jsonl")));
}

TEST_F(InATerminal, WhereCtrlCWasIgnoredBeforeItStaysIgnored) {
    Terminal terminal(folder(), "trap '' INT; " + program("run crate.json --no-pictures --steps 100000"));
    ASSERT_TRUE(terminal.wait_for("step "));
    terminal.press_ctrl_c();
    EXPECT_EQ(terminal.wait(), 0) << terminal.shown();
    EXPECT_NE(terminal.shown().find("crate: 100000 steps"), std::string::npos) << terminal.shown();
}

TEST_F(InATerminal, ALineStaysWithinTheWindow) {
    for (const int columns : {60, 40, 20, 5}) {
        SCOPED_TRACE(columns);
        Terminal terminal(folder(), program(std::string(kEndless) + " --no-pictures >out"), columns);
        ASSERT_TRUE(terminal.wait_for("\033[K"));
        ASSERT_TRUE(terminal.wait_for("\033[K"));
        terminal.press_ctrl_c();
        EXPECT_EQ(terminal.wait(), 130) << terminal.shown();
        std::vector<std::string> lines = drawings(terminal.shown());
        lines.pop_back();  // what is said at the end
        ASSERT_GE(lines.size(), 2u);
        for (std::string line : lines) {
            const std::size_t key = line.find("^C");
            if (key != std::string::npos) line.resize(key);
            EXPECT_LT(line.size(), static_cast<std::size_t>(columns)) << line;
        }
    }
}

TEST_F(InATerminal, NothingIsDrawnForWhoAsksForQuietOrCannotErase) {
    Terminal quiet(folder(), program("run crate.json --no-pictures --quiet --steps 2000 >out"));
    EXPECT_EQ(quiet.wait(), 0);
    EXPECT_EQ(quiet.shown(), "");
    Terminal dumb(folder(), program("run crate.json --no-pictures --steps 2000 >out"), 100, "dumb");
    EXPECT_EQ(dumb.wait(), 0);
    EXPECT_EQ(dumb.shown().find('\033'), std::string::npos) << dumb.shown();
}

TEST_F(InATerminal, PipesGetNeitherColoursNorBars) {
    // Standard output and standard error, each while the other is the terminal, and both.
    Terminal out(folder(), program("run crate.json --steps 2000 >text"));
    EXPECT_EQ(out.wait(), 0);
    Terminal error(folder(), program("run nosuch 2>error"));
    EXPECT_EQ(error.wait(), 1);
    Terminal both(folder(), bench("crate.json --engine jostle --repeat 1 >table 2>table_error"));
    EXPECT_EQ(both.wait(), 0);
    EXPECT_EQ(both.shown(), "");
    for (const char* file : {"text", "error", "table", "table_error"}) {
        const std::string text = read_text(path(file));
        EXPECT_EQ(text.find('\033'), std::string::npos) << text;
        EXPECT_EQ(text.find('\r'), std::string::npos) << text;
    }
    EXPECT_NE(read_text(path("text")).find("state hash"), std::string::npos);
    EXPECT_NE(read_text(path("error")).find("jostle: 'nosuch' is neither"), std::string::npos);
}

TEST_F(InATerminal, BenchShowsItsProgressToo) {
    Terminal scenes(folder(), bench("crate.json --engine jostle --repeat 1 >table"));
    EXPECT_EQ(scenes.wait(), 0);
    EXPECT_NE(scenes.shown().find("crate on jostle ["), std::string::npos) << scenes.shown();
    Terminal spatial(folder(), bench("spatial --n 100 --work insert --engine jostle --repeat 1 >table"));
    EXPECT_EQ(spatial.wait(), 0);
    EXPECT_NE(spatial.shown().find("] case 0 of 2"), std::string::npos) << spatial.shown();
}

}  // namespace
}  // namespace jostle
