// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes: worked-out contacts and distances, every pair in turn as the oracle for larger ones, contexts,
// and the same bits on every instruction set.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>
#include <limits>

#include "mesh/mesh_pose.h"
#include "mesh/poses.h"
#include "mesh/triangle_distance.h"
#include "mesh/triangle_pair.h"
#include "spatial/each_target.h"
#include "support/expect_refused.h"

namespace jostle {
namespace {

using test::make_ball;
using test::make_box;

TEST(MeshPairs, BoxesTouchOverlapAndPart) {
    const TriangleMesh box = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    EXPECT_TRUE(overlap(box, {}, box, {{1, 0, 0}}));
    EXPECT_TRUE(overlap(box, {}, box, {{1, 1, 1}}));
    EXPECT_TRUE(overlap(box, {}, box, {{0.5f, 0.25f, 0.125f}}));
    EXPECT_TRUE(overlap(box, {}, box, {}));
    EXPECT_FALSE(overlap(box, {}, box, {{1.0f + 0x1p-23f, 0, 0}}));
    // Surfaces meet, not solids.
    const TriangleMesh large = make_box({-1, -1, -1}, {2, 2, 2}).mesh();
    EXPECT_FALSE(overlap(box, {}, large, {}));
    const MeshDistance within = distance(box, {}, large, {});
    EXPECT_EQ(within.distance, 1.0f);
}

TEST(MeshPairs, CommonPointsAreWorkedOut) {
    test::Soup flat, upright;
    flat.vertices = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    flat.triangles = {{0, 1, 2}};
    upright.vertices = {{1, 1, -1}, {1, 1, 3}, {1, 9, 1}};
    upright.triangles = {{0, 1, 2}};
    const TriangleMesh a = flat.mesh(), b = upright.mesh();
    const CommonPoints segment = common_points(a, {}, b, {}, {0, 0});
    ASSERT_EQ(segment.count, 2);
    EXPECT_EQ(std::min(segment.points[0].y, segment.points[1].y), 1.0f);
    EXPECT_EQ(std::max(segment.points[0].y, segment.points[1].y), 3.0f);
    EXPECT_EQ(segment.points[0].x, 1.0f);
    EXPECT_EQ(segment.points[1].z, 0.0f);
    // In one plane, shifted by (1, 1): a triangle with legs of 2.
    const CommonPoints polygon = common_points(a, {}, a, {{1, 1, 0}}, {0, 0});
    ASSERT_GE(polygon.count, 3);
    double twice_area = 0.0;
    for (int i = 0; i < polygon.count; ++i) {
        const Vec3 p = polygon.points[i], q = polygon.points[(i + 1) % polygon.count];
        twice_area += static_cast<double>(p.x * q.y - p.y * q.x);
    }
    EXPECT_NEAR(twice_area, 4.0, 1.0e-5);
    // A corner on a face, and nothing.
    const CommonPoints point = common_points(a, {}, b, {{0, 0, 1}}, {0, 0});
    EXPECT_EQ(point.count, 1);
    EXPECT_NEAR(length(point.points[0] - Vec3{1, 1, 0}), 0.0f, 1.0e-6f);
    EXPECT_EQ(common_points(a, {}, b, {{0, 0, 2}}, {0, 0}).count, 0);
    test::expect_refused("TriangleMesh::corners", "id", [&] {
        static_cast<void>(common_points(a, {}, b, {}, {1, 0}));
    });
}

TEST(MeshPairs, DistancesAndFeaturesAreWorkedOut) {
    const TriangleMesh box = make_box({-1, -1, -1}, {1, 1, 1}).mesh();
    test::Soup needle;
    needle.vertices = {{0, 0, 0}, {9, 8, 0}, {9, 9, 0}};
    needle.triangles = {{0, 1, 2}};
    const TriangleMesh tip = needle.mesh();
    MeshDistance found = distance(box, {}, tip, {{3, 0.5f, 0.25f}});
    ASSERT_TRUE(found);
    EXPECT_EQ(found.distance, 2.0f);
    EXPECT_EQ(found.point_a, (Vec3{1, 0.5f, 0.25f}));
    EXPECT_EQ(found.point_b, (Vec3{3, 0.5f, 0.25f}));
    EXPECT_EQ(found.feature_a, TriangleFeature::kFace);
    EXPECT_EQ(found.feature_b, TriangleFeature::kCorner0);
    // Corner to corner, far from the origin.
    found = distance(box, {{1000, 0, 0}}, tip, {{1004, 5, 1}});
    EXPECT_FLOAT_EQ(found.distance, 5.0f);
    EXPECT_FALSE(distance(box, {}, tip, {{3, 0, 0}}, 2.0f));
    EXPECT_TRUE(distance(box, {}, tip, {{3, 0, 0}}, 2.001f));
    EXPECT_FALSE(distance(box, {}, TriangleMesh(), {}));
    EXPECT_FALSE(overlap(TriangleMesh(), {}, box, {}));
    found = distance(box, {}, tip, {{0, 0, 0.5f}});
    EXPECT_EQ(found.distance, 0.0f);
    EXPECT_EQ(found.point_a, found.point_b);
}

TEST(MeshPairs, BadArgumentsAreRefused) {
    const TriangleMesh box = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    Transform3 bad;
    bad.p.y = std::numeric_limits<float>::quiet_NaN();
    EXPECT_THROW(static_cast<void>(overlap(box, {}, box, bad)), Error);
    bad = {};
    bad.q.cx = {2, 0, 0};
    EXPECT_THROW(static_cast<void>(overlap(box, bad, box, {})), Error);
    EXPECT_THROW(static_cast<void>(distance(box, bad, box, {})), Error);
    test::expect_refused("distance", "r", [&] { static_cast<void>(distance(box, {}, box, {}, -1.0f)); });
    MeshPairContext context;
    contacts(context, box, {}, box, {}, [](MeshContact) { return Visit::kStop; });
    ASSERT_FALSE(context.empty());
    test::expect_refused("contacts", "context", [&] {
        contacts(context, box, {}, box, {{1, 0, 0}}, [](MeshContact) {});
    });
    context.clear();
    contacts(context, box, {}, box, {{1, 0, 0}}, [](MeshContact) {});
    EXPECT_TRUE(context.empty());
}

TEST(MeshPairs, ContextGoesOnWhereTheVisitorStopped) {
    const TriangleMesh ball = make_ball(3).mesh();
    const Transform3 at{{0.3f, 0.2f, 0.1f}};
    std::vector<std::pair<int, int>> all, parts;
    contacts(ball, {}, ball, at, [&all](MeshContact c) { all.emplace_back(c.a, c.b); });
    MeshPairContext context;
    do {
        contacts(context, ball, {}, ball, at, [&parts](MeshContact c) {
            parts.emplace_back(c.a, c.b);
            return parts.size() % 3 == 0 ? Visit::kStop : Visit::kDescend;
        });
    } while (!context.empty());
    EXPECT_EQ(parts, all);
    EXPECT_GT(all.size(), 100u);
    const MeshOverlap first = overlap(ball, {}, ball, at);
    EXPECT_EQ(std::pair(first.first.a, first.first.b), all[0]);
}

/// Also where products of floats overflow or vanish: then everything is decided in double.
TEST(MeshPairs, AreExactAtAnyScale) {
    test::Random random(35);
    for (const float scale : {1.0e-38f, 1.0e-20f, 1.0e-9f, 1.0f, 1.0e9f, 1.0e20f, 1.0e36f}) {
        int met = 0;
        for (int round = 0; round < 10; ++round) {
            test::Soup soups[2];
            for (test::Soup& soup : soups) {
                soup = test::make_loose(30, 2.0f, 2.0f, round % 2 == 0, random);
                for (Vec3& v : soup.vertices) v *= scale;
            }
            const TriangleMesh a = soups[0].mesh(), b = soups[1].mesh();
            const Transform3 at_a{test::random_point(scale, random), test::random_turn(random)};
            const Transform3 at_b{test::random_point(scale, random), test::random_turn(random)};
            const detail::MeshPoses poses = detail::make_poses("test", a.bounds(), at_a, b.bounds(), at_b);
            std::vector<std::pair<int, int>> expected, found;
            for (int i = 0; i < a.triangle_count(); ++i) {
                for (int k = 0; k < b.triangle_count(); ++k) {
                    if (meet(placed(poses.a, a.corners(i)), placed(poses.b, b.corners(k))))
                        expected.emplace_back(i, k);
                }
            }
            contacts(a, at_a, b, at_b, [&found](MeshContact c) { found.emplace_back(c.a, c.b); });
            std::sort(found.begin(), found.end());
            ASSERT_EQ(found, expected) << scale << " " << round;
            met += static_cast<int>(found.size());
        }
        EXPECT_GT(met, 200) << scale;
    }
}

/// Also with rotations at the limit of what is taken for one, which scale a mesh.
TEST(MeshPairs, AreThoseOfEveryPairInTurnOnEveryInstructionSet) {
    const test::Soup ball = make_ball(2), ring = make_ball(1, 1.5f);
    std::vector<double> first;
    test::for_each_target([&] {
        const TriangleMesh a = ball.mesh(), b = ring.mesh(BuildMethod::kCurve);
        test::Random random(33);
        std::vector<double> now;
        int met = 0;
        for (int round = 0; round < 30; ++round) {
            Transform3 at_a{test::random_point(1.0f, random), test::random_turn(random)};
            Transform3 at_b{test::random_point(2.0f, random), test::random_turn(random)};
            if (round % 3 == 0) at_b.q.cx *= 1.00004f;
            if (round % 5 == 0) at_a.q.cz *= 0.99996f;
            if (round % 4 == 0) at_a.p.x += 1.0e6f, at_b.p.x += 1.0e6f;
            const detail::MeshPoses poses = detail::make_poses("test", a.bounds(), at_a, b.bounds(), at_b);
            std::vector<std::pair<int, int>> expected, found;
            double nearest = std::numeric_limits<double>::infinity();
            std::pair<int, int> ids;
            for (int i = 0; i < a.triangle_count(); ++i) {
                for (int k = 0; k < b.triangle_count(); ++k) {
                    const auto of_a = placed(poses.a, a.corners(i)), of_b = placed(poses.b, b.corners(k));
                    if (meet(of_a, of_b)) expected.emplace_back(i, k);
                    const double squared = nearest_points(of_a, of_b).squared_distance;
                    if (squared < nearest) nearest = squared, ids = {i, k};
                }
            }
            contacts(a, at_a, b, at_b, [&found](MeshContact c) { found.emplace_back(c.a, c.b); });
            std::vector<std::pair<int, int>> sorted = found;
            std::sort(sorted.begin(), sorted.end());
            ASSERT_EQ(sorted, expected) << round;
            met += static_cast<int>(!expected.empty());
            const MeshDistance apart = distance(a, at_a, b, at_b);
            EXPECT_EQ(apart.distance == 0.0f, !expected.empty());
            if (expected.empty()) {
                EXPECT_EQ(apart.distance, static_cast<float>(std::sqrt(nearest)));
                EXPECT_EQ(std::pair(apart.triangle_a, apart.triangle_b), ids);
            }
            for (const auto& pair : found) now.push_back(pair.first * 1.0e3 + pair.second);
            for (const Vec3& v : {apart.point_a, apart.point_b})
                now.push_back(static_cast<double>(v.x + v.y));
        }
        EXPECT_GT(met, 5);
        EXPECT_LT(met, 25);
        if (first.empty()) first = now;
        EXPECT_EQ(now, first);
    });
}

}  // namespace
}  // namespace jostle
