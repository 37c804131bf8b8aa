// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two anchors at a distance: C = |d| - length, rigid (as soft as every joint) or a spring of the user's; with
// limits and a motor along the line, which otherwise is free.
#include "dynamics/joints/joint_of_two.h"
#include "dynamics/softness/springs.h"

namespace jostle::detail {
namespace {

struct Distance {
    using Parameters = DistanceParameters;
    struct Impulses {
        float axial = 0.0f;
        AxisImpulses axis;
        static constexpr int kCore = 1;
        [[nodiscard]] float sum() const { return axial + axis.sum(); }
    };
    struct Line {
        Vec2 ra, rb;          ///< [m] anchors as the bodies have turned
        Vec2 axis;            ///< [1] from A's anchor to B's
        float length = 0.0f;  ///< [m]
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        // Of this step.
        Softness rigid;
        Spring spring;
        SpringRow locked_spring;  ///< of bodies with a locked axis
        Line line;                ///< of a warm start, for the solve that follows at the same poses
    };

    static Line line_of(const Sim& joint, const JointBodies& bodies) {
        Line line{rotate(bodies.turned_a, joint.anchor_a), rotate(bodies.turned_b, joint.anchor_b), {}, 0.0f};
        line.axis = bodies.moved + joint.delta_center + (line.rb - line.ra);
        line.length = normalize(line.axis);
        // ORDER: anchors that coincide part along x, as they would not part by themselves.
        if (line.length == 0.0f) line.axis = {1.0f, 0.0f};
        return line;
    }

    static void prepare(Sim& joint, const JointStep& step) {
        prepare_pair(joint, joint.parameters.anchors, step);
        const SpringParameters& spring = joint.parameters.spring;
        joint.rigid = rigid_of(joint, step.context);
        joint.spring = make_spring(spring.hertz, spring.damping_ratio, step.context.h);
        if (joint.has_locked_axis)
            joint.locked_spring = make_spring_row(spring.hertz, spring.damping_ratio, step.context.h);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const Impulses& impulses = joint.impulses;
        const bool is_row = joint.is_direct != 0 && is_rod(joint.parameters);
        const float axial = (is_row ? 0.0f : impulses.axial) + impulses.axis.warm(joint);
        joint.line = line_of(joint, bodies);
        if (axial != 0.0f) bodies.apply_at(joint, axial * joint.line.axis, joint.line.ra, joint.line.rb);
    }
    /// Rigid, and nothing else.
    static bool is_rod(const Parameters& parameters) {
        return parameters.spring.is_soft == 0 && !is_free(parameters);
    }
    static bool is_all_rows(const Sim& joint) { return joint.parameters.spring.is_soft == 0; }
    static int count_rigid(const Sim& joint) {
        return is_rod(joint.parameters) ? 1 : count_of(joint.parameters.axis);
    }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        const Line line = line_of(joint, bodies);
        const Vec2 speed = bodies.velocity_at(line.ra, line.rb);
        // [m^2/s^2] Of the speed across, which turns the rod.
        const float along = dot(line.axis, speed), across = length_squared(speed) - along * along;
        // [1/m] A rod that is pressed together turns as one of half its length; so does a rope.
        const JointAxis& axis = joint.parameters.axis;
        const float whole = axis.has_limit == 0 ? joint.parameters.length
                            : axis.lower > 0.0f ? axis.lower
                                                : axis.upper;
        const float turn = inverse_or_zero(max(line.length, 0.5f * whole));
        const float curve = dot(line.axis, curve_at(bodies, line.ra, line.rb)) + across * turn;
        RigidRow row = pair_rigid_row(line.axis, line.ra, line.rb, line.length - joint.parameters.length,
                                      curve, joint.impulses.axial);
        const float arm_a = dot(line.ra, line.axis), arm_b = dot(line.rb, line.axis);
        row.ends[0].rotational_stiffness += arm_a * arm_a * turn;
        row.ends[1].rotational_stiffness += arm_b * arm_b * turn;
        row.ends[0].translational_stiffness = row.ends[1].translational_stiffness = turn;
        if (!is_free(joint.parameters)) return add(row);
        if (axis.has_limit != 0) {
            RigidRow limit = row;
            limit_row(axis, line.length, joint.impulses.axis, limit);
            if (axis.lower <= 0.0f) limit.below = RigidRow::kUnbounded;
            add(limit);
        }
        if (axis.has_motor == 0) return;
        drive_row(axis.motor_speed, joint.h * axis.max_motor, joint.impulses.axis.motor, row);
        add(row);
    }
    /// Anchors pass through each other: a shortest length of 0 is none.
    static JointAxis bounds_of(JointAxis axis) {
        constexpr float kNone = -1.0e20f;
        if (axis.lower <= 0.0f) axis.lower = kNone;
        return axis;
    }
    /// Free but for its limits and its motor.
    static bool is_free(const Parameters& parameters) {
        return (parameters.axis.has_limit | parameters.axis.has_motor) != 0;
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        if (joint.parameters.spring.is_soft != 0 && !is_free(joint.parameters) && !acts(joint.spring, pass))
            return;
        const Line line = pass.use_bias ? joint.line : line_of(joint, bodies);
        const Mobility mobility =
            mobility_of(joint, line.axis, cross(line.ra, line.axis), cross(line.rb, line.axis));
        const float mass = mass_of(joint, mobility);
        solve_length(joint, bodies, pass, line, mass, mobility.own);
        if (!is_free(joint.parameters)) return;
        solve_axis(
            joint, bounds_of(joint.parameters.axis), joint.impulses.axis, mass, joint.rigid, pass,
            line.length, [&] { return dot(line.axis, bodies.velocity_at(line.ra, line.rb)); },
            [&](float impulse) { bodies.apply_at(joint, impulse * line.axis, line.ra, line.rb); });
    }
    /// The spring is as stiff as by the mass without the lock, and meets the mass with it, which changes much
    /// as the body turns: the implicit step of a row bears that.
    static float locked_change(const Sim& joint, float mass, float mobility, float speed, float stretch) {
        if (mass == 0.0f) return 0.0f;
        const float give = joint.locked_spring.compliance / mass;
        return -(speed + joint.locked_spring.rate * stretch + give * joint.impulses.axial) /
               (mobility + give);
    }
    static void solve_length(Sim& joint, JointBodies& bodies, const JointPass& pass, const Line& line,
                             float mass, float mobility) {
        const Parameters& parameters = joint.parameters;
        const float speed = dot(line.axis, bodies.velocity_at(line.ra, line.rb));
        const float stretch = line.length - parameters.length;
        float impulse = 0.0f;
        if (parameters.spring.is_soft != 0) {
            // A spring without stiffness pulls nothing.
            if (!(parameters.spring.hertz > 0.0f) || !acts(joint.spring, pass)) return;
            impulse = joint.has_locked_axis ? locked_change(joint, mass, mobility, speed, stretch)
                                            : joint.spring.change(mass, speed, stretch, joint.impulses.axial);
        } else {
            if (is_free(parameters) || joint.is_direct != 0) return;
            const Softness soft = softness_of(joint.rigid, pass);
            impulse = -mass * soft.mass_scale * (speed + soft.bias_rate * stretch) -
                      soft.impulse_scale * joint.impulses.axial;
        }
        joint.impulses.axial += impulse;
        bodies.apply_at(joint, impulse * line.axis, line.ra, line.rb);
    }

