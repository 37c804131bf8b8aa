// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The point of a proxy that lies furthest in a direction: all points of a polygon of up to 8 vertices at
// once, without a branch. ORDER: the lowest index of those that tie, so that the padding, which repeats point
// 0, is never found.
#pragma once

#include <jostle/geometry/proxy.h>

#include <limits>

#include "geometry/double2.h"
#include "geometry/float4.h"

namespace jostle::detail {

[[nodiscard]] JOSTLE_INLINE Float4 heights(const Proxy& proxy, int first, Float4 dx, Float4 dy) {
    return load(proxy.x + first) * dx + load(proxy.y + first) * dy;
}

/// Of a polygon of more than 8 vertices.
[[nodiscard]] JOSTLE_INLINE int support_of_many(const Proxy& proxy, Vec2 direction) {
    const Float4 dx = splat(direction.x), dy = splat(direction.y);
    int found = 0;
    float best = -std::numeric_limits<float>::infinity();
    for (int i = 0; i < proxy.count; i += 4) {
        const Float4 here = heights(proxy, i, dx, dy);
        const Float4 most = greatest(here);
        if (!(first_lane(most) > best)) continue;
        best = first_lane(most);
        found = i + first_equal(here, most);
    }
    return found;
}

[[nodiscard]] JOSTLE_INLINE int support(const Proxy& proxy, Vec2 direction) {
    if (proxy.count > 8) return support_of_many(proxy, direction);
    const Float4 dx = splat(direction.x), dy = splat(direction.y);
    const Float4 low = heights(proxy, 0, dx, dy), high = heights(proxy, 4, dx, dy);
    const Float4 most = greatest(max(low, high));
    const unsigned where = equal_lanes(low, most) | equal_lanes(high, most) << 4;
    return std::countr_zero(where | 0x80u);
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
