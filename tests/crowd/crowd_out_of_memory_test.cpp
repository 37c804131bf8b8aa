// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A call of a crowd that runs out of memory has changed nothing, and a steady step needs none.
#include <gtest/gtest.h>
#include <jostle/crowd/flow_field.h>
#include <jostle/crowd/guide.h>

#include <array>
#include <memory>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "crowd/crowds.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"
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

/// The agents and obstacles with their names, all that follows from them, and whether any overlap.
template <int D>
std::string state_of(const Crowd<D>& crowd) {
    return crowd.check() + "/" + test::text_of(crowd.save());
}

/// Tries calls by turns, and notes their names.
template <class Subject>
struct Tried {
    test::Trial<Subject> trial;
    std::set<std::string> names{};

    template <class Change>
    void expect(const std::string& name, bool takes_memory, Change&& change) {
        trial.change = change;
        EXPECT_EQ(test::expect_strong_guarantee(name, trial) > 0, takes_memory) << name;
        names.insert(name);
    }
};

/// The calls that a crowd has in the plane and in space.
template <int D>
void try_agents(Tried<Crowd<D>>& tried, std::span<const std::byte> saved) {
    tried.expect("add", true, [](Crowd<D>& crowd) { crowd.add({.preferred_velocity = Vector<D>{}}); });
    tried.expect("reserve", true, [](Crowd<D>& crowd) { crowd.reserve(1000); });
    tried.expect("step", true, [](Crowd<D>& crowd) { crowd.step(0.1f); });
    tried.expect("load", true, [&](Crowd<D>& crowd) { crowd.load(saved); });
    tried.expect("remove", false, [](Crowd<D>& crowd) { crowd.remove(crowd.agents()[3]); });
    tried.expect("clear", false, [](Crowd<D>& crowd) { crowd.clear(); });
    Vector<D> v{};
    v[0] = 0.5f;
    tried.expect("set_position", false, [v](Crowd<D>& c) { c.set_position(c.agents()[1], v); });
    tried.expect("set_velocity", false, [v](Crowd<D>& c) { c.set_velocity(c.agents()[1], v); });
    tried.expect("set_preferred_velocity", false,
                 [v](Crowd<D>& c) { c.set_preferred_velocity(c.agents()[1], v); });
    tried.expect("set_goal", false, [v](Crowd<D>& c) { c.set_goal(c.agents()[1], v); });
    tried.expect("set_def", false, [v](Crowd<D>& c) { c.set_def(c.agents()[1], {.position = v}); });
    tried.expect("set_preferred_velocities", false,
                 [](Crowd<D>& c) { c.set_preferred_velocities(c.velocities()); });
    static_assert(std::is_nothrow_move_constructible_v<Crowd<D>> &&
                  std::is_nothrow_move_assignable_v<Crowd<D>>);
    tried.names.insert({"Crowd", "operator="});
}

TEST(CrowdOutOfMemory, ACallHasChangedNothing) {
    Tried<Crowd<2>> tried{{some_crowd, {}, state_of<2>, {}}};
    const std::vector<std::byte> bytes = some_crowd(std::pmr::get_default_resource())->save();
    try_agents(tried, bytes);
    const ObstacleDef<2> def{.points = std::vector<Vec2>(40)};
    tried.expect("add_obstacle", true, [&](Crowd<2>& crowd) { crowd.add_obstacle(def); });
    tried.expect("remove", false, [](Crowd<2>& crowd) { crowd.remove(crowd.obstacles()[0]); });
    EXPECT_EQ(test::changing_calls(test::read_header("crowd/crowd.h"), "Crowd"), tried.names);
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
        trial.state = state_of<2>;
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
    const auto some_fliers = [](std::pmr::memory_resource* memory) {
        auto crowd = std::make_unique<Crowd<3>>(memory);
        Random random(267);
        test::add_fliers(*crowd, 16, 0.1f, random);
        return crowd;
    };
    Tried<Crowd<3>> tried{{some_fliers, {}, state_of<3>, {}}};
    const std::vector<std::byte> bytes = some_fliers(std::pmr::get_default_resource())->save();
    try_agents(tried, bytes);
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
    Tried<Guide<2>> tried{};
    tried.trial.make = [](std::pmr::memory_resource* memory) {
        auto guide = std::make_unique<Guide<2>>(crowd, memory);
        const int group = guide->add({.way_points = {{9, 0}}});
        for (std::size_t i = 0; i < 16; ++i) guide->join(crowd.agents()[i], group);
        return guide;
    };
    tried.trial.state = [](const Guide<2>& guide) {
        return std::to_string(guide.groups()) + "/" + test::text_of(guide.save());
    };
    tried.expect("join", true, [](Guide<2>& guide) { guide.join(crowd.agents()[39], 0); });
    tried.expect("add", true, [](Guide<2>& guide) { guide.add({.way_points = {{1, 1}, {2, 2}}}); });
    tried.expect("leave", false, [](Guide<2>& guide) { guide.leave(crowd.agents()[2]); });
    tried.expect("lead", false, [](Guide<2>& guide) { guide.lead(); });
    Guide<2> other(crowd);
    const int group = other.add({.way_points = {{9, 0}}});
    for (const Agent agent : crowd.agents()) other.join(agent, group);
    const std::vector<std::byte> bytes = other.save();
    tried.expect("load", true, [&](Guide<2>& guide) { guide.load(bytes); });
    tried.names.insert("Guide");
    EXPECT_EQ(test::changing_calls(test::read_header("crowd/guide.h"), "Guide"), tried.names);
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
    Tried<FlowField> tried{};
    tried.trial.make = [](std::pmr::memory_resource* memory) {
        auto field = std::make_unique<FlowField>(FlowFieldDef{.area = {{-9, -9}, {9, 9}}}, memory);
        field->aim(std::array{Vec2{8, 8}});
        return field;
    };
    tried.trial.state = ways_of;
    tried.expect("block", true, [&](FlowField& field) { field.block(wall); });
    tried.expect("clear", false, [](FlowField& field) { field.clear(); });
    tried.expect("aim", true, [&](FlowField& field) {
        field.block(wall);
        field.aim(std::array{Vec2{7, 0}, Vec2{-7, 7}, Vec2{7, -7}});
    });
    tried.names.insert("FlowField");
    EXPECT_EQ(test::changing_calls(test::read_header("crowd/flow_field.h"), "FlowField"), tried.names);
    // A field that was never aimed knows no way.
    EXPECT_EQ(FlowField({.area = {{-9, -9}, {9, 9}}}).direction({0, 0}), Vec2());
}

}  // namespace
}  // namespace jostle
