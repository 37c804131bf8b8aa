// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The velocities that a wall permits [VandenBerg2011]. A wall stands still, so that the agent does all of the
// avoiding. With K the wall made wider by the agent's radius, seen from the agent, the velocities that meet
// it within the horizon T are all λK with λ >= 1/T: a convex set. A half-plane that touches it forbids all of
// them. There are two:
//
//     near   the one that the present velocity keeps most clear of, or violates least: it hinders little
//     calm   the one by the nearest point of the wall: v = 0 is always permitted, whatever other walls there
//            are
#pragma once

#include <jostle/crowd/obstacle.h>

namespace jostle::detail {

/// Permitted is normal·v >= offset.
struct WallPlane {
    Vec2 normal;
    float offset;  ///< [m/s]
};

/// A wall from a to b, as an agent with its centre at 0 sees it.
struct SeenWall {
    Vec2 a, b;       ///< [m]
    Vec2 nearest;    ///< [m] the point of the wall that is nearest to 0
    float distance;  ///< [m] to it
};
[[nodiscard]] Vec2 nearest_point(Vec2 a, Vec2 b);
[[nodiscard]] SeenWall see(Vec2 a, Vec2 b);

/// The agent that asks.
struct WallAsker {
    Vec2 velocity;          ///< [m/s]
    float radius;           ///< [m]
    float max_speed;        ///< [m/s]
    float inverse_horizon;  ///< [1/s]
    float inverse_dt;       ///< [1/s]
};
/// Of an agent that overlaps the wall: `near` leads out of it within the step, but no faster than half of its
/// largest speed, `calm` no deeper.
[[nodiscard]] WallPlane near_plane(const SeenWall& wall, const WallAsker& asker);
[[nodiscard]] WallPlane calm_plane(const SeenWall& wall, const WallAsker& asker);
/// Whether what the plane permits keeps clear of the wall, too.
[[nodiscard]] bool covers(const WallPlane& plane, const SeenWall& wall, const WallAsker& asker);

}  // namespace jostle::detail
