// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rigid motion of space: turn, then shift.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/mat33.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Transform3 {
    Vec3 p = {};             ///< [m] where the origin goes
    Mat33 q = identity33();  ///< turn about the origin; its columns are where the axes go

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Transform3& b) const {
        return p == b.p && q == b.q;
    }
};

[[nodiscard]] JOSTLE_INLINE constexpr Vec3 apply(const Transform3& t, Vec3 v) {
    return t.q * v + t.p;
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 inverse_apply(const Transform3& t, Vec3 v) {
    const Vec3 d = v - t.p;
    return {dot(t.q.cx, d), dot(t.q.cy, d), dot(t.q.cz, d)};
}
[[nodiscard]] JOSTLE_INLINE constexpr bool is_finite(const Transform3& t) {
    return is_finite(t.p) && is_finite(t.q.cx) && is_finite(t.q.cy) && is_finite(t.q.cz);
}

}  // namespace jostle
JOSTLE_API_END
