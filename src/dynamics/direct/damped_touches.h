// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One that bears a load by joints, as an arm on which its torso lies, is iterated, too: what it lacks arrives
// with its own body's small mass, pass by pass. With the push out of overlap that is a swing, which such
// contacts damp: they forget a greater share of their impulse in each sub-step, and sink in a little more.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle {

/// Finds the contacts that bear a load by joints; with the matrix before the first sub-step. Cost: for each
/// contact of the group a solution of it per point; groups of more than 32 joints are left out for that.
void weigh_touches(const Group& group);
/// Damps them, one after the other: groups may share a row.
void damp_touches(const SolverPass& pass);

}  // namespace jostle
