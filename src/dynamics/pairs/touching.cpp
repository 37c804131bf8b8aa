// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/pairs/touching.h"

#include <bit>

#include "dynamics/store/contact_links.h"
#include "dynamics/store/room.h"

namespace jostle::detail {

void tell_touches(const StepContext& context, const Tables& tables) {
    if (!context.callbacks.hears_touches()) return;
    // Nothing is added to the lists meanwhile, as edits wait.
    for (const Touch& touch : tables.touches.ended())
        if (!touch.is_heard) context.callbacks.ended(touch);
    for (const Touch& touch : tables.touches.began()) context.callbacks.began(touch);
}

void take_nearing(Tables& tables, std::pmr::vector<Nearing>& found) {
    unsigned count = 0;
    for (const std::uint64_t word : tables.nearing.words())
        count += static_cast<unsigned>(std::popcount(word));
    // Twice as much and more, as the number is another one in each step.
    const int room = static_cast<int>(2 * std::bit_ceil(count));
    found.clear();
    if (found.capacity() < count) make_room(found, room);
    if (!tables.touches.has_room_to_begin(static_cast<int>(count))) tables.touches.reserve_begin(room);
    tables.nearing.for_each([&](ContactId contact) {
        tables.nearing.settle(contact);
        // A step that failed may have left notes of others.
        const ContactSim& sim = tables.contact_sim(contact);
        if (sim.manifold.count == 0 || sim.is_touching || tables.contacts[contact].is_asleep) return;
        found.push_back({contact, motion_of(tables, contact)});
    });
}

int begin_impacts(Tables& tables, std::span<const Nearing> nearing) noexcept {
    int count = 0;
    for (const Nearing& one : nearing) {
        if (!has_pushed(tables.contact_sim(one.contact))) continue;
        begin_touch(tables, one.contact, one.motion);
        ++count;
    }
    return count;
}

}  // namespace jostle::detail
