// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A contact with the ground that bears a load through joints (an arm under its torso) is iterated with its
// own body's small mass, so the impulse arrives over several passes. Together with the push out of overlap
// the body swings. Such contacts forget a greater share of their impulse per sub-step, and sink in a little
// more.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// Finds the contacts that bear a load by joints; with the matrix before the first sub-step. Cost: for each
/// contact of the group half a pass over its joints; groups of more than 32 joints are left out for that.
void weigh_touches(const Group& group);
/// Damps them, one after the other: groups may share a row.
void damp_touches(const SolverPass& pass);

}  // namespace jostle::detail
