// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Signs, insides, and triangles in boxes, against numbers that do not round (Boost.Multiprecision).
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <algorithm>

#include "mesh/rational.h"

namespace jostle {
namespace {

using detail::Double3;
using detail::FlatPoint;
using test::exact;
using test::Exact3;
using test::Rational;

/// Points of which some lie, but for a last bit, on a plane or on a line.
std::array<Double3, 4> awkward_points(test::Random& random, int type) {
    std::array<Double3, 4> p;
    const auto number = [&] {
        if (type == 0) return static_cast<double>(random.whole(-2, 2));
        if (type == 1) return static_cast<double>(random.uniform(-1.0f, 1.0f));
        // More bits than a float has, and of different sizes.
        const double fine = static_cast<double>(random.uniform(-1.0f, 1.0f)) * 0x1p-25;
        const double coarse = static_cast<double>(random.uniform(-1.0f, 1.0f));
        return type == 2 ? coarse + fine : (coarse + fine) * (random.below(2) == 0 ? 1.0e7 : 1.0e-7);
    };
    for (Double3& v : p) v = {number(), number(), number()};
    if (type > 0 && random.below(4) != 0) {
        const double s = static_cast<double>(random.uniform(-2.0f, 2.0f));
        const double t = random.below(2) == 0 ? 0.0 : static_cast<double>(random.uniform(-2.0f, 2.0f));
        p[3] = p[0] + (p[1] - p[0]) * s + (p[2] - p[0]) * t;
    }
    return p;
}

TEST(BoostExact, OrientationIsThatOfRationals) {
    test::Random random(3);
    SCOPED_TRACE(random.seed_text());
    int zeros = 0, signs = 0;
    for (int i = 0; i < 4000; ++i) {
        const auto p = awkward_points(random, i % 4);
        const int of_space = test::exact_sign(exact(p[0]), exact(p[1]), exact(p[2]), exact(p[3]));
        ASSERT_EQ(detail::orientation(p[0], p[1], p[2], p[3]), of_space) << i;
        ASSERT_EQ(detail::exact_orientation(p[0], p[1], p[2], p[3]), of_space) << i;
        ASSERT_EQ(detail::orientation(p[1], p[0], p[2], p[3]), -of_space) << i;
        const auto flat = [](const Double3& v) { return Exact3{Rational(v.x), Rational(v.y), Rational(0)}; };
        const int of_plane = Rational(test::cross(flat(p[1]) - flat(p[0]), flat(p[3]) - flat(p[0])).z).sign();
        const FlatPoint a{p[0].x, p[0].y}, b{p[1].x, p[1].y}, d{p[3].x, p[3].y};
        ASSERT_EQ(detail::orientation(a, b, d), of_plane) << i;
        ASSERT_EQ(detail::exact_orientation(a, b, d), of_plane) << i;
        ++(of_space == 0 ? zeros : signs);
    }
    EXPECT_GT(zeros, 150);
    EXPECT_GT(signs, 2000);
}

/// The winding number around p by a ray that meets no edge: its direction is drawn until that holds.
int winding_of(const test::Soup& soup, const Exact3& p, test::Random& random) {
    for (;;) {
        const Exact3 d{Rational(random.whole(-999, 999)), Rational(random.whole(-999, 999)),
                       Rational(random.whole(-999, 999))};
        int winding = 0;
        bool clear = !is_zero(d);
        for (int id = 0; clear && id < static_cast<int>(soup.triangles.size()); ++id) {
            const test::ExactTriangle t = exact(soup.corners(id));
            const Exact3 tip = p + d;
            int sides[3];
            for (std::size_t i = 0; i < 3; ++i) sides[i] = exact_sign(p, tip, t[i], t[(i + 1) % 3]);
            const bool apart = std::minmax({sides[0], sides[1], sides[2]}) == std::pair(-1, 1);
            if (apart) continue;
            clear = sides[0] != 0 && sides[1] != 0 && sides[2] != 0;
            const Exact3 normal = cross(t[1] - t[0], t[2] - t[0]);
            if (clear && Rational(dot(normal, t[0] - p) * dot(normal, d)) > 0)
                winding += Rational(dot(normal, d)).sign();
        }
        if (clear) return winding;
    }
}

TEST(BoostExact, InsideIsThatOfRationals) {
    test::Random random(4);
    SCOPED_TRACE(random.seed_text());
    const test::Soup box = test::make_box({-2, -1, 0}, {2, 1, 2});
    int inside = 0, on_surface = 0;
    for (int type = 0; type < 3; ++type) {
        test::Soup soup = type == 0 ? box : test::make_ball(1, 3.0f);
        if (type == 2) {
            for (Vec3& v : soup.vertices) v = {std::floor(v.x), std::floor(v.y), std::floor(v.z)};
        }
        const TriangleMesh mesh = soup.mesh();
        ASSERT_TRUE(mesh.is_closed());
        for (int i = 0; i < 80; ++i) {
            Vec3 p = test::random_point(3.5f, random);
            if (i % 2 == 0) p = {std::floor(p.x), std::floor(p.y), std::floor(p.z)};
            bool touches = false;
            for (int id = 0; id < mesh.triangle_count(); ++id)
                touches = touches || squared_distance(exact(p), exact(soup.corners(id))) == 0;
            const bool expected = touches || winding_of(soup, exact(p), random) != 0;
            ASSERT_EQ(mesh.contains(p), expected) << p.x << ' ' << p.y << ' ' << p.z << " type " << type;
            inside += static_cast<int>(expected && !touches);
            on_surface += static_cast<int>(touches);
            const float distance = mesh.signed_distance(p);
            EXPECT_EQ(distance < 0.0f, expected && !touches);
            EXPECT_EQ(distance == 0.0f, touches);
        }
    }
    EXPECT_GT(inside, 30);
    EXPECT_GT(on_surface, 5);
}

/// Cuts the triangle by the box's six half-spaces; a polygon is left where they meet.
bool meets(const test::ExactTriangle& t, const Aabb3& box) {
    std::vector<Exact3> polygon(t.begin(), t.end());
    for (int axis = 0; axis < 3; ++axis) {
        for (const int sign : {-1, 1}) {
            const Rational limit =
                sign * Rational(static_cast<double>(sign > 0 ? box.upper[axis] : box.lower[axis]));
            std::vector<Exact3> kept;
            for (std::size_t i = 0; i < polygon.size(); ++i) {
                const Exact3& a = polygon[i];
                const Exact3& b = polygon[(i + 1) % polygon.size()];
                const Rational of_a = sign * a[axis] - limit, of_b = sign * b[axis] - limit;
                if (of_a <= 0) kept.push_back(a);
                if ((of_a < 0 && of_b > 0) || (of_a > 0 && of_b < 0))
                    kept.push_back(a + (b - a) * Rational(of_a / (of_a - of_b)));
            }
            polygon = kept;
        }
    }
    return !polygon.empty();
}

TEST(BoostExact, TrianglesInABoxAreThoseOfRationals) {
    test::Random random(5);
    SCOPED_TRACE(random.seed_text());
    int found = 0, refused = 0;
    for (int round = 0; round < 240; ++round) {
        const test::Soup soup = test::make_loose(40, 3.0f, 2.0f, round % 2 == 0, random);
        const TriangleMesh mesh = soup.mesh();
        const Vec3 lower{random.whole(-4, 3), random.whole(-4, 3), random.whole(-4, 3)};
        const Aabb3 box{lower, lower + Vec3{random.whole(0, 2), random.whole(0, 2), random.whole(0, 2)}};
        std::vector<int> all;
        mesh.query(box, all);
        std::sort(all.begin(), all.end());
        std::vector<int> expected;
        for (int id = 0; id < 40; ++id) {
            const bool is_met = meets(exact(soup.corners(id)), box);
            if (is_met) expected.push_back(id);
            refused += static_cast<int>(!is_met && overlap(mesh.tree().box(id), box));
        }
        ASSERT_EQ(all, expected) << round;
        found += static_cast<int>(expected.size());
    }
    EXPECT_GT(found, 200);
    EXPECT_GT(refused, 200);
}

TEST(BoostExact, NearestTriangleIsThatOfRationals) {
    test::Random random(6);
    SCOPED_TRACE(random.seed_text());
    for (int round = 0; round < 20; ++round) {
        const test::Soup soup = test::make_loose(30, 3.0f, 1.0f, round % 2 == 0, random);
        const TriangleMesh mesh = soup.mesh();
        for (int i = 0; i < 5; ++i) {
            Vec3 p = test::random_point(4.0f, random);
            if (round % 2 == 0) p = {std::floor(p.x), std::floor(p.y), std::floor(p.z)};
            Rational best = -1;
            for (int id = 0; id < 30; ++id) {
                const Rational squared = squared_distance(exact(p), exact(soup.corners(id)));
                if (best < 0 || squared < best) best = squared;
            }
            const double expected = std::sqrt(static_cast<double>(best));
            const MeshPoint nearest = mesh.closest(p);
            ASSERT_TRUE(nearest);
            EXPECT_NEAR(nearest.distance, expected, 1.0e-6 * expected);
            EXPECT_NEAR(distance(nearest.point, p), expected, 1.0e-6 * 8.0);
            const Rational off =
                squared_distance(exact(nearest.point), exact(soup.corners(nearest.triangle)));
            EXPECT_LE(std::sqrt(static_cast<double>(off)), 1.0e-6);
        }
    }
}

}  // namespace
}  // namespace jostle
