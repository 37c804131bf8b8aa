// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// However dense a crowd is, nobody overlaps another by more than a hundredth of a radius who did not before.
#include <gtest/gtest.h>
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <vector>

#include "crowd/crowds.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::Random;

int squeezed(const Crowd<2>& crowd) {
    return static_cast<int>(
        std::ranges::count_if(crowd.agents(), [&](Agent agent) { return crowd.is_squeezed(agent); }));
}

/// Agents of unequal sizes on a grid of 1.3 m, that all want to the middle.
void add_throng(Crowd<2>& crowd, int side, Random& random) {
    for (int i = 0; i < side * side; ++i) {
        const Vec2 cell{static_cast<float>(i % side), static_cast<float>(i / side)};
        crowd.add({.position = 1.3f * cell,
                   .goal = Vec2{0.65f, 0.65f} * static_cast<float>(side),
                   .radius = random.uniform(0.3f, 0.6f),
                   .max_neighbors = kMostNeighbors});
    }
}

TEST(CrowdAgreement, AThrongThatPressesIntoOnePointDoesNotOverlap) {
    for (const float dt : {0.02f, 0.1f, 0.25f}) {
        Random random(170);
        Crowd<2> crowd;
        add_throng(crowd, 16, random);
        int most = 0;
        for (int i = 0; i < 300; ++i) {
            crowd.step(dt);
            ASSERT_EQ(crowd.check(), "") << "step " << i << " of " << dt << " s";
            most = std::max(most, squeezed(crowd));
        }
        EXPECT_GT(most, 20) << "there was room for all";
    }
}

TEST(CrowdAgreement, AThrongInSpaceDoesNotOverlap) {
    Crowd<3> crowd;
    for (int i = 0; i < 512; ++i) {
        const Vec3 cell{static_cast<float>(i % 8), static_cast<float>(i / 8 % 8), static_cast<float>(i / 64)};
        crowd.add({.position = 1.3f * cell,
                   .goal = Vec3{5, 5, 5},
                   .radius = 0.5f,
                   .max_neighbors = kMostNeighbors});
    }
    bool was_squeezed = false;
    for (int i = 0; i < 150; ++i) {
        crowd.step(0.1f);
        ASSERT_EQ(crowd.check(), "") << "step " << i;
        for (const Agent agent : crowd.agents()) was_squeezed = was_squeezed || crowd.is_squeezed(agent);
    }
    EXPECT_TRUE(was_squeezed);
}

/// A file in touch, whose head does not respond and stands: the stop goes through all of them in one step.
TEST(CrowdAgreement, AFileStopsBehindOneWhoStands) {
    constexpr int kFile = 200;
    Crowd<2> crowd;
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{-250, 0.55f}, {250, 0.55f}}});
    crowd.add_obstacle({.shape = ObstacleShape::kChain, .points = {{-250, -0.55f}, {250, -0.55f}}});
    crowd.add({.position = {1.05f, 0}, .responds = false});
    for (int i = 0; i < kFile; ++i)
        crowd.add({.position = {-static_cast<float>(i), 0},
                   .velocity = {1.4f, 0},
                   .preferred_velocity = {1.4f, 0}});
    for (int i = 0; i < 20; ++i) {
        crowd.step(0.1f);
        ASSERT_EQ(crowd.check(), "") << "step " << i;
    }
    // No more than the gap before the first, and a hundredth of a radius each.
    EXPECT_LT(crowd.positions()[kFile].x, -static_cast<float>(kFile - 1) + 0.06f + 0.005f * kFile);
}

/// From places at random, where many overlap: each pair by no more than before, or than is allowed.
TEST(CrowdAgreement, OverlapsOnlyBecomeLess) {
    Random random(171);
    Crowd<2> crowd;
    constexpr std::size_t kAgents = 150;
    for (std::size_t i = 0; i < kAgents; ++i) {
        const Vec2 at{random.uniform(0, 12), random.uniform(0, 12)};
        crowd.add({.position = at, .goal = Vec2{6, 6}, .max_neighbors = kMostNeighbors});
    }
    const auto depths = [&] {
        std::vector<float> all;
        const auto at = crowd.positions();
        for (std::size_t i = 0; i < kAgents; ++i)
            for (std::size_t j = 0; j < i; ++j) all.push_back(1.0f - distance(at[i], at[j]));
        return all;
    };
    std::vector<float> before = depths();
    const float first = *std::ranges::max_element(before);
    for (int step = 0; step < 60; ++step) {
        crowd.step(0.1f);
        const std::vector<float> now = depths();
        for (std::size_t i = 0; i < now.size(); ++i)
            ASSERT_LE(now[i], std::max(before[i], 0.005f) + 1.0e-4f) << "pair " << i << ", step " << step;
        before = now;
    }
    EXPECT_GT(first, 0.5f);
    EXPECT_LT(*std::ranges::max_element(before), 0.5f * first);
}

