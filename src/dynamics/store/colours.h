// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Colours of the constraint graph are given and taken; see graph.h for what they are. Given first-fit from
// the masks of the two bodies: a few instructions per constraint, however many there are.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle {

/// The first colour that neither body has, or the overflow bin; the idle bin where the solver moves neither.
[[nodiscard]] int find_colour(const Tables& tables, int body_a, int body_b);

/// Notes in a body's mask that one of its constraints has a colour, or has it no more. Does nothing for the
/// bins that are no colours, and for bodies that the solver does not move.
void mark_colour(Tables& tables, int bin, int body, bool taken);

}  // namespace jostle
