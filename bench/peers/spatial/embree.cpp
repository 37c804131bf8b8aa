// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Embree 3's rtcCollide of a scene with itself: boxes as a geometry of the user's, built with low quality,
// which is its Morton builder and its fastest. It reports each pair twice, and each box with itself: the
// callback takes those where the first id is the smaller.
#include <embree3/rtcore.h>
#include <xmmintrin.h>

#include <atomic>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include "task.h"

namespace jostle::peers {
namespace {

/// [byte] As its memory monitor says; what it takes from the system itself is not malloc's.
std::atomic<std::int64_t> bytes_in_use{0};

bool on_memory(void*, ssize_t bytes, bool) {
    bytes_in_use += bytes;
    return true;
}

class Scene final : public SpatialTask {
  public:
    explicit Scene(const SpatialInput<3>& in) : in_(in) {
        const std::string threads = std::to_string(in.threads);
        device_ = rtcNewDevice(("threads=" + threads).c_str());
        if (device_ == nullptr) throw std::runtime_error("Embree makes no device");
        rtcSetDeviceMemoryMonitorFunction(device_, on_memory, nullptr);
    }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    ~Scene() override {
        if (scene_ != nullptr) rtcReleaseScene(scene_);
        rtcReleaseDevice(device_);
    }

    void prepare() override {
        fat_.reserve(in_.boxes.size());
        for (const Aabb3& box : in_.boxes) fat_.push_back(expand(box, in_.margin));
    }

    SpatialFound run() override {
        const std::int64_t before = bytes_in_use;
        build();
        bytes_ = static_cast<std::size_t>(bytes_in_use - before);
        if (in_.work == SpatialWork::kBvhBuild) return {fat_.size(), 0};
        rtcCollide(scene_, scene_, on_pairs, this);
        return found_;
    }

    [[nodiscard]] std::size_t own_bytes() const override { return bytes_; }

  private:
    void build() {
        scene_ = rtcNewScene(device_);
        rtcSetSceneBuildQuality(scene_, RTC_BUILD_QUALITY_LOW);
        const RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_USER);
        rtcSetGeometryBuildQuality(geometry, RTC_BUILD_QUALITY_LOW);
        rtcSetGeometryUserPrimitiveCount(geometry, static_cast<unsigned>(fat_.size()));
        rtcSetGeometryUserData(geometry, this);
        rtcSetGeometryBoundsFunction(geometry, on_bounds, nullptr);
        rtcCommitGeometry(geometry);
        rtcAttachGeometry(scene_, geometry);
        rtcReleaseGeometry(geometry);
        rtcCommitScene(scene_);
    }

    static void on_bounds(const RTCBoundsFunctionArguments* arguments) {
        const Scene& scene = *static_cast<const Scene*>(arguments->geometryUserPtr);
        const Aabb3& box = scene.fat_[arguments->primID];
        RTCBounds& bounds = *arguments->bounds_o;
        bounds.lower_x = box.lower.x;
        bounds.lower_y = box.lower.y;
        bounds.lower_z = box.lower.z;
        bounds.upper_x = box.upper.x;
        bounds.upper_y = box.upper.y;
        bounds.upper_z = box.upper.z;
    }

    static void on_pairs(void* context, RTCCollision* pairs, unsigned count) {
        Scene& scene = *static_cast<Scene*>(context);
        SpatialFound found;
        for (unsigned i = 0; i < count; ++i) {
            if (pairs[i].primID0 >= pairs[i].primID1) continue;
            ++found.count;
            found.sum += std::uint64_t{pairs[i].primID0} + pairs[i].primID1;
        }
        const std::lock_guard<std::mutex> lock(scene.mutex_);
        scene.found_.count += found.count;
        scene.found_.sum += found.sum;
    }

    SpatialInput<3> in_;
    RTCDevice device_ = nullptr;
    RTCScene scene_ = nullptr;
    std::vector<Aabb3> fat_;
    std::mutex mutex_;  // it calls back from each of its threads, with up to 16 pairs or so
    SpatialFound found_;
    std::size_t bytes_ = 0;
};

class Embree final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "embree"; }
    [[nodiscard]] std::string version() const override { return RTC_VERSION_STRING; }
    [[nodiscard]] std::string settings() const override {
        return "a geometry of the user's, low quality (Morton); bytes by its own monitor";
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>&) const override { return nullptr; }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>& in) const override {
        if (in.work != SpatialWork::kBvhBuild && in.work != SpatialWork::kBvhBuildAndSelfPairs)
            return nullptr;
        return std::make_unique<Scene>(in);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Embree;
}
