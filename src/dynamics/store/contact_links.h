// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts come and go, and move between the bins of the constraint graph.
#pragma once

#include "dynamics/store/edges.h"

namespace jostle {

/// Makes an idle contact of two shapes. The order of the two is settled here. Where memory runs out, nothing
/// has changed.
void create_contact(Tables& tables, int shape_1, int shape_2);
/// Moves a contact from the bin that it is in to the one where it belongs now. Where memory runs out, nothing
/// has changed.
void place_contact(Tables& tables, int contact);
/// Takes a contact out of the graph, its bodies' lists and the pair set, and frees its id.
void remove_contact(Tables& tables, int contact);
void remove_contacts_of_body(Tables& tables, int body);
void remove_contacts_between(Tables& tables, int body_a, int body_b);
/// Notes, on any thread, that a contact may not be where it belongs any more.
void note_change_at_once(Tables& tables, int contact);
/// It is acted upon.
void settle_change(Tables& tables, int contact);
/// Mixes the materials of a contact's shapes anew.
void remix(Tables& tables, int contact);

/// sqrt(f1 f2): the geometric mean, so that ice on anything is slippery.
[[nodiscard]] float mix_friction(float a, float b);
/// max(e1, e2): a ball bounces on any floor.
[[nodiscard]] float mix_restitution(float a, float b);

/// The contacts of those shapes of a body for which `chosen(shape)` holds. `function` may remove the contact.
template <class Chosen, class Function>
void for_contacts_of(Tables& tables, int body, Chosen&& chosen, Function&& function) {
    for (int edge = tables.body(body).first_contact; edge != kNone;) {
        const int next = edge_at(tables.contacts, edge).next;
        const ContactRecord& record = tables.contact(edge >> 1);
        if (chosen(record.shape_a) || chosen(record.shape_b)) function(edge >> 1);
        edge = next;
    }
}

}  // namespace jostle
