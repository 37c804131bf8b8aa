// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/matrix.h"

#include <algorithm>

#include "dynamics/direct/added_inertia.h"
#include "dynamics/direct/matrix_kernels.h"

namespace jostle::detail {
namespace {

/// Which rows hold. Before `rigid` is known, all are looked at.
void note_active(DirectJoint& joint) {
    joint.active = (1u << joint.rigid) - 1;
    for (int i = joint.rigid; i < joint.row_count; ++i)
        joint.active |= static_cast<std::uint32_t>(joint.rows[i].is_active()) << i;
}

}  // namespace

void renew_matrix(const Group& group) {
    for (int k = group.range.first_joint; k < group.range.last_joint; ++k) note_active(group.joints[k]);
    factor_matrix(group);
    ++group.state.matrices;
}

void fill_matrix(const Group& group) {
    group.state.is_stiffened = false;
    std::fill(group.pulled + group.state.first_member, group.pulled + group.state.last_still, PullBack{});
    group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
        joint.type->fill_rows(
            joint.sim, group.states,
            {rows, *joint.lanes, joint.ends, group.pulled, joint.members, group.state.keeps_springs});
    });
    group.for_members([&](DirectBody& body, int) { stiffen(group, group.pulled[body.member], body); });
    weigh_rows(group);
    renew_matrix(group);
}

}  // namespace jostle::detail
