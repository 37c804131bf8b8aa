// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Kernels of joints between two to four bodies share this: the bodies, and rows over all of them. With J the
// row, v the velocities of the bodies and W the inverses of their masses:
//
//     speed = J v,   mobility = J W J^T,   an impulse L along the row changes v by W J^T L
#pragma once

#include "dynamics/joints/joint_of_two.h"
#include "dynamics/joints/rigid_row.h"

namespace jostle::detail {

/// Part of the sim of such a joint: made at the beginning of each step.
struct GroupSim : JointHead {
    int count = 0;                              ///< [1] bodies
    int index[kMaxJointBodies] = {};            ///< in the awake states; 0, the null body: does not move
    bool moves[kMaxJointBodies] = {};           ///< the solver may write its velocity
    bool has_locked_axis = false;               ///< one of them
    Vec2 inv_mass[kMaxJointBodies];             ///< [1/kg] along x and y
    float free_inv_mass[kMaxJointBodies] = {};  ///< [1/kg] were it not locked
    float inv_inertia[kMaxJointBodies] = {};    ///< [1/(kg m^2)]
    Vec2 center[kMaxJointBodies];               ///< [m] of mass, from the first body's, when the step began
};

[[nodiscard]] JOSTLE_INLINE int body_count_of(const GroupSim& joint) {
    return joint.count;
}

struct GroupRow {
    RowEnd ends[kMaxJointBodies];
};

/// Fills a GroupSim; `count` bodies. A joint whose bodies are so light that its numbers do not fit into a
/// float does nothing. Returns the poses of the bodies.
JointPoses prepare_group(GroupSim& joint, int count, const JointStep& step);

/// [m] From the first body's centre, as it was when the step began, to that of a body now.
[[nodiscard]] JOSTLE_INLINE Vec2 center_now(const GroupSim& joint, const BodyState* states, int body) {
    return joint.center[body] + states[joint.index[body]].delta_position;
}
[[nodiscard]] JOSTLE_INLINE float speed_along(const GroupSim& joint, const GroupRow& row,
                                              const BodyState* states) {
    float speed = 0.0f;
    for (int i = 0; i < joint.count; ++i) {
        const BodyState& state = states[joint.index[i]];
        speed += dot(row.ends[i].linear, state.velocity) + row.ends[i].angular * state.angular;
    }
    return speed;
}
/// The inverse of the row's mobility; 0 where nothing gives way, or next to nothing, as an axis is locked:
/// see kLeastMobility.
[[nodiscard]] JOSTLE_INLINE float mass_along(const GroupSim& joint, const GroupRow& row) {
    float k = 0.0f, free = 0.0f;
    for (int i = 0; i < joint.count; ++i) {
        const RowEnd& end = row.ends[i];
        k += inv_mass_along(joint.inv_mass[i], end.linear) + joint.inv_inertia[i] * end.angular * end.angular;
        free += joint.free_inv_mass[i] * length_squared(end.linear);
    }
    return joint.has_locked_axis && k <= kLeastMobility * free ? 0.0f : inverse_or_zero(k);
}
JOSTLE_INLINE void apply_along(const GroupSim& joint, const GroupRow& row, float impulse, BodyState* states) {
    for (int i = 0; i < joint.count; ++i) {
        if (!joint.moves[i]) continue;
        BodyState& state = states[joint.index[i]];
        const Vec2 linear = impulse * row.ends[i].linear;
        state.velocity += Vec2{joint.inv_mass[i].x * linear.x, joint.inv_mass[i].y * linear.y};
        state.angular += joint.inv_inertia[i] * (impulse * row.ends[i].angular);
    }
}

}  // namespace jostle::detail
