// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines on queries of one world: one work at random places.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "race/query_engine.h"
#include "race/turns.h"

namespace jostle::race {

/// As the rows call it: "overlap_box".
[[nodiscard]] const char* name_of(QueryWork work);

struct QueryCase {
    QueryWork work = QueryWork::kOverlapBox;
    float size = 0.0f;  ///< QueryInput::size
};
/// In the order in which they are raced.
[[nodiscard]] std::vector<QueryCase> query_cases();

using QueryRow = RaceRow<QueryCase, QueryFound>;

/// The worlds of all engines.
class QueryRace {
  public:
    /// `floors` of 1,000 tiles, 100 bodies per floor, `queries` places. Takes a moment. The engines must
    /// outlive this.
    QueryRace(int floors, int queries, const Engines<QueryEngine>& engines);

    /// As take_turns().
    [[nodiscard]] std::vector<QueryRow> race(const QueryCase& what, int repeats);
    [[nodiscard]] const QueryLevel& level() const { return level_; }

  private:
    QueryLevel level_;
    std::vector<QueryPlace> places_;       // anywhere
    std::vector<QueryPlace> free_places_;  // where no cast begins inside of a shape, of which engines differ
    const Engines<QueryEngine>& engines_;
    std::map<const QueryEngine*, std::unique_ptr<QueryWorld>> worlds_;
};

}  // namespace jostle::race
