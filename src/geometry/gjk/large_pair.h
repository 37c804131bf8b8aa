// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs so large that what float rounds off would be seen: a ground of kilometres and a box that stands on
// it. Where they are near each other, they are measured again in double.
#pragma once

#include "geometry/gjk/gjk.h"
#include "geometry/gjk/simplex.h"

namespace jostle::detail {

/// Distance, normal and nearest points of two outlines, exact to the rounding of their proxies: nothing along
/// an axis, 6e-8 of the length of a slope. They overlap where not even a double lies between them. Cost:
/// every edge of each with every point of the other.
void measure_in_double(CoreDistance& result, const Pair& pair, SimplexCache& cache);

}  // namespace jostle::detail
