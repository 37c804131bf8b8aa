// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The matrix of joints that are solved directly, and the state of a group in a pass (direct/direct.h).
#pragma once

#include <span>

#include "dynamics/direct/group_rows.h"
#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

[[nodiscard]] inline double dot(const RowPart& a, const RowPart& b) {
    return a.x * b.x + a.y * b.y + a.angular * b.angular;
}
inline void add(RowPart& sum, const RowPart& part, double times) {
    sum.x += times * part.x;
    sum.y += times * part.y;
    sum.angular += times * part.angular;
}
/// [m/s], [rad/s] The change of a body's velocity by an impulse, with added inertia. Blows and brakes use the
/// added inertia as well: if they used the real one, their impulses could create energy.
[[nodiscard]] inline RowPart weighted(const DirectBody& body, const RowPart& impulse) {
    return {wide(body.inv_mass_scale * body.inv_mass.x) * impulse.x,
            wide(body.inv_mass_scale * body.inv_mass.y) * impulse.y,
            wide(body.inv_inertia) * impulse.angular};
}

/// [1] Of the mobility by the own masses: what gives way by less, joints hold where it is.
inline constexpr double kLeastResponse = 1.0e-3;

/// A group in a pass.
struct Group {
    const SolverPass& pass;
    const JointPlan& plan;
    const JointPlan::Group& range;
    DirectGroup& state;
    DirectJoint* joints;  ///< by place in the plan
    DirectBlock* blocks;
    DirectBody* bodies;  ///< by place in the awake set
    BodyState* states;

    [[nodiscard]] const JointPlan::Joint& planned(int place) const {
        return plan.joints[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] int joint_count() const { return range.last_joint - range.first_joint; }
    [[nodiscard]] int row_of(int block) const { return plan.blocks[static_cast<std::size_t>(block)].row; }
    /// Calls function(joint, rows) for each joint.
    template <class Function>
    void for_joints(Function&& function) const {
        for (int k = range.first_joint; k < range.last_joint; ++k)
            function(joints[k], std::span(joints[k].rows, static_cast<std::size_t>(planned(k).rows)));
    }
};

/// Of DirectRows::groups.
[[nodiscard]] Group group_at(const SolverPass& pass, int index);

/// Calls function(body, its place, side) for each end that the solver moves: others may be read elsewhere at
/// the same time.
template <class Function>
void for_moving_ends(const Group& group, const DirectJoint& joint, Function&& function) {
    for (int side = 0; side < joint.body_count; ++side) {
        const int place = joint.bodies[side];
        if (group.bodies[place].free_inv_mass > 0.0f) function(group.bodies[place], place, side);
    }
}

/// The rows of the bodies as they are, and the matrix of those that hold.
void fill_matrix(const Group& group);
/// Factors the matrix anew, of the rows as they were filled, where other rows are active.
void renew_matrix(const Group& group);
/// The right sides become the solution. Returns whether it is a number.
bool substitute(const Group& group);
/// How it changes each body, in DirectBody::change. Impulses of joints that pull against each other may be
/// great: their sum is made before a float rounds it.
void sum_changes(const Group& group);
/// Calls function(place, change) for each body that the solver moves, at the first of its joints, and forgets
/// the change: at others it is 0.
template <class Function>
void drain_sums(const Group& group, Function&& function) {
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) {
        for_moving_ends(group, joint, [&](DirectBody& body, int place, int) {
            function(place, body.change);
            body.change = {};
        });
    });
}
/// Sums the changes by the solution, then calls drain_sums().
template <class Function>
void drain_changes(const Group& group, Function&& function) {
    sum_changes(group);
    drain_sums(group, function);
}
/// It changes their velocities, some times.
void change_bodies(const Group& group, double times);
/// The solution changes the velocities of bodies, some times, and rows have that impulse.
void apply(const Group& group, double times);
/// How a body's velocity changes by an impulse.
struct Response {
    int body;     ///< of the group: its place in the awake states
    RowPart own;  ///< by the impulse alone
    RowPart all;  ///< with all that hangs on it; 0 where that is no number
};
/// Finds `all` of the responses to impulses at once. The joints' share is left as their solution. Returns
/// whether it is a number.
[[nodiscard]] bool respond(const Group& group, std::span<Response> responses);
/// Of one impulse.
[[nodiscard]] Response respond(const Group& group, int body, const RowPart& impulse);
/// [m/s], [rad/s]
void change_velocity(BodyState& state, const RowPart& change);

}  // namespace jostle::detail
