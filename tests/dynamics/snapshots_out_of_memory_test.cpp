// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Snapshots where memory runs out, a rollback that needs none, and snapshots of worlds in which edits wait.
#include <gtest/gtest.h>
#include <jostle/dynamics/rollback.h>

#include <memory>
#include <vector>

#include "dynamics/callback_world.h"
#include "support/failing_memory.h"
#include "support/world_test_access.h"

namespace jostle::test {
namespace {

using namespace detail;

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

TEST(SnapshotOutOfMemory, EachFailureOfMemoryChangesNothing) {
    Trial<KeptScene> trial;
    trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<KeptScene>(memory); };
    trial.state = [](const KeptScene& scene) { return scene.world.check() + text_of(scene.world.save()); };
    trial.change = [](KeptScene& scene) { scene.world.keep(scene.late); };
    EXPECT_GT(expect_strong_guarantee("World::keep", trial), 20);
    trial.change = [](KeptScene& scene) { (void)scene.world.restore(scene.early); };
    EXPECT_GT(expect_strong_guarantee("World::restore", trial), 20);
}

struct NoInput {};

TEST(SnapshotOutOfMemory, ARollbackWhoseRingIsFullAllocatesNothing) {
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

/// Each name, chain and large polygon has a block of its own, of which the copy makes a list.
TEST(SnapshotOutOfMemory, AThirdKeepOfThousandsOfNamesAllocatesNothing) {
    FailingResource memory;
    World world({.memory = &memory});
    for (int i = 0; i < 5000; ++i) world.create_body({.name = "a name"});
    Snapshot kept;
    world.keep(kept);
    world.keep(kept);
    memory.plan.arm(1, true);
    global_new().arm(1, true);
    try {
        world.keep(kept);
    } catch (const std::bad_alloc&) {
    }
    global_new().disarm();
    memory.plan.disarm();
    ASSERT_EQ(memory.plan.failed() + global_new().failed(), 0);
    EXPECT_EQ(kept.save(), world.save());
}

/// Clones have them, too.
TEST(SnapshotOutOfMemory, EditsThatWaitAreKept) {
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
        EXPECT_EQ(kept.save(), scene.world.save());
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
