// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The edge of one outline and the point of the other that are nearest, guessed: those of the face that keeps
// the two furthest apart (best_face.h). Right where the point lies above the edge, as no direction separates
// more than the face's, or where no edge beside the two leads on; else a good start for GJK.
#pragma once

#include "geometry/best_face.h"
#include "geometry/still_nearest.h"

namespace jostle::detail {

struct NearestFeatures {
    bool certain = false;  ///< to rounding
    bool on_edge = false;  ///< nearest within the edge; else at its start, or at its end
    bool at_end = false;
    float distance = 0.0f;
    Vec2 normal;          ///< from the edge's outline to the other
    Vec2 foot, opposite;  ///< on the edge; the point
};

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
    const Vec2 away = select(result.at_end, own.edge(next_of(own, face)), -own.edge(previous_of(own, face)));
    const bool leads = leads_on(away, d) | leads_on(other.edge(point), -d) |
                       leads_on(other.edge(previous_of(other, point)), d);
    // Not so either of what is no number, nor where they touch.
    result.certain = (result.on_edge | !leads) & (result.distance > 2.0f * rounding);
    return result;
}

}  // namespace jostle::detail
