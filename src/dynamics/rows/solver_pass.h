// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solver's stages: soft-constraint sub-steps [Catto2024] over the coloured graph. Each pass takes the
// active colours in order; within a colour no two constraints share a body that is written, so their order is
// free.
#pragma once

#include "dynamics/rows/portion_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

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
};

}  // namespace jostle
