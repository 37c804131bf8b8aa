// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/direct/solution_kernels.cpp"
#include "dynamics/direct/solution.h"

#include <hwy/foreach_target.h>

#include "math/double_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using namespace detail;

static_assert(kRowLanes == kDoubles);

/// [N s], [N m s] Beyond it, numbers have overflowed: the sum of the sizes of all impulses.
constexpr double kMostSize = 1.0e18;
/// [m/s], [rad/s] Beyond all speeds, and its square is finite.
constexpr double kMostSpeed = 1.0e18;

/// How fast the bodies of a joint move along its rows.
HWY_INLINE Double4 speeds_of(const Group& group, const DirectJoint& joint) {
    Double4 speed = splat4(0.0);
    for (int side = 0; side < joint.body_count; ++side) {
        const BodyState& state = group.states[joint.bodies[side]];
        const EndLanes& end = joint.ends[side];
        speed = speed + ((load4(end.x) * splat4(wide(state.velocity.x)) +
                          load4(end.y) * splat4(wide(state.velocity.y))) +
                         load4(end.angular) * splat4(wide(state.angular)));
    }
    return speed;
}

void fill_rights(const Group& group, bool use_bias, double curve_time) {
    const Double4 curved = splat4(curve_time);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        RowLanes& lanes = *joint.lanes;
        const Double4 applied = load4(lanes.applied);
        const Double4 impulse = use_bias ? load4(lanes.begun) + applied : applied;
        const Double4 rigid = ((-speeds_of(group, joint) - load4(lanes.back)) - curved * load4(lanes.curve)) -
                              load4(lanes.regular) * impulse;
        const Double4 right = rigid - load4(lanes.compliance) * load4(lanes.total);
        store4(lanes.impulse, keep4(lanes4(joint.active), right));
    }
}

void find_all_speeds(const Group& group, bool of_rigid_joints) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        if (of_rigid_joints || joint.rigid != joint.row_count)
            store4(joint.lanes->speed, speeds_of(group, joint));
    }
}

bool substitute_all(const Group& group, int first) {
    const JointPlan::Joint* const joints = group.plan.joints.data();
    const JointPlan::Block* const blocks = group.plan.blocks.data();
    RowLanes* const lanes = group.lanes;
    const double* const values = group.values;
    const DirectJoint* const of = group.joints;
    const int last = group.range.last_joint;
    for (int k = first; k < last; ++k) {
        const double* const right = lanes[k].impulse;
        for (int b = joints[k].first_block; b < joints[k].last_block; ++b) {
            double* const below = lanes[blocks[b].row].impulse;
            const double* const block = values + blocks[b].first_value;
            Double4 sum = load4(below);
            for (int j = 0; j < of[k].held; ++j) sum = sum - load4(block + kDoubles * j) * splat4(right[j]);
            store4(below, sum);
        }
    }
    Double4 size = splat4(0.0);
    for (int k = last - 1; k >= group.range.first_joint; --k) {
        const int held = of[k].held;
        const double* const inverse = values + joints[k].first_value;
        const double* const right = lanes[k].impulse;
        Double4 solution = splat4(0.0);
        for (int j = 0; j < held; ++j)
            solution = solution + load4(inverse + kDoubles * j) * splat4(right[j]);
        for (int b = joints[k].first_block; b < joints[k].last_block; ++b) {
            const double* const below = lanes[blocks[b].row].impulse;
            const double* const turned = values + blocks[b].first_turned;
            for (int j = 0; j < of[blocks[b].row].held; ++j)
                solution = solution - load4(turned + kDoubles * j) * splat4(below[j]);
        }
        solution = keep4(lanes4((1u << held) - 1), solution);
        store4(lanes[k].impulse, solution);
        size = size + abs4(solution);
    }
    return (size[0] + size[1]) + (size[2] + size[3]) < kMostSize;
}

