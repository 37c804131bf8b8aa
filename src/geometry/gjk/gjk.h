// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The distance of two cores; what distance(), overlap(), penetration(), shape_cast() and time_of_impact()
// stand on.
#pragma once

#include <jostle/geometry/distance.h>

#include <limits>

#include "geometry/gjk/support.h"

namespace jostle::detail {

struct CoreDistance {
    float distance = 0.0f;
    bool overlapping = false;  ///< the cores touch or overlap: the distance is 0, there is no normal
    bool beyond = false;       ///< stopped early: the distance is greater than the limit
    bool sees_edge_of_a = false, sees_edge_of_b = false;  ///< what the nearest points lie on
    Vec2 normal;                                          ///< from A to B
    Vec2 point_a, point_b;                                ///< from A's first point on
    int iterations = 0;
};

/// Stops as soon as the distance is known to be greater than `limit`, or with `or_within`, at most so.
[[nodiscard]] CoreDistance core_distance(const DistanceProxy& a, const DistanceProxy& b,
                                         const RelativePose& pose, SimplexCache& cache,
                                         float limit = std::numeric_limits<float>::infinity(),
                                         bool or_within = false);

}  // namespace jostle::detail
