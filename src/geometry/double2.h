// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A vector of two doubles, where a difference of floats has to be exact or nearly so.
#pragma once

#include <jostle/math/vec2.h>

#include <cmath>

namespace jostle::detail {

struct Double2 {
    double x = 0.0, y = 0.0;
};

[[nodiscard]] JOSTLE_INLINE Double2 widen(Vec2 v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y)};
}
[[nodiscard]] JOSTLE_INLINE Vec2 narrow(Double2 v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y)};
}
[[nodiscard]] JOSTLE_INLINE Double2 operator+(Double2 a, Double2 b) {
    return {a.x + b.x, a.y + b.y};
}
[[nodiscard]] JOSTLE_INLINE Double2 operator-(Double2 a, Double2 b) {
    return {a.x - b.x, a.y - b.y};
}
[[nodiscard]] JOSTLE_INLINE Double2 operator-(Double2 a) {
    return {-a.x, -a.y};
}
[[nodiscard]] JOSTLE_INLINE Double2 operator*(double s, Double2 a) {
    return {s * a.x, s * a.y};
}
[[nodiscard]] JOSTLE_INLINE double dot(Double2 a, Double2 b) {
    return a.x * b.x + a.y * b.y;
}
[[nodiscard]] JOSTLE_INLINE double cross(Double2 a, Double2 b) {
    return a.x * b.y - a.y * b.x;
}
[[nodiscard]] JOSTLE_INLINE double length(Double2 a) {
    return std::sqrt(dot(a, a));
}
/// A quarter turn clockwise: outwards, of an edge of a counter-clockwise polygon.
[[nodiscard]] JOSTLE_INLINE Double2 right_perpendicular(Double2 a) {
    return {a.y, -a.x};
}
/// Of length 1; what has no length stays as it is.
[[nodiscard]] JOSTLE_INLINE Double2 unit(Double2 a) {
    const double size = length(a);
    return size > 0.0 ? (1.0 / size) * a : a;
}

}  // namespace jostle::detail
