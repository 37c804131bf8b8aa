// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between races of crowds and a library that moves them.
#pragma once

#include <jostle/math/vec2.h>

#include <memory>
#include <span>
#include <vector>

#include "race/raced_engine.h"

namespace jostle::race {

/// Agents that are alike. What the spans show outlives the crowd.
struct CrowdInput {
    float dt = 0.1f;                 ///< [s]
    float radius = 0.5f;             ///< [m]
    float max_speed = 2.0f;          ///< [m/s]
    float horizon = 4.0f;            ///< [s] for agents
    float obstacle_horizon = 1.0f;   ///< [s]
    float neighbor_distance = 5.0f;  ///< [m]
    int max_neighbors = 10;          ///< [1]
    int threads = 1;
    std::span<const Vec2> starts{};                  ///< [m]
    std::span<const std::vector<Vec2>> obstacles{};  ///< polygons, counter-clockwise
};

class RacedCrowd : public Uncopied {
  public:
    /// [m/s] One for each agent.
    virtual void prefer(std::span<const Vec2> velocities) = 0;
    /// Timed.
    virtual void step() = 0;
    [[nodiscard]] virtual Vec2 position(int agent) const = 0;
    /// Whether the last step found no velocity that kept clear of all. False where the engine does not tell.
    [[nodiscard]] virtual bool is_squeezed(int agent) const = 0;
};

class CrowdEngine : public EngineOf<CrowdInput, RacedCrowd> {
  public:
    static constexpr Family kFamily{"jostle_crowd_", "crowds"};
    /// jostle's.
    [[nodiscard]] static std::unique_ptr<CrowdEngine> own();

    /// Whether symmetric crowds need preferences that random numbers disturb a little.
    [[nodiscard]] virtual bool needs_noise() const = 0;
};

}  // namespace jostle::race
