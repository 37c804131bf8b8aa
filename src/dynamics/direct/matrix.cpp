// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/matrix.h"

#include <algorithm>
#include <cmath>

#include "dynamics/bodies/mobility.h"
#include "dynamics/direct/added_inertia.h"

namespace jostle::detail {
namespace {

/// [1] R over how the bodies would give way if they did not turn. A row that gives way by turning alone,
/// about a lever so short that it would turn wildly, does not. Of an angle less: it bends by R times its
/// torque, and a beam of many joints by the sum.
/// A motor slips by it, on a lever of 100 radii by a few per cent in a pass.
constexpr double kRegular = 1.0e-4, kRegularAngle = 1.0e-6, kRegularDrive = 1.0e-8;
/// [1/kg] The limit of joints that are iterated (joints/mobility_limit.h): what is lighter is left alone.
constexpr double kMostRowMobility = 1.0e15;
/// [N s], [N m s] Beyond it, numbers have overflowed.
constexpr double kMostImpulse = 1.0e18;
/// [1] A pivot this small against its diagonal is rounding.
constexpr double kLeastPivot = 1.0e-10;

/// The rows of a joint as the bodies are now, and by how much `bend` of each end pulls its body back.
void fill_rows(const Group& group, DirectJoint& joint, std::span<DirectRow> rows) {
    RigidRow taken[kMostRigidRows];
    joint.type->rigid_rows(joint.sim, group.states, taken);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        DirectRow& row = rows[i];
        row.renew(taken[i]);
        row.is_kept = group.state.keeps_springs && row.compliance > 0.0f;
        for (int side = 0; side < joint.body_count; ++side) {
            const RowEnd& end = taken[i].ends[side];
            row.jacobian[side] = {wide(end.linear.x), wide(end.linear.y), wide(end.angular)};
            row.is_linear = row.is_linear || end.linear != Vec2{};
            // A body that does not move may be of many groups.
            DirectBody& body = group.bodies[joint.bodies[side]];
            if (body.free_inv_mass == 0.0f) continue;
            body.rotational_stiffness -= end.rotational_stiffness * row.total.value();
            body.translational_stiffness -= end.translational_stiffness * row.total.value();
        }
    }
}

/// Weighs a row. One along which nothing gives way, or next to nothing (kLeastMobility), becomes none.
void weigh(const Group& group, const DirectJoint& joint, DirectRow& row) {
    double free = 0.0;
    row.mobility = 0.0;
    for (int side = 0; side < joint.body_count; ++side) {
        const DirectBody& body = group.bodies[joint.bodies[side]];
        const RowPart& part = row.jacobian[side];
        row.weighted[side] = weighted(body, part);
        row.mobility += dot(part, row.weighted[side]);
        free += wide(body.inv_mass_scale * body.free_inv_mass) * (part.x * part.x + part.y * part.y);
    }
    row.regular = row.drives   ? kRegularDrive * row.mobility
                  : free > 0.0 ? kRegular * free
                               : kRegularAngle * row.mobility;
    if (row.mobility > wide(kLeastMobility) * free && row.mobility <= kMostRowMobility) return;
    row.mobility = row.regular = 0.0;
    row.compliance = 0.0f;
    for (int side = 0; side < joint.body_count; ++side) row.jacobian[side] = row.weighted[side] = {};
}

/// The blocks on the diagonal.
void sum_diagonal(const Group& group) {
    group.for_joints([&](DirectJoint& joint, std::span<DirectRow> rows) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            joint.inverse[i][i] = rows[i].mobility + rows[i].regular + wide(rows[i].compliance);
            for (std::size_t j = 0; j < i; ++j) {
                double sum = 0.0;
                for (int side = 0; side < joint.body_count; ++side)
                    sum += dot(rows[i].jacobian[side], rows[j].weighted[side]);
                joint.inverse[i][j] = joint.inverse[j][i] = sum;
            }
        }
    });
}
/// And those below it.
void sum_blocks(const Group& group) {
    const JointPlan::Group& range = group.range;
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

/// In place, by Gauss and Jordan. A row that does not hold, or has no pivot, is left out: its part of
/// the inverse is 0.
void invert(DirectJoint& joint, int rows) {
    auto& m = joint.inverse;
    for (int k = 0; k < rows; ++k) {
        const DirectRow& row = joint.rows[k];
        const bool has_pivot = row.is_active() && m[k][k] > kLeastPivot * row.mobility;
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

/// Beyond all speeds, and its square is finite.
float narrow(double x) {
    return static_cast<float>(std::clamp(x, -1.0e18, 1.0e18));
}

}  // namespace

Group group_at(const SolverPass& pass, int index) {
    DirectGroup& state = (*pass.direct.groups)[index];
    return {pass,
            pass.plan,
            pass.plan.groups[static_cast<std::size_t>(state.place)],
            state,
            pass.direct.joints->data(),
            pass.direct.blocks->data(),
            pass.direct.bodies->data(),
            pass.awake.states.data()};
}

void renew_matrix(const Group& group) {
    sum_diagonal(group);
    sum_blocks(group);
    factor(group);
}

void fill_matrix(const Group& group) {
    group.state.is_stiffened = false;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for (int side = 0; side < joint.body_count; ++side) {
            DirectBody& body = group.bodies[joint.bodies[side]];
            if (body.free_inv_mass > 0.0f) body.rotational_stiffness = body.translational_stiffness = 0.0f;
        }
    });
    group.for_joints([&](DirectJoint& joint, std::span<DirectRow> rows) { fill_rows(group, joint, rows); });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) { stiffen(group, joint); });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) weigh(group, joint, row);
    });
    renew_matrix(group);
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

void change_velocity(BodyState& state, const RowPart& change) {
    state.velocity.x = narrow(wide(state.velocity.x) + change.x);
    state.velocity.y = narrow(wide(state.velocity.y) + change.y);
    state.angular = narrow(wide(state.angular) + change.angular);
}

void sum_changes(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for_moving_ends(group, joint, [](DirectBody& body, int, int) { body.change = {}; });
    });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for_moving_ends(group, joint, [&](DirectBody& body, int, int side) {
            for (const DirectRow& row : rows) add(body.change, row.weighted[side], row.impulse);
        });
    });
}

void change_bodies(const Group& group, double times) {
    drain_changes(group, [&](int place, const RowPart& change) {
        change_velocity(group.states[place], {times * change.x, times * change.y, times * change.angular});
    });
}

void apply(const Group& group, double times) {
    change_bodies(group, times);
    group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) row.add(times * row.impulse);
    });
}

bool respond(const Group& group, std::span<Response> responses) {
    const auto for_ends = [&](auto&& function) {
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            for (int side = 0; side < joint.body_count; ++side)
                for (Response& response : responses)
                    if (joint.bodies[side] == response.body)
                        for (DirectRow& row : rows) function(response, row, side);
        });
    };
    for (Response& response : responses) response.all = response.own;
    group.for_joints([](const DirectJoint&, std::span<DirectRow> rows) {
        for (DirectRow& row : rows) row.impulse = 0.0;
    });
    for_ends([](const Response& response, DirectRow& row, int side) {
        if (row.is_active()) row.impulse -= dot(row.jacobian[side], response.own);
    });
    if (!substitute(group)) return false;
    for_ends([](Response& response, const DirectRow& row, int side) {
        add(response.all, row.weighted[side], row.impulse);
    });
    return true;
}

Response respond(const Group& group, int body, const RowPart& impulse) {
    Response response{body, weighted(group.bodies[body], impulse), {}};
    if (!respond(group, std::span(&response, 1))) response.all = {};
    return response;
}

}  // namespace jostle::detail
