// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A row of agents side by side, each with its neighbours: what the kernels of avoidance read and write. A
// result depends on the agent's own lane alone.
#pragma once

namespace jostle::detail {

inline constexpr int kAvoidRow = 16;    ///< [1] agents of a row
inline constexpr int kAvoidLines = 16;  ///< [1] the most neighbours of an agent
inline constexpr int kAvoidWalls = 12;  ///< [1] the most half-planes of walls of an agent

/// The half-planes of walls: permitted is normal·v >= offset. Those that a lane lacks permit everything: a
/// normal of zeros, an offset of minus infinity.
struct AvoidWalls {
    int count;  ///< [1] of the agent that has the most
    alignas(64) float normal[kAvoidWalls][2][kAvoidRow];
    alignas(64) float offset[kAvoidWalls][kAvoidRow];  ///< [m/s]
};

template <int D>
struct AvoidAgents {
    using Lane = float[kAvoidRow];

    alignas(64) Lane preferred[D];     ///< [m/s]
    alignas(64) Lane velocity[D];      ///< [m/s]
    alignas(64) Lane max_speed;        ///< [m/s]
    alignas(64) Lane max_change;       ///< [m/s] of the velocity; infinity: no limit
    alignas(64) Lane inverse_horizon;  ///< [1/s]
    float inverse_dt;                  ///< [1/s]
    int count;                         ///< [1] neighbours of the agent that has the most

    // A neighbour, seen from the agent.
    alignas(64) Lane offset[kAvoidLines][D];             ///< [m] where it is
    alignas(64) Lane relative_velocity[kAvoidLines][D];  ///< [m/s] of the agent towards it
    alignas(64) Lane distance[kAvoidLines];              ///< [m] sum of the radii; negative: no neighbour
    alignas(64) Lane share[kAvoidLines];  ///< [1] of the avoiding that is the agent's: 1/2 or 1
    alignas(64) Lane side[kAvoidLines];   ///< [1] 1 or -1: the way out along x of agents that are the same

    alignas(64) Lane chosen[D];  ///< [m/s] the result
    unsigned squeezed;           ///< a bit per agent: no velocity kept clear of all
};

/// In the plane.
struct AvoidRow : AvoidAgents<2> {
    /// They are never relaxed. `calm`, which a velocity of 0 satisfies, is for agents for which `near` leaves
    /// nothing.
    AvoidWalls near, calm;
    unsigned calmed;   ///< a bit per agent: it had to do with `calm`
    unsigned held;     ///< a bit per agent: walls let it go, and it does not get on: others are in its way
    unsigned walled;   ///< a bit per agent: walls leave it less than kFreeShare of its preference
    unsigned stopped;  ///< a bit per agent: walls leave it less than kStoppedShare of it
};

/// In space, where there are no walls.
struct AvoidSpaceRow : AvoidAgents<3> {};

/// [1] How far to the right an agent prefers to go that cannot go as it prefers: the sine and the cosine of
/// 0.1 rad. In space, right is horizontal; of a way straight up it is x, straight down -x.
inline constexpr float kTiltSine = 0.099833414f;
inline constexpr float kTiltCosine = 0.99500418f;

/// [1] Of a preference: walls that leave no more than this across it are met straight on.
inline constexpr float kStraightOn = 1.0e-3f;

/// [1] Of a preference: an agent that walls leave less is held up by walls, not by others.
inline constexpr float kFreeShare = 0.5f;
/// [1] Of a preference: walls that leave less have stopped the agent. One that slides to a door from 0.2 m
/// beside it, for a goal 30 m behind, has three times as much.
inline constexpr float kStoppedShare = 2.0e-3f;
/// [1] Of a velocity: an agent that is slower along it does not get on.
inline constexpr float kHeldShare = 0.05f;

void avoid(AvoidRow& row);
void avoid(AvoidSpaceRow& row);

}  // namespace jostle::detail
