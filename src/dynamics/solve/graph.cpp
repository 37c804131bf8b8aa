// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/graph.h"

#include <bit>

#include "dynamics/store/contact_links.h"

namespace jostle {
namespace {

/// By what is true now: since the change was noted, a step may have failed, and the user may have moved
/// things.
void act_upon_change(Tables& tables, ContactId contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    const bool parted =
        sim.manifold.count == 0 &&
        !tables.broad_phase.overlap(tables.shapes[sim.shape_a].proxy, tables.shapes[sim.shape_b].proxy);
    if (parted) return remove_contact(tables, contact);
    const bool touches = sim.manifold.count > 0;
    if (touches) tables.touches.reserve_begin();
    place_contact(tables, contact);
    set_touching(tables, contact, touches);
    tables.changed_contacts.settle(contact);
}

}  // namespace

void update_graph(Tables& tables) {
    // ORDER: contacts by id, whatever thread noted the change. What is not done for lack of memory stays
    // noted, and is done by the next step.
    const std::span<const std::uint64_t> words = tables.changed_contacts.words();
    for (std::size_t word = 0; word < words.size(); ++word)
        for (std::uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
            act_upon_change(tables, ContactId{static_cast<int>(word * 64) + std::countr_zero(rest)});
}

}  // namespace jostle
