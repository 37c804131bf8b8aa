// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The numbers of a step, worked out once before its stages. Cost: constant.
#pragma once

#include "dynamics/step/step.h"

namespace jostle::detail {

/// Of impulses that were stored for the last sub-step, in one of `h` [s].
[[nodiscard]] WarmShare warm_share_at(const Tables& tables, float h);

[[nodiscard]] StepContext context_of(Tables& tables, const StepArguments& arguments);

}  // namespace jostle::detail
