// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle crowd`: what it reports, writes and refuses.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/program.h"
#include "math/random.h"

namespace jostle {
namespace {

using nlohmann::json;

class CrowdCommand : public ProgramTest {
  protected:
    json run_of(const std::string& scene) {
        const Said said = jostle("crowd " + scene + " --json --no-pictures --quiet");
        EXPECT_EQ(said.status, 0) << said;
        return json::parse(said.out, nullptr, false);
    }
};

/// One agent who walks 7 m at 1.4 m/s, and is there, but for the reach of 1 m, after 6 / 1.4 = 4.29 s.
constexpr char kWalker[] = R"({"jostle_crowd": 1, "step_hertz": 20, "steps": 120, "groups": [
  {"points": [[0, 0]], "shift": [7, 0]}, {"points": [[0, 9]]}]})";

TEST_F(CrowdCommand, ReportsAndLeavesPictures) {
    write("walker.json", kWalker);
    const Said said = jostle("crowd walker.json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    for (const char* word :
         {"2 agents", "time per step", "lead", "neighbors", "choice", "agreement", "1 of 1; after 4.3 s",
          "speed", "overlap", "state hash", "out/walker.png", "out/walker-strip.png"})
        EXPECT_NE(said.out.find(word), std::string::npos) << "no '" << word << "' in " << said;
    EXPECT_EQ(files(), 3);
    EXPECT_EQ(read_text(path("out/walker-strip.png")).substr(1, 3), "PNG");
}

TEST_F(CrowdCommand, JsonHasWhatCanBeWorkedOut) {
    write("walker.json", kWalker);
    const Said said = jostle("crowd walker.json --json --format svg --frames 2");
    ASSERT_EQ(said.status, 0) << said;
    const json run = json::parse(said.out);
    std::set<std::string> keys, stages;
    for (const auto& item : run.items()) keys.insert(item.key());
    for (const auto& item : run["profile"].items()) stages.insert(item.key());
    EXPECT_EQ(keys, (std::set<std::string>{"scene",
                                           "threads",
                                           "steps",
                                           "finished",
                                           "dt_s",
                                           "ms_per_step",
                                           "agents",
                                           "groups",
                                           "obstacles",
                                           "travellers",
                                           "arrived",
                                           "mean_arrival_s",
                                           "last_arrival_s",
                                           "mean_speed_m_s",
                                           "squeezed_share",
                                           "greatest_overlap",
                                           "overlapping_steps",
                                           "hash",
                                           "profile",
                                           "files"}));
    EXPECT_EQ(stages,
              (std::set<std::string>{"lead", "tree", "neighbors", "choice", "agreement", "movement"}));
    EXPECT_EQ(run["agents"], 2);
    EXPECT_EQ(run["travellers"], 1);
    EXPECT_EQ(run["arrived"], 1);
    EXPECT_NEAR(run["last_arrival_s"].get<double>(), 4.3, 1.0e-5);
    // The walker's speed in 85 steps until it arrives, and the other's in 120.
    EXPECT_NEAR(run["mean_speed_m_s"].get<double>(), 85 * 1.4 / (85 + 120), 1.0e-3);
    EXPECT_EQ(run["greatest_overlap"], 0.0);
    EXPECT_EQ(run["finished"], true);
    EXPECT_EQ(run["files"].size(), 4u);
    for (const auto& file : run["files"])
        EXPECT_NE(read_text(path(file.get<std::string>())).find("</svg>"), std::string::npos) << file;
}