    static void change(Sim& joint, const Parameters& fresh) {
        // A rod's pull is no spring's, and a spring of 0 Hz would never give up the pull that it had.
        if (joint.parameters.spring.is_soft != fresh.spring.is_soft || fresh.spring.hertz == 0.0f ||
            is_free(joint.parameters) != is_free(fresh))
            joint.impulses.axial = 0.0f;
        change_axis(joint.parameters.axis, fresh.axis, joint.impulses.axis);
    }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return length(pose_offset(poses, joint.parameters.anchors));
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        const Parameters& parameters = joint.parameters;
        const float now = coordinate(joint, poses);
        if (parameters.axis.has_limit != 0)
            return max(max(parameters.axis.lower - now, now - parameters.axis.upper), 0.0f);
        return parameters.spring.is_soft != 0 || is_free(parameters) ? 0.0f : abs(now - parameters.length);
    }
    static double spring_energy(const Sim& joint, const JointEnds& ends, float h) {
        if (joint.parameters.spring.is_soft == 0) return 0.0;
        const JointAnchors& anchors = joint.parameters.anchors;
        Vec2 axis = end_offset(ends, anchors);
        const float stretch = normalize(axis) - joint.parameters.length;
        float k = 0.0f;
        for (std::size_t side = 0; side < 2; ++side) {
            const JointEnd& end = ends[side];
            const float arm = cross(apply(end.pose, side == 0 ? anchors.a : anchors.b) - end.center, axis);
            k += end.inv_mass + end.inv_inertia * arm * arm;
        }
        // The row of a body with a locked axis bears any stiffness.
        const bool has_locked_axis = ends[0].has_locked_axis || ends[1].has_locked_axis;
        return spring_energy_of(joint.parameters.spring, has_locked_axis ? 0.0f : h, inverse_or_zero(k),
                                stretch);
    }
    static void add_drive(const Sim& joint, const JointPoses& poses, Drive& drive) {
        drive.add(joint.parameters.spring, coordinate(joint, poses) - joint.parameters.length, drive.along);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses& poses) {
        return {joint.impulses.sum() * normalized(pose_offset(poses, joint.parameters.anchors)), 0.0f};
    }
};

}  // namespace

constexpr JointRow kDistanceRow = pair_row<Distance>("distance");

}  // namespace jostle::detail
