// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The options of a race of libraries.
#pragma once

#include <string>
#include <vector>

namespace jostle::app {

struct RaceOptions {
    std::vector<std::string> engines;  ///< empty: all that are found
    std::vector<std::string> works;    ///< empty: all
    std::vector<int> threads{1};
    int repeat = 3;
    bool quiet = false;
    bool json = false;
};

}  // namespace jostle::app
