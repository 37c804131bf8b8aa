// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Embree 3: single rays against a triangle geometry of default build quality, without its robust mode, which
// is slower (jostle's rays are watertight); and its Morton builder (low quality), its fastest.
#include <string>

#include "embree_mesh.h"
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
    explicit Scene(const MeshInput& in) : in_(in), mesh_(in.vertices, in.triangles, in.threads) {
        if (in.work == MeshWork::kClosestRay) mesh_.build(RTC_BUILD_QUALITY_MEDIUM);
    }

    MeshFound run() override {
        if (in_.work == MeshWork::kBuild) {
            mesh_.build(RTC_BUILD_QUALITY_LOW);
            return {in_.triangles.size(), 0.0};
        }
        MeshFound found;
        for (const Ray3& ray : in_.rays) {
            const EmbreeHit hit = mesh_.closest(ray);
            if (hit.triangle < 0) continue;
            ++found.count;
            found.sum += static_cast<double>(hit.fraction);
        }
        return found;
    }

  private:
    MeshInput in_;
    EmbreeMesh mesh_;
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

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Embree;
}
