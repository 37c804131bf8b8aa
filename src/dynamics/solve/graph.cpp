// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/graph.h"

#include "dynamics/store/contact_links.h"

namespace jostle {

void update_graph(StepContext& context) {
    Tables& tables = context.tables;
    // ORDER: contacts by id, whatever thread noted the change.
    for (std::size_t id = 0; id < tables.contact_changes.size(); ++id) {
        const ContactChange change = tables.contact_changes[id];
        if (change == ContactChange::kUnchanged) continue;
        if (change == ContactChange::kParted) {
            remove_contact(tables, static_cast<int>(id));
        } else {
            place_contact(tables, static_cast<int>(id));
        }
        // After, since what was not done is done by the next step: placing needs memory.
        tables.contact_changes[id] = ContactChange::kUnchanged;
    }
}

}  // namespace jostle
