// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world and its clone share the rows of what does not move, and nobody can tell: whatever either does, the
// other goes on as if it were alone. Futures of clones are in saves_test.cpp as well.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <memory>
#include <memory_resource>
#include <optional>
#include <thread>
#include <vector>

#include "dynamics/door_entries.h"
#include "dynamics/furnish.h"
#include "dynamics/furnished_world.h"
#include "dynamics/seen_world.h"

namespace jostle::test {
namespace {

/// Counts the bytes that are in use.
class CountedMemory final : public std::pmr::memory_resource {
  public:
    std::size_t bytes = 0;

  private:
    void* do_allocate(std::size_t size, std::size_t alignment) override {
        bytes += size;
        return std::pmr::new_delete_resource()->allocate(size, alignment);
    }
    void do_deallocate(void* p, std::size_t size, std::size_t alignment) override {
        bytes -= size;
        std::pmr::new_delete_resource()->deallocate(p, size, alignment);
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

enum class Tiles { kAsBodies, kAsShapes };

/// Tiles in rows of a hundred, and boxes that fall on them.
void add_level_of_tiles(World& world, int count, Tiles tiles) {
    Body level;
    if (tiles == Tiles::kAsShapes) level = world.create_body();
    for (int i = 0; i < count; ++i) {
        const Vec2 at{static_cast<float>(i % 100), -static_cast<float>(i / 100)};
        if (tiles == Tiles::kAsShapes) {
            level.create_shape(Polygon::offset_box(0.5f, 0.5f, at));
        } else {
            world.create_body({.position = at}).create_shape(Polygon::box(0.5f, 0.5f));
        }
    }
    for (int i = 0; i < 20; ++i)
        add_dynamic(world, {5.0f * static_cast<float>(i), 2.0f}, Polygon::box(0.4f, 0.4f));
    run(world, 10);
}

struct TileBytes {
    std::size_t world = 0, clone = 0;
};
/// [bytes] Of a world with so many tiles, and of its clone after a few steps of both.
TileBytes bytes_with(int count, Tiles tiles) {
    CountedMemory memory;
    World world({.memory = &memory});
    add_level_of_tiles(world, count, tiles);
    // The index of their tree is made in parts.
    run(world, 30);
    const std::size_t before = memory.bytes;
    World clone = world.clone();
    run(world, 5);
    run(clone, 5);
    return {before, memory.bytes - before};
}
TileBytes growth_of(const TileBytes& few, const TileBytes& many) {
    return {many.world - few.world, many.clone - few.clone};
}

/// A tile as a body costs its place, its list of contacts, and room for an island. A tile as a shape costs a
/// bit: whether its box has moved.
TEST(Clone, TakesLittleMemoryForWhatDoesNotMove) {
    const TileBytes bodies =
        growth_of(bytes_with(10'000, Tiles::kAsBodies), bytes_with(20'000, Tiles::kAsBodies));
    EXPECT_LT(bodies.clone, bodies.world / 10);
    const TileBytes shapes =
        growth_of(bytes_with(10'000, Tiles::kAsShapes), bytes_with(20'000, Tiles::kAsShapes));
    EXPECT_LT(shapes.clone, 10'000u);
}

/// A world beside its clone does as another one that shares nothing.
void expect_alone(World& world, World& alone, int first, int steps) {
    for (int i = first; i < first + steps; ++i) {
        for (World* const edited : {&world, &alone}) {
            edit_world(*edited, i);
            edited->step(kDt);
        }
        ASSERT_EQ(seen(world), seen(alone)) << i;
    }
    EXPECT_EQ(world.check(), "");
    EXPECT_EQ(first_other(world.save(), alone.save()), -1);
}

TEST(Clone, AWorldAndItsCloneGoOnAsIfEachWereAlone) {
    for (const Tiles tiles : {Tiles::kAsBodies, Tiles::kAsShapes}) {
        std::optional<World> world(std::in_place);
        furnish_for_save(*world);
        add_level_of_tiles(*world, 300, tiles);
        World clone = world->clone(), of_clone = clone.clone(), alone, other, third;
        for (World* const loaded : {&alone, &other, &third}) (void)loaded->load(world->save());
        expect_alone(*world, alone, 0, 20);
        expect_alone(clone, other, 5, 20);
        // The last one has what the others shared.
        world.reset();
        expect_alone(of_clone, third, 7, 20);
        expect_alone(clone, other, 40, 20);
    }
}

/// The tree of a level that has not stepped is worn: the first step of either world builds the tree anew.
TEST(Clone, OfALevelThatHasNotSteppedGoesOnAsIfAlone) {
    World world;
    for (int i = 0; i < 300; ++i)
        world.create_body({.position = {static_cast<float>(i % 100), -static_cast<float>(i / 100)}})
            .create_shape(Polygon::box(0.5f, 0.5f));
    for (int i = 0; i < 20; ++i)
        add_dynamic(world, {5.0f * static_cast<float>(i), 1.1f}, Polygon::box(0.4f, 0.4f));
    World clone = world.clone(), alone;
    (void)alone.load(world.save());
    std::thread beside([&] { run(clone, 20); });
    run(world, 20);
    beside.join();
    run(alone, 20);
    EXPECT_EQ(seen(world), seen(alone));
    EXPECT_EQ(seen(clone), seen(alone));
    EXPECT_EQ(world.check() + clone.check(), "");
}

/// Every call that changes a world, on what moves and on what does not.
TEST(Clone, NoCallOnAWorldIsSeenByItsClone) {
    int calls = 0;
    for (const BodyType type : {BodyType::kDynamic, BodyType::kStatic})
        for (const Entry& entry : all_entries()) {
            if (!entry.changes) continue;
            World world;
            Hands hands = furnish(world);
            hands.body.set_type(type);
            hands.second.set_type(type);
            run(world, 3);
            World clone = world.clone(), alone;
            const Bytes before = world.save();
            (void)alone.load(before);
            try {
                entry.good(hands);
                ++calls;
            } catch (const Error&) {
                continue;  // A call that a body of this type refuses.
            }
            ASSERT_EQ(first_other(clone.save(), before), -1) << entry.name;
            ASSERT_EQ(clone.check(), "") << entry.name;
            run(world, 3);
            run(clone, 3);
            run(alone, 3);
            ASSERT_EQ(world.check(), "") << entry.name;
            ASSERT_EQ(first_other(clone.save(), alone.save()), -1) << entry.name;
        }
    EXPECT_GT(calls, 150);
}

TEST(Clone, ARestoredWorldLeavesItsCloneAlone) {
    World world;
    add_level_of_tiles(world, 300, Tiles::kAsBodies);
    Snapshot kept;
    world.keep(kept);
    const World clone = world.clone();
    const Bytes before = clone.save();
    const Body tile = *world.bodies().begin();
    for (int times = 0; times < 3; ++times) {
        tile.set_transform({3.0f, 3.0f}, 0.5f);
        run(world, 3);
        const World of_changed = world.clone();
        (void)world.restore(kept);
        EXPECT_EQ(first_other(world.save(), kept.save()), -1);
        EXPECT_EQ(first_other(clone.save(), before), -1);
        EXPECT_EQ(of_changed.check(), "");
    }
}

/// Large polygons and chains lie in memory of their world.
TEST(Clone, HasItsOwnLargePolygonsAndChains) {
    World world, alone;
    for (World* const made : {&world, &alone}) {
        add_static(*made, {}, LargePolygon::regular(32, 2.0f));
        const Vec2 hills[] = {{30.0f, 0.0f}, {20.0f, 1.0f}, {10.0f, 0.0f}, {0.0f, 1.0f}};
        made->create_body().create_chain({.points = hills, .count = 4});
        add_dynamic(*made, {0.5f, 4.0f}, Circle{{}, 0.5f});
        run(*made, 3);
    }
    World clone = world.clone();
    while (world.bodies().begin() != world.bodies().end()) world.destroy(*world.bodies().begin());
    run(world, 3);
    run(clone, 60);
    run(alone, 60);
    EXPECT_EQ(clone.check(), "");
    EXPECT_EQ(first_other(clone.save(), alone.save()), -1);
}

/// The thread sanitizer sees whether one writes what the other reads.
TEST(Clone, TwoThreadsUseAWorldAndItsClone) {
    World world;
    furnish_for_save(world);
    add_level_of_tiles(world, 300, Tiles::kAsBodies);
    World clone = world.clone(), alone, other;
    for (World* const loaded : {&alone, &other}) (void)loaded->load(world.save());
    const auto play = [](World& played, int first) {
        for (int i = first; i < first + 40; ++i) {
            edit_world(played, i);
            // In the midst of the run each changes what both have read.
            if (i == first + 20)
                for (const Body& body : played.bodies())
                    if (body.type() == BodyType::kStatic)
                        body.set_transform({body.position().x, -0.25f}, 0.0f);
            played.step(kDt);
        }
    };
    std::thread beside([&] { play(clone, 3); });
    play(world, 0);
    beside.join();
    play(alone, 0);
    play(other, 3);
    EXPECT_EQ(seen(world), seen(alone));
    EXPECT_EQ(seen(clone), seen(other));
}

}  // namespace
}  // namespace jostle::test
