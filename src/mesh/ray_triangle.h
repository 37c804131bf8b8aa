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

#include "mesh/exact.h"

namespace jostle::detail {

[[nodiscard]] inline double component(const Double3& v, int axis) {
    return axis == 0 ? v.x : (axis == 1 ? v.y : v.z);
}

struct RayFrame {
    Double3 origin;
    int x, y, z;        ///< axes
    double sx, sy, sz;  ///< shears, and 1 / the ray's component along z

    explicit RayFrame(const Ray3& ray) : origin(to_double(ray.origin)) {
        const Double3 d = to_double(ray.translation);
        const Vec3 size = abs(ray.translation);
        z = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
        x = (z + 1) % 3;
        y = (z + 2) % 3;
        const double along = component(d, z);
        if (along < 0.0) {
            const int other = x;
            x = y;
            y = other;
        }
        sx = component(d, x) / along;
        sy = component(d, y) / along;
        sz = 1.0 / along;
    }
};

struct RayMeeting {
    bool met = false;
    double fraction = 0.0;   ///< [1] at least 0
    double weights[3] = {};  ///< [1] of the corners; their sum is 1
};

[[nodiscard]] inline RayMeeting meet(const RayFrame& frame, const Double3& a, const Double3& b,
                                     const Double3& c) {
    const Double3 from_origin[3] = {a - frame.origin, b - frame.origin, c - frame.origin};
    double x[3], y[3], z[3];
    for (int i = 0; i < 3; ++i) {
        const double along = component(from_origin[i], frame.z);
        x[i] = component(from_origin[i], frame.x) - frame.sx * along;
        y[i] = component(from_origin[i], frame.y) - frame.sy * along;
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
    const auto size = [](double value) { return value < 0.0 ? -value : value; };
    int ahead = sign_of(sum) * sign_of(determinant);
    if (size(sum) <= 0x1p-40 * (size(parts[0]) + size(parts[1]) + size(parts[2])))
        ahead = orientation(a, b, c, frame.origin) * sign_of(determinant);
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

}  // namespace jostle::detail
