// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The group of a body that was stopped follows it: see continuous/close_joints.h.
#pragma once

#include <span>

#include "dynamics/continuous/sweeper.h"
#include "dynamics/continuous/swept_bodies.h"
#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// After all bodies have their poses. One that follows does not jump over others either; where the user would
/// have to be asked, it stays. Cost: the groups of the bodies that were stopped.
void follow_joints(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper,
                   std::span<const SweptBody> swept);

}  // namespace jostle::detail
