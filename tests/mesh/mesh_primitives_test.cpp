// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh with balls, capsules, boxes and clouds of points: worked-out ones, every triangle in turn as the
// oracle, far from the origin, degenerate ones.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_primitives.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "mesh/mesh_pose.h"
#include "mesh/point_triangle.h"
#include "mesh/poses.h"
#include "mesh/triangle_pair.h"
#include "support/expect_refused.h"
#include "support/extremes.h"

namespace jostle {
namespace {

using test::kInfinity;

using detail::Double3;
using detail::PlacedTriangle;

constexpr double kFar = std::numeric_limits<double>::infinity();

const TriangleMesh& unit_box() {
    static const TriangleMesh kBox = test::make_box({0, 0, 0}, {1, 1, 1}).mesh();
    return kBox;
}

TEST(MeshSphere, IsWorkedOut) {
    const PrimitiveDistance beside = distance(unit_box(), {}, Sphere{{3, 0.5f, 0.25f}, 0.5f});
    ASSERT_TRUE(beside);
    EXPECT_EQ(beside.distance, 1.5f);
    EXPECT_EQ(beside.point_on_mesh, (Vec3{1, 0.5f, 0.25f}));
    EXPECT_EQ(beside.point_on_other, (Vec3{2.5f, 0.5f, 0.25f}));
    EXPECT_EQ(beside.feature, TriangleFeature::kFace);
    EXPECT_FALSE(distance(unit_box(), {}, Sphere{{3, 0.5f, 0.25f}, 0.5f}, 1.5f));
    EXPECT_TRUE(distance(unit_box(), {}, Sphere{{3, 0.5f, 0.25f}, 0.5f}, 1.5001f));
    EXPECT_FALSE(distance(unit_box(), {}, Sphere{{0.5f, 0.5f, 0.5f}, 2.0f}, 0.0f));

    // In the middle of the solid it is as far from the surface; where it touches, both points are one.
    EXPECT_EQ(distance(unit_box(), {}, Sphere{{0.5f, 0.5f, 0.5f}, 0.25f}).distance, 0.25f);
    EXPECT_FALSE(overlap(unit_box(), {}, Sphere{{0.5f, 0.5f, 0.5f}, 0.25f}));
    EXPECT_TRUE(overlap(unit_box(), {}, Sphere{{0.5f, 0.5f, 0.5f}, 0.5f}));
    const PrimitiveDistance touching = distance(unit_box(), {}, Sphere{{1.5f, 0.5f, 0.25f}, 0.5f});
    EXPECT_EQ(touching.distance, 0.0f);
    EXPECT_EQ(touching.point_on_mesh, (Vec3{1, 0.5f, 0.25f}));
    EXPECT_EQ(touching.point_on_other, touching.point_on_mesh);
    EXPECT_FALSE(overlap(TriangleMesh(), {}, Sphere{{}, 1.0f}));
    EXPECT_FALSE(distance(TriangleMesh(), {}, Sphere{{}, 1.0f}));
}

TEST(MeshCapsule, IsWorkedOut) {
    const Capsule3 beside{{2, -5, 0.5f}, {2, 5, 0.5f}, 0.25f};
    const PrimitiveDistance found = distance(unit_box(), {}, beside);
    EXPECT_EQ(found.distance, 0.75f);
    EXPECT_EQ(found.point_on_mesh.x, 1.0f);
    EXPECT_EQ(found.point_on_other.x, 1.75f);
    EXPECT_FALSE(overlap(unit_box(), {}, beside));
    EXPECT_TRUE(overlap(unit_box(), {}, Capsule3{beside.a, beside.b, 1.0f}));
    // Its axis pierces two faces.
    const PrimitiveDistance through =
        distance(unit_box(), {}, Capsule3{{0.5f, 0.25f, -1}, {0.5f, 0.25f, 2}, 0});
    EXPECT_EQ(through.distance, 0.0f);
    EXPECT_EQ(through.point_on_other, through.point_on_mesh);
    EXPECT_TRUE(through.point_on_mesh == (Vec3{0.5f, 0.25f, 0}) ||
                through.point_on_mesh == (Vec3{0.5f, 0.25f, 1}));
    // One that is a point is a ball.
    const Vec3 p{2, 3, 4};
    EXPECT_EQ(distance(unit_box(), {}, Capsule3{p, p, 0.5f}).distance,
              distance(unit_box(), {}, Sphere{p, 0.5f}).distance);
}

TEST(MeshBox, IsWorkedOut) {
    const PrimitiveDistance beside = distance(unit_box(), {}, Box3{{1, 1, 1}, {{3, 0.5f, 0.5f}}});
    EXPECT_EQ(beside.distance, 1.0f);
    EXPECT_EQ(beside.point_on_mesh.x, 1.0f);
    EXPECT_EQ(beside.point_on_other.x, 2.0f);
    EXPECT_TRUE(overlap(unit_box(), {}, Box3{{1, 1, 1}, {{2, 0.5f, 0.5f}}}));
    EXPECT_FALSE(overlap(unit_box(), {}, Box3{{1, 1, 1}, {{2.0000002f, 0.5f, 0.5f}}}));
    // The mesh lies in it; it lies in the mesh.
    EXPECT_TRUE(overlap(unit_box(), {}, Box3{{9, 9, 9}, {}}));
    EXPECT_EQ(distance(unit_box(), {}, Box3{{9, 9, 9}, {}}).distance, 0.0f);
    EXPECT_FALSE(overlap(unit_box(), {}, Box3{{0.25f, 0.25f, 0.25f}, {{0.5f, 0.5f, 0.5f}}}));
    EXPECT_EQ(distance(unit_box(), {}, Box3{{0.25f, 0.25f, 0.25f}, {{0.5f, 0.5f, 0.5f}}}).distance, 0.25f);
    // One without height is a face, one without extent a point.
    EXPECT_EQ(distance(unit_box(), {}, Box3{{0.5f, 0.5f, 0}, {{0.5f, 0.5f, 3}}}).distance, 2.0f);
    EXPECT_FALSE(overlap(unit_box(), {}, Box3{{0.25f, 0.25f, 0}, {{0.5f, 0.5f, 0.5f}}}));
    EXPECT_TRUE(overlap(unit_box(), {}, Box3{{0.5f, 0.25f, 0}, {{0.5f, 0.5f, 0.5f}}}));
    EXPECT_EQ(distance(unit_box(), {}, Box3{{}, {{0.5f, 0.5f, 3}}}).distance, 2.0f);
}

TEST(MeshCloud, IsWorkedOut) {
    const std::vector<Vec3> points = {{9, 9, 9}, {3, 0.5f, 0.5f}, {0.5f, 0.5f, 0.25f}, {0.5f, 0.75f, 0.5f}};
    const KdTree<3> cloud(points);
    const PrimitiveDistance found = distance(unit_box(), {}, cloud, {});
    EXPECT_EQ(found.distance, 0.25f);
    EXPECT_EQ(found.point, 2);  // of two as near; both triangles of the lower face have the point
    EXPECT_EQ(found.triangle, 0);
    EXPECT_EQ(found.point_on_mesh, (Vec3{0.5f, 0.5f, 0}));
    EXPECT_EQ(found.point_on_other, points[2]);
    EXPECT_FALSE(distance(unit_box(), {}, cloud, {}, 0.25f));
    EXPECT_FALSE(overlap(unit_box(), {}, cloud, {}, 0.24f));
    const PrimitiveOverlap met = overlap(unit_box(), {}, cloud, {}, 0.25f);
    EXPECT_TRUE(met);
    EXPECT_TRUE(met.point == 2 || met.point == 3);
    // Shifted, another point is the nearest.
    EXPECT_EQ(distance(unit_box(), {}, cloud, {{-2, 0, 0}}).point, 1);
    EXPECT_FALSE(distance(unit_box(), {}, KdTree<3>(), {}));
    EXPECT_FALSE(distance(TriangleMesh(), {}, cloud, {}));
    EXPECT_FALSE(overlap(TriangleMesh(), {}, cloud, {}, 1.0f));
}

PlacedTriangle in_world(const TriangleMesh& mesh, int id, const Transform3& at) {
    const TriangleCorners t = mesh.corners(id);
    const auto to = [&](const Vec3& v) {
        const auto axis = [&](int i) {
            return static_cast<double>(at.q.cx[i]) * static_cast<double>(v.x) +
                   static_cast<double>(at.q.cy[i]) * static_cast<double>(v.y) +
                   static_cast<double>(at.q.cz[i]) * static_cast<double>(v.z) + static_cast<double>(at.p[i]);
        };
        return Double3{axis(0), axis(1), axis(2)};
    };
    return {{to(t[0]), to(t[1]), to(t[2])}};
}

/// The nearest of all triangles in turn.
struct Oracle {
    double distance = kFar;
    std::vector<int> ids;

