// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts of one point whose normal or lever turns while bodies move: a disc that rolls, whose centre of
// mass is not its middle; a plank that rocks on a drum. Within a step contacts keep both, which lags by half
// a step on average: gravity then acts where the body was, and a body that rocks swings ever higher. So these
// contacts are placed anew in each sub-step but the first.
//
// Let a body's core point be that at which it is touched, less its rounding, and G go from A's to B's. Of a
// contact with a face the normal n turns with the face's body; of two points it is along G. The distance
// grows by n . G, and the point at which they touch is a rounding away from the core point that is no face's.
// A round shape on a segment of a chain is touched by the point of it, or of its neighbours, that is nearest:
// a ball in a bowl passes several of them in a step.
//
// A body repeats the change of its velocity that contacts made in the last sub-step (rows/body_row.h), along
// the normal that they had: it is turned as the normal is.
#pragma once

#include <span>

#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

/// Part of `prepare`: notes contacts of one point of bodies that may roll. `sims`: those of the row's first
/// lanes. `lanes`: bit i, lane i has such a contact. `turning`: the row's.
void fill_turning(const BodyTable& bodies, const ShapeTable& shapes, std::span<ContactSim* const> sims,
                  std::uint32_t lanes, TurningRow& turning, ContactRow& row);

/// Before the second and each later sub-step is solved: those contacts as bodies are now.
void place_turning(const SolverPass& pass);

}  // namespace jostle::detail
