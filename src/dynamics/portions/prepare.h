// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows are laid out anew for each step, and their impulses taken back after it.
#pragma once

#include "dynamics/rows/portion_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Stage: the active colours of a portion and its rows, for which there is room (lay_out.h). Of the graph it
/// writes the joints' step data, and of the bodies whether they hold up a heavy one (BodySim::next_heavy).
void prepare(const StepContext& context, BodyTable& bodies, const ShapeTable& shapes, ConstraintGraph& graph,
             const PortionPlan& plan, int portion, PortionRows& rows);

/// Stage: impulses from the rows back to the contacts, and how fast their points met.
void store_impulses(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                    const PortionRows& rows);

}  // namespace jostle::detail
