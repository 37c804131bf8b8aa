// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts by which a light body on joints bears a heavy one. The kernels know the light body's own mass: a
// load on a plank would get a plank's worth of impulse per pass, sink in, and swing. Here each is solved with
// all that hangs on the plank, its points and its friction together, after the joints of its groups. So are
// contacts of other groups with a bridge, or another structure without limits that hangs on what does not
// move. A light body that touches what does not move bears none: it is held between that and its load.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle {

/// Finds them; they are not met again (solve_meetings()). Groups of more than 256 joints have none, others at
/// most 4,096 / joints contacts of them: the heaviest. Cost: contacts of groups with what moves.
void note_loads(const SolverPass& pass);
/// When contacts' impulses have been applied again, by the own masses: joints answer by those that bodies
/// seem to have, and would take back too little.
void weigh_loads(const SolverPass& pass);
/// In a pass, after its joints. Cost: for each load a solution of its groups, as of all of their joints;
/// three more once per step, or in each pass where limits or motors are among them, which may have to be
/// found.
void bear_loads(const SolverPass& pass, bool use_bias);

}  // namespace jostle
