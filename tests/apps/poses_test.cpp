// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle run --poses` writes the poses of the same world stepped here, to the bit.
#include <jostle/scene/io.h>

#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "apps/program.h"

namespace jostle {
namespace {

using nlohmann::json;

constexpr char kHead[] = "step,time_s,body,x_m,y_m,angle_rad,cos,sin";
constexpr int kSteps = 40;

/// A box that falls onto a slope, and turns there.
constexpr char kSlope[] = R"({"jostle": 1, "steps": 40, "step_hertz": 50, "bodies": [
  {"shapes": [{"type": "segment", "point1": [-10, 3], "point2": [10, -3]}]},
  {"type": "dynamic", "position": [-0.0, 0.8], "angle": -0.0, "shapes": [
    {"type": "box", "half_width": 0.5, "half_height": 0.25}]}
]})";

class Poses : public ProgramTest {
  protected:
    void SetUp() override {
        ProgramTest::SetUp();
        write("slope.json", kSlope);
    }
};

struct PoseRow {
    int step = 0;
    double time = 0.0;
    int body = 0;
    float x = 0.0f, y = 0.0f, angle = 0.0f, c = 0.0f, s = 0.0f;
};

/// Of the same world, stepped by the library.
std::vector<PoseRow> expected_rows() {
    const Scene scene = parse_scene(kSlope);
    SceneWorld made = make_world(scene);
    const float dt = 1.0f / scene.step_hertz;
    std::vector<PoseRow> rows;
    for (int step = 0; step <= kSteps; ++step) {
        if (step > 0) made.world.step(dt, scene.substeps);
        for (std::size_t i = 0; i < made.bodies.size(); ++i) {
            const Transform pose = made.bodies[i].transform();
            rows.push_back({step, static_cast<double>(dt) * step, static_cast<int>(i), pose.p.x, pose.p.y,
                            pose.q.angle(), pose.q.c, pose.q.s});
        }
    }
    return rows;
}

void expect_bits(float a, float b, const char* what) {
    EXPECT_EQ(a, b) << what;
    EXPECT_EQ(std::signbit(a), std::signbit(b)) << what;
}

void expect_rows(const std::vector<PoseRow>& rows) {
    const std::vector<PoseRow> expected = expected_rows();
    ASSERT_EQ(rows.size(), expected.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        SCOPED_TRACE(i);
        EXPECT_EQ(rows[i].step, expected[i].step);
        EXPECT_EQ(rows[i].time, expected[i].time);
        EXPECT_EQ(rows[i].body, expected[i].body);
        expect_bits(rows[i].x, expected[i].x, "x");
        expect_bits(rows[i].y, expected[i].y, "y");
        expect_bits(rows[i].angle, expected[i].angle, "angle");
        expect_bits(rows[i].c, expected[i].c, "cos");
        expect_bits(rows[i].s, expected[i].s, "sin");
    }
    // The box has come down the slope and lies on it: the comparison was of numbers that change.
    EXPECT_NEAR(rows.back().angle, -0.2915f, 0.02f);  // atan(-3 / 10)
}

TEST_F(Poses, AsCsvReadBackAsTheSameFloats) {
    const Said said = jostle("run slope.json --no-pictures --poses poses.csv");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_NE(said.out.find("poses       poses.csv\n"), std::string::npos) << said;
    std::istringstream text(read_text(path("poses.csv")));
    std::string line;
    ASSERT_TRUE(std::getline(text, line));
    EXPECT_EQ(line, kHead);
    std::vector<PoseRow> rows;
    while (std::getline(text, line)) {
        std::vector<const char*> fields{line.c_str()};
        for (const char& c : line) {
            if (c == ',') fields.push_back(&c + 1);
        }
        ASSERT_EQ(fields.size(), 8u) << line;
        const auto number = [&](std::size_t i) { return std::strtof(fields[i], nullptr); };
        rows.push_back({std::atoi(fields[0]), std::strtod(fields[1], nullptr), std::atoi(fields[2]),
                        number(3), number(4), number(5), number(6), number(7)});
    }
    expect_rows(rows);
}

TEST_F(Poses, AsJsonLinesReadBackAsTheSameFloats) {
    const Said said = jostle("run slope.json --no-pictures --json --poses POSES.JSONL");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_EQ(json::parse(said.out)["files"], json({"POSES.JSONL"}));
    std::istringstream text(read_text(path("POSES.JSONL")));
    std::string line;
    std::vector<PoseRow> rows;
    while (std::getline(text, line)) {
        const auto row = nlohmann::ordered_json::parse(line);
        std::string columns;
        for (const auto& item : row.items()) columns += (columns.empty() ? "" : ",") + item.key();
        ASSERT_EQ(columns, kHead);
        rows.push_back({row["step"], row["time_s"], row["body"], row["x_m"], row["y_m"], row["angle_rad"],
                        row["cos"], row["sin"]});
    }
    expect_rows(rows);
}

TEST_F(Poses, WithAnotherSuffixAreWrongUsage) {
    for (const char* name : {"poses.txt", "poses.json", "poses", "csv", "-", ".csv/"}) {
        SCOPED_TRACE(name);
        const Said said = jostle(std::string("run slope.json --poses ") + name);
        EXPECT_EQ(said.status, 2) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find(".csv"), std::string::npos) << said;
        EXPECT_EQ(said.out, "");
    }
    EXPECT_EQ(files(), 1);
}

TEST_F(Poses, ThatCannotBeWrittenAreRefusedBeforeTheRunAndLeaveNothing) {
    std::filesystem::create_directory(path("folder.csv"));
    for (const char* name : {"no/such/folder/poses.csv", "folder.csv"}) {
        SCOPED_TRACE(name);
        const Said said = jostle(std::string("run slope.json --poses ") + name);
        EXPECT_EQ(said.status, 1) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find(name), std::string::npos) << said;
        EXPECT_EQ(said.out, "");
    }
    const Said broken = jostle("run nosuch.json --poses poses.csv");
    EXPECT_EQ(broken.status, 1) << broken;
    EXPECT_EQ(files(), 1) << "half a file, or pictures";
}

}  // namespace
}  // namespace jostle
