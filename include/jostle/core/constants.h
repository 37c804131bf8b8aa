// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The constants of collision and dynamics, each with its unit. They fit a world whose moving objects measure
// 0.1 to 10 m. A world of another scale sets WorldDef::length_scale, which multiplies every length and speed
// here but kMaxCoordinate and kMinShapeSize; see docs/units.md.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

inline constexpr float kPi = 3.14159265358979323846f;

/// [m] The overlap that contacts and joints are allowed, so that resting contact does not flicker.
inline constexpr float kLinearSlop = 0.005f;
/// [m] Shapes that are closer than this have contact points. Until they touch, these only keep them from
/// meeting too fast.
inline constexpr float kSpeculativeDistance = 4.0f * kLinearSlop;
/// [m] A tree stores the box of a moving item enlarged by this on every side, so that small moves change
/// nothing in the tree.
inline constexpr float kBoxMargin = 0.1f;
/// [1] A tree stretches the new box of an item that has left its old one: by this times the displacement.
/// Worlds stretch none.
inline constexpr float kBoxDisplacementMultiplier = 2.0f;
/// [m] Shorter segments and edges of polygons are refused. Points of a hull that are closer are welded.
inline constexpr float kMinEdgeLength = 0.1f * kLinearSlop;
/// [1] The most vertices a polygon has.
inline constexpr int kMaxPolygonVertices = 64;

/// [m/s] Closing speeds below this do not bounce.
inline constexpr float kRestitutionThreshold = 1.0f;

/// [m/s] Shapes that meet faster than this are reported in Events::hits.
inline constexpr float kHitSpeed = 1.0f;
/// [m/s] The greatest speed at which overlap is pushed out.
inline constexpr float kMaxPushOutSpeed = 3.0f;
/// [Hz] Stiffness of contacts at 3 sub-steps of 1/60 s; more make them stiffer (docs/limits.md, "Stiffness").
/// Limited to 3/16 of the rate of sub-steps; of small things and under strong gravity to a quarter of it.
inline constexpr float kContactHertz = 30.0f;
/// [1] Damping ratio of contacts: overdamped, so that overlap is pushed out without a bounce.
inline constexpr float kContactDampingRatio = 10.0f;
/// [Hz] Stiffness of limits, and of joints that are iterated (docs/limits.md, "Stiffness"), limited to a
/// quarter of the sub-step rate.
inline constexpr float kJointHertz = 60.0f;
/// [1] Damping ratio of joints.
inline constexpr float kJointDampingRatio = 2.0f;
/// [m/s] The greatest speed of a body.
inline constexpr float kMaxSpeed = 400.0f;
/// [rad] The greatest rotation of a body in one step.
inline constexpr float kMaxRotationPerStep = 0.25f * kPi;
/// [m] The greatest coordinate of positions and shapes in a world, on each axis.
inline constexpr float kMaxCoordinate = 1.0e5f;
/// [m] Radii, half widths and edges of shapes are at least this. Their squares, areas and inertias then keep
/// all bits of a float: a disc of this radius and of 1 kg/m^2 has 1.6e-20 kg m^2. 100 m from the origin the
/// spacing of floats is about as large.
inline constexpr float kMinShapeSize = 1.0e-5f;

/// [s] How long a body must be slow before it may sleep.
inline constexpr float kTimeToSleep = 0.5f;
/// [m/s] A body is slow while no point of it moves faster.
inline constexpr float kSleepThreshold = 0.05f;

/// [1] Sub-steps per step unless the caller says otherwise.
inline constexpr int kDefaultSubsteps = 4;

/// The lengths that collision depends on: an argument of its functions, with a default for metres.
/// `Tolerances::scaled(s)` are those of a world of length scale s.
struct Tolerances {
    float linear_slop = kLinearSlop;                    ///< [m] see kLinearSlop
    float speculative_distance = kSpeculativeDistance;  ///< [m] see kSpeculativeDistance
    float min_edge_length = kMinEdgeLength;             ///< [m] see kMinEdgeLength

    [[nodiscard]] JOSTLE_INLINE static constexpr Tolerances scaled(float length_scale) {
        return {kLinearSlop * length_scale, kSpeculativeDistance * length_scale,
                kMinEdgeLength * length_scale};
    }
};

}  // namespace jostle
JOSTLE_API_END
