// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One point of a contact in a row, for stages that look at single contacts; the kernels have it in
// contact_lanes.h.
#pragma once

#include <jostle/math/transform.h>

#include "dynamics/rows/contact_row.h"
#include "dynamics/store/body.h"

namespace jostle::detail {

struct PointNow {
    Vec2 arm_a, arm_b;  ///< [m] from the centres of mass, as the step began
    float separation;   ///< [m] now
};
[[nodiscard]] JOSTLE_INLINE PointNow point_now(const ContactRow& row, int of, int point,
                                               const BodyState* states) {
    const auto lane = static_cast<std::size_t>(of);
    const ContactRowPoint& at = row.points[point];
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]}, tangent = right_perpendicular(normal);
    const Vec2 ra = at.along_a[lane] * normal + at.lever_a[lane] * tangent,
               rb = at.along_b[lane] * normal + at.lever_b[lane] * tangent;
    const BodyState &a = states[row.body_a[lane]], &b = states[row.body_b[lane]];
    const Vec2 apart =
        (b.delta_position + rotate(b.delta_rotation, rb)) - (a.delta_position + rotate(a.delta_rotation, ra));
    float separation = at.separation[lane] + dot(apart, normal);
    // As opened_of() has it: a round shape that turns is as near as before.
    if (row.has_rounding)
        separation += row.radius_a[lane] * (a.delta_rotation.c - 1.0f) +
                      row.radius_b[lane] * (b.delta_rotation.c - 1.0f);
    return {ra, rb, separation};
}
/// [m/s] Of B against A there.
[[nodiscard]] JOSTLE_INLINE Vec2 speed_at(const ContactRow& row, int of, const PointNow& now,
                                          const BodyState* states) {
    const auto lane = static_cast<std::size_t>(of);
    const BodyState &a = states[row.body_a[lane]], &b = states[row.body_b[lane]];
    return (b.velocity + cross(b.angular, now.arm_b)) - (a.velocity + cross(a.angular, now.arm_a));
}
/// [m/s] At which a point opens along the normal, and how fast it may close within a sub-step; below 0: it
/// closes too fast.
[[nodiscard]] JOSTLE_INLINE float opening_at(Vec2 normal, Vec2 speed, const PointNow& now, float inv_h) {
    return dot(speed, normal) + max(now.separation, 0.0f) * inv_h;
}

}  // namespace jostle::detail
