// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points near meshes: worked-out features and distances, and every triangle in turn as the oracle.
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "mesh/meshes.h"
#include "mesh/point_triangle.h"
#include "spatial/each_target.h"
#include "support/expect_refused.h"
#include "support/extremes.h"
#include "support/thread_scheduler.h"

namespace jostle {
namespace {

using test::kNan;

using test::make_ball;
using test::make_box;
using test::Soup;

TEST(MeshPoints, FeaturesAreThoseOfTheTriangle) {
    Soup one;
    one.vertices = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    one.triangles = {{0, 1, 2}};
    const TriangleMesh mesh = one.mesh();
    struct Case {
        Vec3 p, point;
        TriangleFeature feature;
        float distance;
    };
    for (const Case& c : {Case{{1, 1, 3}, {1, 1, 0}, TriangleFeature::kFace, 3},
                          {{-3, -4, 0}, {0, 0, 0}, TriangleFeature::kCorner0, 5},
                          {{7, -4, 0}, {4, 0, 0}, TriangleFeature::kCorner1, 5},
                          {{-4, 7, 0}, {0, 4, 0}, TriangleFeature::kCorner2, 5},
                          {{1, -3, 4}, {1, 0, 0}, TriangleFeature::kEdge0, 5},
                          {{6, 6, 1}, {2, 2, 0}, TriangleFeature::kEdge1, std::sqrt(33.0f)},
                          {{-1, 2, 0}, {0, 2, 0}, TriangleFeature::kEdge2, 1}}) {
        const MeshPoint found = mesh.closest(c.p);
        ASSERT_TRUE(found);
        EXPECT_EQ(found.triangle, 0);
        EXPECT_EQ(found.feature, c.feature);
        EXPECT_EQ(found.point, c.point);
        EXPECT_FLOAT_EQ(found.distance, c.distance);
    }
    EXPECT_FALSE(mesh.closest({1, 1, 3}, 3.0f));
    EXPECT_TRUE(mesh.closest({1, 1, 3}, 3.01f));
    EXPECT_FALSE(mesh.closest({1, 1, 0}, 0.0f));
    EXPECT_TRUE(mesh.closest({1, 1, 3}, std::numeric_limits<float>::infinity()));
}

TEST(MeshPoints, BadOnesAreRefused) {
    const TriangleMesh mesh = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    const Vec3 bad{0, kNan, 0};
    std::vector<Neighbor> found(1);
    std::vector<MeshPoint> places(2);
    const std::vector<Vec3> points = {{0, 0, 0}, bad};
    test::expect_refused("TriangleMesh::closest", "p", [&] { static_cast<void>(mesh.closest(bad)); });
    test::expect_refused("TriangleMesh::closest", "r", [&] { static_cast<void>(mesh.closest({}, -1.0f)); });
    test::expect_refused("TriangleMesh::k_nearest", "p", [&] { mesh.k_nearest(bad, found); });
    test::expect_refused("TriangleMesh::contains", "p", [&] { static_cast<void>(mesh.contains(bad)); });
    test::expect_refused("TriangleMesh::signed_distance", "p",
                         [&] { static_cast<void>(mesh.signed_distance(bad)); });
    test::expect_refused("TriangleMesh::closest", "points[1]", [&] { mesh.closest(points, places); });
    places.resize(1);
    test::expect_refused("TriangleMesh::closest", "found", [&] { mesh.closest(points, places); });
}

TEST(MeshPoints, NearestAreThoseOfEveryTriangleInTurnOnEveryInstructionSet) {
    test::for_each_target([] {
        test::Random random(11);
        SCOPED_TRACE(random.seed_text());
        for (int round = 0; round < 12; ++round) {
            const Soup soup = test::make_loose(150, 4.0f, 1.0f, round % 2 == 0, random);
            const TriangleMesh mesh = soup.mesh(round % 3 == 0 ? BuildMethod::kCurve : BuildMethod::kBinned);
            for (int i = 0; i < 30; ++i) {
                const Vec3 p = test::random_point(round % 4 == 0 ? 100.0f : 5.0f, random);
                std::vector<std::pair<float, int>> expected;
                for (int id = 0; id < 150; ++id) {
                    const TriangleCorners t = soup.corners(id);
                    const double squared =
                        detail::nearest_on_triangle(detail::to_double(p), detail::to_double(t[0]),
                                                    detail::to_double(t[1]), detail::to_double(t[2]))
                            .squared_distance;
                    expected.emplace_back(
                        std::max(static_cast<float>(squared), squared_distance(mesh.tree().box(id), p)), id);
                }
                std::sort(expected.begin(), expected.end());
                std::vector<Neighbor> found(10);
                ASSERT_EQ(mesh.k_nearest(p, found).count, 10);
                for (std::size_t k = 0; k < found.size(); ++k) {
                    ASSERT_EQ(found[k].id, expected[k].second);
                    ASSERT_EQ(found[k].squared_distance, expected[k].first);
                }
                ASSERT_EQ(mesh.closest(p).triangle, expected[0].second);
            }
        }
    });
}

TEST(MeshPoints, SignedDistanceOfABoxIsWorkedOut) {
    const TriangleMesh mesh = make_box({-2, -2, -2}, {2, 2, 2}).mesh();
    EXPECT_EQ(mesh.signed_distance({0, 0, 0.5f}), -1.5f);
    EXPECT_EQ(mesh.signed_distance({5, 6, 0}), 5.0f);
    EXPECT_EQ(mesh.signed_distance({2, 2, 2}), 0.0f);
    EXPECT_EQ(mesh.signed_distance({2, 1, 0}), 0.0f);
    EXPECT_TRUE(mesh.contains({2, 2, 2}));
    EXPECT_TRUE(mesh.contains({0, 0, 0}));
    EXPECT_FALSE(mesh.contains({0, 0, 2.0001f}));
    EXPECT_FALSE(mesh.contains({-3, -2, -2}));
}

/// A box in a box, wound the same way, is solid; wound the other way, a cavity.
TEST(MeshPoints, CavityIsOutside) {
    Soup outer = make_box({-3, -3, -3}, {3, 3, 3});
    const Soup inner = make_box({-1, -1, -1}, {1, 1, 1});
    for (const Vec3& v : inner.vertices) outer.vertices.push_back(v);
    Soup solid = outer;
    for (const TriangleVertices& t : inner.triangles) {
        solid.triangles.push_back({t[0] + 8, t[1] + 8, t[2] + 8});
        outer.triangles.push_back({t[1] + 8, t[0] + 8, t[2] + 8});
    }
    EXPECT_TRUE(solid.mesh().contains({0, 0, 0}));
    EXPECT_FALSE(outer.mesh().contains({0, 0, 0}));
    EXPECT_TRUE(outer.mesh().contains({2, 0, 0}));
    EXPECT_EQ(outer.mesh().signed_distance({0.25f, 0, 0}), 0.75f);
}

TEST(MeshPoints, DistancesFromABallAreTheSpheres) {
    const TriangleMesh mesh = make_ball(6).mesh();
    // The sphere is nowhere further from its triangles than from the one nearest to its middle.
    const float sagitta = 1.0f - mesh.closest({}).distance;
    EXPECT_LT(sagitta, 1.0e-3f);
    test::Random random(12);
    int inside = 0;
    for (int i = 0; i < 300; ++i) {
        const Vec3 p = test::random_point(1.5f, random);
        const float expected = length(p) - 1.0f;
        EXPECT_NEAR(mesh.signed_distance(p), expected, sagitta + 1.0e-6f);
        inside += static_cast<int>(mesh.contains(p));
    }
    EXPECT_GT(inside, 20);
}

TEST(MeshPoints, BatchIsEachAlone) {
    const TriangleMesh mesh = make_ball(3).mesh();
    test::Random random(13);
    std::vector<Vec3> points;
    for (int i = 0; i < 500; ++i) points.push_back(test::random_point(2.0f, random));
    std::vector<MeshPoint> alone(points.size()), together(points.size());
    test::ThreadScheduler scheduler(3, test::TaskOrder::kReverse);
    mesh.closest(points, alone);
    mesh.closest(points, together, &scheduler);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const MeshPoint one = mesh.closest(points[i]);
        EXPECT_EQ(alone[i].triangle, one.triangle);
        EXPECT_EQ(alone[i].point, one.point);
        EXPECT_EQ(together[i].triangle, one.triangle);
        EXPECT_EQ(together[i].point, one.point);
    }
}

TEST(MeshPoints, QueryGoesOnWhereItStopped) {
    const TriangleMesh mesh = make_ball(4).mesh();
    const Aabb3 box{{0, 0, 0}, {1, 1, 1}};
    std::vector<int> all, parts;
    mesh.query(box, all);
    QueryContext context;
    do {
        mesh.query(context, box, [&parts](int id) {
            parts.push_back(id);
            return Visit::kStop;
        });
    } while (!context.empty());
    EXPECT_EQ(parts, all);
    EXPECT_GT(all.size(), 200u);
}

}  // namespace
}  // namespace jostle
