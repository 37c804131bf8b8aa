// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between races of meshes and a library that has them.
#pragma once

#include <jostle/math/ray.h>
#include <jostle/math/transform3.h>
#include <jostle/math/vec3.h>

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "race/raced_engine.h"

namespace jostle::race {

enum class MeshWork : std::uint8_t {
    kFirstHit,    ///< whether the two meshes of a pose have a point in common
    kAllPairs,    ///< all pairs of triangles that have one
    kDistance,    ///< of the two meshes
    kClosestRay,  ///< the first triangle along a ray
    kBuild,       ///< from vertices and triangles, cold
};
inline constexpr int kMeshWorkCount = 5;

/// The memory behind the spans outlives the task.
struct MeshInput {
    MeshWork work = MeshWork::kFirstHit;
    int threads = 1;
    std::span<const Vec3> vertices;
    std::span<const std::array<std::int32_t, 3>> triangles;
    std::span<const Transform3> poses;  ///< of the second mesh, equal to the first, which stays
    std::span<const Ray3> rays;
};

/// The sum is of distances [m] or fractions.
using MeshFound = Found<double>;
using MeshTask = RacedTask<MeshFound>;

class MeshEngine : public EngineOf<MeshInput, MeshTask> {
  public:
    static constexpr Family kFamily{"jostle_mesh_", "meshes"};
    /// jostle's.
    [[nodiscard]] static std::unique_ptr<MeshEngine> own();
};

}  // namespace jostle::race
