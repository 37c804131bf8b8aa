// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies enter and leave islands, and islands are merged; see island.h. Nothing here needs memory: there is
// always room for an island for each body.
#pragma once

#include <span>

#include "dynamics/store/contact_links.h"
#include "dynamics/store/edges.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Room for an island for each body, and for one body more. Throws std::bad_alloc, and has changed nothing.
void reserve_islands(Tables& tables);

/// Gives a body an island of its own, unless it is static or disabled.
void enter_island(Tables& tables, BodyId body) noexcept;
/// Takes a body out of its island, if it has one. Its links are gone, or go with this.
void leave_island(Tables& tables, BodyId body) noexcept;

/// Whether a contact that touches links its bodies.
[[nodiscard]] bool may_link(const Tables& tables, ContactId contact) noexcept;
/// Whether a joint links those of its bodies that are dynamic.
[[nodiscard]] bool may_link(const Tables& tables, JointId joint) noexcept;
/// The dynamic ones of these bodies are linked from now on: they get into one island.
void begin_link(Tables& tables, std::span<const BodyId> bodies) noexcept;
/// They are linked no more by one of their links.
void end_link(Tables& tables, std::span<const BodyId> bodies) noexcept;

/// Makes an island of exactly the bodies that a body is linked to, over others too; the rest of its island
/// stays there. There is room, as two bodies or more are in the island. Cost: the new island.
IslandId split_off(Tables& tables, BodyId body) noexcept;

/// Joints that do nothing, as a body of theirs is disabled.
enum class IdleJoints { kLeftOut, kIncluded };

/// The bodies that a body touches, sensors left out, and the others of its joints; some more than once.
/// `function` may wake and lay asleep.
template <class Function>
void for_neighbours(const Tables& tables, BodyId body, IdleJoints idle_joints, Function&& function) {
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        if (is_solid_link(tables, contact)) function(tables.contacts[contact].other(body));
    });
    for_constraints(tables.joints, tables.bodies[body].joints, [&](JointId joint) {
        if (idle_joints == IdleJoints::kLeftOut && !may_link(tables, joint)) return;
        const JointRecord& record = tables.joints[joint];
        for (int side = 0; side < record.body_count; ++side)
            if (record.edges[side].body != body) function(record.edges[side].body);
    });
}

/// The bodies of an island. `function` may move the body between sets, and to no other island.
template <class Function>
void for_bodies(const Tables& tables, IslandId island, Function&& function) {
    for (BodyId body = tables.islands[island].first; body != kNone;) {
        const BodyId next = tables.bodies[body].island_next;
        function(body);
        body = next;
    }
}

}  // namespace jostle::detail
