// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The distance between two convex shapes. Everything in A's frame; `b_in_a` maps B's frame to A's. The depth
// of an overlap: penetration.h; whether there is one: overlap.h. The search ends for any numbers, and valid
// shapes and poses never give a NaN.
//
// Shapes closer than 2e-7 of their size count as touching, by rounding. Rounding would be visible in pairs
// larger than 64 m, so such pairs are measured in double when near.
#pragma once

#include <jostle/geometry/distance_proxy.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// The points of A and B that gave the last answer. They make the next search faster if the pair has moved a
/// little. Any cache gives the right answer, even one of other shapes.
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
    int iterations = 0;     ///< [1] searches for the farthest point of each shape
};

[[nodiscard]] DistanceResult distance(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a,
                                      const DistanceOptions& options = {}, SimplexCache* cache = nullptr);
[[nodiscard]] DistanceResult distance(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                                      const DistanceOptions& options = {}, SimplexCache* cache = nullptr);

}  // namespace jostle
JOSTLE_API_END
