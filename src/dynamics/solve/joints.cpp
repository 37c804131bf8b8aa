// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints of a colour, one after the other: what is common to all kinds, and which kernel each has.
#include "dynamics/solve/joint_kernels.h"
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {

constexpr int kJointsPerTask = 64;

const BodyState kStill{};

JointBodies take_bodies(const std::pmr::vector<BodyState>& states, const JointSim& joint) {
    const BodyState& a = joint.index_a == kNone ? kStill : states[static_cast<std::size_t>(joint.index_a)];
    const BodyState& b = joint.index_b == kNone ? kStill : states[static_cast<std::size_t>(joint.index_b)];
    return {a.velocity,       b.velocity,      a.angular, b.angular, b.delta_position - a.delta_position,
            a.delta_rotation, b.delta_rotation};
}

/// Only what the solver may write: a kinematic body may be read by many threads at once.
void give_bodies(std::pmr::vector<BodyState>& states, const JointSim& joint, const JointBodies& bodies) {
    if (joint.inv_mass_a > 0.0f) {
        BodyState& a = states[static_cast<std::size_t>(joint.index_a)];
        a.velocity = bodies.velocity_a;
        a.angular = bodies.angular_a;
    }
    if (joint.inv_mass_b > 0.0f) {
        BodyState& b = states[static_cast<std::size_t>(joint.index_b)];
        b.velocity = bodies.velocity_b;
        b.angular = bodies.angular_b;
    }
}

bool is_usable(const JointImpulses& impulses) {
    return is_finite(impulses.linear_impulse) && is_finite(impulses.angular_impulse) &&
           is_finite(impulses.axial_impulse) && is_finite(impulses.motor_impulse) &&
           is_finite(impulses.lower_impulse) && is_finite(impulses.upper_impulse);
}

void prepare_joint(const StepContext& context, JointSim& joint) {
    if (!is_usable(joint)) static_cast<JointImpulses&>(joint) = {};
    const Tables& tables = context.tables;
    const BodyPlace place_a = tables.places[static_cast<std::size_t>(joint.body_a)];
    const BodyPlace place_b = tables.places[static_cast<std::size_t>(joint.body_b)];
    const BodySim& a = tables.sim(joint.body_a);
    const BodySim& b = tables.sim(joint.body_b);
    joint.index_a = place_a.set == BodySet::kAwake ? place_a.index : kNone;
    joint.index_b = place_b.set == BodySet::kAwake ? place_b.index : kNone;
    joint.inv_mass_a = a.inv_mass;
    joint.inv_mass_b = b.inv_mass;
    joint.inv_inertia_a = a.inv_inertia;
    joint.inv_inertia_b = b.inv_inertia;
    joint.anchor_a = rotate(a.transform.q, joint.local_anchor_a - a.local_center);
    joint.anchor_b = rotate(b.transform.q, joint.local_anchor_b - b.local_center);
    joint.delta_center = b.center - a.center;
    const float angle = inverse_compose(a.transform.q, b.transform.q).angle() - joint.reference_angle;
    // A revolute joint counts its turns, so that limits may lie anywhere; what is welded forgets them.
    joint.delta_angle = unwind(angle, joint.kind == JointKind::kRevolute ? joint.delta_angle : 0.0f);
    joint.linear_softness = joint.angular_softness = context.joint_softness;
    switch (joint.kind) {
        case JointKind::kRevolute:
            return prepare_revolute(joint);
        case JointKind::kPrismatic:
            return prepare_prismatic(joint, a.transform.q);
        case JointKind::kDistance:
            return prepare_distance(joint, context.h);
        case JointKind::kWeld:
            return prepare_weld(joint, context.h);
    }
}

void warm_start_joint(JointSim& joint, JointBodies& bodies) {
    switch (joint.kind) {
        case JointKind::kRevolute:
            return warm_start_revolute(joint, bodies);
        case JointKind::kPrismatic:
            return warm_start_prismatic(joint, bodies);
        case JointKind::kDistance:
            return warm_start_distance(joint, bodies);
        case JointKind::kWeld:
            return warm_start_weld(joint, bodies);
    }
}

void solve_joint(JointSim& joint, JointBodies& bodies, const JointPass& pass) {
    switch (joint.kind) {
        case JointKind::kRevolute:
            return solve_revolute(joint, bodies, pass);
        case JointKind::kPrismatic:
            return solve_prismatic(joint, bodies, pass);
        case JointKind::kDistance:
            return solve_distance(joint, bodies, pass);
        case JointKind::kWeld:
            return solve_weld(joint, bodies, pass);
    }
}

/// What overflowed shares bodies: one task, in order.
template <class Function>
void for_joints(StepContext& context, int bin, Function&& function) {
    auto& joints = context.tables.bin(bin).joints;
    const int count = static_cast<int>(joints.size());
    for_ranges(context.scheduler, count, bin == kOverflowBin ? count : kJointsPerTask,
               [&](int begin, int end) {
                   for (int i = begin; i < end; ++i) function(joints[static_cast<std::size_t>(i)]);
               });
}

}  // namespace

void prepare_joints(StepContext& context, int bin) {
    for_joints(context, bin, [&](JointSim& joint) { prepare_joint(context, joint); });
}

void warm_start_joints(StepContext& context, int bin) {
    auto& states = context.tables.awake().states;
    for_joints(context, bin, [&](JointSim& joint) {
        JointBodies bodies = take_bodies(states, joint);
        warm_start_joint(joint, bodies);
        give_bodies(states, joint, bodies);
    });
}

void solve_joints(StepContext& context, int bin, bool use_bias) {
    auto& states = context.tables.awake().states;
    const JointPass pass{context.h, context.inv_h, use_bias};
    for_joints(context, bin, [&](JointSim& joint) {
        JointBodies bodies = take_bodies(states, joint);
        solve_joint(joint, bodies, pass);
        give_bodies(states, joint, bodies);
    });
}

}  // namespace jostle
