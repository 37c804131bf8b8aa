// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The sign of a turn, exactly, of points on a grid. A float within kMaxCoordinate that is a multiple of 2^-32
// has 49 bits, a difference of two has 50, and so does a midpoint's: a double holds each. A product of two
// rounds, but in order, and its error is a double that a fused multiplication gives.
#pragma once

#include <cmath>

#include "geometry/double2.h"

namespace jostle::detail {

/// [m] To the grid; coordinates of more than 4 mm have no finer bits.
[[nodiscard]] inline float to_grid(float value) {
    constexpr double kGrid = 0x1p-32;
    return static_cast<float>(std::nearbyint(static_cast<double>(value) / kGrid) * kGrid);
}

/// The sign of the cross product: 1, 0 or -1.
[[nodiscard]] inline int turn(Double2 u, Double2 v) {
    const double p = u.x * v.y, q = u.y * v.x;
    if (p != q) return p > q ? 1 : -1;
    const double error_p = std::fma(u.x, v.y, -p), error_q = std::fma(u.y, v.x, -q);
    return error_p > error_q ? 1 : error_p < error_q ? -1 : 0;
}
/// On which side of the line from a to b a point lies: 1 on the left.
[[nodiscard]] inline int side_of_line(Double2 a, Double2 b, Double2 p) {
    return turn(b - a, p - a);
}

}  // namespace jostle::detail
