// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The distance of the cores, with the rounding taken off.
#include <jostle/geometry/distance.h>

#include "geometry/gjk/still_nearest.h"
#include "geometry/shapes/shape_points.h"

namespace jostle {
namespace {

using namespace detail;

JOSTLE_INLINE DistanceResult with_radii(const CoreDistance& core, const DistanceOptions& options,
                                        float radius_a, float radius_b, Vec2 origin) {
    DistanceResult result;
    // Added to rather than copied: a copy would be of both at once and wait for the two stores that made
    // them. A -0 becomes 0.
    const Vec2 normal{core.normal.x + 0.0f, core.normal.y + 0.0f};
    result.normal = normal;
    result.iterations = core.iterations;
    radius_a = options.use_radii ? radius_a : 0.0f;
    radius_b = options.use_radii ? radius_b : 0.0f;
    result.distance = max(core.distance - (radius_a + radius_b), 0.0f);
    if (result.distance > 0.0f) {
        result.point_a = core.point_a + radius_a * normal + origin;
        result.point_b = core.point_b - radius_b * normal + origin;
    } else {
        // Between the cores, midway of what belongs to both, if it reaches that far.
        const float along = clamp(0.5f * (radius_a + core.distance - radius_b), 0.0f, core.distance);
        const Vec2 middle = core.overlapping ? lerp(core.point_a, core.point_b, 0.5f) : core.point_a;
        result.point_a = middle + along * normal + origin;
        result.point_b = middle + along * normal + origin;
    }
    return result;
}

}  // namespace

DistanceResult distance(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a,
                        const DistanceOptions& options, SimplexCache* cache) {
    SimplexCache fresh;
    const RelativePose pose = relative_pose(a, b, b_in_a);
    const CoreDistance core = core_distance(a, b, pose, cache != nullptr ? *cache : fresh);
    return with_radii(core, options, a.radius, b.radius, a.origin);
}

DistanceResult distance(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                        const DistanceOptions& options, SimplexCache* cache) {
    if (cache != nullptr && cache->count != 0) {
        // No more than a few of the points are looked at: no proxies.
        const ShapePoints points_a = points_of(a), points_b = points_of(b);
        const RelativePose pose = relative_pose(points_a, points_b, b_in_a);
        CoreDistance core;
        if (still_nearest(core, PairOf<ShapePoints>{points_a, points_b, pose}, *cache))
            return with_radii(core, options, points_a.radius, points_b.radius, points_a.origin);
    }
    return distance(DistanceProxy(a), DistanceProxy(b), b_in_a, options, cache);
}

}  // namespace jostle
