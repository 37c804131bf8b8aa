// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/continuous/follow_joints.h"

#include "dynamics/continuous/follower.h"
#include "dynamics/continuous/poses.h"
#include "dynamics/solve/direct_close.h"

namespace jostle {
namespace {

/// [1] How often those that follow may be stopped, too.
constexpr int kMostRounds = 3;

/// Returns whether it was stopped.
bool follow(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper, int place) {
    BodySim& sim = pass.awake.sims[static_cast<std::size_t>(place)];
    BodyState& state = pass.awake.states[static_cast<std::size_t>(place)];
    SweptBody body;
    body.id = sim.id;
    body.place = place;
    body.path = Path(sweep_of(sim, state));
    const Asker nobody;
    Follower(sweeper, tables, nobody, body).follow();
    forget_motion(state);
    if (body.must_ask) return true;
    sim.transform = body.end;
    sim.center = apply(sim.transform, sim.local_center);
    sim.slack = 0.0f;
    return !body.path.is_whole();
}

/// The bodies of a group close their joints. Returns whether one of them was stopped, and has been held.
bool close(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper, int group) {
    const bool closes = close_group(pass, tables.bodies, group);
    bool is_stopped = false;
    for_group_bodies(pass, group, [&](int place) {
        BodyState& state = pass.awake.states[static_cast<std::size_t>(place)];
        if (!closes) forget_motion(state);
        if (state.delta_position == Vec2{} && state.delta_rotation == Rot{}) return;
        if (!follow(pass, tables, sweeper, place)) return;
        is_stopped = true;
        hold_body(pass, place);
    });
    return is_stopped;
}

}  // namespace

void follow_joints(const SolverPass& pass, const Tables& tables, const Sweeper& sweeper,
                   std::span<const SweptBody> swept) {
    int first = pass.rows.direct_count, last = 0;
    for (const SweptBody& body : swept) {
        if (body.is_kinematic || body.path.is_whole()) continue;
        const int group = hold_body(pass, body.place);
        if (group == kNone) continue;
        (*pass.rows.direct_groups)[group].is_parted = true;
        first = std::min(first, group);
        last = std::max(last, group + 1);
    }
    for (int group = first; group < last; ++group) {
        if (!(*pass.rows.direct_groups)[group].is_parted) continue;
        for (int round = 0; round < kMostRounds && close(pass, tables, sweeper, group); ++round) {
        }
    }
}

}  // namespace jostle
