// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench crowd`: races crowds against other engines', by time, arrivals and overlaps.
#pragma once

#include <string>
#include <vector>

namespace jostle::app {

struct CrowdBenchOptions {
    std::vector<std::string> engines;            ///< empty: all that are found
    std::vector<std::string> works;              ///< empty: all
    std::vector<int> sizes = {10'000, 100'000};  ///< [1] agents of the work "uniform"
    std::vector<int> threads = {1};
    int steps = 45;           ///< of the work "uniform"
    int runs = 10;            ///< of a course, of engines that need noise
    int most_steps = 20'000;  ///< of a run of a course
    bool quiet = false;
    bool json = false;
};
void bench_crowd(const CrowdBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> crowd_work_names();

}  // namespace jostle::app
