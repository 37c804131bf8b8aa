// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The fuzzers of saved crowds, in the plane and in space, load bytes. Bytes that are refused must have
// changed nothing; a crowd that is loaded must give the same bytes again, and go on with finite numbers.
#pragma once

#include <jostle/core/error.h>
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

namespace jostle::fuzz {

inline void require_crowd(bool condition, const char* text) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", text);
    std::abort();
}

inline void add_and_remove_obstacles(Crowd<2>& crowd) {
    std::vector<Obstacle> obstacles(crowd.obstacles().begin(), crowd.obstacles().end());
    for (std::size_t i = 0; i < obstacles.size(); i += 2) crowd.remove(obstacles[i]);
    for (int i = 0; i < 5; ++i) {
        const auto x = static_cast<float>(i);
        const Obstacle obstacle = crowd.add_obstacle({.points = {{x, 2}, {x + 1, 2}, {x, 3}}});
        require_crowd(crowd.contains(obstacle), "an obstacle that was added is not there");
    }
}

/// Every call that changes a crowd, a few times.
template <int D>
void go_on(Crowd<D>& crowd) {
    for (int i = 0; i < 3; ++i) crowd.step(0.1f);
    std::vector<Agent> agents(crowd.agents().begin(), crowd.agents().end());
    for (const Vector<D>& at : crowd.positions()) require_crowd(is_finite(at), "a position is no number");
    for (std::size_t i = 0; i < agents.size(); i += 2) crowd.remove(agents[i]);
    for (int i = 0; i < 5; ++i) {
        AgentDef<D> def;
        def.position[0] = static_cast<float>(i);
        require_crowd(crowd.contains(crowd.add(def)), "an agent that was added is not there");
    }
    if constexpr (D == 2) add_and_remove_obstacles(crowd);
    crowd.step(0.1f);
    crowd.clear();
    require_crowd(crowd.empty(), "not empty after clear()");
    if constexpr (D == 2) require_crowd(crowd.obstacles().empty(), "obstacles after clear()");
}

/// Whether the bytes were loaded.
template <int D = 2>
bool check_load_crowd(std::span<const std::byte> bytes) {
    Crowd<D> crowd;
    crowd.add();
    if constexpr (D == 2) crowd.add_obstacle({.points = {{0, 0}, {1, 0}, {0, 1}}});
    const std::vector<std::byte> before = crowd.save();
    bool is_loaded = true;
    try {
        crowd.load(bytes);
    } catch (const Error& error) {
        is_loaded = false;
        require_crowd(error.argument() == "bytes", "another argument is refused");
    }
    const std::vector<std::byte> after = crowd.save();
    if (!is_loaded) {
        require_crowd(after == before, "a refused load has changed something");
        return false;
    }
    require_crowd(std::ranges::equal(after, bytes), "it gives other bytes than were loaded");
    go_on(crowd);
    return true;
}

}  // namespace jostle::fuzz
