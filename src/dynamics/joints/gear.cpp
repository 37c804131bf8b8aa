// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The coordinates q of two joints are coupled: C = q_a + ratio q_b - offset. Each of the two is between two
// bodies, A and B, of which the joints may share one. With u the axis of a slider as A has turned, d the
// offset of its anchors:
//
// clang-format off
//     angle:        row  +1 of B's, -1 of A's angular velocity
//     translation:  row  u, r_B x u of B;  -u, -(d + r_A) x u of A
// clang-format on
//
// The gear has a copy of what it needs of the two, which is renewed where they change (follow()): so no joint
// looks at another in a step.
#include <algorithm>
#include <type_traits>

#include "dynamics/joints/joint_of_four.h"

namespace jostle::detail {
namespace {

struct Gear {
    using Parameters = GearParameters;
    struct Impulses {
        float law = 0.0f;  ///< [N m s] or [N s] along q_a
    };
    /// Left by a step to the next.
    struct State {
        float angle[2] = {};  ///< [rad] of the two joints that turn, through all turns
    };
    /// Row and error of the law at some poses.
    struct Law {
        GroupRow row;
        float error = 0.0f;
    };
    struct Sim : GroupSim {
        Parameters parameters;
        Impulses impulses;
        State state;
        // Of this step, of each joint.
        Vec2 arm_a[2], arm_b[2];  ///< [m] from the centres of mass to the anchors, in the world
        Vec2 axis[2];             ///< [1] in the world
        Softness softness;
        // Of an iterated gear: at the poses when the step began, and then of each relaxing; the next
        // sub-step's solve has the poses of this one's relaxing.
        Law law;
        float mass = 0.0f;  ///< the inverse of the row's mobility
    };

    static const CoupledJoint& coupled(const Parameters& p, int which) { return which == 0 ? p.a : p.b; }
    static int body_a(const Parameters& p, int which) {
        return static_cast<int>(coupled(p, which).ends & 3u);
    }
    static int body_b(const Parameters& p, int which) {
        return static_cast<int>((coupled(p, which).ends >> 2) & 3u);
    }

    static void prepare(Sim& joint, const JointStep& step) {
        const Parameters& p = joint.parameters;
        const JointPoses poses = prepare_group(joint, static_cast<int>(p.body_count), step);
        for (int which = 0; which < 2; ++which) {
            const CoupledJoint& one = coupled(p, which);
            const int a = body_a(p, which), b = body_b(p, which);
            const BodySim& sim_a = step.bodies.sim(joint.bodies[a]);
            const BodySim& sim_b = step.bodies.sim(joint.bodies[b]);
            joint.arm_a[which] = rotate(sim_a.transform.q, one.anchors.a - sim_a.local_center);
            joint.arm_b[which] = rotate(sim_b.transform.q, one.anchors.b - sim_b.local_center);
            joint.axis[which] = rotate(sim_a.transform.q, one.local_axis_a);
            joint.state.angle[which] = value_of(joint, poses, which);
        }
        joint.softness = rigid_of(joint, step.context);
        if (joint.is_direct == 0) look(joint, step.bodies.awake().states.data());
    }
    static void look(Sim& joint, const BodyState* states) {
        joint.law = law_of(joint, states);
        joint.mass = mass_along(joint, joint.law.row);
    }

    /// A joint's coordinate as the bodies have moved, and its row, times `factor`, added to `row`.
    static float add_row(const Sim& joint, const BodyState* states, int which, float factor, GroupRow& row) {
        const Parameters& p = joint.parameters;
        const int a = body_a(p, which), b = body_b(p, which);
        const BodyState &state_a = states[joint.index[a]], &state_b = states[joint.index[b]];
        RowEnd &end_a = row.ends[a], &end_b = row.ends[b];
        if (coupled(p, which).slides == 0) {
            end_a.angular -= factor;
            end_b.angular += factor;
            return joint.state.angle[which] +
                   inverse_compose(state_a.delta_rotation, state_b.delta_rotation).angle();
        }
        const Vec2 ra = rotate(state_a.delta_rotation, joint.arm_a[which]);
        const Vec2 rb = rotate(state_b.delta_rotation, joint.arm_b[which]);
        const Vec2 axis = rotate(state_a.delta_rotation, joint.axis[which]);
        const Vec2 d = center_now(joint, states, b) + rb - center_now(joint, states, a) - ra;
        end_a.linear -= factor * axis;
        end_a.angular -= factor * cross(d + ra, axis);
        end_b.linear += factor * axis;
        end_b.angular += factor * cross(rb, axis);
        return dot(d, axis);
    }
    static Law law_of(const Sim& joint, const BodyState* states) {
        const Parameters& p = joint.parameters;
        Law law{};
        law.error = add_row(joint, states, 0, 1.0f, law.row);
        law.error += p.ratio * add_row(joint, states, 1, p.ratio, law.row) - p.offset;
        return law;
    }
    static void warm_start(Sim& joint, const JointPass& pass) {
        if (joint.is_direct == 0) apply_along(joint, joint.law.row, joint.impulses.law, pass.states);
    }
    static bool is_all_rows(const Sim&) { return true; }
    static int count_rigid(const Sim&) { return 1; }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const BodyState* states, Add& add) {
        const Law law = law_of(joint, states);
        // A lever of kilometres leaves floats no digits for what its end does: the gear lets go.
        constexpr float kLongest = 1.0e4f;
        const bool fits =
            std::ranges::all_of(law.row.ends, [](const RowEnd& end) { return abs(end.angular) <= kLongest; });
        RigidRowOfFour row;
        if (fits) std::copy(std::begin(law.row.ends), std::end(law.row.ends), row.ends);
        row.error = law.error;
        row.impulse = {&joint.impulses.law};
        add(row);
    }
    static void solve(Sim& joint, const JointPass& pass) {
        if (joint.is_direct != 0) return;
        if (!pass.use_bias) look(joint, pass.states);
        const Law& law = joint.law;
        const Softness soft = softness_of(joint.softness, pass);
        const float speed = speed_along(joint, law.row, pass.states);
        const float impulse = -joint.mass * soft.mass_scale * (speed + soft.bias_rate * law.error) -
                              soft.impulse_scale * joint.impulses.law;
        joint.impulses.law += impulse;
        apply_along(joint, law.row, impulse, pass.states);
    }

