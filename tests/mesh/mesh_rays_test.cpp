// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against meshes: worked-out hits, every triangle in turn as the oracle, and no way through a closed
// one.
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <algorithm>
#include <limits>

#include "mesh/meshes.h"
#include "mesh/ray_triangle.h"
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

TEST(MeshRays, MeetABoxWhereTheyMust) {
    const TriangleMesh mesh = make_box({0, 0, 0}, {4, 4, 4}).mesh();
    const MeshRayHit hit = mesh.ray_closest({{-4, 1, 2}, {16, 0, 0}});
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit.fraction, 0.25f);
    EXPECT_EQ(hit.point, (Vec3{0, 1, 2}));
    EXPECT_EQ(hit.normal, (Vec3{-1, 0, 0}));
    EXPECT_EQ(hit.triangle, 8);  // 0 4 2, below the diagonal
    EXPECT_GT(hit.work.nodes, 0);
    // From inside, and the end of the ray counts.
    EXPECT_EQ(mesh.ray_closest({{1, 1, 2}, {16, 0, 0}}).fraction, 3.0f / 16);
    EXPECT_TRUE(mesh.ray_closest({{-4, 1, 2}, {16, 0, 0}, 0.25f}));
    EXPECT_FALSE(mesh.ray_closest({{-4, 1, 2}, {16, 0, 0}, 0.2499f}));
    EXPECT_FALSE(mesh.ray_any({{-4, 5, 2}, {16, 0, 0}}));
    EXPECT_TRUE(mesh.ray_any({{-4, 4, 2}, {16, 0, 0}}));
    EXPECT_TRUE(mesh.ray_any({{-4, 1, 2}, {1, 0, 0}, std::numeric_limits<float>::infinity()}));
    // It starts on a face.
    EXPECT_EQ(mesh.ray_closest({{0, 1, 2}, {-1, 0, 0}}).fraction, 0.0f);
    EXPECT_EQ(mesh.ray_closest({{0, 1, 2}, {1, 0, 0}}).fraction, 0.0f);
    // In a face's plane only the faces across it are met.
    EXPECT_EQ(mesh.ray_closest({{-4, 4, 2}, {16, 0, 0}}).normal, (Vec3{-1, 0, 0}));
    std::vector<MeshRayHit> all;
    mesh.ray_all({{-4, 1, 2}, {16, 0, 0}}, all);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].fraction + all[1].fraction, 0.75f);
}

TEST(MeshRays, BadOnesAreRefused) {
    const TriangleMesh mesh = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    const auto cast = [&mesh](const Ray3& ray) {
        return [&mesh, ray] { static_cast<void>(mesh.ray_closest(ray)); };
    };
    test::expect_refused("TriangleMesh::ray_closest", "origin", cast({{kNan, 0, 0}, {1, 0, 0}}));
    test::expect_refused("TriangleMesh::ray_closest", "translation", cast({{}, {1, kNan, 0}}));
    test::expect_refused("TriangleMesh::ray_closest", "translation", cast({{}, {0, 0, 0}}), "not be zero");
    test::expect_refused("TriangleMesh::ray_closest", "max_fraction", cast({{}, {1, 0, 0}, -1.0f}));
    test::expect_refused("TriangleMesh::ray_any", "translation", [&] {
        static_cast<void>(mesh.ray_any({{}, {}}));
    });
    std::vector<MeshRayHit> hits(2);
    const std::vector<Ray3> rays(3, Ray3{{}, {1, 0, 0}});
    test::expect_refused("TriangleMesh::ray_closest", "hits", [&] { mesh.ray_closest(rays, hits); });
}

Ray3 random_ray(float reach, test::Random& random) {
    Ray3 ray{test::random_point(reach, random), test::random_point(reach, random)};
    if (random.below(4) == 0) ray.translation.y = 0.0f;
    if (random.below(4) == 0) ray.translation.z = 0.0f;
    if (random.below(3) == 0) ray.max_fraction = random.uniform(0.0f, 3.0f);
    if (ray.translation == Vec3{}) ray.translation.x = 1.0f;
    return ray;
}

