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

struct Prismatic : OnLine<Prismatic> {
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
        Vec2 axis_a;  ///< [1] in the world
        LineNow at;
        Symmetric k;                    ///< [1/kg] across, and [1/(kg m^2)], at these poses
        bool gives_way_across = false;  ///< at these poses
        float delta_angle = 0.0f;       ///< [rad]
        Softness softness;
        Spring servo;
        SpringRow servo_row;
    };

    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses = prepare_pair(joint, joint.parameters.anchors, step);
        joint.delta_angle = pose_angle(poses, joint.parameters.reference_angle);
        prepare_line(joint, poses, step);
    }
    static void look(Sim& joint, const JointBodies& bodies) {
        const LineNow& at = joint.at = line_now(joint, bodies);
        if (joint.is_direct != 0) return;
        const Mobility across = mobility_of(joint, at.across, at.across_a, at.across_b);
        const float k12 = joint.inv_inertia_a * at.across_a + joint.inv_inertia_b * at.across_b;
        joint.k = Symmetric(across.unlocked, k12, k22_of(joint));
        joint.gives_way_across = gives_way(joint, across.own);
    }
    /// [1/(kg m^2)] Where neither turns, the angle takes care of itself.
    static float k22_of(const Sim& joint) {
        const float sum = joint.inv_inertia_a + joint.inv_inertia_b;
        return sum > 0.0f ? sum : 1.0f;
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        warm_start_along(joint, bodies, joint.impulses.angular);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        if (!pass.use_bias) look(joint, bodies);
        solve_along(joint, bodies, pass);
        if (joint.is_direct != 0) return;
        const JointLine& s = joint.at;
        const Softness soft = softness_of(joint.softness, pass);
        const Vec2 speed{speed_across(s, bodies), bodies.angular()};
        const Vec2 c = pass.use_bias ? Vec2{s.offset, joint_angle(joint.delta_angle, bodies)} : Vec2{};
        Vec2 b = joint.k.solve(speed + soft.bias_rate * c);
        // Nothing gives way across the axis: the angle alone is left.
        if (!joint.gives_way_across) b = {0.0f, (speed.y + soft.bias_rate * c.y) / joint.k.k22};
        const Vec2 old{joint.impulses.lateral, joint.impulses.angular};
        const Vec2 impulse = -soft.mass_scale * b - soft.impulse_scale * old;
        joint.impulses.lateral += impulse.x;
        joint.impulses.angular += impulse.y;
        bodies.apply(joint, impulse.x * s.across, impulse.x * s.across_a + impulse.y,
                     impulse.x * s.across_b + impulse.y);
    }
    static int count_other(const Sim& joint) { return 2 + count_of(joint.parameters.axis); }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        const JointLine line = line_of(joint, bodies);
        add(across_row(line, bodies, joint.impulses.lateral));
        add(angle_row(joint_angle(joint.delta_angle, bodies), joint.impulses.angular));
        axis_rows(line, bodies, joint.parameters.axis, joint.h, joint.impulses.axis, add);
        add_servo_row(joint, line, add);
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
