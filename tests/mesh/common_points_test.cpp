// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The points that two triangles have in common lie on both, also where their planes are one but for rounding,
// as those of two floors are that were turned: then where the planes cross says nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "mesh/poses.h"
#include "mesh/triangle_distance.h"
#include "mesh/triangle_pair.h"

namespace jostle {
namespace {

using detail::Double3;
using detail::PlacedTriangle;

/// Points of planes through the origin that have been turned.
class TurnedPlane {
  public:
    explicit TurnedPlane(test::Random& random) : turn_(test::random_turn(random)) {}
    [[nodiscard]] Double3 point(double x, double y, double height) const {
        const auto column = [this](int i) { return detail::to_double(turn_ * axis(i)); };
        return column(0) * x + column(1) * y + column(2) * height;
    }

  private:
    static Vec3 axis(int i) {
        Vec3 v{};
        v[i] = 1.0f;
        return v;
    }
    Mat33 turn_;
};

double gap(const Double3& p, const PlacedTriangle& t) {
    return std::sqrt(nearest_points({{p, p, p}}, t).squared_distance);
}

struct Found {
    int met = 0, polygons = 0;
    double worst = 0.0;  ///< [1] of their length
};

/// Triangles about `length` long and `width` times as wide, in planes that slope by `slope` at most.
Found common_points_of(double width, double slope, int count, test::Random& random, double length = 1.0) {
    const auto uniform = [&random] { return static_cast<double>(random.uniform(-1.0f, 1.0f)); };
    Found found;
    for (int n = 0; n < count; ++n) {
        const TurnedPlane plane(random);
        const double slope_x = uniform() * slope, slope_y = uniform() * slope;
        PlacedTriangle a, b;
        for (int i = 0; i < 3; ++i) {
            a.at[i] = plane.point(uniform(), uniform() * width, 0.0) * length;
            const double x = uniform(), y = uniform() * width;
            b.at[i] = plane.point(x, y, slope_x * x + slope_y * y) * length;
        }
        if (!meet(a, b)) continue;
        ++found.met;
        Double3 points[6];
        const int points_found = common_points(a, b, points);
        EXPECT_GE(points_found, 1);
        found.polygons += points_found > 2 ? 1 : 0;
        for (int i = 0; i < points_found; ++i) {
            const double of_a = gap(points[i], a) / length, of_b = gap(points[i], b) / length;
            EXPECT_TRUE(std::isfinite(of_a) && std::isfinite(of_b));
            found.worst = std::max({found.worst, of_a, of_b});
        }
    }
    return found;
}

TEST(CommonPoints, OfPlanesThatAreNearlyOneLieOnBoth) {
    test::Random random(151);
    SCOPED_TRACE(random.seed_text());
    const int count = test::is_long_run() ? 300'000 : 3000;
    for (const double slope : {0.0, 1e-17, 1e-16, 1e-15, 1e-14, 1e-13, 1e-12, 1e-10, 1e-8, 1e-4, 1e-1}) {
        const Found found = common_points_of(1.0, slope, count, random);
        EXPECT_GT(found.met, count / 5) << slope;
        // [m] A ten-millionth of the tolerance of a distance.
        EXPECT_LT(found.worst, 2.0e-10) << slope;
        // Those that lie in one plane, but for rounding, share more than a segment.
        if (slope < 1e-16) {
            EXPECT_GT(found.polygons, found.met / 4) << slope;
        }
    }
}

/// Where products, as doubles, nearly overflow, or vanish: no NaN comes of it.
TEST(CommonPoints, OfTheSmallestAndLargestFloatsLieOnBoth) {
    test::Random random(153);
    SCOPED_TRACE(random.seed_text());
    const int count = test::is_long_run() ? 30'000 : 500;
    for (const double length : {0x1p-148, 0x1p-126, 0x1p-60, 0x1p60, 0x1p126}) {
        for (const double width : {1.0, 1e-6, 1e-12}) {
            for (const double slope : {0.0, 1e-16, 1e-12, 1e-8, 1e-1}) {
                const Found found = common_points_of(width, slope, count, random, length);
                EXPECT_GT(found.met, count / 10) << length << ' ' << width << ' ' << slope;
                EXPECT_LT(found.worst, 2.0e-6) << length << ' ' << width << ' ' << slope;
            }
        }
    }
}

TEST(CommonPoints, OfNarrowTrianglesLieOnBoth) {
    test::Random random(152);
    SCOPED_TRACE(random.seed_text());
    const int count = test::is_long_run() ? 40'000 : 1000;
    for (const double width : {1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12}) {
        for (const double slope : {0.0, 1e-16, 1e-14, 1e-12, 1e-10, 1e-8, 1e-6}) {
            const Found found = common_points_of(width, slope, count, random);
            EXPECT_GT(found.met, count / 10) << width << ' ' << slope;
            // [m] A millionth of the extent.
            EXPECT_LT(found.worst, 2.0e-6) << width << ' ' << slope;
        }
    }
}

}  // namespace
}  // namespace jostle
