// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// docs/scene.schema.json, the reader and the writer know the same keys with the same defaults: the tables of
// fields.h, which reader and writer walk, are walked here too and held against the schema.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/scene/io.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>

#include "scene/fields.h"
#include "scene/joint_fields.h"

namespace jostle {
namespace {

using nlohmann::json;

json read_page(const std::string& path) {
    std::ifstream file(std::string(JOSTLE_SOURCE_DIR) + "/" + path);
    return json::parse(file);
}

/// The content of a table: each key with its default as the schema would write it, or null where there is
/// none.
struct Collector {
    std::map<std::string, json> keys;
    std::set<std::string> required;

    static json shortest(float value) { return json::parse(to_text(value)); }

    void child(const char* key, bool is_required) {
        keys[key] = nullptr;
        if (is_required) required.insert(key);
    }
    void text(const char* key, const std::string&, std::size_t) { keys[key] = ""; }
    void flag(const char* key, bool, bool standard) { keys[key] = standard; }
    void number(const char* key, float, float standard, Range) { keys[key] = shortest(standard); }
    void point(const char* key, Vec2, Vec2 standard, Range) {
        keys[key] = json::array({shortest(standard.x), shortest(standard.y)});
    }
    void integer(const char* key, int, int standard, long long, long long) { keys[key] = standard; }
    void word(const char* key, std::uint64_t, std::uint64_t standard) {
        keys[key] = standard == ~std::uint64_t{0} ? json("0xffffffffffffffff") : json(standard);
    }
    template <class Enum>
    void choice(const char* key, Enum, Enum standard, std::span<const std::string_view> names) {
        keys[key] = names[static_cast<std::size_t>(standard)];
    }
    void required_number(const char* key, float, Range) { child(key, true); }
    void optional_number(const char* key, const std::optional<float>&, Range) { child(key, false); }
    void optional_flag(const char* key, const std::optional<bool>&) { child(key, false); }
    void required_point(const char* key, Vec2, Range) { child(key, true); }
};

void expect_matches(const json& object, const Collector& table, const std::string& what) {
    SCOPED_TRACE(what);
    std::set<std::string> schema_keys, table_keys;
    for (const auto& [key, value] : object.at("properties").items()) schema_keys.insert(key);
    for (const auto& [key, value] : table.keys) table_keys.insert(key);
    EXPECT_EQ(schema_keys, table_keys);
    std::set<std::string> required;
    if (object.contains("required")) required = object.at("required").get<std::set<std::string>>();
    EXPECT_EQ(required, table.required);
    EXPECT_EQ(object.at("additionalProperties"), false);
    for (const auto& [key, standard] : table.keys) {
        if (standard.is_null() || !object.at("properties").contains(key)) continue;
        EXPECT_EQ(object.at("properties").at(key).value("default", json()), standard) << key;
    }
}

template <class Geometry, class Visit>
Collector shape_table(Visit visit) {
    Collector table;
    SceneShape shape;
    Geometry geometry;
    scene_detail::visit_shape(table, shape);
    visit(table, geometry);
    return table;
}

template <class Def>
void expect_joint_matches(const json& defs) {
    Collector table;
    const SceneJoint joint;
    const Def def;
    scene_detail::visit_joint(table, joint, def);
    scene_detail::JointFields<Def>::visit(table, def);
    expect_matches(defs.at(scene_detail::JointFields<Def>::kName), table,
                   scene_detail::JointFields<Def>::kName);
}
template <std::size_t... I>
void expect_joints_match(const json& defs, std::index_sequence<I...>) {
    (expect_joint_matches<std::variant_alternative_t<I, AnyJointDef>>(defs), ...);
}

TEST(Schema, KeysAndDefaultsAreTheTables) {
    const json schema = read_page("docs/scene.schema.json");
    const json& defs = schema.at("$defs");
    {
        Collector table;
        Scene scene;
        scene_detail::visit_scene(table, scene);
        expect_matches(schema, table, "scene");
    }
    {
        Collector table;
        SceneBody body;
        scene_detail::visit_body(table, body);
        expect_matches(defs.at("body"), table, "body");
    }
    {
        Collector table;
        Material material;
        scene_detail::visit_material(table, material);
        expect_matches(defs.at("material"), table, "material");
    }
    {
        Collector table;
        MassData mass;
        scene_detail::visit_mass(table, mass);
        expect_matches(defs.at("mass"), table, "mass");
    }
#define EXPECT_SHAPE(type, Geometry) \
    expect_matches(defs.at(#type),   \
                   shape_table<Geometry>([](auto& v, auto& g) { scene_detail::visit_##type(v, g); }), #type)
    EXPECT_SHAPE(circle, Circle);
    EXPECT_SHAPE(capsule, Capsule);
    EXPECT_SHAPE(segment, Segment);
    EXPECT_SHAPE(polygon, ScenePolygon);
    EXPECT_SHAPE(box, scene_detail::SceneBox);
    EXPECT_SHAPE(chain, SceneChain);
    EXPECT_SHAPE(outline, SceneOutline);
#undef EXPECT_SHAPE
    expect_joints_match(defs, std::make_index_sequence<std::variant_size_v<AnyJointDef>>{});
}

TEST(Schema, TheDocumentsExamplesAreRead) {
    std::ifstream file(std::string(JOSTLE_SOURCE_DIR) + "/docs/scene-format.md");
    std::string line, block;
    int scenes = 0, shapes = 0;
    for (bool in_block = false; std::getline(file, line);) {
        if (line == "```json") {
            in_block = true;
            block.clear();
        } else if (line == "```" && in_block) {
            in_block = false;
            const bool is_scene = json::parse(block).contains("jostle");
            (is_scene ? scenes : shapes) += 1;
            const std::string text =
                is_scene ? block : R"({"jostle": 1, "bodies": [{"shapes": [)" + block + "]}]}";
            EXPECT_NO_THROW((void)make_world(parse_scene(text))) << block;
        } else if (in_block) {
            block += line + "\n";
        }
    }
    EXPECT_EQ(scenes, 1);
    EXPECT_EQ(shapes, 2);
}

/// The smallest object that the reader takes: the required keys, with values of the right type.
json smallest(const json& object) {
    json made = json::object();
    if (!object.contains("required")) return made;
    for (const std::string key : object.at("required")) {
        const json& property = object.at("properties").at(key);
        if (property.contains("const")) {
            made[key] = property.at("const");
        } else if (key == "vertices" || key == "points" || key == "outer") {
            made[key] = json::parse("[[0, 0], [1, 0], [0, 1]]");
        } else if (key == "body_a" || key == "body_b") {
            made[key] = key == "body_a" ? 0 : 1;
        } else if (key == "frame") {
            made[key] = 2;
        } else if (key == "joint_a" || key == "joint_b") {
            made[key] = key == "joint_a" ? 0 : 1;
        } else if (property.value("type", "") == "number") {
            made[key] = 1;
        } else {
            made[key] = json::array({key.back() == '2' ? 2 : 1, 0});
        }
    }
    return made;
}

/// A document with the object in its place.
json document_with(const std::string& what, const json& object) {
    json document = json::parse(R"({"jostle": 1, "bodies": [{}, {}, {}]})");
    if (what == "scene") {
        document.update(object);
        if (!object.contains("bodies")) document["bodies"] = json::array({json::object(), json::object()});
    } else if (what == "body") {
        document["bodies"][0] = object;
    } else if (what == "mass") {
        document["bodies"][0]["mass"] = object;
    } else if (what == "material") {
        json chain = json::parse(
            R"({"type": "chain", "points": [[0, 0], [1, 0], [2, 0]], "segment_materials": [0, 0]})");
        chain["materials"] = json::array({object});
        document["bodies"][0]["shapes"] = json::array({chain});
    } else if (object.contains("body_a")) {
        document["joints"] = json::array({object});
    } else if (object.contains("joint_a")) {
        const json hinge = json::parse(R"({"type": "revolute", "body_a": 0, "body_b": 1})");
        document["joints"] = json::array({hinge, hinge, object});
    } else {
        document["bodies"][0]["shapes"] = json::array({object});
    }
    return document;
}

TEST(Schema, EveryKeyIsReadAndNoOther) {
    const json schema = read_page("docs/scene.schema.json");
    std::map<std::string, json> objects{{"scene", schema}};
    for (const auto& [name, object] : schema.at("$defs").items()) {
        if (object.contains("properties")) objects[name] = object;
    }
    ASSERT_EQ(objects.size(), 1u + 3u + 7u + std::variant_size_v<AnyJointDef>);
    for (const auto& [what, object] : objects) {
        const json least = smallest(object);
        for (const auto& [key, property] : object.at("properties").items()) {
            SCOPED_TRACE(what + "." + key);
            json given = least;
            if (property.contains("default")) given[key] = property.at("default");
            EXPECT_NO_THROW((void)parse_scene(document_with(what, given).dump()))
                << document_with(what, given);
            // A value that the key does not take: that the key is known shows in what the error names.
            given = least;
            given[key] = key == "properties" ? json(1) : json::parse("{\"nonsense\": []}");
            try {
                (void)parse_scene(document_with(what, given).dump());
                FAIL() << "took nonsense";
            } catch (const SceneError& error) {
                EXPECT_NE(std::string(error.what()).find(key), std::string::npos) << error.what();
                EXPECT_EQ(std::string(error.what()).find("has no key \"" + key), std::string::npos)
                    << error.what();
            }
        }
        json given = least;
        given["zzzzzz"] = 1;
        EXPECT_THROW((void)parse_scene(document_with(what, given).dump()), SceneError) << what;
        given = least;
        given["comment"] = json::parse("{\"any\": [1, null]}");
        given["x-note"] = 1;
        given["$schema"] = "scene.schema.json";
        EXPECT_NO_THROW((void)parse_scene(document_with(what, given).dump())) << what;
    }
}

TEST(Schema, KeysThatNeedEachOtherAreRefusedAlone) {
    const json chain = read_page("docs/scene.schema.json").at("$defs").at("chain");
    EXPECT_EQ(chain.at("dependentRequired"),
              json::parse(R"({"materials": ["segment_materials"], "segment_materials": ["materials"]})"));
    const auto reads = [](const json& shape) {
        try {
            (void)parse_scene(document_with("chain", shape).dump());
        } catch (const SceneError&) {
            return false;
        }
        return true;
    };
    json given = json::parse(R"({"type": "chain", "points": [[0, 0], [1, 0]], "materials": [{}],
                                 "segment_materials": [0]})");
    EXPECT_TRUE(reads(given));
    for (const auto& [key, others] : chain.at("dependentRequired").items()) {
        for (const std::string other : others) {
            json alone = given;
            alone.erase(other);
            EXPECT_FALSE(reads(alone)) << key << " without " << other;
            // Nor does an empty list count.
            alone = given;
            alone[key] = json::array();
            EXPECT_FALSE(reads(alone)) << key << " is empty";
            alone.erase(other);
            EXPECT_FALSE(reads(alone)) << key << " is empty, without " << other;
        }
        EXPECT_EQ(chain.at("properties").at(key).at("minItems"), 1);
    }
    // That there are as many as segments is beyond a schema.
    given["segment_materials"] = json::array({0, 0});
    EXPECT_FALSE(reads(given));
}

}  // namespace
}  // namespace jostle
