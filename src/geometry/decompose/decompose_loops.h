// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An outline made ready to be cut: its loops without points too near each other or hardly corners, the solid
// on the left of every edge (the outer loop counter-clockwise, the holes clockwise), and known to be simple.
#pragma once

#include <jostle/geometry/decompose.h>

#include <vector>

#include "geometry/double2.h"

namespace jostle::detail {

struct LoopCorner {
    double x, y;
    int point;  ///< which of the loop's points it was given as

    [[nodiscard]] Double2 at() const { return {x, y}; }
};

using Loop = std::vector<LoopCorner>;

struct OutlineFault {
    OutlineStatus status = OutlineStatus::kOk;
    int loop = -1;   ///< -1 the outer loop, 0 and up a hole
    int point = -1;  ///< of the loop as it was given; -1: no single one
};

/// loops[0] is the outer loop, loops[1 + k] hole k. `tolerance` [m] is the shortest edge.
[[nodiscard]] OutlineFault clean_loops(const Outline& outline, double tolerance, std::vector<Loop>& loops);

/// That no loop crosses or comes within `apart` [m] of itself or of another, and that each hole lies in the
/// outer loop and in no other. O(n log n + pairs of edges that overlap in x).
[[nodiscard]] OutlineFault check_simple(const std::vector<Loop>& loops, double apart);

}  // namespace jostle::detail
