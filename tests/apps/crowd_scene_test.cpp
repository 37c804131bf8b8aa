// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of crowds: values that were worked out, errors that say where, and docs/crowd.schema.json, which
// knows the same keys with the same defaults.
#include "jostle/crowd_scene.h"

#include <jostle/scene/io.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "../fuzz/read_crowd_target.h"
#include "apps/program.h"
#include "jostle/crowd_fields.h"

namespace jostle {
namespace {

using app::CrowdScene;
using app::parse_crowd_scene;
using nlohmann::json;

CrowdScene read(const std::string& rest) {
    return parse_crowd_scene(R"({"jostle_crowd": 1, )" + rest + "}", "crowd.json");
}

TEST(CrowdSceneReader, ReadsStartsAndGoals) {
    const CrowdScene scene = read(R"("name": "x", "step_hertz": 10, "steps": 7,
        "grid": {"lower": [-9, -8], "upper": [9, 8], "cell": 0.25},
        "groups": [{"rows": {"from": [1, 2], "columns": 2, "rows": 2, "spacing": [3, 4]}, "shift": [5, 0], "radius": 0.25, "mask": "0xf"},
                   {"rings": {"radius": 2, "count": 2}, "mirror": [1, 0], "max_acceleration": 3},
                   {"points": [[7, 8]], "exits": [[1, 1]], "at_end": "leave", "together": 2}],
        "obstacles": [{"shape": "chain", "points": [[1, 2]]}])");
    EXPECT_EQ(scene.name, "x");
    EXPECT_EQ(scene.step_hertz, 10.0f);
    EXPECT_EQ(scene.steps, 7);
    ASSERT_TRUE(scene.grid);
    EXPECT_EQ(scene.grid->area.lower, (Vec2{-9, -8}));
    EXPECT_EQ(scene.grid->clearance, 0.5f);
    ASSERT_EQ(scene.groups.size(), 3u);
    EXPECT_EQ(scene.groups[0].starts, (std::vector<Vec3>{{1, 2, 0}, {4, 2, 0}, {1, 6, 0}, {4, 6, 0}}));
    EXPECT_EQ(*scene.groups[0].shift, (Vec3{5, 0, 0}));
    EXPECT_EQ(scene.groups[0].agent.radius, 0.25f);
    EXPECT_EQ(scene.groups[0].agent.mask, 15u);
    ASSERT_EQ(scene.groups[1].starts.size(), 2u);
    EXPECT_NEAR(scene.groups[1].starts[0].y, 2.0f, 1.0e-6f);
    EXPECT_NEAR(scene.groups[1].starts[1].y, -2.0f, 1.0e-6f);
    EXPECT_EQ(scene.groups[1].agent.max_acceleration, 3.0f);
    EXPECT_EQ(scene.groups[2].exits, (std::vector<Vec2>{{1, 1}}));
    EXPECT_EQ(scene.groups[2].at_end, AtEnd::kLeave);
    EXPECT_EQ(*scene.groups[2].together, 2.0f);
    ASSERT_EQ(scene.obstacles.size(), 1u);
    EXPECT_EQ(scene.obstacles[0].shape, ObstacleShape::kChain);
}

/// By the spacing: 10 m of arc have room for 4 of 2.5 m, 11 m too, 12.5 m for 5.
TEST(CrowdSceneReader, RingsAreFilledByTheirSpacing) {
    const CrowdScene scene = read(
        R"("groups": [{"rings": {"radius": 20, "rings": 3, "gap": 2.5, "spacing": 2.5, "from": 1, "to": 1.5}}])");
    EXPECT_EQ(scene.groups[0].starts.size(), 4u + 4u + 5u);
}

TEST(CrowdSceneReader, ReadsCrowdsInSpace) {
    const CrowdScene scene = read(R"("dimensions": 3, "groups": [
        {"rows": {"from": [1, 2, 3], "columns": 2, "layers": 2, "spacing": [1, 1, 4]}, "shift": [0, 0, 5], "preferred_velocity": [1, 2, 3]},
        {"sphere": {"center": [0, 0, 10], "radius": 2, "count": 4}, "mirror": [0, 0, 10]},
        {"points": [[7, 8, 9]], "way_points": [[1, 1, 1]]}])");
    EXPECT_EQ(scene.dimensions, 3);
    ASSERT_EQ(scene.groups.size(), 3u);
    EXPECT_EQ(scene.groups[0].starts, (std::vector<Vec3>{{1, 2, 3}, {2, 2, 3}, {1, 2, 7}, {2, 2, 7}}));
    EXPECT_EQ(*scene.groups[0].shift, (Vec3{0, 0, 5}));
    EXPECT_EQ(scene.groups[0].agent.preferred_velocity, (Vec3{1, 2, 3}));
    // At heights of -3/4, -1/4, 1/4 and 3/4 of the radius.
    ASSERT_EQ(scene.groups[1].starts.size(), 4u);
    for (int i = 0; i < 4; ++i) {
        const Vec3 at = scene.groups[1].starts[static_cast<std::size_t>(i)];
        EXPECT_NEAR(at.z, 8.5f + static_cast<float>(i), 1e-6f);
        EXPECT_NEAR(distance(at, {0, 0, 10}), 2.0f, 1e-6f);
    }
    EXPECT_EQ(scene.groups[2].starts, (std::vector<Vec3>{{7, 8, 9}}));
    EXPECT_EQ(scene.groups[2].way_points, (std::vector<Vec3>{{1, 1, 1}}));
}

TEST(CrowdSceneReader, ReadsBodies) {
    const CrowdScene scene =
        read(R"("bodies": {"disc": 0.75, "push_force": 9, "arm": 0.5, "scene": {"jostle": 1,
        "gravity": [0, 0], "bodies": [{"position": [1, 2], "shapes": [{"type": "circle", "radius": 2}]}]}})");
    ASSERT_TRUE(scene.bodies);
    EXPECT_EQ(scene.bodies->def.disc, 0.75f);
    EXPECT_EQ(scene.bodies->def.push_force, 9.0f);
    EXPECT_EQ(scene.bodies->def.arm, 0.5f);
    EXPECT_EQ(scene.bodies->scene.gravity, (Vec2{0, 0}));
    ASSERT_EQ(scene.bodies->scene.bodies.size(), 1u);
    EXPECT_EQ(scene.bodies->scene.bodies[0].def.position, (Vec2{1, 2}));
}

