// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Embree 3: single rays against a triangle geometry of default build quality, without its robust mode, which
// is slower (jostle's rays are watertight); and its Morton builder (low quality), its fastest.
#include <embree3/rtcore.h>
#include <xmmintrin.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "race/mesh_engine.h"

namespace jostle::peers {
namespace {

using race::MeshEngine;
using race::MeshFound;
using race::MeshInput;
using race::MeshTask;
using race::MeshWork;

class Scene final : public MeshTask {
  public:
    explicit Scene(const MeshInput& in) : in_(in) {
        const std::string threads = std::to_string(in.threads);
        device_ = rtcNewDevice(("threads=" + threads).c_str());
        if (device_ == nullptr) throw std::runtime_error("Embree makes no device");
        // A buffer that is read in words of 16 bytes needs room behind its last vertex.
        vertices_.assign(in.vertices.begin(), in.vertices.end());
        vertices_.emplace_back();
        if (in.work == MeshWork::kClosestRay) build(RTC_BUILD_QUALITY_MEDIUM);
    }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    ~Scene() override {
        release();
        rtcReleaseDevice(device_);
    }

    MeshFound run() override {
        if (in_.work == MeshWork::kBuild) {
            build(RTC_BUILD_QUALITY_LOW);
            return {in_.triangles.size(), 0.0};
        }
        MeshFound found;
        for (const Ray3& ray : in_.rays) {
            const float fraction = closest(ray);
            if (fraction < 0.0f) continue;
            ++found.count;
            found.sum += static_cast<double>(fraction);
        }
        return found;
    }

  private:
    void release() {
        if (scene_ != nullptr) rtcReleaseScene(scene_);
        scene_ = nullptr;
    }
    void build(RTCBuildQuality quality) {
        release();
        scene_ = rtcNewScene(device_);
        rtcSetSceneBuildQuality(scene_, quality);
        const RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
        rtcSetGeometryBuildQuality(geometry, quality);
        rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, vertices_.data(),
                                   0, sizeof(Vec3), in_.vertices.size());
        rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, in_.triangles.data(),
                                   0, 3 * sizeof(std::int32_t), in_.triangles.size());
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(scene_, geometry);
        rtcReleaseGeometry(geometry);
        rtcCommitScene(scene_);
    }
    /// Less than 0: it meets none.
    [[nodiscard]] float closest(const Ray3& ray) const {
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
        return query.hit.geomID == RTC_INVALID_GEOMETRY_ID ? -1.0f : query.ray.tfar;
    }

    MeshInput in_;
    std::vector<Vec3> vertices_;
    RTCDevice device_ = nullptr;
    RTCScene scene_ = nullptr;
};

class Embree final : public MeshEngine {
  public:
    [[nodiscard]] std::string name() const override { return "embree"; }
    [[nodiscard]] std::string version() const override { return RTC_VERSION_STRING; }
    [[nodiscard]] std::string settings() const override {
        return "single rays, not in robust mode, default build quality; in the work build low quality "
               "(Morton)";
    }
    [[nodiscard]] std::unique_ptr<MeshTask> make(const MeshInput& in) const override {
        const bool rays = in.work == MeshWork::kClosestRay && in.threads == 1;
        return rays || in.work == MeshWork::kBuild ? std::make_unique<Scene>(in) : nullptr;
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::MeshEngine* jostle_mesh_engine() {
    return new jostle::peers::Embree;
}
