// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step of a world, as stages on its tables.
#pragma once

#include <jostle/dynamics/profile.h>

#include "dynamics/store/context.h"

namespace jostle {

struct StepArguments {
    float dt = 0.0f;  ///< [s]
    int substeps = 0;
    TaskScheduler* scheduler = nullptr;
    std::uint32_t world = 0;  ///< the world's place in the registry, for the handles in events
    std::uint32_t world_generation = 0;
};

/// Moves the tables on. Cost: what is awake. Where memory runs out, it throws before the first velocity
/// changes: poses, velocities and events are those before the step, and the next step gives the bits of one
/// that never failed. An exception out of the scheduler leaves tables that are sound, in which some bodies
/// may have moved and some velocities have changed.
void step(Tables& tables, const StepArguments& arguments, Profile& profile);

}  // namespace jostle
