// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// No motion of B against A: an angle and a point, each rigid or a spring of the user's.
#include "dynamics/solve/joint_kernels.h"
#include "dynamics/solve/solve.h"

namespace jostle {

void prepare_weld(JointSim& joint, float h) {
    joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
    if (joint.hertz > 0.0f) joint.linear_softness = make_soft(joint.hertz, joint.damping_ratio, h);
    if (joint.angular_hertz > 0.0f)
        joint.angular_softness = make_soft(joint.angular_hertz, joint.angular_damping_ratio, h);
}

void warm_start_weld(JointSim& joint, JointBodies& bodies) {
    const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
    bodies.apply_at(joint, joint.linear_impulse, ra, rb);
    bodies.apply_angular(joint, joint.angular_impulse);
}

void solve_weld(JointSim& joint, JointBodies& bodies, const JointPass& pass) {
    const bool angular_spring = joint.angular_hertz > 0.0f, linear_spring = joint.hertz > 0.0f;
    const Softness angular =
        angular_spring ? joint.angular_softness : softness_of(joint.angular_softness, pass);
    const float bias = angular.bias_rate != 0.0f ? angular.bias_rate * joint_angle(joint, bodies) : 0.0f;
    const float impulse = -joint.axial_mass * angular.mass_scale * (bodies.angular() + bias) -
                          angular.impulse_scale * joint.angular_impulse;
    joint.angular_impulse += impulse;
    bodies.apply_angular(joint, impulse);
    solve_point(joint, bodies,
                linear_spring ? joint.linear_softness : softness_of(joint.linear_softness, pass));
}

}  // namespace jostle
