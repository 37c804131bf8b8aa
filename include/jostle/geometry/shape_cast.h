// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The first touch of a shape that moves straight, without turning, with one that stays. Everything in A's
// frame. For a shape that turns as well see time_of_impact.h. Shapes that touch at the start, where
// distance() is 0, obey the rule of rays (ray.h): a hit at fraction 0, started_overlapping, no normal.
//
// The time of the touch is exact to rounding, since neither shape turns: while they are apart, B may move by
// their distance, exactly so along the line between the nearest points. Shapes that are not rounded meet at a
// face of one of them: the normal is that of the last face that B reaches, never the direction between two
// corners.
//
// Cost: one distance per iteration. 2 to 6 iterations; up to 32 where round shapes barely graze each other.
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

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// The first touch of A and B moved by f * translation, 0 <= f <= max_fraction. No hit if a number is not
/// finite or max_fraction is negative. With a translation of 0: whether they touch now.
[[nodiscard]] ShapeCastHit shape_cast(const DistanceProxy& a, const DistanceProxy& b, const Transform& b_in_a,
                                      Vec2 translation, float max_fraction = 1.0f);
[[nodiscard]] ShapeCastHit shape_cast(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                                      Vec2 translation, float max_fraction = 1.0f);

}  // namespace jostle
JOSTLE_API_END
