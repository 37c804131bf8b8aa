// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines of meshes: one work on one set of poses or rays, all engines in turn within each repeat.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "race/mesh_data.h"
#include "race/mesh_engine.h"

namespace jostle::race {

struct MeshCase {
    MeshWork work = MeshWork::kFirstHit;
    PoseType poses = PoseType::kOverlapping;  ///< of a work that is done for poses
    int split = 0;                            ///< times that the surface is split
    int threads = 1;
};

struct MeshRow {
    MeshCase of;
    int triangles = 0;
    std::string engine;
    std::string version;
    std::string settings;
    double us = 0.0;              ///< [us] per pose, per ray, or of a build; the median over the repeats
    std::optional<double> ratio;  ///< over jostle's time
    MeshFound found;
};

/// The data of all cases on a surface.
class MeshRace {
  public:
    /// `poses` is for all three types together: half overlap, a quarter touch. Takes a moment.
    MeshRace(Surface surface, int poses);

    /// One row for each engine that has the work. Throws std::runtime_error where two do not agree.
    [[nodiscard]] std::vector<MeshRow> race(const MeshCase& what, const MeshEngines& engines, int repeats);

  private:
    const Surface& split_surface(int times);

    std::vector<Surface> surfaces_;  // by how often they are split; empty: not needed so far
    std::vector<Transform3> poses_[kPoseTypeCount];
    std::vector<Ray3> rays_;
};

}  // namespace jostle::race
