// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle crowd`: agents that avoid each other, in numbers and pictures.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace jostle::app {

struct CrowdOptions {
    std::string scene;
    int steps = 0;    ///< 0: the scene's
    double dt = 0.0;  ///< [s] 0: the scene's
    int threads = 1;
    int frames = 0;
    std::string out = "out";
    std::string format = "png";
    std::string poses;  ///< the file for every agent's place; empty: none
    bool pictures = true;
    bool quiet = false;
    bool json = false;
};
/// Returns the exit status: 0, or that of a run that Ctrl-C ended.
[[nodiscard]] int crowd(const CrowdOptions& options);

/// The files of scenes/crowd, which are in the program.
struct NamedCrowd {
    std::string_view name, text;
};
[[nodiscard]] const std::vector<NamedCrowd>& named_crowds();

void add_crowd(CLI::App& program, int& status);

}  // namespace jostle::app
