// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowds that several tests make.
#pragma once

#include <jostle/crowd/crowd.h>
#include <jostle/math/trigonometry.h>

#include <bit>
#include <cstdint>
#include <vector>

#include "math/random.h"

namespace jostle::test {

/// Agents in a square that walk in all directions, at so many per square metre; some overlap at first.
inline std::vector<Agent> add_walkers(Crowd<2>& crowd, int count, float density, Random& random) {
    const float side = math::sqrt(static_cast<float>(count) / density);
    std::vector<Agent> agents;
    for (int i = 0; i < count; ++i) {
        AgentDef<2> def;
        def.position = {random.uniform(0.0f, side), random.uniform(0.0f, side)};
        def.preferred_velocity = {random.uniform(-1.4f, 1.4f), random.uniform(-1.4f, 1.4f)};
        def.radius = random.uniform(0.3f, 0.6f);
        agents.push_back(crowd.add(def));
    }
    return agents;
}

/// Positions and velocities, bit for bit, in the order of agents().
inline std::vector<std::uint32_t> bits_of(const Crowd<2>& crowd) {
    std::vector<std::uint32_t> bits;
    for (const auto& view : {crowd.positions(), crowd.velocities()})
        for (const Vec2& v : view)
            for (const float x : {v.x, v.y}) bits.push_back(std::bit_cast<std::uint32_t>(x));
    return bits;
}

}  // namespace jostle::test
