// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// B is driven to a pose against A: a point of A that is offset from its anchor, and an angle, each as stiff
// as a joint and no stronger than its largest force or torque. Momentum and angular momentum are kept.
#include <cmath>

#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {
namespace {

struct Motor {
    static constexpr bool kIsForceful = true;
    using Parameters = MotorParameters;
    struct Impulses {
        Vec2 linear;  ///< in the world
        float angular = 0.0f;
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        float delta_angle = 0.0f;  ///< [rad] when the step began, through all turns
        // Of this step.
        float axial_mass = 0.0f;  ///< [kg m^2]
        Softness softness;
    };

    /// From the place where it is to be to B's anchor.
    static JointAnchors ends_of(const Parameters& parameters) {
        return {parameters.anchors.a + parameters.offset, parameters.anchors.b};
    }
    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses = prepare_pair(joint, ends_of(joint.parameters), step);
        joint.delta_angle = pose_angle(poses, 0.0f, joint.delta_angle);
        joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
        joint.softness = rigid_of(joint, step.context);
    }
    /// Both forces act at B's anchor: where B is wanted, the one on A would have the lag as a lever, and the
    /// two would make a torque out of nothing.
    static Point place_of(const Sim& joint, const JointBodies& bodies) {
        const Vec2 wanted = rotate(bodies.turned_a, joint.anchor_a),
                   rb = rotate(bodies.turned_b, joint.anchor_b), ra = bodies.moved + joint.delta_center + rb;
        return point_between(joint, ra, rb, ra - wanted);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const Point at = place_of(joint, bodies);
        bodies.apply_at(joint, joint.impulses.linear, at.ra, at.rb);
        bodies.apply_angular(joint, joint.impulses.angular);
    }
    /// [m/s] or [rad/s] The speed from which a push by half of the greatest force or torque still stops it at
    /// its goal.
    static float fastest(float most, float mobility, float distance) {
        return std::sqrt(min(most * mobility, kGreatestFloat) * distance);
    }
    /// Each pass has one bound of force: it is no stronger than it may be, so that it takes time to reach a
    /// speed.
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const Parameters& parameters = joint.parameters;
        const Softness& soft = joint.softness;
        const float c = joint_angle(joint.delta_angle, bodies) - parameters.angle;
        const float cap = fastest(parameters.max_torque, joint.inv_inertia_a + joint.inv_inertia_b, abs(c));
        const float bias = clamp(soft.bias_rate * c, -cap, cap);
        const float old = joint.impulses.angular, most = pass.h * parameters.max_torque;
        const float aim = joint.axial_mass * soft.mass_scale * (bodies.angular() + bias);
        joint.impulses.angular = clamp(old - aim - soft.impulse_scale * old, -most, most);
        bodies.apply_angular(joint, joint.impulses.angular - old);
        solve_place(joint, bodies, pass);
    }
    static void solve_place(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const float max_force = joint.parameters.max_force;
        const Point at = place_of(joint, bodies);
        const float away = length(at.c);
        const Softness& soft = joint.softness;
        const float cap = fastest(max_force, joint.free_inv_mass, away);
        const float rate = soft.bias_rate * away > cap ? cap / away : soft.bias_rate;
        const Vec2 speed = soft.mass_scale * (bodies.velocity_at(at.ra, at.rb) + rate * at.c);
        solve_point_within(joint, joint.impulses.linear, bodies, at, speed, 1.0f - soft.impulse_scale,
                           pass.h * max_force);
    }

    static void change(Sim&, const Parameters&) {}
    static std::span<float> carried(Sim& joint) { return {&joint.delta_angle, 1}; }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return pose_angle(poses, 0.0f, joint.delta_angle);
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return length(pose_offset(poses, ends_of(joint.parameters)));
    }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        return abs(coordinate(joint, poses) - joint.parameters.angle);
    }
    /// It is there before its bodies could fall asleep, but where its force is too weak for that.
    static void add_drive(const Sim& joint, const JointPoses& poses, Drive& drive) {
        constexpr float kRate = 1.0f / kTimeToSleep;
        drive.to_place(linear_error(joint, poses), kRate, joint.parameters.max_force, drive.along);
        drive.to_place(angular_error(joint, poses), kRate, joint.parameters.max_torque, drive.about);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {joint.impulses.linear, joint.impulses.angular};
    }
};

}  // namespace

constexpr JointRow kMotorRow = pair_row<Motor>("motor");

}  // namespace jostle::detail
