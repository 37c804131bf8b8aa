// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/island_links.h"

#include <algorithm>
#include <utility>

namespace jostle::detail {
namespace {

/// Hangs a body at the end of an island's list.
void append_body(Tables& tables, IslandId id, BodyId body) noexcept {
    IslandRecord& island = tables.islands[id];
    BodyRecord& record = tables.bodies[body];
    record.island = id;
    record.island_previous = island.last;
    record.island_next = kNone;
    (island.last != kNone ? tables.bodies[island.last].island_next : island.first) = body;
    island.last = body;
    ++island.count;
}

/// Takes a body out of its island's list.
void remove_body(Tables& tables, BodyId body) noexcept {
    BodyRecord& record = tables.bodies[body];
    IslandRecord& island = tables.islands[record.island];
    (record.island_previous != kNone ? tables.bodies[record.island_previous].island_next : island.first) =
        record.island_next;
    (record.island_next != kNone ? tables.bodies[record.island_next].island_previous : island.last) =
        record.island_previous;
    --island.count;
    if (island.count == 0) tables.islands.free(record.island);
    if (island.count == 1) island.has_lost_link = false;
    record.island = kNone;
    record.island_previous = record.island_next = kNone;
}

/// The bodies of one island are appended to those of another, in their order, and the island is gone.
void merge(Tables& tables, IslandId from, IslandId to) noexcept {
    tables.islands[to].has_lost_link |= tables.islands[from].has_lost_link;
    for_bodies(tables, from, [&](BodyId body) { append_body(tables, to, body); });
    tables.islands.free(from);
}

bool is_dynamic(const Tables& tables, BodyId body) noexcept {
    return tables.bodies[body].type == BodyType::kDynamic;
}

}  // namespace

void reserve_islands(Tables& tables) {
    tables.islands.reserve(tables.bodies.size() + 1);
}

void enter_island(Tables& tables, BodyId body) noexcept {
    const BodyRecord& record = tables.bodies[body];
    if (record.enabled && record.type != BodyType::kStatic) append_body(tables, tables.islands.take(), body);
}

void leave_island(Tables& tables, BodyId body) noexcept {
    const IslandId island = tables.bodies[body].island;
    if (island == kNone) return;
    tables.islands[island].has_lost_link = true;
    remove_body(tables, body);
}

bool may_link(const Tables& tables, ContactId contact) noexcept {
    const ContactSim& sim = tables.contact_sim(contact);
    return sim.is_solid && is_dynamic(tables, sim.body_a) && is_dynamic(tables, sim.body_b);
}
bool may_link(const Tables& tables, JointId joint) noexcept {
    return tables.joints[joint].bin != kAsideBin && !tables.joint_row(joint).is_idle &&
           std::ranges::all_of(tables.joint_bodies(joint),
                               [&](BodyId body) { return tables.bodies[body].enabled; });
}

void begin_link(Tables& tables, std::span<const BodyId> bodies) noexcept {
    IslandId kept;
    for (const BodyId body : bodies) {
        if (!is_dynamic(tables, body)) continue;
        IslandId other = tables.bodies[body].island;
        if (kept == kNone) kept = other;
        if (kept == other) continue;
        // ORDER: the larger island comes first in the list, of two equal ones that with the lower first body:
        // so a body changes its island at most log2(n) times while n bodies come together.
        const IslandRecord &a = tables.islands[kept], &b = tables.islands[other];
        if (b.count > a.count || (b.count == a.count && b.first < a.first)) std::swap(kept, other);
        merge(tables, other, kept);
    }
}

void end_link(Tables& tables, std::span<const BodyId> bodies) noexcept {
    IslandId seen;
    int linked = 0;
    for (const BodyId body : bodies) {
        if (!is_dynamic(tables, body) || tables.bodies[body].island == kNone) continue;
        seen = tables.bodies[body].island;
        ++linked;
    }
    if (linked > 1) tables.islands[seen].has_lost_link = true;
}

IslandId split_off(Tables& tables, BodyId first) noexcept {
    const IslandId whole = tables.bodies[first].island;
    const IslandId part = tables.islands.take();
    const auto take_over = [&](BodyId body) {
        remove_body(tables, body);
        append_body(tables, part, body);
    };
    take_over(first);
    // ORDER: the list of the new island is also that of whose neighbours are still to be looked at: nearest
    // first, and each as its contacts and joints are listed.
    for (BodyId body = first; body != kNone; body = tables.bodies[body].island_next)
        for_neighbours(tables, body, IdleJoints::kLeftOut, [&](BodyId other) {
            if (tables.bodies[other].island == whole) take_over(other);
        });
    return part;
}

}  // namespace jostle::detail
