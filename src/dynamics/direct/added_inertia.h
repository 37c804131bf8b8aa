// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Added inertia: geometric stiffness that sub-steps cannot follow counts as more inertia, or mass
// (stiffen()). Added inertia inflates momentum, so redirecting a velocity can create energy. If the group's
// inflated kinetic energy exceeds kMostSeeming times the real one, velocities are scaled so that momentum is
// real (limit_added_energy()). [Andrews2017] always does so; here only beyond the bound, as scaling brakes a
// fast ring. Energies are measured against the group's centre of mass: the group may ride on something that
// moves.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// A body that joints pull apart turns back like a pendulum, and one between rods sways like a bead on a
/// string: the faster the harder they pull. Sub-steps can follow only so fast: against a harder pull it seems
/// to have more inertia, or mass [Andrews2017].
void stiffen(const Group& group, const PullBack& pulled, DirectBody& body);
/// With the matrix filled, before the rows are solved. Cost: where no body seems heavier than it is, a flag.
void limit_added_energy(const Group& group);

}  // namespace jostle::detail
