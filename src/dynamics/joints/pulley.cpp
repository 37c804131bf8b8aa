// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rope from A over two points of a frame to B, which pulls alone. With l the lengths from the anchors to
// their points, u the directions from the points to the anchors, r the ratio:
//
// clang-format off
//     C = length - (l_A + r l_B) >= 0     slack
//     row of l_A:  u_A at A's anchor, -u_A at its point of the frame;  of l_B likewise
//     l_A - min_A >= 0,  l_B - min_B >= 0
// clang-format on
#include "dynamics/joints/joint_of_four.h"

namespace jostle::detail {
namespace {

constexpr int kFrame = 2;

struct Pulley {
    using Parameters = PulleyParameters;
    struct Impulses {
        float rope = 0.0f;  ///< [N s] >= 0
        float min_a = 0.0f, min_b = 0.0f;
    };
    struct Sim : GroupSim {
        Parameters parameters;
        Impulses impulses;
        // Of this step: [m] from the centres of mass, in the world.
        Vec2 anchor[2];
        Vec2 point[2];  ///< from the frame's
        Softness softness;
    };

    /// One side of the rope.
    struct Side {
        Vec2 direction;  ///< [1] from the point to the anchor; 0 where they coincide: no rope to pull along
        float length;    ///< [m]
        GroupRow row;    ///< of the length
        float curve;     ///< [m/s^2] the second derivative of the length, were no force to act
    };
    static Side side_of(const Sim& joint, const BodyState* states, int body) {
        const Vec2 arm = rotate(states[joint.index[body]].delta_rotation, joint.anchor[body]);
        const Vec2 point = rotate(states[joint.index[kFrame]].delta_rotation, joint.point[body]);
        Side side;
        side.direction = center_now(joint, states, body) + arm - center_now(joint, states, kFrame) - point;
        side.length = normalize(side.direction);
        const Vec2 u = side.direction;
        // [1/m] The rope turns about its point as a rod does. An anchor beside the point passes it within a
        // sub-step, so there is a shortest length for it.
        const float turn = inverse_or_zero(max(side.length, 0.1f * joint.parameters.length));
        const float arm_along = dot(arm, u), point_along = dot(point, u);
        side.row.ends[body] = {u, cross(arm, u), turn * arm_along * arm_along - arm_along, turn};
        side.row.ends[kFrame] = {-u, -cross(point, u), turn * point_along * point_along + point_along, turn};
        const BodyState &at = states[joint.index[body]], &frame = states[joint.index[kFrame]];
        const Vec2 speed =
            at.velocity + cross(at.angular, arm) - frame.velocity - cross(frame.angular, point);
        const float along = dot(u, speed);
        side.curve = dot(u, (frame.angular * frame.angular) * point - (at.angular * at.angular) * arm) +
                     turn * (length_squared(speed) - along * along);
        return side;
    }
    static GroupRow rope_of(const Sim& joint, const Side& a, const Side& b) {
        GroupRow row;
        for (int i = 0; i < joint.count; ++i) {
            const RowEnd &of_a = a.row.ends[i], &of_b = b.row.ends[i];
            const float ratio = joint.parameters.ratio;
            row.ends[i] = {of_a.linear + ratio * of_b.linear, of_a.angular + ratio * of_b.angular,
                           of_a.rotational_stiffness + ratio * of_b.rotational_stiffness,
                           of_a.translational_stiffness + ratio * of_b.translational_stiffness};
        }
        return row;
    }

