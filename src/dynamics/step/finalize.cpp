// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From the solver's deltas to poses and boxes.
#include "dynamics/step/finalize.h"

#include "dynamics/solve/solve.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/slow.h"

namespace jostle {
namespace {

constexpr int kBodiesPerTask = 256;

bool is_usable(const BodySim& sim, const BodyState& state) {
    return state.is_broken == 0.0f && is_finite(state.velocity) && is_finite(state.angular) &&
           is_finite(state.delta_rotation) && is_finite(sim.center + state.delta_position);
}

/// False: the body's velocity or pose is no number. It stays where it was before the step, and stops.
/// Nothing inside a step may throw, and a NaN would spread to all that it touches.
bool update_pose(BodySim& sim, BodyState& state) {
    const bool usable = is_usable(sim, state);
    if (!usable) state = {};
    sim.center += state.delta_position;
    sim.transform.q = renormalize(compose(state.delta_rotation, sim.transform.q));
    sim.transform.p = sim.center - rotate(sim.transform.q, sim.local_center);
    state.delta_position = {};
    state.delta_rotation = {};
    sim.force = {};
    sim.torque = 0.0f;
    return usable;
}

/// A body that would leave the world is stopped at its edge: beyond it no float is fine enough for the slop.
void keep_inside(BodySim& sim, BodyState& state) {
    const Vec2 limit{kMaxCoordinate, kMaxCoordinate};
    const Vec2 inside = clamp(sim.transform.p, -limit, limit);
    if (inside == sim.transform.p) return;
    sim.transform.p = inside;
    sim.center = apply(sim.transform, sim.local_center);
    state.velocity = {};
}

}  // namespace

void finalize_bodies(const StepContext& context, const ShapeTable& shapes, BodyArrays& awake,
                     BroadPhase<2>& boxes, FrozenBodies& frozen) {
    const SpeedLimit limit = limit_of(context);
    for_awake(context, awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            BodySim& sim = awake.sims[i];
            BodyState& state = awake.states[i];
            // Relaxing and restitution came after the last time that this was looked at.
            if (sim.inv_mass > 0.0f) keep(limit, state);
            if (!update_pose(sim, state)) frozen.note(sim.id);
            keep_inside(sim, state);
            BodyRecord& body = awake.records[i];
            if (body.ground_changed) body.ground_changed = false;
            sim.slow_time = is_slow(body, sim, state, context.settings.sleep_threshold)
                                ? min(sim.slow_time + context.dt, kTimeToSleep)
                                : 0.0f;
            for (ShapeId id = body.first_shape; id != kNone; id = shapes[id].next)
                boxes.buffer_move(shapes[id].proxy, pair_box(shapes[id], sim.transform, context.settings));
        }
    });
}

}  // namespace jostle
