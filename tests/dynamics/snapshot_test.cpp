// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Snapshots: worlds kept as memory. Random rollbacks by snapshots are in saves_test.cpp, and
// lacks of memory in snapshots_out_of_memory_test.cpp.
#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>

#include <string>
#include <vector>

#include "dynamics/furnished_world.h"
#include "dynamics/seen_world.h"
#include "support/expect_refused.h"

namespace jostle::test {
namespace {

TEST(Snapshot, ARestoredWorldGoesOnWithTheSameBits) {
    World straight, other;
    furnish_for_save(straight);
    for (int i = 0; i < 30; ++i) {
        edit_world(straight, i);
        straight.step(kDt);
    }
    // Of a world with other objects, other names and other large polygons, whose memory is used again.
    furnish_for_save(other);
    other.create_body({.name = "a name that nobody else has"}).create_shape(LargePolygon::regular(64, 2.0f));
    const std::vector<Vec2> line = [] {
        std::vector<Vec2> points;
        for (int i = 0; i < 300; ++i) points.push_back({100.0f - static_cast<float>(i), 0.0f});
        return points;
    }();
    const Body hills = other.create_body();
    hills.create_chain({.points = line.data(), .count = static_cast<int>(line.size())});
    run(other, 5);
    Snapshot kept;
    EXPECT_TRUE(kept.empty());
    other.keep(kept);
    straight.keep(kept);
    EXPECT_FALSE(kept.empty());
    EXPECT_EQ(first_other(kept.save(), straight.save()), -1);

    World restored({.gravity = {3.0f, 0.0f}, .length_scale = 2.0f});
    furnish_for_save(restored);
    for (int times = 0; times < 3; ++times) {
        EXPECT_TRUE(restored.restore(kept).is_complete());
        EXPECT_EQ(restored.check(), "");
        EXPECT_EQ(first_other(restored.save(), kept.save()), -1);
        ASSERT_EQ(seen(restored), seen(World(straight.clone())));
        for (const BodyMove& moved : restored.events().moved) ASSERT_TRUE(moved.body.is_valid());
        World twin = straight.clone();
        for (int i = 30; i < 80; ++i) {
            edit_world(twin, i);
            edit_world(restored, i);
            twin.step(kDt);
            restored.step(kDt);
            ASSERT_EQ(seen(restored), seen(twin)) << times << ", step " << i;
        }
        EXPECT_EQ(restored.check(), "");
    }
}

/// A small world between restores of tables that have had the room of a large one: its room for answers about
/// pairs, which a save has, grows as that of a world that was never large.
TEST(Snapshot, AnswersAboutPairsHaveAsMuchRoomAsInTheStraightRun) {
    const auto grow = [](World& world) {
        for (int i = 0; i < 200; ++i)
            add_dynamic(world, {3.0f * static_cast<float>(i), 5.0f}, Circle{{}, 0.5f}).set_bullet(true);
        run(world, 3);
    };
    World straight, restored;
    for (World* const world : {&straight, &restored}) {
        world->on_should_collide([](Shape, Shape) { return true; });
        add_ground(*world);
        add_dynamic(*world, {0.0f, 5.0f}, Circle{{}, 0.5f});
        run(*world, 3);
    }
    Snapshot small;
    restored.keep(small);
    for (int times = 0; times < 3; ++times) {
        grow(restored);
        (void)restored.restore(small);
    }
    grow(straight);
    grow(restored);
    EXPECT_EQ(restored.check(), "");
    EXPECT_EQ(first_other(restored.save(), straight.save()), -1);
}

TEST(Snapshot, HandlesAndFunctionsFollowTheRulesOfLoads) {
    World world;
    add_ground(world);
    const Body old = add_dynamic(world, {0.0f, 1.0f}, Circle{{}, 0.5f});
    world.on_should_collide(old.shapes().front(), [](Shape, Shape) { return true; });
    Snapshot kept;
    world.keep(kept);
    world.destroy(old);
    const Body young = add_dynamic(world, {5.0f, 1.0f}, Circle{{}, 0.5f});
    EXPECT_TRUE(world.restore(kept).is_complete());
    EXPECT_TRUE(old.is_valid());
    EXPECT_FALSE(young.is_valid());
    World other;
    const LoadReport report = other.restore(kept);
    ASSERT_EQ(report.without_function.size(), 1u);
    EXPECT_EQ(report.without_function[0].body(), other.body(old.handle().key()));
}

TEST(Snapshot, OneOfNothingIsRefused) {
    World world;
    Snapshot kept;
    expect_refused("World::restore", "from", [&] { (void)world.restore(kept); });
    expect_refused("Snapshot::save", "this", [&] { (void)kept.save(); });
    world.keep(kept);
    const Snapshot moved = std::move(kept);
    EXPECT_TRUE(kept.empty());  // NOLINT(bugprone-use-after-move): documented
    (void)world.restore(moved);
    world.on_impulses([](const Contact&) {});
    add_ground(world);
    add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    int asked = 0;
    world.on_impulses([&](const Contact&) {
        ++asked;
        expect_refused("World::keep", "the world", [&] { world.keep(kept); });
        expect_refused("World::restore", "the world", [&] { (void)world.restore(moved); });
    });
    run(world, 3);
    EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace jostle::test
