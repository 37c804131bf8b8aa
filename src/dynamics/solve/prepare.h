// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows are laid out anew for each step, and their impulses taken back after it.
#pragma once

#include "dynamics/solve/solver_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// Room for the rows of all that is in the graph now. Throws std::bad_alloc.
void reserve_rows(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                  SolverRows& rows);
/// Stage: the active colours and their rows, for which there is room. Of the graph it writes the joints' step
/// data, and of the bodies who holds up a heavy one (BodySim::next_heavy).
void prepare(const StepContext& context, BodyTable& bodies, ConstraintGraph& graph, SolverRows& rows);

/// Stage: impulses from the rows back to the contacts, and how fast their points met; gives the rows back.
void store_impulses(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                    SolverRows& rows);

}  // namespace jostle
