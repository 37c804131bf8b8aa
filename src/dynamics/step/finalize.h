// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The last stages of a step.
#pragma once

#include <span>

#include "dynamics/step/step.h"

namespace jostle {

/// Stage: sleep timers; boxes that left their margin are buffered in the broad phase.
void finalize_bodies(const StepContext& context, const ShapeTable& shapes, BodyArrays& awake,
                     BroadPhase<2>& boxes);
/// Room for write_events(). Throws std::bad_alloc, and has changed nothing that is read.
void reserve_events(const Tables& tables, StepEvents& events);
/// Stage: what the user reads after a step. Needs no memory. `frozen` are bodies in any order.
void write_events(const Tables& tables, const WorldPlace& world, std::span<BodyId> frozen,
                  StepEvents& events);
/// The user was told which bodies have fallen asleep and woken.
void settle_sleep(Tables& tables) noexcept;

}  // namespace jostle
