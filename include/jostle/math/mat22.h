// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A 2×2 matrix, by columns. A matrix whose determinant is 0 has the zero matrix as its inverse and zero as
// the solution of every system: a constraint without effective mass then does nothing.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/vec2.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Mat22 {
    Vec2 cx = {};  ///< first column
    Vec2 cy = {};  ///< second column

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Mat22& b) const {
        return cx == b.cx && cy == b.cy;
    }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator*(Vec2 v) const {
        return {cx.x * v.x + cy.x * v.y, cx.y * v.x + cy.y * v.y};
    }
    [[nodiscard]] JOSTLE_INLINE constexpr Mat22 operator*(const Mat22& b) const {
        return {*this * b.cx, *this * b.cy};
    }
    [[nodiscard]] JOSTLE_INLINE constexpr Mat22 operator+(const Mat22& b) const {
        return {cx + b.cx, cy + b.cy};
    }
};

[[nodiscard]] JOSTLE_INLINE constexpr Mat22 identity22() {
    return {{1.0f, 0.0f}, {0.0f, 1.0f}};
}
[[nodiscard]] JOSTLE_INLINE constexpr Mat22 transpose(const Mat22& a) {
    return {{a.cx.x, a.cy.x}, {a.cx.y, a.cy.y}};
}
/// aᵀ v
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 transpose_multiply(const Mat22& a, Vec2 v) {
    return {dot(a.cx, v), dot(a.cy, v)};
}
/// aᵀ b
[[nodiscard]] JOSTLE_INLINE constexpr Mat22 transpose_multiply(const Mat22& a, const Mat22& b) {
    return {transpose_multiply(a, b.cx), transpose_multiply(a, b.cy)};
}
/// The absolute value of every entry.
[[nodiscard]] JOSTLE_INLINE constexpr Mat22 abs(const Mat22& a) {
    return {abs(a.cx), abs(a.cy)};
}
[[nodiscard]] JOSTLE_INLINE constexpr float determinant(const Mat22& a) {
    return cross(a.cx, a.cy);
}

[[nodiscard]] JOSTLE_INLINE constexpr Mat22 inverse(const Mat22& a) {
    const float det = determinant(a);
    const float k = det != 0.0f ? 1.0f / det : 0.0f;
    return {{k * a.cy.y, -k * a.cx.y}, {-k * a.cy.x, k * a.cx.x}};
}
/// The x for which a x = b, by Cramer's rule.
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 solve(const Mat22& a, Vec2 b) {
    const float det = determinant(a);
    const float k = det != 0.0f ? 1.0f / det : 0.0f;
    return {k * cross(b, a.cy), k * cross(a.cx, b)};
}

}  // namespace jostle
JOSTLE_API_END
