// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rotation in the plane, as cosine and sine. Differences of products are written as sums with a negated
// factor: the same bits, but g++ 12's vectoriser fuses the other form into vfmaddsub where the processor has
// it, -ffp-contract=off notwithstanding.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/trigonometry.h>
#include <jostle/math/vec2.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Rot {
    float c = 1.0f;  ///< [1] cosine
    float s = 0.0f;  ///< [1] sine

    /// From an angle [rad].
    [[nodiscard]] JOSTLE_INLINE static Rot from_angle(float angle) {
        const SinCos sc = sin_cos(angle);
        return {sc.cos, sc.sin};
    }
    /// [rad] in [-pi, pi]
    [[nodiscard]] JOSTLE_INLINE float angle() const { return math::atan2(s, c); }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 x_axis() const { return {c, s}; }
    [[nodiscard]] JOSTLE_INLINE constexpr Vec2 y_axis() const { return {-s, c}; }
    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Rot& b) const { return c == b.c && s == b.s; }
};

[[nodiscard]] JOSTLE_INLINE constexpr Vec2 rotate(Rot q, Vec2 v) {
    return {q.c * v.x + -q.s * v.y, q.s * v.x + q.c * v.y};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 inverse_rotate(Rot q, Vec2 v) {
    return {q.c * v.x + q.s * v.y, q.c * v.y + -q.s * v.x};
}
/// First r, then q.
[[nodiscard]] JOSTLE_INLINE constexpr Rot compose(Rot q, Rot r) {
    return {q.c * r.c + -q.s * r.s, q.s * r.c + q.c * r.s};
}
/// First r, then the inverse of q: the rotation that leads from q to r.
[[nodiscard]] JOSTLE_INLINE constexpr Rot inverse_compose(Rot q, Rot r) {
    return {q.c * r.c + q.s * r.s, q.c * r.s + -q.s * r.c};
}
[[nodiscard]] JOSTLE_INLINE constexpr Rot inverse(Rot q) {
    return {q.c, -q.s};
}

/// Scaled to unit length. The identity if the squared length is 0, infinite or NaN.
[[nodiscard]] JOSTLE_INLINE Rot renormalize(Rot q) {
    const float len = math::sqrt(q.c * q.c + q.s * q.s);
    if (!(len > 0.0f && is_finite(len))) return {};
    const float k = 1.0f / len;
    return {q.c * k, q.s * k};
}
/// q turned by a small angle [rad]: a step along the tangent and back to unit length. The step's length is
/// the tangent's series to the fifth power, so that the turn is short by 17/315 angle^7: 7e-7 at 0.2 rad.
[[nodiscard]] JOSTLE_INLINE Rot integrate(Rot q, float angle) {
    const float square = angle * angle;
    const float step = angle * (1.0f + square * (1.0f / 3.0f + square * (2.0f / 15.0f)));
    return renormalize({q.c + -step * q.s, q.s + step * q.c});
}
[[nodiscard]] JOSTLE_INLINE constexpr bool is_finite(Rot q) {
    return is_finite(q.c) && is_finite(q.s);
}

}  // namespace jostle
JOSTLE_API_END
