// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The way of a kinematic body through a step: the velocity changes per sub-step where the user changes it
// from step to step, so that a load neither flies nor lands as a lift accelerates. The body comes to where
// the velocity of the whole step takes it.
//
// The slope is the lesser of the last two changes, and none where these differ in sign (minmod
// [VanLeer1979]): a velocity that jumps once, as of a platform that starts or turns, jumps here as well, and
// does not overshoot.
#pragma once

#include "dynamics/store/body.h"
#include "dynamics/store/context.h"

namespace jostle::detail {

[[nodiscard]] inline float lesser_change(float a, float b) {
    if (!(a * b > 0.0f)) return 0.0f;
    return abs(a) < abs(b) ? a : b;
}

/// Notes what the body is told. Where this changes steadily, the velocity goes back to where the changes of
/// the sub-steps begin: they come before the body moves, and their mean is what the user asked for. Returns
/// whether there are any: `kick` [m/s], [rad/s], along x and y and turning.
[[nodiscard]] inline bool begin_path(const StepContext& context, BodySim& sim, BodyState& state,
                                     float (&kick)[3]) {
    float* const velocity[3] = {&state.velocity.x, &state.velocity.y, &state.angular};
    ToldMotion& told = sim.told;
    const float inv_dt = 1.0f / context.dt;
    bool any = false;
    for (int i = 0; i < 3; ++i) {
        const float now = *velocity[i], rate = inv_dt * (now - told.velocity[i]);
        kick[i] = context.h * lesser_change(rate, told.rate[i]);
        any = any || kick[i] != 0.0f;
        told.velocity[i] = now;
        told.rate[i] = rate;
    }
    sim.is_on_path = any && context.substeps > 1;
    if (!sim.is_on_path) return false;
    const float back = 0.5f * static_cast<float>(context.substeps + 1);
    for (int i = 0; i < 3; ++i) *velocity[i] -= back * kick[i];
    return true;
}

inline void restore_told(BodySim& sim, BodyState& state) {
    sim.is_on_path = false;
    state.velocity = {sim.told.velocity[0], sim.told.velocity[1]};
    state.angular = sim.told.velocity[2];
}

/// The body has come to where the user sent it, and has the velocity that it was given.
inline void end_path(float dt, BodySim& sim, BodyState& state) {
    restore_told(sim, state);
    state.delta_position = dt * state.velocity;
    state.delta_rotation = Rot::from_angle(dt * state.angular);
}

}  // namespace jostle::detail
