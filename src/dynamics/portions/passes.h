// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The passes over the constraints of a portion.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle {

/// Stages; see the table in step/step.cpp.
void warm_start(const SolverPass& pass);
void solve(const SolverPass& pass);
void relax(const SolverPass& pass);
void separate(const SolverPass& pass);

}  // namespace jostle