    void offer(double squared, int id) {
        const double found = std::sqrt(squared);
        // [m] More than rounding tells triangles apart.
        if (found > distance + 1.0e-7) return;
        if (found < distance - 1.0e-7) ids.clear();
        distance = std::min(found, distance);
        ids.push_back(id);
    }
};

template <class Solid>
void expect_found(const TriangleMesh& mesh, const Transform3& at, const Solid& solid, const Oracle& oracle,
                  double radius, double tolerance) {
    const double expected = std::max(oracle.distance - radius, 0.0);
    const PrimitiveDistance found = distance(mesh, at, solid);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found.distance, expected, tolerance);
    EXPECT_NEAR(distance(found.point_on_mesh, found.point_on_other), expected, tolerance);
    EXPECT_GT(std::count(oracle.ids.begin(), oracle.ids.end(), found.triangle), 0);
    EXPECT_EQ(overlap(mesh, at, solid).hit, found.distance == 0.0f);
    if (expected < 1.0e-3) return;
    EXPECT_TRUE(distance(mesh, at, solid, static_cast<float>(expected * 1.001)));
    EXPECT_FALSE(distance(mesh, at, solid, static_cast<float>(expected * 0.999)));
}

/// Meshes of loose triangles, of which some have no area; far away they lie on the grid of floats there, as
/// all that is asked does.
class MeshPrimitives : public testing::Test {
  protected:
    struct Round {
        TriangleMesh mesh;
        Transform3 at;
        Vec3 origin;
        float tolerance;
    };

