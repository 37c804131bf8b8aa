// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts come and go, and move between the bins of the constraint graph.
#pragma once

#include "dynamics/store/edges.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Whether a contact is to be decided about before it is solved: by a call, or as it is one-way.
[[nodiscard]] inline bool asks_pre_solve(const Tables& tables, const ContactSim& sim) {
    return sim.is_one_way || tables.shapes[sim.shape_a].asks_pre_solve ||
           tables.shapes[sim.shape_b].asks_pre_solve;
}

/// Makes an idle contact of two shapes. The order of the two is settled here. Where memory runs out, nothing
/// has changed.
void create_contact(Tables& tables, ShapeId shape_1, ShapeId shape_2);
/// Fills in all of a contact's sim that follows from its record and from its shapes, but for the materials.
void derive_contact(const Tables& tables, ContactId id, ContactSim& sim);
/// The bin where place_contact() will put a contact, or to which that will go when it wakes.
[[nodiscard]] int bin_of_contact(const Tables& tables, ContactId contact) noexcept;
/// Moves a contact from the bin that it is in to the one where it belongs now. There is room, in
/// bin_of_contact() and, where neither body is awake, in kAsleepBin.
void place_contact(Tables& tables, ContactId contact) noexcept;
/// Moves a contact among those that sleep, or back to its bin, where there is room.
void set_contact_asleep(Tables& tables, ContactId contact, bool is_asleep) noexcept;
/// Notes that a contact has got points, or has none any more: it links its bodies, or does so no more.
void set_linked(Tables& tables, ContactId contact, bool is_linked) noexcept;
/// The touch of a contact that begins or ends now.
[[nodiscard]] Touch touch_of(const Tables& tables, ContactId contact);
/// Where and how fast the two shapes of a contact meet, by the velocities and the manifold that there are.
[[nodiscard]] TouchMotion motion_of(const Tables& tables, ContactId contact);
/// Notes that a contact has begun to touch, for which there is room (Touches::reserve_begin).
void begin_touch(Tables& tables, ContactId contact, const TouchMotion& motion) noexcept;
/// Notes that a contact has ceased to touch, if it touched.
void end_touch(Tables& tables, ContactId contact) noexcept;
/// The ground of a contact of a dynamic body with a static one, or with one of several shapes of a kinematic
/// one, is not what it was: the body's manifolds on static shapes and at seams are computed afresh.
void note_ground_changed(Tables& tables, const ContactSim& sim) noexcept;
/// The ground of all contacts of a body, or of a shape, is not what it was.
void note_ground_changed(Tables& tables, BodyId body) noexcept;
void note_ground_changed(Tables& tables, ShapeId shape) noexcept;
/// Takes a contact out of the graph, its bodies' lists and the pair set, and frees its id.
void remove_contact(Tables& tables, ContactId contact);
void remove_contacts_of_body(Tables& tables, BodyId body);
void remove_contacts_between(Tables& tables, BodyId body_a, BodyId body_b);
/// Mixes the materials of a contact's shapes anew, after one or a geometry has changed.
void remix(Tables& tables, ContactId contact);

/// Whether a contact has points, and pushes: it links its bodies.
[[nodiscard]] inline bool is_solid_link(const Tables& tables, ContactId contact) {
    return tables.contacts[contact].is_linked && tables.contact_sim(contact).is_solid;
}
/// Whether one shape tells of visits of the other: a sensor of what is none, and of a sensor if it sees all.
[[nodiscard]] inline bool is_told_of(const ShapeRecord& sensor, const ShapeRecord& visitor) {
    return sensor.def.is_sensor && (!visitor.def.is_sensor || sensor.def.sees_all);
}

/// Whether the fat boxes of a contact's shapes have parted.
[[nodiscard]] inline bool have_parted(const BroadPhase<2>& boxes, const ShapeTable& shapes,
                                      const ContactSim& sim) {
    return !overlap(boxes.fat_box_of(shapes.proxy(sim.shape_a)), boxes.fat_box_of(shapes.proxy(sim.shape_b)));
}

/// The contact of two shapes, or kNone. Cost: the contacts of the first one's body.
[[nodiscard]] inline ContactId contact_of(const Tables& tables, ShapeId shape, ShapeId other) {
    ContactId found = kNone;
    for_constraints(tables.contacts, tables.bodies.contacts(tables.shapes[shape].body), [&](ContactId id) {
        const ContactRecord& contact = tables.contacts[id];
        if ((contact.shape_a == shape && contact.shape_b == other) ||
            (contact.shape_a == other && contact.shape_b == shape))
            found = id;
    });
    return found;
}

/// The contacts of those shapes of a body for which `chosen(shape)` holds. `function` may remove the contact.
template <class Chosen, class Function>
void for_contacts_of(const Tables& tables, BodyId body, Chosen&& chosen, Function&& function) {
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        const ContactRecord& record = tables.contacts[contact];
        if (chosen(record.shape_a) || chosen(record.shape_b)) function(contact);
    });
}
template <class Function>
void for_contacts_of_shape(const Tables& tables, ShapeId shape, Function&& function) {
    for_contacts_of(
        tables, tables.shapes[shape].body, [=](ShapeId other) { return other == shape; }, function);
}

}  // namespace jostle::detail
