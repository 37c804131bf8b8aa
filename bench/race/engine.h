// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between `jostle bench` and an engine, ours or a peer's. A peer's adapter is a module that
// exports `jostle_engine` and is loaded where it was built; the program links none of them.
#pragma once

#include <jostle/scene/scene.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace jostle::race {

struct EngineOptions {
    int threads = 1;
    int substeps = 0;  ///< 0: the scene's, or what the engine's documents recommend
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
};

class Engine {
  public:
    virtual ~Engine() = default;
    [[nodiscard]] virtual std::string name() const = 0;     ///< "jostle", "box2d24", "box2d3", "chipmunk"
    [[nodiscard]] virtual std::string version() const = 0;  ///< as the library reports it
    [[nodiscard]] virtual std::string settings()
        const = 0;  ///< how it is run: iterations or sub-steps, whether with assertions
    /// Throws std::runtime_error with a sentence where it cannot. Adds to `approximated` what was
    /// substituted.
    virtual std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                              std::vector<std::string>& approximated) = 0;
};

/// jostle's own.
[[nodiscard]] std::unique_ptr<Engine> make_jostle_engine();

using EngineFactory = Engine* (*)();
inline constexpr char kEngineSymbol[] = "jostle_engine";

}  // namespace jostle::race

/// Each module defines it: makes its engine, which the caller deletes.
extern "C" [[gnu::visibility("default")]] jostle::race::Engine* jostle_engine();
