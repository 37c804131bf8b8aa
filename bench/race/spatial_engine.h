// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between races of spatial trees and a library of them.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/math/ray.h>

#include <cstdint>
#include <memory>
#include <span>

#include "race/raced_engine.h"

namespace jostle::race {

enum class SpatialWork : std::uint8_t {
    kFrame,                 ///< moves every box, then finds all pairs of fat boxes that overlap
    kInsert,                ///< into an empty tree, one by one
    kBoxQuery,              ///< of a tree into which all were inserted
    kClosestRay,            ///< the first fat box along a ray
    kAllRay,                ///< every fat box along a ray
    kKdBuild,               ///< from points, cold
    kKdRadius,              ///< every point asks for those nearer than a radius
    kKdKnn,                 ///< every point asks for the k nearest, itself among them
    kKdRadiusBatch,         ///< kKdRadius, all points at once, where the engine can
    kKdKnnBatch,            ///< kKdKnn, likewise
    kBvhBuild,              ///< from all fat boxes at once, cold
    kBvhQuery,              ///< box queries of what that made
    kBvhBuildAndSelfPairs,  ///< kBvhBuild, and all pairs that overlap
};
inline constexpr int kSpatialWorkCount = 13;

/// The data of all works; a work's own part is filled in. What the spans show outlives the task. Between two
/// runs of kFrame the program moves the boxes.
template <int D>
struct SpatialInput {
    SpatialWork work = SpatialWork::kFrame;
    int threads = 1;
    std::span<const Aabb<D>> boxes;  ///< as they are; stored are fat boxes, wider by the margin
    float margin = 0.0f;             ///< [m]
    std::span<const Aabb<D>> queries;
    std::span<const Ray<D>> rays;
    std::span<const Vector<D>> points;
    float radius = 0.0f;  ///< [m] a hit is strictly nearer
    int k = 0;
};

/// The sum is of ids of boxes; where a distance or a place along a ray is delivered, of its bits; in any
/// order, modulo 2^64.
using SpatialFound = Found<std::uint64_t>;
using SpatialTask = RacedTask<SpatialFound>;

class SpatialEngine : public RacedEngine {
  public:
    static constexpr Family kFamily{"jostle_spatial_", "spatial trees"};
    /// jostle's.
    [[nodiscard]] static std::unique_ptr<SpatialEngine> own();

    /// Null where the engine has no such work, or not in this dimension, or not with so many threads.
    [[nodiscard]] virtual std::unique_ptr<SpatialTask> make(const SpatialInput<2>& input) const = 0;
    [[nodiscard]] virtual std::unique_ptr<SpatialTask> make(const SpatialInput<3>& input) const = 0;
};

}  // namespace jostle::race
