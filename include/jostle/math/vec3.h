// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A vector in space.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/scalar.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Vec3 {
    float x = 0.0f;
    float y = 0.0f;
    float z = 0.0f;

    /// Component 0 is x, 1 is y, 2 is z.
    [[nodiscard]] JOSTLE_INLINE constexpr float operator[](int i) const {
        return i == 0 ? x : (i == 1 ? y : z);
    }
    [[nodiscard]] JOSTLE_INLINE constexpr float& operator[](int i) { return i == 0 ? x : (i == 1 ? y : z); }

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Vec3& b) const {
        return x == b.x && y == b.y && z == b.z;
    }

    [[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator-() const { return {-x, -y, -z}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator+(Vec3 b) const { return {x + b.x, y + b.y, z + b.z}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator-(Vec3 b) const { return {x - b.x, y - b.y, z - b.z}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator*(float s) const { return {x * s, y * s, z * s}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator/(float s) const { return {x / s, y / s, z / s}; }
    JOSTLE_INLINE constexpr Vec3& operator+=(Vec3 b) { return *this = *this + b; }
    JOSTLE_INLINE constexpr Vec3& operator-=(Vec3 b) { return *this = *this - b; }
    JOSTLE_INLINE constexpr Vec3& operator*=(float s) { return *this = *this * s; }
};

[[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator*(float s, Vec3 a) {
    return {s * a.x, s * a.y, s * a.z};
}

[[nodiscard]] JOSTLE_INLINE constexpr float dot(Vec3 a, Vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

[[nodiscard]] JOSTLE_INLINE constexpr float length_squared(Vec3 a) {
    return dot(a, a);
}
[[nodiscard]] JOSTLE_INLINE float length(Vec3 a) {
    return math::sqrt(length_squared(a));
}
[[nodiscard]] JOSTLE_INLINE float distance(Vec3 a, Vec3 b) {
    return length(b - a);
}
[[nodiscard]] JOSTLE_INLINE constexpr float distance_squared(Vec3 a, Vec3 b) {
    return length_squared(b - a);
}

/// Scales a to length 1 and returns the length it had. A zero vector stays zero. Lengths whose square over-
/// or underflows are scaled first, so that every finite vector but zero becomes a unit vector.
JOSTLE_INLINE float normalize(Vec3& a) {
    const float m = math::max(math::max(math::abs(a.x), math::abs(a.y)), math::abs(a.z));
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
[[nodiscard]] JOSTLE_INLINE Vec3 normalized(Vec3 a) {
    normalize(a);
    return a;
}

[[nodiscard]] JOSTLE_INLINE constexpr Vec3 min(Vec3 a, Vec3 b) {
    return {math::min(a.x, b.x), math::min(a.y, b.y), math::min(a.z, b.z)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 max(Vec3 a, Vec3 b) {
    return {math::max(a.x, b.x), math::max(a.y, b.y), math::max(a.z, b.z)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 abs(Vec3 a) {
    return {math::abs(a.x), math::abs(a.y), math::abs(a.z)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 clamp(Vec3 a, Vec3 lower, Vec3 upper) {
    return {math::clamp(a.x, lower.x, upper.x), math::clamp(a.y, lower.y, upper.y),
            math::clamp(a.z, lower.z, upper.z)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 lerp(Vec3 a, Vec3 b, float t) {
    return {math::lerp(a.x, b.x, t), math::lerp(a.y, b.y, t), math::lerp(a.z, b.z, t)};
}
[[nodiscard]] JOSTLE_INLINE constexpr bool is_finite(Vec3 a) {
    return is_finite(a.x) && is_finite(a.y) && is_finite(a.z);
}

}  // namespace jostle
JOSTLE_API_END
