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
        Softness softness;
        Spring servo;
    };

    /// How B turns about A where the hinge holds: with each angular impulse comes a linear one at the
    /// anchors, which do not part by it.
    struct Turn {
        Vec2 ra, rb;
        Vec2 held;   ///< [1/m] the linear impulse
        float mass;  ///< [kg m^2]
    };
    static Turn turn_of(const Sim& joint, const JointBodies& bodies) {
        const Point at = point_of(joint, bodies);
        const float ia = joint.inv_inertia_a, ib = joint.inv_inertia_b;
        // [1/(kg m)] By how much the anchors part.
        const Vec2 parting = skew(ib * at.rb + ia * at.ra);
        const Vec2 held = stop(joint, at, parting);
        const float mobility = ia + ib + dot(parting, held);
        // What is left may be rounding alone.
        constexpr float kLeast = 1.0e-5f;
        return {at.ra, at.rb, held, mobility > kLeast * (ia + ib) ? 1.0f / mobility : 0.0f};
    }
    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses = prepare_pair(joint, joint.parameters.anchors, step);
        // Turns are counted, so that limits may lie anywhere.
        joint.delta_angle = pose_angle(poses, joint.parameters.reference_angle, joint.delta_angle);
        joint.softness = rigid_of(joint, step.context);
        joint.servo = spring_of(joint.parameters.servo, step.context);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
        if (joint.is_direct == 0) bodies.apply_at(joint, joint.impulses.linear, ra, rb);
        bodies.apply_angular(joint, joint.impulses.axis.sum() + joint.impulses.servo);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const JointAxis& axis = joint.parameters.axis;
        const ServoParameters& servo = joint.parameters.servo;
        if ((axis.has_limit | axis.has_motor | servo.has_servo) != 0) {
            const bool needs_angle = (axis.has_limit | servo.has_servo) != 0;
            const float angle = needs_angle ? joint_angle(joint.delta_angle, bodies) : 0.0f;
            const Turn turn = turn_of(joint, bodies);
            const auto speed = [&] { return bodies.angular(); };
            const auto apply = [&](float impulse) {
                bodies.apply_angular(joint, impulse);
                joint.impulses.linear += impulse * turn.held;
                bodies.apply_at(joint, impulse * turn.held, turn.ra, turn.rb);
            };
            solve_servo(servo, joint.impulses.servo, turn.mass, joint.servo, pass, angle, speed, apply);
            solve_axis(axis, joint.impulses.axis, turn.mass, joint.softness, pass, angle, speed, apply);
        }
        if (joint.is_direct == 0) solve_point(joint, joint.impulses.linear, bodies, joint.softness, pass);
    }
    static int count_rigid(const Sim&) { return 2; }
    static void rigid_rows(Sim& joint, const JointBodies& bodies, RigidRow* rows) {
        point_rows(joint, joint.impulses.linear, bodies, rows);
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
