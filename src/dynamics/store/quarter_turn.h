// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Quarter turns, which floats hold exactly: a box turned so lies along the axes to the last bit.
#pragma once

#include <jostle/math/rot.h>

namespace jostle::detail {

/// Whether it keeps the axes, and nothing is rounded.
[[nodiscard]] JOSTLE_INLINE constexpr bool is_quarter_turn(Rot q) {
    return (q.s == 0.0f && (q.c == 1.0f || q.c == -1.0f)) || (q.c == 0.0f && (q.s == 1.0f || q.s == -1.0f));
}

/// By an angle [rad] that a user gives. No float is a quarter of a turn, and a sine of it is 4e-8 off: the
/// float nearest to a multiple of it, within two turns, means that multiple.
[[nodiscard]] JOSTLE_INLINE Rot turned_by(float angle) {
    constexpr double kQuarter = 1.5707963267948966;
    constexpr Rot kTurns[] = {{1.0f, 0.0f}, {0.0f, 1.0f}, {-1.0f, 0.0f}, {0.0f, -1.0f}};
    constexpr int kMost = 8;
    for (int n = 1; n <= kMost; ++n) {
        const auto whole = static_cast<float>(n * kQuarter);
        if (angle == whole) return kTurns[n % 4];
        if (angle == -whole) return kTurns[(kMost - n) % 4];
    }
    return Rot::from_angle(angle);
}

}  // namespace jostle::detail
