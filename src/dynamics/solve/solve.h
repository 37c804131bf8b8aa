// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solver's stages: soft-constraint sub-steps [Catto2024] over the coloured graph. Each pass takes the
// active colours in order; within a colour no two constraints share a body that is written, so their order is
// free.
#pragma once

#include "dynamics/store/context.h"

namespace jostle {

/// The stiffness of a spring of `hertz` and `damping_ratio` in a sub-step of h, as a soft constraint.
[[nodiscard]] Softness make_soft(float hertz, float damping_ratio, float h);

/// No dynamic body moves or turns faster than this, whatever pushed it.
struct SpeedLimit {
    float linear;   ///< [m/s]
    float angular;  ///< [rad/s]
};

[[nodiscard]] JOSTLE_INLINE SpeedLimit limit_of(const StepContext& context) {
    return {context.settings.max_speed, kMaxRotationPerStep / context.dt};
}

JOSTLE_INLINE void keep(const SpeedLimit& limit, BodyState& state) {
    const float speed_squared = length_squared(state.velocity);
    if (speed_squared > limit.linear * limit.linear) state.velocity *= limit.linear / sqrt(speed_squared);
    state.angular = clamp(state.angular, -limit.angular, limit.angular);
}

/// Stage functions; see the table in step/step.cpp.
void integrate_velocities(StepContext& context);
void warm_start(StepContext& context);
void solve(StepContext& context);
void integrate_positions(StepContext& context);
void relax(StepContext& context);
void restitution(StepContext& context);

/// Fills the joints' step data; part of `prepare`.
void prepare_joints(StepContext& context, int bin);
void warm_start_joints(StepContext& context, int bin);
/// `use_bias`: with the soft position error and springs' stiffness; without: only velocities (relax).
void solve_joints(StepContext& context, int bin, bool use_bias);

}  // namespace jostle
