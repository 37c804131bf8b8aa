// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Blows of the ground on bodies whose joints are solved directly. The kernels know the mass of the contact's
// own body alone: a foot that meets a stair would stop by itself, and tear off its leg. So a body that comes
// fast is stopped with its whole group: by an impulse p the body gives way by
//
//     A p = W p - W J^T (K + R)^-1 J W p
//
// and the impulses of a contact's points are those that stop them by A, the joints holding. A blow is no load
// that lasts: the next sub-step does not begin with it. Slow points are left to the contact, and so are
// contacts with restitution, which know the speed with which they began.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// Stops the points that close too fast. Returns whether there was one. Cost: the group's contacts; and for
/// each that is struck a solution of the group, as of all of its joints, and half a pass over them. A pass
/// calls it up to four times.
bool strike_ground(const Group& group);
/// Where the points of a group's contacts with the ground are, at the beginning of a pass: bodies do not move
/// within it.
void see_touches(const Group& group);

}  // namespace jostle::detail
