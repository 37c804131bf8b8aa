// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/group_rows.h"

namespace jostle::detail {

void DirectRow::renew(const RigidRow& now) {
    total = now.impulse;
    error = now.error;
    curve = now.curve;
    below = now.below;
    above = now.above;
    most = now.most;
    speed = now.speed;
    compliance = now.compliance;
    is_linear = false;
    drives = now.is_driven;
    if (drives) {
        if (state == RowState::kRigid) state = drive_state();
    } else if (!now.is_bounded) {
        state = RowState::kRigid;
    } else if (state == RowState::kRigid) {
        const float last = total.value();
        state = last > 0.0f && below < RigidRow::kUnbounded   ? RowState::kLow
                : last < 0.0f && above < RigidRow::kUnbounded ? RowState::kHigh
                                                              : RowState::kFree;
    }
}

}  // namespace jostle::detail
