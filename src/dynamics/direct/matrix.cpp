// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/matrix.h"

#include <algorithm>
#include <cmath>

#include "dynamics/bodies/mobility.h"
#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/sizes.h"

namespace jostle {
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

/// The rows of a joint as the bodies are now, and by how much they pull their bodies back.
void fill_rows(const Group& group, const DirectJoint& joint) {
    joint.type->fill_rows(joint.sim, group.states, joint.rows);
    for (int i = 0; i < joint.row_count; ++i) {
        DirectRow& row = joint.rows[i];
        row.is_kept = group.state.keeps_springs && row.compliance > 0.0f;
        const float total = row.total.value();
        // A body that does not move may be of many groups.
        for_moving_ends(group, joint, [&](DirectBody& body, int, int side) {
            body.rotational_stiffness -= row.ends[side].rotational_stiffness * total;
            body.translational_stiffness -= row.ends[side].translational_stiffness * total;
        });
    }
}

/// Weighs a row. One along which nothing gives way, or next to nothing (kLeastMobility), becomes none.
template <class Bodies>
JOSTLE_INLINE void weigh(const Group& group, const DirectJoint& joint, Bodies bodies, DirectRow& row) {
    double free = 0.0;
    row.mobility = 0.0;
    for (int side = 0; side < bodies; ++side) {
        const DirectBody& body = group.bodies[joint.bodies[side]];
        DirectEnd& end = row.ends[side];
        end.weighted = weighted(body, end.jacobian);
        row.mobility += dot(end.jacobian, end.weighted);
        free += body.free_mobility * (end.jacobian.x * end.jacobian.x + end.jacobian.y * end.jacobian.y);
    }
    row.regular = row.drives   ? kRegularDrive * row.mobility
                  : free > 0.0 ? kRegular * free
                               : kRegularAngle * row.mobility;
    if (row.mobility > wide(kLeastMobility) * free && row.mobility <= kMostRowMobility) return;
    row.mobility = row.regular = 0.0;
    row.compliance = 0.0f;
    for (int side = 0; side < bodies; ++side) row.ends[side] = {};
}

/// The block on the diagonal.
template <class Bodies, class Size>
JOSTLE_INLINE void sum_diagonal(const DirectJoint& joint, Bodies bodies, Size size) {
    double* const m = joint.inverse;
    for (int i = 0; i < size; ++i) {
        const DirectRow& row = joint.rows[i];
        m[i * size + i] = row.mobility + row.regular + wide(row.compliance);
        for (int j = 0; j < i; ++j) {
            double sum = 0.0;
            for (int side = 0; side < bodies; ++side)
                sum += dot(row.ends[side].jacobian, joint.rows[j].ends[side].weighted);
            m[i * size + j] = m[j * size + i] = sum;
        }
    }
}

/// The blocks below the diagonal.
void sum_blocks(const Group& group) {
    const JointPlan::Group& range = group.range;
    std::fill(group.values + range.first_value, group.values + range.last_value, 0.0);
    for (int c = range.first_coupling; c < range.last_coupling; ++c) {
        const JointPlan::Coupling& coupling = group.plan.couplings[static_cast<std::size_t>(c)];
        const DirectJoint &row = group.joints[coupling.row], &column = group.joints[coupling.column];
        double* const block = group.block(coupling.block);
        with_size(column.row_count, [&](auto width) {
            for (int i = 0; i < row.row_count; ++i)
                for (int j = 0; j < width; ++j)
                    block[i * width + j] += dot(row.rows[i].ends[coupling.row_side].jacobian,
                                                column.rows[j].ends[coupling.column_side].weighted);
        });
    }
}

/// In place, by Gauss and Jordan. A row that does not hold, or has no pivot, is left out: its part of
/// the inverse is 0.
template <class Size>
JOSTLE_INLINE void invert(const DirectJoint& joint, Size size) {
    double* const m = joint.inverse;
    for (int k = 0; k < size; ++k) {
        const DirectRow& row = joint.rows[k];
        const bool has_pivot = row.is_active() && m[k * size + k] > kLeastPivot * row.mobility;
        const double pivot = has_pivot ? 1.0 / m[k * size + k] : 0.0;
        for (int j = 0; j < size; ++j)
            if (j != k) m[k * size + j] *= pivot;
        for (int i = 0; i < size; ++i) {
            if (i == k) continue;
            for (int j = 0; j < size; ++j)
                if (j != k) m[i * size + j] -= m[i * size + k] * m[k * size + j];
            m[i * size + k] *= -pivot;
        }
        m[k * size + k] = pivot;
    }
}

/// target -= a b^T, of as many rows as a and b have, and of their width.
template <class Height, class Width>
JOSTLE_INLINE void subtract_product(double* target, Height height, int columns, const double* a,
                                    const double* b, Width width) {
    for (int i = 0; i < height; ++i)
        for (int j = 0; j < columns; ++j)
            for (int l = 0; l < width; ++l) target[i * columns + j] -= a[i * width + l] * b[j * width + l];
}

/// The blocks below a joint's inverted block become L's, and those that they change are changed.
template <class Width>
JOSTLE_INLINE void eliminate(const Group& group, const JointPlan::Joint& planned, const double* inverse,
                             Width width) {
    // The last block first: those before it change by blocks of K alone.
    for (int b = planned.last_block - 1; b >= planned.first_block; --b) {
        const DirectJoint& below = group.joints[group.row_of(b)];
        double* const block = group.block(b);
        const int at = b - planned.first_block;
        const int* update = group.plan.updates.data() + planned.first_update + at * (at + 1) / 2;
        with_size(below.row_count, [&](auto height) {
            double lower[kMostRigidRows * kMostRigidRows];
            for (int i = 0; i < height; ++i) {
                for (int j = 0; j < width; ++j) {
                    double sum = 0.0;
                    for (int l = 0; l < width; ++l) sum += block[i * width + l] * inverse[l * width + j];
                    lower[i * width + j] = sum;
                }
            }
            for (int c = planned.first_block; c < b; ++c, ++update) {
                const int columns = group.joints[group.row_of(c)].row_count;
                subtract_product(group.block(*update), height, columns, lower, group.block(c), width);
            }
            subtract_product(below.inverse, height, height, lower, block, width);
            std::copy_n(lower, height * width, block);
        });
    }
}

/// To L D L^T; afterwards blocks are L's, and the inverses D's.
void factor(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& column = group.joints[k];
        with_size(column.row_count, [&](auto width) {
            invert(column, width);
            eliminate(group, group.planned(k), column.inverse, width);
        });
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
            pass.direct.values->data(),
            pass.direct.bodies->data(),
            pass.direct.members->data(),
            pass.awake.states.data()};
}

