// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether two shapes have a point in common, touching and crossing segments included. The result equals
// distance() == 0 for the same pair in the same order, but the search ends as soon as one direction, or one
// pair of points, decides.
#pragma once

#include <jostle/geometry/distance_proxy.h>

JOSTLE_API_BEGIN
namespace jostle {

[[nodiscard]] bool overlap(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a);
[[nodiscard]] bool overlap(const Geometry& a, const Geometry& b, const Transform& b_in_a);

}  // namespace jostle
JOSTLE_API_END
