// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A call of a crowd that runs out of memory has changed nothing, and a steady step needs none.
#include <gtest/gtest.h>
#include <jostle/crowd/flow_field.h>
#include <jostle/crowd/guide.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "crowd/crowds.h"
#include "support/failing_memory.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::Random;

std::unique_ptr<Crowd<2>> some_crowd(std::pmr::memory_resource* memory) {
    auto crowd = std::make_unique<Crowd<2>>(memory);
    Random random(167);
    test::add_walkers(*crowd, 16, 0.3f, random);
    crowd->add_obstacle({.points = {{0, 0}, {1, 0}, {0, 1}}});
    return crowd;
}

/// Where they are, how fast, and their names.
std::string state_of(const Crowd<2>& crowd) {
    std::string text;
    for (const std::uint32_t bits : test::bits_of(crowd)) text += std::to_string(bits) + " ";
    for (const Agent agent : crowd.agents())
        text += std::to_string(agent.index) + "." + std::to_string(agent.generation) + " ";
    for (const Obstacle obstacle : crowd.obstacles()) {
        text += std::to_string(obstacle.index) + "." + std::to_string(obstacle.generation) + ":";
        text += std::to_string(crowd.def(obstacle).points.size()) + " ";
    }
    return text;
}

TEST(CrowdOutOfMemory, ACallHasChangedNothing) {
    test::Trial<Crowd<2>> trial;
    trial.make = some_crowd;
    trial.state = state_of;
    trial.change = [](Crowd<2>& crowd) { crowd.add({.position = {1, 1}}); };
    EXPECT_GT(test::expect_strong_guarantee("add", trial), 3);
    const ObstacleDef<2> def{.points = std::vector<Vec2>(40)};
    trial.change = [&](Crowd<2>& crowd) { crowd.add_obstacle(def); };
    EXPECT_GT(test::expect_strong_guarantee("add_obstacle", trial), 3);
    const std::vector<std::byte> bytes = some_crowd(std::pmr::get_default_resource())->save();
    trial.change = [&](Crowd<2>& crowd) { crowd.load(bytes); };
    EXPECT_GT(test::expect_strong_guarantee("load", trial), 3);
    trial.change = [](Crowd<2>& crowd) { crowd.reserve(1000); };
    EXPECT_GT(test::expect_strong_guarantee("reserve", trial), 3);
    trial.change = [](Crowd<2>& crowd) { crowd.step(0.1f); };
    EXPECT_GT(test::expect_strong_guarantee("step", trial), 3);
}

/// A step gives no room away that reserve() made.
TEST(CrowdOutOfMemory, AnAddWithinWhatWasReservedNeedsNoMemoryBetweenSteps) {
    for (const int steps : {1, 2, 3}) {
        test::FailingResource memory;
        Crowd<2> crowd(&memory);
        crowd.reserve(100);
        crowd.add();
        for (int i = 0; i < steps; ++i) crowd.step(0.1f);
        memory.plan.arm(1, true);
        test::global_new().arm(1, true);
        EXPECT_NO_THROW({
            for (int i = 1; i < 100; ++i) crowd.add({.position = {3.0f * static_cast<float>(i), 0}});
        }) << steps;
        test::global_new().disarm();
        memory.plan.disarm();
        EXPECT_EQ(crowd.size(), 100);
        EXPECT_EQ(crowd.check(), "");
    }
}

TEST(CrowdOutOfMemory, AnAddAfterAReserveThatFailedHasChangedNothing) {
    for (long n = 1; n < 8; ++n) {
        test::Trial<Crowd<2>> trial;
        trial.make = [n](std::pmr::memory_resource* memory) {
            auto crowd = some_crowd(memory);
            test::FailurePlan& plan = static_cast<test::FailingResource*>(memory)->plan;
            plan.arm(n, false);
            EXPECT_EQ(n <= 6, [&] {
                try {
                    crowd->reserve(1000);
                } catch (const std::bad_alloc&) {
                    return true;
                }
                return false;
            }());
            plan.disarm();
            return crowd;
        };
        trial.state = state_of;
        trial.change = [](Crowd<2>& crowd) { crowd.add({.position = {1, 1}}); };
        EXPECT_EQ(test::expect_strong_guarantee("add", trial) > 0, n <= 6) << n;
    }
}