    Round next(int round) {
        Round now;
        const int count = 1 + static_cast<int>(random.below(60));
        now.mesh = test::make_loose(count, 3.0f, 1.0f, round % 3 == 0, random).mesh();
        if (round % 4 == 0) now.origin = {1.0e7f, -4.0e6f, 3.0e6f};
        now.at = {now.origin + rounded({random.uniform(-2, 2), random.uniform(-2, 2), random.uniform(-2, 2)}),
                  round % 5 == 0 ? test::right_angle_turn(random) : test::random_turn(random)};
        // [m] Witness points are floats.
        now.tolerance = round % 4 == 0 ? 2.0f : 4.0e-6f;
        return now;
    }
    static Vec3 rounded(const Vec3& v) { return {std::floor(v.x), std::floor(v.y), std::floor(v.z)}; }
    Vec3 place(const Round& now) { return now.origin + rounded(test::random_point(8.0f, random)); }

    test::Random random{71};
    int apart = 0, meeting = 0;
};

TEST_F(MeshPrimitives, SpheresAreAsFarAsFromEveryTriangleInTurn) {
    SCOPED_TRACE(random.seed_text());
    for (int round = 0; round < (test::is_long_run() ? 4000 : 400); ++round) {
        const Round now = next(round);
        const Sphere sphere{place(now), random.uniform(0.0f, 4.0f)};
        Oracle oracle;
        for (int id = 0; id < now.mesh.triangle_count(); ++id) {
            const PlacedTriangle t = in_world(now.mesh, id, now.at);
            const Double3 center = detail::to_double(sphere.center);
            oracle.offer(detail::nearest_on_triangle(center, t.at[0], t.at[1], t.at[2]).squared_distance, id);
        }
        const double radius = static_cast<double>(sphere.radius);
        ++(oracle.distance > radius ? apart : meeting);
        // A distance does not depend on the place of both.
        EXPECT_NEAR(distance(now.mesh, now.at, sphere).distance, std::max(oracle.distance - radius, 0.0),
                    2.0e-6);
        expect_found(now.mesh, now.at, sphere, oracle, radius, static_cast<double>(now.tolerance));
    }
    EXPECT_GT(apart, 100);
    EXPECT_GT(meeting, 40);
}

TEST_F(MeshPrimitives, CapsulesAreAsFarAsFromEveryTriangleInTurn) {
    SCOPED_TRACE(random.seed_text());
    for (int round = 0; round < (test::is_long_run() ? 4000 : 400); ++round) {
        const Round now = next(round);
        const Vec3 a = place(now);
        const Capsule3 capsule{a, round % 7 == 0 ? a : place(now), random.uniform(0.0f, 1.0f)};
        const Double3 from = detail::to_double(capsule.a), to = detail::to_double(capsule.b);
        Oracle oracle;
        for (int id = 0; id < now.mesh.triangle_count(); ++id) {
            const PlacedTriangle t = in_world(now.mesh, id, now.at);
            oracle.offer(nearest_or_common(t, {{from, to, to}}).squared_distance, id);
        }
        const double radius = static_cast<double>(capsule.radius);
        ++(oracle.distance > radius ? apart : meeting);
        expect_found(now.mesh, now.at, capsule, oracle, radius, static_cast<double>(now.tolerance));
    }
    EXPECT_GT(apart, 100);
    EXPECT_GT(meeting, 40);
}

TEST_F(MeshPrimitives, BoxesAreAsFarAsFromEveryTriangleInTurn) {
    SCOPED_TRACE(random.seed_text());
    for (int round = 0; round < (test::is_long_run() ? 4000 : 400); ++round) {
        const Round now = next(round);
        Box3 box{abs(rounded(test::random_point(3.0f, random))), {place(now), test::random_turn(random)}};
        if (round % 5 == 0) box.half_extents.z = 0.0f;
        const TriangleMesh faces = test::make_box(-box.half_extents, box.half_extents).mesh();
        Oracle oracle;
        for (int id = 0; id < now.mesh.triangle_count(); ++id) {
            const PlacedTriangle t = in_world(now.mesh, id, now.at);
            for (int face = 0; face < 12; ++face)
                oracle.offer(nearest_or_common(t, in_world(faces, face, box.at)).squared_distance, id);
            for (const Double3& corner : t.at) {
                const Double3 away = corner - detail::to_double(box.at.p);
                const bool is_inside = std::fabs(dot(away, detail::to_double(box.at.q.cx))) <=
                                           static_cast<double>(box.half_extents.x) - 1.0e-6 &&
                                       std::fabs(dot(away, detail::to_double(box.at.q.cy))) <=
                                           static_cast<double>(box.half_extents.y) - 1.0e-6 &&
                                       std::fabs(dot(away, detail::to_double(box.at.q.cz))) <=
                                           static_cast<double>(box.half_extents.z) - 1.0e-6;
                if (is_inside) oracle.offer(0.0, id);
            }
        }
        ++(oracle.distance > 0.0 ? apart : meeting);
        expect_found(now.mesh, now.at, box, oracle, 0.0, static_cast<double>(now.tolerance));
    }
    EXPECT_GT(apart, 100);
    EXPECT_GT(meeting, 40);
}

TEST_F(MeshPrimitives, CloudsAreAsFarAsEveryPointFromEveryTriangle) {
    SCOPED_TRACE(random.seed_text());
    for (int round = 0; round < (test::is_long_run() ? 1000 : 100); ++round) {
        const Round now = next(round);
        std::vector<Vec3> points;
        for (int i = 0; i < (round % 3 == 0 ? 1 : 700); ++i)
            points.push_back(round % 6 == 0 ? rounded(test::random_point(8, random))
                                            : test::random_point(8, random));
        const KdTree<3> cloud(points);
        const Transform3 at_cloud{now.origin + Vec3{static_cast<float>(random.below(9)), 0, 4},
                                  test::random_turn(random)};
        // A triangle without area for each point.
        std::vector<TriangleVertices> alone;
        for (int i = 0; i < static_cast<int>(points.size()); ++i) alone.push_back({i, i, i});
        const TriangleMesh as_mesh(points, alone);
        Oracle oracle;
        for (int id = 0; id < now.mesh.triangle_count(); ++id) {
            const PlacedTriangle t = in_world(now.mesh, id, now.at);
            for (int i = 0; i < as_mesh.triangle_count(); ++i) {
                const Double3 p = in_world(as_mesh, i, at_cloud).at[0];
                oracle.offer(detail::nearest_on_triangle(p, t.at[0], t.at[1], t.at[2]).squared_distance, id);
            }
        }
        const PrimitiveDistance found = distance(now.mesh, now.at, cloud, at_cloud);
        ASSERT_TRUE(found);
        EXPECT_NEAR(found.distance, oracle.distance, 1.0e-6);
        EXPECT_NEAR(distance(found.point_on_mesh, found.point_on_other), oracle.distance,
                    static_cast<double>(now.tolerance));
        EXPECT_GT(std::count(oracle.ids.begin(), oracle.ids.end(), found.triangle), 0);
        const float near = static_cast<float>(oracle.distance * 0.999);
        const float far = static_cast<float>(oracle.distance * 1.001 + 1.0e-6);
        EXPECT_FALSE(overlap(now.mesh, now.at, cloud, at_cloud, near));
        EXPECT_TRUE(overlap(now.mesh, now.at, cloud, at_cloud, far));
        EXPECT_FALSE(distance(now.mesh, now.at, cloud, at_cloud, near));
        EXPECT_TRUE(distance(now.mesh, now.at, cloud, at_cloud, far));
        ++apart;
    }
    EXPECT_EQ(apart, test::is_long_run() ? 1000 : 100);
}

/// Not all triangles are looked at.
TEST(MeshCloud, LooksAtFewPairsOfNodes) {
    test::Random random(72);
    const TriangleMesh ball = test::make_ball(5).mesh();  // 8192 triangles
    std::vector<Vec3> points;
    for (int i = 0; i < 20'000; ++i) points.push_back(test::random_point(1.0f, random));
    const KdTree<3> cloud(points);
    const PrimitiveDistance found = distance(ball, {}, cloud, {{3.5f, 0.1f, 0.2f}});
    EXPECT_TRUE(found);
    EXPECT_LT(found.work.nodes, 400);  // of 1,000,000 pairs of leaves and blocks
    EXPECT_LT(distance(ball, {}, Sphere{{3, 2, 1}, 0.5f}).work.nodes, 60);
    EXPECT_LT(distance(ball, {}, Box3{{0.5f, 0.5f, 0.5f}, {{3, 2, 1}}}).work.nodes, 200);
}

TEST_F(MeshPrimitives, BadArgumentsAreRefused) {
    const TriangleMesh& mesh = unit_box();
    const Vec3 nan{std::numeric_limits<float>::quiet_NaN(), 0, 0};
    const Transform3 bent{{}, {{2, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const auto refused = [](const char* function, const char* argument, const auto& work) {
        test::expect_refused(function, argument, [&work] { static_cast<void>(work()); });
    };
    refused("overlap", "sphere.center", [&] { return overlap(mesh, {}, Sphere{nan, 1}); });
    refused("distance", "sphere.radius", [&] { return distance(mesh, {}, Sphere{{}, -1}); });
    refused("distance", "transform", [&] { return distance(mesh, bent, Sphere{{}, 1}); });
    refused("distance", "r", [&] { return distance(mesh, {}, Sphere{{}, 1}, -1.0f); });
    refused("overlap", "capsule.a", [&] { return overlap(mesh, {}, Capsule3{nan, {}, 1}); });
    refused("overlap", "capsule.b", [&] { return overlap(mesh, {}, Capsule3{{}, nan, 1}); });
    refused("overlap", "capsule.radius", [&] { return overlap(mesh, {}, Capsule3{{}, {}, kInfinity}); });
    refused("overlap", "capsule", [&] {
        return overlap(mesh, {}, Capsule3{{-3.0e38f, 0, 0}, {3.0e38f, 0, 0}, 1});
    });
    refused("distance", "box.half_extents", [&] { return distance(mesh, {}, Box3{{1, -1, 1}, {}}); });
    refused("overlap", "transform", [&] { return overlap(mesh, {}, Box3{{1, 1, 1}, bent}); });
    const KdTree<3> cloud(std::vector<Vec3>{{1, 2, 3}});
    refused("overlap", "radius", [&] { return overlap(mesh, {}, cloud, {}, -1.0f); });
    refused("distance", "r", [&] { return distance(mesh, {}, cloud, {}, -1.0f); });
    refused("distance", "transform", [&] { return distance(mesh, {}, cloud, bent); });
}

}  // namespace
}  // namespace jostle
