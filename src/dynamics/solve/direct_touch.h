// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts of bodies whose joints are solved directly. They are iterated, and know the masses of their own
// bodies alone: a foot that meets a stair would be stopped by itself, and torn off its leg. So where the
// ground meets a body that comes fast, it meets its whole group: by an impulse p the body gives way by
//
//     A p = W p - W J^T (K + R)^-1 J W p
//
// and the impulses of a contact's points are those that stop them by A, the joints holding. A blow is no load
// that lasts: the next sub-step does not begin with it. Slow points are left to the contact, and so are
// contacts with restitution, which know the speed with which they began.
//
// Contacts between bodies that move are solved before joints, and joints make those of a light limb close
// again. Those that then close too fast are solved once more, and after them the joints of their groups.
//
// One that bears a load by joints, as an arm on which its torso lies, is iterated, too: what it lacks arrives
// with its own body's small mass, pass by pass. With the push out of overlap that is a swing, which such
// contacts damp: they forget a greater share of their impulse in each sub-step, and sink in a little more.
#pragma once

#include "dynamics/solve/contact_kernels.h"
#include "dynamics/solve/direct_matrix.h"

namespace jostle {

/// Finds the contacts of groups. Cost: contacts of bodies with joints.
void note_touches(const SolverPass& pass);
/// Finds the contacts that bear a load by joints; with the matrix before the first sub-step. Cost: for each
/// contact of the group a solution of it per point; groups of more than 32 joints are left out for that.
void weigh_touches(const Group& group);
/// Damps them, one after the other: groups may share a row.
void damp_touches(const SolverPass& pass);
/// Stops the points that close too fast. Returns whether there was one. Cost: the group's contacts; and for
/// each that is struck four solutions of the group, as of all of its joints. A pass calls it up to four
/// times.
bool strike_ground(const Group& group);
/// Solves contacts between bodies that move once more, where joints make them close too fast, and marks their
/// groups. Returns whether there was one. Cost: all such contacts.
bool meet_others(const SolverPass& pass, const ContactKernelArguments& arguments, bool use_bias);

}  // namespace jostle
