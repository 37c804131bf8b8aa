// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/contact_links.h"

#include <atomic>
#include <utility>

#include "dynamics/store/bin_moves.h"
#include "dynamics/store/colours.h"
#include "dynamics/store/room.h"

namespace jostle {
namespace {

bool is_solved(const ContactSim& sim) {
    return sim.manifold.count > 0 && !sim.is_sensor;
}

/// Takes a contact out of its bodies' lists and the pair set; its bin is the caller's.
void unlink_contact(Tables& tables, int contact) {
    const ContactRecord& record = tables.contact(contact);
    for (int side = 0; side < 2; ++side) {
        BodyRecord& body = tables.body(record.edges[side].body);
        unlink_edge(tables.contacts, 2 * contact + side, body.first_contact, body.contact_count);
    }
    tables.pairs.remove(record.shape_a, record.shape_b);
    settle_change(tables, contact);
    tables.contact_ids.free(tables.contact_ids.id_at(static_cast<std::uint32_t>(contact)));
}

}  // namespace

void note_change_at_once(Tables& tables, int contact) {
    const auto id = static_cast<std::size_t>(contact);
    // Any order of these gives the same bits.
    std::atomic_ref(tables.changed_contacts[id / 64])
        .fetch_or(std::uint64_t{1} << (id % 64), std::memory_order_relaxed);
}

void settle_change(Tables& tables, int contact) {
    const auto id = static_cast<std::size_t>(contact);
    tables.changed_contacts[id / 64] &= ~(std::uint64_t{1} << (id % 64));
}

float mix_friction(float a, float b) {
    return sqrt(a * b);
}
float mix_restitution(float a, float b) {
    return max(a, b);
}

void create_contact(Tables& tables, int shape_1, int shape_2) {
    const int rank_1 = collision_rank(tables.shape(shape_1).geometry.kind),
              rank_2 = collision_rank(tables.shape(shape_2).geometry.kind);
    // ORDER: by kind, then by id, so that a contact does not depend on which of its shapes moved.
    if (rank_1 > rank_2 || (rank_1 == rank_2 && shape_1 > shape_2)) std::swap(shape_1, shape_2);
    const ShapeRecord& a = tables.shape(shape_1);
    const ShapeRecord& b = tables.shape(shape_2);

    Bin& idle = tables.bin(kIdleBin);
    tables.contact_ids.reserve_more(1);
    make_room(tables.contacts, 1);
    make_room(tables.changed_contacts, 1);
    make_room(idle.contacts, 1);
    tables.pairs.make_room(1);
    // From here on nothing fails.
    const int id = static_cast<int>(tables.contact_ids.allocate().index);
    if (static_cast<std::size_t>(id) >= tables.contacts.size()) {
        tables.contacts.resize(static_cast<std::size_t>(id) + 1);
        tables.changed_contacts.resize(static_cast<std::size_t>(id) / 64 + 1, 0);
    }

    ContactSim sim;
    sim.id = id;
    sim.shape_a = shape_1;
    sim.shape_b = shape_2;
    sim.body_a = a.body;
    sim.body_b = b.body;
    sim.friction = mix_friction(a.def.friction, b.def.friction);
    sim.restitution = mix_restitution(a.def.restitution, b.def.restitution);
    sim.is_sensor = a.def.is_sensor || b.def.is_sensor;

    ContactRecord& record = tables.contact(id);
    record = {kIdleBin, static_cast<int>(idle.contacts.size()), shape_1, shape_2, {}};
    idle.contacts.push_back(sim);
    for (int side = 0; side < 2; ++side) {
        const int body_id = side == 0 ? sim.body_a : sim.body_b;
        BodyRecord& body = tables.body(body_id);
        link_edge(tables.contacts, 2 * id + side, body_id, body.first_contact, body.contact_count);
    }
    tables.pairs.insert(shape_1, shape_2);
}

void place_contact(Tables& tables, int contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    const int bodies[] = {sim.body_a, sim.body_b};
    const int old_bin = tables.contact(contact).bin;
    const bool solved = is_solved(sim);
    if (solved == (old_bin != kIdleBin)) return;
    const int bin = solved ? find_colour(tables, bodies) : kIdleBin;
    if (bin == old_bin) return;
    make_room(tables.bin(bin).contacts, 1);
    // From here on nothing fails.
    mark_colour(tables, old_bin, bodies, false);
    mark_colour(tables, bin, bodies, true);
    move_between(tables.bin(old_bin).contacts, tables.bin(bin).contacts, tables.contacts, contact, bin);
}

void remove_contact(Tables& tables, int contact) {
    const ContactRecord& record = tables.contact(contact);
    const ContactSim& sim = tables.contact_sim(contact);
    const int bodies[] = {sim.body_a, sim.body_b};
    mark_colour(tables, record.bin, bodies, false);
    remove_from(tables.bin(record.bin).contacts, record.index,
                [&](const ContactSim& moved) -> ContactRecord& { return tables.contact(moved.id); });
    unlink_contact(tables, contact);
}

void remove_contacts_of_body(Tables& tables, int body) {
    while (tables.body(body).first_contact != kNone)
        remove_contact(tables, tables.body(body).first_contact >> 1);
}

void remove_contacts_between(Tables& tables, int body_a, int body_b) {
    for (int edge = tables.body(body_a).first_contact; edge != kNone;) {
        const int next = edge_at(tables.contacts, edge).next;
        if (other_body(tables.contacts, edge) == body_b) remove_contact(tables, edge >> 1);
        edge = next;
    }
}

void remix(Tables& tables, int contact) {
    ContactSim& sim = tables.contact_sim(contact);
    const ShapeDef& a = tables.shape(sim.shape_a).def;
    const ShapeDef& b = tables.shape(sim.shape_b).def;
    sim.friction = mix_friction(a.friction, b.friction);
    sim.restitution = mix_restitution(a.restitution, b.restitution);
}

}  // namespace jostle
