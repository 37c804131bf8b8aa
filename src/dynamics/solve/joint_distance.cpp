// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two anchors at a distance: C = |d| - length, rigid (as soft as every joint) or a spring of the user's.
#include "dynamics/solve/joint_kernels.h"
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {

struct Line {
    Vec2 ra, rb;   ///< [m] anchors as the bodies have turned
    Vec2 axis;     ///< [1] from A's anchor to B's
    float length;  ///< [m]
};

Line line_of(const JointSim& joint, const JointBodies& bodies) {
    Line line{rotate(bodies.turned_a, joint.anchor_a), rotate(bodies.turned_b, joint.anchor_b), {}, 0.0f};
    line.axis = bodies.moved + joint.delta_center + (line.rb - line.ra);
    line.length = normalize(line.axis);
    // ORDER: anchors that coincide part along x, as they would not part by themselves.
    if (line.length == 0.0f) line.axis = {1.0f, 0.0f};
    return line;
}

}  // namespace

void prepare_distance(JointSim& joint, float h) {
    const Vec2 axis = normalized(joint.delta_center + (joint.anchor_b - joint.anchor_a));
    const float ra = cross(joint.anchor_a, axis), rb = cross(joint.anchor_b, axis);
    joint.axial_mass = inverse_or_zero(joint.inv_mass_a + joint.inv_mass_b + joint.inv_inertia_a * ra * ra +
                                       joint.inv_inertia_b * rb * rb);
    if (joint.enable_spring) joint.linear_softness = make_soft(joint.hertz, joint.damping_ratio, h);
}

void warm_start_distance(JointSim& joint, JointBodies& bodies) {
    const Line line = line_of(joint, bodies);
    bodies.apply_at(joint, joint.axial_impulse * line.axis, line.ra, line.rb);
}

void solve_distance(JointSim& joint, JointBodies& bodies, const JointPass& pass) {
    // A spring without stiffness pulls nothing. One with it is the same force in every pass: it is meant to
    // be soft.
    if (joint.enable_spring && !(joint.hertz > 0.0f)) return;
    const Softness soft =
        joint.enable_spring ? joint.linear_softness : softness_of(joint.linear_softness, pass);
    const Line line = line_of(joint, bodies);
    const float speed = dot(line.axis, bodies.velocity_at(line.ra, line.rb));
    const float bias = soft.bias_rate * (line.length - joint.length);
    const float impulse =
        -joint.axial_mass * soft.mass_scale * (speed + bias) - soft.impulse_scale * joint.axial_impulse;
    joint.axial_impulse += impulse;
    bodies.apply_at(joint, impulse * line.axis, line.ra, line.rb);
}

}  // namespace jostle