    /// The copies are the gear's own: an edit that was made before they were renewed has old ones. So is the
    /// offset that it took as it entered.
    static void change(Sim& joint, Parameters& fresh) {
        fresh.a = joint.parameters.a;
        fresh.b = joint.parameters.b;
        if (fresh.has_offset == 0) {
            fresh.offset = joint.parameters.offset;
            fresh.has_offset = joint.parameters.has_offset;
        }
    }
    static std::span<float> carried(Sim& joint) { return as_floats(joint.state); }
    static std::span<const JointId> refers(const Sim& joint) { return joint.parameters.joints; }

    static void follow(Sim& joint, JointId id, JointType type, const void* parameters, const float* angle) {
        for (int which = 0; which < 2; ++which) {
            if (joint.parameters.joints[which] != id) continue;
            copy_coupled(type, parameters, which == 0 ? joint.parameters.a : joint.parameters.b);
            if (angle != nullptr) joint.state.angle[which] = *angle;
        }
    }

    /// It holds what it finds, unless it was told otherwise.
    static void enter(Sim& joint, const JointPoses& poses) {
        Parameters& p = joint.parameters;
        if (p.has_offset != 0) return;
        p.offset = value_of(joint, poses, 0) + p.ratio * value_of(joint, poses, 1);
        p.has_offset = 1;
    }

    static Vec2 anchor(const Sim& joint, int side) {
        const Parameters& p = joint.parameters;
        for (int which = 0; which < 2; ++which)
            if (body_b(p, which) == side) return coupled(p, which).anchors.b;
        for (int which = 0; which < 2; ++which)
            if (body_a(p, which) == side) return coupled(p, which).anchors.a;
        return {};
    }
    /// The coordinate of one of the two joints.
    static float value_of(const Sim& joint, const JointPoses& poses, int which) {
        const CoupledJoint& one = coupled(joint.parameters, which);
        const auto a = static_cast<std::size_t>(body_a(joint.parameters, which));
        const auto b = static_cast<std::size_t>(body_b(joint.parameters, which));
        const JointPoses two{poses[a], poses[b]};
        if (one.slides == 0) return pose_angle(two, one.reference_angle, joint.state.angle[which]);
        return dot(pose_offset(two, one.anchors), rotate(two[0].q, one.local_axis_a));
    }
    /// The error of the law.
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        const Parameters& p = joint.parameters;
        return value_of(joint, poses, 0) + p.ratio * value_of(joint, poses, 1) - p.offset;
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return joint.parameters.a.slides != 0 ? abs(coordinate(joint, poses)) : 0.0f;
    }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        return joint.parameters.a.slides == 0 ? abs(coordinate(joint, poses)) : 0.0f;
    }
    /// On the second body of the first joint.
    static JointReaction reaction(const Sim& joint, const JointPoses& poses) {
        const Parameters& p = joint.parameters;
        if (p.a.slides == 0) return {{}, joint.impulses.law};
        const Rot& q = poses[static_cast<std::size_t>(body_a(p, 0))].q;
        return {joint.impulses.law * rotate(q, p.a.local_axis_a), 0.0f};
    }
};

template <class Parameters>
void copy_line(const void* parameters, CoupledJoint& copy) {
    const auto& of = *static_cast<const Parameters*>(parameters);
    copy.anchors = of.anchors;
    // A gear turns with a wheel, and slides with the others.
    copy.slides = std::is_same_v<Parameters, WheelParameters> ? 0 : 1;
    copy.local_axis_a = of.local_axis_a;
    copy.reference_angle = 0.0f;
}

}  // namespace

bool copy_coupled(JointType type, const void* parameters, CoupledJoint& copy) {
    switch (type) {
        case JointType::kRevolute: {
            const auto& of = *static_cast<const RevoluteParameters*>(parameters);
            copy.anchors = of.anchors;
            copy.slides = 0;
            copy.local_axis_a = {};
            copy.reference_angle = of.reference_angle;
            return true;
        }
        case JointType::kPrismatic:
            copy_line<PrismaticParameters>(parameters, copy);
            return true;
        case JointType::kSlot:
            copy_line<SlotParameters>(parameters, copy);
            return true;
        case JointType::kWheel:
            copy_line<WheelParameters>(parameters, copy);
            return true;
        default:
            return false;
    }
}

constexpr JointRow kGearRow = JointRowOf<Gear>::row("gear", kMaxJointBodies);

}  // namespace jostle::detail
