// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The contacts of groups of joints.
#pragma once

#include "dynamics/direct/group_rows.h"
#include "dynamics/rows/solver_pass.h"

namespace jostle::detail {

[[nodiscard]] inline bool bounces(const ContactRow& row, int lane) {
    return row.has_restitution && row.restitution[lane] > 0.0f;
}

/// Calls function(group) for each group that a contact is of.
template <class Function>
void for_groups_of(const SolverPass& pass, const ContactRow& row, int lane, Function&& function) {
    for (const std::uint32_t body : {row.body_a[lane], row.body_b[lane]})
        if (const int group = (*pass.direct.bodies)[static_cast<int>(body)].group; group != kNone)
            function((*pass.direct.groups)[group]);
}

/// Finds the contacts of groups. Cost: contacts of bodies with joints.
void note_touches(const SolverPass& pass);

}  // namespace jostle::detail
