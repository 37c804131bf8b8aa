// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowds in space: the same as in the plane, with other half-spaces.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/crowd/guide.h>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "../../fuzz/crowd_target.h"
#include "crowd/crowds.h"
#include "expect_refused.h"
#include "spatial/each_target.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::expect_refused;
using test::Random;

/// [m] Points that are spread over a sphere evenly: a spiral of golden angles.
std::vector<Vec3> on_a_sphere(int count, float radius) {
    std::vector<Vec3> points;
    for (int i = 0; i < count; ++i) {
        const float z = 1.0f - (2.0f * static_cast<float>(i) + 1.0f) / static_cast<float>(count);
        const float level = math::sqrt(1.0f - z * z), angle = 2.3999632f * static_cast<float>(i);
        points.push_back(Vec3{level * math::cos(angle), level * math::sin(angle), z} * radius);
    }
    return points;
}

TEST(CrowdInSpace, AnAgentAloneFliesStraightToItsGoalAndStops) {
    Crowd<3> crowd;
    const Agent agent = crowd.add({.position = {1, 0, 0}, .goal = Vec3{3, 3, 6}, .preferred_speed = 1});
    // 7 m in steps of 0.25 m.
    for (int i = 0; i < 14; ++i) crowd.step(0.25f);
    EXPECT_NEAR(distance(crowd.position(agent), {2, 1.5f, 3}), 0.0f, 1e-5f);
    for (int i = 0; i < 16; ++i) crowd.step(0.25f);
    EXPECT_NEAR(distance(crowd.position(agent), {3, 3, 6}), 0.0f, 1e-5f);
    EXPECT_EQ(crowd.def(agent).goal, (Vec3{3, 3, 6}));
}

/// Each passes on its right, also where the way is straight up.
TEST(CrowdInSpace, TwoHeadOnPassEachOtherInTime) {
    for (const Vec3 way : {Vec3{10, 0, 0}, Vec3{0, 0, 10}, Vec3{6, 0, 8}}) {
        Crowd<3> crowd;
        const Agent one = crowd.add({.position = -way, .goal = way});
        const Agent other = crowd.add({.position = way, .goal = -way});
        int steps = 0;
        float aside = 0.0f;
        for (; steps < 1000 && distance(crowd.position(one), way) > 0.1f; ++steps) {
            crowd.step(1.0f / 30);
            ASSERT_EQ(crowd.check(), "") << "step " << steps;
            ASSERT_LT(length(crowd.position(one) + crowd.position(other)), 1e-3f)
                << "as one sees it, so does the other";
            aside = std::max(aside, length(cross(crowd.position(one), way)) / 10.0f);
        }
        // Straight on it is 20 m at 1.4 m/s, which are 429 steps.
        EXPECT_LT(steps, 429 * 3 / 2);
        EXPECT_GT(aside, 0.4f);
    }
}

/// Two overlap only if one of them found no velocity that kept clear of all, and even then by little.
TEST(CrowdInSpace, ManyOnASphereThatAllWantTheOppositePointGetThereInTime) {
    constexpr float kRadius = 40.0f;
    Crowd<3> crowd;
    for (const Vec3& at : on_a_sphere(200, kRadius))
        crowd.add({.position = at, .goal = -at, .max_neighbors = kMostNeighbors});
    const auto is_under_way = [&](Agent agent) {
        return distance(crowd.position(agent), *crowd.goal(agent)) > 0.5f;
    };
    std::vector<bool> was_squeezed(200, false);
    int steps = 0, pairs = 0;
    for (; steps < 4000 && std::ranges::any_of(crowd.agents(), is_under_way); ++steps) {
        crowd.step(0.05f);
        ASSERT_EQ(crowd.check(), "") << "step " << steps;
        const auto at = crowd.positions();
        for (std::size_t i = 0; i < at.size(); ++i) {
            was_squeezed[i] = was_squeezed[i] || crowd.is_squeezed(crowd.agents()[i]);
            for (std::size_t j = 0; j < i; ++j) {
                if (was_squeezed[i] || was_squeezed[j]) continue;
                ++pairs;
                ASSERT_GT(distance(at[i], at[j]), 0.995f) << i << " and " << j << ", step " << steps;
            }
        }
    }
    // Straight on it is 80 m at 1.4 m/s.
    EXPECT_LT(static_cast<float>(steps) * 0.05f, 1.5f * 2.0f * kRadius / 1.4f);
    EXPECT_GT(pairs, 1000000);
    EXPECT_GT(std::ranges::count(was_squeezed, true), 0);
}