TEST(CrowdSceneReader, ErrorsSayWhere) {
    const std::pair<const char*, const char*> cases[] = {
        {R"("steps": -1)", "/steps: is -1"},
        {R"("stepz": 1)", "has no key \"stepz\"; did you mean \"steps\"?"},
        {R"("groups": [{}])", "/groups/0: lacks \"points\", \"rows\", \"rings\" or \"sphere\""},
        {R"("groups": [{"points": [], "rows": {"from": [0, 0]}}])",
         "/groups/0: has both \"points\" and \"rows\""},
        {R"("groups": [{"points": [[0, 0]], "radius": 0}])", "/groups/0/radius: is 0; "},
        {R"("groups": [{"points": [[0, 2e9]]}])", "/groups/0/points/0/1: is 2e+09"},
        {R"("groups": [{"points": [[0, 0]], "shift": [1, 0], "mirror": [0, 0]}])",
         "/groups/0: has both \"mirror\" and \"shift\""},
        {R"("groups": [{"points": [[9e8, 0]], "shift": [9e8, 0]}])",
         "/groups/0/shift: sends an agent to (1.8e+09, 0)"},
        {R"("groups": [{"points": [[0, 0]], "exits": [[1, 0]]}])",
         "/groups/0/exits: needs the scene's \"grid\""},
        {R"("grid": {"lower": [0, 0], "upper": [9, 9]}, "groups": [{"points": [[0, 0]], "exits": [[1, 1], [9, 1]]}])",
         "/groups/0/exits/1: is (9, 1); it must lie in the scene's \"grid\""},
        {R"("grid": {"lower": [0, 0], "upper": [9, 9]}, "groups": [{"points": [[0, 0]], "exits": [[1, -1]]}])",
         "/groups/0/exits/0: is (1, -1); it must lie in the scene's \"grid\""},
        {R"("groups": [{"points": [[0, 0]], "way_points": []}])", "/groups/0/way_points: is empty"},
        {R"("groups": [{"points": [[0, 0]], "at_end": "go"}])",
         "/groups/0/at_end: is \"go\"; it must be \"stay\", \"loop\" or \"leave\""},
        {R"("groups": [{"points": [[0, 0]], "layer": "0x100000000"}])",
         "/groups/0/layer: has more than 32 bits"},
        {R"("groups": [{"rings": {"radius": 1, "from": 1, "to": 1}}])", "/groups/0/rings: ends at an angle"},
        {R"("groups": [{"rows": {"from": [0, 0], "columns": 1001, "rows": 1000}}])",
         "/groups/0/rows: makes more than 1000000 agents"},
        {R"("dimensions": 4)", "/dimensions: is 4; "},
        {R"("dimensions": 3, "groups": [{"points": [[0, 0]]}])",
         "/groups/0/points/0: is an array; it must be three numbers, [x, y, z]"},
        {R"("groups": [{"points": [[0, 0, 0]]}])", "/groups/0/points/0: is an array; it must be a pair"},
        {R"("groups": [{"sphere": {"radius": 1}}])", "/groups/0/sphere: needs 3 \"dimensions\""},
        {R"("groups": [{"rows": {"from": [0, 0], "layers": 2}}])", "/groups/0/rows/layers: needs 3 "},
        {R"("dimensions": 3, "obstacles": [])", "/obstacles: is in a scene of 3 dimensions"},
        {R"("dimensions": 3, "bodies": {"scene": {"jostle": 1}})", "/bodies: is in a scene of 3 dimensions"},
        {R"("dimensions": 3, "groups": [{"points": [[0, 0, 0]], "exits": [[1, 0]]}])",
         "/groups/0/exits: needs the scene's \"grid\""},
        {R"("bodies": {})", "/bodies: lacks \"scene\""},
        {R"("bodies": {"scene": {"jostle": 1}, "disc": 0})", "/bodies/disc: is 0; "},
        {R"("bodies": {"scene": {"jostle": 1, "bodies": [{"shapes": [{"type": "circle", "radius": -1}]}]}})",
         "/bodies/scene/bodies/0/shapes/0/radius: is -1; "},
        {R"("grid": {"lower": [0, 0], "upper": [0, 0]})", "/grid: def.area"},
        {R"("grid": {"lower": [0, 0]})", "/grid: lacks \"upper\""},
        {R"("obstacles": [{"points": [[0, 0], [1, 0]]}])",
         "/obstacles/0/points: has 2 points; it must have at least 3"}};
    for (const auto& [text, where] : cases) {
        try {
            (void)read(text);
            ADD_FAILURE() << text;
        } catch (const SceneError& error) {
            EXPECT_NE(std::string(error.what()).find(where), std::string::npos) << error.what();
            EXPECT_EQ(std::string(error.what()).rfind("crowd.json: ", 0), 0u) << error.what();
        }
    }
    EXPECT_THROW((void)parse_crowd_scene(R"({"jostle_crowd": 2})", "x"), SceneError);
    try {
        (void)read(R"("stepz": 1, "grid": {"lower": "x", "upper": [1, 1]}, "groups": [
            {"radius": -1, "points": [[0, 0]], "exits": [[1, 1]]}, {"points": [[0, "y"]]}])");
        FAIL();
    } catch (const SceneError& error) {
        std::vector<std::string> pointers;
        for (const SceneNote& mistake : error.mistakes()) pointers.push_back(mistake.pointer);
        EXPECT_EQ(pointers.size(), 4u) << error.what();
        EXPECT_EQ(pointers.back(), "/groups/1/points/0/1");
    }
    EXPECT_THROW((void)parse_crowd_scene(R"({"jostle": 1})", "x"), SceneError);
    EXPECT_THROW((void)parse_crowd_scene("", "x"), SceneError);
}

