// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/direct/solution_kernels.cpp"
#include <hwy/foreach_target.h>

#include "dynamics/direct/columns.h"
#include "dynamics/direct/solution.h"
#include "math/double_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using namespace detail;

static_assert(kRowLanes == kDoubles);

/// [N s], [N m s] Beyond it, numbers have overflowed: the sum of the sizes of all impulses.
constexpr double kMostSize = 1.0e18;

/// Velocities of all bodies of a group, as wide as sums are.
HWY_INLINE void read_velocities(const Group& group) {
    for (int i = group.state.first_member; i < group.state.last_still; ++i)
        store4(group.motions[i].velocity, load4(&group.states[group.members[i]].velocity.x));
}

/// How fast the bodies of a joint move along its rows.
HWY_INLINE Double4 speeds_of(const Group& group, const DirectJoint& joint) {
    Double4 speed = splat4(0.0);
    for (int side = 0; side < joint.body_count; ++side) {
        const double* const velocity = group.motions[joint.members[side]].velocity;
        const EndLanes& end = joint.ends[side];
        speed = speed + ((load4(end.x) * splat4(velocity[0]) + load4(end.y) * splat4(velocity[1])) +
                         load4(end.angular) * splat4(velocity[2]));
    }
    return speed;
}

HWY_INLINE Float4Of4 splat_floats4(float x) {
    return Float4Of4{x, x, x, x};
}
HWY_INLINE Float4Of4 clamp_floats4(Float4Of4 x, Float4Of4 most) {
    return x < -most ? -most : (x > most ? most : x);
}

/// The speeds [m/s], [rad/s] at which rigid rows move on towards their errors; bounded and driven rows keep
/// RowLanes::back. `is_torn` becomes true where the linear rows of a joint would come back faster than they
/// may: they are limited together, so that a push has no favourite direction.
HWY_INLINE Float4Of4 find_back(const Aim& aim, RowLanes& lanes, bool& is_torn) {
    const Float4Of4 error = load_floats4(lanes.error), none = splat_floats4(0.0f);
    const auto is_linear = load_floats4(lanes.linear) > none, is_rigid = load_floats4(lanes.rigid) > none;
    const Float4Of4 length = is_linear ? error : none;
    const Float4Of4 squares = length * length;
    const float push = aim.rate * math::sqrt(((squares[0] + squares[1]) + squares[2]) + squares[3]);
    float linear = aim.rate;
    if (push > aim.most) {
        linear = aim.rate * (aim.most / push);
        is_torn = true;
    }
    const Float4Of4 rounded =
        is_linear ? splat_floats4(aim.rounded_length) : splat_floats4(aim.rounded_angle);
    const Float4Of4 rest = error - clamp_floats4(error, rounded);
    const Float4Of4 angular = clamp_floats4(splat_floats4(aim.rate) * rest, splat_floats4(kMostTurnBack));
    const Float4Of4 back = is_linear ? splat_floats4(linear) * rest : angular;
    return is_rigid ? back : load_floats4(lanes.back);
}

bool fill_rights(const Group& group, const Aim& aim) {
    bool is_torn = false;
    read_velocities(group);
    const Double4 curved = splat4(aim.curve_time);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        RowLanes& lanes = *joint.lanes;
        const Double4 applied = load4(lanes.applied);
        Double4 right = -speeds_of(group, joint);
        if (group.pass.use_bias) {
            const Float4Of4 back = find_back(aim, lanes, is_torn);
            *reinterpret_cast<Float4Of4*>(lanes.back) = back;
            right = (right - widen4(back)) - curved * load4(lanes.curve);
            right = right - load4(lanes.regular) * (load4(lanes.begun) + applied);
        } else {
            // Rigid rows do not move on.
            const Choice4 is_rigid = load4(lanes.rigid) > splat4(0.0);
            right = right - choose4(is_rigid, splat4(0.0), load4(lanes.back));
            right = right - load4(lanes.regular) * applied;
        }
        right = right - load4(lanes.compliance) * load4(lanes.total);
        store4(joint.impulse, keep4(lanes4(joint.active), right));
    }
    return is_torn;
}

void find_all_speeds(const Group& group, bool of_rigid_joints) {
    read_velocities(group);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        if (of_rigid_joints || joint.rigid != joint.row_count)
            store4(joint.lanes->speed, speeds_of(group, joint));
    }
}

/// The right sides of the joints below a joint with kWidth rows.
template <int kWidth>
HWY_INLINE void descend(const Group& group, const JointPlan::Joint& column, const double* of) {
    Double4 right[kWidth];
    for (int j = 0; j < kWidth; ++j) right[j] = splat4(of[j]);
    for (int b = column.first_block; b < column.last_block; ++b) {
        const JointPlan::Block& at = group.plan.blocks[static_cast<std::size_t>(b)];
        const double* const block = group.values + at.first_value;
        double* const below = group.impulses + kDoubles * at.row;
        Double4 sum = load4(below);
        for (int j = 0; j < kWidth; ++j) sum = sum - load4(block + kDoubles * j) * right[j];
        store4(below, sum);
    }
}

