// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct.h"

#include <algorithm>
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
/// [1] A body's inertia is at least so many times h^2 times the torque per angle with which joints pull it
/// back: sub-steps follow up to a quarter, of one body alone.
constexpr float kStiffest = 0.5f;
/// Errors that are rounding: where joints share a load, as two hinges of a door, they would pull against each
/// other for them. [1] of the slop, and [rad].
constexpr float kRoundedLength = 2.0e-3f, kRoundedAngle = 1.0e-5f;
/// [rad/s] The most at which an angle is turned back.
constexpr float kMostTurn = 2.0f * kPi;
/// [1/kg] As of joints that are iterated: what is lighter is left alone.
constexpr double kMostMobility = 1.0e15;
/// [N s], [N m s] Beyond it, numbers have overflowed.
constexpr double kMostImpulse = 1.0e18;
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
    DirectBody* bodies;  ///< by place in the awake set
    BodyState* states;

    [[nodiscard]] const JointPlan::Joint& planned(int place) const {
        return plan.joints[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] int row_of(int block) const { return plan.blocks[static_cast<std::size_t>(block)].row; }
    /// Calls function(joint, rows) for each joint.
    template <class Function>
    void for_joints(Function&& function) const {
        for (int k = range.first_joint; k < range.last_joint; ++k)
            function(joints[k], std::span(joints[k].rows, static_cast<std::size_t>(planned(k).rows)));
    }
};

template <class Function>
void for_groups(const SolverPass& pass, Function&& function) {
    const JointPlan& plan = pass.plan;
    for_ranges(pass.context.scheduler, pass.rows.direct_count, kGroupsPerTask, [&](int begin, int end) {
        for (int i = begin; i < end; ++i) {
            const int place = (*pass.rows.direct_groups)[i];
            const JointPlan::Group& range = plan.groups[static_cast<std::size_t>(place)];
            DirectJoint* const joints = pass.rows.direct_joints->data();
            function(Group{pass, plan, range, joints, pass.rows.direct_blocks->data(),
                           pass.rows.direct_bodies->data(), pass.awake.states.data()});
        }
    });
}

double wide(float x) {
    return static_cast<double>(x);
}

double dot(const RowPart& a, const RowPart& b) {
    return a.x * b.x + a.y * b.y + a.angular * b.angular;
}

/// The rows of a joint as the bodies are now, and by how much `bend` of each end pulls its body back.
void take_rows(const Group& group, DirectJoint& joint, std::span<DirectRow> rows) {
    RigidRow taken[kMostRigidRows];
    joint.type->rigid_rows(joint.sim, group.states, taken);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        DirectRow& row = rows[i];
        row.total = taken[i].impulse;
        row.error = taken[i].error;
        row.is_linear = false;
        for (int side = 0; side < joint.body_count; ++side) {
            const RowEnd& end = taken[i].ends[side];
            row.jacobian[side] = {wide(end.linear.x), wide(end.linear.y), wide(end.angular)};
            row.is_linear = row.is_linear || end.linear != Vec2{};
            // A body that does not move may be of many groups.
            DirectBody& body = group.bodies[joint.bodies[side]];
            if (body.free_inv_mass == 0.0f) continue;
            body.pull -= end.bend * *row.total;
            body.tug -= end.sway * *row.total;
        }
    }
}

/// A body that joints pull apart turns back like a pendulum, and one between rods sways like a bead on a
/// string: the faster the harder they pull. Sub-steps can follow only so fast: against a harder pull it seems
/// to have more inertia, or mass [Andrews2017].
void stiffen(const Group& group, const DirectJoint& joint) {
    for (int side = 0; side < joint.body_count; ++side) {
        DirectBody& body = group.bodies[joint.bodies[side]];
        if (body.free_inv_mass == 0.0f) continue;
        const float h = group.pass.context.h;
        const float inertia = kStiffest * h * body.pull, mass = kStiffest * h * body.tug;
        body.inv_inertia = inertia * body.own_inv_inertia > 1.0f ? 1.0f / inertia : body.own_inv_inertia;
        body.share = mass * body.free_inv_mass > 1.0f ? 1.0f / (mass * body.free_inv_mass) : 1.0f;
    }
}

/// Weighs a row. One along which nothing gives way, or next to nothing (kLeastMobility), becomes none.
void weigh(const Group& group, const DirectJoint& joint, DirectRow& row) {
    double free = 0.0;
    row.mobility = 0.0;
    for (int side = 0; side < joint.body_count; ++side) {
        const DirectBody& body = group.bodies[joint.bodies[side]];
        const RowPart& part = row.jacobian[side];
        row.weighted[side] = {wide(body.share * body.inv_mass.x) * part.x,
                              wide(body.share * body.inv_mass.y) * part.y,
                              wide(body.inv_inertia) * part.angular};
        row.mobility += dot(part, row.weighted[side]);
        free += wide(body.share * body.free_inv_mass) * (part.x * part.x + part.y * part.y);
    }
    row.regular = kRegular * (free > 0.0 ? free : row.mobility);
    if (row.mobility > wide(kLeastMobility) * free && row.mobility <= kMostMobility) return;
    row.mobility = row.regular = 0.0;
    for (int side = 0; side < joint.body_count; ++side) row.jacobian[side] = row.weighted[side] = {};
}

