// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sensors: the table of docs/worlds.md about the shapes that they notice, cell by cell against worlds;
// visitors and their times; shapes that become sensors; sleepers, in each way in which they and a sensor come
// together.
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

/// A sensor, and a shape that overlaps it.
struct Meeting {
    BodyType sensor, visitor;  ///< of their bodies
    bool visitor_sleeps = false, visitor_is_sensor = false;
    bool sensor_asks = false, visitor_asks = false;  ///< for kinematic events
};
/// Whether the sensor has the shape as its visitor.
bool is_noticed(const Meeting& meeting) {
    World world({.gravity = {}});
    const Body body = world.create_body({.type = meeting.visitor});
    body.create_shape(Circle{{0.5f, 0.0f}, 1.0f},
                      {.is_sensor = meeting.visitor_is_sensor, .kinematic_events = meeting.visitor_asks});
    if (meeting.visitor_sleeps) {
        run(world, 60);
        EXPECT_FALSE(body.is_awake());
    }
    const Shape sensor =
        world.create_body({.type = meeting.sensor})
            .create_shape(Circle{{}, 1.0f}, {.is_sensor = true, .kinematic_events = meeting.sensor_asks});
    run(world, 2);
    EXPECT_LE(sensor.visitors().size(), 1);
    return !sensor.visitors().empty();
}
/// Of a shape as a column of the table names it.
bool is_noticed(BodyType sensor, const std::string& visitor) {
    return is_noticed({.sensor = sensor,
                       .visitor = type_of(visitor),
                       .visitor_sleeps = visitor == "dynamic, asleep",
                       .visitor_is_sensor = visitor == "another sensor"});
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
            EXPECT_EQ(table[row][column], is_noticed(type_of(table[row][0]), table[0][column]) ? "yes" : "no")
                << table[row][0] << ", " << table[0][column];
    }
}

/// Sensors are not noticed whatever their bodies are; and kinematic bodies are by static and kinematic ones,
/// and the other way round, if one of the two shapes asks for it.
TEST(Sensors, NoticeKinematicBodiesOnRequest) {
    constexpr BodyType kTypes[] = {BodyType::kStatic, BodyType::kKinematic, BodyType::kDynamic};
    for (const BodyType sensor : kTypes)
        for (const BodyType visitor : kTypes)
            for (int k = 1; k < 8; ++k) {  // none of the three: the table
                const Meeting meeting{.sensor = sensor,
                                      .visitor = visitor,
                                      .visitor_is_sensor = k % 2 != 0,
                                      .sensor_asks = k / 2 % 2 != 0,
                                      .visitor_asks = k >= 4};
                const bool dynamic = sensor == BodyType::kDynamic || visitor == BodyType::kDynamic;
                const bool kinematic = sensor == BodyType::kKinematic || visitor == BodyType::kKinematic;
                const bool asks = meeting.sensor_asks || meeting.visitor_asks;
                EXPECT_EQ(is_noticed(meeting), (dynamic || (kinematic && asks)) && !meeting.visitor_is_sensor)
                    << static_cast<int>(sensor) << " " << static_cast<int>(visitor) << " " << k;
            }
}

/// A ball falls through a gate of 2 m from 4 m above its middle, with g = 10 m/s^2: it enters sqrt(2 * 2.5 /
/// 10) s and leaves sqrt(2 * 5.5 / 10) s after it was let go.
TEST(Sensors, KnowWhoIsInThemAndForHowLong) {
    World world;
    const Body gate = add_static(world, {0.0f, 5.0f}, Polygon::box(3.0f, 1.0f), {.is_sensor = true});
    const Body ball = add_dynamic(world, {0.0f, 9.0f}, Circle{{}, 0.5f});
    const Shape sensor = gate.shapes().front(), visitor = ball.shapes().front();
    double entered = 0.0, left = 0.0;
    for (int i = 0; i < 120; ++i) {
        run(world, 1);
        if (!world.events().sensors_entered.empty()) {
            EXPECT_EQ(world.events().sensors_entered[0].sensor, sensor);
            EXPECT_EQ(world.events().sensors_entered[0].visitor, visitor);
            entered = world.time();
        }
        if (!world.events().sensors_left.empty()) left = world.time();
        const bool inside = entered > 0.0 && left == 0.0;
        ASSERT_EQ(sensor.visitors().size(), inside ? 1u : 0u);
        EXPECT_TRUE(visitor.visitors().empty());
        if (inside) {
            const SensorVisitor found = sensor.visitors().front();
            EXPECT_EQ(found.shape, visitor);
            EXPECT_NEAR(found.time, world.time() - entered + kDt, 1e-4);
        }
        EXPECT_FALSE(ball.is_touching(gate)) << "a sensor pushes nothing";
    }
    EXPECT_NEAR(entered, 0.707, 0.05);
    EXPECT_NEAR(left, 1.049, 0.05);
}

