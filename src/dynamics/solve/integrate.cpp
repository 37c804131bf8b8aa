// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move: velocities by forces, positions by velocities. Semi-implicit Euler, a sub-step at a time.
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {
constexpr int kBodiesPerTask = 512;
}

void integrate_velocities(StepContext& context) {
    BodyArrays& awake = context.tables.awake();
    const float h = context.h;
    const Vec2 gravity = context.settings.gravity;
    const float max_speed = context.settings.max_speed;
    const float max_angular = kMaxRotationPerStep / context.dt;
    for_ranges(context.scheduler, static_cast<int>(awake.sims.size()), kBodiesPerTask,
               [&](int begin, int end) {
                   for (int i = begin; i < end; ++i) {
                       const BodySim& sim = awake.sims[static_cast<std::size_t>(i)];
                       BodyState& state = awake.states[static_cast<std::size_t>(i)];
                       if (sim.inv_mass == 0.0f) continue;  // kinematic: as it was told
                       Vec2 v = state.velocity + h * (sim.gravity_scale * gravity + sim.inv_mass * sim.force);
                       float w = state.angular + h * (sim.inv_inertia * sim.torque);
                       v *= 1.0f / (1.0f + h * sim.linear_damping);
                       w *= 1.0f / (1.0f + h * sim.angular_damping);
                       const float speed_squared = length_squared(v);
                       if (speed_squared > max_speed * max_speed) v *= max_speed / sqrt(speed_squared);
                       state.velocity = v;
                       state.angular = clamp(w, -max_angular, max_angular);
                   }
               });
}

void integrate_positions(StepContext& context) {
    BodyArrays& awake = context.tables.awake();
    const float h = context.h;
    for_ranges(context.scheduler, static_cast<int>(awake.sims.size()), kBodiesPerTask,
               [&](int begin, int end) {
                   for (int i = begin; i < end; ++i) {
                       BodyState& state = awake.states[static_cast<std::size_t>(i)];
                       state.delta_position += h * state.velocity;
                       state.delta_rotation = integrate(state.delta_rotation, h * state.angular);
                   }
               });
}

}  // namespace jostle
