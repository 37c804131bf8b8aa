// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// When the user hears of touches within a step. A touch begins where the gap is small enough as the step
// begins, and then it is told before the contacts are solved; or where a contact pushes that was not as near,
// and then it is told after that, with the velocities that the bodies had before. Invariant: where a step
// fails, no touch has begun by an impulse, and the next attempt tells all others again. Cost: touches that
// began or ended, and contacts with a wider gap.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Stage: callbacks are told of the touches that ended, then of those that began. ORDER: as they are listed.
void tell_touches(const StepContext& context, const Tables& tables);

/// A contact that has points and does not touch, and how its shapes move before it pushes.
struct Nearing {
    ContactId contact;
    TouchMotion motion;
};
/// Those that may push in this step, with room for their touches. Throws std::bad_alloc, and has changed
/// nothing that is read. ORDER: by contact.
void take_nearing(Tables& tables, std::pmr::vector<Nearing>& found);

/// Stage: those that pushed have begun to touch; there is room for all. Returns how many.
int begin_impacts(Tables& tables, std::span<const Nearing> nearing) noexcept;

}  // namespace jostle::detail
