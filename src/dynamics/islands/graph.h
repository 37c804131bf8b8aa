// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room islands: which constraints are solved, and which islands sleep.
//
//     graph.h             contacts join and leave the coloured graph (store/graph.h); touches that begin
//                         merge islands
//     plan_sleep.h        islands that are slow for long enough fall asleep
//
// In: contacts that changed; sleep timers. Out: bins of the graph, sets of bodies. Invariant: changes are
// committed by id. Cost: contacts that changed, and bodies that are slow.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Stage: contacts that began to touch get a colour, those that ended lose it, those whose boxes parted go.
/// A touch that begins merges the islands of its bodies, and wakes a sleeping one; the contacts of bodies
/// that wake get their manifolds now.
void update_graph(const StepContext& context, Tables& tables);

}  // namespace jostle::detail
