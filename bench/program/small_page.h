// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The race of small scenes as a part of docs/benchmarks.md, from one marker to the other, and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "race/small_race.h"

namespace jostle::app {

/// A case that was raced.
struct SmallRaced {
    race::SmallCase what;
    std::vector<race::SmallRow> rows;
};

/// Of the cases that count and have a ratio: its value, and their number. A case without a row of the variant
/// counts with its plain one.
struct SmallMean {
    double value = 0.0;
    int cases = 0;
};
[[nodiscard]] SmallMean mean_of(const std::vector<SmallRaced>& raced, race::SmallVariant variant);

/// `command`: as it was given; `machine`: date and processor.
[[nodiscard]] std::string small_page(const std::vector<SmallRaced>& raced, const std::string& command,
                                     const std::string& machine, int repeats);
[[nodiscard]] nlohmann::ordered_json to_json(const SmallRaced& raced);

}  // namespace jostle::app
