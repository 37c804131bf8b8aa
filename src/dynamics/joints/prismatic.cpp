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
#include "dynamics/joints/line.h"

namespace jostle::detail {
namespace {

struct Prismatic : WithServo<Prismatic> {
    using Parameters = PrismaticParameters;
    struct Impulses {
        float lateral = 0.0f;  ///< across the axis
        float angular = 0.0f;
        AxisImpulses axis;
        float servo = 0.0f;
        static constexpr int kCore = 5;
        [[nodiscard]] float axial() const { return axis.sum() + servo; }
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        // Of this step.
        Vec2 axis_a;               ///< [1] in the world
        float delta_angle = 0.0f;  ///< [rad]
        Softness softness;
        Spring servo;
        SpringRow servo_row;
    };

    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses = prepare_pair(joint, joint.parameters.anchors, step);
        joint.delta_angle = pose_angle(poses, joint.parameters.reference_angle);
        joint.axis_a = rotate(poses[0].q, joint.parameters.local_axis_a);
        joint.softness = rigid_of(joint, step.context);
        joint.servo = spring_of(joint.parameters.servo, step.context);
        joint.servo_row = spring_row_of(joint.parameters.servo, step.context);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const JointLine s = line_of(joint, bodies);
        const float axial = joint.impulses.axis.warm(joint) + warm_servo(joint);
        const bool direct = joint.is_direct != 0;
        const float lateral = direct ? 0.0f : joint.impulses.lateral;
        const float angular = direct ? 0.0f : joint.impulses.angular;
        bodies.apply(joint, axial * s.axis + lateral * s.across,
                     axial * s.axis_a + lateral * s.across_a + angular,
                     axial * s.axis_b + lateral * s.across_b + angular);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const JointLine s = line_of(joint, bodies);
        solve_along(joint, bodies, pass, s);
        if (joint.is_direct != 0) return;
        const Softness soft = softness_of(joint.softness, pass);
        const float ia = joint.inv_inertia_a, ib = joint.inv_inertia_b;
        const Mobility across = mobility_of(joint, s.across, s.across_a, s.across_b);
        const float k12 = ia * s.across_a + ib * s.across_b;
        const float k22 = ia + ib > 0.0f ? ia + ib : 1.0f;  // neither turns: the angle takes care of itself
        const Vec2 speed{dot(s.across, bodies.velocity_b - bodies.velocity_a) +
                             s.across_b * bodies.angular_b - s.across_a * bodies.angular_a,
                         bodies.angular()};
        const Vec2 c = pass.use_bias ? Vec2{s.offset, joint_angle(joint.delta_angle, bodies)} : Vec2{};
        Vec2 b = Symmetric(across.unlocked, k12, k22).solve(speed + soft.bias_rate * c);
        // Nothing gives way across the axis: what is left is the angle.
        if (!gives_way(joint, across.own)) b = {0.0f, (speed.y + soft.bias_rate * c.y) / k22};
        const Vec2 old{joint.impulses.lateral, joint.impulses.angular};
        const Vec2 impulse = -soft.mass_scale * b - soft.impulse_scale * old;
        joint.impulses.lateral += impulse.x;
        joint.impulses.angular += impulse.y;
        bodies.apply(joint, impulse.x * s.across, impulse.x * s.across_a + impulse.y,
                     impulse.x * s.across_b + impulse.y);
    }
    static int count_other(const Sim& joint) { return 2 + count_of(joint.parameters.axis); }
    static float axial_mass(const Sim& joint, const JointLine& s) {
        // The arms are as long as the joint is drawn out, which a large correction changes within a step.
        return mass_of(joint, mobility_of(joint, s.axis, s.axis_a, s.axis_b));
    }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        const JointLine line = line_of(joint, bodies);
        add(across_row(line, bodies, joint.impulses.lateral));
        add(angle_row(joint_angle(joint.delta_angle, bodies), joint.impulses.angular));
        axis_rows(line, bodies, joint.parameters.axis, joint.h, joint.impulses.axis, add);
        if (!servo_is_row(joint)) return;
        RigidRow row = free_row(line, joint.impulses.servo);
        servo_row(joint.parameters.servo, joint.servo_row, axial_mass(joint, line), line.translation, joint.h,
                  joint.impulses.servo, row);
        add(row);
    }
    static void solve_along(Sim& joint, JointBodies& bodies, const JointPass& pass, const JointLine& s) {
        const JointAxis& axis = joint.parameters.axis;
        const ServoParameters& servo = joint.parameters.servo;
        if ((axis.has_limit | axis.has_motor | servo.has_servo) == 0) return;
        if (joint.is_direct != 0 && (servo.has_servo == 0 || servo_is_row(joint))) return;
        const float mass = axial_mass(joint, s);
        const auto speed = [&] {
            return dot(s.axis, bodies.velocity_b - bodies.velocity_a) + s.axis_b * bodies.angular_b -
                   s.axis_a * bodies.angular_a;
        };
        const auto apply = [&](float impulse) {
            bodies.apply(joint, impulse * s.axis, impulse * s.axis_a, impulse * s.axis_b);
        };
        solve_servo(servo, joint.impulses.servo, mass, joint.servo, pass, s.translation, speed, apply);
        solve_axis(joint, axis, joint.impulses.axis, mass, joint.softness, pass, s.translation, speed, apply);
    }

    static void change(Sim& joint, const Parameters& fresh) {
        change_axis(joint.parameters.axis, fresh.axis, joint.impulses.axis);
        change_servo(joint.parameters.servo, fresh.servo, joint.impulses.servo);
    }
    static Vec2 axis_of(const Sim& joint, const JointPoses& poses) {
        return rotate(poses[0].q, joint.parameters.local_axis_a);
    }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return dot(pose_offset(poses, joint.parameters.anchors), axis_of(joint, poses));
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return abs(cross(axis_of(joint, poses), pose_offset(poses, joint.parameters.anchors)));
    }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        return abs(pose_angle(poses, joint.parameters.reference_angle));
    }
    static JointReaction reaction(const Sim& joint, const JointPoses& poses) {
        const Vec2 axis = axis_of(joint, poses);
        return {joint.impulses.axial() * axis + joint.impulses.lateral * skew(axis), joint.impulses.angular};
    }
};

}  // namespace

constexpr JointRow kPrismaticRow = pair_row<Prismatic>("prismatic");

}  // namespace jostle::detail
