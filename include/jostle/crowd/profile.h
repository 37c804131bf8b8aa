// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The time that each stage of a crowd's step took.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// In the order in which they run (docs/crowd.md).
enum class CrowdStage : std::uint8_t { kTree, kNeighbors, kChoice, kAgreement, kMovement };
inline constexpr int kCrowdStages = 5;
inline constexpr const char* kCrowdStageNames[kCrowdStages] = {"tree", "neighbors", "choice", "agreement",
                                                               "movement"};

/// Of the last step of a crowd that is not empty.
struct CrowdProfile {
    std::int64_t stage[kCrowdStages] = {};  ///< [ns] by CrowdStage
};

}  // namespace jostle
JOSTLE_API_END
