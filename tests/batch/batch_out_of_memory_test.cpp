// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A steady step of a batch needs no memory; a call that runs out of memory has changed nothing, or only what
// it says.
#include <gtest/gtest.h>
#include <jostle/batch/batch.h>

#include <set>
#include <string>
#include <vector>

#include "batch/batch_world.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

/// Three landers in memory that fails.
struct Landers {
    explicit Landers(std::pmr::memory_resource* memory)
        : batch(3, [memory](const BatchEpisode& episode) {
              return make_lander(episode.seed, 5.0f, {.memory = memory}).world;
          }) {}
    Lander example = make_lander(0);
    Batch batch;
};

std::string state_of_landers(const Landers& landers) {
    std::string text;
    for (int i = 0; i < landers.batch.size(); ++i)
        text += landers.batch.world(i).check() + text_of(landers.batch.world(i).save()) +
                std::to_string(landers.batch.seed(i));
    return text + std::to_string(landers.batch.action_columns()) + ", " +
           std::to_string(landers.batch.observation_columns());
}

Trial<Landers> landers_trial(std::function<void(Landers&)> change) {
    Trial<Landers> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto landers = std::make_unique<Landers>(memory);
        for (int i = 0; i < 3; ++i) landers->batch.world(i).step(1.0f / 60);
        return landers;
    };
    trial.change = std::move(change);
    trial.state = state_of_landers;
    return trial;
}

TEST(BatchOutOfMemory, ACallHasChangedNothing) {
    EXPECT_GT(expect_strong_guarantee("Batch::remake", landers_trial([](Landers& l) { l.batch.remake(); })),
              50);
    EXPECT_GT(expect_strong_guarantee("Batch::keep", landers_trial([](Landers& l) { l.batch.keep(); })), 3);
    EXPECT_GT(expect_strong_guarantee("Batch::add_action", landers_trial([](Landers& l) {
                                          l.batch.add_action(BatchAction::kTorque, l.example.hull);
                                      })),
              0);
    EXPECT_GT(expect_strong_guarantee("Batch::add_observation", landers_trial([](Landers& l) {
                                          l.batch.add_observation(BatchObservation::kAngle, l.example.hull);
                                      })),
              0);
    EXPECT_GT(expect_strong_guarantee("Batch::add_separation", landers_trial([](Landers& l) {
                                          l.batch.add_separation(l.example.hull.shapes().front(),
                                                                 l.example.ground.shapes().front());
                                      })),
              0);
    EXPECT_GT(expect_strong_guarantee("Batch::add_contacts", landers_trial([](Landers& l) {
                                          l.batch.add_contacts(l.example.hull.shapes().front(), 3);
                                      })),
              0);
    EXPECT_GT(expect_strong_guarantee("Batch::add_ray", landers_trial([](Landers& l) {
                                          l.batch.add_ray(l.example.hull, {.translation = {0.0f, -9.0f}});
                                      })),
              0);
}

/// Each world has gone back, or is as it was.
TEST(BatchOutOfMemory, AWorldIsResetOrAsItWas) {
    for (long n = 1; n < 10'000; ++n) {
        FailingResource memory;
        Landers landers(&memory);
        std::vector<std::uint64_t> made, moved;
        for (int i = 0; i < 3; ++i) made.push_back(landers.batch.world(i).state_hash());
        for (int i = 0; i < 3; ++i) landers.batch.world(i).step(1.0f / 60);
        for (int i = 0; i < 3; ++i) moved.push_back(landers.batch.world(i).state_hash());
        memory.plan.arm(n, true);
        bool threw = false;
        try {
            landers.batch.reset();
        } catch (const std::bad_alloc&) {
            threw = true;
        }
        memory.plan.disarm();
        for (int i = 0; i < 3; ++i) {
            const World& world = landers.batch.world(i);
            EXPECT_EQ(world.check(), "");
            const std::uint64_t hash = world.state_hash();
            const auto k = static_cast<std::size_t>(i);
            EXPECT_TRUE(hash == made[k] || (threw && hash == moved[k])) << n << ", " << i;
        }
        if (!threw) return;
    }
    ADD_FAILURE() << "it never succeeds";
}

TEST(BatchOutOfMemory, ASteadyStepNeedsNone) {
    FailingResource memory;
    Landers landers(&memory);
    Batch& batch = landers.batch;
    batch.add_action(BatchAction::kMotorSpeed, landers.example.hips[0]);
    batch.add_action(BatchAction::kForceAt, landers.example.hull);
    for (int type = 0; type <= static_cast<int>(BatchObservation::kTouches); ++type)
        batch.add_observation(static_cast<BatchObservation>(type), landers.example.hull);
    batch.add_observation(BatchObservation::kTouches, landers.example.hull.shapes().front());
    batch.add_observation(BatchObservation::kJointSpeed, landers.example.hips[1]);
    batch.add_observation(BatchObservation::kJointForce, landers.example.hips[1]);
    batch.add_ray(landers.example.hull, {.translation = {0.0f, -9.0f}});
    std::vector<float> actions(15), seen(static_cast<std::size_t>(3 * batch.observation_columns()));
    const auto run = [&](int steps) {
        for (int i = 0; i < steps; ++i) {
            // One leg walks; nobody falls asleep.
            for (std::size_t k = 0; k < 3; ++k) actions[5 * k] = i / 20 % 2 == 0 ? 1.0f : -1.0f;
            batch.step(actions, seen);
        }
    };
    run(400);
    memory.plan.arm(1, true);
    global_new().arm(1, true);
    run(100);
    batch.observe(seen);
    global_new().disarm();
    memory.plan.disarm();
    EXPECT_EQ(memory.plan.failed() + global_new().failed(), 0);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(batch.world(i).bodies().front().is_awake());
}

TEST(BatchOutOfMemory, EveryCallIsTried) {
    EXPECT_EQ(changing_calls(read_header("batch/batch.h"), "Batch"),
              (std::set<std::string>{"Batch", "operator=", "add_action", "add_observation", "add_ray",
                                     "add_separation", "add_contacts", "step", "keep", "reset", "load",
                                     "remake", "set_parameters", "for_each", "world"}));
}

}  // namespace
}  // namespace jostle::test
