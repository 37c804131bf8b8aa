// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/matrix.h"

#include <algorithm>

#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/matrix_kernels.h"

namespace jostle::detail {
namespace {

/// The rows of a joint as the bodies are now, and by how much they pull their bodies back.
void fill_rows(const Group& group, const DirectJoint& joint) {
    DirectRoom room{std::span(joint.rows, static_cast<std::size_t>(joint.row_count)),
                    joint.lanes,
                    joint.ends,
                    {},
                    group.state.keeps_springs};
    // A body that does not move may be of many groups.
    for_moving_ends(group, joint, [&](DirectBody& body, int, int side) { room.pulled[side] = &body.pulled; });
    joint.type->fill_rows(joint.sim, group.states, room);
}

/// Which rows hold. Before `rigid` is known, all are looked at.
void note_active(DirectJoint& joint) {
    joint.active = (1u << joint.rigid) - 1;
    for (int i = joint.rigid; i < joint.row_count; ++i)
        joint.active |= static_cast<std::uint32_t>(joint.rows[i].is_active()) << i;
}

}  // namespace

Group group_at(const SolverPass& pass, int index) {
    DirectGroup& state = (*pass.direct.groups)[index];
    return {pass,
            pass.plan,
            pass.plan.groups[static_cast<std::size_t>(state.place)],
            state,
            pass.direct.joints->data(),
            pass.direct.rows->data(),
            pass.direct.lanes->data(),
            pass.direct.impulses->data(),
            pass.direct.values->data(),
            pass.direct.bodies->data(),
            pass.direct.members->data(),
            pass.direct.motions->data(),
            pass.direct.body_ends->data(),
            pass.direct.probes->data(),
            pass.awake.states.data()};
}

void renew_matrix(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) note_active(group.joints[k]);
    factor_matrix(group);
}

void fill_matrix(const Group& group) {
    group.state.is_stiffened = false;
    group.for_members([](DirectBody& body, int) { body.pulled = {}; });
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow>) { fill_rows(group, joint); });
    group.for_members([&](DirectBody& body, int) { stiffen(group, body); });
    weigh_rows(group);
    renew_matrix(group);
}

}  // namespace jostle::detail
