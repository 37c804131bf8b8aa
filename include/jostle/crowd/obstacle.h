// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Obstacles of a crowd, which stand still: outlines that agents keep out of or in, and open chains of walls.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/aabb.h>

#include <cstdint>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// Names an obstacle of one crowd, from add_obstacle() to remove(). The crowd notices a name that has
/// outlived its obstacle.
struct Obstacle {
    std::uint32_t index = 0;
    std::uint32_t generation = 0;  ///< 0: no obstacle

    friend constexpr bool operator==(const Obstacle&, const Obstacle&) = default;
    [[nodiscard]] constexpr explicit operator bool() const { return generation != 0; }
};

enum class ObstacleShape : std::uint8_t {
    /// A wall from each point to the next, with two sides. Points: one (a post) or more.
    kChain,
    /// A simple polygon. Counter-clockwise it keeps agents out, clockwise in: a room. Its walls have one
    /// side, so that one who is on the wrong side can leave. Points: three or more.
    kPolygon
};

template <int D>
struct ObstacleDef {
    ObstacleShape shape = ObstacleShape::kPolygon;
    std::vector<Vector<D>> points{};  ///< [m] the first is not repeated at the end
    std::uint32_t layer = 1;          ///< bits: agents whose mask has one of them heed it
    std::uint64_t user_data = 0;
};

}  // namespace jostle
JOSTLE_API_END
