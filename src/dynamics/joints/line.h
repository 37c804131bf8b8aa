// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints whose B is held on a line of A (wheel, slot, and prismatic, which does not turn): the share of all
// three, and the kernel of the two that turn freely. With u the line's direction and p = z x u as A has
// turned, d the offset of the anchors:
//
// clang-format off
//     C = p . d                                       across the line: rigid
//     arms across:  s_A = (d + r_A) x p,  s_B = r_B x p
//     arms along:   a_A = (d + r_A) x u,  a_B = r_B x u
// clang-format on
//
// Along the line there may be a limit, a motor and a spring; about the axle a motor. Lines are found at
// the beginning of a step and in each relaxing: the next sub-step's solve has the poses of this one's
// relaxing.
#pragma once

#include "dynamics/joints/servo.h"

namespace jostle::detail {

/// A line of A, and where the anchors are against it.
struct JointLine {
    Vec2 axis, across;
    float translation, offset;  ///< [m] along and across
    float axis_a, axis_b;       ///< [m] arms along the line
    float across_a, across_b;   ///< [m] arms across it
    Vec2 ra, rb;                ///< [m] levers, A's to where B's anchor is
};
/// Of a joint that has the direction `axis_a` in its sim.
template <class Sim>
[[nodiscard]] JOSTLE_INLINE JointLine line_of(const Sim& joint, const JointBodies& bodies) {
    const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
    const Vec2 d = bodies.moved + joint.delta_center + (rb - ra);
    const Vec2 u = rotate(bodies.turned_a, joint.axis_a), p = skew(u);
    return {u,      p, dot(u, d), dot(p, d), cross(d + ra, u), cross(rb, u), cross(d + ra, p), cross(rb, p),
            d + ra, rb};
}

/// C across the line, which turns with A.
JOSTLE_INLINE RigidRow across_row(const JointLine& line, const JointBodies& bodies, float& impulse) {
    const Vec2 d = line.translation * line.axis + line.offset * line.across;
    const Vec2 ra = line.ra - d;
    const float w = bodies.angular_a;
    const float curve = dot(line.across, curve_at(bodies, ra, line.rb)) - w * w * line.offset -
                        2.0f * w * dot(line.axis, bodies.velocity_at(ra, line.rb));
    RigidRow row = pair_rigid_row(line.across, line.ra, line.rb, line.offset, curve, impulse);
    // Of A's lever the end is on B: as A turns, the line alone does.
    row.ends[0].rotational_stiffness = -row.ends[0].rotational_stiffness;
    return row;
}
/// The translation along it, between limits.
JOSTLE_INLINE RigidRow along_row(const JointLine& line, const JointBodies& bodies, const JointAxis& axis,
                                 AxisImpulses& impulses) {
    const Vec2 d = line.translation * line.axis + line.offset * line.across;
    const Vec2 ra = line.ra - d;
    const float w = bodies.angular_a;
    const float curve = dot(line.axis, curve_at(bodies, ra, line.rb)) - w * w * line.translation +
                        2.0f * w * dot(line.across, bodies.velocity_at(ra, line.rb));
    RigidRow row = pair_rigid_row(line.axis, line.ra, line.rb, 0.0f, curve, impulses.lower);
    row.ends[0].rotational_stiffness = -row.ends[0].rotational_stiffness;
    limit_row(axis, line.translation, impulses, row);
    return row;
}

/// The speed along it.
JOSTLE_INLINE RigidRow free_row(const JointLine& line, float& impulse) {
    RigidRow row = pair_rigid_row(line.axis, line.ra, line.rb, 0.0f, 0.0f, impulse);
    row.ends[0].rotational_stiffness = -row.ends[0].rotational_stiffness;
    return row;
}

/// The rows of limit and motor along it.
template <class Add>
JOSTLE_INLINE void axis_rows(const JointLine& line, const JointBodies& bodies, const JointAxis& axis, float h,
                             AxisImpulses& impulses, Add& add) {
    if (axis.has_limit != 0) add(along_row(line, bodies, axis, impulses));
    if (axis.has_motor == 0) return;
    RigidRow row = free_row(line, impulses.motor);
    drive_row(axis.motor_speed, h * axis.max_motor, impulses.motor, row);
    add(row);
}

/// The line of a joint that has something left for its own kernel, at the poses of a pass.
struct LineNow : JointLine {
    float axial_mass = 0.0f;  ///< [kg] of a joint that has a limit, a motor or a servo along its line
};

/// The share of all types on a line; `Type` is WithServo's, and has look(sim, bodies), which makes `at`, a
/// LineNow, and what else a pass needs of the poses.
template <class Type>
struct OnLine : WithServo<Type> {
    using WithServo<Type>::servo_is_row;
    using WithServo<Type>::warm_servo;

