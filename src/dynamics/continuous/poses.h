// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From what the solver moved to poses.
#pragma once

#include "dynamics/continuous/swept_bodies.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// Bodies that a step froze, noted by many threads at once.
struct FrozenBodies {
    explicit FrozenBodies(std::span<BodyId> room) : ids(room) {}
    void note(BodyId body) {
        ids[static_cast<std::size_t>(count.fetch_add(1, std::memory_order_relaxed))] = body;
    }
    [[nodiscard]] std::span<BodyId> noted() const {
        return ids.first(static_cast<std::size_t>(count.load(std::memory_order_relaxed)));
    }
    std::span<BodyId> ids;
    std::atomic<int> count{0};
};

/// Stage: poses from what the solver moved, forces cleared. Bodies that are swept are noted, and keep their
/// poses. One whose velocity or pose is no number stays where it was before the step, and stops.
void update_poses(const StepContext& context, Tables& tables, NotedPlaces& swept, FrozenBodies& frozen);

/// A swept body that met nothing comes to the pose that the solver gave it.
void finish_pose(BodySim& sim, BodyState& state);
/// The motion of this step, which bullets of other bodies may have to know, is over.
inline void forget_motion(BodyState& state) {
    state.delta_position = {};
    state.delta_rotation = {};
}
/// A swept body comes to this pose.
void place_at(BodySim& sim, BodyState& state, const Transform& pose);

}  // namespace jostle