TEST(CrowdSceneReader, TheFuzzersCorpusHasAllOutcomes) {
    std::set<fuzz::CrowdOutcome> outcomes;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(JOSTLE_SOURCE_DIR) + "/fuzz/corpus/read_crowd"))
        outcomes.insert(fuzz::check_read_crowd(read_text(entry.path())));
    EXPECT_TRUE(outcomes.contains(fuzz::CrowdOutcome::kRefused));
    EXPECT_TRUE(outcomes.contains(fuzz::CrowdOutcome::kCrowdRefused));
    EXPECT_TRUE(outcomes.contains(fuzz::CrowdOutcome::kStepped));
}

/// The content of a table: each key with its default as the schema has it, or null where there is none.
struct Collector {
    std::map<std::string, json> keys;
    std::set<std::string> required;

    static json shortest(float value) { return json::parse(to_text(value)); }
    static json shortest(Vec2 value) { return json::array({shortest(value.x), shortest(value.y)}); }
    void child(const char* key, bool is_required) {
        keys[key] = nullptr;
        if (is_required) required.insert(key);
    }
    void text(const char* key, const std::string&, std::size_t) { keys[key] = ""; }
    void flag(const char* key, bool, bool standard) { keys[key] = standard; }
    void number(const char* key, float, float standard, Range) { keys[key] = shortest(standard); }
    void point(const char* key, Vec2, Vec2 standard, Range) { keys[key] = shortest(standard); }
    void place(const char* key, Vec3, Vec3 standard, Range) {
        keys[key] = json::array({shortest(standard.x), shortest(standard.y), shortest(standard.z)});
    }
    void required_place(const char* key, Vec3, Range) { child(key, true); }
    void integer(const char* key, int, int standard, long long, long long) { keys[key] = standard; }
    void word(const char* key, std::uint64_t, std::uint64_t standard) { keys[key] = standard; }
    template <class Enum>
    void choice(const char* key, Enum, Enum standard, std::span<const std::string_view> names) {
        keys[key] = names[static_cast<std::size_t>(standard)];
    }
    void required_number(const char* key, float, Range) { child(key, true); }
    void optional_number(const char* key, const std::optional<float>&, Range) { child(key, false); }
    void required_point(const char* key, Vec2, Range) { child(key, true); }
};

