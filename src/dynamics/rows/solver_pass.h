// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room rows: the memory on which the solver works during a step, and nothing that computes.
//
//     contact_row.h       eight contacts side by side
//     body_row.h          eight bodies side by side. A body without joints repeats the change of its
//                         velocity by its contacts (carries_contact_change, before_contacts_x), instead of
//                         being warm-started contact by contact
//     turning_row.h       what contacts that roll need besides
//     portion_rows.h      the rows of a portion of the world, colour by colour, and their memory
//     solver_pass.h       all that a pass reads and writes
//
// In: room from the step's stack allocator. Out: nothing; the rows live from the stage `prepare` to
// `store_impulses`. Invariant: a lane without a contact or body names the null body, has no mass and changes
// nothing; the layout does not depend on the number of lanes that the processor has. Cost: none of its own.
//
// The solver uses sub-steps with soft constraints [Catto2024] over the coloured graph. Each pass takes the
// active colours in order; within a colour no two constraints share a body that is written, so their order is
// free.
#pragma once

#include "dynamics/rows/portion_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

struct DirectRows;

/// A pass over the constraints reads and writes the rows, the joints of the graph, and the states of the
/// awake bodies.
struct SolverPass {
    const StepContext& context;
    DirectRows& direct;           ///< the groups of joints
    const PortionRows& laid_out;  ///< the portion that the pass is over
    ConstraintGraph& graph;
    const JointPlan& plan;
    BodyArrays& awake;  ///< the null body, and after it the awake bodies
    int substep;        ///< [1] 0 is the step's first
    /// True while solving: constraints take back errors, and bodies are about to move. False while relaxing.
    bool use_bias = true;
};

}  // namespace jostle::detail
