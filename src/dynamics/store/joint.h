// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints. As with contacts, the record says where a joint is, and the sim is what a step reads and writes.
#pragma once

#include <jostle/dynamics/joint.h>

#include "dynamics/store/body.h"

namespace jostle {

/// How stiff a soft constraint is in one sub-step [Catto2011]: velocity = -mass_scale * (Cdot + bias_rate *
/// C) / K - impulse_scale * (impulse so far).
struct Softness {
    float bias_rate = 0.0f;      ///< [1/s]
    float mass_scale = 1.0f;     ///< [1]
    float impulse_scale = 0.0f;  ///< [1]
};

/// A limit or motor of a joint, along its one free direction: angle [rad] (revolute) or translation [m]
/// (prismatic).
struct JointAxis {
    bool enable_limit = false;
    bool enable_motor = false;
    float lower = 0.0f;
    float upper = 0.0f;
    float motor_speed = 0.0f;
    float max_motor = 0.0f;  ///< [N m] or [N]
};

/// [N s], [N m s] Of the last sub-step: the next one's warm start, and what the joint reports.
struct JointImpulses {
    Vec2 linear_impulse;           ///< revolute, weld: in the world; prismatic: x is across the axis
    float angular_impulse = 0.0f;  ///< prismatic and weld
    float axial_impulse = 0.0f;    ///< distance
    float motor_impulse = 0.0f;
    float lower_impulse = 0.0f;
    float upper_impulse = 0.0f;
};

/// All kinds in one struct of a fixed size, so that joints lie in arrays whatever they are.
struct JointSim : JointImpulses {
    int id = kNone;
    int body_a = kNone;  ///< ids
    int body_b = kNone;
    JointKind kind = JointKind::kRevolute;
    bool enable_spring = false;  ///< distance

    // Definition.
    Vec2 local_anchor_a, local_anchor_b;  ///< [m] in the bodies' frames
    Vec2 local_axis_a{1.0f, 0.0f};        ///< [1] prismatic
    float reference_angle = 0.0f;         ///< [rad]
    float length = 0.0f;                  ///< [m] distance
    float hertz = 0.0f;                   ///< [Hz] distance's spring, weld's linear spring
    float damping_ratio = 0.0f;           ///< [1]
    float angular_hertz = 0.0f;           ///< [Hz] weld
    float angular_damping_ratio = 0.0f;   ///< [1]
    JointAxis axis;

    // Made at the beginning of each step.
    int index_a = kNone;  ///< in the awake states; kNone: does not move
    int index_b = kNone;
    float inv_mass_a = 0.0f, inv_mass_b = 0.0f;        ///< [1/kg]
    float inv_inertia_a = 0.0f, inv_inertia_b = 0.0f;  ///< [1/(kg m^2)]
    Vec2 anchor_a, anchor_b;                           ///< [m] from the centres of mass, in the world
    Vec2 delta_center;                                 ///< [m] from A's centre of mass to B's
    Vec2 axis_a;                                       ///< [1] prismatic, in the world
    float delta_angle = 0.0f;  ///< [rad] of B minus A minus the reference; revolute: through all turns
    float axial_mass = 0.0f;   ///< [kg] or [kg m^2] along the free direction
    Softness linear_softness;
    Softness angular_softness;
};

struct JointRecord {
    int bin = kNone;
    int index = kNone;
    Edge edges[2];
    JointKind kind = JointKind::kRevolute;
    bool collide_connected = false;
    std::uint64_t user_data = 0;
};

}  // namespace jostle
