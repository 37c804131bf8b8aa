// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct.h"

#include <cmath>
#include <span>

namespace jostle {
namespace {

/// [1] R over how the bodies would give way if they did not turn. What gives way by turning alone, about a
/// lever so short that it would turn wildly, does not.
constexpr double kRegular = 1.0e-4;
/// [1] The share of an error that a sub-step takes away.
constexpr float kShare = 0.5f;
/// [1] Of the motion's curve, as it is before the joints act. All of it wins energy, as they bend it further;
/// none loses some. Found by trial: rings, chains and boxes that tumble.
constexpr float kCurved = 0.75f;
/// [1] Times the inertia over h^2: the most that joints may pull a body back per angle. Twice that is where
/// sub-steps no longer follow, four times where even one body alone does not.
constexpr float kStiffest = 0.5f;
/// Errors that are rounding: where joints share a load, as two hinges of a door, they would pull against each
/// other for them. [1] of the slop, and [rad].
constexpr float kRoundedLength = 2.0e-3f, kRoundedAngle = 1.0e-5f;
/// [rad/s] The most at which an angle is turned back.
constexpr float kMostTurn = 2.0f * kPi;
/// [1] A pivot this small against its diagonal is rounding.
constexpr double kLeastPivot = 1.0e-10;
constexpr int kGroupsPerTask = 4;

/// A group in a pass.
struct Group {
    const SolverPass& pass;
    const JointPlan& plan;
    const JointPlan::Group& range;
    DirectJoint* joints;  ///< by place in the plan
    DirectBlock* blocks;

