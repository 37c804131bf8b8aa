// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The table of docs/worlds.md about who notices whom, cell by cell against worlds; and sleepers, in whatever
// way they and the sensor come together.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

using Cells = std::vector<std::string>;

Cells cells_of(const std::string& line) {
    Cells cells;
    std::istringstream stream(line);
    std::string cell;
    std::getline(stream, cell, '|');
    while (std::getline(stream, cell, '|')) cells.push_back(cell.substr(1, cell.size() - 2));
    return cells;
}

/// The lines of the table whose head begins with some text, without the line beneath the head.
std::vector<Cells> table_of(const std::string& head) {
    std::vector<Cells> table;
    std::ifstream page(std::filesystem::path(JOSTLE_SOURCE_DIR) / "docs" / "worlds.md");
    for (std::string line; std::getline(page, line);) {
        const bool inside = !table.empty() && line.rfind("| ", 0) == 0;
        if (!table.empty() && !inside) break;
        if (inside || line.rfind(head, 0) == 0) {
            if (line.rfind("| ---", 0) != 0) table.push_back(cells_of(line));
        }
    }
    return table;
}

BodyType type_of(const std::string& name) {
    if (name == "static") return BodyType::kStatic;
    return name == "kinematic" ? BodyType::kKinematic : BodyType::kDynamic;
}

/// Whether a sensor has a shape of a body of some type as its visitor, as the table names it.
bool notices(BodyType of_sensor, const std::string& visitor) {
    World world({.gravity = {}});
    const Body body = world.create_body({.type = type_of(visitor)});
    body.create_shape(Circle{{0.5f, 0.0f}, 1.0f}, {.is_sensor = visitor == "another sensor"});
    if (visitor == "dynamic, asleep") {
        for (int i = 0; i < 60; ++i) world.step(kDt);
        EXPECT_FALSE(body.is_awake());
    }
    const Shape sensor =
        world.create_body({.type = of_sensor}).create_shape(Circle{{}, 1.0f}, {.is_sensor = true});
    world.step(kDt);
    return sensor.visitors().size() == 1;
}

TEST(Sensors, NoticeWhomTheGuideSays) {
    const std::vector<Cells> table = table_of("| the sensor's body");
    ASSERT_EQ(table.size(), 4u);
    ASSERT_EQ(table[0], (Cells{"the sensor's body", "static", "kinematic", "dynamic", "dynamic, asleep",
                               "another sensor"}));
    const char* const rows[] = {"static", "kinematic", "dynamic"};
    for (std::size_t row = 1; row < 4; ++row) {
        ASSERT_EQ(table[row].size(), table[0].size());
        EXPECT_EQ(table[row][0], rows[row - 1]);
        for (std::size_t column = 1; column < table[0].size(); ++column)
            EXPECT_EQ(table[row][column], notices(type_of(table[row][0]), table[0][column]) ? "yes" : "no")
                << table[row][0] << ", " << table[0][column];
    }
}

/// A sensor notices a sleeper and leaves it asleep.
TEST(Sensors, NoticeSleepersHoweverTheyMeet) {
    struct Pair {
        Body sensor_body, body;
        Shape sensor;
    };
    const auto add_body = [](World& world, Pair& pair, bool awake) {
        pair.body = world.create_body({.type = BodyType::kDynamic, .awake = awake});
        pair.body.create_shape(Circle{{0.5f, 0.0f}, 1.0f});
    };
    const auto add_sensor = [](World& world, Pair& pair, BodyType type, Vec2 at) {
        pair.sensor_body = world.create_body({.type = type, .position = at});
        pair.sensor = pair.sensor_body.create_shape(Circle{{}, 1.0f}, {.is_sensor = true});
    };
    const std::function<void(World&, Pair&, BodyType)> meetings[] = {
        [&](World& world, Pair& pair, BodyType type) {  // it falls asleep in the sensor
            add_body(world, pair, true);
            add_sensor(world, pair, type, {});
            for (int i = 0; i < 60; ++i) world.step(kDt);
        },
        [&](World& world, Pair& pair, BodyType type) {  // it is made asleep in the sensor
            add_sensor(world, pair, type, {});
            add_body(world, pair, false);
            world.step(kDt);
        },
        [&](World& world, Pair& pair, BodyType type) {  // the sensor comes to it
            add_body(world, pair, true);
            add_sensor(world, pair, type, {9.0f, 0.0f});
            for (int i = 0; i < 60; ++i) world.step(kDt);
            EXPECT_TRUE(pair.sensor.visitors().empty());
            pair.sensor_body.set_transform({}, 0.0f);
            world.step(kDt);
        }};
    for (const BodyType type : {BodyType::kStatic, BodyType::kKinematic, BodyType::kDynamic})
        for (const auto& meet : meetings) {
            World world({.gravity = {}});
            Pair pair;
            meet(world, pair, type);
            EXPECT_EQ(pair.sensor.visitors().size(), 1u);
            EXPECT_FALSE(pair.body.is_awake());
            EXPECT_EQ(world.check(), "");
        }
}

}  // namespace
}  // namespace jostle::test
