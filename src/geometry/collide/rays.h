// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// About a point where shapes meet: the rays along which the edges of others leave it. Solid lies
// counter-clockwise of a ray that begins a neighbour, and clockwise of one that ends it; a segment is a ray
// that does both.
#pragma once

#include <jostle/geometry/flush.h>

#include "geometry/collide/manifold_parts.h"

namespace jostle::detail {

/// [1] The cosine of 5 degrees: edges and rays that are turned by no more lie along each other.
inline constexpr float kFlushCosine = 0.9961947f;
/// [1] The sine of the same angle.
inline constexpr float kFlushSine = 0.0871557f;
/// [1] The same angle as diamond_angle() gives it.
inline constexpr float kFlushAngle = 0.0804f;

/// [1] Of a unit vector against another, counter-clockwise: grows with the angle, from 0 to 4.
[[nodiscard]] inline float diamond_angle(Vec2 from, Vec2 to) {
    const float c = dot(from, to), s = cross(from, to);
    const float sum = abs(c) + abs(s);
    if (!(sum > 0.0f)) return 0.0f;
    if (s >= 0.0f) return c >= 0.0f ? s / sum : 1.0f - c / sum;
    return c < 0.0f ? 2.0f - s / sum : 3.0f + c / sum;
}

/// The rays of one neighbour at a point.
struct Rays {
    bool touches = false;
    bool buries = false;  ///< the point lies within it
    int count = 0;        ///< of segments: rays that begin and end it; of polygons 1
    Vec2 begins[2], ends[2];
};

/// Of a neighbour no further from the point than `reach` [m].
[[nodiscard]] Rays rays_at(const FlushNeighbour& neighbour, Vec2 point, float reach);

/// The first ray that is met from a direction on, in one sense of rotation.
struct FirstRay {
    Vec2 ray;
    float angle = 4.0f;  ///< [1] diamond_angle
    bool found = false;

    /// ORDER: of rays at the same angle the least by x, then y: neighbours may come in any order.
    void offer(Vec2 other, float at) {
        if (!(at > kFlushAngle && at < 4.0f - kFlushAngle)) return;
        if (found &&
            (at > angle || (at == angle && (other.x > ray.x || (other.x == ray.x && other.y >= ray.y)))))
            return;
        ray = other;
        angle = at;
        found = true;
    }
};

/// The nearest rays at a corner: of those that begin something, counter-clockwise from `first`, and of those
/// that end something, clockwise from `last`.
struct RayBounds {
    FirstRay after_first, before_last;
    bool touched = false;
    bool buried = false;
};
[[nodiscard]] RayBounds bounds_at(std::span<const FlushNeighbour> neighbours, Vec2 point, Vec2 first,
                                  Vec2 last, float reach);

}  // namespace jostle::detail