    [[nodiscard]] const JointPlan::Joint& planned(int place) const {
        return plan.joints[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] int row_of(int block) const { return plan.blocks[static_cast<std::size_t>(block)].row; }
    [[nodiscard]] const BodySim& sim(int body) const {
        return pass.awake.sims[static_cast<std::size_t>(body)];
    }
    [[nodiscard]] DirectBody& body(int body) const { return (*pass.rows.direct_bodies)[body]; }
    /// [1/(kg m^2)] As joints feel it.
    [[nodiscard]] float inv_inertia(int place) const {
        return sim(place).inv_inertia > 0.0f ? body(place).inv_inertia : 0.0f;
    }
    [[nodiscard]] BodyState& state(int body) const {
        return pass.awake.states[static_cast<std::size_t>(body)];
    }
};

template <class Function>
void for_groups(const SolverPass& pass, Function&& function) {
    const JointPlan& plan = pass.plan;
    for_ranges(pass.context.scheduler, static_cast<int>(plan.groups.size()), kGroupsPerTask,
               [&](int begin, int end) {
                   for (int i = begin; i < end; ++i) {
                       const JointPlan::Group& range = plan.groups[static_cast<std::size_t>(i)];
                       DirectJoint* const joints = pass.rows.direct_joints->data();
                       // All of a group sleep together.
                       if (joints[range.first_joint].sim == nullptr) continue;
                       function(Group{pass, plan, range, joints, pass.rows.direct_blocks->data()});
                   }
               });
}

double wide(float x) {
    return static_cast<double>(x);
}

/// [1/kg], [1/(kg m^2)], ... of a body, between two rows.
double mobility_between(const Group& group, int body, const RowEnd& a, const RowEnd& b) {
    const Vec2 inv_mass = inv_mass_by_axis(group.sim(body));
    return wide(inv_mass.x) * wide(a.linear.x) * wide(b.linear.x) +
           wide(inv_mass.y) * wide(a.linear.y) * wide(b.linear.y) +
           wide(group.inv_inertia(body)) * wide(a.angular) * wide(b.angular);
}

/// A body that joints pull apart turns back like a pendulum, the faster the harder they pull. Sub-steps can
/// follow only so fast: against a harder pull it seems to have more inertia [Andrews2017].
void stiffen(const Group& group) {
    const JointPlan::Group& range = group.range;
    const auto for_ends = [&](auto&& function) {
        for (int k = range.first_joint; k < range.last_joint; ++k) {
            const DirectJoint& joint = group.joints[k];
            for (int side = 0; side < joint.body_count; ++side)
                // What does not turn may be of many groups.
                if (group.sim(joint.bodies[side]).inv_inertia > 0.0f) function(joint, k, side);
        }
    };
    for_ends([&](const DirectJoint& joint, int, int side) { group.body(joint.bodies[side]).pull = 0.0f; });
    for_ends([&](const DirectJoint& joint, int k, int side) {
        for (int i = 0; i < group.planned(k).rows; ++i)
            group.body(joint.bodies[side]).pull -= joint.rows[i].ends[side].bend * *joint.rows[i].impulse;
    });
    for_ends([&](const DirectJoint& joint, int, int side) {
        DirectBody& body = group.body(joint.bodies[side]);
        const float inertia = kStiffest * group.pass.context.h * body.pull;
        const float own = group.sim(joint.bodies[side]).inv_inertia;
        body.inv_inertia = inertia * own > 1.0f ? 1.0f / inertia : own;
    });
}

/// Rows along which nothing gives way, or next to nothing (kLeastMobility), become none.
void drop_immovable(const Group& group, DirectJoint& joint, int rows) {
    for (int i = 0; i < rows; ++i) {
        RigidRow& row = joint.rows[i];
        double mobility = 0.0, free = 0.0;
        for (int side = 0; side < joint.body_count; ++side) {
            const int body = joint.bodies[side];
            mobility += mobility_between(group, body, row.ends[side], row.ends[side]);
            free += wide(group.sim(body).inv_mass) * wide(length_squared(row.ends[side].linear));
        }
        const bool gives_way = mobility > wide(kLeastMobility) * free;
        joint.mobility[i] = gives_way ? static_cast<float>(mobility) : 0.0f;
        joint.regular[i] = !gives_way ? 0.0 : kRegular * (free > 0.0 ? free : mobility);
        if (!gives_way)
            for (RowEnd& end : row.ends) end = {};
    }
}

/// K + R of the bodies as they are.
void fill(const Group& group) {
    const JointPlan::Group& range = group.range;
    for (int k = range.first_joint; k < range.last_joint; ++k) {
        DirectJoint& joint = group.joints[k];
        const int rows = group.planned(k).rows;
        for (int i = 0; i < rows; ++i) joint.rows[i] = {};
        joint.type->rigid_rows(joint.sim, group.pass.awake.states.data(), joint.rows);
    }
    stiffen(group);
    for (int k = range.first_joint; k < range.last_joint; ++k) {
        DirectJoint& joint = group.joints[k];
        const int rows = group.planned(k).rows;
        drop_immovable(group, joint, rows);
        for (int i = 0; i < rows; ++i) {
            for (int j = 0; j < rows; ++j) {
                double sum = 0.0;
                for (int side = 0; side < joint.body_count; ++side)
                    sum += mobility_between(group, joint.bodies[side], joint.rows[i].ends[side],
                                            joint.rows[j].ends[side]);
                joint.inverse[i][j] = sum;
            }
            joint.inverse[i][i] += joint.regular[i];
        }
        for (int block = group.planned(k).first_block; block < group.planned(k).last_block; ++block)
            group.blocks[block] = {};
    }
    for (int c = range.first_coupling; c < range.last_coupling; ++c) {
        const JointPlan::Coupling& coupling = group.plan.couplings[static_cast<std::size_t>(c)];
        const DirectJoint &row = group.joints[coupling.row], &column = group.joints[coupling.column];
        const int body = row.bodies[coupling.row_side];
        for (int i = 0; i < group.planned(coupling.row).rows; ++i)
            for (int j = 0; j < group.planned(coupling.column).rows; ++j)
                group.blocks[coupling.block].value[i][j] +=
                    mobility_between(group, body, row.rows[i].ends[coupling.row_side],
                                     column.rows[j].ends[coupling.column_side]);
    }
}

/// In place, by Gauss and Jordan. A row that has no pivot is left out: its part of the inverse is 0.
void invert(DirectJoint& joint, int rows) {
    auto& m = joint.inverse;
    for (int k = 0; k < rows; ++k) {
        const bool has_pivot = m[k][k] > kLeastPivot * wide(joint.mobility[k]);
        const double pivot = has_pivot ? 1.0 / m[k][k] : 0.0;
        for (int j = 0; j < rows; ++j)
            if (j != k) m[k][j] *= pivot;
        for (int i = 0; i < rows; ++i) {
            if (i == k) continue;
            for (int j = 0; j < rows; ++j)
                if (j != k) m[i][j] -= m[i][k] * m[k][j];
            m[i][k] *= -pivot;
        }
        m[k][k] = pivot;
    }
}

/// A block times the inverse of its column's block on the diagonal.
DirectBlock times_inverse(const DirectBlock& block, const DirectJoint& column, int height, int width) {
    DirectBlock product{};
    for (int i = 0; i < height; ++i)
        for (int j = 0; j < width; ++j)
            for (int l = 0; l < width; ++l) product.value[i][j] += block.value[i][l] * column.inverse[l][j];
    return product;
}

/// To L D L^T; afterwards blocks are L's, and the inverses D's.
void factor(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const JointPlan::Joint& planned = group.planned(k);
        DirectJoint& column = group.joints[k];
        const int width = planned.rows;
        invert(column, width);
        const int* update = group.plan.updates.data() + planned.first_update;
        for (int b = planned.first_block; b < planned.last_block; ++b) {
            const int height = group.planned(group.row_of(b)).rows;
            const DirectBlock lower = times_inverse(group.blocks[b], column, height, width);
            for (int c = planned.first_block; c <= b; ++c, ++update) {
                auto& target = *update < 0 ? group.joints[~*update].inverse : group.blocks[*update].value;
                const int other = group.planned(group.row_of(c)).rows;
                for (int i = 0; i < height; ++i)
                    for (int j = 0; j < other; ++j)
                        for (int l = 0; l < width; ++l)
                            target[i][j] -= lower.value[i][l] * group.blocks[c].value[j][l];
            }
        }
        for (int b = planned.first_block; b < planned.last_block; ++b)
            group.blocks[b] =
                times_inverse(group.blocks[b], column, group.planned(group.row_of(b)).rows, width);
    }
}

double speed_along(const Group& group, const DirectJoint& joint, const RigidRow& row) {
    double speed = 0.0;
    for (int side = 0; side < joint.body_count; ++side) {
        const BodyState& state = group.state(joint.bodies[side]);
        const RowEnd& end = row.ends[side];
        speed += wide(end.linear.x) * wide(state.velocity.x) + wide(end.linear.y) * wide(state.velocity.y) +
                 wide(end.angular) * wide(state.angular);
    }
    return speed;
}

/// [m/s], [rad/s] At which the rows of a joint take their errors back. Returns whether it was torn apart.
bool find_back(const Group& group, DirectJoint& joint, int rows) {
    const StepSettings& settings = group.pass.context.settings;
    const float rate = kShare * group.pass.context.inv_h, most = settings.max_push_out_speed;
    // Of the linear rows together, so that a push has no favourite direction.
    float squared = 0.0f;
    for (int i = 0; i < rows; ++i)
        if (joint.rows[i].is_linear()) squared += joint.rows[i].error * joint.rows[i].error;
    const float push = rate * math::sqrt(squared);
    const float linear = push > most ? rate * (most / push) : rate;
    for (int i = 0; i < rows; ++i) {
        const RigidRow& row = joint.rows[i];
        const bool is_linear = row.is_linear();
        const float rounded = is_linear ? kRoundedLength * settings.tolerances.linear_slop : kRoundedAngle;
        const float error = row.error - clamp(row.error, -rounded, rounded);
        joint.back[i] = is_linear ? linear * error : clamp(rate * error, -kMostTurn, kMostTurn);
    }
    return push > most;
}

/// The right side becomes the solution. Returns whether it is a number.
bool substitute(const Group& group) {
    const int first = group.range.first_joint, last = group.range.last_joint;
    for (int k = first; k < last; ++k) {
        const JointPlan::Joint& planned = group.planned(k);
        for (int b = planned.first_block; b < planned.last_block; ++b) {
            DirectJoint& below = group.joints[group.row_of(b)];
            for (int i = 0; i < group.planned(group.row_of(b)).rows; ++i)
                for (int j = 0; j < planned.rows; ++j)
                    below.impulse[i] -= group.blocks[b].value[i][j] * group.joints[k].impulse[j];
        }
    }
    bool is_number = true;
    for (int k = last - 1; k >= first; --k) {
        const JointPlan::Joint& planned = group.planned(k);
        DirectJoint& joint = group.joints[k];
        double solution[kMostRigidRows] = {};
        for (int i = 0; i < planned.rows; ++i)
            for (int j = 0; j < planned.rows; ++j) solution[i] += joint.inverse[i][j] * joint.impulse[j];
        for (int b = planned.first_block; b < planned.last_block; ++b) {
            const DirectJoint& below = group.joints[group.row_of(b)];
            for (int i = 0; i < planned.rows; ++i)
                for (int j = 0; j < group.planned(group.row_of(b)).rows; ++j)
                    solution[i] -= group.blocks[b].value[j][i] * below.impulse[j];
        }
        for (int i = 0; i < planned.rows; ++i) {
            joint.impulse[i] = solution[i];
            is_number = is_number && std::abs(solution[i]) < wide(kGreatestFloat);
        }
    }
    return is_number;
}

/// They have no speed as they come together.
void keep_awake(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        for (int side = 0; side < joint.body_count; ++side) {
            BodySim& body = group.pass.awake.sims[static_cast<std::size_t>(joint.bodies[side])];
            if (body.inv_mass > 0.0f) body.slow_time = 0.0f;
        }
    }
}

/// The solution, some times.
void apply(const Group& group, float times) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        DirectJoint& joint = group.joints[k];
        for (int i = 0; i < group.planned(k).rows; ++i) {
            const float impulse = times * static_cast<float>(joint.impulse[i]);
            *joint.rows[i].impulse += impulse;
            for (int side = 0; side < joint.body_count; ++side) {
                const BodySim& body = group.sim(joint.bodies[side]);
                if (body.inv_mass == 0.0f) continue;
                BodyState& state = group.state(joint.bodies[side]);
                const Vec2 inv_mass = inv_mass_by_axis(body);
                const Vec2 linear = impulse * joint.rows[i].ends[side].linear;
                state.velocity += Vec2{inv_mass.x * linear.x, inv_mass.y * linear.y};
                state.angular +=
                    group.inv_inertia(joint.bodies[side]) * (impulse * joint.rows[i].ends[side].angular);
            }
        }
    }
}

