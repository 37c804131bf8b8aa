// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Newton's method on the distance, which is convex along a straight line, so that no step goes too far:
// conservative advancement, [Mirtich1996]. Between a vertex and an edge the distance is linear and one step
// arrives; between rounded corners the steps converge as Newton's do.
//
// Shapes that are not rounded meet at distance 0, where the direction between their nearest points is gone:
// the normal is then the last one along which they were still apart.
#include <jostle/geometry/shape_cast.h>

#include "geometry/gjk/gjk.h"

namespace jostle {
namespace {

using namespace detail;

constexpr int kMaxSteps = 32;
/// [1] Of the size of the shapes: nearer than this they touch.
constexpr double kTouch = 4.0e-7;
/// [1] Of a distance: twice what rounding may do to it.
constexpr double kFarRounding = 4.0e-7;
/// [1] Of the size of the shapes: cores nearer than this have no direction between them to be trusted.
constexpr float kNoDirection = 1.0e-3f;

float reach(const Proxy& proxy) {
    float squared = 0.0f;
    for (int i = 1; i < proxy.count; ++i) squared = jostle::max(squared, length_squared(proxy.point(i)));
    return sqrt(squared) + proxy.radius;
}

/// Where the surfaces meet, midway of what rounding left between them.
Vec2 touching_point(const Proxy& a, const Proxy& b, const CoreDistance& core, Vec2 normal) {
    return lerp(core.point_a + a.radius * normal, core.point_b - b.radius * normal, 0.5f) + a.origin;
}

}  // namespace

ShapeCastHit shape_cast(const Proxy& a, const Proxy& b, const Transform& b_in_a, Vec2 translation,
                        float max_fraction) {
    ShapeCastHit result;
    if (!is_finite(translation) || !is_finite(b_in_a) || !(max_fraction >= 0.0f)) return result;
    const RelativePose start = relative_pose(a, b, b_in_a);
    const double radii = static_cast<double>(a.radius) + static_cast<double>(b.radius);
    const float size = reach(a) + reach(b);
    const double touch = kTouch * static_cast<double>(size);
    const Double2 path = widen(translation);
    const double last = static_cast<double>(max_fraction);
    double fraction = 0.0;
    Vec2 before;
    SimplexCache cache;
    while (result.iterations < kMaxSteps) {
        const RelativePose pose{narrow(widen(start.p) + fraction * path), start.q};
        const CoreDistance core = core_distance(a, b, pose, cache);
        ++result.iterations;
        const double separation = static_cast<double>(core.distance) - radii;
        const double speed = -dot(path, widen(core.normal));
        if (!(separation > touch) || (result.iterations == kMaxSteps && speed > 0.0)) {
            result.hit = true;
            result.started_overlapping = result.iterations == 1;
            result.fraction = jostle::min(static_cast<float>(fraction), max_fraction);
            if (!result.started_overlapping) {
                // Where they graze each other, rounding may have put the touch behind the nearest point.
                const bool trusted = core.distance > kNoDirection * size && speed > 0.0;
                result.normal = trusted ? core.normal : before;
            }
            result.point = touching_point(a, b, core, core.normal);
            return result;
        }
        before = core.normal;
        // Away from A, or past it: what is apart along a straight line that B does not cross stays apart.
        if (!(speed > 0.0)) return result;
        // From afar a little less, lest the rounding of the distance lead through what is thin.
        const double slack = kFarRounding * static_cast<double>(core.distance);
        fraction += (slack > touch ? separation - slack : separation) / speed;
        if (!((fraction - last) * speed <= touch)) return result;
        fraction = fraction < last ? fraction : last;
    }
    return result;
}

ShapeCastHit shape_cast(const Geometry& a, const Geometry& b, const Transform& b_in_a, Vec2 translation,
                        float max_fraction) {
    return shape_cast(Proxy(a), Proxy(b), b_in_a, translation, max_fraction);
}

}  // namespace jostle
