// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The stages in which bodies move.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle {

/// Stages; see the table in step/step.cpp.
void integrate_velocities(const SolverPass& pass);
void integrate_positions(const SolverPass& pass);
void synchronise(const SolverPass& pass);

/// Fills the rows of the `count` bodies at `places`, or, where that is null, of all awake ones; part of
/// `prepare`.
void prepare_bodies(const StepContext& context, BodyArrays& awake, const std::uint32_t* places, int count,
                    const PortionRows& rows);

}  // namespace jostle
