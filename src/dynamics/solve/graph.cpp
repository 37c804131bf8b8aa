// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/graph.h"

#include <bit>

#include "dynamics/store/contact_links.h"

namespace jostle {

namespace {

void act_upon_change(Tables& tables, int contact) {
    if (tables.contact_changes[static_cast<std::size_t>(contact)] == ContactChange::kParted)
        return remove_contact(tables, contact);
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