TEST(CrowdOutOfMemory, AStepThatFailedAndIsTriedAgainGivesTheSameBits) {
    test::FailingResource memory;
    const auto crowd = some_crowd(&memory), other = some_crowd(std::pmr::get_default_resource());
    int failures = 0;
    for (long n = 1; n < 40; ++n) {
        memory.plan.arm(n, false);
        try {
            crowd->step(0.1f);
            memory.plan.disarm();
            break;
        } catch (const std::bad_alloc&) {
            ++failures;
        }
        memory.plan.disarm();
    }
    EXPECT_GT(failures, 1);
    other->step(0.1f);
    EXPECT_EQ(test::bits_of(*crowd), test::bits_of(*other));
}

/// Nor where tasks are handed to a scheduler.
TEST(CrowdOutOfMemory, ASteadyStepNeedsNoMemory) {
    test::InterruptingScheduler split;
    for (TaskScheduler* const scheduler :
         {static_cast<TaskScheduler*>(nullptr), static_cast<TaskScheduler*>(&split)}) {
        Random random(168);
        test::FailingResource memory;
        Crowd<2> crowd(&memory);
        for (const Agent agent : test::add_walkers(crowd, 3000, 0.3f, random)) {
            // To and fro, so that they stay together.
            crowd.set_goal(agent, crowd.position(agent) + Vec2{random.uniform(-5, 5), random.uniform(-5, 5)});
        }
        for (int i = 0; i < 40; ++i) {
            const Vec2 at{random.uniform(0, 100), random.uniform(0, 100)};
            crowd.add_obstacle({.points = {at, at + Vec2{2, 0}, at + Vec2{1, 2}}});
        }
        for (int i = 0; i < 60; ++i) crowd.step(0.1f, scheduler);
        memory.plan.arm(1, true);
        test::global_new().arm(1, true);
        EXPECT_NO_THROW({
            for (int i = 0; i < 20; ++i) crowd.step(0.1f, scheduler);
        });
        test::global_new().disarm();
        memory.plan.disarm();
    }
    EXPECT_GT(split.calls, 80);
}

TEST(CrowdOutOfMemory, ACallInSpaceHasChangedNothing) {
    test::Trial<Crowd<3>> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto crowd = std::make_unique<Crowd<3>>(memory);
        Random random(267);
        test::add_fliers(*crowd, 16, 0.1f, random);
        return crowd;
    };
    trial.state = [](const Crowd<3>& crowd) {
        std::string text;
        for (const std::uint32_t bits : test::bits_of(crowd)) text += std::to_string(bits) + " ";
        for (const Agent agent : crowd.agents()) text += std::to_string(agent.index) + " ";
        return text;
    };
    trial.change = [](Crowd<3>& crowd) { crowd.add({.position = {1, 1, 1}}); };
    EXPECT_GT(test::expect_strong_guarantee("add", trial), 3);
    trial.change = [](Crowd<3>& crowd) { crowd.step(0.1f); };
    EXPECT_GT(test::expect_strong_guarantee("step", trial), 3);
    const std::vector<std::byte> bytes = Crowd<3>().save();
    trial.change = [&](Crowd<3>& crowd) { crowd.load(bytes); };
    EXPECT_GT(test::expect_strong_guarantee("load", trial), 0);
}

TEST(CrowdOutOfMemory, ASteadyStepInSpaceNeedsNoMemory) {
    Random random(268);
    test::FailingResource memory;
    Crowd<3> crowd(&memory);
    for (const Agent agent : test::add_fliers(crowd, 3000, 0.1f, random))
        crowd.set_goal(agent, crowd.position(agent) + Vec3{random.uniform(-5, 5), random.uniform(-5, 5), 0});
    for (int i = 0; i < 60; ++i) crowd.step(0.1f);
    memory.plan.arm(1, true);
    test::global_new().arm(1, true);
    EXPECT_NO_THROW({
        for (int i = 0; i < 20; ++i) crowd.step(0.1f);
    });
    test::global_new().disarm();
    memory.plan.disarm();
}

