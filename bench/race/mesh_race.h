// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines of meshes: one work on one set of poses or rays.
#pragma once

#include <vector>

#include "race/mesh_data.h"
#include "race/mesh_engine.h"
#include "race/turns.h"

namespace jostle::race {

struct MeshCase {
    MeshWork work = MeshWork::kFirstHit;
    PoseType poses = PoseType::kOverlapping;  ///< of a work that is done for poses
    int split = 0;                            ///< times that the surface is split
    int threads = 1;
    int triangles = 0;  ///< of the surface; rows have it
};

using MeshRow = RaceRow<MeshCase, MeshFound>;

/// The data of all cases on a surface.
class MeshRace {
  public:
    /// `poses` is for all three types together: half overlap, a quarter touch. Takes a moment.
    MeshRace(Surface surface, int poses);

    /// As take_turns().
    [[nodiscard]] std::vector<MeshRow> race(const MeshCase& what, const Engines<MeshEngine>& engines,
                                            int repeats);

  private:
    const Surface& split_surface(int times);

    std::vector<Surface> surfaces_;  // by how often they are split; empty: not needed so far
    std::vector<Transform3> poses_[kPoseTypeCount];
    std::vector<Ray3> rays_;
};

}  // namespace jostle::race
