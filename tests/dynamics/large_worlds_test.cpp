// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Large worlds are solved a portion at a time. Each of many places here stands far from the others, so it
// moves with the bits of a world of its own, which is small and solved as a whole.
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "dynamics/portions/plan_portions.h"
#include "dynamics/sites.h"
#include "memory/counting_resource.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

using namespace detail;

/// Between steps, at some sites: bodies go, change their type, get a joint, fall asleep, and are pushed.
/// False: nothing changed.
bool edit_between(World& world, int step, std::vector<Bodies>& sites) {
    if (step % 5 != 4) return false;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        Bodies& bodies = sites[i];
        const std::size_t first_of_pyramid = bodies.size() - 54;
        if ((i + static_cast<std::size_t>(step / 5)) % 17 != 0) continue;
        switch (step / 5 % 5) {
            case 0:
                world.destroy(bodies[first_of_pyramid + 12]);
                bodies.erase(bodies.begin() + static_cast<std::ptrdiff_t>(first_of_pyramid) + 12);
                break;
            case 1:
                bodies[first_of_pyramid + 3].set_type(BodyType::kKinematic);
                break;
            case 2:
                world.create_weld(
                    {.body_a = bodies[first_of_pyramid + 20], .body_b = bodies[first_of_pyramid + 21]});
                break;
            case 3:
                bodies.back().set_awake(false);
                break;
            default:
                bodies.back().apply_impulse_to_center({40.0f, 20.0f});
                break;
        }
    }
    return true;
}

/// At every fifth site by turns, so that pyramids do not all fall asleep in one step.
void push_tops(int step, std::vector<Bodies>& sites) {
    if (step % 6 != 0 || step > 24) return;
    for (std::size_t i = static_cast<std::size_t>(step / 6); i < sites.size(); i += 5)
        sites[i].back().apply_impulse_to_center({1.0f, 0.0f});
}

/// Each awake body is in one portion, and each contact that is solved, in the colour where it lies.
void expect_all_once(const World& world) {
    const Tables& tables = WorldTestAccess::tables(world);
    const PortionPlan& plan = tables.portion_plan;
    if (plan.portions.empty()) return;
    std::vector<int> bodies(plan.bodies.begin(), plan.bodies.end());
    std::sort(bodies.begin(), bodies.end());
    ASSERT_EQ(static_cast<int>(bodies.size()), tables.bodies.awake().size() - kFirstAwake);
    for (std::size_t i = 0; i < bodies.size(); ++i) ASSERT_EQ(bodies[i], static_cast<int>(i) + kFirstAwake);
    std::vector<std::vector<int>> contacts(kBins);
    for (const PortionColour& colour : plan.colours)
        for (int k = 0; k < colour.contact_count; ++k)
            contacts[static_cast<std::size_t>(colour.bin)].push_back(
                plan.contacts[static_cast<std::size_t>(colour.first_contact + k)]);
    for (int bin = 0; bin <= kOverflowBin; ++bin) {
        std::vector<int>& found = contacts[static_cast<std::size_t>(bin)];
        std::sort(found.begin(), found.end());
        ASSERT_EQ(found.size(), tables.graph.bin(bin).contacts.size()) << "bin " << bin;
        for (std::size_t i = 0; i < found.size(); ++i)
            ASSERT_EQ(found[i], static_cast<int>(i)) << "bin " << bin;
    }
}

/// Never in portions.
void solve_as_a_whole(World& world) {
    WorldTestAccess::tables(world).portion_plan.least_contacts = std::numeric_limits<int>::max();
}

TEST(LargeWorlds, HaveTheBitsThatTheyHaveAsAWhole) {
    World world, whole;
    solve_as_a_whole(whole);
    WorldTestAccess::tables(world).portion_plan.least_contacts = 0;
    std::vector<Bodies> sites = add_sites(world), same = add_sites(whole);
    int in_portions = 0, asleep = 0;
    for (int step = 0; step < 120; ++step) {
        const bool is_new = edit_between(world, step, sites);
        edit_between(whole, step, same);
        push_tops(step, sites);
        push_tops(step, same);
        const bool were_there = portions_of(world) > 2;
        world.step(kDt);
        whole.step(kDt);
        in_portions += portions_of(world) > 2 ? 1 : 0;
        asleep += !is_new && were_there && portions_of(world) > 2 && !world.events().slept.empty() ? 1 : 0;
        EXPECT_EQ(portions_of(whole), 0u);
        if (is_new || step % 10 == 0) expect_all_once(world);
        ASSERT_EQ(world.state_hash(), whole.state_hash()) << "step " << step;
    }
    EXPECT_GT(in_portions, 30);
    EXPECT_GE(asleep, 2) << "steps in portions in which bodies fell asleep";
    EXPECT_EQ(world.check(), "");
}

