// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The time at which two shapes that move and turn, each along a sweep (math/sweep.h), first come near.
//
// The answer is a time at which the cores - the shapes without their rounding - are as far apart as those of
// rounded shapes that overlap by three slops, and never closer than one slop:
//
//     target = max(slop, radius of A + radius of B - 3 slop), to a quarter of the slop
//
// so that a body that is stopped there touches, and one that was there already is not stopped again and
// again. The time is never later than the first one at which the separation falls below the target: motion
// between two evaluations is bounded, not sampled, and nothing slips through however fast it turns.
#pragma once

#include <jostle/geometry/distance_proxy.h>
#include <jostle/math/sweep.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

enum class TimeOfImpactState : std::uint8_t {
    kSeparated,   ///< they stay further apart than the target up to max_fraction
    kHit,         ///< they reach the target at `fraction`; at 0 if they are there from the start
    kOverlapped,  ///< the cores overlap at the start
    kFailed,      ///< they stay apart up to `fraction`, and nothing is known of later times; or bad input
};

struct TimeOfImpact {
    TimeOfImpactState state = TimeOfImpactState::kFailed;
    float fraction = 0.0f;    ///< [1] of the sweeps, in [0, max_fraction]
    float separation = 0.0f;  ///< [m] of the cores at the time of a hit
    Vec2 point;               ///< [m] in the world, at a hit: midway between the surfaces
    Vec2 normal;              ///< [1] in the world, at a hit: from A to B
    int iterations = 0;       ///< [1] distances computed
};

/// Between fractions 0 and max_fraction >= 0 of the sweeps. Angles may be of any size: whole turns are
/// removed first. Fails at 0 if a number is not finite, and may fail if a sweep has 100,000 turns.
[[nodiscard]] TimeOfImpact time_of_impact(const DistanceProxy& a, const Sweep& sweep_a,
                                          const DistanceProxy& b, const Sweep& sweep_b,
                                          float max_fraction = 1.0f, const Tolerances& tolerances = {});
[[nodiscard]] TimeOfImpact time_of_impact(const Geometry& a, const Sweep& sweep_a, const Geometry& b,
                                          const Sweep& sweep_b, float max_fraction = 1.0f,
                                          const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
