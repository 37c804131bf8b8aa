// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts by which a light body on joints bears a heavy one. The kernels know the light body's own mass: a
// load on a plank would get a plank's worth of impulse per pass, sink in, and swing. Each load is solved here
// with all that hangs on the plank, points and friction together, after the joints of its groups. Contacts of
// other groups with a bridge, or with another structure without limits that hangs on static bodies, are
// loads, too. A light body that touches a static one bears no load: the body is held between the two. Nor
// does a body of one group bear another of the same group: joints between the two hold nearly all.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// Finds them; they are not met again (solve_meetings()). Groups of more than 256 joints have none, others at
/// most 4,096 / joints contacts of them: the heaviest. Cost: contacts of groups with what moves.
void note_loads(const SolverPass& pass);
/// Called after the impulses of contacts were applied again with the real masses: joints answer with the
/// added inertia, and would take back too little.
void weigh_loads(const SolverPass& pass);
/// In a pass, after its joints. Cost: for each load a solution of its groups, as of all of their joints; and
/// half a solution once per sub-step, or in each pass where limits or motors are among them, which may have
/// to be found.
void bear_loads(const SolverPass& pass, bool use_bias);

}  // namespace jostle::detail
