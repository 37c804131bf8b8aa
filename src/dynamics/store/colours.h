// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Colours of the constraint graph are given and taken; see graph.h for what they are. Given first-fit from
// the masks of its bodies: a few instructions per constraint, however many there are.
#pragma once

#include <span>

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// The first colour that none of the bodies has, or the overflow bin; the idle bin where the solver moves
/// none.
[[nodiscard]] int find_colour(const Tables& tables, std::span<const BodyId> bodies);

/// Notes in the bodies' masks that one of their constraints has a colour, or has it no more. Does nothing for
/// the bins that are no colours, and for bodies that the solver does not move.
void mark_colour(Tables& tables, int bin, std::span<const BodyId> bodies, bool taken);

}  // namespace jostle::detail
