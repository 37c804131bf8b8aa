// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory that runs out where bodies are woken for one that pushes, or where the sweeps of a step take theirs:
// nothing has moved, and the step can be made again.
#include <gtest/gtest.h>

#include "dynamics/failing_step.h"

namespace jostle::test {
namespace {

/// Steps after which the sleeping piles are hit.
constexpr int kCalm = 3, kSteps = 8;

/// A paddle that comes to rows of sleeping boxes, balls that are fast, bullets, and shapes that ask.
struct Struck {
    explicit Struck(std::pmr::memory_resource* memory) : world({.gravity = {}, .memory = memory}) {
        for (int i = 0; i < 40; ++i) {
            const Body box = world.create_body(
                {.type = BodyType::kDynamic,
                 .position = {6.0f + static_cast<float>(i % 10), 1.02f * static_cast<float>(i / 10) - 1.5f},
                 .awake = false});
            box.create_shape(Polygon::box(0.5f, 0.5f));
        }
        paddle = world.create_body({.type = BodyType::kKinematic, .continuous = true});
        paddle.create_shape(Polygon::box(0.05f, 3.0f));
        add_static(world, {0.0f, 20.0f}, Polygon::box(0.01f, 5.0f))
            .create_shape(Circle{{1.0f, 0.0f}, 0.3f}, {.is_sensor = true});
        world.on_should_collide([](Shape, Shape) { return true; });
        for (int i = 0; i < kCalm; ++i) world.step(kDt);
        paddle.set_linear_velocity({200.0f, 0.0f});
        for (int i = 0; i < 30; ++i) {
            const Body ball = world.create_body({.type = BodyType::kDynamic,
                                                 .position = {-5.0f, 16.0f + 0.3f * static_cast<float>(i)},
                                                 .linear_velocity = {400.0f, 0.0f},
                                                 .bullet = i % 3 == 0});
            ball.create_shape(Circle{{}, 0.1f});
        }
    }
    World world;
    Body paddle;
};

TEST(ContinuousOutOfMemory, AStepThatThrewIsAsIfItHadNotBeen) {
    std::vector<std::uint64_t> expected;
    int swept = 0, woke = 0;
    {
        FailingResource memory;
        Struck all(&memory);
        for (int i = 0; i < kSteps; ++i) {
            all.world.step(kDt);
            expected.push_back(all.world.state_hash());
            swept += all.world.profile().swept_bodies;
            woke += static_cast<int>(all.world.events().woke.size());
        }
    }
    ASSERT_GT(swept, 60);
    ASSERT_EQ(woke, 40);
    for (int before = 0; before < 3; ++before)
        for (const bool of_resource : {true, false}) {
            int failed = 0;
            for (long n = 1;; ++n, ++failed) {
                FailingResource memory;
                Struck all(&memory);
                for (int i = 0; i < before; ++i) all.world.step(kDt);
                if (!step_and_fail(all.world, of_resource ? memory.plan : global_new(), n)) break;
                for (std::size_t i = static_cast<std::size_t>(before); i < expected.size(); ++i) {
                    ASSERT_EQ(all.world.state_hash(), expected[i]) << before << ", " << n << ", " << i;
                    if (i + 1 < expected.size()) all.world.step(kDt);
                }
            }
            // The first step with fast bodies grows its tables.
            EXPECT_TRUE(!of_resource || before > 0 || failed > 5) << failed;
        }
}

/// Before the step is made again, sleeping bodies that were not reached sleep on.
TEST(ContinuousOutOfMemory, WhatWokeForAPusherHasNotMoved) {
    for (long n = 1;; ++n) {
        FailingResource memory;
        Struck all(&memory);
        const std::vector<float> motion = motion_of(all.world);
        memory.plan.arm(n, true);
        bool threw = false;
        try {
            all.world.step(kDt);
        } catch (const std::bad_alloc&) {
            threw = true;
        }
        memory.plan.disarm();
        if (!threw) break;
        ASSERT_TRUE(motion_of(all.world) == motion) << n;
        ASSERT_EQ(all.world.check(), "");
        ASSERT_EQ(all.world.profile().swept_bodies, 0);
    }
}

}  // namespace
}  // namespace jostle::test
