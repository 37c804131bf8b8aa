// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/pairs/one_way.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/mixing.h"

namespace jostle::detail {

void ask_pre_solve(const StepContext& context, Tables& tables) {
    // Of bodies that woke meanwhile.
    decide_one_way(tables);
    // ORDER: by contact. A step that failed may have left notes of contacts that touch no more.
    tables.asking_contacts.for_each([&](ContactId contact) {
        tables.asking_contacts.settle(contact);
        ContactSim& before = tables.contact_sim(contact);
        if (before.manifold.count == 0 || !before.is_solid || tables.contacts[contact].is_asleep) return;
        if (before.is_one_way) {
            before.is_disabled = is_open(before);
            // Of this step alone: a save does not have it.
            before.came_from_above = false;
            const bool asks =
                tables.shapes[before.shape_a].asks_pre_solve || tables.shapes[before.shape_b].asks_pre_solve;
            if (before.is_disabled || !asks) return;
        }
        // An answer is for one step: the next question begins with the shapes' own values.
        before.material = mix_materials(tables.shapes[before.shape_a], tables.shapes[before.shape_b]);
        const ContactChoice choice = context.callbacks.pre_solve(contact);
        ContactSim& sim = tables.contact_sim(contact);
        sim.is_disabled = !choice.is_enabled;
        sim.material = choice.material;
    });
}

}  // namespace jostle::detail
