// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The places that a shape comes to on its way.
#pragma once

#include <jostle/geometry/shapes.h>
#include <jostle/math/sweep.h>

namespace jostle::detail {

/// [m] By how much a point at a distance [m] from the centre leaves the chord of its arc, as it turns by an
/// angle [rad]: at most, r (1 - cos(turn / 2)).
[[nodiscard]] inline float bulge_of(float turn, float r) {
    return 0.125f * turn * turn * r;
}

/// [m] The box of a shape as it turns along a sweep, relative to the sweep's moving centre.
[[nodiscard]] inline Aabb<2> turning_box(const Geometry& geometry, const Sweep& sweep) {
    const auto at = [&](float angle) {
        const Rot q = Rot::from_angle(angle);
        return bounds(geometry, Transform{-rotate(q, sweep.local_center), q});
    };
    const Aabb<2> first = at(sweep.a0);
    const float turn = abs(sweep.a - sweep.a0);
    if (turn == 0.0f) return first;
    return expand(unite(first, at(sweep.a)), bulge_of(turn, max_extent(geometry, sweep.local_center)));
}

/// [m] From its beginning to its end.
[[nodiscard]] inline Aabb<2> swept_box(const Geometry& geometry, const Sweep& sweep) {
    const Aabb<2> box = turning_box(geometry, sweep);
    return unite(Aabb<2>{box.lower + sweep.c0, box.upper + sweep.c0},
                 Aabb<2>{box.lower + sweep.c, box.upper + sweep.c});
}

}  // namespace jostle::detail
