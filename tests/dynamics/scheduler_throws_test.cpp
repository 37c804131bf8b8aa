// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scheduler that throws in the midst of a step leaves a world that is sound, and goes on.
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "dynamics/sites.h"

namespace jostle::test {
namespace {

using namespace detail;

#if !defined(JOSTLE_NO_EXCEPTIONS)

/// Throws at one of its calls, before its tasks or after half of them.
class ThrowingScheduler final : public TaskScheduler {
  public:
    long throws_at = -1;
    bool after_half = false;
    long calls = 0;
    [[nodiscard]] int worker_count() const override { return 1; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        const bool throws = ++calls == throws_at;
        if (throws && !after_half) throw std::runtime_error("no thread");
        for (int i = 0; i < (throws ? count / 2 : count); i += grain)
            task(context, i, std::min(count, i + grain), 0);
        if (throws) throw std::runtime_error("no thread");
    }
};

/// Whether a step throws as the scheduler does at its call `at`: false where the step makes fewer.
bool throws_in_step(World& world, ThrowingScheduler& scheduler, long at, bool after_half) {
    scheduler.calls = 0;
    scheduler.throws_at = at;
    scheduler.after_half = after_half;
    try {
        world.step(kDt);
    } catch (const std::runtime_error&) {
        return true;
    }
    return false;
}

TEST(SchedulerThatThrows, LeavesASoundWorld) {
    long threw = 0;
    for (const bool after_half : {false, true})
        for (long at = 1;; ++at) {
            ThrowingScheduler scheduler;
            World world({.scheduler = &scheduler});
            add_ground(world);
            for (int i = 0; i < 900; ++i)
                add_dynamic(world, {static_cast<float>(i % 30), 0.5f + static_cast<float>(i / 30)},
                            Polygon::box(0.5f, 0.5f));
            // One that comes to speed has another velocity in the midst of a step.
            const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {-50.0f, 0.0f}});
            lift.create_shape(Polygon::box(1.0f, 1.0f));
            for (const float speed : {1.0f, 1.1f, 1.2f}) {
                lift.set_linear_velocity({speed, 0.0f});
                if (speed != 1.2f) world.step(kDt);
            }
            if (!throws_in_step(world, scheduler, at, after_half)) break;
            ++threw;
            ASSERT_EQ(lift.linear_velocity(), (Vec2{1.2f, 0.0f})) << "call " << at;
            ASSERT_EQ(world.check(), "") << "call " << at;
            // New bodies are where they are made, and have the velocities that they are given.
            const Body a = world.create_body(
                {.type = BodyType::kDynamic, .position = {0.0f, 50.0f}, .linear_velocity = {7.0f, 0.0f}});
            const Body b = world.create_body(
                {.type = BodyType::kDynamic, .position = {9.0f, 50.0f}, .linear_velocity = {-3.0f, 0.0f}});
            ASSERT_EQ(a.linear_velocity(), (Vec2{7.0f, 0.0f})) << "call " << at;
            ASSERT_EQ(b.linear_velocity(), (Vec2{-3.0f, 0.0f})) << "call " << at;
            for (int i = 0; i < 10; ++i) world.step(kDt);
            ASSERT_EQ(world.check(), "") << "call " << at;
            EXPECT_NEAR(a.position().x, 7.0f * 10.0f * kDt, 1.0e-4f);
            // The heap rests as before.
            for (const Body& body : world.bodies()) ASSERT_LT(length(body.linear_velocity()), 10.0f);
        }
    EXPECT_GT(threw, 40);
}

/// A world in portions, which threads share out whole, with joints, bounces, overlaps, a lift, and a body
/// that is swept.
TEST(SchedulerThatThrows, LeavesASoundWorldOfPortions) {
    long threw = 0;
    for (const bool after_half : {false, true})
        for (long at = 1;; ++at) {
            ThrowingScheduler scheduler;
            World world({.scheduler = &scheduler});
            PortionPlan& plan = WorldTestAccess::tables(world).portion_plan;
            plan.least_contacts = plan.bodies_per_portion = 0;
            for (int site = 0; site < 2 * kKinds; ++site) add_site(world, site);
            for (int i = 0; i < 3; ++i) world.step(kDt);
            EXPECT_GT(portions_of(world), 2u);
            if (!throws_in_step(world, scheduler, at, after_half)) break;
            ++threw;
            ASSERT_EQ(world.check(), "") << "call " << at;
            for (int i = 0; i < 5; ++i) {
                world.step(kDt);
                ASSERT_TRUE(world.events().froze.empty()) << "call " << at;
            }
            ASSERT_EQ(world.check(), "") << "call " << at;
            for (const Body& body : world.bodies()) ASSERT_LT(length(body.linear_velocity()), 40.0f);
        }
    EXPECT_GE(threw, 10) << "at least five stages hand out work";
}

#endif

}  // namespace
}  // namespace jostle::test
