// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// B turns one way only. With s the sign of the step and q = s times the angle: C = q - tooth >= 0, where the
// tooth is the last one that was passed. A ratchet that is turned back by more than a step slips over that
// tooth, and the one before it resists.
#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {
namespace {

struct Ratchet {
    using Parameters = RatchetParameters;
    struct Impulses {
        float angular = 0.0f;  ///< [N m s] >= 0, along the turning that is free
    };
    /// Left by a step to the next.
    struct State {
        float delta_angle = 0.0f;  ///< [rad] when the step began, through all turns
        float tooth = 0.0f;        ///< [rad] times the sign of the step
        float has_tooth = 0.0f;    ///< 0: the next step finds it
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
        State state;
        // Of this step.
        float axial_mass = 0.0f;  ///< [kg m^2]
        float most = 0.0f;        ///< [N m s]
        Softness softness;
    };

    static float sign_of(const Parameters& parameters) { return parameters.step < 0.0f ? -1.0f : 1.0f; }
    /// The last tooth at or before q.
    static float tooth_at(const Parameters& parameters, float q) {
        const float step = abs(parameters.step), phase = sign_of(parameters) * parameters.phase;
        return phase + step * std::floor((q - phase) / step);
    }
    static State next_state(const Sim& joint, const JointPoses& poses) {
        const Parameters& parameters = joint.parameters;
        State next = joint.state;
        next.delta_angle = pose_angle(poses, 0.0f, next.delta_angle);
        const float q = sign_of(parameters) * next.delta_angle;
        const bool slipped = next.has_tooth != 0.0f && q < next.tooth - abs(parameters.step);
        const float found = tooth_at(parameters, q);
        if (slipped) {
            next.tooth = found + abs(parameters.step);  // the one that it is pushed over
        } else {
            next.tooth = next.has_tooth == 0.0f ? found : max(next.tooth, found);
        }
        next.has_tooth = 1.0f;
        return next;
    }

    static void prepare(Sim& joint, const JointStep& step) {
        joint.state = next_state(joint, prepare_pair(joint, joint.parameters.anchors, step));
        joint.axial_mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
        joint.most = step.context.h * joint.parameters.max_torque;
        joint.softness = rigid_of(joint, step.context);
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        if (joint.is_direct == 0)
            bodies.apply_angular(joint, sign_of(joint.parameters) * joint.impulses.angular);
    }
    static float beyond_tooth(const Sim& joint, const JointBodies& bodies) {
        return sign_of(joint.parameters) * joint_angle(joint.state.delta_angle, bodies) - joint.state.tooth;
    }
    static bool is_all_rows(const Sim&) { return true; }
    static int count_rigid(const Sim&) { return 1; }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        const float sign = sign_of(joint.parameters);
        RigidRow row;
        row.ends[0].angular = -sign;
        row.ends[1].angular = sign;
        row.is_bounded = true;
        row.below = beyond_tooth(joint, bodies);
        row.most = joint.most;
        row.impulse = {&joint.impulses.angular};
        add(row);
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        if (joint.is_direct != 0) return;
        const float sign = sign_of(joint.parameters), old = joint.impulses.angular;
        const float c = beyond_tooth(joint, bodies);
        const float aim =
            limit_impulse(old, c, sign * bodies.angular(), joint.axial_mass, joint.softness, pass);
        joint.impulses.angular = min(aim, joint.most);
        bodies.apply_angular(joint, sign * (joint.impulses.angular - old));
    }

    static void change(Sim& joint, const Parameters& fresh) {
        const Parameters& old = joint.parameters;
        if (old.step == fresh.step && old.phase == fresh.phase) return;
        joint.state.has_tooth = 0.0f;
        joint.impulses = {};
    }
    static std::span<float> carried(Sim& joint) { return as_floats(joint.state); }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return pose_angle(poses, 0.0f, joint.state.delta_angle);
    }
    static float linear_error(const Sim&, const JointPoses&) { return 0.0f; }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        const State now = next_state(joint, poses);
        return max(now.tooth - sign_of(joint.parameters) * now.delta_angle, 0.0f);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {{}, sign_of(joint.parameters) * joint.impulses.angular};
    }
};

}  // namespace

float ratchet_tooth(const void* sim, const JointPoses& poses) {
    const auto& joint = *static_cast<const Ratchet::Sim*>(sim);
    return Ratchet::sign_of(joint.parameters) * Ratchet::next_state(joint, poses).tooth;
}

constexpr JointRow kRatchetRow = pair_row<Ratchet>("ratchet");

}  // namespace jostle::detail
