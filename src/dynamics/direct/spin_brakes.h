// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies with joints that turn too fast are braked with all that hangs on them.
#pragma once

#include "dynamics/direct/matrix.h"

namespace jostle::detail {

/// Returns whether any body was braked, or let go. `taken` [J]: by brakes of this solution so far; they give
/// back no more.
bool brake_bodies(const Group& group, double most, double& taken);

}  // namespace jostle::detail
