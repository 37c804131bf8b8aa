// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reports of a world: its energy, and the state of each island that is awake: how well its constraints hold,
// and why it does not sleep.
//
//     for (const IslandReport& island : world.islands())
//         if (island.reason == AwakeReason::kMoves) find_out(island.cause);
#pragma once

#include <jostle/dynamics/body.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// The energy of a world: of its dynamic bodies that are enabled, and of the springs between them.
struct Energy {
    double kinetic = 0.0;    ///< [J] of movement and of turning
    double potential = 0.0;  ///< [J] in the world's gravity, each body's scale included; 0 at the origin
    /// [J] in the springs of distance and weld joints: half the stiffness times the square of the stretch. A
    /// spring's stiffness follows from its frequency and from the mass that it moves.
    double springs = 0.0;

    [[nodiscard]] JOSTLE_INLINE double total() const { return kinetic + potential + springs; }  ///< [J]
};

/// Why an island is awake. If there are several reasons, the first in this order counts.
enum class AwakeReason : std::uint8_t {
    kWorldForbids,      ///< World::allows_sleep() is false; no body is the cause
    kBodyForbids,       ///< a body may not sleep: Body::allows_sleep()
    kMoves,             ///< a body is faster than its sleep threshold; the fastest is the cause
    kTouchesKinematic,  ///< a body touches a kinematic one that is awake, or is joined to it: the cause
    kWaits  ///< all bodies are slow, but not for 0.5 s yet; the cause is the one that became slow last
};

/// An island that is awake: bodies that touch or are joined, directly or through others. A kinematic body is
/// an island of its own, without contacts and joints: these are counted with the dynamic bodies.
struct IslandReport {
    Body first;  ///< of its bodies that with the lowest slot; its Body::island() has all of them

    int bodies = 0;    ///< [1]
    int contacts = 0;  ///< [1] pairs of shapes that touch, with static and kinematic bodies included
    int joints = 0;    ///< [1] those that do something: whose bodies are enabled

    float max_penetration = 0.0f;        ///< [m] greatest depth of a contact's point now; 0: none overlaps
    float max_joint_error = 0.0f;        ///< [m] greatest Joint::linear_error()
    float max_joint_angle_error = 0.0f;  ///< [rad] greatest Joint::angular_error()
    /// [m/s] How far the solver was from its aim: the greatest speed at which two shapes still approach at
    /// one of their points after the step, less the speed that would close its gap in one sub-step.
    float residual = 0.0f;

    AwakeReason reason = AwakeReason::kMoves;
    Body cause;                  ///< the body that keeps the island awake, if there is one
    float max_speed = 0.0f;      ///< [m/s] greatest speed of a point of its bodies, at most
    float time_to_sleep = 0.0f;  ///< [s] until it may sleep if all of its bodies are slow from now on
};

}  // namespace jostle
JOSTLE_API_END
