// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines that can be raced: jostle's own, and the peers' whose adapters are modules (modules.h), which
// stay loaded until the process ends.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "race/crowd_engine.h"
#include "race/engine.h"
#include "race/mesh_engine.h"
#include "race/query_engine.h"
#include "race/spatial_engine.h"

namespace jostle::race {

/// Of scenes: jostle first, then the peers that were found, by name.
[[nodiscard]] std::vector<std::string> available_engines();
/// Throws std::runtime_error, saying where it looked, where there is none of that name or it cannot be
/// loaded.
[[nodiscard]] std::unique_ptr<Engine> load_engine(const std::string& name);

/// Of spatial trees: jostle first, then the peers by name; all that are found, or those of `names`. Throws
/// std::runtime_error where one of these is not there or cannot be loaded.
[[nodiscard]] SpatialEngines load_spatial_engines(const std::vector<std::string>& names = {});
/// Of meshes, likewise.
[[nodiscard]] MeshEngines load_mesh_engines(const std::vector<std::string>& names = {});
/// Of worlds that are asked, likewise.
[[nodiscard]] QueryEngines load_query_engines(const std::vector<std::string>& names = {});
/// Of crowds, likewise.
[[nodiscard]] CrowdEngines load_crowd_engines(const std::vector<std::string>& names = {});

}  // namespace jostle::race
