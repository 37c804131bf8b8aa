// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The parts of a static shape's outline that its neighbours leave free. See find_seams.cpp.
#pragma once

#include <jostle/geometry/flush.h>

#include "geometry/collide/collide_smooth.h"

namespace jostle::detail {

/// The shape that touches the ground, as seen from the ground.
struct Visitor {
    Vec2 center;
    const Vec2* vertices = nullptr;  ///< of its core
    int count = 0;
    float radius = 0.0f;
};

/// Of a polygon without rounding. False: nothing is covered or cut, and seams are not to be read.
[[nodiscard]] bool find_seams(Seams& seams, const PolygonView& ground, const FlushGround& around,
                              const Visitor& visitor, const Tolerances& tolerances);

/// Gives a segment the ghosts that it lacks, as seen from the visitor's side. False: there are none.
[[nodiscard]] bool find_ghosts(Segment& ground, const FlushGround& around, const Visitor& visitor,
                               const Tolerances& tolerances);

}  // namespace jostle::detail
