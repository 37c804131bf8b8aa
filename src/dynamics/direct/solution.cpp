// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/solution.h"

#include <algorithm>
#include <cmath>

#include "dynamics/direct/sizes.h"

namespace jostle::detail {
namespace {

/// [N s], [N m s] Beyond it, numbers have overflowed: the sum of the sizes of all impulses.
constexpr double kMostSize = 1.0e18;

/// Beyond all speeds, and its square is finite.
float narrow(double x) {
    return static_cast<float>(std::clamp(x, -1.0e18, 1.0e18));
}

}  // namespace

bool substitute(const Group& group, int first) {
    const JointPlan::Joint* const joints = group.plan.joints.data();
    const JointPlan::Block* const blocks = group.plan.blocks.data();
    double* const impulses = group.impulses;
    const double* const values = group.values;
    const DirectJoint* const of = group.joints;
    const int last = group.range.last_joint;
    for (int k = first; k < last; ++k) {
        const JointPlan::Joint& joint = joints[k];
        with_size(of[k].held, [&](auto width) {
            double right[kMostRigidRows];
            for (int j = 0; j < width; ++j) right[j] = impulses[joint.first_row + j];
            for (int b = joint.first_block; b < joint.last_block; ++b) {
                double* const below = impulses + blocks[b].first_row;
                const double* const block = values + blocks[b].first_value;
                with_size_of(width, of[blocks[b].row].held, [&](auto height) {
                    for (int i = 0; i < height; ++i) {
                        double sum = below[i];
                        for (int j = 0; j < width; ++j) sum -= block[i * width + j] * right[j];
                        below[i] = sum;
                    }
                });
            }
        });
    }
    double size = 0.0;
    for (int k = last - 1; k >= group.range.first_joint; --k) {
        const JointPlan::Joint& joint = joints[k];
        for (int i = of[k].held; i < joint.rows; ++i) impulses[joint.first_row + i] = 0.0;
        with_size(of[k].held, [&](auto width) {
            const double* const inverse = values + joint.first_value;
            double right[kMostRigidRows], solution[kMostRigidRows];
            for (int j = 0; j < width; ++j) right[j] = impulses[joint.first_row + j];
            for (int i = 0; i < width; ++i) {
                solution[i] = 0.0;
                for (int j = 0; j < width; ++j) solution[i] += inverse[i * width + j] * right[j];
            }
            for (int b = joint.first_block; b < joint.last_block; ++b) {
                const double* const below = impulses + blocks[b].first_row;
                const double* const block = values + blocks[b].first_value;
                with_size_of(width, of[blocks[b].row].held, [&](auto height) {
                    for (int j = 0; j < height; ++j) {
                        const double of_below = below[j];
                        for (int i = 0; i < width; ++i) solution[i] -= block[j * width + i] * of_below;
                    }
                });
            }
            for (int i = 0; i < width; ++i) {
                impulses[joint.first_row + i] = solution[i];
                size += std::abs(solution[i]);
            }
        });
    }
    return size < kMostSize;
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
            for_moving_ends(group, joint, [&](DirectBody& body, int, int side) {
                const double* const parts = joint.weighted(side);
                RowPart sum = body.change;
                for (int i = 0; i < size; ++i)
                    add(sum, {parts[i], parts[kStride + i], parts[2 * kStride + i]}, joint.impulses[i]);
                body.change = sum;
            });
        });
    });
}

void change_bodies(const Group& group, double times) {
    for_changes(group, [&](int place, const RowPart& change) {
        change_velocity(group.states[place], {times * change.x, times * change.y, times * change.angular});
    });
}

void apply(const Group& group, double times) {
    change_bodies(group, times);
    group.for_rows([&](DirectRow& row) { row.add(times * *row.impulse); });
}

}  // namespace jostle::detail
