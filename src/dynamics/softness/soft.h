// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A soft constraint [Catto2011]: a spring-damper solved implicitly over one sub-step.
#pragma once

#include "dynamics/store/settings.h"

namespace jostle {

/// The stiffness of a spring of `hertz` and `damping_ratio` in a sub-step of h, as a soft constraint.
[[nodiscard]] Softness make_soft(float hertz, float damping_ratio, float h);

}  // namespace jostle
