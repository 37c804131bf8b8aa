// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows are laid out anew for each step, and their impulses taken back after it.
#pragma once

#include "dynamics/solve/solver_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// Room for the rows of the largest portion, per worker of the scheduler, or of all that is in the graph now.
/// Throws std::bad_alloc.
void reserve_rows(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                  const PortionPlan& plan, SolverRows& rows);
/// Stage: the active colours of a portion and its rows, for which there is room. Where the plan has no
/// portions, `portion` is 0, and it is the world. Of the graph it writes the joints' step data, and of the
/// bodies whether they hold up a heavy one (BodySim::next_heavy).
void prepare(const StepContext& context, BodyTable& bodies, ConstraintGraph& graph, const PortionPlan& plan,
             int portion, PortionRows& rows);

/// Stage: impulses from the rows back to the contacts, and how fast their points met.
void store_impulses(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                    const PortionRows& rows);

}  // namespace jostle
