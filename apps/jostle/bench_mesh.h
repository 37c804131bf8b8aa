// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench mesh`: races jostle's meshes against other libraries', and prints how long each took.
#pragma once

#include <string>
#include <vector>

#include "jostle/model_reader.h"
#include "jostle/race_options.h"

namespace jostle::app {

struct MeshBenchOptions : RaceOptions {
    std::string file;               ///< empty: a knot
    std::vector<int> splits{0, 2};  ///< how many times each triangle is split into four
    int poses = 200;
    ReadLimits limits;
};
void bench_mesh(const MeshBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> mesh_work_names();

}  // namespace jostle::app
