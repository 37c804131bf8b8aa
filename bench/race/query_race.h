// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races engines on queries of one world: one work at random places, all engines in turn within each repeat.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "race/query_engine.h"

namespace jostle::race {

/// As the rows call it: "overlap_box".
[[nodiscard]] const char* name_of(QueryWork work);

struct QueryCase {
    QueryWork work = QueryWork::kOverlapBox;
    float size = 0.0f;  ///< QueryInput::size
};
/// In the order in which they are raced.
[[nodiscard]] std::vector<QueryCase> query_cases();

struct QueryRow {
    QueryCase of;
    std::string engine;
    std::string version;
    std::string settings;
    double ns = 0.0;              ///< [ns] per query; the median over the repeats
    std::optional<double> ratio;  ///< over jostle's time
    QueryFound found;
};

/// The worlds of all engines.
class QueryRace {
  public:
    /// `floors` of 1,000 tiles, 100 bodies per floor, `queries` places. Takes a moment.
    QueryRace(int floors, int queries, const QueryEngines& engines);

    /// One row for each engine that has the work. Throws std::runtime_error where two do not agree.
    [[nodiscard]] std::vector<QueryRow> race(const QueryCase& what, int repeats);
    [[nodiscard]] const QueryLevel& level() const { return level_; }

  private:
    struct Racer {
        const QueryEngine* engine = nullptr;
        std::unique_ptr<QueryWorld> world;
    };

    QueryLevel level_;
    std::vector<QueryPlace> places_;       // anywhere
    std::vector<QueryPlace> free_places_;  // where no cast begins inside of a shape, of which engines differ
    std::vector<Racer> racers_;
};

}  // namespace jostle::race
