// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/matrix.h"

#include <algorithm>
#include <cmath>

#include "dynamics/bodies/mobility.h"
#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/sizes.h"

namespace jostle::detail {
namespace {

/// [1] R over how the bodies would give way if they did not turn. A row that gives way by turning alone,
/// about a lever so short that it would turn wildly, does not. Of an angle less: it bends by R times its
/// torque, and a beam of many joints by the sum.
/// A motor slips by it, on a lever of 100 radii by a few per cent in a pass.
constexpr double kRegular = 1.0e-4, kRegularAngle = 1.0e-6, kRegularDrive = 1.0e-8;
/// [1/kg] The limit of joints that are iterated (joints/mobility_limit.h): what is lighter is left alone.
constexpr double kMostRowMobility = 1.0e15;
/// [1] A pivot this small against its diagonal is rounding.
constexpr double kLeastPivot = 1.0e-10;

/// The rows of a joint as the bodies are now, and by how much they pull their bodies back.
void fill_rows(const Group& group, const DirectJoint& joint) {
    DirectRoom room{
        std::span(joint.rows, static_cast<std::size_t>(joint.row_count)), {}, group.state.keeps_springs};
    // A body that does not move may be of many groups.
    for_moving_ends(group, joint, [&](DirectBody& body, int, int side) { room.pulled[side] = &body.pulled; });
    joint.type->fill_rows(joint.sim, group.states, room);
}

/// A number of each row of a joint, one beside the other as they lie in its parts, so that the compiler works
/// on two at once.
struct OfRows {
    double value[kMostRigidRows];
    double operator[](int i) const { return value[i]; }
    double& operator[](int i) { return value[i]; }
};
/// The Jacobian of a joint's first rows at a body, or the weighted one.
struct EndOfRows {
    OfRows x, y, angular;
    template <class Size>
    JOSTLE_INLINE EndOfRows(const double* parts, Size size) {
        for (int i = 0; i < size; ++i) {
            x[i] = parts[i];
            y[i] = parts[kStride + i];
            angular[i] = parts[2 * kStride + i];
        }
    }
};

/// Weighs the rows of a joint. One along which nothing gives way, or next to nothing (kLeastMobility),
/// becomes none.
template <class Bodies, class Size>
JOSTLE_INLINE void weigh(const Group& group, const DirectJoint& joint, Bodies bodies, Size size) {
    OfRows mobility{}, free{};
    for (int side = 0; side < bodies; ++side) {
        const DirectBody& body = group.bodies[joint.bodies[side]];
        const RowPart by = body.mobility;
        const double free_by = body.free_mobility;
        const EndOfRows along(joint.jacobian(side), size);
        double* const changes = joint.weighted(side);
        for (int i = 0; i < size; ++i) {
            const RowPart change{by.x * along.x[i], by.y * along.y[i], by.angular * along.angular[i]};
            changes[i] = change.x;
            changes[kStride + i] = change.y;
            changes[2 * kStride + i] = change.angular;
            mobility[i] += along.x[i] * change.x + along.y[i] * change.y + along.angular[i] * change.angular;
            free[i] += free_by * (along.x[i] * along.x[i] + along.y[i] * along.y[i]);
        }
    }
    for (int i = 0; i < size; ++i) {
        DirectRow& row = joint.rows[i];
        row.mobility = mobility[i];
        row.regular = row.drives      ? kRegularDrive * mobility[i]
                      : free[i] > 0.0 ? kRegular * free[i]
                                      : kRegularAngle * mobility[i];
        if (mobility[i] > wide(kLeastMobility) * free[i] && mobility[i] <= kMostRowMobility) continue;
        row.mobility = row.regular = 0.0;
        row.compliance = 0.0f;
        for (int k = 0; k < kPartsOfEnd * bodies; ++k) row.parts[k * kStride] = 0.0;
    }
}

/// [1] A limit that nothing presses is a joint's last row, or its motor is: most rows that do not hold are.
int held_of(const DirectJoint& joint) {
    int held = joint.row_count;
    while (held > 0 && !joint.rows[held - 1].is_active()) --held;
    return held;
}

/// The block on the diagonal.
template <class Bodies, class Size>
JOSTLE_INLINE void sum_diagonal(const DirectJoint& joint, double* m, Bodies bodies, Size size) {
    OfRows sums[kMostRigidRows] = {};
    for (int side = 0; side < bodies; ++side) {
        const EndOfRows along(joint.jacobian(side), size), change(joint.weighted(side), size);
        for (int j = 0; j < size; ++j)
            for (int i = 0; i < size; ++i)
                sums[j][i] += along.x[i] * change.x[j] + along.y[i] * change.y[j] +
                              along.angular[i] * change.angular[j];
    }
    for (int i = 0; i < size; ++i) {
        const DirectRow& row = joint.rows[i];
        m[i * size + i] = row.mobility + row.regular + wide(row.compliance);
        for (int j = 0; j < i; ++j) m[i * size + j] = m[j * size + i] = sums[j][i];
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
        with_size(column.held, [&](auto width) {
            with_size_of(width, row.held, [&](auto height) {
                const EndOfRows change(column.weighted(coupling.column_side), width);
                const EndOfRows along(row.jacobian(coupling.row_side), height);
                for (int i = 0; i < height; ++i)
                    for (int j = 0; j < width; ++j)
                        block[i * width + j] += along.x[i] * change.x[j] + along.y[i] * change.y[j] +
                                                along.angular[i] * change.angular[j];
            });
        });
    }
}

/// In place, by Gauss and Jordan. A row that does not hold, or has no pivot, is left out: its part of
/// the inverse is 0.
template <class Size>
JOSTLE_INLINE void invert(const DirectJoint& joint, double* m, Size size) {
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
JOSTLE_INLINE void eliminate(const Group& group, const JointPlan::Joint& column, const double* inverse,
                             Width width) {
    // The last block first: those before it change by blocks of K alone.
    for (int b = column.last_block - 1; b >= column.first_block; --b) {
        const JointPlan::Block& below = group.plan.blocks[static_cast<std::size_t>(b)];
        double* const block = group.values + below.first_value;
        const int at = b - column.first_block;
        const int* update = group.plan.updates.data() + column.first_update + at * (at - 1) / 2;
        with_size(group.joints[below.row].held, [&](auto height) {
            double lower[kMostRigidRows * kMostRigidRows];
            for (int i = 0; i < height; ++i) {
                for (int j = 0; j < width; ++j) {
                    double sum = 0.0;
                    for (int l = 0; l < width; ++l) sum += block[i * width + l] * inverse[l * width + j];
                    lower[i * width + j] = sum;
                }
            }
            for (int c = column.first_block; c < b; ++c, ++update) {
                const JointPlan::Block& other = group.plan.blocks[static_cast<std::size_t>(c)];
                subtract_product(group.block(*update), height, group.joints[other.row].held, lower,
                                 group.values + other.first_value, width);
            }
            subtract_product(group.diagonal(below.row), height, height, lower, block, width);
            std::copy_n(lower, height * width, block);
        });
    }
}

/// To L D L^T; afterwards blocks are L's, and the inverses D's.
void factor(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        with_size(group.joints[k].held, [&](auto width) {
            invert(group.joints[k], group.diagonal(k), width);
            eliminate(group, group.planned(k), group.diagonal(k), width);
        });
    }
}

}  // namespace

Group group_at(const SolverPass& pass, int index) {
    DirectGroup& state = (*pass.direct.groups)[index];
    return {pass,
            pass.plan,
            pass.plan.groups[static_cast<std::size_t>(state.place)],
            state,
            pass.direct.joints->data(),
            pass.direct.rows->data(),
            pass.direct.impulses->data(),
            pass.direct.values->data(),
            pass.direct.bodies->data(),
            pass.direct.members->data(),
            pass.direct.body_ends->data(),
            pass.direct.probes->data(),
            pass.awake.states.data()};
}

void renew_matrix(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        DirectJoint& joint = group.joints[k];
        joint.held = held_of(joint);
        with_bodies(joint.body_count, [&](auto bodies) {
            with_size(joint.held, [&](auto size) { sum_diagonal(joint, group.diagonal(k), bodies, size); });
        });
    }
    sum_blocks(group);
    factor(group);
}

void fill_matrix(const Group& group) {
    group.state.is_stiffened = false;
    group.for_members([](DirectBody& body, int) { body.pulled = {}; });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) { fill_rows(group, joint); });
    group.for_members([&](DirectBody& body, int) { stiffen(group, body); });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        with_bodies(joint.body_count, [&](auto bodies) {
            with_size(joint.row_count, [&](auto size) { weigh(group, joint, bodies, size); });
        });
    });
    renew_matrix(group);
}

}  // namespace jostle::detail
