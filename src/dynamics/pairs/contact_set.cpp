// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts come and go.
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/edges.h"

namespace jostle {
namespace {

/// Which of two kinds is A: the one for which collide() has a function and needs no swap.
int rank(ShapeKind kind) {
    switch (kind) {
        case ShapeKind::kSegment:
            return 3;
        case ShapeKind::kPolygon:
        case ShapeKind::kLargePolygon:
            return 2;
        case ShapeKind::kCapsule:
            return 1;
        case ShapeKind::kCircle:
            break;
    }
    return 0;
}

}  // namespace

float mix_friction(float a, float b) {
    return sqrt(a * b);
}
float mix_restitution(float a, float b) {
    return max(a, b);
}

void create_contact(Tables& tables, int shape_1, int shape_2) {
    const int rank_1 = rank(tables.shape(shape_1).geometry.kind),
              rank_2 = rank(tables.shape(shape_2).geometry.kind);
    // ORDER: by kind, then by id, so that a contact does not depend on which of its shapes moved.
    if (rank_1 < rank_2 || (rank_1 == rank_2 && shape_1 > shape_2)) std::swap(shape_1, shape_2);
    const ShapeRecord& a = tables.shape(shape_1);
    const ShapeRecord& b = tables.shape(shape_2);

    const int id = static_cast<int>(tables.contact_ids.allocate().index);
    if (static_cast<std::size_t>(id) >= tables.contacts.size()) {
        tables.contacts.resize(static_cast<std::size_t>(id) + 1);
        tables.contact_changes.resize(static_cast<std::size_t>(id) + 1, ContactChange::kUnchanged);
    }
    Bin& idle = tables.bin(kIdleBin);

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
    record = {kIdleBin, static_cast<int>(idle.contacts.size()), shape_1, shape_2, {}, sim.is_sensor};
    idle.contacts.push_back(sim);
    for (int side = 0; side < 2; ++side) {
        const int body_id = side == 0 ? sim.body_a : sim.body_b;
        BodyRecord& body = tables.body(body_id);
        link_edge(tables.contacts, 2 * id + side, body_id, body.first_contact, body.contact_count);
    }
    tables.pairs.insert(shape_1, shape_2);
}

void unlink_contact(Tables& tables, int contact) {
    const ContactRecord& record = tables.contact(contact);
    for (int side = 0; side < 2; ++side) {
        BodyRecord& body = tables.body(record.edges[side].body);
        unlink_edge(tables.contacts, 2 * contact + side, body.first_contact, body.contact_count);
    }
    tables.pairs.remove(record.shape_a, record.shape_b);
    tables.contact_changes[static_cast<std::size_t>(contact)] = ContactChange::kUnchanged;
    tables.contact_ids.free(tables.contact_ids.id_at(static_cast<std::uint32_t>(contact)));
}

}  // namespace jostle
