// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/direct/matrix_kernels.cpp"
#include "dynamics/direct/matrix_kernels.h"

#include <hwy/foreach_target.h>

#include "dynamics/bodies/mobility.h"
#include "math/double_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using namespace detail;

static_assert(kRowLanes == kDoubles);

/// [1] R over how the bodies would give way if they did not turn. A row that gives way by turning alone,
/// about a lever so short that it would turn wildly, does not. Of an angle less: it bends by R times its
/// torque, and a beam of many joints by the sum.
/// A motor slips by it, on a lever of 100 radii by a few per cent in a pass.
constexpr double kRegular = 1.0e-4, kRegularAngle = 1.0e-6, kRegularDrive = 1.0e-8;
/// [1/kg] The limit of joints that are iterated (joints/mobility_limit.h): what is lighter is left alone.
constexpr double kMostRowMobility = 1.0e15;
/// [1] A pivot this small against its diagonal is rounding.
constexpr double kLeastPivot = 1.0e-10;

/// Rows along which nothing gives way become none.
void drop_rows(const DirectJoint& joint, Choice4 gives_way) {
    for (int i = 0; i < joint.row_count; ++i) {
        if (gives_way[i] != 0) continue;
        joint.lanes->mobility[i] = joint.lanes->regular[i] = 0.0;
        joint.lanes->compliance[i] = 0.0f;
        joint.rows[i].yields = false;
        for (int side = 0; side < joint.body_count; ++side) joint.ends[side].set(i, {}, 0.0f);
    }
}

void weigh_all(const Group& group) {
    const double least = wide(kLeastMobility);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        RowLanes& lanes = *joint.lanes;
        Double4 mobility = splat4(0.0), free = splat4(0.0);
        for (int side = 0; side < joint.body_count; ++side) {
            const DirectBody& body = group.bodies[joint.bodies[side]];
            const EndLanes& end = joint.ends[side];
            const Double4 x = load4(end.x), y = load4(end.y), angular = load4(end.angular);
            mobility = mobility +
                       ((x * (splat4(body.mobility[0]) * x) + y * (splat4(body.mobility[1]) * y)) +
                        angular * (splat4(body.mobility[2]) * angular));
            free = free + splat4(body.free_mobility) * (x * x + y * y);
        }
        const Choice4 drives = load4(lanes.drives) > splat4(0.0);
        const Double4 rigid = choose4(free > splat4(0.0), splat4(kRegular) * free, splat4(kRegularAngle) * mobility);
        store4(lanes.mobility, mobility);
        store4(lanes.regular, choose4(drives, splat4(kRegularDrive) * mobility, rigid));
        const Choice4 gives_way =
            (mobility > splat4(least) * free) & (mobility <= splat4(kMostRowMobility));
        if (!all4(gives_way | ~lanes4((1u << joint.row_count) - 1))) drop_rows(joint, gives_way);
    }
}

/// A column of a block: how fast the rows at one end move by an impulse along one row of another end of the
/// body.
HWY_INLINE Double4 column_of(const EndLanes& along, const EndLanes& by, int column, const DirectBody& body) {
    const double x = body.mobility[0] * wide(by.x[column]), y = body.mobility[1] * wide(by.y[column]),
                 angular = body.mobility[2] * wide(by.angular[column]);
    return (load4(along.x) * splat4(x) + load4(along.y) * splat4(y)) + load4(along.angular) * splat4(angular);
}

/// Above the diagonal stands what stands below: rounding makes both differ.
template <int kSize>
HWY_INLINE void mirror(Double4 (&columns)[kSize]) {
    for (int j = 1; j < kSize; ++j)
        for (int i = 0; i < j; ++i) columns[j][i] = columns[i][j];
}

/// In place, by Gauss and Jordan. A row that does not hold, or has no pivot, is left out: its part of the
/// inverse is 0.
template <int kSize>
HWY_INLINE void invert(const DirectJoint& joint, Double4 (&m)[kSize]) {
    for (int k = 0; k < kSize; ++k) {
        const Choice4 at_k = lanes4(1u << k);
        const double diagonal = m[k][k];
        const bool has_pivot =
            ((joint.active >> k) & 1) != 0 && diagonal > kLeastPivot * joint.lanes->mobility[k];
        const double pivot = has_pivot ? 1.0 / diagonal : 0.0;
        for (int j = 0; j < kSize; ++j) {
            if (j == k) continue;
            const Double4 along = splat4(m[j][k] * pivot);
            m[j] = choose4(at_k, along, m[j] - m[k] * along);
        }
        m[k] = choose4(at_k, splat4(pivot), m[k] * splat4(-pivot));
    }
}

/// The block on the diagonal, which other joints have changed by `changes`, and its inverse.
template <int kSize>
HWY_INLINE void invert_diagonal(const DirectJoint& joint, double* values) {
    Double4 m[kSize];
    for (int j = 0; j < kSize; ++j) m[j] = load4(values + kDoubles * j);
    invert(joint, m);
    for (int j = 0; j < kSize; ++j) store4(values + kDoubles * j, m[j]);
}

