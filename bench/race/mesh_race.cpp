// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each engine's task is made once, untimed.
#include "race/mesh_race.h"

#include <string>
#include <utility>

namespace jostle::race {
namespace {

constexpr int kRays = 20'000;

struct MeshWorkload {
    using Engine = MeshEngine;
    using Task = std::unique_ptr<MeshTask>;
    using Case = MeshCase;
    using Findings = MeshFound;

    bool enter(Racer<MeshWorkload>& racer) const {
        racer.task = racer.engine->make(input);
        return racer.task != nullptr;
    }
    /// Its memory has grown by then.
    [[nodiscard]] int warm_ups() const { return 1; }
    double run(Racer<MeshWorkload>& racer) const {
        return time_of(what.threads, [&] { racer.found = racer.task->run(); });
    }
    [[nodiscard]] bool agrees(const MeshFound& first, const MeshFound& other) const {
        return agree(first, other);
    }
    [[nodiscard]] std::size_t parts() const {
        if (is_on_poses(what.work)) return input.poses.size();
        return what.work == MeshWork::kClosestRay ? input.rays.size() : 1;
    }
    [[nodiscard]] std::string title() const {
        return std::string(name_of(what.work)) +
               (is_on_poses(what.work) ? std::string(", ") + name_of(what.poses) : "");
    }

    MeshCase what;
    MeshInput input;
};

}  // namespace

MeshRace::MeshRace(Surface surface, int poses) {
    const TriangleMesh mesh(surface.vertices, surface.triangles);
    const int half = (poses + 1) / 2, quarter = (poses + 3) / 4;
    poses_[0] = make_poses(mesh, PoseType::kOverlapping, half);
    poses_[1] = make_poses(mesh, PoseType::kTouching, quarter);
    poses_[2] = make_poses(mesh, PoseType::kApart, quarter);
    rays_ = make_rays(mesh.bounds(), kRays);
    surfaces_.push_back(std::move(surface));
}

const Surface& MeshRace::split_surface(int times) {
    const auto at = static_cast<std::size_t>(times);
    if (surfaces_.size() <= at) surfaces_.resize(at + 1);
    if (surfaces_[at].triangles.empty()) surfaces_[at] = split(surfaces_[0], times);
    return surfaces_[at];
}

std::vector<MeshRow> MeshRace::race(const MeshCase& what, const Engines<MeshEngine>& engines, int repeats) {
    const Surface& surface = split_surface(what.split);
    const std::vector<Transform3>& poses = poses_[static_cast<int>(what.poses)];
    MeshWorkload work{what, {what.work, what.threads, surface.vertices, surface.triangles, poses, rays_}};
    work.what.triangles = static_cast<int>(surface.triangles.size());
    return take_turns(work, engines, repeats);
}

}  // namespace jostle::race
