// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random pairs of shapes of all sizes, the nasty ones among them, most of them about to touch or overlapping.
#pragma once

#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/hull.h>

#include <iostream>
#include <optional>
#include <vector>

#include "geometry/random_shapes.h"

namespace jostle::test {

/// [1] A million, where that takes seconds: under a sanitizer, or not optimised, a tenth of it, unless the
/// run is a long one.
inline int most_cases() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
    if (!is_long_run()) return 100000;
#endif
    return 1000000;
}

/// In its own frame.
inline Vec2 middle(const Geometry& g) {
    return center(bounds(g, {}));
}

/// A plank of 1 mm, or a polygon that is hardly more than a line.
inline Geometry nasty_polygon(Random& random, float size) {
    if (random.below(2) == 0) return Polygon::box(size, 5.0e-4f);
    Vec2 points[8];
    for (Vec2& p : points) {
        p.x = random.uniform(-size, size);
        p.y = 1.0e-3f * random.uniform(-size, size);
    }
    const HullResult hull = compute_hull(points);
    return hull.status == HullStatus::kOk ? Geometry(Polygon::from_hull(points))
                                          : Geometry(Polygon::box(size, size));
}

class RandomPair {
  public:
    /// Shapes of 1 mm to 1 km, or of half a metre to four.
    RandomPair(Random& random, bool of_all_sizes) {
        const auto draw = [&] {
            if (!of_all_sizes) return random.uniform(0.5f, 4.0f);
            return std::array<float, 7>{1e-3f, 1e-2f, 0.1f, 1.0f, 10.0f, 100.0f, 1e3f}[random.below(7)];
        };
        const float size_a = draw();
        float size_b = random.below(2) == 0 ? size_a : draw();
        shape_a_.emplace(random, size_a, offset(random, size_a));
        shape_b_.emplace(random, size_b, offset(random, size_b));
        a = random.below(8) == 0 ? nasty_polygon(random, size_a) : shape_a_->geometry;
        b = random.below(8) == 0 ? nasty_polygon(random, size_b) : shape_b_->geometry;
        if (random.below(16) == 0) {
            b = a;
            size_b = size_a;
        }
        size = static_cast<double>(size_a + size_b);
        put(random, std::fmin(size_a, size_b));
        core_a = core_of(a);
        core_b = moved(core_of(b), b_in_a);
    }

    Geometry a, b;
    Transform b_in_a;
    Core core_a, core_b;  ///< both in A's frame
    double size = 0.0;    ///< [m] of both together

  private:
    /// In its own frame: at its origin, or up to 5000 times its size away.
    static Vec2 offset(Random& random, float size) {
        const float most = random.below(2) == 0 ? 0.0f : min(5000.0f * size, 9.0e4f);
        const float x = random.uniform(-most, most);
        return {x, random.uniform(-most, most)};
    }

    /// B somewhere about A, then along the shortest way to where it should be: within two slops, overlapping
    /// by up to half its size, on top of A, or left where it is.
    void put(Random& random, float small) {
        switch (random.below(4)) {
            case 0:
                b_in_a.q = std::array<Rot, 4>{Rot{1, 0}, Rot{0, 1}, Rot{-1, 0}, Rot{0, -1}}[random.below(4)];
                break;
            case 1:
                b_in_a.q = Rot::from_angle(random.uniform(-1.0e-3f, 1.0e-3f));
                break;
            case 2:
                b_in_a.q = Rot::from_angle(random.uniform(-1.0e6f, 1.0e6f));
                break;
            default:
                b_in_a.q = Rot::from_angle(random.uniform(-3.2f, 3.2f));
        }
        b_in_a.p = middle(a) - rotate(b_in_a.q, middle(b));
        const std::uint32_t how = random.below(16);
        if (how == 0) return;
        b_in_a.p += static_cast<float>(1.5 * size) * RandomShape::random_axis(random);
        if (how == 1) return;
        float gap = random.uniform(-2.0f, 2.0f) * kLinearSlop;
        if (how >= 9) gap = -0.5f * small * random.uniform(0.0f, 1.0f);
        const DistanceResult found = distance(a, b, b_in_a);
        b_in_a.p -= (found.distance - gap) * found.normal;
    }

    std::optional<RandomShape> shape_a_, shape_b_;
};

/// Counts what the pairs of a test were, and says so.
class Shares {
  public:
    void count(double separation) {
        ++all_;
        near_ += std::fabs(separation) <= 2.0 * static_cast<double>(kLinearSlop);
        overlapping_ += separation < 0.0;
    }
    void expect_enough() const {
        const double percent = 100.0 / static_cast<double>(all_);
        std::cout << "[  shares  ] of " << all_ << " pairs " << percent * near_ << " % within two slops, "
                  << percent * overlapping_ << " % overlapping\n";
        EXPECT_GE(percent * near_, 30.0);
        EXPECT_GE(percent * overlapping_, 30.0);
    }

  private:
    int all_ = 0;
    double near_ = 0.0, overlapping_ = 0.0;
};

inline Transform inverse_of(const Transform& t) {
    return {inverse_rotate(t.q, -t.p), inverse(t.q)};
}

}  // namespace jostle::test
