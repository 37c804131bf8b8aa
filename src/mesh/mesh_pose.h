// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where two meshes lie to each other; see mesh_pairs.h.
#pragma once

#include <jostle/mesh/mesh_pairs.h>

#include "mesh/exact.h"

namespace jostle::detail {

/// Raises Error unless both transforms are rigid.
[[nodiscard]] MeshPoses make_poses(const Call& call, const Aabb3& bounds_a, const Transform3& at_a,
                                   const Aabb3& bounds_b, const Transform3& at_b);

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

}  // namespace jostle::detail
