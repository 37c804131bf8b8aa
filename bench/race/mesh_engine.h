// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between a race of meshes and a library that has them. As with spatial trees each library is
// an engine that makes tasks. jostle's own is mesh_jostle.cpp; each peer's is a module of its own
// (bench/peers/mesh/, jostle_mesh_NAME.so), which is loaded where it was built.
#pragma once

#include <jostle/math/ray.h>
#include <jostle/math/transform3.h>
#include <jostle/math/vec3.h>

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace jostle::race {

enum class MeshWork : std::uint8_t {
    kFirstHit,    ///< whether the two meshes of a pose have a point in common
    kAllPairs,    ///< all pairs of triangles that have one
    kDistance,    ///< of the two meshes
    kClosestRay,  ///< the first triangle along a ray
    kBuild,       ///< from vertices and triangles, cold
};
inline constexpr int kMeshWorkCount = 5;

/// What the spans show outlives the task.
struct MeshInput {
    MeshWork work = MeshWork::kFirstHit;
    int threads = 1;
    std::span<const Vec3> vertices;
    std::span<const std::array<std::int32_t, 3>> triangles;
    std::span<const Transform3> poses;  ///< of the second mesh, equal to the first, which stays
    std::span<const Ray3> rays;
};

/// What a run found. Engines round differently: they must agree within kMeshTolerance.
struct MeshFound {
    std::uint64_t count = 0;  ///< of poses with a hit, pairs, rays with a hit, or triangles built
    double sum = 0.0;         ///< [m] of distances, [1] of fractions
};
inline constexpr double kMeshTolerance = 0.01;  ///< [1] of the larger

class MeshTask {
  public:
    MeshTask() = default;
    MeshTask(const MeshTask&) = delete;
    MeshTask& operator=(const MeshTask&) = delete;
    virtual ~MeshTask() = default;

    /// The work, timed; it may be run again and again.
    virtual MeshFound run() = 0;
};

class MeshEngine {
  public:
    MeshEngine() = default;
    MeshEngine(const MeshEngine&) = delete;
    MeshEngine& operator=(const MeshEngine&) = delete;
    virtual ~MeshEngine() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string version() const = 0;
    /// A phrase: how it is used, where there was a choice.
    [[nodiscard]] virtual std::string settings() const = 0;
    /// Null where the engine has no such work, or not with so many threads.
    [[nodiscard]] virtual std::unique_ptr<MeshTask> make(const MeshInput& input) const = 0;
};

using MeshEngines = std::vector<std::unique_ptr<MeshEngine>>;

using MeshEngineFactory = MeshEngine* (*)();
inline constexpr char kMeshSymbol[] = "jostle_mesh_engine";

/// jostle's own.
[[nodiscard]] std::unique_ptr<MeshEngine> make_jostle_mesh_engine();

}  // namespace jostle::race

/// Each module defines it: makes its engine, which the caller deletes.
extern "C" [[gnu::visibility("default")]] jostle::race::MeshEngine* jostle_mesh_engine();
