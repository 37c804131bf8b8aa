// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room direct: joints that hang together, solved at once as a group, and the contacts of their bodies.
//
//     plan_joints.h       which joints form groups, and the order of elimination (store/joint_plan.h)
//     group_rows.h        joints, bodies and contacts of groups during a step
//     matrix.h            fills and factors the matrix of a group; the regularisation R (matrix_kernels.h)
//     solution.h          the solution for right sides, and how velocities change by it; the arithmetic is in
//                         solution_kernels.cpp
//     responses.h         the response of a body to an impulse, with all that hangs on it
//     active_set.h        which limits and motors hold, by block pivoting; rounding left out of errors
//     group_solve.h       a pass over a group: torn groups come back slowly (find_back in
//                         solution_kernels.cpp) and stay awake (keep_awake)
//     direct.cpp          warm start of saturated motors and servos (begin_direct), balanced groups
//                         (balance_direct)
//     added_inertia.h     geometric stiffness as added inertia, and the energy that it would win
//     spin_brakes.h       bodies on joints that turn too fast
//     group_contacts.h    which contacts a group has
//     jointed_contact.h   a contact as one more constraint beside the joints: its mobility with all that
//                         hangs on it
//     ground_blows.h      the ground stops a body that comes fast with its whole group
//     damped_touches.h    contacts with the ground that bear a load by joints are damped
//     meetings.h          contacts of groups with what moves are solved once more after their joints
//     loads.h             contacts by which a light body bears a heavy one are solved with both groups, those
//                         of groups that hang together at once (load_solve.cpp, load_law.h)
//     bounces.h           bounces with all that hangs on the bodies
//
// In: rigid rows of joints (joints/rigid_row.h), rows of contacts. Out: velocities, and impulses where joints
// and rows keep them; DirectRows live to the end of the step. Invariant: no bit of a group depends on joints
// elsewhere. Cost: per pass and group a substitution, and a factorisation while relaxing; each limit or motor
// that changes costs two more.
//
// The rigid, bounded and driven rows of joints that hang together, solved at once instead of one by one: so a
// chain is as stiff as one joint, however long it is and however heavy its load [Baraff1996]. With J the rows
// of a group, W the inverses of the masses, K = J W J^T and a small R, a pass changes the impulses L of the
// sub-step by
//
//     (K + R) dL = -(J v + bias)
//
// R is a little give, which decides between joints that cannot all hold, such as two hinges of one door. K +
// R is factored in double precision, once per sub-step: the poses at the end of one are those at the
// beginning of the next.
//
// The bias aims at no error at the end of the sub-step, the curved part of the motion included; relaxing then
// takes velocities to where they belong at the new poses. Both together are a step of RATTLE [Andersen1983]:
// it keeps energy, where velocities that are held to the old directions alone lose a share of (w h)^2.
//
// Limits, ropes and ratchets are rows with bounds: such a row pushes away from its bound or does nothing.
// A motor is a row that aims at a speed, until that takes more than it may give; a servo is one whose speed
// yields to its impulse (softness/springs.cpp), and relaxing leaves that as it is. Which of them hold is
// found by solving with those that held last, then with others, until none pulls, none is passed and none
// gives too much; the matrix is then factored again.
#pragma once

#include "dynamics/direct/group_rows.h"
#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Room for its matrix.
void reserve_direct(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                    const JointPlan& plan, DirectRows& rows);

/// After the joints are prepared: the matrix before the first sub-step.
void prepare_direct(const SolverPass& pass, const Tables& tables);
/// Before other impulses are applied again: the motion's curve is that of free bodies. Then servos, and
/// motors that give all they may, are applied again: contacts, which come before joints in a pass, hold
/// against them.
void begin_direct(const SolverPass& pass);
/// When all impulses have been applied again. The rigid rows and limits of a group that touches dynamic
/// bodies have none yet: they are solved against the others. Without this, a body under pressure (a pinned
/// box pushed by a ram, a lift pressed against its stop) would pass the full pressure on to its neighbours in
/// the first pass.
void balance_direct(const SolverPass& pass);
/// A pass over the joints in the plan, as solve_joints() is over the others. The matrix stays as it is with
/// bias, and is made anew without.
void solve_direct(const SolverPass& pass);
/// Impulses of rows go back to their joints: after the last sub-step, and before kernels of joints that have
/// something of their own, such as a servo beside a hinge.
void store_direct(const SolverPass& pass);
/// Impulses of rows are those of their joints, after such kernels.
void take_direct(const SolverPass& pass);
/// Once more in the same pass, of groups that contacts have pressed since (solve_meetings(), bear_loads()).
void solve_disturbed(const SolverPass& pass);

}  // namespace jostle::detail