/// K + R of the bodies as they are.
void fill(const Group& group) {
    const JointPlan::Group& range = group.range;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int side = 0; side < joint.body_count; ++side) {
            DirectBody& body = group.bodies[joint.bodies[side]];
            if (body.free_inv_mass > 0.0f) body.pull = body.tug = 0.0f;
        }
    });
    group.for_joints([&](DirectJoint& joint, std::span<DirectRow> rows) { take_rows(group, joint, rows); });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) { stiffen(group, joint); });
    group.for_joints([&](DirectJoint& joint, std::span<DirectRow> rows) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            weigh(group, joint, rows[i]);
            joint.inverse[i][i] = rows[i].mobility + rows[i].regular;
            for (std::size_t j = 0; j < i; ++j) {
                double sum = 0.0;
                for (int side = 0; side < joint.body_count; ++side)
                    sum += dot(rows[i].jacobian[side], rows[j].weighted[side]);
                joint.inverse[i][j] = joint.inverse[j][i] = sum;
            }
        }
    });
    if (const int first = group.planned(range.first_joint).first_block,
        last = group.planned(range.last_joint - 1).last_block;
        last > first)
        std::fill(group.blocks + first, group.blocks + last, DirectBlock{});
    for (int c = range.first_coupling; c < range.last_coupling; ++c) {
        const JointPlan::Coupling& coupling = group.plan.couplings[static_cast<std::size_t>(c)];
        const DirectJoint &row = group.joints[coupling.row], &column = group.joints[coupling.column];
        DirectBlock& block = group.blocks[coupling.block];
        for (int i = 0; i < group.planned(coupling.row).rows; ++i)
            for (int j = 0; j < group.planned(coupling.column).rows; ++j)
                block.value[i][j] += dot(row.rows[i].jacobian[coupling.row_side],
                                         column.rows[j].weighted[coupling.column_side]);
    }
}

/// In place, by Gauss and Jordan. A row that has no pivot is left out: its part of the inverse is 0.
void invert(DirectJoint& joint, int rows) {
    auto& m = joint.inverse;
    for (int k = 0; k < rows; ++k) {
        const bool has_pivot = m[k][k] > kLeastPivot * joint.rows[k].mobility;
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

double speed_along(const Group& group, const DirectJoint& joint, const DirectRow& row) {
    double speed = 0.0;
    for (int side = 0; side < joint.body_count; ++side) {
        const BodyState& state = group.states[joint.bodies[side]];
        const RowPart& part = row.jacobian[side];
        speed += part.x * wide(state.velocity.x) + part.y * wide(state.velocity.y) +
                 part.angular * wide(state.angular);
    }
    return speed;
}

/// [m/s], [rad/s] At which the rows of a joint take their errors back. Returns whether it was torn apart.
bool find_back(const Group& group, std::span<DirectRow> rows) {
    const StepSettings& settings = group.pass.context.settings;
    const float rate = kShare * group.pass.context.inv_h, most = settings.max_push_out_speed;
    // Of the linear rows together, so that a push has no favourite direction.
    float squared = 0.0f;
    for (const DirectRow& row : rows)
        if (row.is_linear) squared += row.error * row.error;
    const float push = rate * math::sqrt(squared);
    const float linear = push > most ? rate * (most / push) : rate;
    for (DirectRow& row : rows) {
        const float rounded =
            row.is_linear ? kRoundedLength * settings.tolerances.linear_slop : kRoundedAngle;
        const float error = row.error - clamp(row.error, -rounded, rounded);
        row.back = row.is_linear ? linear * error : clamp(rate * error, -kMostTurn, kMostTurn);
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
                    below.rows[i].impulse -= group.blocks[b].value[i][j] * group.joints[k].rows[j].impulse;
        }
    }
    bool is_number = true;
    for (int k = last - 1; k >= first; --k) {
        const JointPlan::Joint& planned = group.planned(k);
        DirectJoint& joint = group.joints[k];
        double solution[kMostRigidRows] = {};
        for (int i = 0; i < planned.rows; ++i)
            for (int j = 0; j < planned.rows; ++j) solution[i] += joint.inverse[i][j] * joint.rows[j].impulse;
        for (int b = planned.first_block; b < planned.last_block; ++b) {
            const DirectJoint& below = group.joints[group.row_of(b)];
            for (int i = 0; i < planned.rows; ++i)
                for (int j = 0; j < group.planned(group.row_of(b)).rows; ++j)
                    solution[i] -= group.blocks[b].value[j][i] * below.rows[j].impulse;
        }
        for (int i = 0; i < planned.rows; ++i) {
            joint.rows[i].impulse = solution[i];
            is_number = is_number && std::abs(solution[i]) < kMostImpulse;
        }
    }
    return is_number;
}

/// They have no speed as they come together.
void keep_awake(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int side = 0; side < joint.body_count; ++side) {
            BodySim& body = group.pass.awake.sims[static_cast<std::size_t>(joint.bodies[side])];
            if (body.inv_mass > 0.0f) body.slow_time = 0.0f;
        }
    });
}