/// Two that come at one that stands, along one line. From the same distance no way across that line is better
/// than another, and it stands on. Otherwise it may evade, but no faster than it can.
TEST(CrowdInSpace, BetweenTwoThatComeAlongOneLine) {
    Random random(5);
    for (int i = 0; i < 50; ++i) {
        const Vec3 any{random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f)};
        const Vec3 way = i == 0 ? Vec3{1.0f, 0.0f, 0.0f} : any * (1.0f / math::sqrt(dot(any, any)));
        for (const float far : {3.0f, 3.2f}) {
            Crowd<3> crowd;
            const Agent stands = crowd.add({.horizon = 14.0f, .neighbor_distance = 8.0f});
            for (const float side : {-1.0f, 1.0f})
                crowd.add({.position = (side > 0.0f ? far : 3.0f) * side * way,
                           .velocity = -0.2f * side * way,
                           .preferred_velocity = -0.2f * side * way,
                           .horizon = 14.0f,
                           .neighbor_distance = 8.0f,
                           .responds = false});
            for (int step = 0; step < 40; ++step) {
                crowd.step(0.05f);
                EXPECT_LE(length(crowd.velocity(stands)), far == 3.0f ? 0.001f : 2.00001f)
                    << i << ", step " << step;
            }
        }
    }
}

TEST(CrowdInSpace, AgentsOnOnePointPart) {
    Crowd<3> crowd;
    for (int i = 0; i < 8; ++i) crowd.add();
    EXPECT_NE(crowd.check(), "");
    for (int i = 0; i < 100; ++i) crowd.step(0.1f);
    EXPECT_EQ(crowd.check(), "");
}

TEST(CrowdInSpace, CheckNamesThePairAndItsDepth) {
    Crowd<3> crowd;
    crowd.add({.position = {9, 9, 9}});
    crowd.add({.position = {0, 0, 0}});
    crowd.add({.position = {0, 0, 0.75f}});
    EXPECT_EQ(crowd.check(), "agents 1 and 2 overlap by 0.250000 m");
    EXPECT_EQ(crowd.check(0.5f), "");
}

TEST(CrowdInSpace, OneThatDoesNotRespondGoesStraightAndOthersGiveWay) {
    Crowd<3> crowd;
    const Agent player =
        crowd.add({.position = {0, 0, -5}, .preferred_velocity = {0, 0, 1.4f}, .responds = false});
    const Agent other = crowd.add({.position = {0.1f, 0, 2}});
    const Agent ghost = crowd.add({.position = {0, 0.1f, 1}, .layer = 2, .mask = 2});
    for (int i = 0; i < 60; ++i) crowd.step(0.1f);
    EXPECT_NEAR(distance(crowd.position(player), {0, 0, 3.4f}), 0.0f, 1e-4f);
    EXPECT_GT(distance(crowd.position(other), {0.1f, 0, 2}), 0.5f);
    EXPECT_EQ(crowd.position(ghost), (Vec3{0, 0.1f, 1}));
}

TEST(CrowdInSpace, NamesThatOutliveTheirAgentsAndBadNumbersAreRefused) {
    Crowd<3> crowd;
    const Agent first = crowd.add(), second = crowd.add({.position = {5, 5, 5}});
    crowd.remove(first);
    const auto before = crowd.save();
    expect_refused("Crowd::position", "agent", [&] { static_cast<void>(crowd.position(first)); });
    const float nan = std::numeric_limits<float>::quiet_NaN();
    expect_refused("Crowd::add", "def.position", [&] { crowd.add({.position = {0, 0, nan}}); });
    expect_refused("Crowd::set_goal", "goal", [&] { crowd.set_goal(second, Vec3{0, nan, 0}); });
    const std::array bad{Vec3{0, 0, nan}};
    expect_refused("Crowd::set_preferred_velocities", "velocities[0]",
                   [&] { crowd.set_preferred_velocities(bad); });
    EXPECT_EQ(crowd.save(), before);
}

