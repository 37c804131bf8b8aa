// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench queries`: races queries of a world against other engines', and prints how long each took.
#pragma once

#include <string>
#include <vector>

#include "jostle/race_options.h"

namespace jostle::app {

struct QueryBenchOptions : RaceOptions {
    int floors = 100;  ///< [1] of 1,000 tiles and 100 bodies each
    int queries = 10'000;
};
void bench_queries(const QueryBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> query_work_names();

}  // namespace jostle::app
