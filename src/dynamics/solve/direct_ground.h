// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Blows of the ground on bodies whose joints are solved directly. Contacts are iterated, and know the masses
// of their own bodies alone: a foot that meets a stair would be stopped by itself, and torn off its leg. So
// what comes fast is met with all that hangs on it: by an impulse p the body gives way by
//
//     A p = W p - W J^T (K + R)^-1 J W p
//
// and the impulses of a contact's points are those that stop them by A, the joints holding. A blow is no load
// that lasts: the next sub-step does not begin with it. What comes slowly is left to the contact.
#pragma once

#include "dynamics/solve/direct_matrix.h"

namespace jostle {

/// Finds the contacts of groups with what the solver does not move. Cost: those contacts, and awake bodies.
void note_touches(const SolverPass& pass);
/// Stops the points that close too fast. Returns whether there was one.
bool strike_ground(const Group& group);

}  // namespace jostle