/// Of all triangles, one after the other.
std::vector<std::pair<double, int>> hits_of(const Soup& soup, const Ray3& ray) {
    std::vector<std::pair<double, int>> hits;
    for (int id = 0; id < static_cast<int>(soup.triangles.size()); ++id) {
        const TriangleCorners t = soup.corners(id);
        const detail::RayMeeting meeting = detail::meet(detail::RayFrame(ray), detail::to_double(t[0]),
                                                        detail::to_double(t[1]), detail::to_double(t[2]));
        if (meeting.met && meeting.fraction <= static_cast<double>(ray.max_fraction))
            hits.emplace_back(meeting.fraction, id);
    }
    std::sort(hits.begin(), hits.end());
    return hits;
}

TEST(MeshRays, AreThoseOfEveryTriangleInTurnOnEveryInstructionSet) {
    std::vector<MeshRayHit> first;
    test::for_each_target([&first] {
        test::Random random(7);
        SCOPED_TRACE(random.seed_text());
        std::vector<MeshRayHit> now;
        for (int round = 0; round < 24; ++round) {
            const Soup soup = round % 3 == 0 ? make_ball(round / 6, 2.0f)
                                             : test::make_loose(200, 4.0f, 1.0f, round % 3 == 1, random);
            const TriangleMesh mesh = soup.mesh();
            for (int i = 0; i < 40; ++i) {
                Ray3 ray = random_ray(6.0f, random);
                if (i % 4 == 0) ray.origin = {std::floor(ray.origin.x), std::floor(ray.origin.y), 0.0f};
                if (i % 8 == 0) ray.translation = {std::floor(ray.translation.x), 1.0f, 0.0f};
                const auto expected = hits_of(soup, ray);
                const MeshRayHit hit = mesh.ray_closest(ray);
                ASSERT_EQ(hit.hit, !expected.empty());
                EXPECT_EQ(mesh.ray_any(ray), hit.hit);
                std::vector<int> ids, expected_ids;
                mesh.ray_all(ray, [&ids](const MeshRayHit& one) { ids.push_back(one.triangle); });
                std::sort(ids.begin(), ids.end());
                for (const auto& one : expected) expected_ids.push_back(one.second);
                std::sort(expected_ids.begin(), expected_ids.end());
                ASSERT_EQ(ids, expected_ids);
                if (hit) {
                    // A box's entry rounds in float.
                    EXPECT_NEAR(hit.fraction, expected[0].first, 2.0e-6 * (1.0 + expected[0].first));
                    const Vec3 point = ray.origin + ray.translation * hit.fraction;
                    EXPECT_LE(distance(hit.point, point), 1.0e-4f);
                    EXPECT_LE(mesh.closest(hit.point).distance, 1.0e-6f);
                }
                now.push_back(hit);
            }
        }
        if (first.empty()) first = now;
        ASSERT_EQ(first.size(), now.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            ASSERT_EQ(now[i].triangle, first[i].triangle) << i;
            ASSERT_EQ(now[i].fraction, first[i].fraction) << i;
            ASSERT_EQ(now[i].point, first[i].point) << i;
        }
    });
}

/// From a point inside, and from far away, at corners, at points of edges, and at those a last bit beside.
TEST(MeshRays, NonePassesBetweenTwoTriangles) {
    for (const float far : {1.0f, 1.0e3f, 1.0e7f}) {
        test::Random random(8);
        SCOPED_TRACE(far);
        const Soup ball = make_ball(3);
        const TriangleMesh mesh = ball.mesh();
        int cast = 0;
        for (int id = 0; id < mesh.triangle_count(); ++id) {
            const TriangleCorners t = ball.corners(id);
            for (std::size_t i = 0; i < 3; ++i) {
                const float share = random.below(3) == 0 ? 0.0f : random.uniform(0.0f, 1.0f);
                const Vec3 target = lerp(t[i], t[(i + 1) % 3], share);
                const Vec3 inside = test::random_point(0.3f, random);
                const Ray3 outwards{inside, (target - inside) * 4.0f};
                ASSERT_TRUE(mesh.ray_any(outwards)) << id;
                ASSERT_TRUE(mesh.ray_closest(outwards)) << id;
                // Through the ball and out at the other side.
                const Vec3 from = inside + normalized(test::random_point(1.0f, random)) * (2.0f * far);
                const Ray3 through{from, (inside - from) * 2.0f};
                if (far < 1.0e6f) {
                    std::vector<MeshRayHit> all;
                    mesh.ray_all(through, all);
                    ASSERT_GE(all.size(), 2u) << id;
                }
                ++cast;
            }
        }
        EXPECT_GT(cast, 1000);
    }
}

