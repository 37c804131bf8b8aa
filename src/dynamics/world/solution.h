// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solver's numbers as a user sees them.
#pragma once

#include <jostle/dynamics/graph_color.h>

#include "dynamics/bodies/mobility.h"
#include "dynamics/step/to_force.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// [1/s] Of the sub-step that the stored impulses of a contact or a joint are for; 0 before the first step.
template <class Record>
[[nodiscard]] float inv_h_of(const Tables& tables, const Record& record) {
    return inverse_or_zero(record.is_asleep ? record.impulse_h : tables.impulse_h);
}

static_assert(kOverflowBin == kOverflowColor);

/// Of a constraint that lies in a bin, or will when it wakes.
[[nodiscard]] inline int color_of(int bin) {
    return bin <= kOverflowBin ? bin : kNoColor;
}

}  // namespace jostle::detail
