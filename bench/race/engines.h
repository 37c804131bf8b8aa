// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines that can be raced: jostle's own, and the peers' whose adapters are modules (modules.h), which
// stay loaded until the process ends.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "race/engine.h"

namespace jostle::race {

/// Of scenes: jostle first, then the peers that were found, by name.
[[nodiscard]] std::vector<std::string> available_engines();
/// Of scenes. Throws as load_peers() does.
[[nodiscard]] std::unique_ptr<Engine> load_engine(const std::string& name);

/// The peers of a family that are found, by name, or those of `names`: "nanoflann" names all its versions,
/// "nanoflann_newest" one. Throws std::runtime_error, saying
/// where it looked, where one of these is not there or cannot be loaded.
[[nodiscard]] Engines<RacedEngine> load_peers(const Family& family, const std::vector<std::string>& names);

/// As load_peers(), of the family of Engine, after jostle's.
template <class Engine>
[[nodiscard]] Engines<Engine> load_engines(const std::vector<std::string>& names = {}) {
    Engines<Engine> engines;
    if (names.empty() || std::find(names.begin(), names.end(), "jostle") != names.end())
        engines.push_back(Engine::own());
    for (auto& peer : load_peers(Engine::kFamily, names))
        engines.emplace_back(static_cast<Engine*>(peer.release()));
    return engines;
}

}  // namespace jostle::race