template <int kColumns>
HWY_INLINE bool substitute_by(const Group& group, int first) {
    const JointPlan::Joint* const joints = group.plan.joints.data();
    const JointPlan::Block* const blocks = group.plan.blocks.data();
    double* const impulses = group.impulses;
    const int last = group.range.last_joint;
    for (int k = first; k < last; ++k) {
        const JointPlan::Joint& column = joints[k];
        if (column.first_block == column.last_block) continue;
        const double* const right = impulses + kDoubles * k;
        with_width(column_count_of<kColumns>(column),
                   [&](auto width) HWY_ATTR { descend<width>(group, column, right); });
    }
    Double4 size = splat4(0.0);
    for (int k = last - 1; k >= group.range.first_joint; --k) {
        const JointPlan::Joint& column = joints[k];
        const int rows = column_count_of<kColumns>(column);
        const double* const inverse = group.values + column.first_value;
        double* const right = impulses + kDoubles * k;
        Double4 solution = load4(inverse) * splat4(right[0]);
        for (int j = 1; j < rows; ++j) solution = solution + load4(inverse + kDoubles * j) * splat4(right[j]);
        for (int b = column.first_block; b < column.last_block; ++b) {
            const double* const turned = group.values + blocks[b].first_value + kDoubles * rows;
            const double* const below = impulses + kDoubles * blocks[b].row;
            for (int j = 0; j < height_of<kColumns>(blocks[b]); ++j)
                solution = solution - load4(turned + kDoubles * j) * splat4(below[j]);
        }
        store4(right, solution);
        size = size + abs4(solution);
    }
    return (size[0] + size[1]) + (size[2] + size[3]) < kMostSize;
}

template <int kColumns>
HWY_INLINE void sum_changes_by(const Group& group) {
    for (int i = group.state.first_member; i < group.state.last_still; ++i)
        store4(group.motions[i].change, splat4(0.0));
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        for (int side = 0; side < joint.body_count; ++side) {
            double* const change = group.motions[joint.members[side]].change;
            const EndLanes& end = joint.ends[side];
            Double4 sum = load4(change);
            for (int i = 0; i < column_count_of<kColumns>(group.planned(k)); ++i)
                sum = sum + splat4(joint.impulse[i]) * load4(end.weighted[i]);
            store4(change, sum);
        }
    }
}

HWY_INLINE void change_velocities(const Group& group, double times) {
    const Double4 most = splat4(kMostSpeed), so_many = splat4(times);
    for (int i = group.state.first_member; i < group.state.last_member; ++i) {
        // Of the four numbers the last, BodyState::is_broken, stays as it is.
        float* const velocity = &group.states[group.members[i]].velocity.x;
        const Double4 now = load4(velocity) + so_many * load4(group.motions[i].change);
        store4(velocity, choose4(now < -most, -most, choose4(now > most, most, now)));
    }
}

bool substitute_all(const Group& group, int first) {
    return with_columns(group, [&](auto columns) HWY_ATTR { return substitute_by<columns>(group, first); });
}
void sum_all_changes(const Group& group) {
    with_columns(group, [&](auto columns) HWY_ATTR { sum_changes_by<columns>(group); });
}
void change_all_bodies(const Group& group, double times) {
    sum_all_changes(group);
    change_velocities(group, times);
}
HWY_INLINE void add_impulses(const Group& group, double times) {
    const Double4 so_many = splat4(times);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        RowLanes& lanes = group.lanes[k];
        // Impulses on the way to the solution may be so great that a float would lose what is left of them.
        const Double4 applied = load4(lanes.applied) + so_many * load4(group.impulses + kDoubles * k);
        store4(lanes.applied, applied);
        store4(lanes.total, load4(lanes.begun) + applied);
    }
}
void apply_all(const Group& group, double times) {
    change_all_bodies(group, times);
    add_impulses(group, times);
}
void apply_all_sums(const Group& group) {
    change_velocities(group, 1.0);
    add_impulses(group, 1.0);
}

/// y of a joint's rows changes that of the joints below, and adds its share to the sum.
template <int kColumns>
HWY_INLINE void descend_probes(const Group& group, int place, ContactMobility& sum) {
    const JointPlan::Joint& column = group.planned(place);
    const int rows = column_count_of<kColumns>(column);
    const ProbeLanes& y = group.probes[place];
    const double* const inverse = group.values + column.first_value;
    for (int i = 0; i < kMostProbes; ++i) {
        Double4 of_rows = load4(inverse) * splat4(y.of[i][0]);
        for (int j = 1; j < rows; ++j) of_rows = of_rows + load4(inverse + kDoubles * j) * splat4(y.of[i][j]);
        for (int k = 0; k <= i; ++k) {
            const Double4 part = of_rows * load4(y.of[k]);
            for (int row = 0; row < rows; ++row) sum.value[i][k] += part[row];
        }
    }
    for (int b = column.first_block; b < column.last_block; ++b) {
        const JointPlan::Block& at = group.plan.blocks[static_cast<std::size_t>(b)];
        const double* const block = group.values + at.first_value;
        ProbeLanes& below = group.probes[at.row];
        for (int i = 0; i < kMostProbes; ++i) {
            Double4 rest = load4(below.of[i]);
            for (int j = 0; j < rows; ++j) rest = rest - load4(block + kDoubles * j) * splat4(y.of[i][j]);
            store4(below.of[i], rest);
        }
    }
}

