// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Axis-aligned boxes around moving shapes. The tight box of a shape at rest is bounds() in shapes.h.
//
//     fat      the tight box with a margin on every side, so that a tree is updated less often
//     swept    contains the shape at every fraction from 0 to max_fraction of a sweep, however it turns
//
// Cost: fat, as tight; swept, two tight boxes, and linear in the vertices.
#pragma once

#include <jostle/geometry/shapes.h>
#include <jostle/math/sweep.h>

JOSTLE_API_BEGIN
namespace jostle {

/// The tight box, grown by `margin` [m] on every side; a negative margin shrinks it to its middle at most.
[[nodiscard]] Aabb<2> fat_bounds(const Geometry& geometry, const Transform& transform,
                                 float margin = kBoxMargin);

/// The box around all poses between fractions 0 and max_fraction of the sweep; max_fraction is in [0, 1].
/// Tight for a shape that does not turn. For one that turns by an angle a [rad], with its farthest point r
/// from the centre of mass, it reaches r a^2 / 8 beyond the boxes of the two end poses, but never beyond a
/// disc of radius r.
[[nodiscard]] Aabb<2> swept_bounds(const Geometry& geometry, const Sweep& sweep, float max_fraction = 1.0f);

}  // namespace jostle
JOSTLE_API_END
