// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the nearest part of a simplex says about two sets: distance, normal, and a point of each.
#pragma once

#include "geometry/gjk/gjk.h"
#include "geometry/gjk/simplex.h"
#include "geometry/select.h"

namespace jostle::detail {

/// [1] Of the size of the difference: cores that are nearer than this touch. Of a large pair's size it would
/// be seen; that is measured in double.
constexpr float kTouching = 2.0e-7f;
/// [m] Pairs beyond this size are large: float loses 13 µm of one of this size at most.
constexpr float kLarge = 64.0f;
/// [1] Of the size of a large pair: of what is further, float rounds off a part in 50,000 at most.
constexpr float kNearOfLarge = 1.0e-2f;

/// Whether a pair is so large, and so near, that float is too coarse for it. Of squares.
JOSTLE_INLINE bool is_coarse(float distance_squared, float size_squared) {
    // Nearly always decided by the first.
    return size_squared > kLarge * kLarge && !(distance_squared > kNearOfLarge * kNearOfLarge * size_squared);
}

/// [m^2] Whether a square is so far from a float's limits that its root and quotients keep all their bits.
JOSTLE_INLINE bool is_ordinary(float squared) {
    return (squared > 1.0e-30f) & (squared < 1.0e30f);
}

/// normalize(), without its branches where no square is near a float's limits.
JOSTLE_INLINE float normalize_fast(Vec2& v) {
    const float squared = length_squared(v);
    if (!is_ordinary(squared)) return normalize(v);
    const float length = sqrt(squared);
    v = v * (1.0f / length);
    return length;
}

/// [1] Where along an edge that it lies straight above the origin is.
JOSTLE_INLINE float share_of(const Edge& edge) {
    return edge.from0 / (edge.from0 + edge.from1);
}

/// The points that an edge's nearest part comes from.
template <class Points>
JOSTLE_INLINE void set_points(CoreDistance& result, const PairOf<Points>& pair, const Corner& c0,
                              const Corner& c1, float share) {
    const Vec2 a0 = pair.a.point(c0.index_a), a1 = pair.a.point(c1.index_a);
    result.point_a = a0 + share * (a1 - a0);
    result.point_b = a0 + c0.w + share * (a1 + c1.w - (a0 + c0.w));
}

/// [m^2] The square of the coordinates that a corner has, from A's first point on.
template <class Points>
JOSTLE_INLINE float size_squared(const PairOf<Points>& pair, const Corner& c) {
    return length_squared(c.w) + length_squared(pair.a.point(c.index_a));
}

/// [m^2] And of those that it was made from: a point of B that lies far from B's first point may be near A's,
/// but has the rounding of the way there.
template <class Points>
JOSTLE_INLINE float made_of_squared(const PairOf<Points>& pair, float size) {
    return size + length_squared(pair.pose.p);
}

/// Whether float was fine enough.
template <class Points>
JOSTLE_INLINE bool finish_apart(CoreDistance& result, const PairOf<Points>& pair, Vec2 direction, Vec2 base,
                                float size) {
    result.normal = direction;
    const float length = normalize_fast(result.normal);
    result.distance = dot(result.normal, base);
    const float squared = result.distance * result.distance;
    const bool touching = !(squared > kTouching * kTouching * size);
    if (touching || !(length > 0.0f && result.distance > 0.0f)) {
        result.distance = 0.0f;
        result.normal = {};
        result.overlapping = true;
    }
    return !is_coarse(squared, made_of_squared(pair, size));
}

}  // namespace jostle::detail