/// Two groups, by way points and by a field, that go round and round.
TEST(CrowdOutOfMemory, AGuideLeadsWithoutMemory) {
    Crowd<2> crowd;
    FlowField field({.area = {{-20, -20}, {20, 20}}});
    field.aim(std::array{Vec2{18, 18}});
    Guide<2> guide(crowd);
    const int groups[] = {guide.add({.way_points = {{-9, 0}, {9, 0}}, .at_end = AtEnd::kLoop, .together = 3}),
                          guide.add({.field = &field, .reach = 2})};
    for (int i = 0; i < 60; ++i) {
        const Vec2 at{static_cast<float>(i % 10) * 1.2f - 6.0f, static_cast<float>(i / 10) * 1.2f - 6.0f};
        guide.join(crowd.add({.position = at}), groups[i % 2]);
    }
    for (int i = 0; i < 60; ++i) {
        guide.lead();
        crowd.step(0.1f);
    }
    test::global_new().arm(1, true);
    EXPECT_NO_THROW({
        for (int i = 0; i < 40; ++i) {
            guide.lead();
            crowd.step(0.1f);
        }
    });
    test::global_new().disarm();
    EXPECT_EQ(guide.size(groups[0]), 30);
}

/// Members and their groups.
TEST(CrowdOutOfMemory, ACallOfAGuideHasChangedNothing) {
    static Crowd<2> crowd;
    crowd.clear();
    for (int i = 0; i < 40; ++i) crowd.add({.position = {static_cast<float>(i) * 2.0f, 0}});
    test::Trial<Guide<2>> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto guide = std::make_unique<Guide<2>>(crowd, memory);
        const int group = guide->add({.way_points = {{9, 0}}});
        for (std::size_t i = 0; i < 16; ++i) guide->join(crowd.agents()[i], group);
        return guide;
    };
    trial.state = [](const Guide<2>& guide) {
        std::string text = std::to_string(guide.groups()) + " of " + std::to_string(guide.size(0)) + ":";
        for (const Agent agent : crowd.agents()) text += guide.contains(agent) ? "1" : "0";
        return text;
    };
    trial.change = [](Guide<2>& guide) { guide.join(crowd.agents()[39], 0); };
    EXPECT_GT(test::expect_strong_guarantee("join", trial), 0);
    trial.change = [](Guide<2>& guide) { guide.add({.way_points = {{1, 1}, {2, 2}}}); };
    EXPECT_GT(test::expect_strong_guarantee("add", trial), 0);
    Guide<2> other(crowd);
    const int group = other.add({.way_points = {{9, 0}}});
    for (const Agent agent : crowd.agents()) other.join(agent, group);
    const std::vector<std::byte> bytes = other.save();
    trial.change = [&](Guide<2>& guide) { guide.load(bytes); };
    EXPECT_GT(test::expect_strong_guarantee("load", trial), 2);
}

/// Ways from a few places.
std::string ways_of(const FlowField& field) {
    std::string text;
    for (int i = 0; i < 81; ++i) {
        const Vec2 at{static_cast<float>(i % 9) * 2.0f - 8.0f, static_cast<float>(i / 9) * 2.0f - 8.0f};
        text += std::to_string(field.distance(at)) + " " + std::to_string(field.direction(at).x) + ", ";
    }
    return text;
}

TEST(CrowdOutOfMemory, ACallOfAFlowFieldHasChangedNothing) {
    const ObstacleDef<2> wall{.points = {{-1, -6}, {1, -6}, {1, 6}, {-1, 6}}};
    test::Trial<FlowField> trial;
    trial.make = [](std::pmr::memory_resource* memory) {
        auto field = std::make_unique<FlowField>(FlowFieldDef{.area = {{-9, -9}, {9, 9}}}, memory);
        field->aim(std::array{Vec2{8, 8}});
        return field;
    };
    trial.state = ways_of;
    trial.change = [&](FlowField& field) {
        field.block(wall);
        field.aim(std::array{Vec2{7, 0}, Vec2{-7, 7}, Vec2{7, -7}});
    };
    EXPECT_GT(test::expect_strong_guarantee("aim", trial), 1);
    // A field that was never aimed knows no way.
    EXPECT_EQ(FlowField({.area = {{-9, -9}, {9, 9}}}).direction({0, 0}), Vec2());
}

}  // namespace
}  // namespace jostle
