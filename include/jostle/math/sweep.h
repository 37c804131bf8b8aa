// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The motion of a body during a step, for the time of impact: its centre of mass moves straight while the
// body turns at a constant rate. Shapes are relative to the body's origin, which therefore moves on an arc.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/transform.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Sweep {
    Vec2 local_center = {};  ///< [m] the centre of mass, in the body's frame
    Vec2 c0 = {};            ///< [m] the centre of mass at fraction alpha0 of the step
    Vec2 c = {};             ///< [m] and at its end
    float a0 = 0.0f;         ///< [rad] the angle at fraction alpha0
    float a = 0.0f;          ///< [rad] and at the end
    float alpha0 = 0.0f;     ///< [1] in [0, 1): the part of the step that is done
};

/// The body's pose at a fraction of the rest of the step: 0 is (c0, a0), 1 is (c, a).
[[nodiscard]] JOSTLE_INLINE Transform pose_at(const Sweep& sweep, float fraction) {
    const Rot q = Rot::from_angle(math::lerp(sweep.a0, sweep.a, fraction));
    return {lerp(sweep.c0, sweep.c, fraction) - rotate(q, sweep.local_center), q};
}

/// The sweep from fraction alpha of the whole step on, alpha0 <= alpha <= 1. One whose end is reached stays
/// there.
[[nodiscard]] JOSTLE_INLINE constexpr Sweep advance(const Sweep& sweep, float alpha) {
    const float left = 1.0f - sweep.alpha0;
    const float t = left > 0.0f ? math::clamp((alpha - sweep.alpha0) / left, 0.0f, 1.0f) : 1.0f;
    Sweep result = sweep;
    result.c0 = lerp(sweep.c0, sweep.c, t);
    result.a0 = math::lerp(sweep.a0, sweep.a, t);
    result.alpha0 = math::clamp(alpha, sweep.alpha0, 1.0f);
    return result;
}

/// Takes the same whole number of turns from both angles, so that a0 lies in [-pi, pi]. Worked in double, so
/// that the rotation from a0 to a keeps all the bits that the angles have.
[[nodiscard]] JOSTLE_INLINE Sweep normalize_angles(const Sweep& sweep) {
    constexpr double kTwoPi = 0x1.921fb54442d18p+2;
    const double turns = std::floor(static_cast<double>(sweep.a0) / kTwoPi + 0.5);
    Sweep result = sweep;
    result.a0 = static_cast<float>(static_cast<double>(sweep.a0) - turns * kTwoPi);
    result.a = static_cast<float>(static_cast<double>(sweep.a) - turns * kTwoPi);
    return result;
}

}  // namespace jostle
JOSTLE_API_END
