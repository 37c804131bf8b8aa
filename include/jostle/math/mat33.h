// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A 3×3 matrix, by columns: the effective mass of a constraint of two lengths and an angle. Its upper left
// 2×2 part is that of the lengths alone. As in Mat22, a determinant of 0 gives zeros.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/mat22.h>
#include <jostle/math/vec3.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Mat33 {
    Vec3 cx = {};  ///< first column
    Vec3 cy = {};  ///< second column
    Vec3 cz = {};  ///< third column

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Mat33& b) const {
        return cx == b.cx && cy == b.cy && cz == b.cz;
    }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec3 operator*(Vec3 v) const {
        return v.x * cx + v.y * cy + v.z * cz;
    }
    /// The upper left 2×2 part times v.
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 operator*(Vec2 v) const {
        return {cx.x * v.x + cy.x * v.y, cx.y * v.x + cy.y * v.y};
    }
};

[[nodiscard]] JOSTLE_INLINE constexpr Mat33 identity33() {
    return {{1.0f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}, {0.0f, 0.0f, 1.0f}};
}
/// The upper left 2×2 part.
[[nodiscard]] JOSTLE_INLINE constexpr Mat22 upper_left(const Mat33& a) {
    return {{a.cx.x, a.cx.y}, {a.cy.x, a.cy.y}};
}
[[nodiscard]] JOSTLE_INLINE constexpr float determinant(const Mat33& a) {
    return dot(a.cx, cross(a.cy, a.cz));
}

/// The x for which a x = b, by Cramer's rule.
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 solve33(const Mat33& a, Vec3 b) {
    const Vec3 yz = cross(a.cy, a.cz);
    const float det = dot(a.cx, yz);
    const float k = det != 0.0f ? 1.0f / det : 0.0f;
    return {k * dot(b, yz), k * dot(a.cx, cross(b, a.cz)), k * dot(a.cx, cross(a.cy, b))};
}
/// The x for which the upper left 2×2 part times x is b.
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 solve22(const Mat33& a, Vec2 b) {
    return solve(upper_left(a), b);
}

/// The inverse of the upper left 2×2 part, among zeros.
[[nodiscard]] JOSTLE_INLINE constexpr Mat33 inverse22(const Mat33& a) {
    const Mat22 m = inverse(upper_left(a));
    return {{m.cx.x, m.cx.y, 0.0f}, {m.cy.x, m.cy.y, 0.0f}, {}};
}
/// The inverse of a symmetric matrix, symmetric to the last bit. Reads only the diagonal and the entries
/// above it.
[[nodiscard]] JOSTLE_INLINE constexpr Mat33 symmetric_inverse(const Mat33& a) {
    const float a11 = a.cx.x, a12 = a.cy.x, a13 = a.cz.x;
    const float a22 = a.cy.y, a23 = a.cz.y, a33 = a.cz.z;
    // The cofactors of the first row; their sum over it is the determinant.
    const float c11 = a22 * a33 - a23 * a23;
    const float c12 = a13 * a23 - a12 * a33;
    const float c13 = a12 * a23 - a13 * a22;
    const float det = a11 * c11 + a12 * c12 + a13 * c13;
    const float k = det != 0.0f ? 1.0f / det : 0.0f;
    const float b11 = k * c11, b12 = k * c12, b13 = k * c13;
    const float b22 = k * (a11 * a33 - a13 * a13);
    const float b23 = k * (a12 * a13 - a11 * a23);
    const float b33 = k * (a11 * a22 - a12 * a12);
    return {{b11, b12, b13}, {b12, b22, b23}, {b13, b23, b33}};
}

}  // namespace jostle
JOSTLE_API_END
