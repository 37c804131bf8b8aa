// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which bodies and contacts a portion has, and where their rows lie.
#pragma once

#include "dynamics/rows/portion_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Room for the rows of the largest portion, per worker of the scheduler, or of all that is in the graph now.
/// Throws std::bad_alloc.
void reserve_rows(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                  const PortionPlan& plan, SolverRows& rows);

/// Of a portion.
struct PortionBodies {
    const std::uint32_t* places;  ///< in the awake set; null: all of it
    int count;
};
/// The colours of a portion, and how many rows they take. Where the plan has no portions, it is the world.
PortionBodies lay_out(const ConstraintGraph& graph, const BodyArrays& awake, const PortionPlan& plan,
                      int portion, PortionRows& rows);

}  // namespace jostle::detail
