// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's own meshes in the race, used as anybody would: public headers only. With several threads the
// poses, or the rays, are shared out among them.
#include <jostle/dynamics/scheduler.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>
#include <jostle/mesh/triangle_mesh.h>

#include <vector>

#include "measure/own_version.h"
#include "race/mesh_engine.h"

namespace jostle::race {
namespace {

std::unique_ptr<TaskScheduler> mesh_scheduler(int threads) {
    return threads > 1 ? make_default_scheduler(threads) : nullptr;
}

TriangleMesh mesh_of(const MeshInput& in) {
    return TriangleMesh(in.vertices, in.triangles);
}

/// The contexts of a thread.
struct Memory {
    MeshPairContext pairs;
    MeshDistanceContext distance;
};

class PoseTask final : public MeshTask {
  public:
    explicit PoseTask(const MeshInput& in)
        : in_(in),
          a_(mesh_of(in)),
          b_(mesh_of(in)),
          scheduler_(mesh_scheduler(in.threads)),
          memory_(static_cast<std::size_t>(scheduler_ != nullptr ? scheduler_->worker_count() : 1)),
          found_(in.poses.size()) {}

    MeshFound run() override {
        const auto count = static_cast<int>(in_.poses.size());
        const auto task = [](void* self, int begin, int end, int worker) {
            static_cast<PoseTask*>(self)->ask(begin, end, worker);
        };
        if (scheduler_ != nullptr) {
            scheduler_->parallel_for(count, 1, task, this);
        } else {
            task(this, 0, count, 0);
        }
        MeshFound all;
        for (const MeshFound& found : found_) {
            all.count += found.count;
            all.sum += found.sum;
        }
        return all;
    }

  private:
    void ask(int begin, int end, int worker) {
        Memory& memory = memory_[static_cast<std::size_t>(worker)];
        for (int i = begin; i < end; ++i) {
            const auto at = static_cast<std::size_t>(i);
            found_[at] = ask(memory, in_.poses[at]);
        }
    }
    MeshFound ask(Memory& memory, const Transform3& pose) const {
        MeshFound found;
        switch (in_.work) {
            case MeshWork::kFirstHit:
                found.count = overlap(memory.pairs, a_, {}, b_, pose) ? 1 : 0;
                break;
            case MeshWork::kAllPairs:
                contacts(memory.pairs, a_, {}, b_, pose, [&](MeshContact) { ++found.count; });
                break;
            default:
                found.sum = static_cast<double>(distance(memory.distance, a_, {}, b_, pose).distance);
                found.count = found.sum == 0.0 ? 1 : 0;
                break;
        }
        return found;
    }

    MeshInput in_;
    TriangleMesh a_, b_;
    std::unique_ptr<TaskScheduler> scheduler_;
    std::vector<Memory> memory_;
    std::vector<MeshFound> found_;  // per pose
};

class RayTask final : public MeshTask {
  public:
    explicit RayTask(const MeshInput& in)
        : in_(in), mesh_(mesh_of(in)), scheduler_(mesh_scheduler(in.threads)), hits_(in.rays.size()) {}

    MeshFound run() override {
        MeshFound found;
        const auto add = [&found](const MeshRayHit& hit) {
            found.count += hit.hit ? 1u : 0u;
            if (hit.hit) found.sum += static_cast<double>(hit.fraction);
        };
        if (scheduler_ != nullptr) {
            mesh_.ray_closest(in_.rays, hits_, scheduler_.get());
            for (const MeshRayHit& hit : hits_) add(hit);
        } else {
            for (const Ray3& ray : in_.rays) add(mesh_.ray_closest(ray));
        }
        return found;
    }

  private:
    MeshInput in_;
    TriangleMesh mesh_;
    std::unique_ptr<TaskScheduler> scheduler_;
    std::vector<MeshRayHit> hits_;
};

class BuildTask final : public MeshTask {
  public:
    explicit BuildTask(const MeshInput& in) : in_(in), scheduler_(mesh_scheduler(in.threads)) {}

    MeshFound run() override {
        TriangleMesh mesh;
        mesh.build(in_.vertices, in_.triangles, {.method = BuildMethod::kCurve}, scheduler_.get());
        return {static_cast<std::uint64_t>(mesh.triangle_count()), 0.0};
    }

  private:
    MeshInput in_;
    std::unique_ptr<TaskScheduler> scheduler_;
};

class JostleMeshes final : public MeshEngine {
  public:
    [[nodiscard]] std::string name() const override { return "jostle"; }
    [[nodiscard]] std::string version() const override { return measure::own_version(); }
    [[nodiscard]] std::string settings() const override {
        return "built by kBinned, in the work build by kCurve; a context per thread is kept";
    }
    [[nodiscard]] std::unique_ptr<MeshTask> make(const MeshInput& in) const override {
        if (in.work == MeshWork::kBuild) return std::make_unique<BuildTask>(in);
        if (in.work == MeshWork::kClosestRay) return std::make_unique<RayTask>(in);
        return std::make_unique<PoseTask>(in);
    }
};

}  // namespace

std::unique_ptr<MeshEngine> MeshEngine::own() {
    return std::make_unique<JostleMeshes>();
}

}  // namespace jostle::race
