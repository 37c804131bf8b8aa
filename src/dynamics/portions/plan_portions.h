// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Portions of a large world: islands that are solved together while their rows are in a core's cache
// (store/portion_plan.h). Invariant: no bit of a body depends on the plan.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Makes the plan (store/portion_plan.h), if the world has changed. May throw, and the next call makes it
/// anew. The plan is empty where no more portions than `workers` would stand beside the first. Cost:
/// nothing in a small world; the islands, where large ones have most of the bodies; else all awake bodies and
/// their contacts.
void plan_portions(Tables& tables, int workers);
/// Bodies have fallen asleep since: the plan serves this step, and the next one makes it anew. Needs no
/// memory, and no portion takes more rows than before. Cost: awake bodies and their contacts, where there are
/// portions.
void follow_sleep(Tables& tables) noexcept;

}  // namespace jostle::detail
