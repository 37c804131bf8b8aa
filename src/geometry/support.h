// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The point of a proxy that lies furthest in a direction: all points of a polygon of up to 8 vertices at
// once, without a branch. ORDER: the lowest index of those that tie, so that the padding, which repeats point
// 0, is never found.
#pragma once

#include <jostle/geometry/proxy.h>

#include "geometry/double2.h"
#include "geometry/float4.h"

namespace jostle::detail {

[[nodiscard]] JOSTLE_INLINE Float4 heights(const Proxy& proxy, int first, Float4 dx, Float4 dy) {
    return load(proxy.x + first) * dx + load(proxy.y + first) * dy;
}

[[nodiscard]] JOSTLE_INLINE int support(const Proxy& proxy, Vec2 direction) {
    const int count = proxy.count;
    if (count <= 2) return count == 2 && proxy.x[1] * direction.x + proxy.y[1] * direction.y > 0.0f ? 1 : 0;
    const Float4 dx = splat(direction.x), dy = splat(direction.y);
    const Float4 first = heights(proxy, 0, dx, dy);
    if (count <= 4) return first_equal(first, greatest(first));
    int found = 0;
    float best = -std::numeric_limits<float>::infinity();
    for (int i = 0; i < count; i += 8) {
        const Float4 low = heights(proxy, i, dx, dy);
        const Float4 high = i + 4 < count ? heights(proxy, i + 4, dx, dy) : low;
        const Float4 most = greatest(max(low, high));
        const unsigned where = equal_lanes(low, most) | equal_lanes(high, most) << 4 | 0x80u;
        if (!(first_lane(most) > best)) continue;
        best = first_lane(most);
        found = i + std::countr_zero(where);
    }
    // No lane is the greatest where there is a NaN.
    return found < count ? found : 0;
}

/// B's pose as GJK sees it: in a frame that is turned as A's is, with A's first point as its origin.
struct RelativePose {
    Vec2 p;  ///< [m] B's first point
    Rot q;
};

/// In double, as two large numbers may all but cancel.
[[nodiscard]] JOSTLE_INLINE RelativePose relative_pose(const Proxy& a, const Proxy& b,
                                                       const Transform& b_in_a) {
    const Double2 o = widen(b.origin);
    const double c = static_cast<double>(b_in_a.q.c), s = static_cast<double>(b_in_a.q.s);
    const Double2 turned{c * o.x + -s * o.y, s * o.x + c * o.y};
    return {narrow(turned + widen(b_in_a.p) - widen(a.origin)), b_in_a.q};
}

}  // namespace jostle::detail
