// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a ray meets a triangle [Woop2013]. With z the axis along which the ray runs furthest, space is
// sheared so that the ray lies on that axis and the question is whether (0, 0) lies in the triangle:
//
//     ax = A.x - d.x / d.z A.z     A = a - origin; ay, b and c alike
//     u = cx by - cy bx,  v = ax cy - ay cx,  w = bx ay - by ax      all >= 0, or all <= 0
//
// Where rounding could decide a sign, u, v, w and the rest are taken without it: as determinants of the
// ray's direction and the corners, but for a factor that is the same for all,
//
//     u = d · (B - o) x (C - o),  v = d · (C - o) x (A - o),  w = d · (A - o) x (B - o)
//     u + v + w = d · (B - A) x (C - A),  fraction = (A - o) · (B - o) x (C - o) / (u + v + w)
//
// So a ray through an edge or a corner meets all triangles there, and one that runs in a triangle's plane,
// u + v + w = 0, does not meet it.
//
// Where we depart from the source: all is in double precision, and exact where that says nothing.
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
    Double3 direction;

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
        direction = {d[0], d[1], d[2]};
    }
    [[nodiscard]] Double3 place() const { return {origin[0], origin[1], origin[2]}; }
};

struct RayMeeting {
    bool met = false;
    double fraction = 0.0;   ///< [1] at least 0
    double weights[3] = {};  ///< [1] of the corners; their sum is 1
};

/// Whether two of the parts say that the ray passes outside.
[[nodiscard]] inline bool is_outside(const double (&parts)[3], const double (&errors)[3]) {
    bool is_less = false, is_more = false;
    for (int i = 0; i < 3; ++i) {
        is_less = is_less || parts[i] < -errors[i];
        is_more = is_more || parts[i] > errors[i];
    }
    return is_less && is_more;
}

/// With u, v and w, their sum, and the fraction times that.
[[nodiscard]] inline RayMeeting meeting_of(const double (&parts)[3], double determinant, double numerator,
                                           int ahead) {
    if (ahead < 0) return {};
    RayMeeting meeting;
    meeting.met = true;
    const double fraction = numerator / determinant;
    meeting.fraction = ahead > 0 && fraction > 0.0 ? fraction : 0.0;
    for (int i = 0; i < 3; ++i) meeting.weights[i] = parts[i] / determinant;
    return meeting;
}

[[nodiscard]] RayMeeting exact_meeting(const RayFrame& frame, const Double3& a, const Double3& b,
                                       const Double3& c);

/// coordinate(corner, axis): of a triangle's corners, a float.
template <class Coordinates>
[[nodiscard]] inline RayMeeting meet(const RayFrame& frame, const Coordinates& coordinate) {
    double x[3], y[3], z[3], size[3], across[3];
    for (int i = 0; i < 3; ++i) {
        const auto from_origin = [&](int axis) {
            return static_cast<double>(coordinate(i, axis)) - frame.origin[axis];
        };
        const double along = from_origin(frame.z), at_x = from_origin(frame.x), at_y = from_origin(frame.y);
        x[i] = at_x - frame.sx * along;
        y[i] = at_y - frame.sy * along;
        z[i] = frame.sz * along;
        size[i] = std::fabs(at_x) + std::fabs(at_y) + std::fabs(along);
        across[i] = std::fabs(x[i]) + std::fabs(y[i]);
    }
    // With e = 2^-53, a sheared coordinate is off by at most 4 e of its corner's size, as no shear exceeds 1:
    // by one each for the difference from the origin, the shear, their product and the sum.
    const double parts[3] = {x[2] * y[1] - y[2] * x[1], x[0] * y[2] - y[0] * x[2], x[1] * y[0] - y[1] * x[0]};
    double errors[3];
    for (int i = 0; i < 3; ++i) {
        const int j = i < 2 ? i + 1 : 0, k = i > 0 ? i - 1 : 2;
        errors[i] = 0x1p-50 * (size[j] * across[k] + size[k] * across[j]) + 0x1p-98 * size[j] * size[k];
    }
    if (is_outside(parts, errors)) return {};
    const auto corner = [&](int i) {
        return to_double({coordinate(i, 0), coordinate(i, 1), coordinate(i, 2)});
    };
    const bool is_sure =
        std::fabs(parts[0]) > errors[0] && std::fabs(parts[1]) > errors[1] && std::fabs(parts[2]) > errors[2];
    if (!is_sure) return exact_meeting(frame, corner(0), corner(1), corner(2));
    const double determinant = parts[0] + parts[1] + parts[2];
    const double shares[3] = {parts[0] * z[0], parts[1] * z[1], parts[2] * z[2]};
    const double sum = shares[0] + shares[1] + shares[2];
    int ahead = sign_of(sum) * sign_of(determinant);
    if (std::fabs(sum) <= 0x1p-40 * (std::fabs(shares[0]) + std::fabs(shares[1]) + std::fabs(shares[2])))
        ahead = orientation(corner(0), corner(1), corner(2), frame.place()) * sign_of(determinant);
    return meeting_of(parts, determinant, sum, ahead);
}
[[nodiscard]] inline RayMeeting meet(const RayFrame& frame, const Double3& a, const Double3& b,
                                     const Double3& c) {
    const double at[3][3] = {{a.x, a.y, a.z}, {b.x, b.y, b.z}, {c.x, c.y, c.z}};
    return meet(frame, [&at](int corner, int axis) { return static_cast<float>(at[corner][axis]); });
}

}  // namespace jostle::detail
