// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Saves and loads where memory runs out: a load that fails has changed nothing, a save into bytes needs none,
// and edits that wait for memory are saved.
#include <gtest/gtest.h>
#include <jostle/dynamics/delta.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <vector>

#include "dynamics/callback_world.h"
#include "dynamics/save/save_format.h"
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

/// The worlds of two deltas.
struct Saves {
    std::vector<std::byte> base, save, delta;
};

TEST(SaveOutOfMemory, EachFailureOfADeltaIsThrown) {
    World world;
    furnish(world);
    run(world, 20);
    Saves saves{world.save(), {}, {}};
    run(world, 8);
    saves.save = world.save();
    saves.delta = save_delta(saves.base, saves.save);
    Trial<Saves> trial;
    trial.make = [&](std::pmr::memory_resource*) { return std::make_unique<Saves>(saves); };
    trial.state = [](const Saves& each) {
        return text_of(each.base) + text_of(each.save) + text_of(each.delta);
    };
    trial.change = [](Saves& each) { each.delta = save_delta(each.base, each.save); };
    EXPECT_GT(expect_strong_guarantee("save_delta", trial), 20);
    trial.change = [](Saves& each) { each.save = apply_delta(each.base, each.delta); };
    EXPECT_GT(expect_strong_guarantee("apply_delta", trial), 20);
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

/// A body goes, and edits after that one make things for the body, and need memory elsewhere.
void queue_for_a_body_that_goes(CallbackWorld& scene) {
    World& world = scene.world;
    const Body gone = scene.hands.body;
    world.destroy(gone);
    queue_for_save(scene);
    gone.create_shape(Circle{{}, 0.25f});
    gone.create_chain(three_points());
    gone.set_name("gone");
    world.create_revolute({.body_a = gone, .body_b = scene.ground});
}

/// Saves of worlds in which edits wait, each time after another failure of memory.
template <class Function>
void for_waiting(const Function& function, void (*queue)(CallbackWorld&) = queue_for_save) {
    for (long n = 1; n < 400; ++n) {
        FailingResource memory;
        CallbackWorld scene({.memory = &memory});
        scene.in_step = [&] { queue(scene); };
        memory.plan.arm(n, true);
        try {
            scene.world.step(kDt);
        } catch (const std::bad_alloc&) {
        }
        memory.plan.disarm();
        if (memory.plan.failed() == 0) break;
        if (!WorldTestAccess::impl(scene.world).queue().empty()) function(scene.world, n);
    }
}

TEST(SaveOutOfMemory, EditsThatWaitAreSaved) {
    int waited = 0;
    for_waiting([&](World& world, long n) {
        ++waited;
        World other;
        const std::vector<std::byte> bytes = world.save();
        ASSERT_EQ(other.load(bytes).without_function.size(), 1u);
        ASSERT_TRUE(other.save() == bytes);
        ASSERT_FALSE(WorldTestAccess::impl(other).queue().empty());
        for (int i = 0; i < 20; ++i) {
            world.step(kDt);
            other.step(kDt);
            ASSERT_EQ(other.state_hash(), world.state_hash()) << n << ", " << i;
        }
        ASSERT_EQ(other.check(), "");
    });
    EXPECT_GT(waited, 0);
}

TEST(SaveOutOfMemory, EditsOfABodyThatIsGoneAreDroppedBeforeTheyAreSaved) {
    int waited = 0;
    for_waiting(
        [&](World& world, long n) {
            waited += world.events().edits_dropped.empty() ? 0 : 1;
            World other;
            (void)other.load(world.save());
            for (int i = 0; i < 5; ++i) {
                world.step(kDt);
                other.step(kDt);
                ASSERT_EQ(other.state_hash(), world.state_hash()) << n << ", " << i;
            }
            ASSERT_EQ(other.check(), "");
        },
        queue_for_a_body_that_goes);
    EXPECT_GT(waited, 0);
}

/// Bytes of a save, spoilt in a few places or all over an id.
std::vector<std::byte> spoil(std::vector<std::byte> bytes, std::mt19937& random) {
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    for (std::size_t k = 1 + below(3); k > 0; --k) {
        // Edits and objects that lie aside are among the last third.
        const std::size_t body = bytes.size() - kSaveFront;
        const std::size_t at = kSaveFront + (below(2) == 0 ? below(body) : body - 4 - below(body / 3));
        if (below(2) == 0) {
            bytes[at] = static_cast<std::byte>(below(4) == 0 ? random() : below(16));
            continue;
        }
        const std::byte all{static_cast<unsigned char>(below(2) == 0 ? 0xff : 0)};
        for (std::size_t j = at; j < std::min(at + 4, bytes.size()); ++j) bytes[j] = all;
    }
    store_little(bytes.data() + 32, checksum_of(std::span(bytes).subspan(kSaveFront)));
    return bytes;
}

/// All that a user may do with it.
void use_up(World& world) {
    std::vector<Body> bodies;
    for (const Body& body : world.bodies()) {
        bodies.push_back(body);
        std::ptrdiff_t segments = 0;
        for (const ChainShape& chain : body.chains()) {
            segments += chain.segment_count();
            for (int i = 0; i < chain.segment_count(); ++i) EXPECT_EQ(chain.segment(i).chain_index(), i);
        }
        for (const Shape& shape : body.shapes()) segments -= shape.chain_index() >= 0 ? 1 : 0;
        EXPECT_EQ(segments, 0);
    }
    (void)world.save();
    run(world, 2);
    for (const Body& body : bodies)
        if (body.is_valid()) world.destroy(body);
    EXPECT_EQ(world.check(), "");
    EXPECT_EQ(world.bodies().size(), 0u);
    EXPECT_EQ(WorldTestAccess::tables(world).shapes.size(), 0);
    EXPECT_EQ(WorldTestAccess::tables(world).chains.size(), 0);
    EXPECT_EQ(WorldTestAccess::tables(world).joints.size(), 0);
    (void)world.save();
}

TEST(SaveOutOfMemory, ForeignEditsThatWaitAreRefusedOrSound) {
    std::vector<std::vector<std::byte>> saves;
    for_waiting([&](World& world, long) { saves.push_back(world.save()); });
    ASSERT_FALSE(saves.empty());
    const unsigned seed = 20261128;
    std::mt19937 random(seed);
    int refused = 0, loaded = 0;
    const int rounds = std::getenv("JOSTLE_LONG") != nullptr ? 100'000 : 1'500;
    for (int i = 0; i < rounds; ++i) {
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", round " << i);
        World world;
        try {
            (void)world.load(spoil(saves[static_cast<std::size_t>(i) % saves.size()], random));
        } catch (const Error& error) {
            ASSERT_EQ(error.function(), "World::load");
            ++refused;
            continue;
        }
        ++loaded;
        ASSERT_NO_FATAL_FAILURE(use_up(world));
        if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(refused, rounds / 8);
    EXPECT_GT(loaded, 0);
}

}  // namespace
}  // namespace jostle::test
