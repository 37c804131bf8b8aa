// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saves and loads where memory runs out: a load that fails has changed nothing, a save into bytes needs none,
// and edits that wait for memory are saved.
#include <gtest/gtest.h>

#include <vector>

#include "dynamics/callback_world.h"
#include "support/failing_memory.h"
#include "support/world_test_access.h"

namespace jostle::test {
namespace {

using namespace detail;

/// A furnished world in memory that fails.
struct SavedScene {
    explicit SavedScene(std::pmr::memory_resource* memory) : world({.memory = memory}) {
        furnish(world);
        run(world, 3);
    }
    World world;
};

TEST(SaveOutOfMemory, EachFailureOfALoadChangesNothing) {
    World source;
    furnish(source);
    run(source, 20);
    const std::vector<std::byte> bytes = source.save();
    for (const bool fresh : {false, true}) {
        Trial<SavedScene> trial;
        trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<SavedScene>(memory); };
        trial.change = [&](SavedScene& scene) { (void)scene.world.load(bytes, {.fresh = fresh}); };
        trial.state = [](const SavedScene& scene) {
            return scene.world.check() + text_of(scene.world.save());
        };
        EXPECT_GT(expect_strong_guarantee("World::load", trial), 20);
    }
}

TEST(SaveOutOfMemory, EachFailureOfACloneChangesNothing) {
    Trial<SavedScene> trial;
    trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<SavedScene>(memory); };
    trial.change = [](SavedScene& scene) {
        const World clone = scene.world.clone();
        EXPECT_EQ(clone.state_hash(), scene.world.state_hash());
    };
    trial.state = [](const SavedScene& scene) { return scene.world.check() + text_of(scene.world.save()); };
    EXPECT_GT(expect_strong_guarantee("World::clone", trial), 20);
}

TEST(SaveOutOfMemory, ASaveIntoBytesNeedsNoMemory) {
    FailingResource memory;
    SavedScene scene(&memory);
    std::vector<std::byte> bytes(scene.world.save_size());
    memory.plan.arm(1, true);
    global_new().arm(1, true);
    const std::size_t size = scene.world.save(bytes);
    const std::size_t again = scene.world.save_size();
    global_new().disarm();
    memory.plan.disarm();
    EXPECT_EQ(memory.plan.failed() + global_new().failed(), 0);
    EXPECT_EQ(size, bytes.size());
    EXPECT_EQ(again, bytes.size());
}

/// Edits of every type that lie aside or name what they change.
void queue_for_save(CallbackWorld& scene) {
    World& world = scene.world;
    const Body body =
        world.create_body({.type = BodyType::kDynamic, .position = {-5.0f, 9.0f}, .name = "late"});
    body.create_shape(LargePolygon::regular(12, 0.5f));
    const Body kinematic = world.create_body({.type = BodyType::kKinematic, .position = {-9.0f, 9.0f}});
    kinematic.create_shape(Polygon::box(0.5f, 0.5f));
    world.create_revolute({.body_a = body, .body_b = kinematic});
    scene.ground.create_chain(three_points());
    scene.ball.set_linear_velocity({1.0f, 0.0f});
    scene.ball.set_name("rolls");
    scene.ball.shapes().front().set_geometry(LargePolygon::regular(20, 0.5f));
    world.set_gravity({1.0f, -10.0f});
}

TEST(SaveOutOfMemory, EditsThatWaitAreSaved) {
    int waited = 0;
    for (long n = 1; n < 400; ++n) {
        FailingResource memory;
        CallbackWorld scene({.memory = &memory});
        scene.in_step = [&] { queue_for_save(scene); };
        memory.plan.arm(n, true);
        try {
            scene.world.step(kDt);
        } catch (const std::bad_alloc&) {
        }
        memory.plan.disarm();
        if (memory.plan.failed() == 0) break;
        const EditQueue& queue = WorldTestAccess::impl(scene.world).queue();
        if (queue.empty()) continue;
        ++waited;
        World other;
        const std::vector<std::byte> bytes = scene.world.save();
        ASSERT_EQ(other.load(bytes).without_function.size(), 1u);
        ASSERT_TRUE(other.save() == bytes);
        ASSERT_FALSE(WorldTestAccess::impl(other).queue().empty());
        for (int i = 0; i < 20; ++i) {
            scene.world.step(kDt);
            other.step(kDt);
            ASSERT_EQ(other.state_hash(), scene.world.state_hash()) << n << ", " << i;
        }
        ASSERT_EQ(other.check(), "");
    }
    EXPECT_GT(waited, 0);
}

}  // namespace
}  // namespace jostle::test
