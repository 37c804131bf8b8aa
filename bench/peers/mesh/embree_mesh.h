// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh as Embree 3 has it, for the race and for the test that compares answers: one triangle geometry, and
// single rays. Triangles are read where they are, and must outlive it.
#pragma once

#include <embree3/rtcore.h>
#include <jostle/mesh/triangle_mesh.h>

#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace jostle::peers {

struct EmbreeHit {
    int triangle = -1;  ///< -1: none is met
    float fraction = 0.0f;
};

class EmbreeMesh {
  public:
    EmbreeMesh(std::span<const Vec3> vertices, std::span<const TriangleVertices> triangles, int threads)
        : triangles_(triangles) {
        device_ = rtcNewDevice(("threads=" + std::to_string(threads)).c_str());
        if (device_ == nullptr) throw std::runtime_error("Embree makes no device");
        // A buffer that is read in words of 16 bytes needs room behind its last vertex.
        vertices_.assign(vertices.begin(), vertices.end());
        vertices_.emplace_back();
    }
    EmbreeMesh(const EmbreeMesh&) = delete;
    EmbreeMesh& operator=(const EmbreeMesh&) = delete;
    ~EmbreeMesh() {
        release();
        rtcReleaseDevice(device_);
    }

    /// Anew, before the first ray.
    void build(RTCBuildQuality quality, RTCSceneFlags flags = RTC_SCENE_FLAG_NONE) {
        release();
        scene_ = rtcNewScene(device_);
        rtcSetSceneFlags(scene_, flags);
        rtcSetSceneBuildQuality(scene_, quality);
        const RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
        rtcSetGeometryBuildQuality(geometry, quality);
        rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, vertices_.data(),
                                   0, sizeof(Vec3), vertices_.size() - 1);
        rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, triangles_.data(), 0,
                                   sizeof(TriangleVertices), triangles_.size());
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(scene_, geometry);
        rtcReleaseGeometry(geometry);
        rtcCommitScene(scene_);
    }

    [[nodiscard]] EmbreeHit closest(const Ray3& ray) const {
        RTCRayHit query{};
        query.ray.org_x = ray.origin.x;
        query.ray.org_y = ray.origin.y;
        query.ray.org_z = ray.origin.z;
        query.ray.dir_x = ray.translation.x;
        query.ray.dir_y = ray.translation.y;
        query.ray.dir_z = ray.translation.z;
        query.ray.tfar = ray.max_fraction;
        query.ray.mask = 0xffffffffu;
        query.hit.geomID = RTC_INVALID_GEOMETRY_ID;
        RTCIntersectContext context;
        rtcInitIntersectContext(&context);
        rtcIntersect1(scene_, &context, &query);
        if (query.hit.geomID == RTC_INVALID_GEOMETRY_ID) return {};
        return {static_cast<int>(query.hit.primID), query.ray.tfar};
    }

  private:
    void release() {
        if (scene_ != nullptr) rtcReleaseScene(scene_);
        scene_ = nullptr;
    }

    std::vector<Vec3> vertices_;
    std::span<const TriangleVertices> triangles_;
    RTCDevice device_ = nullptr;
    RTCScene scene_ = nullptr;
};

}  // namespace jostle::peers
