// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The way of a kinematic body through a step: the velocity changes per sub-step where the user changes it
// steadily from step to step, so that a load neither flies nor lands as a lift accelerates. The body comes to
// where the velocity of the whole step takes it.
//
// The slope is the lesser of the last two changes, and none where these differ in sign (minmod
// [VanLeer1979]): a velocity that jumps once, as of a platform that starts or turns, jumps here as well, and
// does not overshoot. Where an acceleration ends, the last sub-step is faster than the user asked for, by up
// to half a step's change; hence there is no slope beyond accelerations that a load on a lift can follow.
#pragma once

#include "dynamics/store/body.h"
#include "dynamics/store/context.h"

namespace jostle::detail {

/// [1] Of gravity: what friction and a body's weight can follow, and figures on platforms, which are carried
/// at up to twice gravity.
inline constexpr float kMostSlope = 2.5f;

/// [m/s^2] The slope by the last two changes; 0: the velocity jumps.
[[nodiscard]] inline float slope_of(float last, float now, float most) {
    const float a = abs(last), b = abs(now);
    if ((last > 0.0f) != (now > 0.0f) || !(a <= most && b <= most)) return 0.0f;
    return a < b ? last : now;
}

/// Notes the velocities that the user gave. Where these change steadily, the velocity goes back to where the
/// changes of the sub-steps begin: a sub-step's change comes before the body moves, and the mean velocity of
/// all sub-steps is the one that the user asked for. Returns whether there are such changes: `kick` [m/s],
/// [rad/s], along x and y and turning.
[[nodiscard]] inline bool begin_path(const StepContext& context, ToldMotion& told, BodySim& sim,
                                     BodyState& state, float (&kick)[3]) {
    float* const velocity[3] = {&state.velocity.x, &state.velocity.y, &state.angular};
    const float linear = kMostSlope * length(context.settings.gravity);
    const float most[3] = {linear, linear, sim.extent > 0.0f ? linear / sim.extent : 0.0f};
    const float inv_dt = 1.0f / context.dt;
    bool any = false;
    for (int i = 0; i < 3; ++i) {
        const float now = *velocity[i], rate = inv_dt * (now - told.velocity(i));
        // A body that is told to stand stands.
        kick[i] = now == 0.0f ? 0.0f : context.h * slope_of(told.rate(i), rate, most[i]);
        any = any || kick[i] != 0.0f;
        told.velocity(i) = now;
        told.rate(i) = rate;
    }
    sim.is_on_path = any && context.substeps > 1;
    if (!sim.is_on_path) return false;
    const float back = 0.5f * static_cast<float>(context.substeps + 1);
    for (int i = 0; i < 3; ++i) *velocity[i] -= back * kick[i];
    return true;
}

/// A body's velocities as the user gave them, also in the midst of a step.
[[nodiscard]] inline BodyState as_told(const BodyArrays& awake, std::size_t place) {
    BodyState state = awake.states[place];
    if (!awake.sims[place].is_on_path) return state;
    const ToldMotion& told = awake.records[place].told;
    state.velocity = {told.velocity(0), told.velocity(1)};
    state.angular = told.velocity(2);
    return state;
}
inline void restore_told(BodyArrays& awake, std::size_t place) {
    awake.states[place] = as_told(awake, place);
    awake.sims[place].is_on_path = false;
}

/// The body has come to where the user sent it, and has the velocity that it was given.
inline void end_path(float dt, BodyArrays& awake, std::size_t place) {
    restore_told(awake, place);
    BodyState& state = awake.states[place];
    state.delta_position = dt * state.velocity;
    state.delta_rotation = Rot::from_angle(dt * state.angular);
}

}  // namespace jostle::detail
