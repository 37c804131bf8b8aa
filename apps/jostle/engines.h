// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines that can be raced: jostle, and the peers whose adapters are modules (modules.h).
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
