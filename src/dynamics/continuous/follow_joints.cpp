// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/continuous/follow_joints.h"

#include <algorithm>

#include "dynamics/continuous/close_joints.h"
#include "dynamics/continuous/follower.h"
#include "dynamics/continuous/poses.h"

namespace jostle::detail {
namespace {

/// [1] How often those that follow may be stopped, too.
constexpr int kMostRounds = 10;

/// The part of its way that a body lost as it was stopped.
PoseError lost_by(const BodySim& sim, const Sweep& way, const Transform& end) {
    const Transform aim = pose_at(way, 1.0f);
    const float turn = abs(inverse_compose(end.q, aim.q).angle());
    return {length(way.c - apply(end, sim.local_center)) + turn * sim.extent, turn};
}

/// A body that follows its joints goes its way, past other bodies. Where it is stopped, it is held.
/// Returns whether it was.
bool follow(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper, int place) {
    BodySim& sim = pass.awake.sims[static_cast<std::size_t>(place)];
    BodyState& state = pass.awake.states[static_cast<std::size_t>(place)];
    if (!is_usable(sim, state)) {
        forget_motion(state);
        return false;
    }
    SweptBody body;
    body.id = sim.id;
    body.place = place;
    body.path = Path(sweep_of(sim, state));
    body.end = body.path.pose(1.0f);
    const Asker nobody;
    // Of a body that is switched off nothing stops the way.
    if (!sim.core_inset.is_infinite()) Follower(sweeper, tables, nobody, body).follow();
    forget_motion(state);
    if (body.must_ask) body.end = sim.transform;
    const bool is_stopped = body.must_ask || !body.path.is_whole();
    if (is_stopped) pin_body(pass, place, lost_by(sim, body.path.piece(0).sweep, body.end));
    bring_to(sim, state, body.end);
    return is_stopped;
}

/// The bodies of a group close their joints. Returns whether one of them was stopped, and has been held.
bool close(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper, int group) {
    const bool closes = close_group(pass, tables, group);
    bool is_stopped = false;
    for_group_bodies(pass, group, [&](int place) {
        BodyState& state = pass.awake.states[static_cast<std::size_t>(place)];
        if (!closes) forget_motion(state);
        if (state.delta_position == Vec2{} && state.delta_rotation == Rot{}) return;
        is_stopped = follow(pass, tables, sweeper, place) || is_stopped;
    });
    return is_stopped;
}

}  // namespace

void follow_joints(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper,
                   std::span<const SweptBody> swept) {
    int first = pass.direct.count, last = 0;
    for (const SweptBody& body : swept) {
        if (body.is_kinematic || body.path.is_whole()) continue;
        const BodySim& sim = pass.awake.sims[static_cast<std::size_t>(body.place)];
        const int group = pin_body(pass, body.place, lost_by(sim, body.path.piece(0).sweep, body.end));
        if (group == kNone) continue;
        DirectGroup& state = (*pass.direct.groups)[group];
        // Joints that were torn before come back slowly: theirs is no gap of this step.
        if (state.is_torn) continue;
        state.is_parted = true;
        first = std::min(first, group);
        last = std::max(last, group + 1);
    }
    for (int group = first; group < last; ++group) {
        if (!(*pass.direct.groups)[group].is_parted) continue;
        for (int round = 0; round < kMostRounds && close(pass, tables, sweeper, group); ++round) {
        }
    }
}

}  // namespace jostle::detail
