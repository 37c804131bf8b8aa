// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Snapshots: worlds kept as memory. Random rollbacks by snapshots are in saves_test.cpp.
#include <gtest/gtest.h>
#include <jostle/dynamics/rollback.h>

#include "dynamics/callback_world.h"
#include "dynamics/furnished_world.h"
#include "dynamics/seen_world.h"
#include "support/expect_refused.h"
#include "support/failing_memory.h"
#include "support/world_test_access.h"

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

/// A furnished world in memory that fails, and two snapshots of it.
struct KeptScene {
    explicit KeptScene(std::pmr::memory_resource* memory) : world({.memory = memory}) {
        furnish(world);
        run(world, 3);
        world.keep(early);
        run(world, 3);
    }
    World world;
    Snapshot early, late;
};

TEST(Snapshot, EachFailureOfMemoryChangesNothing) {
    Trial<KeptScene> trial;
    trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<KeptScene>(memory); };
    trial.state = [](const KeptScene& scene) { return scene.world.check() + text_of(scene.world.save()); };
    trial.change = [](KeptScene& scene) { scene.world.keep(scene.late); };
    EXPECT_GT(expect_strong_guarantee("World::keep", trial), 20);
    trial.change = [](KeptScene& scene) { (void)scene.world.restore(scene.early); };
    EXPECT_GT(expect_strong_guarantee("World::restore", trial), 20);
}

struct NoInput {};

TEST(Snapshot, ARollbackWhoseRingIsFullAllocatesNothing) {
    FailingResource memory;
    World world({.memory = &memory});
    add_ground(world);
    add_pyramid(world, 8);
    std::vector<Vec2> points;
    for (int i = 0; i < 300; ++i) points.push_back({200.0f - static_cast<float>(i), -1.0f});
    world.create_body({.name = "a long line"})
        .create_chain({.points = points.data(), .count = static_cast<int>(points.size())});
    run(world, 30);
    Rollback<NoInput> rollback(world, [](World&, const NoInput&) {}, {.frames = 8});
    for (int i = 0; i < 20; ++i) rollback.advance({});
    for (int i = 0; i < 2; ++i) rollback.correct(rollback.frame() - 8, {});
    memory.plan.arm(1, true);
    global_new().arm(1, true);
    for (int i = 0; i < 5; ++i) rollback.advance({});
    for (int i = 0; i < 5; ++i) rollback.correct(rollback.frame() - 8, {});
    global_new().disarm();
    memory.plan.disarm();
    EXPECT_EQ(memory.plan.failed() + global_new().failed(), 0);
    EXPECT_EQ(world.check(), "");
}

/// Edits that wait for memory are kept, and so do clones have them.
TEST(Snapshot, EditsThatWaitAreKept) {
    int waited = 0;
    for (long n = 1; n < 200; ++n) {
        FailingResource memory;
        CallbackWorld scene({.memory = &memory});
        scene.in_step = [&] {
            const Body body = scene.world.create_body({.type = BodyType::kDynamic, .name = "late"});
            body.create_shape(LargePolygon::regular(12, 0.5f));
            scene.ball.set_name("rolls");
        };
        memory.plan.arm(n, true);
        try {
            scene.world.step(kDt);
        } catch (const std::bad_alloc&) {
        }
        memory.plan.disarm();
        if (memory.plan.failed() == 0) break;
        if (WorldTestAccess::impl(scene.world).queue().empty()) continue;
        ++waited;
        Snapshot kept;
        scene.world.keep(kept);
        EXPECT_EQ(first_other(kept.save(), scene.world.save()), -1);
        World clone = scene.world.clone(), restored;
        furnish(restored);
        (void)restored.restore(kept);
        scene.in_step = nullptr;
        // The world in which edits wait becomes another, and then itself again.
        Snapshot other;
        World().keep(other);
        (void)scene.world.restore(other);
        EXPECT_TRUE(WorldTestAccess::impl(scene.world).queue().empty());
        (void)scene.world.restore(kept);
        for (int i = 0; i < 10; ++i) {
            scene.world.step(kDt);
            clone.step(kDt);
            restored.step(kDt);
            ASSERT_EQ(clone.state_hash(), scene.world.state_hash()) << n;
            ASSERT_EQ(restored.state_hash(), scene.world.state_hash()) << n;
        }
        EXPECT_EQ(scene.world.check() + clone.check() + restored.check(), "");
    }
    EXPECT_GT(waited, 0);
}

}  // namespace
}  // namespace jostle::test
