// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which islands fall asleep in a step.
#pragma once

#include <optional>

#include "dynamics/store/context.h"
#include "dynamics/store/scratch.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// A body of each part of the world that falls asleep.
struct SleepPlan {
    std::optional<ScratchArray<BodyId>> seeds;
    int count = 0;
};

/// Stage: finds the bodies that were slow for kTimeToSleep, with all that they are linked to, and makes room
/// for them among those that sleep. An island of which only a part has been slow for so long sleeps in
/// part, if it has lost a link since it was one part. Where memory runs out, nothing has changed but the time
/// for which a body was slow that touches a kinematic body which is awake: it begins anew.
void plan_sleep(const StepContext& context, Tables& tables, SleepPlan& plan);
/// Stage: they fall asleep, each part as an island. Needs no memory.
void fall_asleep(Tables& tables, const SleepPlan& plan) noexcept;

}  // namespace jostle::detail
