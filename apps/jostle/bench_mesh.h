// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench mesh`: races jostle's meshes against other libraries', and prints how long each took.
#pragma once

#include <string>
#include <vector>

#include "jostle/model_reader.h"

namespace jostle::app {

struct MeshBenchOptions {
    std::string file;                  ///< empty: a knot
    std::vector<std::string> engines;  ///< empty: all that are found
    std::vector<std::string> works;    ///< empty: all
    std::vector<int> splits{0, 2};     ///< how many times each triangle is split into four
    std::vector<int> threads{1};
    int poses = 200;
    int repeat = 3;
    ReadLimits limits;
    bool quiet = false;
    bool json = false;
};
void bench_mesh(const MeshBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> mesh_work_names();

}  // namespace jostle::app
