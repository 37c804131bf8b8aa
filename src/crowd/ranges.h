// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The numbers that agents and obstacles may have: for arguments, and for saved bytes.
#pragma once

#include <jostle/core/require.h>
#include <jostle/crowd/agent.h>
#include <jostle/crowd/obstacle.h>
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstddef>
#include <limits>
#include <string>

namespace jostle::detail {

inline constexpr Range kPlaceRange{-1.0e9f, 1.0e9f};                                            // [m]
inline constexpr Range kSpeedRange{0.0f, 1.0e6f};                                               // [m/s]
inline constexpr Range kVelocityRange{-1.0e6f, 1.0e6f};                                         // [m/s]
inline constexpr Range kRadiusRange{1.0e-3f, 1.0e6f};                                           // [m]
inline constexpr Range kHorizonRange{1.0e-3f, 1.0e6f};                                          // [s]
inline constexpr Range kDistanceRange{0.0f, 1.0e9f};                                            // [m]
inline constexpr Range kAccelerationRange{0.0f, std::numeric_limits<float>::infinity(), true};  // [m/s^2]
inline constexpr float kFullTurn = 6.2831853f;                                                  // [rad]
/// A direction may be longer than 1 by a rounding, and the velocity must be in range.
inline constexpr Range kGuidedSpeedRange{0.0f, 0.99e6f};  // [m/s]

/// Calls visit(range, argument, value) for each number that has a range, max_neighbors excepted.
template <int D, class Visit>
void visit_ranges(const AgentDef<D>& def, Visit&& visit) {
    visit(kPlaceRange, "def.position", def.position);
    visit(kVelocityRange, "def.velocity", def.velocity);
    visit(kVelocityRange, "def.preferred_velocity", def.preferred_velocity);
    if (def.goal) visit(kPlaceRange, "def.goal", *def.goal);
    visit(kSpeedRange, "def.preferred_speed", def.preferred_speed);
    visit(kRadiusRange, "def.radius", def.radius);
    visit(kSpeedRange, "def.max_speed", def.max_speed);
    visit(kAccelerationRange, "def.max_acceleration", def.max_acceleration);
    visit(kHorizonRange, "def.horizon", def.horizon);
    visit(kHorizonRange, "def.obstacle_horizon", def.obstacle_horizon);
    visit(kDistanceRange, "def.neighbor_distance", def.neighbor_distance);
}

/// [1] Points.
[[nodiscard]] constexpr std::size_t fewest_points(ObstacleShape shape) {
    return shape == ObstacleShape::kPolygon ? 3 : 1;
}

template <int D>
void require_obstacle(const Call& call, const std::string& argument, const ObstacleDef<D>& def) {
    call.one_of(ObstacleShape::kPolygon, argument + ".shape", def.shape, "it must be an ObstacleShape");
    call.in(static_cast<long long>(fewest_points(def.shape)), DynamicTree<D>::kMostItems,
            argument + ".points.size()", static_cast<long long>(def.points.size()));
    for (std::size_t i = 0; i < def.points.size(); ++i)
        call.in(kPlaceRange, element_text(argument + ".points", i), def.points[i]);
}

[[nodiscard]] inline bool contains(const Range& range, float value) {
    return range.contains(value);
}
[[nodiscard]] inline bool contains(const Range& range, Vec2 value) {
    return range.contains(value.x) && range.contains(value.y);
}
[[nodiscard]] inline bool contains(const Range& range, Vec3 value) {
    return range.contains(value.x) && range.contains(value.y) && range.contains(value.z);
}

template <int D>
[[nodiscard]] bool is_in_range(const AgentDef<D>& def) {
    bool is_good = def.max_neighbors >= 0 && def.max_neighbors <= kMostNeighbors;
    visit_ranges(def, [&](const Range& range, const char*, const auto& value) {
        is_good = is_good && contains(range, value);
    });
    return is_good;
}

}  // namespace jostle::detail
