// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each engine's task is made once, untimed, and run once before it counts, so that its memory has grown.
#include "race/mesh_race.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "race/timing.h"

namespace jostle::race {
namespace {

constexpr int kRays = 20'000;

struct Racer {
    const MeshEngine* engine = nullptr;
    std::unique_ptr<MeshTask> task;
    MeshFound found;
    std::vector<double> times;  // [ns] a repeat
};

bool agree(double a, double b) {
    return std::abs(a - b) <= kMeshTolerance * std::max(std::abs(a), std::abs(b));
}

std::string said_by(const Racer& racer) {
    return racer.engine->name() + " found " + std::to_string(racer.found.count) + " (sum " +
           std::to_string(racer.found.sum) + ")";
}

void require_agreement(const MeshCase& what, const std::vector<Racer>& racers) {
    for (const Racer& racer : racers) {
        const MeshFound& first = racers[0].found;
        if (agree(static_cast<double>(racer.found.count), static_cast<double>(first.count)) &&
            agree(racer.found.sum, first.sum))
            continue;
        throw std::runtime_error(std::string(name_of(what.work)) +
                                 (is_on_poses(what.work) ? std::string(", ") + name_of(what.poses) : "") +
                                 ": " + said_by(racers[0]) + ", " + said_by(racer));
    }
}

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

std::vector<MeshRow> MeshRace::race(const MeshCase& what, const MeshEngines& engines, int repeats) {
    const Surface& surface = split_surface(what.split);
    const std::vector<Transform3>& poses = poses_[static_cast<int>(what.poses)];
    const MeshInput input{what.work, what.threads, surface.vertices, surface.triangles, poses, rays_};
    std::vector<Racer> racers;
    for (const std::unique_ptr<MeshEngine>& engine : engines) {
        if (auto task = engine->make(input)) racers.push_back({engine.get(), std::move(task), {}, {}});
    }
    for (Racer& racer : racers) racer.found = racer.task->run();
    require_agreement(what, racers);
    for (int repeat = 0; repeat < repeats; ++repeat) {
        for (Racer& racer : racers) {
            const std::int64_t begin = now(what.threads);
            racer.found = racer.task->run();
            racer.times.push_back(static_cast<double>(now(what.threads) - begin));
        }
    }
    const std::size_t parts = is_on_poses(what.work)               ? poses.size()
                              : what.work == MeshWork::kClosestRay ? rays_.size()
                                                                   : 1;
    std::vector<MeshRow> rows;
    double ours = 0.0;
    for (const Racer& racer : racers) {
        MeshRow row{what,
                    static_cast<int>(surface.triangles.size()),
                    racer.engine->name(),
                    racer.engine->version(),
                    racer.engine->settings(),
                    median(racer.times) * 1.0e-3 / static_cast<double>(parts),
                    {},
                    racer.found};
        if (row.engine == "jostle") ours = row.us;
        if (ours > 0.0) row.ratio = row.us / ours;
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace jostle::race
