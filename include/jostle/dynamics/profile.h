// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The time that each stage of a step took. The stages are those of the table in src/dynamics/step/step.cpp.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

/// A row of the stage table.
struct StageInfo {
    const char* name;   ///< as in the profile and in `jostle run --json`
    const char* over;   ///< the items it runs over: "movers", "contacts", "bodies", ...
    const char* often;  ///< "step" or "substep"
    const char* about;  ///< one sentence
};

inline constexpr int kMaxStages = 24;

/// The stages in the order in which they run.
[[nodiscard]] std::span<const StageInfo> stages() noexcept;

/// Of the last step.
struct Profile {
    std::int64_t stage[kMaxStages] =
        {};                 ///< [ns] of each stage, over all sub-steps; 0: the step was not timed
    std::int64_t step = 0;  ///< [ns] of the whole; 0 likewise
    int swept_bodies = 0;   ///< [1] bodies that continuous collision had to follow
    /// [1] How often the matrices of groups of joints were factored, and how often they were solved, in the
    /// whole step; a solution for a part of a group counts as one. 0 in worlds with iterated joints. A
    /// factorization costs some 500 instructions per joint of the group, a solution some 200.
    int joint_factorizations = 0;
    int joint_solutions = 0;
};

}  // namespace jostle
JOSTLE_API_END