/// Beyond all speeds, and its square is finite.
float narrow(double x) {
    return static_cast<float>(std::clamp(x, -1.0e18, 1.0e18));
}

/// The solution, some times.
void apply(const Group& group, double times) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (int side = 0; side < joint.body_count; ++side) {
            // Others may read at the same time what the solver does not move.
            if (group.bodies[joint.bodies[side]].free_inv_mass == 0.0f) continue;
            double x = 0.0, y = 0.0, angular = 0.0;
            for (const DirectRow& row : rows) {
                x += row.weighted[side].x * row.impulse;
                y += row.weighted[side].y * row.impulse;
                angular += row.weighted[side].angular * row.impulse;
            }
            BodyState& state = group.states[joint.bodies[side]];
            state.velocity.x = narrow(wide(state.velocity.x) + times * x);
            state.velocity.y = narrow(wide(state.velocity.y) + times * y);
            state.angular = narrow(wide(state.angular) + times * angular);
        }
        for (const DirectRow& row : rows) *row.total += static_cast<float>(times * row.impulse);
    });
}

/// With bias.
void aim(const Group& group) {
    const double curved = wide(0.5f * kCurved * group.pass.context.h);
    bool is_torn = false;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        is_torn = find_back(group, rows) || is_torn;
        for (DirectRow& row : rows)
            row.impulse = -speed_along(group, joint, row) - wide(row.back) - curved * wide(row.curve);
    });
    DirectJoint& first = group.joints[group.range.first_joint];
    first.is_torn = false;
    // Where numbers have overflowed, the joints let go.
    if (!substitute(group)) return;
    apply(group, 1.0);
    if (!is_torn) return;
    // Bodies that were torn apart come back slowly, but for long. Relaxing would leave a little speed each
    // time.
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) row.impulse = -wide(row.back);
    });
    first.is_torn = substitute(group);
}

/// Without.
void settle(const Group& group) {
    if (group.joints[group.range.first_joint].is_torn) {
        apply(group, -1.0);
        keep_awake(group);
    }
    fill(group);
    factor(group);
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) row.impulse = -speed_along(group, joint, row);
    });
    if (substitute(group)) apply(group, 1.0);
}

void take_joint(const SolverPass& pass, const Tables& tables, JointId id, DirectJoint& joint) {
    const JointRecord& record = tables.joints[id];
    joint.is_torn = false;
    joint.type = &pass.graph.row(record.type);
    joint.sim = pass.graph.joint_sim(record);
    joint.body_count = record.body_count;
    for (int side = 0; side < record.body_count; ++side) {
        const BodyPlace place = tables.bodies.place(record.edges[side].body);
        const int body = place.set == BodySet::kAwake ? place.index : 0;
        joint.bodies[side] = body;
        const BodySim& sim = pass.awake.sims[static_cast<std::size_t>(body)];
        (*pass.rows.direct_bodies)[body] = {
            inv_mass_by_axis(sim), sim.inv_mass, sim.inv_inertia, sim.inv_inertia, 1.0f, 0.0f, 0.0f};
    }
}

}  // namespace

void reserve_direct(const StepContext& context, const BodyArrays& awake, const JointPlan& plan,
                    SolverRows& rows) {
    rows.direct_groups.emplace(context.stack, static_cast<int>(plan.groups.size()));
    rows.direct_joints.emplace(context.stack, static_cast<int>(plan.joints.size()));
    rows.direct_bodies.emplace(context.stack, plan.groups.empty() ? 0 : awake.size());
    rows.direct_blocks.emplace(context.stack, static_cast<int>(plan.blocks.size()));
}

void prepare_direct(const SolverPass& pass, const Tables& tables) {
    const JointPlan& plan = pass.plan;
    pass.rows.direct_count = 0;
    for (std::size_t i = 0; i < plan.groups.size(); ++i) {
        const JointPlan::Group& range = plan.groups[i];
        // All of a group sleep together.
        if (tables.joints[plan.joints[static_cast<std::size_t>(range.first_joint)].id].is_asleep) continue;
        (*pass.rows.direct_groups)[pass.rows.direct_count++] = static_cast<int>(i);
        for (int k = range.first_joint; k < range.last_joint; ++k)
            take_joint(pass, tables, plan.joints[static_cast<std::size_t>(k)].id,
                       (*pass.rows.direct_joints)[k]);
    }
    for_groups(pass, [](const Group& group) {
        fill(group);
        factor(group);
    });
}

void begin_direct(const SolverPass& pass) {
    for_groups(pass, [](const Group& group) {
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            RigidRow now[kMostRigidRows];
            joint.type->rigid_rows(joint.sim, group.states, now);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                rows[i].curve = now[i].curve;
                // There is nothing to guess from: all of it is found at once.
                *rows[i].total = 0.0f;
            }
        });
    });
}

void solve_direct(const SolverPass& pass, bool use_bias) {
    for_groups(pass, [use_bias](const Group& group) { use_bias ? aim(group) : settle(group); });
}

}  // namespace jostle
