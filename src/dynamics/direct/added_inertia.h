// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints that turn the motion of a body that seems heavier than it is take that mass for real, and may win
// energy. Where they would win much, the body has the momentum that it really has, and so less speed: as in
// [Andrews2017] always. That loses energy for certain, and rings that spin fast would stop. Speeds are
// those against the group's centre of mass: the group may ride on something that moves.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle {

/// A body that joints pull apart turns back like a pendulum, and one between rods sways like a bead on a
/// string: the faster the harder they pull. Sub-steps can follow only so fast: against a harder pull it seems
/// to have more inertia, or mass [Andrews2017].
void stiffen(const Group& group, const DirectJoint& joint);
/// With the matrix filled, before the rows are solved. Cost: where no body seems heavier than it is, a flag.
void limit_added_energy(const Group& group);

}  // namespace jostle
