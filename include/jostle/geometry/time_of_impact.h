// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// When two shapes that move and turn first come near each other, each along a sweep (math/sweep.h).
//
// The answer is a time at which the separation of the cores - the shapes without their rounding - is what
// rounded shapes have when they overlap by three slops, and never less than one slop:
//
//     target = max(slop, radius of A + radius of B - 3 slop), to a quarter of the slop
//
// so that a body that is stopped there touches, and one that was there already is not stopped again and
// again. The time is never later than the first one at which the separation falls below the target: what
// happens between two looks is bounded, not sampled, and nothing slips through however fast it turns.
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
    kFailed,      ///< up to `fraction` they stay apart, but it could not be told how it goes on; or bad input
};

struct TimeOfImpact {
    TimeOfImpactState state = TimeOfImpactState::kFailed;
    float fraction = 0.0f;    ///< [1] of the sweeps, in [0, max_fraction]
    float separation = 0.0f;  ///< [m] of the cores at the time of a hit
    Vec2 point;               ///< [m] in the world, at a hit: midway between the surfaces
    Vec2 normal;              ///< [1] in the world, at a hit: from A to B
    int iterations = 0;       ///< [1] distances computed
};

/// Between fractions 0 and max_fraction of the sweeps, which is 0 or more. An angle may be as large as it
/// likes, and turn as far as it likes: whole turns are taken off it first. Fails at 0 where a number is not
/// finite.
[[nodiscard]] TimeOfImpact time_of_impact(const DistanceProxy& a, const Sweep& sweep_a,
                                          const DistanceProxy& b, const Sweep& sweep_b,
                                          float max_fraction = 1.0f, const Tolerances& tolerances = {});
[[nodiscard]] TimeOfImpact time_of_impact(const Geometry& a, const Sweep& sweep_a, const Geometry& b,
                                          const Sweep& sweep_b, float max_fraction = 1.0f,
                                          const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
