// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the kernels of the four joints share: the two bodies while a joint works on them, and the
// one-dimensional constraints (limits, motors, springs) that more than one of them has. See store/joint.h for
// the symbols.
#pragma once

#include <cmath>

#include "dynamics/store/context.h"

namespace jostle {

/// The movable part of the two bodies of a joint, copied out and back.
struct JointBodies {
    Vec2 velocity_a, velocity_b;               ///< [m/s]
    float angular_a = 0.0f, angular_b = 0.0f;  ///< [rad/s]
    Vec2 moved;                                ///< [m] dp_B - dp_A
    Rot turned_a, turned_b;                    ///< since the step began

    [[nodiscard]] JOSTLE_INLINE float angular() const { return angular_b - angular_a; }
    [[nodiscard]] JOSTLE_INLINE Vec2 velocity_at(Vec2 ra, Vec2 rb) const {
        return velocity_b + cross(angular_b, rb) - velocity_a - cross(angular_a, ra);
    }
    JOSTLE_INLINE void apply(const JointSim& joint, Vec2 impulse, float lever_a, float lever_b) {
        velocity_a -= joint.inv_mass_a * impulse;
        angular_a -= joint.inv_inertia_a * lever_a;
        velocity_b += joint.inv_mass_b * impulse;
        angular_b += joint.inv_inertia_b * lever_b;
    }
    /// An impulse at the anchors ra and rb.
    JOSTLE_INLINE void apply_at(const JointSim& joint, Vec2 impulse, Vec2 ra, Vec2 rb) {
        apply(joint, impulse, cross(ra, impulse), cross(rb, impulse));
    }
    JOSTLE_INLINE void apply_angular(const JointSim& joint, float impulse) {
        angular_a -= joint.inv_inertia_a * impulse;
        angular_b += joint.inv_inertia_b * impulse;
    }
};

/// One pass over one joint.
struct JointPass {
    float h = 0.0f;      ///< [s]
    float inv_h = 0.0f;  ///< [1/s]
    bool use_bias = false;
};

/// What a pass makes of a soft constraint: with the bias as it is, without it rigid in velocity and nothing
/// in position.
[[nodiscard]] JOSTLE_INLINE Softness softness_of(const Softness& soft, const JointPass& pass) {
    return pass.use_bias ? soft : Softness{};
}

/// [rad] The angle that differs from `angle` by whole turns and lies nearest to `near`.
[[nodiscard]] JOSTLE_INLINE float unwind(float angle, float near = 0.0f) {
    constexpr float kTurn = 2.0f * kPi;
    return angle + kTurn * std::floor((near - angle) / kTurn + 0.5f);
}

/// [rad] of B against A, less the reference, now.
[[nodiscard]] JOSTLE_INLINE float joint_angle(const JointSim& joint, const JointBodies& bodies) {
    return joint.delta_angle + inverse_compose(bodies.turned_a, bodies.turned_b).angle();
}

/// [1/kg] or [1/(kg m^2)] to its inverse; what cannot be moved has none.
[[nodiscard]] JOSTLE_INLINE float inverse_or_zero(float k) {
    return k > 0.0f ? 1.0f / k : 0.0f;
}

/// The next impulse of a one-sided limit whose slack is c (negative: violated) and closes at speed.
[[nodiscard]] JOSTLE_INLINE float limit_impulse(float old, float c, float speed, float mass,
                                                const Softness& soft, const JointPass& pass) {
    float bias = 0.0f, mass_scale = 1.0f, impulse_scale = 0.0f;
    if (c > 0.0f) {
        bias = c * pass.inv_h;
    } else if (pass.use_bias) {
        bias = soft.bias_rate * c;
        mass_scale = soft.mass_scale;
        impulse_scale = soft.impulse_scale;
    }
    return max(old - mass * mass_scale * (speed + bias) - impulse_scale * old, 0.0f);
}

/// Solves K x = b for the symmetric 2 x 2 matrix {k11 k12; k12 k22}. Singular: 0.
[[nodiscard]] JOSTLE_INLINE Vec2 solve_symmetric(float k11, float k12, float k22, Vec2 b) {
    const float det = inverse_or_zero(k11 * k22 - k12 * k12);
    return {det * (k22 * b.x - k12 * b.y), det * (k11 * b.y - k12 * b.x)};
}

/// The rigid or soft constraint that two anchors are one point: revolute and weld.
void solve_point(JointSim& joint, JointBodies& bodies, const Softness& soft);
/// Motor and limits of the free direction; `position` and `speed()` of it, `apply(impulse)` acts along it.
template <class Speed, class Apply>
JOSTLE_INLINE void solve_axis(JointSim& joint, const JointPass& pass, float position, const Speed& speed,
                              const Apply& apply) {
    if (joint.axis.enable_motor) {
        const float old = joint.motor_impulse, most = pass.h * joint.axis.max_motor;
        joint.motor_impulse = clamp(old - joint.axial_mass * (speed() - joint.axis.motor_speed), -most, most);
        apply(joint.motor_impulse - old);
    }
    if (joint.axis.enable_limit) {
        const float lower = joint.lower_impulse;
        joint.lower_impulse = limit_impulse(lower, position - joint.axis.lower, speed(), joint.axial_mass,
                                            joint.linear_softness, pass);
        apply(joint.lower_impulse - lower);
        const float upper = joint.upper_impulse;
        joint.upper_impulse = limit_impulse(upper, joint.axis.upper - position, -speed(), joint.axial_mass,
                                            joint.linear_softness, pass);
        apply(upper - joint.upper_impulse);
    }
}

// A file a joint. `prepare_` has anchors, masses and delta_* already; it adds what is its own.
void prepare_revolute(JointSim& joint);
void warm_start_revolute(JointSim& joint, JointBodies& bodies);
void solve_revolute(JointSim& joint, JointBodies& bodies, const JointPass& pass);
void prepare_prismatic(JointSim& joint, Rot rotation_a);
void warm_start_prismatic(JointSim& joint, JointBodies& bodies);
void solve_prismatic(JointSim& joint, JointBodies& bodies, const JointPass& pass);
void prepare_distance(JointSim& joint, float h);
void warm_start_distance(JointSim& joint, JointBodies& bodies);
void solve_distance(JointSim& joint, JointBodies& bodies, const JointPass& pass);
void prepare_weld(JointSim& joint, float h);
void warm_start_weld(JointSim& joint, JointBodies& bodies);
void solve_weld(JointSim& joint, JointBodies& bodies, const JointPass& pass);

}  // namespace jostle
