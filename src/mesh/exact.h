// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// On which side of a plane a point lies, and on which side of a line: the sign of a determinant of doubles,
// exactly. First the determinant itself is tried, with a bound on its rounding; where the bound cannot tell,
// all products are added up without rounding [Shewchuk1997].
//
// Where we depart from the source: one exact form follows the bound. If the differences of the coordinates
// are exact, as for most floats, it has 24 parts; otherwise it has 96.
//
// Exact as long as no product of three coordinates leaves the range of a double: so for floats, and for sums
// of a few products of two floats.
#pragma once

#include <jostle/math/vec3.h>

#include <cmath>

namespace jostle::detail {

struct FlatPoint {
    double x, y;
};

struct Double3 {
    double x, y, z;

    [[nodiscard]] Double3 operator+(const Double3& b) const { return {x + b.x, y + b.y, z + b.z}; }
    [[nodiscard]] Double3 operator-(const Double3& b) const { return {x - b.x, y - b.y, z - b.z}; }
    [[nodiscard]] Double3 operator*(double s) const { return {x * s, y * s, z * s}; }
};

[[nodiscard]] inline Double3 to_double(Vec3 v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z)};
}
[[nodiscard]] inline Vec3 to_float(const Double3& v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}
[[nodiscard]] inline double dot(const Double3& a, const Double3& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
[[nodiscard]] inline Double3 cross(const Double3& a, const Double3& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// Without the component along an axis; the other two in the order that keeps the sense of turning.
[[nodiscard]] inline FlatPoint flattened(const Double3& v, int axis) {
    return axis == 0 ? FlatPoint{v.y, v.z} : (axis == 1 ? FlatPoint{v.z, v.x} : FlatPoint{v.x, v.y});
}

/// The parts of a negative, zero or positive number.
[[nodiscard]] inline int sign_of(double x) {
    return x > 0.0 ? 1 : (x < 0.0 ? -1 : 0);
}

/// 1 if a, b and c turn to the left, -1 to the right, 0 if they lie on a line.
[[nodiscard]] int exact_orientation(const FlatPoint& a, const FlatPoint& b, const FlatPoint& c);
[[nodiscard]] int exact_orientation(const Double3& a, const Double3& b, const Double3& c, const Double3& d);

/// (a - d) · (b - d) x (c - d), and along · (a - from) x (b - from), but for one rounding.
[[nodiscard]] double exact_volume(const Double3& a, const Double3& b, const Double3& c, const Double3& d);
[[nodiscard]] double exact_slant(const Double3& along, const Double3& a, const Double3& b,
                                 const Double3& from);

[[nodiscard]] inline int orientation(const FlatPoint& a, const FlatPoint& b, const FlatPoint& c) {
    const double left = (a.x - c.x) * (b.y - c.y);
    const double right = (a.y - c.y) * (b.x - c.x);
    const double determinant = left - right;
    // Shewchuk's ccwerrboundA, (3 + 16 e) e with e = 2^-53, rounded up.
    constexpr double kBound = 4.0 * 0x1p-53;
    const double bound = kBound * (std::fabs(left) + std::fabs(right));
    if (determinant > bound) return 1;
    if (determinant < -bound) return -1;
    return exact_orientation(a, b, c);
}

/// 1 if d lies where (b - a) x (c - a) points to from their plane, -1 on its other side, 0 in the plane.
[[nodiscard]] inline int orientation(const Double3& a, const Double3& b, const Double3& c, const Double3& d) {
    // The determinant of the differences from d has the opposite sign.
    const Double3 p = a - d, q = b - d, r = c - d;
    const double qr1 = q.x * r.y, qr2 = q.y * r.x, rp1 = r.x * p.y, rp2 = r.y * p.x, pq1 = p.x * q.y,
                 pq2 = p.y * q.x;
    const double determinant = p.z * (qr1 - qr2) + q.z * (rp1 - rp2) + r.z * (pq1 - pq2);
    using std::fabs;  // exact, and no branch
    const double permanent = fabs(p.z) * (fabs(qr1) + fabs(qr2)) + fabs(q.z) * (fabs(rp1) + fabs(rp2)) +
                             fabs(r.z) * (fabs(pq1) + fabs(pq2));
    // Shewchuk's o3derrboundA, (7 + 56 e) e, rounded up.
    constexpr double kBound = 8.0 * 0x1p-53;
    if (determinant > kBound * permanent) return -1;
    if (determinant < -kBound * permanent) return 1;
    return exact_orientation(a, b, c, d);
}

/// Whether three points lie on one line.
[[nodiscard]] inline bool is_line(const Double3& a, const Double3& b, const Double3& c) {
    for (int axis = 0; axis < 3; ++axis) {
        if (orientation(flattened(a, axis), flattened(b, axis), flattened(c, axis)) != 0) return false;
    }
    return true;
}

/// Whether a point of the triangle's plane is on it; where that has no area, nothing is.
[[nodiscard]] inline bool is_on_face(const Double3 (&triangle)[3], const Double3& p) {
    for (int axis = 0; axis < 3; ++axis) {
        FlatPoint corner[3];
        for (int i = 0; i < 3; ++i) corner[i] = flattened(triangle[i], axis);
        const int turn = orientation(corner[0], corner[1], corner[2]);
        if (turn == 0) continue;
        for (int i = 0; i < 3; ++i) {
            if (orientation(corner[i], corner[(i + 1) % 3], flattened(p, axis)) == -turn) return false;
        }
        return true;
    }
    return false;
}

}  // namespace jostle::detail