/// With bias.
void aim(const Group& group) {
    const JointPlan::Group& range = group.range;
    const float curved = 0.5f * kCurved * group.pass.context.h;
    bool is_torn = false;
    for (int k = range.first_joint; k < range.last_joint; ++k) {
        DirectJoint& joint = group.joints[k];
        is_torn = find_back(group, joint, group.planned(k).rows) || is_torn;
        for (int i = 0; i < group.planned(k).rows; ++i)
            joint.impulse[i] = -speed_along(group, joint, joint.rows[i]) - wide(joint.back[i]) -
                               wide(curved * joint.rows[i].curve);
    }
    group.joints[range.first_joint].is_torn = false;
    // Where numbers have overflowed, the joints let go.
    if (!substitute(group)) return;
    apply(group, 1.0f);
    if (!is_torn) return;
    // What was torn apart comes back slowly, but for long. Relaxing would leave a little speed each time.
    for (int k = range.first_joint; k < range.last_joint; ++k)
        for (int i = 0; i < group.planned(k).rows; ++i)
            group.joints[k].impulse[i] = -wide(group.joints[k].back[i]);
    group.joints[range.first_joint].is_torn = substitute(group);
}

/// Without.
void settle(const Group& group) {
    if (group.joints[group.range.first_joint].is_torn) {
        apply(group, -1.0f);
        keep_awake(group);
    }
    fill(group);
    factor(group);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        DirectJoint& joint = group.joints[k];
        for (int i = 0; i < group.planned(k).rows; ++i)
            joint.impulse[i] = -speed_along(group, joint, joint.rows[i]);
    }
    if (substitute(group)) apply(group, 1.0f);
}

}  // namespace

