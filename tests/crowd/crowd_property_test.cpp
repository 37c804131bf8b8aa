// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Properties of whole crowds: pairs keep apart, a symmetric crowd arrives, those that come and go leave no
// trace.
#include <gtest/gtest.h>
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "crowd/crowds.h"

namespace jostle {
namespace {

using test::Random;

/// On a grid, so that all start apart. Riders, if there are any, heed only each other, walkers heed all.
void expect_that_pairs_stay_apart(std::uint32_t riders_of_ten) {
    constexpr std::size_t kSide = 22, kAgents = kSide * kSide;
    Random random(165);
    Crowd<2> crowd;
    std::vector<float> radii;
    for (std::size_t i = 0; i < kAgents; ++i) {
        radii.push_back(random.uniform(0.3f, 0.6f));
        const Vec2 cell{static_cast<float>(i % kSide) * 5.0f, static_cast<float>(i / kSide) * 5.0f};
        const bool rides = random.below(10) < riders_of_ten;
        crowd.add({.position = cell + Vec2{random.uniform(-1.5f, 1.5f), random.uniform(-1.5f, 1.5f)},
                   .preferred_velocity = {random.uniform(-1.4f, 1.4f), random.uniform(-1.4f, 1.4f)},
                   .radius = radii.back(),
                   .layer = rides ? 2u : 1u,
                   .mask = rides ? 2u : 3u});
    }
    std::vector<bool> solved(kAgents, true);
    std::size_t avoided = 0;
    for (int step = 0; step < 60; ++step) {
        crowd.step(0.1f);
        const auto at = crowd.positions();
        for (std::size_t i = 0; i < kAgents; ++i) {
            const Agent agent = crowd.agents()[i];
            solved[i] = solved[i] && !crowd.is_squeezed(agent);
            avoided += crowd.velocity(agent) == crowd.preferred_velocity(agent) ? 0u : 1u;
        }
        for (std::size_t i = 0; i < kAgents; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const float least = radii[i] + radii[j] - 0.01f * math::min(radii[i], radii[j]);
                if (distance_squared(at[i], at[j]) >= least * least) continue;
                ASSERT_FALSE(solved[i] && solved[j]) << i << " and " << j << " overlap in step " << step;
            }
        }
    }
    EXPECT_GT(avoided, 4000u);
    // Pairs of agents that always found one, of all.
    const auto free = static_cast<double>(std::count(solved.begin(), solved.end(), true));
    EXPECT_GE(free * (free - 1.0), 0.95 * static_cast<double>(kAgents * (kAgents - 1)));
}

TEST(CrowdProperty, PairsThatStartApartStayApartAsLongAsBothFindASolution) {
    expect_that_pairs_stay_apart(0);
}

TEST(CrowdProperty, PairsOfWhichOnlyOneHeedsTheOtherStayApartAsLongAsBothFindASolution) {
    expect_that_pairs_stay_apart(5);
}

TEST(CrowdProperty, AThousandOnACircleThatAllWantTheOppositePointGetThereInTimeAndDoNotOverlap) {
    constexpr int kAgents = 1000;
    constexpr float kRadius = 400.0f, kStep = 0.25f;
    Crowd<2> crowd;
    for (int i = 0; i < kAgents; ++i) {
        const float angle = 6.2831853f * static_cast<float>(i) / kAgents;
        const Vec2 at{kRadius * math::cos(angle), kRadius * math::sin(angle)};
        crowd.add({.position = at, .goal = -at});
    }
    const auto has_arrived = [&] {
        for (const Agent agent : crowd.agents())
            if (distance(crowd.position(agent), *crowd.goal(agent)) > 0.5f) return false;
        return true;
    };
    // Straight on it is 800 m at 1.4 m/s.
    const int most = static_cast<int>(1.5f * 800.0f / 1.4f / kStep);
    int steps = 0;
    for (; steps <= most && !has_arrived(); ++steps) {
        crowd.step(kStep);
        ASSERT_EQ(crowd.check(0.01f), "") << "step " << steps;
    }
    EXPECT_LE(steps, most);
}

/// On a grid, where many are as near: ties are by index, in whichever order others have gone.
TEST(CrowdProperty, TheOrderOfRemovalsLeavesNoTrace) {
    std::vector<std::vector<std::uint32_t>> states;
    for (const bool is_forwards : {true, false}) {
        Crowd<2> crowd;
        std::vector<Agent> kept, gone;
        for (int i = 0; i < 400; ++i) {
            const Vec2 at{static_cast<float>(i % 20) * 1.25f, static_cast<float>(i / 20) * 1.25f};
            const Agent agent = crowd.add({.position = at, .goal = Vec2{12, 12}, .max_neighbors = 5});
            (i % 7 == 3 ? gone : kept).push_back(agent);
        }
        if (!is_forwards) std::reverse(gone.begin(), gone.end());
        for (const Agent agent : gone) crowd.remove(agent);
        for (int i = 0; i < 20; ++i) crowd.step(0.1f);
        std::vector<std::uint32_t> state;
        for (const Agent agent : kept)
            for (const float x : {crowd.position(agent).x, crowd.position(agent).y})
                state.push_back(std::bit_cast<std::uint32_t>(x));
        states.push_back(state);
    }
    EXPECT_EQ(states[0], states[1]);
}

/// Agents, and in the plane obstacles, that come and go. Each is added apart from the others, so that check()
/// holds all the time.
template <int D>
struct Traffic {
    Crowd<D> crowd;
    std::vector<std::pair<Agent, std::uint64_t>> agents{};
    std::vector<std::pair<Obstacle, Vector<D>>> obstacles{};
    std::uint64_t next = 1;
    Random random{166};

