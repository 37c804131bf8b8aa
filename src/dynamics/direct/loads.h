// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts by which a light body on joints bears a heavy one. The kernels know the light body's own mass: a
// load on a plank would get a plank's worth of impulse per pass, sink in, and swing. Each load is solved
// (load_solve.cpp) with all that hangs on the plank, points and friction together, after the joints of its
// groups. Contacts of other groups with a bridge, or with another structure without limits that hangs on
// static bodies, are loads, too. A light body that touches a static one bears no load: the body is held
// between the two. Nor does a body bear one of its own group: joints between the two hold nearly all.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// [1] The number of ReachedJoint that loads need at most, of so many contacts with what moves.
[[nodiscard]] int most_reached(const JointPlan& plan, int contacts);
/// Finds them; they are not met again (solve_meetings()). Groups of more than 256 joints have none, others at
/// most 4,096 / joints contacts of them: the heaviest. Cost: contacts of groups with what moves.
void note_loads(const SolverPass& pass);
/// Called after the impulses of contacts were applied again with the real masses: joints answer with the
/// added inertia, and would take back too little.
void weigh_loads(const SolverPass& pass);
/// In a pass, after its joints. Loads whose groups hang together by loads are solved together
/// (load_solve.cpp). Cost: for each load twice the joints that it reaches, and where the matrix is another
/// one than in the last pass half a substitution; for each group a substitution, and more where limits or
/// motors let go.
void bear_loads(const SolverPass& pass);

}  // namespace jostle::detail