/// A shape becomes a sensor and solid again: each touch begins and ends, and it lets through meanwhile.
TEST(Sensors, AShapeBecomesOneAndSolidAgain) {
    World world;
    const Body ground = add_ground(world);
    const Body floor = add_static(world, {0.0f, 2.0f}, Polygon::box(2.0f, 0.25f));
    const Shape shelf = floor.shapes().front();
    const Body box = add_dynamic(world, {0.0f, 2.75f}, Polygon::box(0.5f, 0.5f));
    run(world, 90);
    EXPECT_FALSE(box.is_awake());
    EXPECT_TRUE(box.is_touching(floor));
    shelf.set_sensor(true);
    EXPECT_TRUE(shelf.is_sensor() && box.is_awake());
    run(world, 1);
    EXPECT_EQ(world.events().contacts_ended.size(), 1u);
    EXPECT_EQ(world.events().sensors_entered.size(), 1u);
    EXPECT_EQ(shelf.visitors().size(), 1);
    EXPECT_FALSE(box.is_touching(floor));
    run(world, 90);
    EXPECT_NEAR(box.position().y, 0.5f, 2.0f * kLinearSlop);
    EXPECT_EQ(shelf.visitors().size(), 0);
    box.set_transform({0.0f, 2.75f}, 0.0f);
    shelf.set_sensor(false);
    run(world, 90);
    EXPECT_NEAR(box.position().y, 2.75f, 2.0f * kLinearSlop);
    EXPECT_TRUE(box.is_touching(floor));
    EXPECT_FALSE(box.is_touching(ground));
    EXPECT_EQ(world.check(), "");
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
    struct Case {
        const char* name;
        std::function<void(World&, Pair&, BodyType)> meet;
        float time;  ///< [s] since the sleeper entered
    };
    const Case cases[] = {{"it falls asleep in the sensor",
                           [&](World& world, Pair& pair, BodyType type) {
                               add_body(world, pair, true);
                               add_sensor(world, pair, type, {});
                               run(world, 90);
                           },
                           1.5f},
                          {"it is made asleep in the sensor",
                           [&](World& world, Pair& pair, BodyType type) {
                               add_sensor(world, pair, type, {});
                               add_body(world, pair, false);
                               run(world, 1);
                           },
                           kDt},
                          {"it is made asleep in a sensor that was there before",
                           [&](World& world, Pair& pair, BodyType type) {
                               add_sensor(world, pair, type, {});
                               run(world, 1);
                               add_body(world, pair, false);
                               run(world, 1);
                           },
                           kDt},
                          {"the sensor is made where it sleeps",
                           [&](World& world, Pair& pair, BodyType type) {
                               add_body(world, pair, true);
                               run(world, 60);
                               add_sensor(world, pair, type, {});
                               run(world, 1);
                           },
                           kDt},
                          {"the sensor comes to it",
                           [&](World& world, Pair& pair, BodyType type) {
                               add_body(world, pair, true);
                               add_sensor(world, pair, type, {9.0f, 0.0f});
                               run(world, 60);
                               EXPECT_TRUE(pair.sensor.visitors().empty());
                               pair.sensor_body.set_transform({}, 0.0f);
                               run(world, 1);
                           },
                           kDt}};
    for (const BodyType type : {BodyType::kStatic, BodyType::kKinematic, BodyType::kDynamic})
        for (const Case& each : cases) {
            SCOPED_TRACE(testing::Message() << each.name << ", type " << static_cast<int>(type));
            World world({.gravity = {}});
            Pair pair;
            each.meet(world, pair, type);
            ASSERT_EQ(pair.sensor.visitors().size(), 1u);
            EXPECT_NEAR(pair.sensor.visitors().front().time, each.time, 0.05f);
            EXPECT_FALSE(pair.body.is_awake()) << "a sensor wakes nobody";
        }
}

}  // namespace
}  // namespace jostle::test
