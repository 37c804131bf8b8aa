// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/islands/graph.h"

#include <algorithm>

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/waking.h"
#include "memory/prefetch.h"

namespace jostle::detail {
namespace {

/// Whether a touch of a sleeping body that begins wakes it. A kinematic body that sleeps does not move. A
/// body that was made asleep sleeps on upon static bodies, and next to others that sleep.
bool is_woken(const Tables& tables, BodyId body, BodyId other) {
    if (!tables.bodies.is_asleep(body) || !tables.bodies.is_movable(body)) return false;
    if (tables.bodies.is_awake(other)) return true;
    return !tables.bodies.is_movable(other) && !tables.bodies[body].is_unpaired;
}

/// The sleeping body that a touch which begins wakes: one of the two, if any.
BodyId woken_by(const Tables& tables, ContactId contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    if (!sim.is_solid || tables.contacts[contact].is_linked || sim.manifold.count == 0) return kNone;
    if (is_woken(tables, sim.body_a, sim.body_b)) return sim.body_a;
    return is_woken(tables, sim.body_b, sim.body_a) ? sim.body_b : BodyId{};
}

/// Room for one more contact. A colour that is used for the first time opens half as many after it, as arrays
/// grow: in a pile that churns, the body that touches most others reaches one more now and then, for long.
void reserve_place(ConstraintGraph& graph, int bin) {
    const bool is_first = graph.bin(bin).contacts.capacity() == 0;
    make_room(graph.bin(bin).contacts, 1);
    if (!is_first || bin >= kColours) return;
    const bool is_dynamic = bin < kDynamicColours;
    const int begin = is_dynamic ? 0 : kDynamicColours, end = is_dynamic ? kDynamicColours : kColours;
    for (int ahead = bin + 1; ahead < std::min(bin + 1 + (bin - begin) / 2, end); ++ahead)
        if (graph.bin(ahead).contacts.capacity() == 0) make_room(graph.bin(ahead).contacts, 1);
}

/// Room for act_upon_change() of a contact that has not parted.
void reserve_change(Tables& tables, ContactId contact, BodyId woken) {
    if (!tables.contact_sim(contact).is_touching) tables.touches.reserve_begin();
    const ContactRecord& record = tables.contacts[contact];
    const int bin = bin_of_contact(tables, contact);
    // A touch alone moves nothing.
    const bool stays = bin == record.bin && record.is_asleep != tables.bodies.is_any_awake(record.bodies());
    if (stays && woken == kNone) return;
    make_room(tables.graph.bin(kAsleepBin).contacts, 1);
    if (woken == kNone) return reserve_place(tables.graph, bin);
    WakeRoom room(tables);
    ++room.contacts[static_cast<std::size_t>(bin)];
    room.add(tables.bodies[woken].island);
    room.reserve();
}

/// Wakes an island, whose contacts get their manifolds. Returns the lowest contact that is noted, or
/// `lowest`.
ContactId wake(const StepContext& context, Tables& tables, IslandId island, ContactId lowest) {
    wake_island(tables, island);
    const PosedShapes posed = posed_shapes(tables);
    for_bodies(tables, island, [&](BodyId body) {
        for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
            update_manifold(context, posed, tables.contact_sim(contact), tables.contact_notes());
            if (tables.changed_contacts.has(contact)) lowest = std::min(lowest, contact);
        });
    });
    return lowest;
}

/// A touch begins or ends by the gap.
void update_touch(Tables& tables, ContactId contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    const bool is_touch = has_touching_gap(sim, tables.settings.tolerances.linear_slop);
    if (is_touch == sim.is_touching) return;
    if (is_touch) {
        begin_touch(tables, contact, motion_of(tables, contact));
    } else {
        end_touch(tables, contact);
    }
}

/// By what is true now: since the change was noted, a step may have failed, and the user may have moved
/// things. Where memory runs out, nothing has changed. Returns the lowest contact that waking has noted, or
/// this one.
ContactId act_upon_change(const StepContext& context, Tables& tables, ContactId contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    const bool has_points = sim.manifold.count > 0;
    if (!has_points && have_parted(tables.broad_phase, tables.shapes, sim)) {
        remove_contact(tables, contact);
        return contact;
    }
    const BodyId woken = woken_by(tables, contact);
    reserve_change(tables, contact, woken);
    const ContactId lowest =
        woken == kNone ? contact : wake(context, tables, tables.bodies[woken].island, contact);
    place_contact(tables, contact);
    set_linked(tables, contact, has_points);
    if (!has_points) tables.contact_sim(contact).one_way = OneWay::kUndecided;
    update_touch(tables, contact);
    tables.changed_contacts.settle(contact);
    return lowest;
}

/// Contacts lie anywhere in their bins. Of the next one the record is here by now, and says where the rest
/// is.
void foresee(const Tables& tables, ContactId contact) {
    const ContactId next = tables.changed_contacts.next(contact);
    if (next == kNone) return;
    const ContactRecord& record = tables.contacts[next];
    prefetch_object(tables.contact_sim(next));
    tables.pairs.prefetch(record.shape_a, record.shape_b);
    if (const ContactId second = tables.changed_contacts.next(next); second != kNone)
        prefetch_object(tables.contacts[second]);
}

}  // namespace

void update_graph(const StepContext& context, Tables& tables) {
    // ORDER: the lowest contact that is noted comes next, whatever thread noted it, and when: so the order is
    // the same where a step failed in the midst of it. Changes for which there is no memory stay noted, for
    // the next step.
    const ChangedContacts& changed = tables.changed_contacts;
    for (ContactId contact = changed.first(); contact != kNone;) {
        foresee(tables, contact);
        contact = changed.first(act_upon_change(context, tables, contact));
    }
}

}  // namespace jostle::detail