template <int kSize>
HWY_INLINE void sum_diagonal(const Group& group, const DirectJoint& joint, double* values) {
    Double4 m[kSize];
    for (int j = 0; j < kSize; ++j) m[j] = splat4(0.0);
    for (int side = 0; side < joint.body_count; ++side) {
        const EndLanes& end = joint.ends[side];
        const DirectBody& body = group.bodies[joint.bodies[side]];
        for (int j = 0; j < kSize; ++j) m[j] = m[j] + column_of(end, end, j, body);
    }
    mirror(m);
    const RowLanes& lanes = *joint.lanes;
    const Double4 diagonal = (load4(lanes.mobility) + load4(lanes.regular)) + load4(lanes.compliance);
    for (int j = 0; j < kSize; ++j)
        store4(values + kDoubles * j, choose4(lanes4(1u << j), diagonal, m[j]));
}

/// Calls kernel<size>(arguments ...) for a size of 1 to 4.
#define JOSTLE_BY_SIZE(size, kernel, ...) \
    switch (size) {                       \
        case 0:                           \
            break;                        \
        case 1:                           \
            kernel<1>(__VA_ARGS__);       \
            break;                        \
        case 2:                           \
            kernel<2>(__VA_ARGS__);       \
            break;                        \
        case 3:                           \
            kernel<3>(__VA_ARGS__);       \
            break;                        \
        default:                          \
            kernel<4>(__VA_ARGS__);       \
            break;                        \
    }

/// The blocks below the diagonal.
HWY_INLINE void sum_blocks(const Group& group) {
    const JointPlan::Group& range = group.range;
    const Double4 none = splat4(0.0);
    for (double* at = group.values + range.first_value; at != group.values + range.last_value; at += kDoubles)
        store4(at, none);
    for (int c = range.first_coupling; c < range.last_coupling; ++c) {
        const JointPlan::Coupling& coupling = group.plan.couplings[static_cast<std::size_t>(c)];
        const DirectJoint &row = group.joints[coupling.row], &column = group.joints[coupling.column];
        const EndLanes &along = row.ends[coupling.row_side], &by = column.ends[coupling.column_side];
        const DirectBody& body = group.bodies[column.bodies[coupling.column_side]];
        double* const block =
            group.values + group.plan.blocks[static_cast<std::size_t>(coupling.block)].first_value;
        for (int j = 0; j < column.held; ++j)
            store4(block + kDoubles * j, load4(block + kDoubles * j) + column_of(along, by, j, body));
    }
}

/// target -= a b^T, a column of b's rows after the other.
HWY_INLINE void subtract_product(double* target, int columns, const double* a, const double* b, int width) {
    for (int j = 0; j < columns; ++j) {
        Double4 sum = load4(target + kDoubles * j);
        for (int l = 0; l < width; ++l)
            sum = sum - load4(a + kDoubles * l) * splat4(b[kDoubles * l + j]);
        store4(target + kDoubles * j, sum);
    }
}

/// The blocks below a joint's inverted block become L's, and those that they change are changed.
HWY_INLINE void eliminate(const Group& group, const JointPlan::Joint& column, int width) {
    const double* const inverse = group.values + column.first_value;
    const JointPlan::Block* const blocks = group.plan.blocks.data();
    // The last block first: those before it change by blocks of K alone.
    for (int b = column.last_block - 1; b >= column.first_block; --b) {
        const JointPlan::Block& below = blocks[b];
        double* const block = group.values + below.first_value;
        const int at = b - column.first_block, height = group.joints[below.row].held;
        const int* update = group.plan.updates.data() + column.first_update + at * (at - 1) / 2;
        alignas(32) double lower[kRowLanes * kRowLanes];
        for (int j = 0; j < width; ++j) {
            Double4 sum = splat4(0.0);
            for (int l = 0; l < width; ++l)
                sum = sum + load4(block + kDoubles * l) * splat4(inverse[kDoubles * j + l]);
            store4(lower + kDoubles * j, sum);
        }
        for (int c = column.first_block; c < b; ++c, ++update)
            subtract_product(group.values + blocks[*update].first_value, group.joints[blocks[c].row].held, lower,
                             group.values + blocks[c].first_value, width);
        subtract_product(group.diagonal(below.row), height, lower, block, width);
        double* const turned = group.values + below.first_turned;
        for (int j = 0; j < width; ++j) {
            store4(block + kDoubles * j, load4(lower + kDoubles * j));
            for (int i = 0; i < height; ++i) turned[kDoubles * i + j] = lower[kDoubles * j + i];
        }
    }
}

void factor_all(const Group& group) {
    const int first = group.range.first_joint, last = group.range.last_joint;
    for (int k = first; k < last; ++k) {
        const DirectJoint& joint = group.joints[k];
        JOSTLE_BY_SIZE(joint.held, sum_diagonal, group, joint, group.diagonal(k))
    }
    sum_blocks(group);
    for (int k = first; k < last; ++k) {
        const DirectJoint& joint = group.joints[k];
        JOSTLE_BY_SIZE(joint.held, invert_diagonal, joint, group.diagonal(k))
        eliminate(group, group.planned(k), joint.held);
    }
}

#undef JOSTLE_BY_SIZE

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(weigh_all);
HWY_EXPORT(factor_all);

void weigh_rows(const Group& group) {
    HWY_DYNAMIC_DISPATCH(weigh_all)(group);
}
void factor_matrix(const Group& group) {
    HWY_DYNAMIC_DISPATCH(factor_all)(group);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
