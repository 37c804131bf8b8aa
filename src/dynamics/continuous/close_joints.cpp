// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/continuous/close_joints.h"

#include <jostle/core/assert.h>

#include <algorithm>
#include <iterator>

#include "dynamics/direct/solution.h"
#include "dynamics/joints/joint_row.h"

namespace jostle::detail {
namespace {

/// [1] Newton's steps: joints turn as they close.
constexpr int kRounds = 3;
/// [1] Of its inverse mass is left to a body that was stopped: two of them may be joined.
constexpr float kPinnedMobility = 1.0e-2f;

/// Rows are those of the poses as they are now, which are a beginning. The user may have been asked since the
/// step was prepared, and the arrays of joints have moved.
void begin_anew(const Group& group, const Tables& tables) {
    StepContext context = group.pass.context;
    context.warm = {1.0f, 0.0f, context.h};
    // No time passes: a joint that was made open has closed by its share already.
    context.dt = 0.0f;
    const JointStep step{context, tables.bodies};
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k)
        group.joints[k].sim = group.pass.graph.joint_sim(tables.joints[group.planned(k).id]);
    group.for_joints([&](DirectJoint& joint, std::span<DirectRow> rows) {
        const std::span<float> carried = joint.type->carried(joint.sim);
        JOSTLE_ASSERT(carried.size() <= std::size(joint.carried), "kMostCarried");
        std::ranges::copy(carried, joint.carried);
        joint.type->prepare(joint.sim, 0, 1, step);
        // Rows within their bounds stay as they are: they are found by velocities.
        for (DirectRow& row : rows) {
            if (row.state != RowState::kRigid) row.state = RowState::kFree;
            row.is_known = false;
        }
    });
}

/// Poses on the way are none that a step leaves to the next: no ratchet has passed a tooth there.
void forget_way(const Group& group) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        const std::span<float> carried = joint.type->carried(joint.sim);
        std::copy_n(joint.carried, carried.size(), carried.begin());
    });
}

/// The errors are the right sides, as far as they may be closed in a round: what was off before the step does
/// not snap back.
void fill_errors(const Group& group) {
    PoseError worst;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        float squared = 0.0f;
        for (int i = 0; i < joint.row_count; ++i) {
            const DirectRow& row = rows[static_cast<std::size_t>(i)];
            const float error = joint.lanes->error[i];
            if (row.state != RowState::kRigid) continue;
            if (row.is_linear)
                squared += error * error;
            else
                worst.turn = max(worst.turn, abs(error));
        }
        worst.way = max(worst.way, math::sqrt(squared));
    });
    PoseError& most = group.state.to_close;
    const double linear = worst.way > most.way ? wide(most.way) / wide(worst.way) : 1.0;
    const double angular = worst.turn > most.turn ? wide(most.turn) / wide(worst.turn) : 1.0;
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        for (int i = 0; i < joint.row_count; ++i) {
            const DirectRow& row = rows[static_cast<std::size_t>(i)];
            joint.impulse[i] = row.state == RowState::kRigid
                                   ? -(row.is_linear ? linear : angular) * wide(joint.lanes->error[i])
                                   : 0.0;
        }
    });
    // An angle is closed at once; a length takes several rounds, as levers turn.
    most.turn = max(most.turn - worst.turn, 0.0f);
}

void move_by_solution(const Group& group) {
    for_changes(group, [&](int place, const RowPart& change) {
        BodyState& state = group.states[place];
        state.delta_position += {static_cast<float>(change.x), static_cast<float>(change.y)};
        state.delta_rotation = integrate(state.delta_rotation, static_cast<float>(change.angular));
    });
}

}  // namespace

int pin_body(const SolverPass& pass, int place, const PoseError& lost) {
    if (pass.direct.count == 0) return kNone;
    DirectBody& body = (*pass.direct.bodies)[place];
    if (body.group == kNone) return kNone;
    body.inv_mass = kPinnedMobility * body.inv_mass;
    body.free_inv_mass *= kPinnedMobility;
    body.own_inv_inertia *= kPinnedMobility;
    body.is_weighed = false;
    PoseError& to_close = (*pass.direct.groups)[body.group].to_close;
    to_close.way += lost.way;
    to_close.turn += lost.turn;
    return body.group;
}

bool close_group(const SolverPass& pass, const Tables& tables, int index) {
    const Group group = group_at(pass, index);
    begin_anew(group, tables);
    bool is_number = true;
    for (int round = 0; round < kRounds && is_number; ++round) {
        fill_matrix(group);
        fill_errors(group);
        is_number = substitute(group);
        if (is_number) move_by_solution(group);
    }
    forget_way(group);
    return is_number;
}

}  // namespace jostle::detail
