// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The numbers that collision and dynamics are tuned with, each with its unit and what it means. Lengths are
// for a world whose moving objects measure 0.1 to 10 m; a world of another scale sets WorldDef::length_scale,
// which multiplies every length and speed here by way of Tolerances. Nothing here is a mutable global.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

inline constexpr float kPi = 3.14159265358979323846f;

/// [m] The overlap that contacts and joints are allowed, so that resting contact does not flicker.
inline constexpr float kLinearSlop = 0.005f;
/// [rad] The same for angles: 2 degrees.
inline constexpr float kAngularSlop = 2.0f / 180.0f * kPi;
/// [m] How far apart two shapes may be and still get contact points, which then only stop them from meeting
/// too fast.
inline constexpr float kSpeculativeDistance = 4.0f * kLinearSlop;
/// [m] How far the box that the trees keep of a moving shape reaches beyond the shape.
inline constexpr float kBoxMargin = 0.1f;
/// [1] How many steps of its present displacement a tree stretches a box ahead by that leaves its margin.
/// Worlds do not.
inline constexpr float kBoxDisplacementMultiplier = 2.0f;
/// [m] The skin of a polygon that is not rounded. Zero: polygons touch where they look as if they did.
inline constexpr float kPolygonSkin = 0.0f;
/// [m] Below this a polygon's edge or a segment is refused, and hull points are welded.
inline constexpr float kMinEdgeLength = 0.1f * kLinearSlop;
/// [1] The most vertices a polygon has.
inline constexpr int kMaxPolygonVertices = 64;

/// [m/s] Closing speeds below this do not bounce.
inline constexpr float kRestitutionThreshold = 1.0f;

/// [m/s] Shapes that meet faster are a hit, of which events tell.
inline constexpr float kHitSpeed = 1.0f;
/// [m/s] The greatest speed at which overlap is pushed out.
inline constexpr float kMaxPushOutSpeed = 3.0f;
/// [Hz] Stiffness of contacts, limited to a quarter of the sub-step rate.
inline constexpr float kContactHertz = 30.0f;
/// [1] Damping ratio of contacts: overdamped, so that overlap is pushed out without a bounce.
inline constexpr float kContactDampingRatio = 10.0f;
/// [Hz] Stiffness of joints, limited to a quarter of the sub-step rate.
inline constexpr float kJointHertz = 60.0f;
/// [1] Damping ratio of joints.
inline constexpr float kJointDampingRatio = 2.0f;
/// [m/s] The greatest speed of a body.
inline constexpr float kMaxSpeed = 400.0f;
/// [rad] The greatest rotation of a body in one step.
inline constexpr float kMaxRotationPerStep = 0.25f * kPi;
/// [m] Positions and shapes of a world lie within this of its origin, on each axis.
inline constexpr float kMaxCoordinate = 1.0e5f;
/// [m] Radii, half widths and edges of shapes are at least this. Their squares, areas and inertias (a disc of
/// this radius and of 1 kg/m^2 has 1.6e-20 kg m^2) then keep all bits of a float, and what is smaller would
/// be less than the spacing of floats 100 m from the origin.
inline constexpr float kMinShapeSize = 1.0e-5f;

/// [s] How long a body must be slow before it may sleep.
inline constexpr float kTimeToSleep = 0.5f;
/// [m/s] A body is slow while no point of it moves faster.
inline constexpr float kSleepThreshold = 0.05f;

/// [1] Time of impact: the most outer iterations (each advances to a new separating axis) ...
inline constexpr int kMaxTimeOfImpactIterations = 20;
/// [1] ... and the most root-finding iterations in each.
inline constexpr int kMaxRootIterations = 50;

/// [1] Sub-steps of a step unless the caller says otherwise.
inline constexpr int kDefaultSubsteps = 4;

/// The lengths that geometry is told about, as an argument with a default. `Tolerances::scaled(s)` is what a
/// world of length scale s uses.
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