void sum_all_changes(const Group& group) {
    const Double4 none = splat4(0.0);
    // The one behind the last is that of bodies that do not move.
    for (int i = group.state.first_member; i <= group.state.last_member; ++i)
        store4(group.changes[i].value, none);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        const DirectJoint& joint = group.joints[k];
        const double* const impulse = joint.lanes->impulse;
        for (int side = 0; side < joint.body_count; ++side) {
            double* const change = group.changes[joint.members[side]].value;
            const Double4 mobility = load4(group.bodies[joint.bodies[side]].mobility);
            const EndLanes& end = joint.ends[side];
            Double4 sum = load4(change);
            for (int i = 0; i < joint.row_count; ++i)
                sum = sum + splat4(impulse[i]) * (mobility * load4(end.row[i]));
            store4(change, sum);
        }
    }
}

void change_all_bodies(const Group& group, double times) {
    sum_all_changes(group);
    const Double4 most = splat4(kMostSpeed), so_many = splat4(times);
    for (int i = group.state.first_member; i < group.state.last_member; ++i) {
        // Of the four numbers the last, BodyState::is_broken, stays as it is.
        float* const velocity = &group.states[group.members[i]].velocity.x;
        const Double4 now = load4(velocity) + so_many * load4(group.changes[i].value);
        store4(velocity, choose4(now < -most, -most, choose4(now > most, most, now)));
    }
}

void apply_all(const Group& group, double times) {
    change_all_bodies(group, times);
    const Double4 so_many = splat4(times);
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) {
        RowLanes& lanes = group.lanes[k];
        // Impulses on the way to the solution may be so great that a float would lose what is left of them.
        const Double4 applied = load4(lanes.applied) + so_many * load4(lanes.impulse);
        store4(lanes.applied, applied);
        store4(lanes.total, load4(lanes.begun) + applied);
    }
}

/// y of a joint's rows changes that of the joints below, and adds its share to the sum.
HWY_INLINE void descend(const Group& group, int place, ContactMobility& sum) {
    const JointPlan::Joint& joint = group.planned(place);
    const int width = group.joints[place].held;
    const ProbeLanes& y = group.probes[place];
    const double* const inverse = group.values + joint.first_value;
    for (int i = 0; i < kMostProbes; ++i) {
        Double4 of_rows = splat4(0.0);
        for (int j = 0; j < width; ++j)
            of_rows = of_rows + load4(inverse + kDoubles * j) * splat4(y.of[i][j]);
        for (int k = 0; k <= i; ++k) {
            const Double4 part = of_rows * load4(y.of[k]);
            for (int row = 0; row < width; ++row) sum.value[i][k] += part[row];
        }
    }
    for (int b = joint.first_block; b < joint.last_block; ++b) {
        const JointPlan::Block& at = group.plan.blocks[static_cast<std::size_t>(b)];
        const double* const block = group.values + at.first_value;
        ProbeLanes& below = group.probes[at.row];
        for (int i = 0; i < kMostProbes; ++i) {
            Double4 rest = load4(below.of[i]);
            for (int j = 0; j < width; ++j) rest = rest - load4(block + kDoubles * j) * splat4(y.of[i][j]);
            store4(below.of[i], rest);
        }
    }
}

ContactMobility square_probes(const Group& group, int first) {
    ContactMobility sum{};
    for (int k = first; k < group.range.last_joint; ++k) {
        const ProbeLanes& y = group.probes[k];
        const Choice4 holds = lanes4((1u << group.joints[k].held) - 1);
        Choice4 any = load4(y.of[0]) != splat4(0.0);
        for (int i = 1; i < kMostProbes; ++i) any |= load4(y.of[i]) != splat4(0.0);
        if (!all4(~(any & holds))) descend(group, k, sum);
    }
    return sum;
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
HWY_EXPORT(square_probes);

void fill_right_sides(const Group& group, bool use_bias, double curve_time) {
    HWY_DYNAMIC_DISPATCH(fill_rights)(group, use_bias, curve_time);
}
void find_speeds(const Group& group, bool of_rigid_joints) {
    HWY_DYNAMIC_DISPATCH(find_all_speeds)(group, of_rigid_joints);
}
bool substitute(const Group& group, int first) {
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
ContactMobility square_of_probes(const Group& group, int first) {
    return HWY_DYNAMIC_DISPATCH(square_probes)(group, first);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
