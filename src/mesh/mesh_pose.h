// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where two meshes lie to each other; see mesh_pairs.h.
#pragma once

#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>

#include "mesh/exact.h"

namespace jostle::detail {

/// Raises Error unless both transforms are rigid.
[[nodiscard]] MeshPoses make_poses(const Call& call, const Aabb3& bounds_a, const Transform3& at_a,
                                   const Aabb3& bounds_b, const Transform3& at_b);

/// The same, but only where vertices lie, and how far they are off.
[[nodiscard]] MeshPoses make_positions(const Call& call, const Aabb3& bounds_a, const Transform3& at_a,
                                       const Aabb3& bounds_b, const Transform3& at_b);
/// And how b lies in a's frame, without the motions of boxes and their margin.
void fill_relation(MeshPoses& poses, const Aabb3& bounds_a, const Transform3& at_a, const Aabb3& bounds_b,
                   const Transform3& at_b);

[[nodiscard]] inline Double3 placed(const MeshPose& pose, Vec3 v) {
    const Double3 d = to_double(v);
    const auto row = [&](int i) {
        return ((pose.turn[i][0] * d.x + pose.turn[i][1] * d.y) + pose.turn[i][2] * d.z) + pose.shift[i];
    };
    return {row(0), row(1), row(2)};
}

/// The corners of a triangle where they lie.
struct PlacedTriangle {
    Double3 at[3];
};
[[nodiscard]] inline PlacedTriangle placed(const MeshPose& pose, const TriangleCorners& t) {
    return {{placed(pose, t[0]), placed(pose, t[1]), placed(pose, t[2])}};
}

/// [m^2] Between the boxes of two triangles: above the limit also where the triangles are, but for rounding.
[[nodiscard]] inline double squared_gap(const PlacedTriangle& a, const PlacedTriangle& b) {
    double sum = 0.0;
    for (const auto axis : {&Double3::x, &Double3::y, &Double3::z}) {
        const auto [least_a, most_a] = std::minmax({a.at[0].*axis, a.at[1].*axis, a.at[2].*axis});
        const auto [least_b, most_b] = std::minmax({b.at[0].*axis, b.at[1].*axis, b.at[2].*axis});
        const double gap = std::max({least_a - most_b, least_b - most_a, 0.0});
        sum += gap * gap;
    }
    return sum;
}

}  // namespace jostle::detail