TEST(LargeWorlds, HaveTheBitsWithAPortionForEachIsland) {
    World world, whole;
    solve_as_a_whole(whole);
    PortionPlan& plan = WorldTestAccess::tables(world).portion_plan;
    plan.least_contacts = plan.bodies_per_portion = 0;
    for (World* const of : {&world, &whole}) {
        add_ground(*of);
        add_tumbler(*of, 12);
        add_joint_grid(*of, 6, {-60.0f, 20.0f});
        // They bounce apart and together.
        for (int i = 0; i < 300; ++i) {
            const Body ball = add_dynamic(
                *of, {20.0f + 1.3f * static_cast<float>(i % 60), 1.0f + 1.3f * static_cast<float>(i / 60)},
                Circle{{}, 0.5f}, {.material = {.restitution = 0.8f}});
            ball.set_linear_velocity({static_cast<float>(i % 7) - 3.0f, 0.0f});
        }
    }
    std::size_t most = 0;
    int in_portions = 0;
    for (int step = 0; step < 200; ++step) {
        world.step(kDt);
        whole.step(kDt);
        most = std::max(most, portions_of(world));
        in_portions += portions_of(world) > 2 ? 1 : 0;
        ASSERT_EQ(world.state_hash(), whole.state_hash()) << "step " << step;
    }
    EXPECT_GT(most, 200u);
    EXPECT_GT(in_portions, 60);
}

TEST(LargeWorlds, HaveTheSameBitsByAnyThreadsInAnyOrder) {
    std::uint64_t expected = 0;
    for (const int threads : {1, 2, 5})
        for (const TaskOrder order : {TaskOrder::kForward, TaskOrder::kReverse, TaskOrder::kShuffled}) {
            if (threads == 1 && order != TaskOrder::kForward) continue;
            ThreadScheduler scheduler(threads, order);
            World world(threads == 1 ? WorldDef{} : WorldDef{.scheduler = &scheduler});
            add_sites(world);
            world.set_profiling(true);
            for (int i = 0; i < 15; ++i) world.step(kDt);
            EXPECT_GT(portions_of(world), 2u);
            std::int64_t sum = 0;
            for (const std::int64_t time : world.profile().stage) sum += time;
            EXPECT_LE(sum, world.profile().step);
            if (threads == 1) expected = world.state_hash();
            EXPECT_EQ(world.state_hash(), expected) << threads << " threads";
        }
}

TEST(LargeWorlds, ASteadyStepTakesNoMemory) {
    ThreadScheduler threads(3, TaskOrder::kForward);
    for (TaskScheduler* const scheduler :
         {static_cast<TaskScheduler*>(nullptr), static_cast<TaskScheduler*>(&threads)}) {
        CountingResource memory;
        World world({.allow_sleep = false, .memory = &memory, .scheduler = scheduler});
        add_sites(world);
        for (int i = 0; i < 60; ++i) world.step(kDt);
        const std::size_t before = memory.requests();
        for (int i = 0; i < 10; ++i) world.step(kDt);
        EXPECT_GT(portions_of(world), 2u);
        EXPECT_EQ(memory.requests() - before, 0u);
    }
}

TEST(LargeWorlds, FallAsleepWithoutMemory) {
    CountingResource memory;
    World world({.memory = &memory});
    std::vector<Bodies> sites = add_sites(world);
    world.step(kDt);
    Tables& tables = WorldTestAccess::tables(world);
    ASSERT_GT(portions_of(world), 2u);
    const PortionPlan::Basis made_for = tables.portion_plan.made_for;
    // As if in the midst of a step: the plan is that of before.
    for (std::size_t i = 0; i < sites.size(); i += 2) sites[i].back().set_awake(false);
    ASSERT_EQ(tables.portion_plan.made_for, made_for);
    const std::size_t requests = memory.requests();
    follow_sleep(tables);
    EXPECT_EQ(memory.requests(), requests);
    expect_all_once(world);
}

}  // namespace
}  // namespace jostle::test
