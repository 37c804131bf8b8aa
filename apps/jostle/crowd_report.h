// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The report that `jostle crowd` prints at the end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jostle/crowd_play.h"

namespace jostle::app {

struct CrowdReport {
    std::string scene;
    float dt = 0.0f;  ///< [s]
    int planned = 0;  ///< steps
    int threads = 1;
    std::vector<CrowdTimes> times;  ///< of each step made
    int agents = 0, groups = 0, obstacles = 0, bodies = 0;
    int travellers = 0;            ///< agents that have a goal to reach
    std::vector<double> arrivals;  ///< [s] of those that have arrived
    CrowdMeasures measures;
    std::uint64_t hash = 0;
    std::vector<std::string> pictures;
    std::string poses;  ///< empty: none

    [[nodiscard]] bool finished() const { return static_cast<int>(times.size()) == planned; }
};

[[nodiscard]] std::string to_text(const CrowdReport& report);
[[nodiscard]] std::string to_json_text(const CrowdReport& report);

}  // namespace jostle::app
