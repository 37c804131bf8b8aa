// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which joints form a group, and in which order the group is eliminated (store/joint_plan.h).
#pragma once

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Makes the plan, if joints have changed. May throw, and has then changed nothing. Cost: all joints.
void plan_joints(Tables& tables);

}  // namespace jostle::detail
