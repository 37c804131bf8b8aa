// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The distance of the cores, with the rounding taken off.
#include <jostle/geometry/distance.h>

#include "geometry/gjk.h"

namespace jostle {

DistanceResult distance(const Proxy& a, const Proxy& b, const Transform& b_in_a,
                        const DistanceOptions& options, SimplexCache* cache) {
    SimplexCache fresh;
    const detail::CoreDistance core =
        detail::core_distance(a, b, detail::relative_pose(a, b, b_in_a), cache != nullptr ? *cache : fresh);
    DistanceResult result;
    result.normal = {core.normal.x + 0.0f, core.normal.y + 0.0f};
    result.iterations = core.iterations;
    const float radius_a = options.use_radii ? a.radius : 0.0f;
    const float radius_b = options.use_radii ? b.radius : 0.0f;
    result.distance = max(core.distance - (radius_a + radius_b), 0.0f);
    if (result.distance > 0.0f) {
        result.point_a = core.point_a + radius_a * core.normal;
        result.point_b = core.point_b - radius_b * core.normal;
    } else {
        // Between the cores, midway of what belongs to both, if it reaches that far.
        const float along = clamp(0.5f * (radius_a + core.distance - radius_b), 0.0f, core.distance);
        const Vec2 middle = core.overlapping ? lerp(core.point_a, core.point_b, 0.5f) : core.point_a;
        result.point_a = middle + along * core.normal;
        result.point_b = middle + along * core.normal;
    }
    result.point_a += a.origin;
    result.point_b += a.origin;
    return result;
}

DistanceResult distance(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                        const DistanceOptions& options, SimplexCache* cache) {
    return distance(Proxy(a), Proxy(b), b_in_a, options, cache);
}

}  // namespace jostle
