// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The exact form of the determinants of exact.h: an expansion, parts of which none overlaps another
// [Shewchuk1997], and products in two halves [Dekker1971].
#include "mesh/exact.h"

namespace jostle::detail {

namespace {

/// a * b = product + rest, exactly.
struct Product {
    double product, rest;
};
Product product_of(double a, double b) {
    constexpr double kSplit = 0x1p27 + 1.0;
    const auto high_of = [](double x) {
        const double shifted = kSplit * x;
        return shifted - (shifted - x);
    };
    const double a_high = high_of(a), a_low = a - a_high;
    const double b_high = high_of(b), b_low = b - b_high;
    const double product = a * b;
    const double rest = a_low * b_low - (((product - a_high * b_high) - a_low * b_high) - a_high * b_low);
    return {product, rest};
}

/// Adds up doubles without losing a bit: the parts are ordered from small to large, so that the last one has
/// the sum's sign.
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
    void add_product(double a, double b) {
        const Product ab = product_of(a, b);
        add(ab.rest);
        add(ab.product);
    }
    void add_product(double a, double b, double c) {
        const Product ab = product_of(a, b);
        add_product(ab.rest, c);
        add_product(ab.product, c);
    }
    /// The determinant with these rows, or minus that.
    void add_determinant(const Double3& a, const Double3& b, const Double3& c, double sign) {
        add_product(a.x * sign, b.y, c.z);
        add_product(-a.x * sign, b.z, c.y);
        add_product(a.y * sign, b.z, c.x);
        add_product(-a.y * sign, b.x, c.z);
        add_product(a.z * sign, b.x, c.y);
        add_product(-a.z * sign, b.y, c.x);
    }
    /// But for one rounding; so its sign is exact.
    [[nodiscard]] double value() const {
        double sum = 0.0;
        for (int i = 0; i < count_; ++i) sum += parts_[i];
        return sum;
    }
    [[nodiscard]] int sign() const { return count_ == 0 ? 0 : sign_of(parts_[count_ - 1]); }

  private:
    double parts_[96];
    int count_ = 0;
};

/// Whether a - b is the difference itself.
bool is_exact_difference(double a, double b) {
    const double difference = a - b;
    const double of_b = a - difference;
    const double of_a = difference + of_b;
    return a - of_a == 0.0 && of_b - b == 0.0;
}
bool is_exact_difference(const Double3& a, const Double3& b) {
    return is_exact_difference(a.x, b.x) && is_exact_difference(a.y, b.y) && is_exact_difference(a.z, b.z);
}

}  // namespace

int exact_orientation(const FlatPoint& a, const FlatPoint& b, const FlatPoint& c) {
    ExactSum sum;
    const auto add_cross = [&sum](const FlatPoint& p, const FlatPoint& q) {
        sum.add_product(p.x, q.y);
        sum.add_product(-p.y, q.x);
    };
    add_cross(a, b);
    add_cross(b, c);
    add_cross(c, a);
    return sum.sign();
}

namespace {

/// Of (a - d), (b - d) and (c - d), or minus that.
ExactSum exact_volume_sum(const Double3& a, const Double3& b, const Double3& c, const Double3& d) {
    ExactSum sum;
    if (is_exact_difference(a, d) && is_exact_difference(b, d) && is_exact_difference(c, d)) {
        sum.add_determinant(a - d, b - d, c - d, 1.0);
        return sum;
    }
    sum.add_determinant(b, c, d, -1.0);
    sum.add_determinant(a, c, d, 1.0);
    sum.add_determinant(a, b, d, -1.0);
    sum.add_determinant(a, b, c, 1.0);
    return sum;
}

}  // namespace

int exact_orientation(const Double3& a, const Double3& b, const Double3& c, const Double3& d) {
    return -exact_volume_sum(a, b, c, d).sign();
}

double exact_volume(const Double3& a, const Double3& b, const Double3& c, const Double3& d) {
    return exact_volume_sum(a, b, c, d).value();
}

double exact_slant(const Double3& along, const Double3& a, const Double3& b, const Double3& from) {
    ExactSum sum;
    sum.add_determinant(along, a, b, 1.0);
    sum.add_determinant(along, a, from, -1.0);
    sum.add_determinant(along, from, b, -1.0);
    return sum.value();
}

}  // namespace jostle::detail