    /// Not within 1.1 m of an agent, nor within 2.1 m of the middle of an obstacle.
    Vector<D> free_place(float more) {
        for (;;) {
            Vector<D> at{};
            for (int axis = 0; axis < D; ++axis) at[axis] = random.uniform(-30, 30);
            const auto is_near = [&](const Vector<D>& other) { return distance(at, other) < 1.1f + more; };
            const auto others = crowd.positions();
            const bool is_free = std::none_of(others.begin(), others.end(), is_near) &&
                                 std::ranges::none_of(obstacles, [&](const auto& one) {
                                     return distance(at, one.second) < 2.1f;
                                 });
            if (is_free) return at;
        }
    }
    void change_agents() {
        if (agents.size() < 40 || (random.below(2) == 0 && agents.size() < 80)) {
            const Vector<D> at = free_place(0.0f);
            agents.emplace_back(crowd.add({.position = at, .goal = -at, .user_data = next}), next);
            ++next;
            return;
        }
        const std::size_t which = random.below(static_cast<std::uint32_t>(agents.size()));
        crowd.remove(agents[which].first);
        EXPECT_FALSE(crowd.contains(agents[which].first));
        agents[which] = agents.back();
        agents.pop_back();
    }
    /// A post, or a triangle of 1 m.
    void change_obstacles() requires(D == 2) {
        if (obstacles.size() < 5 || (random.below(2) == 0 && obstacles.size() < 15)) {
            const Vec2 at = free_place(1.0f);
            ObstacleDef<2> def{.shape = ObstacleShape::kChain, .points = {at}};
            if (random.below(2) == 0) def = {.points = {at, at + Vec2{1, 0}, at + Vec2{0, 1}}};
            obstacles.emplace_back(crowd.add_obstacle(def), at);
            return;
        }
        const std::size_t which = random.below(static_cast<std::uint32_t>(obstacles.size()));
        crowd.remove(obstacles[which].first);
        EXPECT_FALSE(crowd.contains(obstacles[which].first));
        obstacles[which] = obstacles.back();
        obstacles.pop_back();
    }
    void run(int steps) {
        for (int step = 0; step < steps; ++step) {
            change_agents();
            if constexpr (D == 2)
                if (step % 5 == 0) change_obstacles();
            crowd.step(0.05f);
            ASSERT_EQ(crowd.size(), static_cast<int>(agents.size()));
            ASSERT_EQ(crowd.agents().size(), agents.size());
            ASSERT_EQ(crowd.check(), "") << "step " << step;
            const auto& [agent, number] = agents[random.below(static_cast<std::uint32_t>(agents.size()))];
            ASSERT_EQ(crowd.def(agent).user_data, number);
        }
        for (const Agent agent : crowd.agents()) EXPECT_TRUE(crowd.contains(agent));
        EXPECT_GT(next, 2000u);
    }
};

TEST(CrowdProperty, AgentsThatComeAndGoKeepTheirNamesAndDistances) {
    Traffic<2> traffic;
    traffic.run(10000);
    EXPECT_EQ(traffic.crowd.obstacles().size(), traffic.obstacles.size());
}

TEST(CrowdProperty, AgentsThatComeAndGoInSpaceKeepTheirNamesAndDistances) {
    Traffic<3> traffic;
    traffic.run(10000);
}

}  // namespace
}  // namespace jostle
