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

/// The same in a cube, at so many per cubic metre.
inline std::vector<Agent> add_fliers(Crowd<3>& crowd, int count, float density, Random& random) {
    float side = 1.0f;
    while (side * side * side * density < static_cast<float>(count)) side += 0.25f;
    const auto any = [&](float least, float most) {
        const float x = random.uniform(least, most), y = random.uniform(least, most);
        return Vec3{x, y, random.uniform(least, most)};
    };
    std::vector<Agent> agents;
    for (int i = 0; i < count; ++i) {
        AgentDef<3> def;
        def.position = any(0.0f, side);
        def.preferred_velocity = any(-1.4f, 1.4f);
        def.radius = random.uniform(0.3f, 0.6f);
        agents.push_back(crowd.add(def));
    }
    return agents;
}

/// Positions and velocities, bit for bit, in the order of agents().
template <int D>
std::vector<std::uint32_t> bits_of(const Crowd<D>& crowd) {
    std::vector<std::uint32_t> bits;
    for (const auto& view : {crowd.positions(), crowd.velocities()})
        for (const Vector<D>& v : view)
            for (int axis = 0; axis < D; ++axis) bits.push_back(std::bit_cast<std::uint32_t>(v[axis]));
    return bits;
}

}  // namespace jostle::test
