// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An agent of a crowd: its handle and its definition.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/aabb.h>

#include <cstdint>
#include <limits>
#include <optional>

JOSTLE_API_BEGIN
namespace jostle {

/// Names an agent of one crowd, from add() to remove(). The crowd notices a name that has outlived its agent.
struct Agent {
    std::uint32_t index = 0;       ///< the smaller comes first wherever agents are as near
    std::uint32_t generation = 0;  ///< 0: no agent

    friend constexpr bool operator==(const Agent&, const Agent&) = default;
    [[nodiscard]] constexpr explicit operator bool() const { return generation != 0; }
};

inline constexpr int kMostNeighbors = 15;  ///< [1] that an agent can heed at once

template <int D>
struct AgentDef {
    Vector<D> position{};             ///< [m]
    Vector<D> velocity{};             ///< [m/s]
    Vector<D> preferred_velocity{};   ///< [m/s] where there is no goal
    std::optional<Vector<D>> goal{};  ///< [m] the agent heads straight for it, and stops there
    float preferred_speed = 1.4f;     ///< [m/s] on the way to the goal
    float radius = 0.5f;              ///< [m] above 0
    float max_speed = 2.0f;           ///< [m/s]
    /// [m/s^2] Infinity is no limit. With a limit, an agent may be too slow to keep clear of others.
    float max_acceleration = std::numeric_limits<float>::infinity();
    /// [s] above 0: for so long the chosen velocity keeps clear of other agents. Raising it makes agents give
    /// way sooner, and leaves them fewer velocities.
    float horizon = 4.0f;
    /// [s] above 0: the same for obstacles. It is shorter, as these do not move.
    float obstacle_horizon = 1.0f;
    /// [m] Agents whose centres are nearer are heeded, and large ones from half as far before they touch; 0:
    /// none.
    float neighbor_distance = 5.0f;
    int max_neighbors = 10;    ///< [1] the nearest of these, 0 to kMostNeighbors
    std::uint32_t layer = 1;   ///< bits
    std::uint32_t mask = ~0u;  ///< an agent is heeded if its layer has a bit of this
    /// Otherwise the agent moves as it prefers, such as a player, and those that heed it give way alone.
    bool responds = true;
    std::uint64_t user_data = 0;
};

}  // namespace jostle
JOSTLE_API_END
