// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// On which side of a plane a point lies, and on which side of a line: the sign of a determinant of floats,
// exactly. First a double is tried, with a bound on what its rounding can have done; where the bound cannot
// tell, the products are summed up without any rounding [Shewchuk1997].
//
// Where we depart from the source: our coordinates are floats, so that the product of two of them is a double
// without rounding, and the product of three is the sum of two such doubles. The exact form is therefore a
// plain sum of 48 doubles, with no stages between it and the bound.
#pragma once

#include <jostle/math/vec2.h>
#include <jostle/math/vec3.h>

#include <cmath>

namespace mesh {

/// Adds up doubles without losing a bit: `parts` stay ordered from small to large and do not overlap, so that
/// the last one that is not 0 has the sum's sign.
class ExactSum {
  public:
    void add(double value) {
        int kept = 0;
        for (int i = 0; i < count_; ++i) {
            const double sum = value + parts_[i];
            const double of_part = sum - value;
            const double lost = (value - (sum - of_part)) + (parts_[i] - of_part);
            if (lost != 0.0) parts_[kept++] = lost;
            value = sum;
        }
        if (value != 0.0) parts_[kept++] = value;
        count_ = kept;
    }
    /// The product of three floats.
    void add_product(float a, float b, float c, double sign) {
        const double ab = static_cast<double>(a) * b;
        // In two halves of 26 bits [Dekker1971], so that 24 more still fit.
        const double shifted = ab * 0x1p27 + ab;
        const double high = shifted - (shifted - ab);
        add(sign * (high * c));
        add(sign * ((ab - high) * c));
    }
    [[nodiscard]] int sign() const {
        if (count_ == 0) return 0;
        return parts_[count_ - 1] > 0.0 ? 1 : -1;
    }

  private:
    double parts_[48];
    int count_ = 0;
};

/// 1 if a, b and c turn to the left, -1 to the right, 0 if they lie on a line.
inline int orientation(jostle::Vec2 a, jostle::Vec2 b, jostle::Vec2 c) {
    ExactSum sum;
    const auto add_cross = [&sum](jostle::Vec2 p, jostle::Vec2 q) {
        sum.add(static_cast<double>(p.x) * q.y);
        sum.add(-(static_cast<double>(p.y) * q.x));
    };
    add_cross(a, b);
    add_cross(b, c);
    add_cross(c, a);
    return sum.sign();
}

/// 1 if d lies where (b - a) x (c - a) points to from their plane, -1 on its other side, 0 in the plane.
inline int orientation(jostle::Vec3 a, jostle::Vec3 b, jostle::Vec3 c, jostle::Vec3 d) {
    // Differences from d, and the determinant of them, which has the opposite sign of what is asked for.
    const double ax = static_cast<double>(a.x) - d.x, ay = static_cast<double>(a.y) - d.y,
                 az = static_cast<double>(a.z) - d.z;
    const double bx = static_cast<double>(b.x) - d.x, by = static_cast<double>(b.y) - d.y,
                 bz = static_cast<double>(b.z) - d.z;
    const double cx = static_cast<double>(c.x) - d.x, cy = static_cast<double>(c.y) - d.y,
                 cz = static_cast<double>(c.z) - d.z;
    const double bc1 = bx * cy, bc2 = by * cx, ca1 = cx * ay, ca2 = cy * ax, ab1 = ax * by, ab2 = ay * bx;
    const double determinant = az * (bc1 - bc2) + bz * (ca1 - ca2) + cz * (ab1 - ab2);
    const double size = std::fabs(az) * (std::fabs(bc1) + std::fabs(bc2)) +
                        std::fabs(bz) * (std::fabs(ca1) + std::fabs(ca2)) +
                        std::fabs(cz) * (std::fabs(ab1) + std::fabs(ab2));
    // Seven roundings on the way to each product, and a little for the bound's own.
    constexpr double kBound = 8.0 * 0x1p-53;
    if (determinant > kBound * size) return -1;
    if (determinant < -kBound * size) return 1;

    ExactSum sum;
    const auto add_minor = [&sum](jostle::Vec3 p, jostle::Vec3 q, jostle::Vec3 r, double sign) {
        sum.add_product(p.x, q.y, r.z, sign);
        sum.add_product(p.x, q.z, r.y, -sign);
        sum.add_product(p.y, q.z, r.x, sign);
        sum.add_product(p.y, q.x, r.z, -sign);
        sum.add_product(p.z, q.x, r.y, sign);
        sum.add_product(p.z, q.y, r.x, -sign);
    };
    add_minor(b, c, d, 1.0);
    add_minor(a, c, d, -1.0);
    add_minor(a, b, d, 1.0);
    add_minor(a, b, c, -1.0);
    return sum.sign();
}

}  // namespace mesh
