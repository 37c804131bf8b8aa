// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench queries`: races queries of a world against other engines', and prints how long each took.
#pragma once

#include <string>
#include <vector>

namespace jostle::app {

struct QueryBenchOptions {
    std::vector<std::string> engines;  ///< empty: all that are found
    std::vector<std::string> works;    ///< empty: all
    int floors = 100;                  ///< [1] of 1,000 tiles and 100 bodies each
    int queries = 10'000;
    int repeat = 9;
    bool quiet = false;
    bool json = false;
};
void bench_queries(const QueryBenchOptions& options);
/// The names that `works` may have.
[[nodiscard]] std::vector<std::string> query_work_names();

}  // namespace jostle::app
