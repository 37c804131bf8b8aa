// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The measures of the layer below under their short names, and how an engine's world is read for them.
#pragma once

#include "measure/measure.h"
#include "measure/row.h"
#include "race/engine.h"

namespace jostle::race {

using measure::all_finite;
using measure::BodyStates;
using measure::Measure;
using measure::Quality;
using measure::Row;
using measure::step_times;
using measure::StepTimes;

/// Everything of a world that a row needs.
[[nodiscard]] inline BodyStates states_of(const EngineWorld& world) {
    BodyStates states;
    world.poses(states.poses);
    world.velocities(states.linear, states.angular);
    world.masses(states.masses);
    return states;
}

}  // namespace jostle::race
