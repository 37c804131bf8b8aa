// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench spatial`: races jostle's trees against other libraries', and prints what each took.
#include <fmt/format.h>

#include "program/commands.h"
#include "program/races.h"
#include "race/engines.h"
#include "race/spatial_data.h"
#include "race/spatial_race.h"

namespace jostle::app {
namespace {

using race::kSpatialWorkCount;
using race::SpatialCase;
using race::SpatialRow;
using race::SpatialWork;

std::vector<SpatialCase> cases_of(const SpatialBenchOptions& options) {
    std::vector<SpatialCase> cases;
    for (int i = 0; i < kSpatialWorkCount; ++i) {
        const auto work = static_cast<SpatialWork>(i);
        if (!is_listed(options.works, name_of(work))) continue;
        for (const int dimension : options.dimensions) {
            for (const bool clustered : {false, true}) {
                if (clustered && !is_on_points(work)) continue;
                for (const int n : options.sizes) {
                    for (const int threads : options.threads) {
                        cases.push_back({work, dimension, clustered, n, threads});
                    }
                }
            }
        }
    }
    return cases;
}

std::string data_of(const SpatialCase& what) {
    return what.clustered ? "clustered" : "uniform";
}

std::string spatial_table(const std::vector<SpatialRow>& rows) {
    std::string text;
    std::string head;
    for (const SpatialRow& row : rows) {
        const SpatialCase& what = row.of;
        const std::string title =
            fmt::format("{}, {}-D, {} {} {}{}\n", name_of(what.work), what.dimension,
                        grouped(static_cast<std::uint64_t>(what.n)), data_of(what),
                        is_on_points(what.work) ? "points" : "boxes",
                        what.threads == 1 ? "" : fmt::format(", {} threads", what.threads));
        if (title != head) {
            text += (text.empty() ? "" : "\n") + title;
            text += fmt::format("  {:>8}  ", "bytes") + last_heads("ns");
            head = title;
        }
        text +=
            fmt::format("  {:>8}  ", row.bytes_per_item ? fmt::format("{:.1f}", *row.bytes_per_item) : "-") +
            last_columns(row);
    }
    return text;
}

nlohmann::ordered_json spatial_json(const SpatialRow& row) {
    nlohmann::ordered_json json;
    json["work"] = name_of(row.of.work);
    json["dimension"] = row.of.dimension;
    json["data"] = data_of(row.of);
    json["n"] = row.of.n;
    json["engine"] = row.engine;
    json["ns"] = row.ns;
    json["bytes_per_item"] = json_of(row.bytes_per_item);
    json["ratio"] = json_of(row.ratio);
    json["engine_version"] = row.version;
    json["settings"] = row.settings;
    json["threads"] = row.of.threads;
    json["found"] = row.found.count;
    return json;
}

}  // namespace

std::vector<std::string> spatial_work_names() {
    return work_names<SpatialWork>(kSpatialWorkCount);
}

void bench_spatial(const SpatialBenchOptions& options) {
    const race::Engines<race::SpatialEngine> engines =
        race::load_engines<race::SpatialEngine>(options.engines);
    const std::string notes = fmt::format(
        "ns per item (per query, where the work asks) are the {}: processor time on one thread, wall-clock "
        "time on\nmore. Ratio is over jostle's. Bytes per item are those that malloc has handed out for the "
        "work, unless the engine's line\nsays otherwise. A frame is the mean of 20 after 20; found are the "
        "pairs of all 40.\n",
        runs_text(options.repeat));
    race_cases(
        options, "spatial trees", cases_of(options),
        [&](const SpatialCase& one) { return race::race(one, engines, options.repeat); }, spatial_table,
        notes, spatial_json);
}

}  // namespace jostle::app
