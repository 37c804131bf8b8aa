// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A shape that moves straight, without turning, against one that stays: where they touch first. Everything in
// A's frame. One that turns as well is a matter for time_of_impact.h. The rule for a start in touch is that
// of rays (ray.h): hit at fraction 0, started_overlapping, no normal; they start in touch where distance() is
// 0.
//
// The time of the touch is exact to rounding, as neither shape turns: from any state in which they are apart,
// their distance is a bound on how far B may go, along the line between the nearest points exactly. Shapes
// that are not rounded meet across a face of one of them: the normal is that of the last face that B reaches,
// never the direction between two corners.
//
// Cost: one distance a step, 2 to 6 steps; up to 32 where round shapes only just graze each other.
#pragma once

#include <jostle/geometry/distance_proxy.h>

JOSTLE_API_BEGIN
namespace jostle {

struct ShapeCastHit {
    bool hit = false;
    bool started_overlapping = false;
    float fraction = 0.0f;  ///< [1] of the translation, where they touch; at most max_fraction
    Vec2 point;             ///< [m] where they touch; common to both if they overlap at the start
    Vec2 normal;            ///< [1] of A there, against the movement; zero if they overlap at the start
    int iterations = 0;     ///< [1] distances computed
};

/// Where B, moved by f * translation, 0 <= f <= max_fraction, touches A first. Nowhere if a number is not
/// finite or max_fraction is negative. No translation asks whether they touch now.
[[nodiscard]] ShapeCastHit shape_cast(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a,
                                      Vec2 translation, float max_fraction = 1.0f);
[[nodiscard]] ShapeCastHit shape_cast(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                                      Vec2 translation, float max_fraction = 1.0f);

}  // namespace jostle
JOSTLE_API_END
