// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whom an edit wakes. An edit names the bodies that it stirs: those of them that sleep wake, with their
// islands; the others count as moving now, so that they do not fall asleep over what was done to them.
//
//     reserve_stirring(tables, each)    `each(function)` calls function(body) for every body that is stirred
//     stir_all(tables, each)
#pragma once

#include "dynamics/store/island_links.h"
#include "dynamics/store/waking.h"

namespace jostle {

/// Whom an edit of a body stirs besides the body.
enum class Reach {
    kOwn,        ///< of a kinematic body those that it touches or is joined to; of any other nobody
    kNeighbours  ///< those that it touches or is joined to
};

/// Calls `function` for a body, unless it is static or disabled, and for the dynamic ones within reach; for
/// some more than once. `function` may wake.
template <class Function>
void for_stirred(const Tables& tables, BodyId body, Reach reach, Function&& function) {
    const bool stirs = tables.bodies[body].island != kNone;
    if (stirs) function(body);
    if (reach == Reach::kOwn && (!stirs || tables.bodies[body].type != BodyType::kKinematic)) return;
    for_neighbours(tables, body, true, [&](BodyId other) {
        if (tables.bodies.is_movable(other)) function(other);
    });
}
/// The same of those that a body touches with shapes for which `chosen(shape)` holds.
template <class Chosen, class Function>
void for_stirred_by(const Tables& tables, BodyId body, Chosen&& chosen, Function&& function) {
    if (tables.bodies[body].island != kNone) function(body);
    for_constraints(tables.contacts, tables.bodies[body].contacts, [&](ContactId contact) {
        const ContactRecord& record = tables.contacts[contact];
        if (!record.is_touching || tables.contact_sim(contact).is_sensor) return;
        if (!chosen(record.shape_a) && !chosen(record.shape_b)) return;
        const BodyId other = record.edges[record.edges[0].body == body ? 1 : 0].body;
        if (tables.bodies.is_movable(other)) function(other);
    });
}
/// The dynamic bodies of a joint.
template <class Function>
void for_stirred(const Tables& tables, JointId joint, Function&& function) {
    const JointRecord& record = tables.joints[joint];
    for (int side = 0; side < record.body_count; ++side)
        if (tables.bodies.is_movable(record.edges[side].body)) function(record.edges[side].body);
}

/// Counts what a body that is stirred needs.
inline void add_stirred(const Tables& tables, BodyId body, WakeRoom& room) noexcept {
    if (tables.bodies.is_asleep(body)) room.add(tables.bodies[body].island);
}
/// There is room.
inline void stir(Tables& tables, BodyId body) noexcept {
    tables.bodies.sim(body).slow_time = 0.0f;
    if (!tables.bodies.is_asleep(body)) return;
    const IslandId island = tables.bodies[body].island;
    wake_island(tables, island);
    for_bodies(tables, island, [&](BodyId woken) { look_for_pairs(tables, woken); });
}

/// Throws std::bad_alloc, and has changed nothing. Cost: where none of them sleeps, those who are stirred.
template <class Each>
void reserve_stirring(Tables& tables, Each&& each) {
    bool wakes = false;
    each([&](BodyId body) { wakes |= tables.bodies.is_asleep(body); });
    if (!wakes) return;
    WakeRoom room(tables);
    each([&](BodyId body) { add_stirred(tables, body, room); });
    room.reserve();
}
template <class Each>
void stir_all(Tables& tables, Each&& each) noexcept {
    each([&](BodyId body) { stir(tables, body); });
}

inline void reserve_stir(Tables& tables, BodyId body, Reach reach) {
    reserve_stirring(tables, [&](auto&& function) { for_stirred(tables, body, reach, function); });
}
inline void stir(Tables& tables, BodyId body, Reach reach) noexcept {
    stir_all(tables, [&](auto&& function) { for_stirred(tables, body, reach, function); });
}

/// For what gives a body its shapes and mass: a body that was made asleep gets them in its sleep.
[[nodiscard]] inline bool is_being_made(const Tables& tables, BodyId body) {
    return tables.bodies[body].is_unpaired && tables.bodies.is_asleep(body);
}

}  // namespace jostle
