// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two anchors are one point; the angle may be limited and driven.
#include "dynamics/solve/joint_pair.h"

namespace jostle {
namespace {

struct Revolute {
    using Parameters = RevoluteParameters;
    struct Impulses {
        Vec2 linear;  ///< in the world
        AxisImpulses axis;
        float servo = 0.0f;
        static constexpr int kCore = 5;
    };
    struct Sim : PairSim {
        Parameters parameters;
        /// Left by a step to the next.
        Impulses impulses;
        float delta_angle = 0.0f;  ///< [rad] when the step began, through all turns
        // Of this step.
        float axial_mass = 0.0f;  ///< [kg m^2]
        Softness softness, servo;
    };

    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses = prepare_pair(joint, joint.parameters.anchors, step);
        // Turns are counted, so that limits may lie anywhere.
        joint.delta_angle = pose_angle(poses, joint.parameters.reference_angle, joint.delta_angle);
        joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
        joint.softness = rigid_of(joint, step.context);
        joint.servo = soft_servo(joint.parameters.servo, step.context);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
        bodies.apply_at(joint, joint.impulses.linear, ra, rb);
        bodies.apply_angular(joint, joint.impulses.axis.sum() + joint.impulses.servo);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const JointAxis& axis = joint.parameters.axis;
        const ServoParameters& servo = joint.parameters.servo;
        if ((axis.has_limit | axis.has_motor | servo.has_servo) != 0) {
            const bool needs_angle = (axis.has_limit | servo.has_servo) != 0;
            const float angle = needs_angle ? joint_angle(joint.delta_angle, bodies) : 0.0f;
            const auto speed = [&] { return bodies.angular(); };
            const auto apply = [&](float impulse) { bodies.apply_angular(joint, impulse); };
            solve_servo(servo, joint.impulses.servo, joint.axial_mass, joint.servo, pass, angle, speed,
                        apply);
            solve_axis(axis, joint.impulses.axis, joint.axial_mass, joint.softness, pass, angle, speed,
                       apply);
        }
        solve_point(joint, joint.impulses.linear, bodies, softness_of(joint.softness, pass));
    }

    static void change(Sim& joint, const Parameters& fresh) {
        change_axis(joint.parameters.axis, fresh.axis, joint.impulses.axis);
        change_servo(joint.parameters.servo, fresh.servo, joint.impulses.servo);
        // The turns that were counted stay.
        joint.delta_angle += joint.parameters.reference_angle - fresh.reference_angle;
    }
    static std::span<float> carried(Sim& joint) { return {&joint.delta_angle, 1}; }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return pose_angle(poses, joint.parameters.reference_angle, joint.delta_angle);
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return length(pose_offset(poses, joint.parameters.anchors));
    }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        const JointAxis& axis = joint.parameters.axis;
        if (axis.has_limit == 0) return 0.0f;
        const float angle = coordinate(joint, poses);
        return max(max(axis.lower - angle, angle - axis.upper), 0.0f);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {joint.impulses.linear, joint.impulses.axis.sum() + joint.impulses.servo};
    }
};

}  // namespace

constexpr JointRow kRevoluteRow = pair_row<Revolute>("revolute");

}  // namespace jostle
