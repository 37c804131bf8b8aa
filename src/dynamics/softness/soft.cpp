// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Soft constraints [Catto2011]: a spring-damper solved implicitly over one sub-step, in the form that an
// impulse solver takes. With w = 2 pi hertz, z = damping ratio, a = 2 z + h w:
//     bias_rate = w / a,   mass_scale = h w a / (1 + h w a),   impulse_scale = 1 / (1 + h w a)
#include "dynamics/softness/soft.h"

#include <limits>

namespace jostle::detail {

Softness make_soft(float hertz, float damping_ratio, float h) {
    if (!(hertz > 0.0f)) return {0.0f, 1.0f, 0.0f};
    const float omega = 2.0f * kPi * hertz;
    const float a = 2.0f * damping_ratio + h * omega;
    // So slow that its rates are no numbers: it has no force.
    if (!(a > std::numeric_limits<float>::min())) return {0.0f, 0.0f, 1.0f};
    const float b = h * omega * a;
    const float c = 1.0f / (1.0f + b);
    return {omega / a, b * c, c};
}

}  // namespace jostle::detail
