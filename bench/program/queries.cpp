// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench queries`: cases, a table of them, and JSON.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "jostle/output.h"
#include "jostle/progress.h"
#include "measure/row.h"
#include "program/commands.h"
#include "race/engines.h"
#include "race/query_race.h"

namespace jostle::app {
namespace {

using race::QueryCase;
using race::QueryRow;

std::vector<QueryCase> cases_of(const QueryBenchOptions& options) {
    std::vector<QueryCase> cases = race::query_cases();
    std::erase_if(cases, [&](const QueryCase& what) {
        return !options.works.empty() && std::find(options.works.begin(), options.works.end(),
                                                   race::name_of(what.work)) == options.works.end();
    });
    return cases;
}

std::string table(const race::QueryLevel& level, const std::vector<QueryRow>& rows) {
    std::string text = fmt::format("{} tiles, {} bodies\n", level.floors * level.tiles, level.bodies.size());
    text += fmt::format("  {:<16}{:>6}  {:<16}{:>12}{:>9}{:>12}\n", "work", "size", "engine", "ns", "ratio",
                        "found");
    for (const QueryRow& row : rows) {
        text += fmt::format("  {:<16}{:>6g}  {:<16}{:>12.1f}{:>9}{:>12}\n", race::name_of(row.of.work),
                            row.of.size, row.engine + " " + row.version, row.ns,
                            row.ratio ? fmt::format("{:.2f}", *row.ratio) : "-", row.found.count);
    }
    return text;
}

std::string notes(const std::vector<QueryRow>& rows, int repeat) {
    std::string text = fmt::format(
        "\nns are processor time per query, the median of {} run{} in turn; ratio is over jostle's. Size is "
        "the\n"
        "side of a box, the radius of a circle, the length of a way, or how many are the nearest.\n",
        repeat, repeat == 1 ? "" : "s");
    std::vector<std::string> seen;
    for (const QueryRow& row : rows) {
        std::string line = fmt::format("{} {}: {}\n", row.engine, row.version, row.settings);
        if (std::find(seen.begin(), seen.end(), line) != seen.end()) continue;
        text += line;
        seen.push_back(std::move(line));
    }
    return text;
}

nlohmann::ordered_json to_json(const QueryRow& row) {
    nlohmann::ordered_json json;
    json["work"] = race::name_of(row.of.work);
    json["size"] = row.of.size;
    json["engine"] = row.engine;
    json["ns"] = row.ns;
    json["ratio"] = row.ratio ? nlohmann::ordered_json(*row.ratio) : nlohmann::ordered_json();
    json["found"] = row.found.count;
    json["sum"] = row.found.sum;
    json["engine_version"] = row.version;
    json["settings"] = row.settings;
    return json;
}

}  // namespace

std::vector<std::string> query_work_names() {
    std::vector<std::string> names;
    names.reserve(race::kQueryWorkCount);
    for (int i = 0; i < race::kQueryWorkCount; ++i)
        names.emplace_back(race::name_of(static_cast<race::QueryWork>(i)));
    return names;
}

void bench_queries(const QueryBenchOptions& options) {
    const race::QueryEngines engines = race::load_query_engines(options.engines);
    race::QueryRace race(options.floors, options.queries, engines);
    const std::vector<QueryCase> cases = cases_of(options);
    std::vector<QueryRow> rows;
    {
        Progress progress(options.quiet);
        progress.begin("queries", "case", static_cast<int>(cases.size()));
        for (std::size_t i = 0; i < cases.size(); ++i) {
            progress.at(static_cast<int>(i));
            for (QueryRow& row : race.race(cases[i], options.repeat)) rows.push_back(std::move(row));
        }
    }
    if (rows.empty()) throw Failure("no engine has any of the works");
    if (!options.json) {
        print(table(race.level(), rows) + notes(rows, options.repeat));
        return;
    }
    nlohmann::ordered_json json;
    json["rows"] = nlohmann::ordered_json::array();
    for (const QueryRow& row : rows) json["rows"].push_back(to_json(row));
    print(measure::dump(json));
}

}  // namespace jostle::app
