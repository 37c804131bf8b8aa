// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between a race of queries and an engine with worlds that can be asked. As with spatial trees
// each is an engine; jostle's own is query_jostle.cpp, each peer's a module of its own (bench/peers/query/,
// jostle_query_NAME.so), which is loaded where it was built.
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace jostle::race {

enum class QueryWork : std::uint8_t {
    kOverlapBox,     ///< shapes that overlap a box; a peer may give those whose fat boxes do
    kOverlapCircle,  ///< ... a circle
    kOverlapTurned,  ///< ... a box that is turned
    kRay,            ///< the first shape along a ray
    kCastCircle,     ///< ... of a circle of 0.4 m
    kCastBox,        ///< ... of a turned box of 0.8 m by 0.6 m
    kNearest,        ///< the nearest shapes
    kRays,           ///< as kRay, in one call
    kCastCircles,    ///< as kCastCircle, in one call
    kNearests,       ///< the nearest shape of each place, in one call
};
inline constexpr int kQueryWorkCount = 10;

inline constexpr float kCastRadius = 0.4f;                     ///< [m]
inline constexpr float kCastHalfX = 0.4f, kCastHalfY = 0.3f;   ///< [m]
inline constexpr float kTileHalf = 0.5f, kFloorHeight = 8.0f;  ///< [m]

struct QueryBody {
    enum class Type : std::uint8_t { kBox, kCircle, kCapsule };

    Type type = Type::kBox;
    Vec2 position;
    float angle = 0.0f;  ///< [rad]
    /// [m] Half a box's width (its height is 0.7 of that), a circle's radius, half a capsule's length (its
    /// radius is 0.3 of that).
    float size = 0.0f;
};

/// Floors of static tiles, and bodies that float between them, without gravity.
struct QueryLevel {
    int floors = 0;  ///< [1] at heights of i * kFloorHeight
    int tiles = 0;   ///< [1] of a floor: squares about (i, height)
    std::vector<QueryBody> bodies;
};

/// A place, and a way of 1 m from there.
struct QueryPlace {
    Vec2 at, way;
};

struct QueryInput {
    QueryWork work = QueryWork::kOverlapBox;
    /// [m] Side of a box, radius of a circle, length of a way; [1] of kNearest and kNearests how many.
    float size = 0.0f;
    const std::vector<QueryPlace>* places = nullptr;
};

/// The findings of a run. Engines round differently: they must agree within kQueryTolerance.
struct QueryFound {
    std::uint64_t count = 0;  ///< of shapes, or of casts that met one
    double sum = 0.0;         ///< [1] of fractions; [m] of distances
};
inline constexpr double kQueryTolerance = 0.01;  ///< [1] of the larger

class QueryWorld {
  public:
    QueryWorld() = default;
    QueryWorld(const QueryWorld&) = delete;
    QueryWorld& operator=(const QueryWorld&) = delete;
    virtual ~QueryWorld() = default;

    [[nodiscard]] virtual bool has(QueryWork work) const = 0;
    /// Before runs of a work, not timed: questions of one call are put into arrays here.
    virtual void prepare(const QueryInput&) {}
    /// The work, timed; it may be run again and again.
    virtual QueryFound run(const QueryInput& input) = 0;
};

class QueryEngine {
  public:
    QueryEngine() = default;
    QueryEngine(const QueryEngine&) = delete;
    QueryEngine& operator=(const QueryEngine&) = delete;
    virtual ~QueryEngine() = default;

    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::string version() const = 0;
    /// A phrase: how it is used, where there was a choice.
    [[nodiscard]] virtual std::string settings() const = 0;
    /// The level as a world that is ready to be asked.
    [[nodiscard]] virtual std::unique_ptr<QueryWorld> make(const QueryLevel& level) const = 0;
};

using QueryEngines = std::vector<std::unique_ptr<QueryEngine>>;

using QueryEngineFactory = QueryEngine* (*)();
inline constexpr char kQuerySymbol[] = "jostle_query_engine";

/// jostle's own.
[[nodiscard]] std::unique_ptr<QueryEngine> make_jostle_query_engine();

}  // namespace jostle::race

/// Each module defines it: makes its engine, which the caller deletes.
extern "C" [[gnu::visibility("default")]] jostle::race::QueryEngine* jostle_query_engine();
