// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bounces of bodies whose joints are solved directly. The kernels find a bounce by the masses of a contact's
// own two bodies (contacts/bounce_lanes.h), and joints come after it: of a light plank that is welded to the
// ground they would take back all that it got, and the ball that fell on it would stay there. So such a
// contact bounces here, by the same rules, with all that hangs on its bodies: an impulse p changes them by
//
//     W p - W J^T (K + R)^-1 J W p
//
// and the rest of both groups by the second term. Contacts follow each other: each sees what those before it
// have done. Limits, ropes and motors hold as far as the bounce lets them.
//
// Joints count the impulses of bounces apart from those that they find: a motor does not repeat a blow in the
// next sub-step.
//
// Joints may not hold as a pass begins: the ground had the last word, contacts begin with the impulses of the
// last sub-step, or the user has pushed a limb. The speeds that count are those that joints will leave.
#pragma once

#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Before contacts are solved in a pass. Cost: all contacts with restitution of bodies with joints; for each
/// that closes fast three solutions of its groups and half a pass over them, and as many again where other
/// rows have to hold. Contacts of groups of more than 256 joints are left to the kernels for that.
void bounce_direct(const SolverPass& pass);

}  // namespace jostle::detail
