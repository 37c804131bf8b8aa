// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/body_table.h"

namespace jostle::detail {

BodyTable::BodyTable(std::pmr::memory_resource* memory)
    : places_(memory),
      contacts_(memory),
      sets_{BodyArrays(memory), BodyArrays(memory), BodyArrays(memory), BodyArrays(memory),
            BodyArrays(memory)} {
    awake().records.emplace_back();
    awake().sims.emplace_back();
    awake().states.emplace_back();
}

void BodyTable::reserve_more_one() {
    places_.reserve_more(1);
    if (const int more = places_.capacity() + 1 - static_cast<int>(contacts_.size()); more > 0)
        detail::make_room(contacts_, more);
    reserve_move();
}

BodyId BodyTable::take() {
    const BodyId id = places_.take();
    if (id.index >= static_cast<int>(contacts_.size()))
        contacts_.resize(static_cast<std::size_t>(id.index) + 1);
    return id;
}

bool BodyTable::restore(std::span<const std::uint32_t> numbers) {
    if (!places_.restore(numbers)) return false;
    contacts_.assign(static_cast<std::size_t>(places_.capacity()), {});
    return true;
}

void BodyTable::reserve_move() {
    for (const BodySet to : kAllBodySets) reserve_moves(to, 1 + set(BodySet::kAside).size());
}

void BodyTable::reserve_moves(BodySet to, int count) {
    make_room(set(to).records, count);
    make_room(set(to).sims, count);
    make_room(set(to).states, count);
}

void BodyTable::append(BodyId id, BodySet to, const BodyRecord& record, const BodySim& sim,
                       const BodyState& state) {
    BodyArrays& arrays = set(to);
    if (to == BodySet::kAwake) ++changes_;
    places_[id] = {to, arrays.size()};
    arrays.records.push_back(record);
    arrays.sims.push_back(sim);
    arrays.states.push_back(state);
}

void BodyTable::put(const BodyRecord& record, const BodySim& sim, const BodyState& state) {
    append(sim.id, set_of(record), record, sim, state);
}

void BodyTable::move(BodyId id) {
    const BodyPlace from = place(id);
    const BodySet to = set_of((*this)[id]);
    if (from.set == to) return;
    append(id, to, (*this)[id], sim(id), state(id));
    fill_hole(from);
}

void BodyTable::remove(BodyId id) {
    fill_hole(place(id));
    places_.free(id);
}

bool BodyTable::restore(BodySet to, std::span<const BodyId> ids) {
    BodyArrays& arrays = set(to);
    const auto first = static_cast<std::size_t>(arrays.size()), count = first + ids.size();
    arrays.records.resize(count);
    arrays.sims.resize(count);
    arrays.states.resize(count);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!is_live(ids[i]) || places_[ids[i]].index >= 0) return false;
        places_[ids[i]] = {to, static_cast<int>(first + i)};
        arrays.sims[first + i].id = ids[i];
    }
    return true;
}

void BodyTable::copy_from(const BodyTable& other) {
    for (const BodySet which : kAllBodySets) copy_set(other, which);
    copy_ids(other);
}

void BodyTable::share_from(const BodyTable& other) {
    for (const BodySet which : kAllBodySets)
        if (which != BodySet::kStatic) copy_set(other, which);
    BodyArrays& to = set(BodySet::kStatic);
    const BodyArrays& from = other.set(BodySet::kStatic);
    to.records.share(from.records);
    to.sims.share(from.sims);
    to.states.share(from.states);
    copy_ids(other);
}

void BodyTable::copy_set(const BodyTable& other, BodySet which) {
    set(which).records.copy(other.set(which).records);
    set(which).sims.copy(other.set(which).sims);
    set(which).states.copy(other.set(which).states);
}

void BodyTable::copy_ids(const BodyTable& other) {
    first_stale = other.first_stale;
    changes_ = other.changes_;
    places_.copy_from(other.places_);
    copy_rows(contacts_, other.contacts_);
}

void BodyTable::own_static() {
    BodyArrays& arrays = set(BodySet::kStatic);
    arrays.records.own();
    arrays.sims.own();
    arrays.states.own();
}

void BodyTable::fill_hole(BodyPlace place) {
    BodyArrays& arrays = set(place.set);
    if (place.set == BodySet::kAwake) ++changes_;
    const auto at = static_cast<std::size_t>(place.index);
    if (place.index + 1 != arrays.size()) {
        arrays.records[at] = arrays.records.back();
        arrays.sims[at] = arrays.sims.back();
        arrays.states[at] = arrays.states.back();
        places_[arrays.sims[at].id].index = place.index;
    }
    arrays.records.pop_back();
    arrays.sims.pop_back();
    arrays.states.pop_back();
}

}  // namespace jostle::detail
