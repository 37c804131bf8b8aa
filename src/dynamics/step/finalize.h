// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The last stages of a step.
#pragma once

#include <span>

#include "dynamics/continuous/swept_bodies.h"
#include "dynamics/step/step.h"

namespace jostle::detail {

/// Stage: sleep timers; boxes that left their margin are buffered in the broad phase.
void finalize_bodies(const StepContext& context, const ShapeTable& shapes, BodyArrays& awake,
                     BroadPhase<2>& boxes);
/// Room for write_events(). Throws std::bad_alloc, and has changed nothing that is read.
void reserve_events(const Tables& tables, StepEvents& events);
/// Notes of stages for the user.
struct StepNotes {
    std::span<BodyId> frozen;  ///< in any order
    std::span<const SweptBody> swept;
    float h = 0.0f;   ///< [s] of the sub-step that the stored impulses are for
    int impacts = 0;  ///< [1] touches that began by an impulse
};
/// Stage: what the user reads after a step. Needs no memory.
void write_events(const Tables& tables, const WorldPlace& world, const StepNotes& notes, StepEvents& events);
/// The user was told which bodies have fallen asleep and woken.
void settle_sleep(Tables& tables) noexcept;

}  // namespace jostle::detail
