// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sleeping worlds whose memory runs out, at each allocation in turn: an edit that wakes, and a step in which
// bodies fall asleep or wake, either succeed or are as if they had not been.
#include <gtest/gtest.h>

#include "dynamics/failing_step.h"
#include "dynamics/piles.h"

namespace jostle::test {
namespace {

std::string state_of(const World& world) {
    return world.check() + " " + std::to_string(world.state_hash()) + " " +
           std::to_string(world.counts().awake_bodies);
}

/// Piles whose bodies and joints were made after others fell asleep, so that nothing has room to spare.
struct Sleepers {
    explicit Sleepers(std::pmr::memory_resource* memory) : piles(memory) {
        for (int i = 0; i < 40; ++i) {
            const Body body =
                piles.world.create_body({.type = BodyType::kDynamic,
                                         .position = {40.0f + 2.0f * static_cast<float>(i), 0.5f},
                                         .awake = i % 2 == 0});
            body.create_shape(Polygon::box(0.5f, 0.5f));
            body.set_awake(false);
        }
    }
    Piles piles;
};

TEST(SleepOutOfMemory, AnEditThatWakesAndThrowsHasChangedNothing) {
    long failures = 0;
    std::vector<PileEdit> edits = pile_edits();
    edits.push_back({"gravity", [](Piles& p) { p.world.set_gravity({}); }});
    edits.push_back({"permission of the world", [](Piles& p) { p.world.set_allow_sleep(false); }});
    edits.push_back({"asleep", [](Piles& p) { p.left[0].set_awake(false); }});
    for (const PileEdit& edit : edits) {
        Trial<Sleepers> trial;
        trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<Sleepers>(memory); };
        trial.change = [&](Sleepers& s) { edit.apply(s.piles); };
        trial.state = [](const Sleepers& s) { return state_of(s.piles.world); };
        failures += expect_strong_guarantee(edit.name, trial);
    }
    EXPECT_GT(failures, 5);
}

/// A row that was made asleep and is hit from the left, beside a pile that comes to rest, and bodies that
/// float still from the beginning.
struct SleepRow {
    explicit SleepRow(std::pmr::memory_resource* memory) : world({.gravity = {}, .memory = memory}) {
        for (int i = 0; i < 24; ++i) {
            const Body box =
                world.create_body({.type = BodyType::kDynamic,
                                   .position = {static_cast<float>(i % 12), static_cast<float>(i / 12)},
                                   .awake = false});
            box.create_shape(Polygon::box(0.5f, 0.5f));
        }
        const Body hammer = add_dynamic(world, {-2.5f, 0.5f}, Polygon::box(1.0f, 1.0f));
        hammer.set_linear_velocity({10.0f, 0.0f});
        Body last = hammer;
        for (int i = 0; i < 30; ++i) {
            const Body ball = add_dynamic(world, {1.0f * static_cast<float>(i), 20.0f}, Circle{{}, 0.5f});
            if (i % 3 == 1) world.create_distance({.body_a = last, .body_b = ball, .length = 1.0f});
            last = ball;
        }
    }
    World world;
};

struct Expected {
    std::vector<std::uint64_t> hashes;
    std::vector<std::vector<float>> motions;
    int slept = 0, woke = 0;
};
constexpr int kSleepSteps = 60;

Expected without_failure() {
    FailingResource memory;
    SleepRow row(&memory);
    Expected expected;
    for (int i = 0; i < kSleepSteps; ++i) {
        row.world.step(kDt);
        EXPECT_EQ(row.world.check(), "");
        expected.hashes.push_back(row.world.state_hash());
        expected.motions.push_back(motion_of(row.world));
        expected.slept += static_cast<int>(row.world.events().slept.size());
        expected.woke += static_cast<int>(row.world.events().woke.size());
    }
    return expected;
}

/// The step after `before` others fails at its n-th allocation. False: it has no n-th.
bool fail_in_step(bool of_resource, int before, long n, const Expected& expected) {
    FailingResource memory;
    SleepRow row(&memory);
    World& world = row.world;
    for (int i = 0; i < before; ++i) world.step(kDt);
    if (!step_and_fail(world, of_resource ? memory.plan : global_new(), n)) return false;
    const auto at = static_cast<std::size_t>(before);
    EXPECT_EQ(world.state_hash(), expected.hashes[at]) << "allocation " << n << ", step " << before;
    EXPECT_TRUE(motion_of(world) == expected.motions[at]) << "allocation " << n << ", step " << before;
    return true;
}

TEST(SleepOutOfMemory, AStepThatThrewIsAsIfItHadNotBeen) {
    const Expected expected = without_failure();
    EXPECT_EQ(expected.woke, 24);
    EXPECT_GE(expected.slept, 20);
    long failed = 0;
    for (const bool of_resource : {true, false})
        for (int before = 0; before < kSleepSteps; ++before)
            for (long n = 1; fail_in_step(of_resource, before, n, expected); ++n) {
                ++failed;
                if (HasFailure()) return;
            }
    EXPECT_GT(failed, 20);
}

}  // namespace
}  // namespace jostle::test
