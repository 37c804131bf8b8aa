// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From what the solver moved to poses.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/noted_list.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Stage: poses from what the solver moved, forces cleared. Bodies that are swept are noted, and keep their
/// poses. One whose velocity or pose is no number stays where it was before the step, and stops.
/// `swept` gets places in the awake set.
void update_poses(const StepContext& context, const Tables& tables, BodyArrays& awake, NotedList<int>& swept,
                  NotedList<BodyId>& frozen);

/// Whether what the solver made of a body is a number.
[[nodiscard]] bool is_usable(const BodySim& sim, const BodyState& state);
/// A swept body that met nothing comes to the pose that the solver gave it.
void finish_pose(BodySim& sim, BodyState& state);
/// Whether the motion of bodies that are not swept has to be known until forget_motion(): to bullets and
/// sensors, and to callbacks that ask the world where shapes are.
[[nodiscard]] inline bool keeps_motion(const StepContext& context, const Tables& tables) {
    return tables.sweeps.ask_for_motion() || context.callbacks.is_asked_about_pairs();
}
/// The motion of this step is over.
inline void forget_motion(BodyState& state) {
    state.delta_position = {};
    state.delta_rotation = {};
}
/// A body comes to this pose, or to the edge of the world.
void bring_to(BodySim& sim, BodyState& state, const Transform& pose);
/// Gives a swept body its pose: its step is over.
void place_at(BodySim& sim, BodyState& state, const Transform& pose);

}  // namespace jostle::detail
