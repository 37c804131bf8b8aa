// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between races of queries and an engine with worlds that can be asked.
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "race/raced_engine.h"

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

/// The sum is of fractions or distances [m].
using QueryFound = Found<double>;

class QueryWorld : public Uncopied {
  public:
    [[nodiscard]] virtual bool has(QueryWork work) const = 0;
    /// Before runs of a work, not timed: questions of one call are put into arrays here.
    virtual void prepare(const QueryInput&) {}
    /// The work, timed; it may be run again and again.
    virtual QueryFound run(const QueryInput& input) = 0;
};

/// Its task is the level as a world that is ready to be asked.
class QueryEngine : public EngineOf<QueryLevel, QueryWorld> {
  public:
    static constexpr Family kFamily{"jostle_query_", "queries"};
    /// jostle's.
    [[nodiscard]] static std::unique_ptr<QueryEngine> own();
};

}  // namespace jostle::race