TEST(CrowdInSpace, HasTheSameBitsForAnyThreadsAndInstructionSet) {
    std::vector<std::uint32_t> expected;
    const auto run = [&](TaskScheduler* scheduler) {
        Random random(264);
        Crowd<3> crowd;
        test::add_fliers(crowd, 1500, 0.1f, random);
        for (int i = 0; i < 12; ++i) crowd.step(0.1f, scheduler);
        if (expected.empty()) expected = test::bits_of(crowd);
        EXPECT_EQ(test::bits_of(crowd), expected);
    };
    test::for_each_target([&] { run(nullptr); });
    for (int workers = 1; workers <= 8; ++workers) {
        test::ThreadScheduler scheduler(workers, test::TaskOrder::kShuffled);
        run(&scheduler);
        EXPECT_GT(scheduler.tasks(), 50) << "nothing was split";
    }
}

TEST(CrowdInSpace, WhatWasLoadedGoesOnAsWhatWasSaved) {
    Random random(265);
    Crowd<3> crowd, copy;
    const auto agents = test::add_fliers(crowd, 300, 0.1f, random);
    for (std::size_t i = 0; i < agents.size(); i += 7) crowd.remove(agents[i]);
    for (int i = 0; i < 5; ++i) crowd.step(0.1f);
    const std::vector<std::byte> bytes = crowd.save();
    copy.load(bytes);
    EXPECT_EQ(copy.save(), bytes);
    for (Crowd<3>* const one : {&crowd, &copy}) {
        for (int i = 0; i < 5; ++i) one->step(0.1f);
        const Agent again = one->add({.position = {1, 2, 3}});
        EXPECT_EQ(again.index, agents[294].index);
        EXPECT_EQ(again.generation, agents[294].generation + 1);
    }
    EXPECT_EQ(copy.save(), crowd.save());
    // Those of the plane are not those of space, and no byte may be missing.
    Crowd<2> flat;
    expect_refused("Crowd::load", "bytes", [&] { flat.load(bytes); });
    expect_refused("Crowd::load", "bytes", [&] { copy.load(std::span(bytes).first(bytes.size() - 1)); });
    const std::vector<std::byte> plain = flat.save();
    expect_refused("Crowd::load", "bytes", [&] { copy.load(plain); });
    EXPECT_EQ(copy.save(), crowd.save());
}

TEST(CrowdInSpace, BytesMayBeCutOffAndMayBeOthers) {
    Random random(266);
    Crowd<3> crowd;
    test::add_fliers(crowd, 12, 0.1f, random);
    crowd.step(0.1f);
    const std::vector<std::byte> good = crowd.save();
    for (std::size_t size = 0; size < good.size(); ++size)
        ASSERT_FALSE(fuzz::check_load_crowd<3>(std::span(good).first(size))) << size;
    EXPECT_TRUE(fuzz::check_load_crowd<3>(good));
    int loaded = 0, refused = 0;
    for (int i = 0; i < 5000; ++i) {
        std::vector<std::byte> bytes = good;
        bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
            static_cast<std::byte>(random.below(256));
        ++(fuzz::check_load_crowd<3>(bytes) ? loaded : refused);
    }
    EXPECT_GT(loaded, 300);
    EXPECT_GT(refused, 300);
}

TEST(CrowdInSpace, AGuideLeadsAlongWayPoints) {
    Crowd<3> crowd;
    Guide<3> guide(crowd);
    const int group = guide.add({.way_points = {{0, 0, 10}, {10, 0, 10}}});
    const Agent agent = crowd.add({.preferred_speed = 1});
    guide.join(agent, group);
    float highest = 0.0f;
    for (int i = 0; i < 250; ++i) {
        guide.lead();
        crowd.step(0.1f);
        highest = std::max(highest, crowd.position(agent).z);
    }
    EXPECT_TRUE(guide.has_arrived(agent));
    EXPECT_LE(distance(crowd.position(agent), {10, 0, 10}), 1.0f);
    EXPECT_GT(highest, 9.0f);
}

}  // namespace
}  // namespace jostle
