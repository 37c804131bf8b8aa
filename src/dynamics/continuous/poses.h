// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From what the solver moved to poses.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/noted_list.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// Stage: poses from what the solver moved, forces cleared. Bodies that are swept are noted, and keep their
/// poses. One whose velocity or pose is no number stays where it was before the step, and stops.
/// `swept` gets places in the awake set.
void update_poses(const StepContext& context, const Tables& tables, BodyArrays& awake, NotedList<int>& swept,
                  NotedList<BodyId>& frozen);

/// Whether what the solver made of a body is a number.
[[nodiscard]] bool is_usable(const BodySim& sim, const BodyState& state);
/// A swept body that met nothing comes to the pose that the solver gave it.
void finish_pose(BodySim& sim, BodyState& state);
/// The motion of this step is over. Until then bullets and sensors may ask where the body came from.
inline void forget_motion(BodyState& state) {
    state.delta_position = {};
    state.delta_rotation = {};
}
/// A body comes to this pose, or to the edge of the world.
void bring_to(BodySim& sim, BodyState& state, const Transform& pose);
/// The same of a swept body: its step is over.
void place_at(BodySim& sim, BodyState& state, const Transform& pose);

}  // namespace jostle
