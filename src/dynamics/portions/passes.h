// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room portions: a world, some islands at a time, from its plan to its impulses.
//
//     plan_portions.h     which islands form a portion (store/portion_plan.h)
//     lay_out.h           colours of a portion, and room for their rows
//     prepare.h           the stages `prepare` and `store_impulses`
//     passes.h            the stages `warm_start`, `solve`, `relax` and `separate`: colours in order;
//                         contacts between bodies that move, then groups of joints, then the ground, which
//                         has the last word
//
// In: the coloured graph (store/graph.h). Out: velocities of awake bodies, impulses of their constraints.
// Invariant: portions have no body in common that the solver writes, so no bit depends on the plan. Cost:
// constraints, per sub-step.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Stages; see the table in step/step.cpp.
void warm_start(const SolverPass& pass);
void solve(const SolverPass& pass);
void relax(const SolverPass& pass);
void separate(const SolverPass& pass);

}  // namespace jostle::detail
