// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// FCL's BVHModel of OBBRSS boxes in single precision, compiled from its headers for this machine: Debian's
// library has the double one alone, which is slower. What a request may leave out (contacts' places, nearest
// points) is left out. fcl::collide and fcl::distance would compile every pair of its shapes: here are the
// nodes to which they lead for two such models.
#include <fcl/config.h>
#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/narrowphase/detail/traversal/collision/mesh_collision_traversal_node.h>
#include <fcl/narrowphase/detail/traversal/collision_node.h>
#include <fcl/narrowphase/detail/traversal/distance/mesh_distance_traversal_node.h>

#include <algorithm>
#include <limits>
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
using Model = fcl::BVHModel<fcl::OBBRSS<float>>;

fcl::Vector3<float> theirs(const Vec3& v) {
    return {v.x, v.y, v.z};
}

fcl::Transform3<float> theirs(const Transform3& at) {
    fcl::Transform3<float> to = fcl::Transform3<float>::Identity();
    for (int i = 0; i < 3; ++i) to.linear().row(i) << at.q.cx[i], at.q.cy[i], at.q.cz[i];
    to.translation() = theirs(at.p);
    return to;
}

struct Mesh {
    std::vector<fcl::Vector3<float>> vertices;
    std::vector<fcl::Triangle> triangles;

    explicit Mesh(const MeshInput& in) {
        for (const Vec3& v : in.vertices) vertices.push_back(theirs(v));
        for (const auto& t : in.triangles) {
            const auto index = [&t](std::size_t i) { return static_cast<std::size_t>(t[i]); };
            triangles.emplace_back(index(0), index(1), index(2));
        }
    }
    [[nodiscard]] std::unique_ptr<Model> model() const {
        auto model = std::make_unique<Model>();
        model->beginModel(static_cast<int>(triangles.size()), static_cast<int>(vertices.size()));
        model->addSubModel(vertices, triangles);
        model->endModel();
        return model;
    }
};

class PoseTask final : public MeshTask {
  public:
    explicit PoseTask(const MeshInput& in) : in_(in), a_(Mesh(in).model()), b_(Mesh(in).model()) {
        for (const Transform3& pose : in.poses) poses_.push_back(theirs(pose));
    }

    MeshFound run() override {
        MeshFound found;
        for (const fcl::Transform3<float>& pose : poses_) {
            if (in_.work == MeshWork::kDistance) {
                const double distance = measure(pose);
                found.sum += distance;
                found.count += distance == 0.0 ? 1u : 0u;
            } else {
                found.count += count(pose);
            }
        }
        return found;
    }

  private:
    [[nodiscard]] double measure(const fcl::Transform3<float>& pose) const {
        const fcl::DistanceRequest<float> request;
        fcl::DistanceResult<float> result;
        fcl::detail::MeshDistanceTraversalNodeOBBRSS<float> node;
        initialize(node, *a_, fcl::Transform3<float>::Identity(), *b_, pose, request, result);
        fcl::detail::distance(&node);
        // Of two that overlap it may be less than 0.
        return std::max(0.0, static_cast<double>(result.min_distance));
    }
    [[nodiscard]] std::uint64_t count(const fcl::Transform3<float>& pose) const {
        const bool all = in_.work == MeshWork::kAllPairs;
        const fcl::CollisionRequest<float> request(all ? std::numeric_limits<int>::max() : 1, false);
        fcl::CollisionResult<float> result;
        fcl::detail::MeshCollisionTraversalNodeOBBRSS<float> node;
        initialize(node, *a_, fcl::Transform3<float>::Identity(), *b_, pose, request, result);
        fcl::detail::collide(&node);
        return result.numContacts();
    }

    MeshInput in_;
    std::unique_ptr<Model> a_, b_;
    std::vector<fcl::Transform3<float>, Eigen::aligned_allocator<fcl::Transform3<float>>> poses_;
};

class BuildTask final : public MeshTask {
  public:
    explicit BuildTask(const MeshInput& in) : mesh_(in) {}
    MeshFound run() override { return {static_cast<std::uint64_t>(mesh_.model()->num_tris), 0.0}; }

  private:
    Mesh mesh_;
};

class Fcl final : public MeshEngine {
  public:
    [[nodiscard]] std::string name() const override { return "fcl"; }
    [[nodiscard]] std::string version() const override { return FCL_VERSION; }
    [[nodiscard]] std::string settings() const override {
        return "BVHModel<OBBRSS<float>>, compiled for this machine; no nearest points, no contacts' places";
    }
    [[nodiscard]] std::unique_ptr<MeshTask> make(const MeshInput& in) const override {
        if (in.threads != 1 || in.work == MeshWork::kClosestRay) return nullptr;
        if (in.work == MeshWork::kBuild) return std::make_unique<BuildTask>(in);
        return std::make_unique<PoseTask>(in);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Fcl;
}