/// Corrections keep within the limits that choices keep within.
TEST(CrowdAgreement, NobodyIsFasterOrMoreSuddenThanItsLimits) {
    constexpr float kStep = 0.1f;
    Random random(173);
    Crowd<2> crowd;
    for (int i = 0; i < 144; ++i) {
        const Vec2 cell{static_cast<float>(i % 12), static_cast<float>(i / 12)};
        crowd.add({.position = 1.2f * cell,
                   .velocity = {random.uniform(-0.7f, 0.7f), random.uniform(-0.7f, 0.7f)},
                   .goal = Vec2{6.6f, 6.6f},
                   .max_speed = random.uniform(1.0f, 2.0f),
                   .max_acceleration = random.uniform(2.0f, 8.0f)});
    }
    float fastest = 0.0f, most_sudden = 0.0f;
    int most = 0;
    for (int step = 0; step < 150; ++step) {
        const auto now = crowd.velocities();
        const std::vector<Vec2> before(now.begin(), now.end());
        crowd.step(kStep);
        for (std::size_t i = 0; i < before.size(); ++i) {
            const AgentDef<2> def = crowd.def(crowd.agents()[i]);
            fastest = std::max(fastest, length(def.velocity) / def.max_speed);
            const float change = length(def.velocity - before[i]);
            most_sudden = std::max(most_sudden, change / (def.max_acceleration * kStep));
        }
        most = std::max(most, squeezed(crowd));
    }
    EXPECT_LE(fastest, 1.00001f);
    EXPECT_NEAR(most_sudden, 1.0f, 1.0e-4f);
    EXPECT_GT(most, 20);
}

/// A player goes through a throng, as players do: those in the way are not stopped before it.
TEST(CrowdAgreement, OneInTheWayOfAPlayerGivesWay) {
    Crowd<2> crowd;
    crowd.add({.position = {-3, 0}, .preferred_velocity = {1.4f, 0}, .responds = false});
    for (int i = 0; i < 9; ++i)
        crowd.add({.position = {static_cast<float>(i / 3) * 1.5f, static_cast<float>(i % 3 - 1) * 1.5f}});
    for (int i = 0; i < 100; ++i) {
        crowd.step(0.05f);
        ASSERT_EQ(crowd.check(), "") << "step " << i;
    }
    EXPECT_NEAR(crowd.positions()[0].x, 4.0f, 1.0e-4f);
}

/// Walkers heed all, riders only each other. A rider may run into a walker who cannot get away; but no walker
/// makes an overlap with a rider, of the 11 nearest, deeper than it would be if the walker stood.
TEST(CrowdAgreement, OneWhoAloneHeedsAnotherDoesNotGoIntoIt) {
    constexpr int kSide = 22;
    Random random(174);
    Crowd<2> crowd;
    std::vector<float> radii;
    for (int i = 0; i < kSide * kSide; ++i) {
        const bool rides = random.below(2) == 1;
        radii.push_back(random.uniform(0.3f, 0.6f));
        crowd.add({.position = 1.6f * Vec2{static_cast<float>(i % kSide), static_cast<float>(i / kSide)},
                   .goal = Vec2{17, 17},
                   .radius = radii.back(),
                   .max_neighbors = kMostNeighbors,
                   .layer = rides ? 2u : 1u,
                   .mask = rides ? 2u : 3u});
    }
    const auto at = crowd.positions();
    int met = 0;
    for (int step = 0; step < 100; ++step) {
        const std::vector<Vec2> before(at.begin(), at.end());
        crowd.step(0.1f);
        for (std::size_t i = 0; i < radii.size(); ++i) {
            const AgentDef<2> walker = crowd.def(crowd.agents()[i]);
            for (std::size_t j = 0; j < radii.size(); ++j) {
                const float sum = radii[i] + radii[j], least = std::min(radii[i], radii[j]);
                const float gap = distance(at[i], at[j]);
                if (i == j || gap >= sum - 0.0065f * least) continue;
                const std::uint32_t layer = crowd.def(crowd.agents()[j]).layer;
                ASSERT_NE(walker.layer, layer) << i << " and " << j << " heed each other, step " << step;
                if (walker.layer == 2) continue;
                const float was = distance(before[i], before[j]), would_be = distance(before[i], at[j]);
                // Itself is one of those who are nearer.
                const auto is_nearer = [&](const Vec2& one) { return distance(before[i], one) < was; };
                if (std::ranges::count_if(before, is_nearer) > 11) continue;
                ASSERT_GE(gap, std::min(was, would_be) - 1.0e-4f) << i << " and " << j << ", step " << step;
                ++met;
            }
        }
    }
    EXPECT_GT(met, 100);
}

TEST(CrowdAgreement, HasTheSameBitsForOneToEightThreads) {
    std::vector<std::uint32_t> expected;
    for (int workers = 1; workers <= 8; ++workers) {
        Random random(172);
        Crowd<2> crowd;
        add_throng(crowd, 32, random);
        test::ThreadScheduler scheduler(workers, test::TaskOrder::kShuffled);
        for (int i = 0; i < 40; ++i) crowd.step(0.1f, workers == 1 ? nullptr : &scheduler);
        if (expected.empty()) expected = test::bits_of(crowd);
        EXPECT_EQ(test::bits_of(crowd), expected) << workers << " threads";
        EXPECT_GT(squeezed(crowd), 20);
    }
}

}  // namespace
}  // namespace jostle
