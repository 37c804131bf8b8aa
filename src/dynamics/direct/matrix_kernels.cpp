// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/direct/matrix_kernels.cpp"
#include "dynamics/direct/matrix_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>
#include <cstddef>
#include <utility>

#include "dynamics/bodies/mobility.h"
#include "dynamics/direct/columns.h"
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
        for (int side = 0; side < joint.body_count; ++side) {
            joint.ends[side].set(i, {}, 0.0f);
            for (double& part : joint.ends[side].weighted[i]) part = 0.0;
        }
    }
}

template <int kColumns>
HWY_INLINE void weigh(const Group& group) {
    const double least = wide(kLeastMobility);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        RowLanes& lanes = *joint.lanes;
        Double4 mobility = splat4(0.0), free = splat4(0.0);
        for (int side = 0; side < joint.body_count; ++side) {
            const DirectBody& body = group.bodies[joint.bodies[side]];
            EndLanes& end = joint.ends[side];
            const Double4 x = load4(end.x), y = load4(end.y), angular = load4(end.angular);
            mobility = mobility + ((x * (splat4(body.mobility[0]) * x) + y * (splat4(body.mobility[1]) * y)) +
                                   angular * (splat4(body.mobility[2]) * angular));
            free = free + splat4(body.free_mobility) * (x * x + y * y);
            const Double4 by = load4(body.mobility);
            for (int i = 0; i < column_count_of<kColumns>(group.planned(k)); ++i)
                store4(end.weighted[i], by * load4(end.row[i]));
        }
        const Choice4 drives = load4(lanes.drives) > splat4(0.0);
        const Double4 rigid =
            choose4(free > splat4(0.0), splat4(kRegular) * free, splat4(kRegularAngle) * mobility);
        store4(lanes.mobility, mobility);
        store4(lanes.regular, choose4(drives, splat4(kRegularDrive) * mobility, rigid));
        const Choice4 gives_way = (mobility > splat4(least) * free) & (mobility <= splat4(kMostRowMobility));
        if (!all4(gives_way | ~lanes4((1u << joint.row_count) - 1))) drop_rows(joint, gives_way);
    }
}

