// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sine, cosine and arc tangent that give the same bits on every compiler and processor, which those of the
// platform's libm do not. Accuracy, cost and source: see the head of src/math/trigonometry.cpp.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

struct SinCos {
    float sin;
    float cos;
};

/// Within 2 ulp for |angle| <= 2 pi [rad]; beyond that see trigonometry.cpp. NaN for NaN and infinity.
[[nodiscard]] SinCos sin_cos(float angle) noexcept;

/// See scalar.h.
namespace math {

[[nodiscard]] JOSTLE_CONST_FUNCTION float sin(float angle) noexcept;
[[nodiscard]] JOSTLE_CONST_FUNCTION float cos(float angle) noexcept;
/// [rad] The angle of (x, y) in [-pi, pi], within 2 ulp for all finite pairs; signed zeros as in IEEE 754.
[[nodiscard]] JOSTLE_CONST_FUNCTION float atan2(float y, float x) noexcept;

}  // namespace math

}  // namespace jostle
JOSTLE_API_END

// As in scalar.h.
#if defined(JOSTLE_OWN_UNITS)
namespace jostle {
using namespace math;  // NOLINT(google-build-using-namespace)
}
#endif