    static void prepare(Sim& joint, const JointStep& step) {
        prepare_group(joint, 3, step);
        const Parameters& p = joint.parameters;
        const BodySim& frame = step.bodies.sim(joint.bodies[kFrame]);
        for (int body = 0; body < 2; ++body) {
            const BodySim& sim = step.bodies.sim(joint.bodies[body]);
            const Vec2 anchor = body == 0 ? p.anchors.a : p.anchors.b;
            const Vec2 point = body == 0 ? p.point_a : p.point_b;
            joint.anchor[body] = rotate(sim.transform.q, anchor - sim.local_center);
            joint.point[body] = rotate(frame.transform.q, point - frame.local_center);
        }
        joint.softness = rigid_of(joint, step.context);
    }
    static bool is_all_rows(const Sim&) { return true; }
    static int count_rigid(const Sim& joint) {
        const Parameters& p = joint.parameters;
        return 1 + (p.min_length_a > 0.0f ? 1 : 0) + (p.min_length_b > 0.0f ? 1 : 0);
    }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const BodyState* states, Add& add) {
        const Parameters& p = joint.parameters;
        const Side a = side_of(joint, states, 0), b = side_of(joint, states, 1);
        const auto bounded = [](const GroupRow& of, float curve) {
            RigidRowOfFour row;
            std::copy(std::begin(of.ends), std::end(of.ends), row.ends);
            row.curve = curve;
            row.is_bounded = true;
            return row;
        };
        RigidRowOfFour rope = bounded(rope_of(joint, a, b), a.curve + p.ratio * b.curve);
        rope.above = p.length - (a.length + p.ratio * b.length);
        rope.impulse = {nullptr, &joint.impulses.rope};
        add(rope);
        const auto add_shortest = [&](const Side& side, float shortest, float& impulse) {
            if (!(shortest > 0.0f)) return;
            RigidRowOfFour row = bounded(side.row, side.curve);
            row.below = side.length - shortest;
            row.impulse = {&impulse};
            add(row);
        };
        add_shortest(a, p.min_length_a, joint.impulses.min_a);
        add_shortest(b, p.min_length_b, joint.impulses.min_b);
    }
    static void warm_start(Sim& joint, const JointPass& pass) {
        if (joint.is_direct != 0) return;
        const Side a = side_of(joint, pass.states, 0), b = side_of(joint, pass.states, 1);
        apply_along(joint, rope_of(joint, a, b), -joint.impulses.rope, pass.states);
        apply_along(joint, a.row, joint.impulses.min_a, pass.states);
        apply_along(joint, b.row, joint.impulses.min_b, pass.states);
    }
    static void solve(Sim& joint, const JointPass& pass) {
        if (joint.is_direct != 0) return;
        const Parameters& p = joint.parameters;
        const Side a = side_of(joint, pass.states, 0), b = side_of(joint, pass.states, 1);
        solve_shortest(joint, joint.impulses.min_a, a, p.min_length_a, pass);
        solve_shortest(joint, joint.impulses.min_b, b, p.min_length_b, pass);
        const GroupRow row = rope_of(joint, a, b);
        const float old = joint.impulses.rope, slack = p.length - (a.length + p.ratio * b.length);
        joint.impulses.rope = limit_impulse(old, slack, -speed_along(joint, row, pass.states),
                                            mass_along(joint, row), joint.softness, pass);
        apply_along(joint, row, old - joint.impulses.rope, pass.states);
    }
    static void solve_shortest(Sim& joint, float& impulse, const Side& side, float shortest,
                               const JointPass& pass) {
        if (!(shortest > 0.0f)) return;
        const float old = impulse;
        impulse = limit_impulse(old, side.length - shortest, speed_along(joint, side.row, pass.states),
                                mass_along(joint, side.row), joint.softness, pass);
        apply_along(joint, side.row, impulse - old, pass.states);
    }

    static void change(Sim& joint, const Parameters& fresh) {
        if (fresh.min_length_a == 0.0f) joint.impulses.min_a = 0.0f;
        if (fresh.min_length_b == 0.0f) joint.impulses.min_b = 0.0f;
    }
    static Vec2 anchor(const Sim& joint, int side) {
        const Parameters& p = joint.parameters;
        return side == 0 ? p.anchors.a : side == 1 ? p.anchors.b : p.point_a;
    }
    /// From the points to the anchors.
    static Vec2 rope_a(const Parameters& p, const JointPoses& poses) {
        return apply(poses[0], p.anchors.a) - apply(poses[kFrame], p.point_a);
    }
    static Vec2 rope_b(const Parameters& p, const JointPoses& poses) {
        return apply(poses[1], p.anchors.b) - apply(poses[kFrame], p.point_b);
    }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        const Parameters& p = joint.parameters;
        return length(rope_a(p, poses)) + p.ratio * length(rope_b(p, poses));
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return max(coordinate(joint, poses) - joint.parameters.length, 0.0f);
    }
    /// On B.
    static JointReaction reaction(const Sim& joint, const JointPoses& poses) {
        const float pull = joint.impulses.min_b - joint.parameters.ratio * joint.impulses.rope;
        return {pull * normalized(rope_b(joint.parameters, poses)), 0.0f};
    }
};

}  // namespace

constexpr JointRow kPulleyRow = JointRowOf<Pulley>::row("pulley", 3);

}  // namespace jostle::detail
