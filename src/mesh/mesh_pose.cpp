// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The motion of boxes between the frames of two meshes. With x in a's frame and y in b's, at the same place
// in the world,
//
//     A x + p = B y + q, so that x = (A^T B) y + A^T (q - p) - (A^T A - 1) x
//
// A box of b is moved by the first two terms, in float. The margin covers the third, which is not 0 as a
// rotation is rounded; the rounding of the positions in double; and that of the motion. With Y the largest
// coordinate of b and T that of the shift, the motion has 3 products and 3 sums of at most T + 3 Y, and
// entries that are rounded themselves: less than 16 e (T + 3 Y) with e = 2^-24. It has no scale above 1, so
// that entries beyond 1 are covered, too.
#include "mesh/mesh_pose.h"

#include <cmath>
#include <limits>

namespace jostle::detail {

namespace {

using Rows = double[3][3];

double greater_of(double a, double b) {
    return a > b ? a : b;
}

void fill_rows(Rows& rows, const Transform3& t) {
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) rows[i][j] = static_cast<double>(rotation_entry(t, i, j));
}

double reach_of(const Aabb3& box) {
    double reach = 0.0;
    for (int i = 0; i < 3; ++i) {
        reach = greater_of(reach, std::fabs(static_cast<double>(box.lower[i])));
        reach = greater_of(reach, std::fabs(static_cast<double>(box.upper[i])));
    }
    return reach;
}

Double3 center_of(const Rows& turn, const Transform3& t, const Aabb3& box) {
    const Double3 c = to_double(center(box));
    const auto row = [&](int i) {
        return ((turn[i][0] * c.x + turn[i][1] * c.y) + turn[i][2] * c.z) + static_cast<double>(t.p[i]);
    };
    return {row(0), row(1), row(2)};
}

/// [1] How far A^T A is from 1: the largest sum of a row.
double strain_of(const Rows& turn) {
    double most = 0.0;
    for (int i = 0; i < 3; ++i) {
        double sum = 0.0;
        for (int j = 0; j < 3; ++j) {
            double entry = i == j ? -1.0 : 0.0;
            for (int k = 0; k < 3; ++k) entry += turn[k][i] * turn[k][j];
            sum += std::fabs(entry);
        }
        most = greater_of(most, sum);
    }
    return most;
}

/// Of two meshes where they are: what margins are made of.
struct Sizes {
    double reach_a, reach_b;    ///< [m] of coordinates in their own frames
    double world_a, world_b;    ///< [m] of their origins in the world
    double strain_a, strain_b;  ///< [1]
};
Sizes sizes_of(const MeshPoses& poses, const Aabb3& bounds_a, const Transform3& at_a, const Aabb3& bounds_b,
               const Transform3& at_b) {
    return {reach_of(bounds_a),         reach_of(bounds_b),      reach_of({at_a.p, at_a.p}),
            reach_of({at_b.p, at_b.p}), strain_of(poses.a.turn), strain_of(poses.b.turn)};
}

struct Motion {
    BoxMotion<3> boxes;
    double margin;
};

/// From the frame of `from` to that of `to`, which lie at p in a world of this reach.
Motion motion_between(const Rows& from, const Rows& to, const Vec3& from_p, const Vec3& to_p,
                      double from_reach, double to_reach, double to_strain, double world) {
    float turn[3][3], shift[3];
    double most_shift = 0.0, beyond = 0.0;
    for (int i = 0; i < 3; ++i) {
        double sum = 0.0;
        for (int k = 0; k < 3; ++k)
            sum += to[k][i] * (static_cast<double>(from_p[k]) - static_cast<double>(to_p[k]));
        shift[i] = static_cast<float>(sum);
        most_shift = greater_of(most_shift, std::fabs(sum));
        for (int j = 0; j < 3; ++j) {
            double entry = 0.0;
            for (int k = 0; k < 3; ++k) entry += to[k][i] * from[k][j];
            turn[i][j] = static_cast<float>(entry);
            beyond = greater_of(beyond, std::fabs(entry) - 1.0);
        }
    }
    Motion motion{motion_of<3>(turn, shift), 0.0};
    motion.margin = to_strain * to_reach + 3.0 * beyond * from_reach +
                    0x1p-20 * (most_shift + 3.0 * from_reach) + 0x1p-48 * (world + from_reach + to_reach);
    const float margin = static_cast<float>(motion.margin * 1.0001);
    for (float& row : motion.boxes.shift) row -= margin;
    return motion;
}

/// With A not quite a rotation, x = A^-1 B y + A^-1 (q - p).
void fill_points(MeshPoses& poses, const Transform3& at_a, const Transform3& at_b) {
    const Rows& m = poses.a.turn;
    double inverse[3][3];
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            const int r = (j + 1) % 3, s = (j + 2) % 3, c = (i + 1) % 3, d = (i + 2) % 3;
            inverse[i][j] = m[r][c] * m[s][d] - m[r][d] * m[s][c];
        }
    }
    const double scale = 1.0 / (m[0][0] * inverse[0][0] + m[0][1] * inverse[1][0] + m[0][2] * inverse[2][0]);
    for (int i = 0; i < 3; ++i) {
        poses.shift[i] = 0.0;
        for (int k = 0; k < 3; ++k) {
            inverse[i][k] *= scale;
            poses.shift[i] +=
                inverse[i][k] * (static_cast<double>(at_b.p[k]) - static_cast<double>(at_a.p[k]));
        }
        for (int j = 0; j < 3; ++j) {
            poses.turn[i][j] = 0.0;
            for (int k = 0; k < 3; ++k) poses.turn[i][j] += inverse[i][k] * poses.b.turn[k][j];
            poses.near_turn[i][j] = static_cast<float>(poses.turn[i][j]);
        }
    }
}

