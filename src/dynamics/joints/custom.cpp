// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The user's own rows. Within a step they do not change: C is followed to first order, as the bodies move.
#include "dynamics/joints/joint_of_four.h"

namespace jostle::detail {
namespace {

struct Custom {
    static constexpr bool kIsForceful = true;
    using Parameters = CustomParameters;
    struct Impulses {
        float rows[kMaxCustomRows] = {};  ///< [N s] or [N m s]
    };
    struct Sim : GroupSim {
        Parameters parameters;
        Impulses impulses;
        /// Of this step: the user's, and what follows from them.
        CustomSet set;
        float mass[kMaxCustomRows] = {};
        Softness rigid;
        Spring spring[kMaxCustomRows];
    };

    static GroupRow row_of(const CustomLine& line) {
        GroupRow row;
        for (int i = 0; i < kMaxJointBodies; ++i) row.ends[i] = {line.linear[i], line.angular[i]};
        return row;
    }
    /// How far the coordinate has grown since the step began.
    static float growth_of(const Sim& joint, const CustomLine& line, const BodyState* states) {
        float sum = 0.0f;
        for (int i = 0; i < joint.count; ++i) {
            const BodyState& state = states[joint.index[i]];
            sum += dot(line.linear[i], state.delta_position) + line.angular[i] * state.delta_rotation.angle();
        }
        return sum;
    }

    /// A spring without stiffness pushes nothing.
    static bool is_idle(const CustomLine& line) {
        return line.is_soft && !line.is_motor && !(line.hertz > 0.0f);
    }

    static void prepare(Sim& joint, const JointStep& step) {
        prepare_group(joint, static_cast<int>(joint.parameters.body_count), step);
        joint.rigid = rigid_of(joint, step.context);
        for (int i = 0; i < kMaxCustomRows; ++i) {
            if (i >= joint.set.count) {
                joint.impulses.rows[i] = 0.0f;
                continue;
            }
            const CustomLine& line = joint.set.lines[i];
            // A force of before must not be held for ever.
            if (is_idle(line)) joint.impulses.rows[i] = 0.0f;
            joint.mass[i] = mass_along(joint, row_of(line));
            joint.spring[i] = make_spring(line.hertz, line.damping_ratio, step.context.h);
        }
    }
    static void warm_start(Sim& joint, const JointPass& pass) {
        for (int i = 0; i < joint.set.count; ++i)
            apply_along(joint, row_of(joint.set.lines[i]), joint.impulses.rows[i], pass.states);
    }
    static void solve(Sim& joint, const JointPass& pass) {
        for (int i = 0; i < joint.set.count; ++i) solve_row(joint, pass, i);
    }
    static void solve_row(Sim& joint, const JointPass& pass, int i) {
        const CustomLine& line = joint.set.lines[i];
        if (is_idle(line)) return;
        const GroupRow row = row_of(line);
        float& total = joint.impulses.rows[i];
        const float old = total, mass = joint.mass[i];
        const float least = pass.h * line.min_force, most = pass.h * line.max_force;
        const float speed = speed_along(joint, row, pass.states);
        if (line.is_motor) {
            total = clamp(old - mass * (speed - line.speed), least, most);
        } else if (line.is_soft) {
            if (!acts(joint.spring[i], pass)) return;
            const float stretch = line.error + growth_of(joint, line, pass.states);
            total = clamp(old + joint.spring[i].change(mass, speed, stretch, old), least, most);
        } else {
            const bool one_sided = line.min_force == 0.0f || line.max_force == 0.0f;
            Softness soft = softness_of(joint.rigid, pass);
            const float c = line.error + growth_of(joint, line, pass.states);
            float bias = soft.bias_rate * c;
            // One that pushes one way only lets the coordinate come as far as 0 within the sub-step.
            const bool is_open = one_sided && (line.min_force == 0.0f ? c > 0.0f : c < 0.0f);
            if (is_open) {
                soft = Softness{};
                bias = c * pass.inv_h;
            }
            total =
                clamp(old - mass * soft.mass_scale * (speed + bias) - soft.impulse_scale * old, least, most);
        }
        apply_along(joint, row, total - old, pass.states);
    }

    static void change(Sim&, const Parameters&) {}
    static Vec2 anchor(const Sim& joint, int side) {
        const JointAnchors& anchors = joint.parameters.anchors;
        return side == 0 ? anchors.a : side == 1 ? anchors.b : Vec2{};
    }
    static float coordinate(const Sim& joint, const JointPoses&) {
        return joint.set.count > 0 ? joint.set.lines[0].error : 0.0f;
    }
    static float linear_error(const Sim&, const JointPoses&) { return 0.0f; }
    /// On the last body.
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        JointReaction sum;
        const auto last = static_cast<std::size_t>(joint.parameters.body_count) - 1;
        for (int i = 0; i < joint.set.count; ++i) {
            const CustomLine& line = joint.set.lines[i];
            sum.impulse += joint.impulses.rows[i] * line.linear[last];
            sum.angular += joint.impulses.rows[i] * line.angular[last];
        }
        return sum;
    }
};

}  // namespace

CustomSet& custom_set(void* sim) {
    return static_cast<Custom::Sim*>(sim)->set;
}

constexpr JointRow kCustomRow = JointRowOf<Custom>::row("custom", kMaxJointBodies);

}  // namespace jostle::detail