void reserve_direct(const StepContext& context, const BodyArrays& awake, const JointPlan& plan,
                    SolverRows& rows) {
    rows.direct_joints.emplace(context.stack, static_cast<int>(plan.joints.size()));
    rows.direct_bodies.emplace(context.stack, plan.groups.empty() ? 0 : awake.size());
    rows.direct_blocks.emplace(context.stack, static_cast<int>(plan.blocks.size()));
}

void prepare_direct(const SolverPass& pass, const Tables& tables) {
    const JointPlan& plan = pass.plan;
    for (std::size_t k = 0; k < plan.joints.size(); ++k) {
        DirectJoint& joint = (*pass.rows.direct_joints)[static_cast<int>(k)];
        const JointRecord& record = tables.joints[plan.joints[k].id];
        joint.is_torn = false;
        joint.type = &pass.graph.row(record.type);
        joint.sim = record.is_asleep ? nullptr : pass.graph.joint_sim(record);
        joint.body_count = record.body_count;
        for (int side = 0; side < record.body_count; ++side) {
            const BodyPlace place = tables.bodies.place(record.edges[side].body);
            joint.bodies[side] = place.set == BodySet::kAwake ? place.index : 0;
        }
    }
    for_groups(pass, [](const Group& group) {
        fill(group);
        factor(group);
    });
}

void begin_direct(const SolverPass& pass) {
    for_groups(pass, [](const Group& group) {
        for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
            DirectJoint& joint = group.joints[k];
            RigidRow now[kMostRigidRows];
            joint.type->rigid_rows(joint.sim, group.pass.awake.states.data(), now);
            for (int i = 0; i < group.planned(k).rows; ++i) {
                joint.rows[i].curve = now[i].curve;
                // There is nothing to guess from: all of it is found at once.
                *joint.rows[i].impulse = 0.0f;
            }
        }
    });
}

void solve_direct(const SolverPass& pass, bool use_bias) {
    for_groups(pass, [use_bias](const Group& group) { use_bias ? aim(group) : settle(group); });
}

}  // namespace jostle
