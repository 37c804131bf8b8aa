// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A vector in the plane.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/scalar.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Vec2 {
    float x = 0.0f;
    float y = 0.0f;

    /// Component 0 is x, 1 is y.
    [[nodiscard]] JOSTLE_INLINE constexpr float operator[](int i) const { return i == 0 ? x : y; }
    [[nodiscard]] JOSTLE_INLINE constexpr float& operator[](int i) { return i == 0 ? x : y; }

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Vec2& b) const {
        return x == b.x && y == b.y;
    }

    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator-() const { return {-x, -y}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator+(Vec2 b) const { return {x + b.x, y + b.y}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator-(Vec2 b) const { return {x - b.x, y - b.y}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator*(float s) const { return {x * s, y * s}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator/(float s) const { return {x / s, y / s}; }
    JOSTLE_INLINE constexpr Vec2& operator+=(Vec2 b) { return *this = *this + b; }
    JOSTLE_INLINE constexpr Vec2& operator-=(Vec2 b) { return *this = *this - b; }
    JOSTLE_INLINE constexpr Vec2& operator*=(float s) { return *this = *this * s; }
};

[[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator*(float s, Vec2 a) {
    return {s * a.x, s * a.y};
}

[[nodiscard]] JOSTLE_INLINE constexpr float dot(Vec2 a, Vec2 b) {
    return a.x * b.x + a.y * b.y;
}
/// The z component of the cross product in space.
[[nodiscard]] JOSTLE_INLINE constexpr float cross(Vec2 a, Vec2 b) {
    return a.x * b.y - a.y * b.x;
}
/// a × s ẑ.
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 cross(Vec2 a, float s) {
    return {s * a.y, -s * a.x};
}
/// s ẑ × a: the velocity of the point a of a body that turns at s.
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 cross(float s, Vec2 a) {
    return {-s * a.y, s * a.x};
}
/// ẑ × a: a turned by a quarter counter-clockwise; dot(skew(a), b) = cross(a, b).
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 skew(Vec2 a) {
    return {-a.y, a.x};
}
/// a turned by a quarter clockwise: the outward normal of an edge of a counter-clockwise polygon.
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 right_perpendicular(Vec2 a) {
    return {a.y, -a.x};
}

[[nodiscard]] JOSTLE_INLINE constexpr float length_squared(Vec2 a) {
    return a.x * a.x + a.y * a.y;
}
[[nodiscard]] JOSTLE_INLINE float length(Vec2 a) {
    return math::sqrt(length_squared(a));
}
[[nodiscard]] JOSTLE_INLINE float distance(Vec2 a, Vec2 b) {
    return length(b - a);
}
[[nodiscard]] JOSTLE_INLINE constexpr float distance_squared(Vec2 a, Vec2 b) {
    return length_squared(b - a);
}

/// Scales a to length 1 and returns the length it had. A zero vector stays zero. Lengths whose square over-
/// or underflows are scaled first, so that every finite vector but zero becomes a unit vector.
JOSTLE_INLINE float normalize(Vec2& a) {
    const float m = math::max(math::abs(a.x), math::abs(a.y));
    float scale = 1.0f;
    if (m < 1.0e-18f || m > 1.0e18f) {
        if (!(m > 0.0f)) return 0.0f;
        // A power of two, so that scaling rounds nothing that is not subnormal.
        scale = m < 1.0f ? 0x1p100f : 0x1p-100f;
        a = a * scale;
    }
    const float len = length(a);
    a = a * (1.0f / len);
    return len / scale;
}
[[nodiscard]] JOSTLE_INLINE Vec2 normalized(Vec2 a) {
    normalize(a);
    return a;
}

[[nodiscard]] JOSTLE_INLINE constexpr Vec2 min(Vec2 a, Vec2 b) {
    return {math::min(a.x, b.x), math::min(a.y, b.y)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 max(Vec2 a, Vec2 b) {
    return {math::max(a.x, b.x), math::max(a.y, b.y)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 abs(Vec2 a) {
    return {math::abs(a.x), math::abs(a.y)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 clamp(Vec2 a, Vec2 lower, Vec2 upper) {
    return {math::clamp(a.x, lower.x, upper.x), math::clamp(a.y, lower.y, upper.y)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 lerp(Vec2 a, Vec2 b, float t) {
    return {math::lerp(a.x, b.x, t), math::lerp(a.y, b.y, t)};
}
[[nodiscard]] JOSTLE_INLINE constexpr bool is_finite(Vec2 a) {
    return is_finite(a.x) && is_finite(a.y);
}

}  // namespace jostle
JOSTLE_API_END
