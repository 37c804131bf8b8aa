// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sims move between the bins of the constraint graph, and each record follows its sim.
#pragma once

#include "dynamics/store/graph.h"

namespace jostle::detail {

/// Fills the hole at `index` with the last element. `place` returns the record of a sim.
template <class Sim, class Place>
void remove_from(std::pmr::vector<Sim>& sims, int index, Place&& place) {
    const auto at = static_cast<std::size_t>(index);
    if (at + 1 != sims.size()) {
        sims[at] = sims.back();
        place(sims[at]).index = index;
    }
    sims.pop_back();
}

template <class Sim, class Tag, class Record>
void move_between(std::pmr::vector<Sim>& from, std::pmr::vector<Sim>& to, Table<Tag, Record>& records,
                  TableId<Tag> id) {
    Record& record = records[id];
    const int index = record.index;
    to.push_back(from[static_cast<std::size_t>(index)]);
    remove_from(from, index, [&](const Sim& sim) -> Record& { return records[sim.id]; });
    record.index = static_cast<int>(to.size()) - 1;
}

}  // namespace jostle::detail
