// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/body_sets.h"

namespace jostle {
namespace {

BodyArrays& arrays_of(Tables& tables, BodySet set) {
    return tables.sets[static_cast<int>(set)];
}

}  // namespace

void place_body(Tables& tables, int id, BodySet set, const BodySim& sim, const BodyState& state) {
    BodyArrays& arrays = arrays_of(tables, set);
    tables.places[static_cast<std::size_t>(id)] = {set, static_cast<int>(arrays.sims.size())};
    arrays.sims.push_back(sim);
    arrays.states.push_back(state);
}

BodySet set_of(const BodyRecord& body) {
    if (!body.enabled) return BodySet::kDisabled;
    return body.type == BodyType::kStatic ? BodySet::kStatic : BodySet::kAwake;
}

void remove_body_place(Tables& tables, int body) {
    const BodyPlace place = tables.places[static_cast<std::size_t>(body)];
    BodyArrays& arrays = arrays_of(tables, place.set);
    const auto at = static_cast<std::size_t>(place.index);
    if (at + 1 != arrays.sims.size()) {
        arrays.sims[at] = arrays.sims.back();
        arrays.states[at] = arrays.states.back();
        tables.places[static_cast<std::size_t>(arrays.sims[at].id)].index = place.index;
    }
    arrays.sims.pop_back();
    arrays.states.pop_back();
}

void transfer_body(Tables& tables, int body, BodySet to) {
    if (tables.places[static_cast<std::size_t>(body)].set == to) return;
    const BodySim sim = tables.sim(body);
    const BodyState state = tables.state(body);
    remove_body_place(tables, body);
    place_body(tables, body, to, sim, state);
}

}  // namespace jostle
