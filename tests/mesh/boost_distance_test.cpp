// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Distances of posed meshes against every pair of triangles in turn, in numbers that do not round
// (Boost.Multiprecision).
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_distance.h>

#include <algorithm>

#include "mesh/mesh_pose.h"
#include "mesh/poses.h"
#include "mesh/rational.h"

namespace jostle {
namespace {

using test::exact;
using test::Exact3;
using test::ExactTriangle;
using test::Rational;

/// [m^2] Of two edges, where the nearest points lie within both; others are those of corners.
void try_edges(const Exact3& p, const Exact3& along_p, const Exact3& q, const Exact3& along_q,
               Rational& best) {
    const Rational a = dot(along_p, along_p), b = dot(along_q, along_q), ab = dot(along_p, along_q);
    const Rational parting = a * b - ab * ab;
    if (parting == 0) return;
    const Exact3 r = p - q;
    const Rational c = dot(along_p, r), f = dot(along_q, r);
    const Rational s = (ab * f - c * b) / parting, t = (a * f - c * ab) / parting;
    if (s < 0 || s > 1 || t < 0 || t > 1) return;
    const Exact3 away = r + along_p * s - along_q * t;
    best = std::min(best, Rational(dot(away, away)));
}

/// [m^2] Of two triangles without a common point.
Rational squared_distance_of(const ExactTriangle& a, const ExactTriangle& b) {
    Rational best = squared_distance(a[0], b);
    for (std::size_t i = 0; i < 3; ++i) {
        best = std::min({best, squared_distance(a[i], b), squared_distance(b[i], a)});
        for (std::size_t k = 0; k < 3; ++k)
            try_edges(a[i], a[(i + 1) % 3] - a[i], b[k], b[(k + 1) % 3] - b[k], best);
    }
    return best;
}

ExactTriangle placed_exactly(const TriangleMesh& mesh, int id, const Transform3& at) {
    ExactTriangle t = exact(mesh.corners(id));
    for (Exact3& v : t) v = exact(at.q.cx) * v.x + exact(at.q.cy) * v.y + exact(at.q.cz) * v.z + exact(at.p);
    return t;
}

double root(const Rational& x) {
    return std::sqrt(static_cast<double>(x));
}

TEST(BoostDistance, IsThatOfRationals) {
    test::Random random(31);
    SCOPED_TRACE(random.seed_text());
    int apart = 0, touching = 0;
    for (int round = 0; round < (test::is_long_run() ? 500 : 24); ++round) {
        const bool whole = round % 3 == 0;
        const int count = 1 + static_cast<int>(random.below(5));
        const TriangleMesh a = test::make_loose(count, 1.0f, 1.0f, whole, random).mesh();
        const TriangleMesh b = test::make_loose(count, 1.0f, 1.0f, whole, random).mesh();
        const Transform3 at_a{test::random_point(1.0f, random), test::random_turn(random)};
        Transform3 at_b{test::random_point(round % 2 == 0 ? 4.0f : 1.0f, random), test::random_turn(random)};
        if (round % 4 == 0) at_b.p += Vec3{1.0e3f, 0, 0};
        const bool met = overlap(a, at_a, b, at_b).hit;
        Rational best = -1;
        for (int i = 0; i < a.triangle_count(); ++i) {
            for (int k = 0; k < b.triangle_count(); ++k) {
                const Rational squared =
                    squared_distance_of(placed_exactly(a, i, at_a), placed_exactly(b, k, at_b));
                if (best < 0 || squared < best) best = squared;
            }
        }
        const MeshDistance found = distance(a, at_a, b, at_b);
        ASSERT_TRUE(found);
        ++(met ? touching : apart);
        const double expected = met ? 0.0 : root(best);
        // [m] Meshes of 4 m; floats as far away as the points.
        const double tolerance = 4.0e-6 + 2.0e-7 * expected;
        EXPECT_NEAR(found.distance, expected, tolerance);
        EXPECT_NEAR(distance(found.point_a, found.point_b), expected, 2.0e-4 + 2.0e-7 * expected);
        EXPECT_EQ(found.distance == 0.0f, met);
        const double reach = static_cast<double>(std::max(length(found.point_a), length(found.point_b)));
        EXPECT_LE(root(squared_distance(exact(found.point_a), placed_exactly(a, found.triangle_a, at_a))),
                  1.0e-6 + 1.0e-7 * reach);
        EXPECT_LE(root(squared_distance(exact(found.point_b), placed_exactly(b, found.triangle_b, at_b))),
                  1.0e-6 + 1.0e-7 * reach);
        EXPECT_EQ(distance(b, at_b, a, at_a).hit, true);
        EXPECT_NEAR(distance(b, at_b, a, at_a).distance, found.distance, 1.0e-6 * (1.0 + expected));
        if (met) continue;
        EXPECT_TRUE(distance(a, at_a, b, at_b, found.distance * 1.0001f));
        EXPECT_FALSE(distance(a, at_a, b, at_b, found.distance * 0.9999f));
    }
    EXPECT_GT(apart, 8);
    EXPECT_GT(touching, 1);
}

}  // namespace
}  // namespace jostle
