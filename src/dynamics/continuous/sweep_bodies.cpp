// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies are swept in parallel: each against shapes that do not depend on others that are swept. Those that
// have to ask the user come after that, one by one.

#include "core/sort.h"
#include "dynamics/continuous/continuous.h"
#include "dynamics/continuous/follow_joints.h"
#include "dynamics/continuous/follower.h"
#include "dynamics/continuous/poses.h"
#include "dynamics/continuous/sweep_bullets.h"

namespace jostle {
namespace {

struct Swept {
    BodySim& sim;
    BodyState& state;
};
Swept at(BodyArrays& awake, const SweptBody& body) {
    const auto place = static_cast<std::size_t>(body.place);
    return {awake.sims[place], awake.states[place]};
}

/// Cost: where others than static bodies have to be looked for, all that is awake.
void set_reach(const Tables& tables, Sweeper& sweeper) {
    float kinematic = 0.0f, dynamic = 0.0f;
    const BodyArrays& awake = tables.bodies.awake();
    if (tables.sweeps.kinematic_boxes > 0 || tables.sweeps.ask_for_motion())
        for (std::size_t i = kFirstAwake; i < awake.sims.size(); ++i) {
            float& most = awake.sims[i].inv_mass == 0.0f ? kinematic : dynamic;
            most = max(most, reach_of(awake.sims[i], awake.states[i]));
        }
    // A kinematic body may carry a dynamic one along.
    sweeper.set_reach(kinematic, max(kinematic, dynamic));
}

void commit(BodyArrays& awake, const SweptBody& body, float dt) {
    const auto [sim, state] = at(awake, body);
    if (body.is_kinematic || body.path.is_whole()) {
        finish_pose(sim, state);
    } else {
        place_at(sim, state, body.end);
        sim.late = (1.0f - body.path.end_of(0)) * dt;
    }
    forget_motion(state);
}

}  // namespace

void sweep_bodies(const SolverPass& pass, const Tables& tables, NotedSet<BodyId>& pressed,
                  const SweepRoom& room) {
    const StepContext& context = pass.context;
    BodyArrays& awake = pass.awake;
    // ORDER: by body, as threads noted them in any.
    const auto id_at = [&](int place) { return awake.sims[static_cast<std::size_t>(place)].id; };
    detail::sort(room.places, [&](int one, int other) { return id_at(one) < id_at(other); });
    const std::span<SweptBody> swept = room.bodies;
    for (std::size_t i = 0; i < swept.size(); ++i) {
        SweptBody& body = swept[i] = {};
        body.place = room.places[i];
        const auto [sim, state] = at(awake, body);
        body.id = sim.id;
        body.is_kinematic = sim.inv_mass == 0.0f;
        body.path = Path(sweep_of(sim, state));
    }
    Sweeper sweeper(context, tables);
    set_reach(tables, sweeper);
    const Asker nobody;
    for_ranges(context.scheduler, static_cast<int>(swept.size()), 4, [&](int begin, int end) {
        for (int i = begin; i < end; ++i) {
            SweptBody& body = swept[static_cast<std::size_t>(i)];
            if (!body.is_kinematic) Follower(sweeper, tables, nobody, body).follow();
        }
    });
    const Asker user(context.callbacks, tables, room.answers);
    for (SweptBody& body : swept)
        if (body.must_ask) {
            const auto [sim, state] = at(awake, body);
            body.path = Path(sweep_of(sim, state));
            body.rests = false;
            Follower(sweeper, tables, user, body).follow();
        }
    if (tables.sweeps.bullets > 0) sweep_bullets(context, tables, sweeper, room);
    find_sensor_passes(context, tables, sweeper, user, swept, room.passes);
    for (const SweptBody& body : swept) commit(awake, body, context.dt);
    if (tables.sweeps.ask_for_motion())
        for (BodyState& state : awake.states) forget_motion(state);
    follow_joints(pass, tables, sweeper, swept);
    pressed.for_each([&](BodyId body) { pressed.settle(body); });
}

}  // namespace jostle
