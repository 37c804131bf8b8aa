// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two anchors are one point; the angle may be limited and driven.
//     C = dp_B - dp_A + delta_center + dq_B r_B - dq_A r_A
// with K = J M^-1 J^T at the anchors as they have turned.
#include "dynamics/solve/joint_kernels.h"

namespace jostle {

void solve_point(JointSim& joint, JointBodies& bodies, const Softness& soft) {
    const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
    const Vec2 c = bodies.moved + joint.delta_center + (rb - ra);
    const Vec2 dv = bodies.velocity_at(ra, rb);
    const float m = joint.inv_mass_a + joint.inv_mass_b, ia = joint.inv_inertia_a, ib = joint.inv_inertia_b;
    const float k11 = m + ia * ra.y * ra.y + ib * rb.y * rb.y;
    const float k12 = -ia * ra.x * ra.y - ib * rb.x * rb.y;
    const float k22 = m + ia * ra.x * ra.x + ib * rb.x * rb.x;
    const Vec2 b = solve_symmetric(k11, k12, k22, dv + soft.bias_rate * c);
    const Vec2 impulse = -soft.mass_scale * b - soft.impulse_scale * joint.linear_impulse;
    joint.linear_impulse += impulse;
    bodies.apply_at(joint, impulse, ra, rb);
}

void prepare_revolute(JointSim& joint) {
    joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
}

void warm_start_revolute(JointSim& joint, JointBodies& bodies) {
    const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
    bodies.apply_at(joint, joint.linear_impulse, ra, rb);
    bodies.apply_angular(joint, joint.motor_impulse + joint.lower_impulse - joint.upper_impulse);
}

void solve_revolute(JointSim& joint, JointBodies& bodies, const JointPass& pass) {
    if (joint.axis.enable_limit || joint.axis.enable_motor) {
        const float angle = joint.axis.enable_limit ? joint_angle(joint, bodies) : 0.0f;
        solve_axis(
            joint, pass, angle, [&] { return bodies.angular(); },
            [&](float impulse) { bodies.apply_angular(joint, impulse); });
    }
    solve_point(joint, bodies, softness_of(joint.linear_softness, pass));
}

}  // namespace jostle
