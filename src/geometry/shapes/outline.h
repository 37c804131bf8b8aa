// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What follows from a polygon's vertices alone: normals and centroid.
#pragma once

#include <jostle/math/vec2.h>

namespace jostle::detail {

/// The outward unit normals of a counter-clockwise outline, one an edge.
JOSTLE_INLINE void outline_normals(const Vec2* vertices, int count, Vec2* normals) {
    for (int i = 0; i < count; ++i) {
        const Vec2 next = vertices[i + 1 < count ? i + 1 : 0];
        normals[i] = normalized(right_perpendicular(next - vertices[i]));
    }
}

/// The centre of the area. Taken about the first vertex, so that a polygon far from the origin loses nothing.
JOSTLE_INLINE Vec2 outline_centroid(const Vec2* vertices, int count) {
    const double x0 = static_cast<double>(vertices[0].x);
    const double y0 = static_cast<double>(vertices[0].y);
    double area = 0.0, x = 0.0, y = 0.0;
    for (int i = 1; i + 1 < count; ++i) {
        const double ax = static_cast<double>(vertices[i].x) - x0;
        const double ay = static_cast<double>(vertices[i].y) - y0;
        const double bx = static_cast<double>(vertices[i + 1].x) - x0;
        const double by = static_cast<double>(vertices[i + 1].y) - y0;
        const double twice = ax * by - ay * bx;
        area += twice;
        x += twice * (ax + bx);
        y += twice * (ay + by);
    }
    if (!(area > 0.0)) return vertices[0];
    return {static_cast<float>(x0 + x / (3.0 * area)), static_cast<float>(y0 + y / (3.0 * area))};
}

}  // namespace jostle::detail