TEST_F(CrowdCommand, OverlapsAreMeasured) {
    // Two of radius 0.5, the centres 0.8 apart, that do not respond: 0.2 m are 40 % of a radius. Only of
    // those of whom one heeds the other.
    const auto overlap = [&](const std::string& responds) {
        write("two.json",
              R"({"jostle_crowd": 1, "steps": 1, "groups": [{"points": [[0, 0], [0.8, 0]], "max_speed": 0,
            "responds": )" +
                  responds + "}]}");
        return json::parse(jostle("crowd two.json --json --no-pictures").out);
    };
    EXPECT_NEAR(overlap("true")["greatest_overlap"].get<double>(), 0.4, 1.0e-5);
    EXPECT_EQ(overlap("true")["overlapping_steps"], 1);
    EXPECT_EQ(overlap("false")["greatest_overlap"], 0.0);
    EXPECT_EQ(files(), 1);
}

TEST_F(CrowdCommand, PlacesAreWrittenAsAskedFor) {
    write("walker.json", kWalker);
    const Said said = jostle("crowd walker.json --no-pictures --steps 2 --poses a.csv");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_EQ(read_text(path("a.csv")),
              "step,time_s,agent,x_m,y_m,vx_m_s,vy_m_s\n0,0,0,0,0,0,0\n0,0,1,0,9,0,0\n"
              "1,0.05000000074505806,0,0.07,0,1.4,0\n1,0.05000000074505806,1,0,9,0,0\n"
              "2,0.10000000149011612,0,0.14,0,1.4,0\n2,0.10000000149011612,1,0,9,0,0\n");
    EXPECT_EQ(jostle("crowd walker.json --no-pictures --poses b.jsonl").status, 0);
    std::istringstream lines(read_text(path("b.jsonl")));
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(json::parse(line)["agent"], 0);
    EXPECT_EQ(jostle("crowd walker.json --poses c.txt").status, 2);
}

TEST_F(CrowdCommand, TheSceneOfAnyNameRunsAndSaysTheSameOnTwoThreads) {
    for (const char* name : {"circle", "crossing", "drones", "gap", "stadium", "tumbling"}) {
        const std::string run = std::string("crowd ") + name + " --steps 3 --json --no-pictures --quiet";
        const Said once = jostle(run), threads = jostle(run + " --threads 2");
        ASSERT_EQ(once.status, 0) << once;
        const json row = json::parse(once.out);
        EXPECT_GE(row["agents"].get<int>(), 48);
        EXPECT_EQ(row["agents"], row["travellers"]);
        EXPECT_EQ(row["greatest_overlap"], 0.0) << name;
        EXPECT_EQ(row["hash"], json::parse(threads.out)["hash"]);
    }
}

TEST_F(CrowdCommand, AllArriveAndNobodyOverlaps) {
    for (const auto& [name, agents] :
         {std::pair{"circle", 250}, {"crossing", 400}, {"drones", 174}, {"gap", 320}}) {
        const json run = run_of(name);
        EXPECT_EQ(run["arrived"], agents) << name;
        EXPECT_LT(run["greatest_overlap"].get<double>(), 0.01) << name;
    }
}

/// The first 20 s, when crowds stand before all gates; in a long run until the last has left.
TEST_F(CrowdCommand, NobodyOverlapsBeforeTheGatesOfTheStadium) {
    const json run = run_of(test::is_long_run() ? "stadium" : "stadium --steps 200");
    if (test::is_long_run()) {
        EXPECT_EQ(run["arrived"], run["agents"]);
    } else {
        EXPECT_GT(run["arrived"], 100);
    }
    EXPECT_EQ(run["agents"], 20000);
    EXPECT_GT(run["squeezed_share"].get<double>(), 0.01);
    EXPECT_LT(run["greatest_overlap"].get<double>(), 0.01);
}

/// Nobody overlaps a box by more than a hundredth of a radius.
TEST_F(CrowdCommand, AgentsGiveWayToTumblingBoxesAndArrive) {
    const json run = run_of("tumbling");
    EXPECT_EQ(run["arrived"], 48);
    EXPECT_EQ(run["bodies"], 13);
    EXPECT_TRUE(run["profile"].contains("bodies"));
    EXPECT_LT(run["greatest_overlap"].get<double>(), 0.01);
    EXPECT_LT(run["greatest_body_overlap"].get<double>(), 0.01);
}

