// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A row of the comparison: what one engine did on one scene. The keys of its JSON are the program's
// interface.
#pragma once

#include <jostle/scene/reference.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "measure/measure.h"

namespace jostle::measure {

/// [ms] per step, over all steps but the first.
struct StepTimes {
    double mean = 0.0;
    double median = 0.0;
    double p99 = 0.0;
    double max = 0.0;
};

/// Of the times of all steps [ns]; of the first too where it is the only one.
[[nodiscard]] StepTimes step_times(std::vector<std::int64_t> nanoseconds);
/// Each number's median over the repeats.
[[nodiscard]] StepTimes median_times(const std::vector<StepTimes>& repeats);

struct Row {
    std::string scene;
    std::string engine;
    std::string engine_version;
    std::string settings;
    int threads = 1;
    int steps = 0;
    bool finished = true;  ///< false: it was stopped after so many steps
    StepTimes times;
    std::optional<double> ratio;  ///< this mean over jostle's
    int bodies = 0;
    int awake_bodies = 0;
    int contacts = 0;
    int joints = 0;
    Quality quality;
    std::vector<std::string> approximated;
    std::uint64_t hash = 0;     ///< 0: the engine has none
    std::optional<bool> holds;  ///< for a scene that has limits: whether it keeps them
};

[[nodiscard]] nlohmann::ordered_json to_json(const Row& row);
/// As text for a stream; text that is not UTF-8 is mended.
[[nodiscard]] std::string dump(const nlohmann::ordered_json& json);
[[nodiscard]] std::string hash_text(std::uint64_t hash);

/// Of the row's scene, by its name; nullptr where it has none.
[[nodiscard]] const SceneLimits* limits_of(const Row& row);
/// Sets Row::holds where the scene has limits and the row is of all its steps.
void judge(Row& row);

}  // namespace jostle::measure
