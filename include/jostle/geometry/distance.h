// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How far two convex shapes are apart. Everything in A's frame; `b_in_a` maps B's frame to A's. How deep they
// overlap: penetration.h; whether they do: overlap.h. Total: whatever the numbers, it ends, and valid shapes
// and poses never give a NaN.
//
// They touch where less than 2e-7 of their size is between them: rounding. Of pairs larger than 64 m that
// would be seen; what is near of those is measured in double.
#pragma once

#include <jostle/geometry/distance_proxy.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// Which points of A and B the last answer was found between. A pair that has moved a little is answered
/// faster from there; any cache, of other shapes even, gives the right answer.
struct SimplexCache {
    std::uint8_t count = 0;  ///< 0: start afresh
    std::uint8_t a[3] = {};
    std::uint8_t b[3] = {};
};

struct DistanceOptions {
    bool use_radii = true;  ///< false: between the cores, as if nothing were rounded
};

struct DistanceResult {
    float distance = 0.0f;  ///< [m] 0 where the shapes touch or overlap
    Vec2 point_a;           ///< [m] of A, in A's frame, nearest to B; where they overlap, common to both
    Vec2 point_b;           ///< [m] of B, in A's frame, nearest to A
    Vec2 normal;            ///< [1] in A's frame, from A to B; zero where the cores touch or overlap
    int iterations = 0;     ///< [1] times that a point of each was looked for
};

[[nodiscard]] DistanceResult distance(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a,
                                      const DistanceOptions& options = {}, SimplexCache* cache = nullptr);
[[nodiscard]] DistanceResult distance(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                                      const DistanceOptions& options = {}, SimplexCache* cache = nullptr);

}  // namespace jostle
JOSTLE_API_END
