// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against the bunny, and against a ball, as Embree 3 meets them in its robust mode.
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include "mesh/meshes.h"
#include "peers/mesh/embree_mesh.h"
#include "support/real_data.h"

namespace jostle {
namespace {

void expect_same(const test::Soup& soup, float reach) {
    const TriangleMesh mesh = soup.mesh();
    peers::EmbreeMesh embree(soup.vertices, soup.triangles, 1);
    embree.build(RTC_BUILD_QUALITY_MEDIUM, RTC_SCENE_FLAG_ROBUST);
    const Vec3 middle = center(mesh.bounds());
    test::Random random(41);
    SCOPED_TRACE(random.seed_text());
    int hits = 0, other = 0;
    constexpr int kRays = 4000;
    for (int i = 0; i < kRays; ++i) {
        const Vec3 from = middle + test::random_point(2.0f * reach, random);
        const Ray3 ray{from, middle + test::random_point(reach, random) - from, 2.0f};
        const MeshRayHit ours = mesh.ray_closest(ray);
        const auto [triangle, fraction] = embree.closest(ray);
        // A hair beside an edge each may take another side; so also beside an outline.
        if (ours.hit != (triangle >= 0) || ours.triangle != triangle) ++other;
        if (!ours.hit || triangle < 0) continue;
        ++hits;
        if (ours.triangle == triangle) {
            EXPECT_NEAR(ours.fraction, fraction, 1.0e-4f) << i;
        }
    }
    EXPECT_GT(hits, kRays / 4);
    EXPECT_LE(other, 4);
}

TEST(MeshEmbree, RaysMeetTheSameTriangles) {
    expect_same(test::make_ball(4, 2.0f), 2.0f);
    const BunnyData bunny = read_bunny();
    if (bunny.triangles.empty()) GTEST_SKIP() << kNoData;
    test::Soup soup;
    soup.vertices = bunny.vertices;
    for (const auto& t : bunny.triangles) soup.triangles.push_back({t[0], t[1], t[2]});
    expect_same(soup, 4.0f);
}

}  // namespace
}  // namespace jostle
