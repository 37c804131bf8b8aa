// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle crowd`: agents that avoid each other, in numbers and pictures.
#pragma once

#include <string_view>
#include <vector>

#include "jostle/play_options.h"

namespace jostle::app {

/// Returns the exit status: 0, or that of a run that Ctrl-C ended.
[[nodiscard]] int crowd(const PlayOptions& options);

/// The files of scenes/crowd, which are in the program.
struct NamedCrowd {
    std::string_view name, text;
};
[[nodiscard]] const std::vector<NamedCrowd>& named_crowds();

}  // namespace jostle::app
