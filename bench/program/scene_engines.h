// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The engines of scenes that a command line names.
#pragma once

#include <string>
#include <vector>

#include "race/engines.h"

namespace jostle::app {

/// All that are found where no name is given. Throws Failure, with a suggestion where a name is misspelt.
[[nodiscard]] race::Engines<race::Engine> scene_engines(const std::vector<std::string>& names);

}  // namespace jostle::app
