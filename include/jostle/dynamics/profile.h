// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where the time of a step went. The stages are those of the one table in src/dynamics/step/step.cpp.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

/// A row of the stage table.
struct StageInfo {
    const char* name;   ///< as in the profile and in `jostle run --json`
    const char* over;   ///< what it runs over: "movers", "contacts", "bodies", "colours", ...
    const char* often;  ///< "step" or "substep"
    const char* about;  ///< one sentence
};

inline constexpr int kMaxStages = 24;

/// The stages in the order of their running.
[[nodiscard]] std::span<const StageInfo> stages() noexcept;

/// [ns] of the last step, by stage (all its sub-steps together) and whole.
struct Profile {
    std::int64_t stage[kMaxStages] = {};
    std::int64_t step = 0;
};

}  // namespace jostle
JOSTLE_API_END
