// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Islands: which bodies hang together, as touches and joints begin and end.
#include <gtest/gtest.h>

#include "math/random.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

int island_of(const World& world, const Body& body) {
    const Tables& tables = WorldTestAccess::tables(world);
    return tables.bodies[WorldTestAccess::id(body)].island.index;
}
const IslandRecord& record_of(const World& world, const Body& body) {
    return WorldTestAccess::tables(world).islands[{island_of(world, body)}];
}
/// The bodies of an island, by slot, in the order of its list.
std::vector<int> list_of(const World& world, const Body& body) {
    std::vector<int> list;
    const Tables& tables = WorldTestAccess::tables(world);
    for (BodyId id = record_of(world, body).first; id != kNone; id = tables.bodies[id].island_next)
        list.push_back(id.index);
    return list;
}

TEST(Islands, OfBodiesThatTouch) {
    World world({.gravity = {}});
    const Body floor = add_ground(world);
    const Body a = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f)),
               b = add_dynamic(world, {1.0f, 0.5f}, Polygon::box(0.5f, 0.5f)),
               far = add_dynamic(world, {9.0f, 0.5f}, Polygon::box(0.5f, 0.5f)),
               sensor = add_dynamic(world, {1.5f, 0.5f}, Circle{{}, 0.5f}, {.is_sensor = true});
    EXPECT_EQ(island_of(world, floor), -1) << "what is static links nothing";
    EXPECT_NE(island_of(world, a), island_of(world, b)) << "no step has seen that they touch";
    run(world, 1);
    EXPECT_EQ(island_of(world, a), island_of(world, b));
    EXPECT_NE(island_of(world, a), island_of(world, far)) << "both stand on the floor";
    EXPECT_NE(island_of(world, a), island_of(world, sensor));
    EXPECT_FALSE(record_of(world, a).has_lost_link);
    b.set_transform({5.0f, 0.5f}, 0.0f);
    run(world, 1);
    EXPECT_EQ(island_of(world, a), island_of(world, b)) << "islands are split where it matters";
    EXPECT_TRUE(record_of(world, a).has_lost_link);
}

TEST(Islands, OfBodiesThatAreJoined) {
    World world({.gravity = {}});
    const Body wall = world.create_body();
    const Body lift = world.create_body({.type = BodyType::kKinematic});
    std::vector<Body> balls;
    for (int i = 0; i < 4; ++i)
        balls.push_back(add_dynamic(world, {3.0f * static_cast<float>(i), 0.0f}, Circle{{}, 0.5f}));
    world.create_revolute({.body_a = wall, .body_b = balls[0]});
    world.create_revolute({.body_a = wall, .body_b = balls[1]});
    world.create_weld({.body_a = lift, .body_b = balls[2]});
    EXPECT_EQ(WorldTestAccess::tables(world).islands.size(), 5) << "neither wall nor lift links";
    world.create_distance({.body_a = balls[0], .body_b = balls[1], .length = 3.0f});
    const Joint last = world.create_distance({.body_a = balls[3], .body_b = balls[1], .length = 6.0f});
    EXPECT_EQ(record_of(world, balls[3]).count, 3);
    EXPECT_EQ(record_of(world, balls[2]).count, 1);
    EXPECT_EQ(world.check(), "");
    world.destroy(last);
    EXPECT_TRUE(record_of(world, balls[3]).has_lost_link);
    EXPECT_EQ(world.check(), "");
}

/// The larger of two islands keeps its id and its place in the list; of two equal ones the lower id does.
TEST(Islands, TheLargerOneKeepsItsId) {
    World world({.gravity = {}});
    std::vector<Body> balls;
    for (int i = 0; i < 5; ++i)
        balls.push_back(add_dynamic(world, {3.0f * static_cast<float>(i), 0.0f}, Circle{{}, 0.5f}));
    const auto join = [&](int a, int b) {
        world.create_distance({.body_a = balls[static_cast<std::size_t>(a)],
                               .body_b = balls[static_cast<std::size_t>(b)],
                               .length = 3.0f});
    };
    join(4, 3);
    EXPECT_EQ(list_of(world, balls[3]), (std::vector{3, 4}));
    EXPECT_EQ(island_of(world, balls[4]), 3);
    join(0, 4);
    EXPECT_EQ(list_of(world, balls[0]), (std::vector{3, 4, 0}));
    join(1, 2);
    join(2, 3);
    EXPECT_EQ(list_of(world, balls[1]), (std::vector{3, 4, 0, 1, 2}));
    EXPECT_EQ(WorldTestAccess::tables(world).islands.size(), 1);
    EXPECT_EQ(world.check(), "");
}

TEST(Islands, ABodyThatChangesItsClassLeavesItsIsland) {
    World world;
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 3);
    run(world, 3);
    EXPECT_EQ(record_of(world, boxes[0]).count, 6);
    boxes[1].set_type(BodyType::kKinematic);
    EXPECT_EQ(record_of(world, boxes[0]).count, 5);
    EXPECT_EQ(record_of(world, boxes[1]).count, 1);
    boxes[2].set_type(BodyType::kStatic);
    EXPECT_EQ(island_of(world, boxes[2]), -1);
    boxes[3].set_enabled(false);
    EXPECT_EQ(island_of(world, boxes[3]), -1);
    world.destroy(boxes[4]);
    EXPECT_EQ(world.check(), "");
    boxes[1].set_type(BodyType::kDynamic);
    boxes[2].set_type(BodyType::kDynamic);
    boxes[3].set_enabled(true);
    run(world, 3);
    EXPECT_EQ(record_of(world, boxes[1]).count, 5);
}

TEST(Islands, CheckSeesWhatIsWrong) {
    World world;
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 3);
    const Body far = add_dynamic(world, {20.0f, 5.0f}, Circle{{}, 0.5f});
    run(world, 3);
    Tables& tables = WorldTestAccess::tables(world);
    const auto expect_fault = [&](auto& field, auto value) {
        const auto kept = field;
        field = value;
        EXPECT_NE(world.check(), "");
        field = kept;
        EXPECT_EQ(world.check(), "");
    };
    IslandRecord& island = tables.islands[{island_of(world, boxes[0])}];
    expect_fault(island.count, 5);
    expect_fault(island.last, island.first);
    expect_fault(island.first, island.last);
    expect_fault(tables.bodies[island.first].island, IslandId{island_of(world, far)});
    expect_fault(tables.bodies[island.first].island, IslandId{});
    // A link that nobody noted as lost.
    boxes[0].set_transform({50.0f, 0.5f}, 0.0f);
    run(world, 2);
    expect_fault(island.has_lost_link, false);
}

/// The hash tells worlds apart whose bodies hang together otherwise.
TEST(Islands, AreState) {
    World world;
    add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 3);
    run(world, 3);
    const std::uint64_t before = world.state_hash();
    IslandRecord& island = WorldTestAccess::tables(world).islands[{island_of(world, boxes[0])}];
    island.has_lost_link = true;
    EXPECT_NE(world.state_hash(), before);
}

}  // namespace
}  // namespace jostle::test
