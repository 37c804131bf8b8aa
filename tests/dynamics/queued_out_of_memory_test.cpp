// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits in callbacks whose memory runs out: at the call, where the user sees it, or in the step, which then
// takes them back, or when they are applied: then they wait.
#include <gtest/gtest.h>

#include <functional>

#include "dynamics/callback_world.h"
#include "dynamics/failing_step.h"
#include "support/world_test_access.h"

namespace jostle::test {
namespace {

using namespace detail;

/// With a heap that sleeps.
struct CallbackHeap : CallbackWorld {
    explicit CallbackHeap(std::pmr::memory_resource* memory) : CallbackWorld({.memory = memory}) {
        for (int i = 0; i < 12; ++i)
            boxes.push_back(add_dynamic(world,
                                        {static_cast<float>(i % 4) + 23.0f, 0.5f + static_cast<float>(i / 4)},
                                        Polygon::box(0.5f, 0.5f)));
        ball.set_allow_sleep(false);
        run(world, 90);
        EXPECT_FALSE(boxes[0].is_awake());
    }
    std::vector<Body> boxes;
};

/// Edits of every type that may need memory.
void queue_edit(CallbackHeap& scene) {
    World& world = scene.world;
    const Body body = world.create_body({.type = BodyType::kDynamic, .position = {-5.0f, 9.0f}});
    body.create_shape(LargePolygon::regular(12, 0.5f));
    const Body kinematic = world.create_body({.type = BodyType::kKinematic, .position = {-9.0f, 9.0f}});
    kinematic.create_shape(Polygon::box(0.5f, 0.5f));
    world.create_revolute({.body_a = body, .body_b = kinematic});
    world.create_weld({.body_a = scene.boxes[11], .body_b = body, .anchor_a = {1.0f, 1.0f}});
    scene.ground.create_chain(three_points());
    scene.boxes[0].set_transform({0.0f, 4.0f}, 0.0f);
    scene.boxes[1].set_type(BodyType::kStatic);
    scene.boxes[2].set_enabled(false);
    scene.boxes[2].set_enabled(true);
    scene.boxes[3].create_shape(Circle{{0.0f, 0.5f}, 0.25f});
    world.destroy(scene.boxes[4]);
    scene.boxes[4].set_linear_velocity({1.0f, 0.0f});
    world.set_gravity({1.0f, -10.0f});
}

TEST(QueuedOutOfMemory, EachFailureIsSurvivedAndLeavesNoTrace) {
    FailingResource enough;
    CallbackHeap twin(&enough);
    twin.in_step = [&] { queue_edit(twin); };
    twin.world.step(kDt);
    twin.world.step(kDt);
    const std::vector<float> expected = motion_of(twin.world);
    long refused = 0, waited = 0, n = 1;
    for (const bool and_all_after : {false, true})
        for (n = 1;; ++n) {
            SCOPED_TRACE(testing::Message() << "allocation " << n << ", and all after " << and_all_after);
            FailingResource memory;
            CallbackHeap scene(&memory);
            const std::vector<float> before = motion_of(scene.world);
            scene.in_step = [&] { queue_edit(scene); };
            bool threw = false;
            memory.plan.arm(n, and_all_after);
            try {
                scene.world.step(kDt);
            } catch (const std::bad_alloc&) {
                threw = true;
            }
            memory.plan.disarm();
            if (memory.plan.failed() == 0) break;
            ASSERT_EQ(scene.world.check(), "");
            if (threw) {
                ++refused;
                EXPECT_TRUE(WorldTestAccess::impl(scene.world).queue().empty());
                ASSERT_TRUE(motion_of(scene.world) == before);
                scene.in_step = [&] { queue_edit(scene); };
                scene.world.step(kDt);
            } else if (!WorldTestAccess::impl(scene.world).queue().empty()) {
                ++waited;
            }
            scene.world.step(kDt);
            EXPECT_TRUE(WorldTestAccess::impl(scene.world).queue().empty());
            ASSERT_TRUE(motion_of(scene.world) == expected);
            ASSERT_EQ(scene.world.check(), "");
        }
    EXPECT_GT(refused, 10);
    EXPECT_GT(waited, 0);
}

/// A box of a heap that sleeps: the heap has to wake, which takes memory, before the box may go.
TEST(QueuedOutOfMemory, TouchesEndOnceThoughTheFirstTryToDestroyFails) {
    long failures = 0;
    for (long n = 1;; ++n) {
        SCOPED_TRACE(testing::Message() << "allocation " << n);
        FailingResource memory;
        CallbackHeap scene(&memory);
        const Body box = scene.boxes[0];
        int touches = 0, told = 0;
        for (const Contact& contact : scene.world.contacts())
            if (contact.is_touching && (contact.shape_a.body() == box || contact.shape_b.body() == box))
                ++touches;
        ASSERT_GT(touches, 1);
        scene.world.on_contact_ended([&](const ContactEnded&) { ++told; });
        bool threw = false;
        memory.plan.arm(n, false);
        try {
            scene.world.destroy(box);
        } catch (const std::bad_alloc&) {
            threw = true;
        }
        memory.plan.disarm();
        EXPECT_EQ(told, threw ? 0 : touches);
        if (!threw) break;
        ++failures;
        scene.world.destroy(box);
        EXPECT_EQ(told, touches);
    }
    EXPECT_GT(failures, 0);
}

/// 10,000 edits, and no memory at all after the last call: what makes bodies and shapes has its room.
TEST(QueuedOutOfMemory, RoomForThousandsIsTakenAtTheCalls) {
    FailingResource memory, enough;
    CallbackHeap scene(&memory), twin(&enough);
    const auto fill = [](CallbackHeap& in, bool with_joints) {
        for (int i = 0; i < 2500; ++i) {
            const Vec2 at{static_cast<float>(i % 50) - 25.0f, 10.0f + static_cast<float>(i / 50)};
            const Body body = in.world.create_body({.type = static_cast<BodyType>(i % 3), .position = at});
            body.create_shape(Polygon::box(0.25f, 0.25f));
            body.set_linear_velocity({0.0f, 1.0f});
            if (with_joints) {
                in.world.create_distance({.body_a = in.ball, .body_b = body, .length = 10.0f});
            } else {
                body.set_transform(at + Vec2{0.25f, 0.0f}, 0.5f);
            }
        }
    };
    for (const bool with_joints : {false, true}) {
        // The step has room for its own events.
        scene.world.step(kDt);
        twin.world.step(kDt);
        twin.in_step = [&] { fill(twin, with_joints); };
        twin.world.step(kDt);
        scene.in_step = [&] {
            fill(scene, with_joints);
            memory.plan.arm(1, true);
        };
        bool threw = false;
        try {
            scene.world.step(kDt);
        } catch (const std::bad_alloc&) {
            threw = true;
        }
        memory.plan.disarm();
        ASSERT_FALSE(threw);
        const bool waits = !WorldTestAccess::impl(scene.world).queue().empty();
        EXPECT_EQ(waits, with_joints) << "2,500 joints of one body: more colours than it had";
        EXPECT_EQ(scene.world.check(), "");
        scene.world.set_gravity({0.0f, -9.0f});
        twin.world.set_gravity({0.0f, -9.0f});
        EXPECT_TRUE(WorldTestAccess::impl(scene.world).queue().empty()) << "those that wait come first";
        EXPECT_EQ(scene.world.check(), "");
        ASSERT_EQ(scene.world.state_hash(), twin.world.state_hash());
    }
}

}  // namespace
}  // namespace jostle::test