template <class Visit>
void expect_matches(const json& object, const char* what, const Visit& visit) {
    SCOPED_TRACE(what);
    Collector table;
    visit(table);
    std::set<std::string> schema_keys, table_keys;
    for (const auto& [key, value] : object.at("properties").items()) schema_keys.insert(key);
    for (const auto& [key, value] : table.keys) table_keys.insert(key);
    EXPECT_EQ(schema_keys, table_keys);
    EXPECT_EQ(object.value("required", std::set<std::string>()), table.required);
    EXPECT_EQ(object.at("additionalProperties"), false);
    for (const auto& [key, standard] : table.keys) {
        if (standard.is_null() || !schema_keys.contains(key)) continue;
        EXPECT_EQ(object.at("properties").at(key).value("default", json()), standard) << key;
    }
}

TEST(CrowdSceneReader, TheSchemaHasTheTables) {
    const json schema = json::parse(read_text(std::string(JOSTLE_SOURCE_DIR) + "/docs/crowd.schema.json"));
    const json& defs = schema.at("$defs");
    CrowdScene scene;
    FlowFieldDef grid;
    app::CrowdGroup group;
    app::WideAgent wide;
    app::CrowdRows rows;
    app::CrowdRings rings;
    app::CrowdSphere sphere;
    CrowdWorldDef bodies;
    ObstacleDef<2> obstacle;
    expect_matches(schema, "scene", [&](Collector& v) { app::visit_crowd(v, scene); });
    expect_matches(defs.at("grid"), "grid", [&](Collector& v) { app::visit_grid(v, grid); });
    expect_matches(defs.at("group"), "group", [&](Collector& v) { app::visit_group(v, group, wide); });
    expect_matches(defs.at("rows"), "rows", [&](Collector& v) { app::visit_rows(v, rows); });
    expect_matches(defs.at("rings"), "rings", [&](Collector& v) { app::visit_rings(v, rings); });
    expect_matches(defs.at("sphere"), "sphere", [&](Collector& v) { app::visit_sphere(v, sphere); });
    expect_matches(defs.at("bodies"), "bodies", [&](Collector& v) { app::visit_bodies(v, bodies); });
    expect_matches(defs.at("obstacle"), "obstacle", [&](Collector& v) { app::visit_obstacle(v, obstacle); });
}

}  // namespace
}  // namespace jostle
