// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <jostle/geometry/time_of_impact.h>

#include "geometry/gjk/moving_pair.h"

namespace jostle {
namespace {

bool is_finite(const Sweep& sweep) {
    return jostle::is_finite(sweep.local_center) && jostle::is_finite(sweep.c0) &&
           jostle::is_finite(sweep.c) && jostle::is_finite(sweep.a0) && jostle::is_finite(sweep.a);
}

}  // namespace

TimeOfImpact time_of_impact(const DistanceProxy& a, const Sweep& sweep_a, const DistanceProxy& b,
                            const Sweep& sweep_b, float max_fraction, const Tolerances& tolerances) {
    TimeOfImpact result;
    if (!is_finite(sweep_a) || !is_finite(sweep_b) || !jostle::is_finite(max_fraction) || max_fraction < 0.0f)
        return result;
    const detail::MovingPair pair(a, sweep_a, b, sweep_b);
    const float slop = tolerances.linear_slop;
    const float target = math::max(slop, a.radius + b.radius - 3.0f * slop);
    if (pair.stays_beyond(1.25f * target, max_fraction)) {
        result.state = TimeOfImpactState::kSeparated;
        result.fraction = max_fraction;
        return result;
    }
    return pair.first_within(pair.start(), target, 0.25f * slop, max_fraction);
}

TimeOfImpact time_of_impact(const Geometry& a, const Sweep& sweep_a, const Geometry& b, const Sweep& sweep_b,
                            float max_fraction, const Tolerances& tolerances) {
    return time_of_impact(DistanceProxy(a), sweep_a, DistanceProxy(b), sweep_b, max_fraction, tolerances);
}

}  // namespace jostle
