// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The harness for what happens where memory runs out: it finds what is broken, and passes what is not.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "support/failing_memory.h"

namespace jostle::test {
namespace {

/// Two lists that must be as long as each other.
struct Twins {
    explicit Twins(std::pmr::memory_resource* memory) : first(memory) {}
    std::pmr::vector<int> first;
    std::vector<int> second;

    void add_broken(int value) {
        first.push_back(value);
        second.push_back(value);
    }
    void add(int value) {
        first.reserve(first.size() + 1);
        second.reserve(second.size() + 1);
        add_broken(value);
    }
    void add_if_there_is_room(int value) {
        try {
            add(value);
        } catch (const std::bad_alloc&) {
        }
    }
};

Trial<Twins> trial_of(void (Twins::*add)(int)) {
    Trial<Twins> trial;
    trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<Twins>(memory); };
    trial.change = [add](Twins& twins) { (twins.*add)(7); };
    trial.state = [](const Twins& twins) {
        return std::to_string(twins.first.size()) + " " + std::to_string(twins.second.size());
    };
    return trial;
}

TEST(FailingMemory, PassesACallThatKeepsTheStrongGuarantee) {
    // One allocation of each type, alone and with all that follow.
    EXPECT_EQ(expect_strong_guarantee("add", trial_of(&Twins::add)), 4);
}

TEST(FailingMemory, FindsACallThatHasChangedSomething) {
    EXPECT_EQ(run_trial(trial_of(&Twins::add_broken)).fault,
              "it threw, and has changed something: allocation 1 of operator new");
}

TEST(FailingMemory, FindsACallThatGivesUpInSilence) {
    EXPECT_EQ(run_trial(trial_of(&Twins::add_if_there_is_room)).fault,
              "after a failure it does something else: allocation 1 of the memory resource");
}

TEST(FailingMemory, FindsACallThatThrowsAlthoughItPromisesNotTo) {
    Trial<Twins> trial = trial_of(&Twins::add);
    trial.answers = [](const Twins&) { return std::string(); };
    EXPECT_EQ(run_trial(trial).fault,
              "it throws, though it promises to do with less memory: allocation 1 of the memory resource");
}

TEST(FailingMemory, FailsOnceOrFromThenOn) {
    FailurePlan plan;
    EXPECT_FALSE(plan.fails_now());
    plan.arm(2, false);
    EXPECT_FALSE(plan.fails_now());
    EXPECT_TRUE(plan.fails_now());
    EXPECT_FALSE(plan.fails_now());
    EXPECT_EQ(plan.failed(), 1);
    plan.arm(1, true);
    EXPECT_TRUE(plan.fails_now());
    EXPECT_TRUE(plan.fails_now());
    EXPECT_EQ(plan.failed(), 2);
    plan.disarm();
    EXPECT_FALSE(plan.fails_now());
}

}  // namespace
}  // namespace jostle::test