template <int kColumns>
HWY_INLINE ContactMobility square_by(const Group& group, int first, Reach* reach) {
    ContactMobility sum{};
    for (int k = first; k < group.range.last_joint; ++k) {
        const ProbeLanes& y = group.probes[k];
        const Choice4 holds = lanes4(group.joints[k].active);
        Choice4 any = load4(y.of[0]) != splat4(0.0);
        for (int i = 1; i < kMostProbes; ++i) any |= load4(y.of[i]) != splat4(0.0);
        if (all4(~(any & holds))) continue;
        descend_probes<kColumns>(group, k, sum);
        if (reach != nullptr) reach->joints[reach->count++] = {y, k};
    }
    return sum;
}
ContactMobility square_probes(const Group& group, int first, Reach* reach) {
    return with_columns(group,
                        [&](auto columns) HWY_ATTR { return square_by<columns>(group, first, reach); });
}

template <int kColumns>
HWY_INLINE ContactSpeeds sum_speeds(const Group& group, const Reach& reach) {
    Double4 sums[kMostProbes];
    for (Double4& sum : sums) sum = splat4(0.0);
    for (int i = 0; i < reach.count; ++i) {
        const ReachedJoint& at = reach.joints[i];
        const JointPlan::Joint& column = group.planned(at.place);
        const double* const inverse = group.values + column.first_value;
        const double* const u = group.impulses + kDoubles * at.place;
        Double4 by = load4(inverse) * splat4(u[0]);
        for (int j = 1; j < column_count_of<kColumns>(column); ++j)
            by = by + load4(inverse + kDoubles * j) * splat4(u[j]);
        for (int k = 0; k < kMostProbes; ++k) sums[k] = sums[k] + load4(at.y.of[k]) * by;
    }
    ContactSpeeds speeds;
    for (int k = 0; k < kMostProbes; ++k)
        speeds.along[k] = (sums[k][0] + sums[k][1]) + (sums[k][2] + sums[k][3]);
    return speeds;
}
ContactSpeeds sum_all_speeds(const Group& group, const Reach& reach) {
    return with_columns(group, [&](auto columns) HWY_ATTR { return sum_speeds<columns>(group, reach); });
}
void push_all(const Group& group, const Reach& reach, const double* impulses) {
    for (int i = 0; i < reach.count; ++i) {
        const ReachedJoint& at = reach.joints[i];
        double* const u = group.impulses + kDoubles * at.place;
        Double4 sum = load4(u);
        for (int k = 0; k < kMostProbes; ++k) sum = sum - load4(at.y.of[k]) * splat4(impulses[k]);
        store4(u, sum);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(fill_rights);
HWY_EXPORT(find_all_speeds);
HWY_EXPORT(substitute_all);
HWY_EXPORT(sum_all_changes);
HWY_EXPORT(change_all_bodies);
HWY_EXPORT(apply_all);
HWY_EXPORT(apply_all_sums);
HWY_EXPORT(square_probes);
HWY_EXPORT(sum_all_speeds);
HWY_EXPORT(push_all);

bool fill_right_sides(const Group& group, const Aim& aim) {
    return HWY_DYNAMIC_DISPATCH(fill_rights)(group, aim);
}
void find_speeds(const Group& group, bool of_rigid_joints) {
    HWY_DYNAMIC_DISPATCH(find_all_speeds)(group, of_rigid_joints);
}
bool substitute(const Group& group, int first) {
    ++group.state.solutions;
    return HWY_DYNAMIC_DISPATCH(substitute_all)(group, first);
}
void sum_changes(const Group& group) {
    HWY_DYNAMIC_DISPATCH(sum_all_changes)(group);
}
void change_bodies(const Group& group, double times) {
    HWY_DYNAMIC_DISPATCH(change_all_bodies)(group, times);
}
void apply(const Group& group, double times) {
    HWY_DYNAMIC_DISPATCH(apply_all)(group, times);
}
void apply_sums(const Group& group) {
    HWY_DYNAMIC_DISPATCH(apply_all_sums)(group);
}
ContactMobility square_of_probes(const Group& group, int first, Reach* reach) {
    return HWY_DYNAMIC_DISPATCH(square_probes)(group, first, reach);
}
ContactSpeeds speeds_by_joints(const Group& group, const Reach& reach) {
    return HWY_DYNAMIC_DISPATCH(sum_all_speeds)(group, reach);
}
void push_joints(const Group& group, const Reach& reach, const double (&impulses)[kMostProbes]) {
    HWY_DYNAMIC_DISPATCH(push_all)(group, reach, impulses);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
