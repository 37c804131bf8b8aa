// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The edge of one outline and the point of the other that are nearest, guessed: those of the face that keeps
// the two furthest apart (best_face.h). Right where the point lies above the edge, as no direction separates
// more than the face's, or where no edge beside the two leads on; else a good start for GJK.
#pragma once

#include "geometry/gjk/best_face.h"
#include "geometry/gjk/still_nearest.h"

namespace jostle::detail {

struct NearestFeatures {
    bool certain = false;  ///< to rounding
    bool on_edge = false;  ///< nearest within the edge; else at point `end`
    int end = 0;
    float distance = 0.0f;
    Vec2 normal;          ///< from the edge's outline to the other
    Vec2 foot, opposite;  ///< on the edge; the point
};

/// Straight above the edge, whose normal keeps all its bits however near they are.
JOSTLE_INLINE bool set_above(NearestFeatures& result, Vec2 start, Vec2 e, Vec2 p) {
    const float squared = length_squared(e);
    result.on_edge = true;
    result.normal = (1.0f / sqrt(squared)) * right_perpendicular(e);
    result.distance = dot(p - start, result.normal);
    result.foot = p - result.distance * result.normal;
    return is_ordinary(squared);
}

/// Nothing is nearer than two points if none of the three edges beside them leads on, the fourth being the
/// one that they are beyond.
JOSTLE_INLINE bool set_beside(NearestFeatures& result, const PosedOutline& own, Vec2 away,
                              const PosedOutline& other, int point) {
    result.foot = own.point(result.end);
    const Vec2 d = result.opposite - result.foot;
    const float squared = length_squared(d);
    result.distance = sqrt(squared);
    result.normal = (1.0f / result.distance) * d;
    const bool of_own = leads_on(away, d), to_next = leads_on(other.edge(point), -d);
    const bool to_previous = leads_on(other.edge(previous_of(other, point)), d);
    return !(of_own | to_next | to_previous) & is_ordinary(squared);
}

/// Not certain of what is no number, nor where they touch, nor where squares come near a float's limits.
JOSTLE_INLINE NearestFeatures nearest_features(const PosedOutline& own, int face, const PosedOutline& other,
                                               int point, float rounding) {
    NearestFeatures result;
    const Vec2 e = own.edge(face), start = own.point(face), end = own.point(face + 1), p = other.point(point);
    result.opposite = p;
    const bool after_start = dot(p - start, e) > 0.0f, before_end = dot(p - end, e) < 0.0f;
    if (after_start & before_end) {
        result.certain = set_above(result, start, e, p) & (result.distance > 2.0f * rounding);
        return result;
    }
    const int next = next_of(own, face);
    result.end = select(after_start, next, face);
    const Vec2 away = after_start ? own.edge(next) : -own.edge(previous_of(own, face));
    result.certain = set_beside(result, own, away, other, point) & (result.distance > 2.0f * rounding);
    return result;
}

}  // namespace jostle::detail
