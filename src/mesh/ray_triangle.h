// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a ray meets a triangle [Woop2013]. With z the axis along which the ray runs furthest, space is
// sheared so that the ray lies on that axis and the question is whether (0, 0) lies in the triangle:
//
//     ax = A.x - d.x / d.z A.z     A = a - origin; ay, b and c alike
//     u = cx by - cy bx,  v = ax cy - ay cx,  w = bx ay - by ax      all >= 0, or all <= 0
//
// Why none passes between two triangles with a common edge: a corner is sheared to the same numbers in both,
// the products and their difference round so that the sign is right or the result 0, and 0 counts as inside
// on both sides.
//
// Where we depart from the source: all is in double precision, so that no second attempt is needed; the sign
// of the fraction is exact.
#pragma once

#include <jostle/math/ray.h>

#include <bit>
#include <cmath>
#include <cstdint>

#include "mesh/exact.h"

namespace jostle::detail {

struct RayFrame {
    double origin[3];
    int x, y, z;        ///< axes
    double sx, sy, sz;  ///< shears, and 1 / the ray's component along z

    explicit RayFrame(const Ray3& ray) {
        double d[3];
        for (int i = 0; i < 3; ++i) {
            origin[i] = static_cast<double>(ray.origin[i]);
            d[i] = static_cast<double>(ray.translation[i]);
        }
        // No branch by signs or sizes: a processor could not foretell it. As numbers the bits without the
        // sign are ordered as sizes are.
        std::uint32_t size[3];
        for (int i = 0; i < 3; ++i) size[i] = std::bit_cast<std::uint32_t>(ray.translation[i]) << 1;
        const auto is_y = static_cast<int>(size[1] >= size[0]);
        const auto is_z = static_cast<int>(size[2] >= size[0]) & static_cast<int>(size[2] >= size[1]);
        z = is_y + is_z * (2 - is_y);
        constexpr int kNext[4] = {1, 2, 0, 1};
        const auto turned = static_cast<int>(std::bit_cast<std::uint32_t>(ray.translation[z]) >> 31);
        x = kNext[z + turned];
        y = kNext[z + 1 - turned];
        sx = d[x] / d[z];
        sy = d[y] / d[z];
        sz = 1.0 / d[z];
    }
    [[nodiscard]] Double3 place() const { return {origin[0], origin[1], origin[2]}; }
};

struct RayMeeting {
    bool met = false;
    double fraction = 0.0;   ///< [1] at least 0
    double weights[3] = {};  ///< [1] of the corners; their sum is 1
};

/// coordinate(corner, axis): of a triangle's corners, a float.
template <class Coordinates>
[[nodiscard]] inline RayMeeting meet(const RayFrame& frame, const Coordinates& coordinate) {
    double x[3], y[3], z[3];
    for (int i = 0; i < 3; ++i) {
        const auto from_origin = [&](int axis) {
            return static_cast<double>(coordinate(i, axis)) - frame.origin[axis];
        };
        const double along = from_origin(frame.z);
        x[i] = from_origin(frame.x) - frame.sx * along;
        y[i] = from_origin(frame.y) - frame.sy * along;
        z[i] = frame.sz * along;
    }
    const double u = x[2] * y[1] - y[2] * x[1];
    const double v = x[0] * y[2] - y[0] * x[2];
    const double w = x[1] * y[0] - y[1] * x[0];
    if ((u < 0.0 || v < 0.0 || w < 0.0) && (u > 0.0 || v > 0.0 || w > 0.0)) return {};
    const double determinant = u + v + w;
    if (determinant == 0.0) return {};
    const double parts[3] = {u * z[0], v * z[1], w * z[2]};
    const double sum = parts[0] + parts[1] + parts[2];
    const auto corner = [&](int i) {
        return to_double({coordinate(i, 0), coordinate(i, 1), coordinate(i, 2)});
    };
    int ahead = sign_of(sum) * sign_of(determinant);
    if (std::fabs(sum) <= 0x1p-40 * (std::fabs(parts[0]) + std::fabs(parts[1]) + std::fabs(parts[2])))
        ahead = orientation(corner(0), corner(1), corner(2), frame.place()) * sign_of(determinant);
    if (ahead < 0) return {};
    RayMeeting meeting;
    meeting.met = true;
    const double fraction = sum / determinant;
    meeting.fraction = ahead > 0 && fraction > 0.0 ? fraction : 0.0;
    meeting.weights[0] = u / determinant;
    meeting.weights[1] = v / determinant;
    meeting.weights[2] = w / determinant;
    return meeting;
}
[[nodiscard]] inline RayMeeting meet(const RayFrame& frame, const Double3& a, const Double3& b,
                                     const Double3& c) {
    const double at[3][3] = {{a.x, a.y, a.z}, {b.x, b.y, b.z}, {c.x, c.y, c.z}};
    return meet(frame, [&at](int corner, int axis) { return static_cast<float>(at[corner][axis]); });
}

}  // namespace jostle::detail