void fill_relation(MeshPoses& poses, const Sizes& sizes, const Transform3& at_a, const Transform3& at_b) {
    fill_points(poses, at_a, at_b);
    poses.stretch = static_cast<float>(1.0 + greater_of(sizes.strain_a, sizes.strain_b) + 0x1p-20);
}

/// A slab of a is { x : lower <= n x <= upper }, with n of length 1. For b it is { y : lower <= (n C) y + n t
/// <= upper }, with x = C y + t; and one of b is for a { x : lower <= (C n) x - (C n) t <= upper } but for
/// C^T C - 1, which the strains bound, times a point of a as b sees it: as far as the way between them. With
/// e = 2^-24, Y the coordinates of both and T those of t: n C is off by 8 e, n t by 8 e T, the sum over a box
/// by 8 e (T + 2 Y), its half extents' by 20 e Y, and a limit by 8 e Y: less than 64 e (T + 3 Y).
float slab_error_of(const MeshPoses& poses, const Sizes& sizes) {
    const double reach = sizes.reach_a + sizes.reach_b;
    double way = 0.0;
    for (const double t : poses.shift) way = greater_of(way, std::fabs(t));
    const double error = 4.0 * (sizes.strain_a + sizes.strain_b) * (reach + way) +
                         0x1p-18 * (way + 3.0 * reach) + 4.0 * static_cast<double>(poses.point_error);
    // Beyond, sums could be infinite.
    return error < 0x1p90 ? static_cast<float>(error) : std::numeric_limits<float>::infinity();
}

/// An empty mesh has no box.
Aabb3 valid_or_empty(const Aabb3& bounds) {
    return is_valid(bounds) ? bounds : Aabb3{};
}

}  // namespace

MeshPoses make_positions(const Call& call, const Aabb3& bounds_a, const Transform3& at_a,
                         const Aabb3& bounds_b, const Transform3& at_b) {
    require_rigid<3>(call, at_a);
    require_rigid<3>(call, at_b);
    MeshPoses poses{};
    fill_rows(poses.a.turn, at_a);
    fill_rows(poses.b.turn, at_b);
    const Double3 a = center_of(poses.a.turn, at_a, valid_or_empty(bounds_a)),
                  b = center_of(poses.b.turn, at_b, valid_or_empty(bounds_b));
    const Double3 middle = (a + b) * 0.5;
    const double of_middle[3] = {middle.x, middle.y, middle.z};
    for (int i = 0; i < 3; ++i) {
        poses.middle[i] = of_middle[i];
        poses.a.shift[i] = static_cast<double>(at_a.p[i]) - of_middle[i];
        poses.b.shift[i] = static_cast<double>(at_b.p[i]) - of_middle[i];
    }
    const double reach = reach_of(valid_or_empty(bounds_a)) + reach_of(valid_or_empty(bounds_b));
    const double world = reach_of({at_a.p, at_a.p}) + reach_of({at_b.p, at_b.p});
    poses.point_error = static_cast<float>(0x1p-47 * (world + reach));
    return poses;
}

void fill_relation(MeshPoses& poses, const Aabb3& bounds_a, const Transform3& at_a, const Aabb3& bounds_b,
                   const Transform3& at_b) {
    const Sizes sizes = sizes_of(poses, valid_or_empty(bounds_a), at_a, valid_or_empty(bounds_b), at_b);
    fill_relation(poses, sizes, at_a, at_b);
}

MeshPoses make_poses(const Call& call, const Aabb3& all_of_a, const Transform3& at_a, const Aabb3& all_of_b,
                     const Transform3& at_b) {
    MeshPoses poses = make_positions(call, all_of_a, at_a, all_of_b, at_b);
    const Sizes sizes = sizes_of(poses, valid_or_empty(all_of_a), at_a, valid_or_empty(all_of_b), at_b);
    fill_relation(poses, sizes, at_a, at_b);
    const double world = greater_of(sizes.world_a, sizes.world_b);
    const Motion b_to_a = motion_between(poses.b.turn, poses.a.turn, at_b.p, at_a.p, sizes.reach_b,
                                         sizes.reach_a, sizes.strain_a, world);
    const Motion a_to_b = motion_between(poses.a.turn, poses.b.turn, at_a.p, at_b.p, sizes.reach_a,
                                         sizes.reach_b, sizes.strain_b, world);
    poses.b_to_a = b_to_a.boxes;
    poses.a_to_b = a_to_b.boxes;
    poses.margin = static_cast<float>(greater_of(b_to_a.margin, a_to_b.margin) * 1.0001);
    poses.slab_error = slab_error_of(poses, sizes);
    return poses;
}

}  // namespace jostle::detail
