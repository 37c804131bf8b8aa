// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against the bunny, and against a ball, as Embree 3 meets them in its robust mode.
#include <embree3/rtcore.h>
#include <gtest/gtest.h>
#include <jostle/mesh/triangle_mesh.h>

#include <algorithm>
#include <cmath>

#include "mesh/meshes.h"
#include "support/real_data.h"

namespace jostle {
namespace {

class EmbreeScene {
  public:
    explicit EmbreeScene(const test::Soup& soup)
        : device_(rtcNewDevice("threads=1")), scene_(rtcNewScene(device_)) {
        rtcSetSceneFlags(scene_, RTC_SCENE_FLAG_ROBUST);
        RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
        auto* const vertices = static_cast<float*>(rtcSetNewGeometryBuffer(
            geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 3 * sizeof(float), soup.vertices.size()));
        for (std::size_t i = 0; i < soup.vertices.size(); ++i)
            for (int axis = 0; axis < 3; ++axis)
                vertices[3 * i + static_cast<std::size_t>(axis)] = soup.vertices[i][axis];
        auto* const corners = static_cast<std::int32_t*>(
            rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                                    sizeof(TriangleVertices), soup.triangles.size()));
        for (std::size_t i = 0; i < soup.triangles.size(); ++i)
            std::copy(soup.triangles[i].begin(), soup.triangles[i].end(), corners + 3 * i);
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(scene_, geometry);
        rtcReleaseGeometry(geometry);
        rtcCommitScene(scene_);
    }
    EmbreeScene(const EmbreeScene&) = delete;
    EmbreeScene& operator=(const EmbreeScene&) = delete;
    ~EmbreeScene() {
        rtcReleaseScene(scene_);
        rtcReleaseDevice(device_);
    }

    /// The triangle, or -1, and the fraction.
    [[nodiscard]] std::pair<int, float> closest(const Ray3& ray) const {
        RTCRayHit query{};
        query.ray.org_x = ray.origin.x;
        query.ray.org_y = ray.origin.y;
        query.ray.org_z = ray.origin.z;
        query.ray.dir_x = ray.translation.x;
        query.ray.dir_y = ray.translation.y;
        query.ray.dir_z = ray.translation.z;
        query.ray.tfar = ray.max_fraction;
        query.ray.mask = ~0u;
        query.hit.geomID = RTC_INVALID_GEOMETRY_ID;
        RTCIntersectContext context;
        rtcInitIntersectContext(&context);
        rtcIntersect1(scene_, &context, &query);
        if (query.hit.geomID == RTC_INVALID_GEOMETRY_ID) return {-1, 0.0f};
        return {static_cast<int>(query.hit.primID), query.ray.tfar};
    }

  private:
    RTCDevice device_;
    RTCScene scene_;
};

void expect_same(const test::Soup& soup, float reach) {
    const TriangleMesh mesh = soup.mesh();
    const EmbreeScene embree(soup);
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
