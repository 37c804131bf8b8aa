// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What there is for continuous collision to look for. Where there is none of it, nothing is looked for.
#pragma once

#include "dynamics/store/body.h"

namespace jostle {

/// [1] Of all live bodies, disabled ones included; and of boxes in the trees.
struct SweepCounts {
    int pushers = 0;          ///< kinematic bodies that push all that they would jump over
    int bullets = 0;          ///< dynamic bodies that are swept against others
    int kinematic_boxes = 0;  ///< boxes of kinematic bodies

    /// `by` is 1 or -1: it comes or goes.
    void count(const BodyRecord& body, int by) noexcept {
        if (!is_continuous(body)) return;
        pushers += body.type == BodyType::kKinematic ? by : 0;
        bullets += body.type == BodyType::kDynamic && body.bullet ? by : 0;
    }
};

}  // namespace jostle
