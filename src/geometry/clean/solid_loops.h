// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The loops around the solid of a plane arrangement, by the even-odd rule, with the solid on their left:
// outer loops run counter-clockwise, holes clockwise. Where the solid meets itself in a point, each loop
// turns back into its own part of it, so that parts hang together by no point.
#pragma once

#include <vector>

#include "geometry/clean/arrangement.h"

namespace jostle::detail {

struct SolidLoop {
    std::vector<int> vertices;  // may pass one several times
    double twice_area = 0.0;    // [m^2] negative of a hole
    int outer = -1;             // of a hole: the outer loop around it
};

/// Outer loops come before holes.
[[nodiscard]] std::vector<SolidLoop> solid_loops(const Arrangement& plane);

/// The loops' points; where several passes share a vertex, each has moved away from the others by `open` [m]
/// at least, into its own part of the solid.
[[nodiscard]] std::vector<std::vector<Vec2>> open_pinches(const Arrangement& plane,
                                                          const std::vector<SolidLoop>& loops, double open,
                                                          int& pinches);

}  // namespace jostle::detail
