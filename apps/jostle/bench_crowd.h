// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench crowd`: races crowds against other engines', by time, arrivals and overlaps.
#pragma once

#include <string>
#include <vector>

#include "jostle/race_options.h"

namespace jostle::app {

/// `repeat` is the number of runs of a course, of engines that need noise.
struct CrowdBenchOptions : RaceOptions {
    std::vector<int> sizes = {10'000, 100'000};  ///< [1] agents of the work "uniform"
    int steps = 45;                              ///< of the work "uniform"
    int most_steps = 20'000;                     ///< of a run of a course
};
void bench_crowd(const CrowdBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> crowd_work_names();

}  // namespace jostle::app
