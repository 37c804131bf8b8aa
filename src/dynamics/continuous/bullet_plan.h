// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

#include "dynamics/continuous/sweeper.h"

namespace jostle::detail {

/// A bullet that is swept, and the dynamic body that it meets next.
struct BulletPlan {
    int swept = 0;         ///< which of the swept bodies it is
    int impacts = 0;       ///< [1] so far
    float carried = 0.0f;  ///< [m] no point of it goes further as others carry it
    float from = 0.0f;     ///< [1] of the step: impacts up to there have had their consequence
    ImpactKey after;       ///< impacts up to this one were refused
    Impact next;

    int at = 0;              ///< place in the heap
    int heap = 0;            ///< at this place of the heap: which bullet
    int renewed_by = kNone;  ///< the body for whose impact it last looked again ...
    int renewed_for = 0;     ///< ... and which impact of that
};

}  // namespace jostle::detail
