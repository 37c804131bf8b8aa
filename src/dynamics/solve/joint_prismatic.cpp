// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// B slides along an axis of A: the offset d of the anchors has no part across the axis, and the angle none at
// all. With u the axis and p = z x u as A has turned, d = dp_B - dp_A + delta_center + r_B - r_A:
//
// clang-format off
//     C = (p . d, angle)
//     arms across:  s_A = (d + r_A) x p,  s_B = r_B x p
//     arms along:   a_A = (d + r_A) x u,  a_B = r_B x u
// clang-format on
#include "dynamics/solve/joint_kernels.h"

namespace jostle {
namespace {

struct Slide {
    Vec2 axis, across;
    float translation, offset;  ///< [m] along and across
    float axis_a, axis_b;       ///< [m] arms along the axis
    float across_a, across_b;   ///< [m] arms across it
};

Slide slide_of(const JointSim& joint, const JointBodies& bodies) {
    const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
    const Vec2 d = bodies.moved + joint.delta_center + (rb - ra);
    const Vec2 u = rotate(bodies.turned_a, joint.axis_a), p = skew(u);
    return {u, p, dot(u, d), dot(p, d), cross(d + ra, u), cross(rb, u), cross(d + ra, p), cross(rb, p)};
}

}  // namespace

void prepare_prismatic(JointSim& joint, Rot rotation_a) {
    joint.axis_a = rotate(rotation_a, joint.local_axis_a);
}

void warm_start_prismatic(JointSim& joint, JointBodies& bodies) {
    const Slide s = slide_of(joint, bodies);
    const float axial = joint.motor_impulse + joint.lower_impulse - joint.upper_impulse;
    const float lateral = joint.linear_impulse.x, angular = joint.angular_impulse;
    bodies.apply(joint, axial * s.axis + lateral * s.across,
                 axial * s.axis_a + lateral * s.across_a + angular,
                 axial * s.axis_b + lateral * s.across_b + angular);
}

void solve_prismatic(JointSim& joint, JointBodies& bodies, const JointPass& pass) {
    const Slide s = slide_of(joint, bodies);
    if (joint.axis.enable_limit || joint.axis.enable_motor) {
        // The arms are as long as the joint is drawn out, which a large correction changes within a step.
        joint.axial_mass =
            inverse_or_zero(joint.inv_mass_a + joint.inv_mass_b + joint.inv_inertia_a * s.axis_a * s.axis_a +
                            joint.inv_inertia_b * s.axis_b * s.axis_b);
        const auto speed = [&] {
            return dot(s.axis, bodies.velocity_b - bodies.velocity_a) + s.axis_b * bodies.angular_b -
                   s.axis_a * bodies.angular_a;
        };
        const auto apply = [&](float impulse) {
            bodies.apply(joint, impulse * s.axis, impulse * s.axis_a, impulse * s.axis_b);
        };
        solve_axis(joint, pass, s.translation, speed, apply);
    }
    const Softness soft = softness_of(joint.linear_softness, pass);
    const float ia = joint.inv_inertia_a, ib = joint.inv_inertia_b;
    const float k11 =
        joint.inv_mass_a + joint.inv_mass_b + ia * s.across_a * s.across_a + ib * s.across_b * s.across_b;
    const float k12 = ia * s.across_a + ib * s.across_b;
    const float k22 = ia + ib > 0.0f ? ia + ib : 1.0f;  // neither turns: the angle takes care of itself
    const Vec2 speed{dot(s.across, bodies.velocity_b - bodies.velocity_a) + s.across_b * bodies.angular_b -
                         s.across_a * bodies.angular_a,
                     bodies.angular()};
    const Vec2 c = pass.use_bias ? Vec2{s.offset, joint_angle(joint, bodies)} : Vec2{};
    const Vec2 b = solve_symmetric(k11, k12, k22, speed + soft.bias_rate * c);
    const Vec2 old{joint.linear_impulse.x, joint.angular_impulse};
    const Vec2 impulse = -soft.mass_scale * b - soft.impulse_scale * old;
    joint.linear_impulse.x += impulse.x;
    joint.angular_impulse += impulse.y;
    bodies.apply(joint, impulse.x * s.across, impulse.x * s.across_a + impulse.y,
                 impulse.x * s.across_b + impulse.y);
}

}  // namespace jostle
