// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// No motion of B against A: an angle and a point, each rigid or a spring of the user's.
#include "dynamics/joints/made_open.h"
#include "dynamics/softness/springs.h"

namespace jostle::detail {
namespace {

struct Weld {
    using Parameters = WeldParameters;
    struct Impulses {
        Vec2 linear;  ///< in the world
        float angular = 0.0f;
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        MadeOpen open;
        // Of this step.
        float delta_angle = 0.0f;  ///< [rad]
        float axial_mass = 0.0f;   ///< [kg m^2]
        Softness rigid;
        Spring linear, angular;
        Point at;  ///< of an iterated joint with a rigid point
    };

    static void prepare(Sim& joint, const JointStep& step) {
        const bool is_soft = joint.parameters.linear.is_soft != 0;
        const JointAnchors& anchors = joint.parameters.anchors;
        // A spring closes its gap by itself.
        if (is_soft) joint.open = {};
        const JointPoses poses = prepare_pair(joint, joint.open.held(joint, anchors, step), step);
        joint.delta_angle = pose_angle(poses, joint.parameters.reference_angle);
        joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
        joint.rigid = rigid_of(joint, step.context);
        const auto spring = [&](const SpringParameters& of) {
            return make_spring(of.hertz, of.damping_ratio, step.context.h);
        };
        joint.linear = spring(joint.parameters.linear);
        joint.angular = spring(joint.parameters.angular);
        if (joint.is_direct == 0 && !is_soft) joint.at = point_of(joint, {});
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        if (joint.parameters.linear.is_soft != 0) {
            bodies.apply_at(joint, joint.impulses.linear, rotate(bodies.turned_a, joint.anchor_a),
                            rotate(bodies.turned_b, joint.anchor_b));
        } else if (joint.is_direct == 0) {
            bodies.apply_at(joint, joint.impulses.linear, joint.at.ra, joint.at.rb);
        }
        if (!is_direct(joint, joint.parameters.angular)) bodies.apply_angular(joint, joint.impulses.angular);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        if (!is_direct(joint, joint.parameters.angular)) solve_angle(joint, bodies, pass);
        if (is_direct(joint, joint.parameters.linear)) return;
        if (joint.parameters.linear.is_soft == 0) {
            solve_point(joint, joint.at, joint.impulses.linear, bodies, joint.rigid, pass);
        } else {
            solve_point_spring(joint, joint.impulses.linear, bodies, joint.linear, kGreatestFloat, pass);
        }
    }
    static void solve_angle(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        float impulse = 0.0f;
        if (joint.parameters.angular.is_soft != 0) {
            if (!acts(joint.angular, pass)) return;
            impulse = joint.angular.change(joint.axial_mass, bodies.angular(),
                                           joint_angle(joint.delta_angle, bodies), joint.impulses.angular);
        } else {
            const Softness soft = softness_of(joint.rigid, pass);
            const float bias =
                soft.bias_rate != 0.0f ? soft.bias_rate * joint_angle(joint.delta_angle, bodies) : 0.0f;
            impulse = -joint.axial_mass * soft.mass_scale * (bodies.angular() + bias) -
                      soft.impulse_scale * joint.impulses.angular;
        }
        joint.impulses.angular += impulse;
        bodies.apply_angular(joint, impulse);
    }
    static bool is_direct(const Sim& joint, const SpringParameters& part) {
        return joint.is_direct != 0 && part.is_soft == 0;
    }
    static bool is_all_rows(const Sim& joint) {
        return (joint.parameters.linear.is_soft | joint.parameters.angular.is_soft) == 0;
    }
    static int count_rigid(const Sim& joint) {
        return (joint.parameters.linear.is_soft == 0 ? 2 : 0) +
               (joint.parameters.angular.is_soft == 0 ? 1 : 0);
    }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        if (joint.parameters.linear.is_soft == 0) point_rows(joint, joint.impulses.linear, bodies, add);
        if (joint.parameters.angular.is_soft == 0)
            add(angle_row(joint_angle(joint.delta_angle, bodies), joint.impulses.angular));
    }

    static void change(Sim& joint, const Parameters& fresh) {
        if (joint.parameters.linear.is_soft != fresh.linear.is_soft) joint.impulses.linear = {};
        if (joint.parameters.angular.is_soft != fresh.angular.is_soft) joint.impulses.angular = 0.0f;
    }
    static bool is_closing(const Sim& joint) { return joint.open.is_closing(); }
    static constexpr int kCarriedCore = 0;
    static std::span<float> carried(Sim& joint) { return as_floats(joint.open); }
    static void enter(Sim& joint, const JointPoses& poses) {
        joint.open.enter(poses, joint.parameters.anchors);
    }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return pose_angle(poses, joint.parameters.reference_angle);
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return joint.parameters.linear.is_soft != 0 ? 0.0f
                                                    : length(pose_offset(poses, joint.parameters.anchors));
    }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        return joint.parameters.angular.is_soft != 0 ? 0.0f : abs(coordinate(joint, poses));
    }
    static double spring_energy(const Sim& joint, const JointEnds& ends, float h) {
        const Parameters& parameters = joint.parameters;
        double sum = 0.0;
        if (parameters.angular.is_soft != 0) {
            const float angle = pose_angle({ends[0].pose, ends[1].pose}, parameters.reference_angle);
            const float inertia = inverse_or_zero(ends[0].inv_inertia + ends[1].inv_inertia);
            sum += spring_energy_of(parameters.angular, h, inertia, angle);
        }
        if (parameters.linear.is_soft != 0) {
            const Vec2 c = end_offset(ends, parameters.anchors);
            float k11 = 0.0f, k12 = 0.0f, k22 = 0.0f;
            for (std::size_t side = 0; side < 2; ++side) {
                const JointEnd& end = ends[side];
                const Vec2 arm =
                    apply(end.pose, side == 0 ? parameters.anchors.a : parameters.anchors.b) - end.center;
                k11 += end.inv_mass + end.inv_inertia * arm.y * arm.y;
                k12 -= end.inv_inertia * arm.x * arm.y;
                k22 += end.inv_mass + end.inv_inertia * arm.x * arm.x;
            }
            sum += spring_energy_of(parameters.linear, h, dot(c, Symmetric(k11, k12, k22).solve(c)), 1.0f);
        }
        return sum;
    }
    static void add_drive(const Sim& joint, const JointPoses& poses, Drive& drive) {
        const Parameters& parameters = joint.parameters;
        drive.add(parameters.linear, length(pose_offset(poses, parameters.anchors)), drive.along);
        drive.add(parameters.angular, coordinate(joint, poses), drive.about);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {joint.impulses.linear, joint.impulses.angular};
    }
};

}  // namespace

constexpr JointRow kWeldRow = pair_row<Weld>("weld");

}  // namespace jostle::detail
