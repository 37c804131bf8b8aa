// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows of custom joints are the user's: asked for before the solver begins, one joint after the other.
#include "dynamics/joints/joint_types.h"
#include "dynamics/joints/joints.h"

namespace jostle::detail {

void ask_custom_joints(const StepContext& context, Tables& tables) {
    if (tables.custom_joints == 0) return;
    // ORDER: by id.
    for_live(tables.joints, [&](JointId id) {
        const JointRecord& record = tables.joints[id];
        // One that sleeps keeps the rows that its impulses are of.
        if (record.type != JointType::kCustom || record.is_asleep) return;
        const bool is_solved = lies_in(record) <= kOverflowBin;
        const CustomSet set = is_solved ? context.callbacks.custom_rows(id, context.h) : CustomSet{};
        // The callback may have made joints: arrays may have moved.
        custom_set(tables.joint_sim(id)) = set;
    });
}

}  // namespace jostle::detail
