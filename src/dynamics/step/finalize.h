// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The last stages of a step.
#pragma once

#include "dynamics/store/context.h"

namespace jostle {

/// Stage: poses from what the solver moved, forces cleared, sleep timers; notes the shapes whose boxes left
/// their margin.
void finalize_bodies(StepContext& context);
/// Stage: gives those shapes new fat boxes.
void refit_boxes(StepContext& context);
/// Stage: the arrays that the user reads after a step.
void write_events(StepContext& context);

}  // namespace jostle
