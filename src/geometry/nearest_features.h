// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The edge of one outline and the point of the other that are nearest, guessed: those of the face that keeps
// the two furthest apart (best_face.h). The guess is right where the two are as far apart along the direction
// found as they are from each other; else it is a good start for GJK.
#pragma once

#include "geometry/best_face.h"

namespace jostle::detail {

struct NearestFeatures {
    bool certain = false;  ///< to rounding
    bool on_edge = false;  ///< nearest within the edge; else at its start, or at its end
    bool at_end = false;
    float distance = 0.0f;
    Vec2 normal;          ///< from the edge's outline to the other
    Vec2 foot, opposite;  ///< on the edge; the point
};

/// How far the other outline is from this one along a direction.
JOSTLE_LANES_INLINE float separation_along(const Outline& own, const Outline& other, Vec2 d) {
    const Float4 dx = splat(d.x), dy = splat(d.y);
    const Float4 a0 = dx * load(own.x) + dy * load(own.y), a1 = dx * load(own.x + 4) + dy * load(own.y + 4);
    const Float4 b0 = dx * load(other.x) + dy * load(other.y);
    const Float4 b1 = dx * load(other.x + 4) + dy * load(other.y + 4);
    return first_lane(smallest(min(b0, b1))) - first_lane(greatest(max(a0, a1)));
}

/// Above the edge its normal is the direction, which keeps all its bits however near they are.
JOSTLE_LANES_INLINE NearestFeatures nearest_features(const Outline& own, int face, const Outline& other,
                                                     int point, float rounding) {
    NearestFeatures result;
    const Vec2 e = own.edge(face), start = own.point(face), end = own.point(face + 1);
    const Vec2 p = other.point(point), r0 = p - start, r1 = p - end;
    const bool after_start = dot(r0, e) > 0.0f, before_end = dot(r1, e) < 0.0f;
    result.on_edge = after_start & before_end;
    result.at_end = after_start & !before_end;
    const Vec2 beside = select(result.at_end, r1, r0);
    const Vec2 d = select(result.on_edge, right_perpendicular(e), beside);
    result.normal = (1.0f / sqrt(length_squared(d))) * d;
    result.distance = dot(result.normal, beside);
    result.foot =
        select(result.on_edge, p - result.distance * result.normal, select(result.at_end, end, start));
    result.opposite = p;
    const float excess = result.distance - separation_along(own, other, result.normal);
    // Not so either of what is no number, nor where they touch.
    result.certain = (excess <= rounding) & (result.distance > 2.0f * rounding);
    return result;
}

}  // namespace jostle::detail
