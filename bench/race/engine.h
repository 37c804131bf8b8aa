// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between races of scenes and an engine: a world of a scene, its steps and its state.
#pragma once

#include <jostle/scene/scene.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "race/raced_engine.h"

namespace jostle::race {

struct EngineOptions {
    int threads = 1;
    int substeps = 0;              ///< 0: the scene's, or what the engine's documents recommend
    bool iterated_joints = false;  ///< of jostle: WorldDef::iterated_joints
};

/// A running world of some engine.
class EngineWorld {
  public:
    virtual ~EngineWorld() = default;
    virtual void step(float dt) = 0;
    /// The pose of every body of the scene, in the scene's order.
    virtual void poses(std::vector<Transform>& out) const = 0;
    /// [m/s] of the centre of mass, and [rad/s].
    virtual void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const = 0;
    /// [kg], centre in the body's frame, [kg m^2]; 0 unless dynamic.
    virtual void masses(std::vector<MassData>& out) const = 0;
    [[nodiscard]] virtual int awake_bodies() const = 0;
    [[nodiscard]] virtual int contacts() const = 0;  ///< touching pairs
    [[nodiscard]] virtual int joints() const = 0;
    /// Of its whole state where it has one; 0 otherwise.
    [[nodiscard]] virtual std::uint64_t state_hash() const { return 0; }
    /// Puts the state into bytes, whose memory is used again. False: the engine has no saves.
    [[nodiscard]] virtual bool save(std::vector<std::byte>&) const { return false; }
    /// Becomes a state that was saved. False: that failed.
    [[nodiscard]] virtual bool load(const std::vector<std::byte>&) { return false; }
};

class Engine : public RacedEngine {
  public:
    static constexpr Family kFamily{"jostle_engine_", "scenes"};
    /// Throws std::runtime_error with a sentence where it cannot. Adds to `approximated` what was
    /// substituted.
    virtual std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                              std::vector<std::string>& approximated) = 0;
};

/// jostle's own.
[[nodiscard]] std::unique_ptr<Engine> make_jostle_engine();

}  // namespace jostle::race
