// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step of a world, as stages on its tables.
#pragma once

#include "dynamics/store/context.h"

namespace jostle {

struct StepArguments {
    float dt = 0.0f;  ///< [s]
    int substeps = 0;
    TaskScheduler* scheduler = nullptr;
    std::uint32_t world = 0;  ///< the world's place in the registry, for the handles in events
    std::uint32_t world_generation = 0;
};

/// Moves the tables on. Cost: what is awake.
void step(Tables& tables, const StepSettings& settings, const StepArguments& arguments, Profile& profile);

}  // namespace jostle
