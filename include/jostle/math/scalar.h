// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scalar helpers. min and max return the second argument when the first is not strictly better, the same
// everywhere. There is no inverse-square-root estimate here, and none anywhere in jostle: the bit trick and
// the processors' approximations give other bits on other machines, and 1 / sqrt(x) is rounded alike by all
// of them.
#pragma once

#include <jostle/core/config.h>

#include <bit>
#include <cmath>
#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// Functions of numbers whose names are those of <cmath> and <cstdlib>, or names that a caller's own
/// functions may have. They are in a namespace of their own, so that `using namespace jostle` does not change
/// a caller's abs(x), sin(x) and lerp(a, b, t).
namespace math {

[[nodiscard]] JOSTLE_INLINE constexpr float min(float a, float b) {
    return a < b ? a : b;
}
[[nodiscard]] JOSTLE_INLINE constexpr float max(float a, float b) {
    return a > b ? a : b;
}
[[nodiscard]] JOSTLE_INLINE constexpr float abs(float a) {
    return __builtin_fabsf(a);
}
[[nodiscard]] JOSTLE_INLINE constexpr float clamp(float a, float lower, float upper) {
    return a < lower ? lower : (a > upper ? upper : a);
}
/// Correctly rounded on every platform (IEEE 754).
[[nodiscard]] JOSTLE_INLINE float sqrt(float a) {
    return std::sqrt(a);
}

[[nodiscard]] JOSTLE_INLINE constexpr float lerp(float a, float b, float t) {
    return (1.0f - t) * a + t * b;
}
/// Whether exactly one bit is set; 0 is no power of two.
[[nodiscard]] JOSTLE_INLINE constexpr bool is_power_of_two(std::uint32_t a) {
    return std::has_single_bit(a);
}

/// The smallest power of two strictly greater than a; 0 where that would need 33 bits.
[[nodiscard]] JOSTLE_INLINE constexpr std::uint32_t next_power_of_two(std::uint32_t a) {
    const auto bits = static_cast<int>(std::bit_width(a));
    return bits == 32 ? 0u : 1u << bits;
}

}  // namespace math

/// Neither NaN nor infinite.
[[nodiscard]] JOSTLE_INLINE constexpr bool is_finite(float a) {
    return (std::bit_cast<std::uint32_t>(a) & 0x7f800000u) != 0x7f800000u;
}

}  // namespace jostle
JOSTLE_API_END

// In jostle's own sources min(a, b) works for floats and vectors alike.
#if defined(JOSTLE_OWN_UNITS)
namespace jostle {
using namespace math;  // NOLINT(google-build-using-namespace)
}
#endif
