// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The point of a proxy that lies furthest in a direction: all points of a polygon of up to 8 vertices at
// once, without a branch. ORDER: the lowest index of those that tie, so that the padding, which repeats point
// 0, is never found.
#pragma once

#include <jostle/geometry/distance_proxy.h>

#include <limits>

#include "geometry/double2.h"
#include "math/lanes.h"

namespace jostle::detail {

[[nodiscard]] JOSTLE_INLINE Float4 heights(const DistanceProxy::Block& points, Float4 dx, Float4 dy) {
    return load(points.x) * dx + load(points.y) * dy;
}

/// Of each of a block's points the one after it, in an outline of up to 8. Not by loads that are one off:
/// those would wait for the stores that made the proxy. Point 0 is 0.
[[nodiscard]] JOSTLE_INLINE Float4 next_x(const DistanceProxy& proxy, int block) {
    return following(load(proxy.blocks[block].x), block == 0 ? load(proxy.blocks[1].x) : splat(0.0f));
}
[[nodiscard]] JOSTLE_INLINE Float4 next_y(const DistanceProxy& proxy, int block) {
    return following(load(proxy.blocks[block].y), block == 0 ? load(proxy.blocks[1].y) : splat(0.0f));
}

/// Of a polygon of more than 8 vertices.
[[nodiscard]] JOSTLE_INLINE int support_of_many(const DistanceProxy& proxy, Vec2 direction) {
    const Float4 dx = splat(direction.x), dy = splat(direction.y);
    int found = 0;
    float best = -std::numeric_limits<float>::infinity();
    for (int i = 0; i < proxy.count; i += 4) {
        const Float4 here = heights(proxy.blocks[i / 4], dx, dy);
        const Float4 most = greatest(here);
        if (!(lane<0>(most) > best)) continue;
        best = lane<0>(most);
        found = i + first_equal(here, most);
    }
    return found;
}

/// Of up to 8 points.
[[nodiscard]] JOSTLE_INLINE int support_of_few(const DistanceProxy& proxy, Vec2 direction) {
    const Float4 dx = splat(direction.x), dy = splat(direction.y);
    const Float4 low = heights(proxy.blocks[0], dx, dy), high = heights(proxy.blocks[1], dx, dy);
    const Float4 most = greatest(greater(low, high));
    const unsigned where = bits_of(is_equal(low, most)) | bits_of(is_equal(high, most)) << 4;
    return std::countr_zero(where | 0x80u);
}

[[nodiscard]] JOSTLE_INLINE int support(const DistanceProxy& proxy, Vec2 direction) {
    return proxy.count > 8 ? support_of_many(proxy, direction) : support_of_few(proxy, direction);
}

/// [m^2] Squares of distances from point 0; the greatest of them is that of the point furthest from it.
[[nodiscard]] JOSTLE_INLINE Float4 furthest_squared(const DistanceProxy& proxy) {
    Float4 most = splat(0.0f);
    for (int i = 0; i < proxy.count; i += 4) {
        const Float4 x = load(proxy.blocks[i / 4].x), y = load(proxy.blocks[i / 4].y);
        most = greater(x * x + y * y, most);
    }
    return most;
}

/// B's pose as GJK sees it: in a frame that is turned as A's is, with A's first point as its origin.
struct RelativePose {
    Vec2 p;  ///< [m] B's first point
    Rot q;
    Double2 exact;  ///< [m] p before it was rounded

    JOSTLE_INLINE RelativePose(Double2 first_b, Rot turn) : p(narrow(first_b)), q(turn), exact(first_b) {}
};

/// In double, as two large numbers may all but cancel.
template <class Points>
[[nodiscard]] JOSTLE_INLINE RelativePose relative_pose(const Points& a, const Points& b,
                                                       const Transform& b_in_a) {
    const Double2 o = widen(b.origin);
    const double c = static_cast<double>(b_in_a.q.c), s = static_cast<double>(b_in_a.q.s);
    const Double2 turned{c * o.x + -s * o.y, s * o.x + c * o.y};
    return {turned + widen(b_in_a.p) - widen(a.origin), b_in_a.q};
}

/// Of A as B sees it.
[[nodiscard]] JOSTLE_INLINE RelativePose inverse(const RelativePose& pose) {
    return {widen(inverse_rotate(pose.q, -pose.p)), jostle::inverse(pose.q)};
}

}  // namespace jostle::detail
