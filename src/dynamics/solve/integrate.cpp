// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies move: velocities by forces, positions by velocities. Semi-implicit Euler, a sub-step at a time.
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {
constexpr int kBodiesPerTask = 512;
/// [rad] In a sub-step; above it the series of integrate() is too coarse.
constexpr float kSmallTurn = 0.5f;
}  // namespace

void slow_down(const SpeedLimit& limit, BodyState& state) noexcept {
    // The square of it is finite.
    constexpr float kMost = 1.0e18f;
    if (!(abs(state.velocity.x) >= 0.0f && abs(state.velocity.y) >= 0.0f && abs(state.angular) >= 0.0f)) {
        state.velocity = {};
        state.angular = 0.0f;
        state.is_broken = 1.0f;
        return;
    }
    state.velocity = clamp(state.velocity, Vec2{-kMost, -kMost}, Vec2{kMost, kMost});
    const float speed_squared = length_squared(state.velocity);
    if (speed_squared > limit.linear * limit.linear) state.velocity *= limit.linear / sqrt(speed_squared);
    state.angular = clamp(state.angular, -limit.angular, limit.angular);
}

void integrate_velocities(const StepContext& context, BodyArrays& awake) {
    const float h = context.h;
    const Vec2 gravity = context.settings.gravity;
    const SpeedLimit limit = limit_of(context);
    for_awake(context, awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const BodySim& sim = awake.sims[i];
            BodyState& state = awake.states[i];
            if (sim.inv_mass == 0.0f) continue;  // kinematic: as it was told
            state.velocity += h * (sim.gravity_scale * gravity + sim.inv_mass * sim.force);
            state.angular += h * (sim.inv_inertia * sim.torque);
            state.velocity *= 1.0f / (1.0f + h * sim.linear_damping);
            state.angular *= 1.0f / (1.0f + h * sim.angular_damping);
            if (sim.has_locked_axis()) stop_locked(sim.locks, state);
            keep(limit, state);
        }
    });
}

void integrate_positions(const StepContext& context, BodyArrays& awake) {
    const float h = context.h;
    const SpeedLimit limit = limit_of(context);
    for_awake(context, awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            BodyState& state = awake.states[i];
            // Constraints too may have made it too fast, for example a joint whose ends were metres apart.
            if (awake.sims[i].inv_mass > 0.0f) keep(limit, state);
            const float turn = h * state.angular;
            state.delta_position += h * state.velocity;
            state.delta_rotation = abs(turn) < kSmallTurn
                                       ? integrate(state.delta_rotation, turn)
                                       : renormalize(compose(Rot::from_angle(turn), state.delta_rotation));
        }
    });
}

}  // namespace jostle
