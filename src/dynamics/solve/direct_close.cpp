// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/direct_close.h"

#include "dynamics/solve/direct_matrix.h"
#include "dynamics/solve/joint_row.h"

namespace jostle {
namespace {

/// [1] Newton's steps: joints turn as they close.
constexpr int kRounds = 3;
/// [1] Of its inverse mass is left to a body that was stopped: two of them may be joined.
constexpr float kHeld = 1.0e-2f;

Group group_at(const SolverPass& pass, int group) {
    DirectGroup& state = (*pass.rows.direct_groups)[group];
    return {pass,
            pass.plan,
            pass.plan.groups[static_cast<std::size_t>(state.place)],
            state,
            pass.rows.direct_joints->data(),
            pass.rows.direct_blocks->data(),
            pass.rows.direct_bodies->data(),
            pass.awake.states.data()};
}

/// Rows are those of the poses as they are now, which are a beginning.
void begin_anew(const Group& group, const BodyTable& bodies) {
    StepContext context = group.pass.context;
    context.warm = {1.0f, 0.0f, context.h};
    const JointStep step{context, bodies};
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        joint.type->prepare(joint.sim, 0, 1, step);
        // What is within its bounds stays as it is: it is found by velocities.
        for (DirectRow& row : rows)
            if (row.state != RowState::kRigid) row.state = RowState::kFree;
    });
}

void move_by_solution(const Group& group) {
    sum_changes(group);
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for_moving_ends(group, joint, [&](DirectBody& body, int place, int) {
            BodyState& state = group.states[place];
            const RowPart& sum = body.change;
            state.delta_position += {static_cast<float>(sum.x), static_cast<float>(sum.y)};
            state.delta_rotation = integrate(state.delta_rotation, static_cast<float>(sum.angular));
            body.change = {};
        });
    });
}

}  // namespace

int hold_body(const SolverPass& pass, int place) {
    if (pass.rows.direct_count == 0) return kNone;
    DirectBody& body = (*pass.rows.direct_bodies)[place];
    const int group = body.group;
    body.inv_mass = kHeld * body.inv_mass;
    body.free_inv_mass *= kHeld;
    body.own_inv_inertia *= kHeld;
    return group;
}

bool close_group(const SolverPass& pass, const BodyTable& bodies, int index) {
    const Group group = group_at(pass, index);
    begin_anew(group, bodies);
    for (int round = 0; round < kRounds; ++round) {
        fill_matrix(group);
        group.for_joints([&](const DirectJoint&, std::span<DirectRow> rows) {
            for (DirectRow& row : rows) row.impulse = row.state == RowState::kRigid ? -wide(row.error) : 0.0;
        });
        if (!substitute(group)) return false;
        move_by_solution(group);
    }
    return true;
}

}  // namespace jostle
