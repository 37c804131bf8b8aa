// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How far the points of two meshes can have come nearer to each other from one relation to another.
//
// With x in the frame of a, y in that of b, and x' = R y + s the place of y in a's frame, two points are |A
// (x' - x)| apart in the world, A being a's rotation. So their distance changes from one relation to another
// by at most the way of y in a's frame,
//
//     |dR y + ds| <= |dR c + ds| + |dR| |y - c|,    c the center of b's box
//
// but for the share by which A is no rotation, and rounding.
#pragma once

#include <jostle/mesh/mesh_memory.h>

#include <cmath>

#include "mesh/mesh_pose.h"

namespace jostle::detail {

[[nodiscard]] inline double length_of(const Double3& v) {
    return std::sqrt(dot(v, v));
}
[[nodiscard]] inline double diagonal_of(const Aabb3& box) {
    return is_valid(box) ? length_of(to_double(box.upper) - to_double(box.lower)) : 0.0;
}

[[nodiscard]] inline MeshRelation relation_of(const MeshPoses& poses) {
    MeshRelation relation{};
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) relation.turn[i][j] = poses.turn[i][j];
        relation.shift[i] = poses.shift[i];
    }
    relation.stretch = static_cast<double>(poses.stretch) - 1.0;
    relation.error = static_cast<double>(poses.point_error);
    return relation;
}

/// The same of two transforms that have been checked; without its error.
[[nodiscard]] inline MeshRelation relation_at(const Aabb3& bounds_a, const Transform3& at_a,
                                              const Aabb3& bounds_b, const Transform3& at_b) {
    MeshPoses poses{};
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            poses.a.turn[i][j] = static_cast<double>(rotation_entry(at_a, i, j));
            poses.b.turn[i][j] = static_cast<double>(rotation_entry(at_b, i, j));
        }
    }
    fill_relation(poses, bounds_a, at_a, bounds_b, at_b);
    return relation_of(poses);
}

/// [1] |M x| is at most so many times |x|. With G = M^T M, |M|^2 is G's largest eigenvalue, which is at most
/// the root of the sum of its squared entries: of two rotations' difference 2^(1/4) of the norm, where the
/// same sum of M itself would be 2^(1/2).
[[nodiscard]] inline double most_stretch(const double (&m)[3][3]) {
    double sum = 0.0;
    for (int i = 0; i < 3; ++i) {
        for (int j = i; j < 3; ++j) {
            const double g = m[0][i] * m[0][j] + m[1][i] * m[1][j] + m[2][i] * m[2][j];
            sum += (i == j ? 1.0 : 2.0) * (g * g);
        }
    }
    return std::sqrt(std::sqrt(sum));
}

/// [m] In a's frame, of the points of b, at most.
[[nodiscard]] inline double way_between(const MeshRelation& from, const MeshRelation& to, const Aabb3& of_b) {
    if (!is_valid(of_b)) return 0.0;
    const Vec3 c = center(of_b);
    double along = 0.0, turned[3][3];
    for (int i = 0; i < 3; ++i) {
        double sum = to.shift[i] - from.shift[i];
        for (int j = 0; j < 3; ++j) {
            turned[i][j] = to.turn[i][j] - from.turn[i][j];
            sum += turned[i][j] * static_cast<double>(c[j]);
        }
        along += sum * sum;
    }
    const double reach = 0.5 * diagonal_of(of_b) * (1.0 + 0x1p-20);
    return (std::sqrt(along) + most_stretch(turned) * reach) * (1.0 + 0x1p-20);
}

}  // namespace jostle::detail
