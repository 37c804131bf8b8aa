// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"

namespace jostle {

void ask_pre_solve(const StepContext& context, Tables& tables) {
    if (context.callbacks == nullptr) return;
    // ORDER: by contact. A step that failed may have left notes of contacts that touch no more.
    tables.asking_contacts.for_each([&](ContactId contact) {
        tables.asking_contacts.settle(contact);
        const ContactSim& before = tables.contact_sim(contact);
        if (before.manifold.count == 0 || !before.is_solid || tables.contacts[contact].is_asleep) return;
        // An answer is for one step: the next question begins with the shapes' own values.
        const float rolling_impulse = before.rolling_impulse;
        remix(tables, contact);
        const ContactChoice choice = context.callbacks->pre_solve(contact);
        ContactSim& sim = tables.contact_sim(contact);
        sim.rolling_impulse = choice.rolling_resistance > 0.0f ? rolling_impulse : 0.0f;
        sim.is_disabled = !choice.is_enabled;
        sim.friction = choice.friction;
        sim.restitution = choice.restitution;
        sim.rolling_resistance = choice.rolling_resistance;
        sim.surface_speed = choice.surface_speed;
    });
}

}  // namespace jostle
