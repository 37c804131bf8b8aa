// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Calls of crowds that C++ has as values that own memory. The generator reads these declarations like those
// of a public header.
#pragma once

#include <jostle/crowd/crowd.h>
#include <jostle/crowd/guide.h>
#include <jostle/crowdworld/crowd_world.h>

#include <span>

#include "world_calls.h"

namespace jostle::c {

/// The points [m] of an obstacle; the answer is how many there are in all.
int crowd2_obstacle_points(const Crowd<2>& crowd, Obstacle obstacle, std::span<Vec2> found);
/// The properties of an obstacle besides its points.
struct ObstacleTraits {
    ObstacleShape shape = ObstacleShape::kPolygon;
    std::uint32_t layer = 1;  ///< bits: agents whose mask has one of them heed it
    std::uint64_t user_data = 0;
};
ObstacleTraits crowd2_obstacle_traits(const Crowd<2>& crowd, Obstacle obstacle);

/// Crowd and world become those that were saved: see jostle_crowd2_load and jostle_world_load. Bytes that are
/// no sound save are refused, and nothing has changed in either then.
LoadSummary crowd_world_load(CrowdWorld& crowd_world, std::span<const std::byte> bytes,
                             const LoadOptions& options, std::span<Shape> without_function);

}  // namespace jostle::c