/// A column of a block: how fast the rows at one end move by an impulse along one row of another end of the
/// body.
HWY_INLINE Double4 column_of(const EndLanes& along, const double (&by)[4]) {
    return (load4(along.x) * splat4(by[0]) + load4(along.y) * splat4(by[1])) +
           load4(along.angular) * splat4(by[2]);
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

/// Of a block on the diagonal the first kHeld rows may hold: their inverse.
template <int kHeld>
HWY_INLINE void invert_first(const DirectJoint& joint, double* values) {
    Double4 m[kHeld];
    for (int j = 0; j < kHeld; ++j) m[j] = load4(values + kDoubles * j);
    invert(joint, m);
    const Choice4 holds = lanes4((1u << kHeld) - 1);
    for (int j = 0; j < kHeld; ++j)
        store4(values + kDoubles * j, kHeld < kDoubles ? keep4(holds, m[j]) : m[j]);
}

/// The inverse of a block on the diagonal of so many rows, 0 for those that do not hold.
HWY_INLINE void invert_diagonal(const DirectJoint& joint, int rows, double* values) {
    const auto held = static_cast<int>(std::bit_width(joint.active));
    with_width(held, [&](auto of) HWY_ATTR { invert_first<of>(joint, values); });
    for (int j = held; j < rows; ++j) store4(values + kDoubles * j, splat4(0.0));
}

/// The block on the diagonal. Above the diagonal stands what stands below: rounding makes both differ.
template <int kSize>
HWY_INLINE void sum_diagonal(const DirectJoint& joint, double* values) {
    Double4 m[kSize];
    for (int j = 0; j < kSize; ++j) m[j] = splat4(0.0);
    for (int side = 0; side < joint.body_count; ++side) {
        const EndLanes& end = joint.ends[side];
        for (int j = 0; j < kSize; ++j) m[j] = m[j] + column_of(end, end.weighted[j]);
    }
    for (int j = 1; j < kSize; ++j)
        for (int i = 0; i < j; ++i) m[j][i] = m[i][j];
    const RowLanes& lanes = *joint.lanes;
    const Double4 diagonal = (load4(lanes.mobility) + load4(lanes.regular)) + load4(lanes.compliance);
    for (int j = 0; j < kSize; ++j) store4(values + kDoubles * j, choose4(lanes4(1u << j), diagonal, m[j]));
}

/// The blocks below the diagonal.
template <int kColumns>
HWY_INLINE void sum_blocks(const Group& group) {
    const JointPlan::Group& range = group.range;
    const int end = group.planned(range.last_joint - 1).last_block;
    for (int k = range.first_joint, b = group.planned(k).first_block; b < end; ++k)
        for (; b < group.planned(k).last_block; ++b)
            if (const JointPlan::Block& at = group.plan.blocks[static_cast<std::size_t>(b)]; at.is_filled)
                for (int j = 0; j < column_count_of<kColumns>(group.planned(k)); ++j)
                    store4(group.values + at.first_value + kDoubles * j, splat4(0.0));
    for (int c = range.first_coupling; c < range.last_coupling; ++c) {
        const JointPlan::Coupling& coupling = group.plan.couplings[static_cast<std::size_t>(c)];
        const EndLanes& along = group.joints[coupling.row].ends[coupling.row_side];
        const EndLanes& by = group.joints[coupling.column].ends[coupling.column_side];
        double* const block =
            group.values + group.plan.blocks[static_cast<std::size_t>(coupling.block)].first_value;
        for (int j = 0; j < column_count_of<kColumns>(group.planned(coupling.column)); ++j) {
            const Double4 column = column_of(along, by.weighted[j]);
            store4(block + kDoubles * j, coupling.is_first ? column : load4(block + kDoubles * j) + column);
        }
    }
}

/// target -= a b^T, of so many columns, a column of b's rows after the other.
template <int kWidth>
HWY_INLINE void subtract_product(double* target, int columns, const Double4 (&a)[kWidth], const double* b) {
    for (int j = 0; j < columns; ++j) {
        Double4 sum = load4(target + kDoubles * j);
        for (int l = 0; l < kWidth; ++l) sum = sum - a[l] * splat4(b[kDoubles * l + j]);
        store4(target + kDoubles * j, sum);
    }
}

/// So many rows of a block, from its columns.
template <int kWidth>
HWY_INLINE void turn(const Double4 (&columns)[kWidth], int height, double* rows) {
    const Double4 none = splat4(0.0), second = kWidth > 1 ? columns[kWidth > 1 ? 1 : 0] : none,
                  third = kWidth > 2 ? columns[kWidth > 2 ? 2 : 0] : none,
                  fourth = kWidth > 3 ? columns[kWidth > 3 ? 3 : 0] : none;
    const Double4 low = __builtin_shufflevector(columns[0], second, 0, 4, 2, 6),
                  high = __builtin_shufflevector(columns[0], second, 1, 5, 3, 7),
                  low_next = __builtin_shufflevector(third, fourth, 0, 4, 2, 6),
                  high_next = __builtin_shufflevector(third, fourth, 1, 5, 3, 7);
    store4(rows, __builtin_shufflevector(low, low_next, 0, 1, 4, 5));
    if (height > 1) store4(rows + kDoubles, __builtin_shufflevector(high, high_next, 0, 1, 4, 5));
    if (height > 2) store4(rows + 2 * kDoubles, __builtin_shufflevector(low, low_next, 2, 3, 6, 7));
    if (height > 3) store4(rows + 3 * kDoubles, __builtin_shufflevector(high, high_next, 2, 3, 6, 7));
}

/// The blocks below the inverted block of a joint with kWidth rows become L's, and those that they change are
/// changed.
template <int kColumns, int kWidth>
HWY_INLINE void eliminate(const Group& group, const JointPlan::Joint& column) {
    const double* const inverse = group.values + column.first_value;
    const JointPlan::Block* const blocks = group.plan.blocks.data();
    // The last block first: those before it change by blocks of K alone.
    for (int b = column.last_block - 1; b >= column.first_block; --b) {
        const int height = height_of<kColumns>(blocks[b]);
        double* const block = group.values + blocks[b].first_value;
        const int at = b - column.first_block;
        const int* update = group.plan.updates.data() + column.first_update + at * (at - 1) / 2;
        Double4 lower[kWidth];
        for (int j = 0; j < kWidth; ++j) {
            lower[j] = load4(block) * splat4(inverse[kDoubles * j]);
            for (int l = 1; l < kWidth; ++l)
                lower[j] = lower[j] + load4(block + kDoubles * l) * splat4(inverse[kDoubles * j + l]);
        }
        for (int c = column.first_block; c < b; ++c, ++update)
            subtract_product(group.values + *update, height_of<kColumns>(blocks[c]), lower,
                             group.values + blocks[c].first_value);
        subtract_product(group.diagonal(blocks[b].row), height, lower, block);
        for (int j = 0; j < kWidth; ++j) store4(block + kDoubles * j, lower[j]);
        turn(lower, height, block + kDoubles * kWidth);
    }
}

template <int kColumns>
HWY_INLINE void factor(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        with_width(column_count_of<kColumns>(group.planned(k)),
                   [&](auto size) HWY_ATTR { sum_diagonal<size>(group.joints[k], group.diagonal(k)); });
    }
    sum_blocks<kColumns>(group);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const JointPlan::Joint& column = group.planned(k);
        const int rows = column_count_of<kColumns>(column);
        invert_diagonal(group.joints[k], rows, group.values + column.first_value);
        with_width(rows, [&](auto width) HWY_ATTR { eliminate<kColumns, width>(group, column); });
    }
}

/// Without a loop, of which g++ would make one of the slow instructions that clear memory byte by byte.
template <std::size_t... kParts>
HWY_INLINE void clear_parts(std::byte* at, std::index_sequence<kParts...>) {
    // Some of the numbers are floats.
    using AnyPart4 [[gnu::vector_size(32), gnu::may_alias]] = double;
    ((*reinterpret_cast<AnyPart4*>(at + sizeof(AnyPart4) * kParts) = AnyPart4{}), ...);
}
template <class Lanes>
HWY_INLINE void clear(Lanes& lanes) {
    constexpr std::size_t kPart = kDoubles * sizeof(double);
    static_assert(sizeof(Lanes) % kPart == 0);
    clear_parts(reinterpret_cast<std::byte*>(&lanes), std::make_index_sequence<sizeof(Lanes) / kPart>());
}
void clear_all(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        clear(*joint.lanes);
        store4(joint.impulse, splat4(0.0));
        for (int side = 0; side < joint.body_count; ++side) clear(joint.ends[side]);
    }
}
void weigh_all(const Group& group) {
    with_columns(group, [&](auto columns) HWY_ATTR { weigh<columns>(group); });
}
void factor_all(const Group& group) {
    with_columns(group, [&](auto columns) HWY_ATTR { factor<columns>(group); });
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(clear_all);
HWY_EXPORT(weigh_all);
HWY_EXPORT(factor_all);

void clear_lanes(const Group& group) {
    HWY_DYNAMIC_DISPATCH(clear_all)(group);
}
void weigh_rows(const Group& group) {
    HWY_DYNAMIC_DISPATCH(weigh_all)(group);
}
void factor_matrix(const Group& group) {
    HWY_DYNAMIC_DISPATCH(factor_all)(group);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
