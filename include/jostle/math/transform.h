// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rigid motion of the plane: turn, then shift.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/rot.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Transform {
    Vec2 p = {};  ///< [m] where the origin goes
    Rot q = {};   ///< turn about the origin

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Transform& b) const {
        return p == b.p && q == b.q;
    }
};

[[nodiscard]] JOSTLE_INLINE constexpr Vec2 apply(const Transform& t, Vec2 v) {
    return {t.q.c * v.x + -t.q.s * v.y + t.p.x, t.q.s * v.x + t.q.c * v.y + t.p.y};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 inverse_apply(const Transform& t, Vec2 v) {
    return inverse_rotate(t.q, v - t.p);
}
/// First b, then a.
[[nodiscard]] JOSTLE_INLINE constexpr Transform compose(const Transform& a, const Transform& b) {
    return {apply(a, b.p), compose(a.q, b.q)};
}
/// First b, then the inverse of a: b as seen from a.
[[nodiscard]] JOSTLE_INLINE constexpr Transform inverse_compose(const Transform& a, const Transform& b) {
    return {inverse_rotate(a.q, b.p - a.p), inverse_compose(a.q, b.q)};
}
[[nodiscard]] JOSTLE_INLINE constexpr bool is_finite(const Transform& t) {
    return is_finite(t.p) && is_finite(t.q);
}

}  // namespace jostle
JOSTLE_API_END