TEST(MeshRays, FlatTrianglesAcrossAxesAreNotMissed) {
    // Boxes without thickness, met by slanted rays whose fractions round.
    Soup wall;
    for (int i = 0; i < 50; ++i) {
        const auto z = static_cast<float>(i) * 0.1f;
        const int first = static_cast<int>(wall.vertices.size());
        for (const Vec3& v : {Vec3{-9, -9, z}, {9, -9, z}, {9, 9, z}, {-9, 9, z}}) wall.vertices.push_back(v);
        wall.triangles.push_back({first, first + 1, first + 2});
        wall.triangles.push_back({first, first + 2, first + 3});
    }
    const TriangleMesh mesh = wall.mesh();
    test::Random random(9);
    for (int i = 0; i < 200; ++i) {
        const Vec3 from{random.uniform(-2, 2), random.uniform(-2, 2), -1.0f};
        const Vec3 to{random.uniform(-2, 2), random.uniform(-2, 2), 7.0f};
        std::vector<float> walls;
        mesh.ray_all({from, to - from}, [&](const MeshRayHit& hit) { walls.push_back(hit.point.z); });
        std::sort(walls.begin(), walls.end());
        walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
        ASSERT_EQ(walls.size(), 50u) << i;
    }
}

TEST(MeshRays, VisitorStopsAndBatchesAreEachAlone) {
    const Soup ball = make_ball(4);
    const TriangleMesh mesh = ball.mesh();
    int calls = 0;
    const QueryWork work = mesh.ray_all({{-3, 0.1f, 0.2f}, {6, 0, 0}}, [&](const MeshRayHit&) {
        ++calls;
        return Visit::kStop;
    });
    EXPECT_TRUE(work.stopped);
    EXPECT_EQ(calls, 1);
    test::Random random(10);
    std::vector<Ray3> rays;
    for (int i = 0; i < 1000; ++i) rays.push_back(random_ray(2.0f, random));
    std::vector<MeshRayHit> alone(rays.size()), together(rays.size());
    mesh.ray_closest(rays, alone);
    test::ThreadScheduler scheduler(3, test::TaskOrder::kShuffled);
    mesh.ray_closest(rays, together, &scheduler);
    for (std::size_t i = 0; i < rays.size(); ++i) {
        const MeshRayHit one = mesh.ray_closest(rays[i]);
        for (const MeshRayHit& hit : {alone[i], together[i]}) {
            EXPECT_EQ(hit.triangle, one.triangle);
            EXPECT_EQ(hit.fraction, one.fraction);
        }
    }
}

/// (4.5, 5, 2) + 0.5 (1, -3, -1) = (5, 3.5, 1.5) lies on the edge from (5, 3, 2) to (5, 4, 1).
TEST(MeshRays, ThroughAnEdgeAllTrianglesThereAreMet) {
    const Ray3 ray{{4.5f, 5, 2}, {1, -3, -1}, test::kInfinity};
    const std::vector<Vec3> corners{{5, 3, 2}, {6, 4, 0}, {5, 4, 1}, {3, 2, 2}};
    const std::vector<TriangleVertices> both{{0, 1, 2}, {0, 2, 3}};
    for (const std::size_t count : {1u, 2u}) {
        const TriangleMesh mesh(corners, std::span(both).first(count));
        std::vector<MeshRayHit> hits;
        mesh.ray_all(ray, hits);
        ASSERT_EQ(hits.size(), count);
        for (const MeshRayHit& hit : hits) EXPECT_EQ(hit.fraction, 0.5f);
    }
}

/// Its fraction is beyond all floats.
TEST(MeshRays, OneTooShortToBeMeasuredByMeetsNothing) {
    const TriangleMesh mesh = make_box({0, 0, 0}, {1, 1, 1}).mesh();
    for (const float d : {1.0e-38f, 1.0e-39f, 1.0e-40f}) {
        const MeshRayHit hit = mesh.ray_closest({{0.25f, 0.25f, 50}, {0, 0, -d}, test::kInfinity});
        EXPECT_FALSE(hit && !(hit.fraction <= std::numeric_limits<float>::max())) << d;
    }
    EXPECT_FALSE(mesh.ray_closest({{0.25f, 0.25f, 50}, {0, 0, -1.0e-40f}, test::kInfinity}));
}

}  // namespace
}  // namespace jostle
