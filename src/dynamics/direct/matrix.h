// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The matrix of joints that are solved directly, and the state of a group in a pass (direct/direct.h).
#pragma once

#include <algorithm>
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
    const double* const mobility = body.mobility;
    return {mobility[0] * impulse.x, mobility[1] * impulse.y, mobility[2] * impulse.angular};
}

/// [1] Of the mobility by the own masses: what gives way by less, joints hold where it is.
inline constexpr double kLeastResponse = 1.0e-3;

/// A group in a pass.
struct Group {
    const SolverPass& pass;
    const JointPlan& plan;
    const JointPlan::Group& range;
    DirectGroup& state;
    DirectJoint* joints;       ///< by place in the plan
    RowLanes* lanes;           ///< by place in the plan
    double* impulses;          ///< likewise, kRowLanes of each
    double* values;            ///< of the matrix, block by block
    DirectBody* bodies;        ///< by place in the awake set
    const int* members;        ///< places of bodies, from DirectGroup::first_member on
    BodyMotion* motions;       ///< of the members
    PullBack* pulled;          ///< likewise
    const BodyEnd* body_ends;  ///< from DirectBody::first_end on
    ProbeLanes* probes;        ///< by place in the plan
    BodyState* states;

    [[nodiscard]] const JointPlan::Joint& planned(int place) const {
        return plan.joints[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] int joint_count() const { return range.last_joint - range.first_joint; }
    /// Column by column: its block D while it is summed up, then the inverse of D.
    [[nodiscard]] double* diagonal(int joint) const { return values + planned(joint).first_value; }
    /// Calls function(joint, rows) for each joint.
    template <class Function>
    void for_joints(Function&& function) const {
        for (int k = range.first_joint; k < range.last_joint; ++k)
            function(joints[k], std::span(joints[k].rows, static_cast<std::size_t>(joints[k].row_count)));
    }
    /// Calls function(joint, row, its place in the joint) for each row that may let go or yield, or is behind
    /// such a row.
    template <class Function>
    void for_other_rows(Function&& function) const {
        for (int k = range.first_joint; k < range.last_joint; ++k)
            for (int i = joints[k].rigid; i < joints[k].row_count; ++i)
                function(joints[k], joints[k].rows[i], i);
    }
    /// Calls function(lanes) for each joint.
    template <class Function>
    void for_lanes(Function&& function) const {
        for (int k = range.first_joint; k < range.last_joint; ++k) function(lanes[k]);
    }
    /// The right sides become 0.
    void clear_impulses() const {
        std::fill(impulses + kRowLanes * range.first_joint, impulses + kRowLanes * range.last_joint, 0.0);
    }
    /// Calls function(joint, side) for each joint at a body that the solver moves.
    template <class Function>
    void for_ends_of(int body, Function&& function) const {
        for (int i = bodies[body].first_end; i < bodies[body].last_end; ++i)
            function(joints[body_ends[i].joint], body_ends[i].side);
    }
    /// The place in the plan of the first joint at a body that the solver moves.
    [[nodiscard]] int first_joint_of(int body) const { return body_ends[bodies[body].first_end].joint; }
    /// Calls function(body, its place) once for each body that the solver moves.
    template <class Function>
    void for_members(Function&& function) const {
        for (int i = state.first_member; i < state.last_member; ++i) function(bodies[members[i]], members[i]);
    }
    /// [m/s], [rad/s] As sum_changes() has left it.
    [[nodiscard]] RowPart change_of(int body) const { return motions[bodies[body].member].change_part(); }
    /// [m/s], [rad/s] By an impulse of 1 along a row.
    [[nodiscard]] static RowPart weighted(const DirectJoint& joint, int side, int row) {
        const double* const of = joint.ends[side].weighted[row];
        return {of[0], of[1], of[2]};
    }
};

/// Of DirectRows::groups.
[[nodiscard]] JOSTLE_INLINE Group group_at(const SolverPass& pass, int index) {
    DirectGroup& state = (*pass.direct.groups)[index];
    return {pass,
            pass.plan,
            pass.plan.groups[static_cast<std::size_t>(state.place)],
            state,
            pass.direct.joints->data(),
            pass.direct.lanes->data(),
            pass.direct.impulses->data(),
            pass.direct.values->data(),
            pass.direct.bodies->data(),
            pass.direct.members->data(),
            pass.direct.motions->data(),
            pass.direct.pulled->data(),
            pass.direct.body_ends->data(),
            pass.direct.probes->data(),
            pass.awake.states.data()};
}

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

}  // namespace jostle::detail