void renew_matrix(const Group& group) {
    group.for_joints([](const DirectJoint& joint, std::span<DirectRow>) {
        with_bodies(joint.body_count, [&](auto bodies) {
            with_size(joint.row_count, [&](auto size) { sum_diagonal(joint, bodies, size); });
        });
    });
    sum_blocks(group);
    factor(group);
}

void fill_matrix(const Group& group) {
    group.state.is_stiffened = false;
    group.for_members(
        [](DirectBody& body, int) { body.rotational_stiffness = body.translational_stiffness = 0.0f; });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) { fill_rows(group, joint); });
    group.for_members([&](DirectBody& body, int) { stiffen(group, body); });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        with_bodies(joint.body_count, [&](auto bodies) {
            for (DirectRow& row : rows) weigh(group, joint, bodies, row);
        });
    });
    renew_matrix(group);
}

/// The right side becomes the solution. Returns whether it is a number.
bool substitute(const Group& group) {
    const int first = group.range.first_joint, last = group.range.last_joint;
    for (int k = first; k < last; ++k) {
        const JointPlan::Joint& planned = group.planned(k);
        const DirectJoint& joint = group.joints[k];
        with_size(joint.row_count, [&](auto width) {
            double right[kMostRigidRows];
            for (int j = 0; j < width; ++j) right[j] = joint.rows[j].impulse;
            for (int b = planned.first_block; b < planned.last_block; ++b) {
                const DirectJoint& below = group.joints[group.row_of(b)];
                const double* const block = group.block(b);
                for (int i = 0; i < below.row_count; ++i) {
                    double sum = below.rows[i].impulse;
                    for (int j = 0; j < width; ++j) sum -= block[i * width + j] * right[j];
                    below.rows[i].impulse = sum;
                }
            }
        });
    }
    bool is_number = true;
    for (int k = last - 1; k >= first; --k) {
        const JointPlan::Joint& planned = group.planned(k);
        const DirectJoint& joint = group.joints[k];
        with_size(joint.row_count, [&](auto width) {
            double right[kMostRigidRows], solution[kMostRigidRows];
            for (int j = 0; j < width; ++j) right[j] = joint.rows[j].impulse;
            for (int i = 0; i < width; ++i) {
                solution[i] = 0.0;
                for (int j = 0; j < width; ++j) solution[i] += joint.inverse[i * width + j] * right[j];
            }
            for (int b = planned.first_block; b < planned.last_block; ++b) {
                const DirectJoint& below = group.joints[group.row_of(b)];
                const double* const block = group.block(b);
                for (int j = 0; j < below.row_count; ++j) {
                    const double of_below = below.rows[j].impulse;
                    for (int i = 0; i < width; ++i) solution[i] -= block[j * width + i] * of_below;
                }
            }
            for (int i = 0; i < width; ++i) {
                joint.rows[i].impulse = solution[i];
                is_number &= std::abs(solution[i]) < kMostImpulse;
            }
        });
    }
    return is_number;
}

void change_velocity(BodyState& state, const RowPart& change) {
    state.velocity.x = narrow(wide(state.velocity.x) + change.x);
    state.velocity.y = narrow(wide(state.velocity.y) + change.y);
    state.angular = narrow(wide(state.angular) + change.angular);
}

void sum_changes(const Group& group) {
    group.for_members([](DirectBody& body, int) { body.change = {}; });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        with_size(joint.row_count, [&](auto size) {
            double impulse[kMostRigidRows];
            for (int i = 0; i < size; ++i) impulse[i] = joint.rows[i].impulse;
            for_moving_ends(group, joint, [&](DirectBody& body, int, int side) {
                RowPart sum = body.change;
                for (int i = 0; i < size; ++i) add(sum, joint.rows[i].ends[side].weighted, impulse[i]);
                body.change = sum;
            });
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
    group.for_rows([&](DirectRow& row) { row.add(times * row.impulse); });
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
        if (row.is_active()) row.impulse -= dot(row.ends[side].jacobian, response.own);
    });
    if (!substitute(group)) return false;
    for_ends([](Response& response, const DirectRow& row, int side) {
        add(response.all, row.ends[side].weighted, row.impulse);
    });
    return true;
}

Response respond(const Group& group, int body, const RowPart& impulse) {
    Response response{body, weighted(group.bodies[body], impulse), {}};
    if (!respond(group, std::span(&response, 1))) response.all = {};
    return response;
}

}  // namespace jostle
