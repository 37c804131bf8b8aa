// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between a race of spatial trees and a library of them. Each library is an engine that makes
// tasks: one work on one set of data, prepared untimed and then timed. jostle's own engine is
// spatial_jostle.cpp; each peer's is a module of its own (bench/peers/spatial/, jostle_spatial_NAME.so),
// which is loaded where it was built.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/math/ray.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

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

/// What a run found, in numbers that every engine must agree on.
struct SpatialFound {
    std::uint64_t count = 0;  ///< of pairs, hits, or items of what was built
    /// Over all of them: ids of boxes; where a distance or a place along a ray is delivered, its bits. A sum,
    /// so that it doesn't depend on the order, modulo 2^64.
    std::uint64_t sum = 0;

    bool operator==(const SpatialFound&) const = default;
};

class SpatialTask {
  public:
    SpatialTask() = default;
    SpatialTask(const SpatialTask&) = delete;
    SpatialTask& operator=(const SpatialTask&) = delete;
    virtual ~SpatialTask() = default;

    /// What the work presupposes, untimed; called once.
    virtual void prepare() {}
    /// The work itself, timed. A work that builds is run once; a query may be run again and again.
    virtual SpatialFound run() = 0;
    /// [byte] What the library says it takes; 0 where malloc is to be asked.
    [[nodiscard]] virtual std::size_t own_bytes() const { return 0; }
};

class SpatialEngine {
  public:
    SpatialEngine() = default;
    SpatialEngine(const SpatialEngine&) = delete;
    SpatialEngine& operator=(const SpatialEngine&) = delete;
    virtual ~SpatialEngine() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string version() const = 0;
    /// A phrase: how it is used, where there was a choice.
    [[nodiscard]] virtual std::string settings() const = 0;

    /// Null where the engine has no such work, or not in this dimension, or not with so many threads.
    [[nodiscard]] virtual std::unique_ptr<SpatialTask> make(const SpatialInput<2>& input) const = 0;
    [[nodiscard]] virtual std::unique_ptr<SpatialTask> make(const SpatialInput<3>& input) const = 0;
};

using SpatialEngines = std::vector<std::unique_ptr<SpatialEngine>>;

using SpatialEngineFactory = SpatialEngine* (*)();
inline constexpr char kSpatialSymbol[] = "jostle_spatial_engine";

/// jostle's own.
[[nodiscard]] std::unique_ptr<SpatialEngine> make_jostle_spatial_engine();

}  // namespace jostle::race

/// Each module defines it: makes its engine, which the caller deletes.
extern "C" [[gnu::visibility("default")]] jostle::race::SpatialEngine* jostle_spatial_engine();
