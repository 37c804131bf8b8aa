// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two triangles where they lie: whether they have a point in common, exactly, and which.
#pragma once

#include <cstdint>
#include <limits>

#include "mesh/triangle_distance.h"

namespace jostle::detail {

[[nodiscard]] bool meet(const PlacedTriangle& a, const PlacedTriangle& b);
/// Of two that meet: at least one; relative to the middle, rounded.
[[nodiscard]] int common_points(const PlacedTriangle& a, const PlacedTriangle& b, Double3 (&points)[6]);

/// Of several pairs, a bit each: it surely meets, or is surely apart. Pairs with neither bit are undecided.
struct PairsDecided {
    std::uint32_t meet = 0, apart = 0;
};

/// Of any two: where they meet, one of their points. `error` is that of nearest_points().
[[nodiscard]] NearestPoints nearest_or_common(const PlacedTriangle& a, const PlacedTriangle& b,
                                              double error = std::numeric_limits<double>::infinity());

}  // namespace jostle::detail
