// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The box of a sweep. A point of the shape, r from the centre of mass, goes along c(t) + R(t) r. From the
// straight line between its two ends it strays by no more than an eighth of the greatest second derivative,
// which is angle^2 |r|: so the box of both ends, grown by that, holds it. So does the box of the discs of
// radius |r| about both ends of the centre's path. Where both hold, so does what they have in common.
#include <jostle/geometry/boxes.h>

#include <limits>

namespace jostle {
namespace {

/// [1] Of the largest coordinate: what rounding may take off a box.
constexpr float kRounding = 0x1p-20f;

float largest_coordinate(const Aabb<2>& box) {
    const Vec2 m = max(abs(box.lower), abs(box.upper));
    return max(m.x, m.y);
}

}  // namespace

Aabb<2> fat_bounds(const Geometry& geometry, const Transform& transform, float margin) {
    const Aabb<2> tight = bounds(geometry, transform);
    const Vec2 least = -extents(tight);
    const Vec2 m = max({margin, margin}, least);
    const Aabb<2> fat{tight.lower - m, tight.upper + m};
    if (!(margin < 0.0f)) return fat;
    // Rounding must not turn it inside out.
    const Vec2 middle = center(tight);
    return {min(fat.lower, middle), max(fat.upper, middle)};
}

Aabb<2> swept_bounds(const Geometry& geometry, const Sweep& sweep, float max_fraction) {
    const Sweep start = normalize_angles(sweep);
    const Transform from = pose_at(start, 0.0f), to = pose_at(start, max_fraction);
    const Aabb<2> ends = unite(bounds(geometry, from), bounds(geometry, to));
    const float angle = (start.a - start.a0) * max_fraction;
    if (angle == 0.0f) return expand(ends, kRounding * largest_coordinate(ends));
    const float reach = max_extent(geometry, sweep.local_center);
    const Vec2 center_to = lerp(start.c0, start.c, max_fraction);
    const Aabb<2> discs = expand(Aabb<2>{min(start.c0, center_to), max(start.c0, center_to)}, reach);
    const Aabb<2> strayed = expand(ends, 0.125f * angle * angle * reach);
    const Aabb<2> common{max(discs.lower, strayed.lower), min(discs.upper, strayed.upper)};
    // The shape's points are rounded as far out as they lie in their frame.
    const float far =
        max(largest_coordinate(discs), max(abs(sweep.local_center.x), abs(sweep.local_center.y)));
    return expand(common, kRounding * far);
}

}  // namespace jostle
