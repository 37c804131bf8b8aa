// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between a race of crowds and a library that moves them. As with spatial trees each library is
// an engine; jostle's own is crowd_jostle.cpp, each peer's a module of its own (bench/peers/crowd/,
// jostle_crowd_NAME.so), which is loaded where it was built.
#pragma once

#include <jostle/math/vec2.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

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

class RacedCrowd {
  public:
    RacedCrowd() = default;
    RacedCrowd(const RacedCrowd&) = delete;
    RacedCrowd& operator=(const RacedCrowd&) = delete;
    virtual ~RacedCrowd() = default;

    /// [m/s] One for each agent.
    virtual void prefer(std::span<const Vec2> velocities) = 0;
    /// Timed.
    virtual void step() = 0;
    [[nodiscard]] virtual Vec2 position(int agent) const = 0;
    /// Whether the last step found no velocity that kept clear of all. False where the engine does not tell.
    [[nodiscard]] virtual bool is_squeezed(int agent) const = 0;
};

class CrowdEngine {
  public:
    CrowdEngine() = default;
    CrowdEngine(const CrowdEngine&) = delete;
    CrowdEngine& operator=(const CrowdEngine&) = delete;
    virtual ~CrowdEngine() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string version() const = 0;
    /// Whether symmetric crowds need preferences that random numbers disturb a little.
    [[nodiscard]] virtual bool needs_noise() const = 0;
    /// Null where it does not have so many threads.
    [[nodiscard]] virtual std::unique_ptr<RacedCrowd> make(const CrowdInput& input) const = 0;
};

using CrowdEngines = std::vector<std::unique_ptr<CrowdEngine>>;

using CrowdEngineFactory = CrowdEngine* (*)();
inline constexpr char kCrowdSymbol[] = "jostle_crowd_engine";

/// jostle's own.
[[nodiscard]] std::unique_ptr<CrowdEngine> make_jostle_crowd_engine();

}  // namespace jostle::race

/// Each module defines it: makes its engine, which the caller deletes.
extern "C" [[gnu::visibility("default")]] jostle::race::CrowdEngine* jostle_crowd_engine();
