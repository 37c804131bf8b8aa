// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/waking.h"

#include "dynamics/store/contact_links.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

/// Whether a constraint is counted with this one of its bodies: the first that passes.
template <class Passes>
bool is_counted_with(BodyId body, std::span<const BodyId> bodies, Passes&& passes) {
    for (const BodyId other : bodies)
        if (passes(other)) return other == body;
    return false;
}

/// The contacts and joints of a body.
template <class OfContact, class OfJoint>
void for_all_constraints(const Tables& tables, BodyId body, OfContact&& of_contact, OfJoint&& of_joint) {
    for_constraints(tables.contacts, tables.bodies.contacts(body), of_contact);
    for_constraints(tables.joints, tables.bodies[body].joints, of_joint);
}

/// Contacts and joints sleep where no body of theirs is awake, those of an island whose bodies have moved
/// between sets. ORDER: as the island lists its bodies, and they their contacts and joints.
void move_constraints(Tables& tables, IslandId island) noexcept {
    for_bodies(tables, island, [&](BodyId id) {
        for_all_constraints(
            tables, id,
            [&](ContactId contact) {
                const ContactRecord& record = tables.contacts[contact];
                const bool sleeps = !tables.bodies.is_any_awake(record.bodies());
                if (record.is_asleep != sleeps) set_contact_asleep(tables, contact, sleeps);
            },
            [&](JointId joint) {
                const bool sleeps = !tables.bodies.is_any_awake(tables.joint_bodies(joint));
                if (tables.joints[joint].is_asleep != sleeps) set_joint_asleep(tables, joint, sleeps);
            });
    });
}

}  // namespace

WakeRoom::~WakeRoom() {
    while (first_ != kNone) {
        IslandRecord& island = tables_.islands[first_];
        first_ = island.next;
        island.is_counted = false;
        island.next = kNone;
    }
}

void WakeRoom::add(IslandId id) noexcept {
    IslandRecord& island = tables_.islands[id];
    if (island.is_counted) return;
    island.is_counted = true;
    island.next = first_;
    first_ = id;
    bodies += island.count;
    const auto is_here = [&](BodyId body) { return tables_.bodies[body].island == id; };
    for_bodies(tables_, id, [&](BodyId body) {
        for_all_constraints(
            tables_, body,
            [&](ContactId contact) {
                const ContactRecord& record = tables_.contacts[contact];
                if (record.is_asleep && is_counted_with(body, record.bodies(), is_here))
                    ++contacts[static_cast<std::size_t>(record.bin)];
            },
            [&](JointId joint) {
                const JointRecord& record = tables_.joints[joint];
                if (record.is_asleep && is_counted_with(body, tables_.joint_bodies(joint), is_here))
                    ++joints[static_cast<std::size_t>(record.type)][static_cast<std::size_t>(record.bin)];
            });
    });
}

void WakeRoom::reserve() {
    tables_.bodies.reserve_moves(BodySet::kAwake, bodies);
    for (int bin = 0; bin < kBins; ++bin) {
        const auto at = static_cast<std::size_t>(bin);
        if (contacts[at] > 0) make_room(tables_.graph.bin(bin).contacts, contacts[at]);
        for (std::size_t type = 0; type < tables_.graph.types.size(); ++type)
            if (joints[type][at] > 0)
                reserve_joints(tables_, bin, static_cast<JointType>(type), joints[type][at]);
    }
}

void add(const Tables& tables, BodyId body, SleepRoom& room) noexcept {
    const auto is_awake = [&](BodyId other) { return tables.bodies.is_awake(other); };
    ++room.bodies;
    for_all_constraints(
        tables, body,
        [&](ContactId contact) {
            if (is_counted_with(body, tables.contacts[contact].bodies(), is_awake)) ++room.contacts;
        },
        [&](JointId joint) {
            if (is_counted_with(body, tables.joint_bodies(joint), is_awake))
                ++room.joints[static_cast<std::size_t>(tables.joints[joint].type)];
        });
}

void reserve_sleeping(Tables& tables, const SleepRoom& room) {
    tables.bodies.reserve_moves(BodySet::kAsleep, room.bodies);
    make_room(tables.graph.bin(kAsleepBin).contacts, room.contacts);
    for (std::size_t type = 0; type < tables.graph.types.size(); ++type)
        if (room.joints[type] > 0)
            reserve_joints(tables, kAsleepBin, static_cast<JointType>(type), room.joints[type]);
}

void wake_island(Tables& tables, IslandId island) noexcept {
    for_bodies(tables, island, [&](BodyId id) {
        tables.bodies[id].is_asleep = false;
        tables.bodies.sim(id).slow_time = 0.0f;
        tables.bodies.move(id);
        tables.sleep_changes.note(id);
    });
    move_constraints(tables, island);
}

void look_for_pairs(Tables& tables, BodyId body) noexcept {
    if (!tables.bodies[body].is_unpaired) return;
    tables.bodies[body].is_unpaired = false;
    mark_shapes_moved(tables, body);
}

void lay_asleep(Tables& tables, IslandId island) noexcept {
    for_bodies(tables, island, [&](BodyId id) {
        tables.bodies[id].is_asleep = true;
        BodySim& sim = tables.bodies.sim(id);
        sim.force = {};
        sim.torque = 0.0f;
        tables.bodies.state(id).velocity = {};
        tables.bodies.state(id).angular = 0.0f;
        tables.bodies.move(id);
        tables.sleep_changes.note(id);
    });
    move_constraints(tables, island);
}

}  // namespace jostle::detail
