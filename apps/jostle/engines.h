// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines that can be raced: jostle, and the peers whose adapters lie in engines/ beside the program, in
// ../lib/jostle/engines (or ../lib/ARCHITECTURE/jostle/engines), or in the folders that JOSTLE_ENGINES names.
#pragma once

#include <jostle/scene/engine.h>

#include <memory>
#include <string>
#include <vector>

namespace jostle::app {

/// jostle first, then the peers that were found, by name.
[[nodiscard]] std::vector<std::string> available_engines();
/// Throws Failure, saying where it looked, where there is none of that name or it cannot be loaded. Modules
/// stay loaded until the process ends.
[[nodiscard]] std::unique_ptr<Engine> load_engine(const std::string& name);

}  // namespace jostle::app
