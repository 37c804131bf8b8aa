// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The solver's stages: soft-constraint sub-steps [Catto2024] over the coloured graph. Each pass takes the
// active colours in order; within a colour no two constraints share a body that is written, so their order is
// free.
#pragma once

#include "dynamics/solve/integrate_kernels.h"
#include "dynamics/solve/solver_rows.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// [s] The usual sub-step of late: `h` where all are as long. `before`: [s] that of the last step; 0: there
/// was none.
[[nodiscard]] float steady_step(float h, float before);
/// [1/s] The rate of sub-steps that the stiffness of contacts follows: `inv_h` where all are as long.
[[nodiscard]] float contact_rate_of(const StepSettings& settings, float h, float inv_h, float steady_h);
/// [Hz] How stiff contacts shall be at the usual rates.
[[nodiscard]] float wanted_contact_hertz(const StepSettings& settings);
/// [Hz] Likewise, and at most 3/16 of the rate of sub-steps; of small things 1/4.
[[nodiscard]] float usual_contact_hertz(const StepSettings& settings, float rate);
/// [1] Below the usual rate contacts are damped less, so that more of an impulse leaks: at the same overlap a
/// pile trembles less.
[[nodiscard]] float contact_damping_ratio_at(const StepSettings& settings, float rate);
/// [Hz] As stiff as contacts are at the rate of a step: with the square root of a higher one.
[[nodiscard]] float contact_hertz_at(const StepSettings& settings, float rate);
/// [Hz] Of contacts with what does not move, where the others have `contact_hertz`: twice as stiff; a higher
/// rate raises it to a quarter of that rate at most.
[[nodiscard]] float static_contact_hertz(const StepSettings& settings, float rate, float contact_hertz);
/// The stiffness of a spring of `hertz` and `damping_ratio` in a sub-step of h, as a soft constraint.
[[nodiscard]] Softness make_soft(float hertz, float damping_ratio, float h);

/// A spring of the user's in a sub-step: see soft.cpp.
struct Spring {
    float pull = 0.0f;     ///< [1/s]
    float drag = 0.0f;     ///< [1]
    float release = 1.0f;  ///< [1]
    /// So stiff that it acts in every pass, as rigid parts do. Others act where positions are about to
    /// change, and relaxing keeps their force.
    bool is_stiff = false;

    /// By how much an impulse changes that is in the velocities already; of the mass that it meets, the
    /// speed and the stretch.
    [[nodiscard]] JOSTLE_INLINE float change(float mass, float speed, float stretch, float impulse) const {
        return -mass * (drag * speed + pull * stretch) - release * impulse;
    }
};
[[nodiscard]] Spring make_spring(float hertz, float damping_ratio, float h);

/// The same as a row among others that are solved at once: of the mass m that it meets, its speed is then
/// -rate stretch - give L / m, with its impulse L of the sub-step. See soft.cpp.
struct SpringRow {
    float rate = 0.0f;  ///< [1/s]
    float give = 0.0f;  ///< [1]; 0: it has no force
};
[[nodiscard]] SpringRow make_spring_row(float hertz, float damping_ratio, float h);

[[nodiscard]] JOSTLE_INLINE SpeedLimit limit_of(const StepContext& context) {
    return {context.settings.max_speed, kMaxRotationPerStep / context.dt};
}

/// Of a body that is too fast. One that is infinitely fast keeps its direction; one whose velocity is no
/// number stops, and finalize_bodies() takes it back to where it was.
void slow_down(const SpeedLimit& limit, BodyState& state) noexcept;

JOSTLE_INLINE void keep(const SpeedLimit& limit, BodyState& state) {
    // So written that what is no number is too fast.
    const bool is_slow = length_squared(state.velocity) <= limit.linear * limit.linear;
    const bool turns_slowly = abs(state.angular) <= limit.angular;
    if (!is_slow || !turns_slowly) slow_down(limit, state);
}

/// [1] A body that is locked along a direction may give way to a push along it by turning, where it is pushed
/// off its centre. By a tiny lever it would have to turn wildly: where it gives way by less than this share
/// of its free mobility, it does not give way at all.
inline constexpr float kLeastMobility = 1.0e-3f;

/// [1/kg] or [1/(kg m^2)] to its inverse; 0 of a body that nothing moves.
[[nodiscard]] JOSTLE_INLINE float inverse_or_zero(float k) {
    return k > 0.0f ? 1.0f / k : 0.0f;
}

/// [N], [N m] Impulses that overflowed count as none: the next step does not begin with them either.
[[nodiscard]] inline float to_force(float inv_h, float impulse) {
    const float force = inv_h * impulse;
    return is_finite(force)     ? force
           : is_finite(impulse) ? (force > 0.0f ? kGreatestFloat : -kGreatestFloat)
                                : 0.0f;
}
[[nodiscard]] inline Vec2 to_force(float inv_h, Vec2 impulse) {
    return {to_force(inv_h, impulse.x), to_force(inv_h, impulse.y)};
}

/// [1/kg] Of one body or the sum of two.
[[nodiscard]] JOSTLE_INLINE float inv_mass_along(Vec2 inv_mass, Vec2 direction) {
    return inv_mass.x * direction.x * direction.x + inv_mass.y * direction.y * direction.y;
}

/// A pass over the constraints reads and writes the rows, the joints of the graph, and the states of the
/// awake bodies.
struct SolverPass {
    const StepContext& context;
    SolverRows& rows;             ///< the groups of joints
    const PortionRows& laid_out;  ///< the portion that the pass is over
    ConstraintGraph& graph;
    const JointPlan& plan;
    BodyArrays& awake;  ///< the null body, and after it the awake bodies
    int substep;        ///< [1] 0 is the step's first
};

/// Stage: asks the user for the rows of custom joints, if there are any. Cost: all joints.
void ask_custom_joints(const StepContext& context, Tables& tables);

/// Stages; see the table in step/step.cpp.
void integrate_velocities(const SolverPass& pass);
void warm_start(const SolverPass& pass);
void solve(const SolverPass& pass);
void integrate_positions(const SolverPass& pass);
void relax(const SolverPass& pass);
void separate(const SolverPass& pass);
void synchronise(const SolverPass& pass);

/// Fills the rows of the `count` bodies at `places`, or, where that is null, of all awake ones; part of
/// `prepare`.
void prepare_bodies(const StepContext& context, BodyArrays& awake, const std::uint32_t* places, int count,
                    const PortionRows& rows);
/// Fills the step data of a bin's joints; part of `prepare`.
void prepare_joints(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph, int bin);
/// Adds to impulses what is kept of the last step's; part of `store_impulses`.
void store_joints(const StepContext& context, ConstraintGraph& graph, int bin);
void warm_start_joints(const SolverPass& pass, int bin);
/// `use_bias`: with the soft position error and springs' stiffness; without: only velocities (relax).
void solve_joints(const SolverPass& pass, int bin, bool use_bias);

}  // namespace jostle
