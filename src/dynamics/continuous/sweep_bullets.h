// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

#include "dynamics/continuous/continuous.h"

namespace jostle::detail {

/// Bullets that are swept meet dynamic bodies, too; see sweep_bullets.cpp. All paths past static and
/// kinematic shapes are known.
void sweep_bullets(const StepContext& context, const Tables& tables, Sweeper& sweeper, const SweepRoom& room);

}  // namespace jostle::detail
