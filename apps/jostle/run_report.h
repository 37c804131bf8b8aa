// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The report that `jostle run` prints at the end: a page for people, or a row of the comparison with more
// keys.
#pragma once

#include <jostle/dynamics/world.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "measure/row.h"

namespace jostle::app {

/// How a run is to go.
struct Course {
    float dt = 0.0f;  ///< [s]
    int steps = 0;
    int substeps = 0;
};

/// The time of each step, and the stages' share of all steps but the first.
struct Timings {
    std::vector<std::int64_t> steps;      ///< [ns]
    std::int64_t stage[kMaxStages] = {};  ///< [ns]

    void add(const Profile& profile, std::int64_t whole);
    /// [ms] per step
    [[nodiscard]] double stage_mean(std::size_t i) const;
};

/// How the weight of all that moves is carried.
struct Support {
    /// The upward push of static bodies' contacts in the last step, over the weight; nothing without weight.
    std::optional<double> ratio;
    /// Joints between a static body and one that moves: these carry weight too, and are not in the ratio.
    int joints = 0;
};

struct RunReport {
    measure::Row row;
    Course course;
    bool iterated_joints = false;  ///< of the world
    Timings timings;
    WorldCounts counts;
    Support support;
    std::string poses;                  ///< the file of poses; empty: none
    std::vector<std::string> pictures;  ///< files
};

[[nodiscard]] std::string to_text(const RunReport& report);
[[nodiscard]] std::string to_json_text(const RunReport& report);

}  // namespace jostle::app
