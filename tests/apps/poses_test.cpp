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

constexpr char kHead[] = "step,time_s,body,x_m,y_m,angle_rad,cos,sin,vx_m_s,vy_m_s,turn_rad_s,name";
constexpr int kSteps = 40;

/// A box that falls onto a slope, and turns there.
constexpr char kSlope[] = R"({"jostle": 1, "steps": 40, "step_hertz": 50, "bodies": [
  {"shapes": [{"type": "segment", "point1": [-10, 3], "point2": [10, -3]}]},
  {"type": "dynamic", "name": "a \"box\", say", "position": [-0.0, 0.8], "angle": -0.0, "shapes": [
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
    float vx = 0.0f, vy = 0.0f, turn = 0.0f;
    std::string name;
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
            const Vec2 velocity = made.bodies[i].linear_velocity();
            rows.push_back({step, static_cast<double>(dt) * step, static_cast<int>(i), pose.p.x, pose.p.y,
                            pose.q.angle(), pose.q.c, pose.q.s, velocity.x, velocity.y,
                            made.bodies[i].angular_velocity(), i == 1 ? "a \"box\", say" : ""});
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
        expect_bits(rows[i].vx, expected[i].vx, "vx");
        expect_bits(rows[i].vy, expected[i].vy, "vy");
        expect_bits(rows[i].turn, expected[i].turn, "turn");
        EXPECT_EQ(rows[i].name, expected[i].name);
    }
    // The box has come down the slope and lies on it: the comparison was of numbers that change.
    EXPECT_NEAR(rows.back().angle, -0.2915f, 0.02f);  // atan(-3 / 10)
}

/// As spreadsheets read it (RFC 4180).
std::string unquoted(const std::string& field) {
    if (field.empty() || field[0] != '"') return field;
    std::string text;
    for (std::size_t i = 1; i + 1 < field.size(); ++i) {
        text += field[i];
        if (field[i] == '"') ++i;
    }
    return text;
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
            if (c == ',' && fields.size() < 12) fields.push_back(&c + 1);
        }
        ASSERT_EQ(fields.size(), 12u) << line;
        const auto number = [&](std::size_t i) { return std::strtof(fields[i], nullptr); };
        rows.push_back({std::atoi(fields[0]), std::strtod(fields[1], nullptr), std::atoi(fields[2]),
                        number(3), number(4), number(5), number(6), number(7), number(8), number(9),
                        number(10), unquoted(fields[11])});
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
                        row["cos"], row["sin"], row["vx_m_s"], row["vy_m_s"], row["turn_rad_s"],
                        row["name"]});
    }
    expect_rows(rows);
}

TEST_F(Poses, OfEveryNthStepAreThoseOfAllSteps) {
    (void)jostle("run slope.json --no-pictures --poses all.csv");
    const Said said = jostle("run slope.json --no-pictures --poses some.csv --every 15");
    ASSERT_EQ(said.status, 0) << said;
    std::istringstream all(read_text(path("all.csv")));
    std::string expected, line;
    for (int row = 0; std::getline(all, line); ++row) {
        const int step = (row - 1) / 2;  // two bodies
        if (row == 0 || step % 15 == 0) expected += line + '\n';
    }
    EXPECT_EQ(read_text(path("some.csv")), expected);
    EXPECT_EQ(jostle("run slope.json --poses x.csv --every 0").status, 2);
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
