// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sensors through which a shape passed in one step, which no contact notices.
#pragma once

#include <memory_resource>
#include <span>
#include <vector>

#include "dynamics/continuous/follower.h"
#include "dynamics/continuous/sweeper.h"
#include "dynamics/continuous/swept_bodies.h"

namespace jostle::detail {

struct SensorPass {
    ShapeId sensor;
    ShapeId visitor;
    float fraction = 0.0f;  ///< [1] of the step, when it entered
    bool must_ask = false;  ///< whether the user lets the sensor notice it
};
using SensorPasses = std::pmr::vector<SensorPass>;

/// Finds them for the bodies that were swept, whose paths are known. ORDER: by sensor, then visitor. How many
/// there are is known only after bodies have moved: where there is no memory for more, those are left out.
void find_sensor_passes(const StepContext& context, const Tables& tables, const Sweeper& sweeper,
                        const Asker& user, std::span<const SweptBody> swept, SensorPasses& passes);

}  // namespace jostle::detail
