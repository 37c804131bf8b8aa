// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A point of B is drawn to a point of A by a spring with a largest force: the same force in every pass.
#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {
namespace {

struct Target {
    /// Joints of its body that hold take back what it parts.
    static constexpr bool kIsForceful = true;
    using Parameters = TargetParameters;
    struct Impulses {
        Vec2 linear;  ///< in the world
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        Spring spring;  ///< of this step
    };

    static void prepare(Sim& joint, const JointStep& step) {
        prepare_pair(joint, joint.parameters.anchors, step);
        joint.spring = make_spring(joint.parameters.hertz, joint.parameters.damping_ratio, step.context.h);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
        bodies.apply_at(joint, joint.impulses.linear, ra, rb);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        if (!(joint.parameters.hertz > 0.0f)) return;
        solve_point_spring(joint, joint.impulses.linear, bodies, joint.spring,
                           pass.h * joint.parameters.max_force, pass);
    }

    static void change(Sim& joint, const Parameters& fresh) {
        if (fresh.hertz == 0.0f) joint.impulses = {};
    }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return length(pose_offset(poses, joint.parameters.anchors));
    }
    static float linear_error(const Sim&, const JointPoses&) { return 0.0f; }
    static void add_drive(const Sim& joint, const JointPoses& poses, Drive& drive) {
        const Parameters& parameters = joint.parameters;
        drive.to_place(coordinate(joint, poses), Drive::rate_of(parameters.hertz, parameters.damping_ratio),
                       parameters.max_force, drive.along);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {joint.impulses.linear, 0.0f};
    }
};

}  // namespace

constexpr JointRow kTargetRow = pair_row<Target>("target");

}  // namespace jostle::detail
