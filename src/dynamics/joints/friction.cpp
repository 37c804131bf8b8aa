// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Resists sliding and turning, up to a force and a torque: velocities alone, whatever the pose.
#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {
namespace {

struct Friction {
    static constexpr bool kIsForceful = true;
    using Parameters = FrictionParameters;
    struct Impulses {
        Vec2 linear;  ///< in the world
        float angular = 0.0f;
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        float axial_mass = 0.0f;  ///< [kg m^2] of this step
    };

    static void prepare(Sim& joint, const JointStep& step) {
        prepare_pair(joint, joint.parameters.anchors, step);
        joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
        bodies.apply_at(joint, joint.impulses.linear, ra, rb);
        bodies.apply_angular(joint, joint.impulses.angular);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const Parameters& parameters = joint.parameters;
        const float old = joint.impulses.angular, most = pass.h * parameters.max_torque;
        joint.impulses.angular = clamp(old - joint.axial_mass * bodies.angular(), -most, most);
        bodies.apply_angular(joint, joint.impulses.angular - old);
        const Point at = point_of(joint, bodies);
        solve_point_within(joint, joint.impulses.linear, bodies, at, bodies.velocity_at(at.ra, at.rb), 1.0f,
                           pass.h * parameters.max_force);
    }

    static void change(Sim&, const Parameters&) {}
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return length(pose_offset(poses, joint.parameters.anchors));
    }
    static float linear_error(const Sim&, const JointPoses&) { return 0.0f; }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {joint.impulses.linear, joint.impulses.angular};
    }
};

}  // namespace

constexpr JointRow kFrictionRow = pair_row<Friction>("friction");

}  // namespace jostle::detail
