// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The colours of contacts and joints in the constraint graph: numbers from 0, of which WorldCounts::colors
// are in use. Constraints of one colour share no body that the solver moves, and are solved side by side.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

/// Of a constraint that is not solved: a contact that does not touch, or is a sensor's; a joint between
/// bodies that cannot move.
inline constexpr int kNoColor = -1;
/// Of a constraint for which no colour was left. Those are solved one by one, before all others.
inline constexpr int kOverflowColor = 256;

}  // namespace jostle
JOSTLE_API_END