    template <class Sim>
    static bool is_driven(const Sim& joint) {
        const JointAxis& axis = joint.parameters.axis;
        return (axis.has_limit | axis.has_motor | joint.parameters.servo.has_servo) != 0;
    }
    template <class Sim>
    [[nodiscard]] JOSTLE_INLINE static float axial_mass(const Sim& joint, const JointLine& line) {
        // The arms are as long as the joint is drawn out, which a large correction changes within a step.
        return mass_of(joint, mobility_of(joint, line.axis, line.axis_a, line.axis_b));
    }
    template <class Sim>
    static LineNow line_now(const Sim& joint, const JointBodies& bodies) {
        const JointLine line = line_of(joint, bodies);
        return {line, is_driven(joint) ? axial_mass(joint, line) : 0.0f};
    }
    template <class Sim>
    static void prepare_line(Sim& joint, const JointPoses& poses, const JointStep& step) {
        joint.axis_a = rotate(poses[0].q, joint.parameters.local_axis_a);
        joint.softness = rigid_of(joint, step.context);
        joint.servo = spring_of(joint.parameters.servo, step.context);
        joint.servo_row = spring_row_of(joint.parameters.servo, step.context);
        if (!is_left_to_group<OnLine>(joint)) Type::look(joint, {});
    }
    template <class Sim, class Add>
    JOSTLE_INLINE static void add_servo_row(Sim& joint, const JointLine& line, Add& add) {
        if (!servo_is_row(joint)) return;
        RigidRow row = free_row(line, joint.impulses.servo);
        servo_row(joint.parameters.servo, joint.servo_row, axial_mass(joint, line), line.translation, joint.h,
                  joint.impulses.servo, row);
        add(row);
    }
    /// `twist` [N m s]: the impulse about the axle, or of the angle that is held.
    template <class Sim>
    static void warm_start_along(Sim& joint, JointBodies& bodies, float twist) {
        const JointLine& line = joint.at;
        const bool direct = joint.is_direct != 0;
        const float axial = joint.impulses.axis.warm(joint) + warm_servo(joint);
        const float lateral = direct ? 0.0f : joint.impulses.lateral, turning = direct ? 0.0f : twist;
        bodies.apply(joint, axial * line.axis + lateral * line.across,
                     axial * line.axis_a + lateral * line.across_a + turning,
                     axial * line.axis_b + lateral * line.across_b + turning);
    }
    /// Servo, motor and limit along the line.
    template <class Sim>
    static void solve_along(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const JointAxis& axis = joint.parameters.axis;
        const ServoParameters& servo = joint.parameters.servo;
        if (!is_driven(joint)) return;
        if (joint.is_direct != 0 && (servo.has_servo == 0 || servo_is_row(joint))) return;
        const LineNow& at = joint.at;
        const auto speed = [&] {
            return dot(at.axis, bodies.velocity_b - bodies.velocity_a) + at.axis_b * bodies.angular_b -
                   at.axis_a * bodies.angular_a;
        };
        const auto apply = [&](float impulse) {
            bodies.apply(joint, impulse * at.axis, impulse * at.axis_a, impulse * at.axis_b);
        };
        solve_servo(servo, joint.impulses.servo, at.axial_mass, joint.servo, pass, at.translation, speed,
                    apply);
        solve_axis(joint, axis, joint.impulses.axis, at.axial_mass, joint.softness, pass, at.translation,
                   speed, apply);
    }
    /// [m/s] Across the line.
    [[nodiscard]] static float speed_across(const JointLine& line, const JointBodies& bodies) {
        return dot(line.across, bodies.velocity_b - bodies.velocity_a) + line.across_b * bodies.angular_b -
               line.across_a * bodies.angular_a;
    }
};

/// The common part of wheel and slot; `OfType` are the parameters of either, which derive from
/// LineParameters.
template <class OfType>
struct LineJoint : OnLine<LineJoint<OfType>> {
    using Parameters = OfType;
    using Shared = OnLine<LineJoint<OfType>>;
    struct Impulses {
        float lateral = 0.0f;  ///< across the line
        AxisImpulses axis;
        float servo = 0.0f;
        float spin = 0.0f;  ///< [N m s] of the axle's motor
        [[nodiscard]] float axial() const { return axis.sum() + servo; }
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        float delta_angle = 0.0f;  ///< [rad] when the step began, through all turns
        // Of this step.
        Vec2 axis_a;  ///< [1] in the world
        LineNow at;
        float lateral_mass = 0.0f;  ///< [kg] at these poses
        float spin_mass = 0.0f;     ///< [kg m^2]
        Softness softness;
        Spring servo;
        SpringRow servo_row;
    };

    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses = prepare_pair(joint, joint.parameters.anchors, step);
        joint.delta_angle = pose_angle(poses, 0.0f, joint.delta_angle);
        joint.spin_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
        Shared::prepare_line(joint, poses, step);
    }
    static void look(Sim& joint, const JointBodies& bodies) {
        const LineNow& at = joint.at = Shared::line_now(joint, bodies);
        if (joint.is_direct == 0)
            joint.lateral_mass = mass_of(joint, mobility_of(joint, at.across, at.across_a, at.across_b));
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        Shared::warm_start_along(joint, bodies, joint.impulses.spin);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        if (!pass.use_bias) look(joint, bodies);
        solve_spin(joint, bodies, pass);
        Shared::solve_along(joint, bodies, pass);
        if (joint.is_direct != 0) return;
        const JointLine& line = joint.at;
        const Softness soft = softness_of(joint.softness, pass);
        const float speed = Shared::speed_across(line, bodies);
        const float impulse = -joint.lateral_mass * soft.mass_scale * (speed + soft.bias_rate * line.offset) -
                              soft.impulse_scale * joint.impulses.lateral;
        joint.impulses.lateral += impulse;
        bodies.apply(joint, impulse * line.across, impulse * line.across_a, impulse * line.across_b);
    }
    static int count_other(const Sim& joint) {
        return 1 + count_of(joint.parameters.axis) + static_cast<int>(joint.parameters.spin.has_motor);
    }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        const JointLine line = line_of(joint, bodies);
        add(across_row(line, bodies, joint.impulses.lateral));
        axis_rows(line, bodies, joint.parameters.axis, joint.h, joint.impulses.axis, add);
        const SpinParameters& spin = joint.parameters.spin;
        if (spin.has_motor != 0) {
            AngleRow row = angle_row(0.0f, joint.impulses.spin);
            drive_row(spin.speed, joint.h * spin.max_torque, joint.impulses.spin, row);
            add(row);
        }
        Shared::add_servo_row(joint, line, add);
    }

    static void change(Sim& joint, const Parameters& fresh) {
        const Parameters& old = joint.parameters;
        change_axis(old.axis, fresh.axis, joint.impulses.axis);
        change_servo(old.servo, fresh.servo, joint.impulses.servo);
        if (old.spin.has_motor != fresh.spin.has_motor) joint.impulses.spin = 0.0f;
    }
    static std::span<float> carried(Sim& joint) { return {&joint.delta_angle, 1}; }
    static float angle(const Sim& joint, const JointPoses& poses) {
        return pose_angle(poses, 0.0f, joint.delta_angle);
    }
    static float translation(const Sim& joint, const JointPoses& poses) {
        return line_translation(joint.parameters, poses);
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        const Vec2 axis = rotate(poses[0].q, joint.parameters.local_axis_a);
        return abs(cross(axis, pose_offset(poses, joint.parameters.anchors)));
    }
    static JointReaction reaction(const Sim& joint, const JointPoses& poses) {
        const Vec2 axis = rotate(poses[0].q, joint.parameters.local_axis_a);
        return {joint.impulses.axial() * axis + joint.impulses.lateral * skew(axis), joint.impulses.spin};
    }

  private:
    static void solve_spin(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const SpinParameters& spin = joint.parameters.spin;
        if (spin.has_motor == 0 || joint.is_direct != 0) return;
        const float old = joint.impulses.spin, most = pass.h * spin.max_torque;
        joint.impulses.spin = clamp(old - joint.spin_mass * (bodies.angular() - spin.speed), -most, most);
        bodies.apply_angular(joint, joint.impulses.spin - old);
    }
};

}  // namespace jostle::detail