/// One who stands in the way of a box that nothing can stop, and pushes nobody: 1 m/s for 2 s.
TEST_F(CrowdCommand, ABodyMovesAsItsSceneSays) {
    write("box.json", R"({"jostle_crowd": 1, "step_hertz": 20, "steps": 40,
        "bodies": {"scene": {"jostle": 1, "gravity": [0, 0], "bodies": [{"type": "kinematic", "position": [-3, 0],
            "linear_velocity": [1, 0], "shapes": [{"type": "box", "half_width": 0.5, "half_height": 0.5}]}]}},
        "groups": [{"points": [[0, 0]]}]})");
    const Said said = jostle("crowd box.json --json --no-pictures --quiet --poses box.csv");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_LT(json::parse(said.out)["greatest_body_overlap"].get<double>(), 0.01);
    std::istringstream lines(read_text(path("box.csv")));
    std::string line, last;
    while (std::getline(lines, line)) last = line;
    std::istringstream fields(last);
    std::vector<double> numbers;
    for (std::string field; std::getline(fields, field, ',');) numbers.push_back(std::stod(field));
    ASSERT_EQ(numbers.size(), 7u);
    // The box's front is at -0.5.
    EXPECT_GT(std::hypot(std::max(0.0, numbers[3] + 0.5), std::max(0.0, std::abs(numbers[4]) - 0.5)), 0.49);
}

TEST_F(CrowdCommand, DronesFlyInSpace) {
    const Said said = jostle("crowd drones --json --no-pictures --quiet --steps 2 --poses d.csv");
    ASSERT_EQ(said.status, 0) << said;
    const std::string rows = read_text(path("d.csv"));
    EXPECT_EQ(rows.substr(0, rows.find('\n')), "step,time_s,agent,x_m,y_m,z_m,vx_m_s,vy_m_s,vz_m_s");
    EXPECT_EQ(std::count(rows.begin(), rows.end(), '\n'), 1 + 3 * 174);
}

TEST_F(CrowdCommand, RefusesWithOneSentence) {
    write("bad.json", R"({"jostle_crowd": 1, "groups": [{"points": [[0]]}]})");
    const Said bad = jostle("crowd bad.json");
    EXPECT_EQ(bad.status, 1) << bad;
    EXPECT_TRUE(bad.is_one_sentence()) << bad;
    EXPECT_NE(bad.err.find("bad.json: /groups/0/points/0"), std::string::npos) << bad;
    EXPECT_NE(jostle("crowd circel").err.find("did you mean 'circle'?"), std::string::npos);
    EXPECT_NE(jostle("crowd nothing").err.find("circle, crossing, drones, gap"), std::string::npos);
    EXPECT_NE(jostle("crowd ./bat.json").err.find("did you mean './bad.json'?"), std::string::npos);
    // The library refuses an exit in a wall.
    write("wall.json", R"({"jostle_crowd": 1, "grid": {"lower": [-9, -9], "upper": [9, 9]},
        "groups": [{"points": [[0, 0]], "exits": [[3, 0]]}],
        "obstacles": [{"shape": "chain", "points": [[3, -3], [3, 3]]}]})");
    const Said wall = jostle("crowd wall.json");
    EXPECT_EQ(wall.status, 1) << wall;
    EXPECT_TRUE(wall.is_one_sentence()) << wall;
    EXPECT_NE(wall.err.find("goals[0]"), std::string::npos) << wall;
    EXPECT_EQ(jostle("crowd").status, 2);
    EXPECT_EQ(jostle("crowd circle --steps 0").status, 2);
    EXPECT_EQ(jostle("crowd circle --dt nan").status, 2);
    EXPECT_EQ(jostle("crowd - --json --no-pictures <bad.json").status, 1);
    EXPECT_EQ(files(), 2);
}

}  // namespace
}  // namespace jostle
