// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which triangles of two posed meshes have a point in common, against every pair in turn in numbers that do
// not round (Boost.Multiprecision). The oracle knows where vertices lie; how boxes and signs are computed it
// does not.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>

#include "mesh/mesh_pose.h"
#include "mesh/poses.h"
#include "mesh/rational.h"
#include "mesh/triangle_pair.h"

namespace jostle {
namespace {

using test::exact;
using test::Exact3;
using test::ExactTriangle;
using test::Rational;

/// The position that mesh_pairs.h fixes, written out.
detail::Double3 position(const Vec3& v, const Transform3& at, const detail::Double3& middle) {
    const auto d = [](float x) { return static_cast<double>(x); };
    const auto row = [&](float x, float y, float z) { return d(x) * d(v.x) + d(y) * d(v.y) + d(z) * d(v.z); };
    return {row(at.q.cx.x, at.q.cy.x, at.q.cz.x) + (d(at.p.x) - middle.x),
            row(at.q.cx.y, at.q.cy.y, at.q.cz.y) + (d(at.p.y) - middle.y),
            row(at.q.cx.z, at.q.cy.z, at.q.cz.z) + (d(at.p.z) - middle.z)};
}
detail::Double3 center_of(const TriangleMesh& mesh, const Transform3& at) {
    return position(center(mesh.bounds()), at, {0, 0, 0});
}
ExactTriangle placed(const TriangleCorners& t, const Transform3& at, const detail::Double3& middle) {
    return {exact(position(t[0], at, middle)), exact(position(t[1], at, middle)),
            exact(position(t[2], at, middle))};
}

bool parted_along(const Exact3& d, const ExactTriangle& a, const ExactTriangle& b) {
    const auto ends = [&d](const ExactTriangle& t) {
        const Rational of[3] = {dot(t[0], d), dot(t[1], d), dot(t[2], d)};
        return std::pair(std::min({of[0], of[1], of[2]}), std::max({of[0], of[1], of[2]}));
    };
    const auto of_a = ends(a), of_b = ends(b);
    return of_a.second < of_b.first || of_b.second < of_a.first;
}
/// By separating directions. Products of edges are enough for two triangles with areas in planes that cross.
/// In parallel planes, those across their edges come to it; for segments and points, those along them and
/// between them.
bool have_common_point(const ExactTriangle& a, const ExactTriangle& b) {
    const auto parted = [&](const Exact3& d) { return parted_along(d, a, b); };
    std::vector<Exact3> edges;
    for (const ExactTriangle* t : {&a, &b})
        for (std::size_t i = 0; i < 3; ++i) edges.push_back((*t)[(i + 1) % 3] - (*t)[i]);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        for (std::size_t k = i + 1; k < edges.size(); ++k)
            if (parted(cross(edges[i], edges[k]))) return false;
    }
    const Exact3 normal_a = cross(edges[0], edges[1]), normal_b = cross(edges[3], edges[4]);
    if (!is_zero(cross(normal_a, normal_b))) return true;
    for (const Exact3& edge : edges) {
        if (parted(cross(normal_a, edge)) || parted(cross(normal_b, edge)) || parted(edge)) return false;
    }
    if (!is_zero(normal_a) && !is_zero(normal_b)) return true;
    for (const Exact3& p : a) {
        for (const Exact3& q : b) {
            if (parted(q - p)) return false;
            for (const Exact3& edge : edges) {
                const Exact3 across = cross(q - p, edge);
                if (parted(across) || parted(cross(across, edge))) return false;
            }
        }
    }
    return true;
}

using test::Pairs;
using test::sorted_contacts;

struct Counts {
    int met = 0, apart = 0;
};

void expect_exact(const test::Soup& soup_a, const Transform3& at_a, const test::Soup& soup_b,
                  const Transform3& at_b, Counts& counts) {
    const TriangleMesh a = soup_a.mesh(), b = soup_b.mesh();
    const detail::Double3 middle = (center_of(a, at_a) + center_of(b, at_b)) * 0.5;
    Pairs expected;
    for (int i = 0; i < a.triangle_count(); ++i) {
        for (int k = 0; k < b.triangle_count(); ++k) {
            const bool met =
                have_common_point(placed(a.corners(i), at_a, middle), placed(b.corners(k), at_b, middle));
            if (met) expected.emplace_back(i, k);
            ++(met ? counts.met : counts.apart);
        }
    }
    ASSERT_EQ(sorted_contacts(a, at_a, b, at_b), expected);
    Pairs swapped = sorted_contacts(b, at_b, a, at_a);
    for (auto& pair : swapped) std::swap(pair.first, pair.second);
    std::sort(swapped.begin(), swapped.end());
    ASSERT_EQ(swapped, expected);
    const MeshOverlap first = overlap(a, at_a, b, at_b);
    ASSERT_EQ(first.hit, !expected.empty());
    const std::pair one(first.first.a, first.first.b);
    EXPECT_EQ(std::binary_search(expected.begin(), expected.end(), one), first.hit);
}

Transform3 random_pose(float reach, bool whole, test::Random& random) {
    if (!whole) return {test::random_point(reach, random), test::random_turn(random)};
    const auto number = [&] { return random.whole(-static_cast<int>(reach), static_cast<int>(reach)); };
    return {{number(), number(), number()}, test::right_angle_turn(random)};
}

/// Whole coordinates and right angles make triangles that touch, share planes and edges, or have no area.
TEST(BoostPairs, ContactsOfLooseTrianglesAreThoseOfRationals) {
    test::Random random(21);
    SCOPED_TRACE(random.seed_text());
    Counts counts;
    for (int round = 0; round < (test::is_long_run() ? 2000 : 80); ++round) {
        const bool whole = round % 2 == 0;
        const int count = 1 + static_cast<int>(random.below(round % 8 == 7 ? 12 : 4));
        const auto soup = [&] { return test::make_loose(count, 1.0f, 2.0f, whole, random); };
        expect_exact(soup(), random_pose(1.0f, whole, random), soup(), random_pose(1.0f, whole, random),
                     counts);
    }
    EXPECT_GT(counts.met, 60);
    EXPECT_GT(counts.apart, 200);
}

/// The same mesh twice, where it is, mirrored, and one last bit away, near and far from the origin.
TEST(BoostPairs, ContactsOfEqualMeshesAreThoseOfRationals) {
    test::Random random(22);
    SCOPED_TRACE(random.seed_text());
    Counts counts;
    for (const float far : {0.0f, 100.0f, 1.0e7f}) {
        for (int round = 0; round < (test::is_long_run() ? 40 : 2); ++round) {
            test::Soup one = round % 3 == 0 ? test::make_box({-1, -1, -1}, {1, 1, 1}) : test::make_ball(0);
            if (round % 3 == 2) one = test::make_loose(6, 1.0f, 1.0f, false, random);
            Transform3 at = random_pose(1.0f, round % 3 == 0, random);
            at.p += Vec3{far, -far, far};
            expect_exact(one, at, one, at, counts);
            test::Soup mirrored = one;
            for (Vec3& v : mirrored.vertices) v.x = -v.x;
            expect_exact(one, at, mirrored, at, counts);
            Transform3 beside = at;
            beside.p.x = std::nextafter(beside.p.x, 2.0e7f);
            expect_exact(one, at, one, beside, counts);
        }
    }
    EXPECT_GT(counts.met, 500);
    EXPECT_GT(counts.apart, 500);
}

/// A contact of two that meet lies on both.
TEST(BoostPairs, CommonPointsLieOnBothTriangles) {
    test::Random random(23);
    SCOPED_TRACE(random.seed_text());
    int seen[7] = {};
    for (int round = 0; round < 300; ++round) {
        const bool whole = round % 2 == 0;
        test::Soup soup_a = test::make_loose(1, 0.0f, 2.0f, whole, random);
        test::Soup soup_b = test::make_loose(1, 0.0f, 2.0f, whole, random);
        Transform3 at_a = random_pose(0.0f, whole, random), at_b = random_pose(0.0f, whole, random);
        if (round % 4 == 0) {
            // In one plane.
            for (test::Soup* soup : {&soup_a, &soup_b})
                for (Vec3& v : soup->vertices) v.z = 0.0f;
            at_a = at_b = {};
        }
        const TriangleMesh a = soup_a.mesh(), b = soup_b.mesh();
        const CommonPoints common = common_points(a, at_a, b, at_b, {0, 0});
        ASSERT_EQ(common.count > 0, overlap(a, at_a, b, at_b).hit);
        ++seen[common.count];
        const detail::Double3 zero{0, 0, 0};
        for (int i = 0; i < common.count; ++i) {
            for (const ExactTriangle& t :
                 {placed(a.corners(0), at_a, zero), placed(b.corners(0), at_b, zero)}) {
                const double off =
                    std::sqrt(static_cast<double>(squared_distance(exact(common.points[i]), t)));
                EXPECT_LE(off, 4.0e-6) << round;
            }
        }
    }
    EXPECT_GT(seen[0], 10);
    EXPECT_GT(seen[1], 10);
    EXPECT_GT(seen[2], 10);
    EXPECT_GT(seen[3] + seen[4] + seen[5] + seen[6], 5);
}

}  // namespace
}  // namespace jostle
