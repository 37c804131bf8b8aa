// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/graph.h"

#include <bit>

#include "dynamics/store/contact_links.h"

namespace jostle {
namespace {

/// By what is true now: since the change was noted, a step may have failed, and the user may have moved
/// things.
void act_upon_change(Tables& tables, int contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    const bool parted =
        sim.manifold.count == 0 &&
        !tables.broad_phase.overlap(tables.shape(sim.shape_a).proxy, tables.shape(sim.shape_b).proxy);
    if (parted) return remove_contact(tables, contact);
    place_contact(tables, contact);
    settle_change(tables, contact);
}

}  // namespace

void update_graph(StepContext& context) {
    Tables& tables = context.tables;
    // ORDER: contacts by id, whatever thread noted the change. What is not done for lack of memory stays
    // noted, and is done by the next step.
    for (std::size_t word = 0; word < tables.changed_contacts.size(); ++word)
        for (std::uint64_t rest = tables.changed_contacts[word]; rest != 0; rest &= rest - 1)
            act_upon_change(tables, static_cast<int>(word * 64) + std::countr_zero(rest));
}

}  // namespace jostle
