// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench queries`: cases, a table of them, and JSON.
#include <fmt/format.h>

#include "program/commands.h"
#include "program/races.h"
#include "race/engines.h"
#include "race/query_race.h"

namespace jostle::app {
namespace {

using race::QueryCase;
using race::QueryRow;

std::vector<QueryCase> cases_of(const QueryBenchOptions& options) {
    std::vector<QueryCase> cases = race::query_cases();
    std::erase_if(cases,
                  [&](const QueryCase& what) { return !is_listed(options.works, race::name_of(what.work)); });
    return cases;
}

std::string query_table(const race::QueryLevel& level, const std::vector<QueryRow>& rows) {
    std::string text = fmt::format("{} tiles, {} bodies\n", level.floors * level.tiles, level.bodies.size());
    text += fmt::format("  {:<16}{:>6}  ", "work", "size") + last_heads("ns");
    for (const QueryRow& row : rows) {
        text += fmt::format("  {:<16}{:>6g}  ", race::name_of(row.of.work), row.of.size) + last_columns(row);
    }
    return text;
}

nlohmann::ordered_json query_json(const QueryRow& row) {
    nlohmann::ordered_json json;
    json["work"] = race::name_of(row.of.work);
    json["size"] = row.of.size;
    json["engine"] = row.engine;
    json["ns"] = row.ns;
    json["ratio"] = json_of(row.ratio);
    json["found"] = row.found.count;
    json["sum"] = row.found.sum;
    json["engine_version"] = row.version;
    json["settings"] = row.settings;
    return json;
}

}  // namespace

std::vector<std::string> query_work_names() {
    return work_names<race::QueryWork>(race::kQueryWorkCount);
}

void bench_queries(const QueryBenchOptions& options) {
    const race::Engines<race::QueryEngine> engines = race::load_engines<race::QueryEngine>(options.engines);
    race::QueryRace race(options.floors, options.queries, engines);
    const std::string notes = fmt::format(
        "ns are processor time per query, the {} in turn; ratio is over jostle's. Size is the\n"
        "side of a box, the radius of a circle, the length of a way, or how many are the nearest.\n",
        runs_text(options.repeat));
    race_cases(
        options, "queries", cases_of(options),
        [&](const QueryCase& one) { return race.race(one, options.repeat); },
        [&](const std::vector<QueryRow>& rows) { return query_table(race.level(), rows); }, notes,
        query_json);
}

}  // namespace jostle::app
