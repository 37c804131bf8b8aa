// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench mesh`: cases, a table of them, and JSON.
#include <fmt/format.h>

#include "program/commands.h"
#include "program/races.h"
#include "race/engines.h"
#include "race/mesh_race.h"

namespace jostle::app {
namespace {

using race::MeshCase;
using race::MeshRow;
using race::MeshWork;

std::vector<MeshCase> cases_of(const MeshBenchOptions& options) {
    std::vector<MeshCase> cases;
    for (const int split : options.splits) {
        for (const int threads : options.threads) {
            for (int i = 0; i < race::kMeshWorkCount; ++i) {
                const auto work = static_cast<MeshWork>(i);
                if (!is_listed(options.works, name_of(work))) continue;
                const int types = race::is_on_poses(work) ? race::kPoseTypeCount : 1;
                for (int k = 0; k < types; ++k)
                    cases.push_back({work, static_cast<race::PoseType>(k), split, threads});
            }
        }
    }
    return cases;
}

const char* unit_of(MeshWork work) {
    if (race::is_on_poses(work)) return "per pose";
    return work == MeshWork::kBuild ? "whole" : "per ray";
}

std::string poses_of(const MeshCase& what) {
    return race::is_on_poses(what.work) ? name_of(what.poses) : "";
}

std::string mesh_table(const std::vector<MeshRow>& rows) {
    std::string text;
    std::string head;
    for (const MeshRow& row : rows) {
        const std::string title =
            fmt::format("{} triangles{}\n", row.of.triangles,
                        row.of.threads == 1 ? "" : fmt::format(", {} threads", row.of.threads));
        if (title != head) {
            text += (text.empty() ? "" : "\n") + title;
            text += fmt::format("  {:<12}{:<13}{:<10}", "work", "poses", "") + last_heads("us");
            head = title;
        }
        text += fmt::format("  {:<12}{:<13}{:<10}", name_of(row.of.work), poses_of(row.of),
                            unit_of(row.of.work)) +
                last_columns(row, 1000.0);
    }
    return text;
}

nlohmann::ordered_json mesh_json(const MeshRow& row) {
    nlohmann::ordered_json json;
    json["work"] = name_of(row.of.work);
    json["poses"] = race::is_on_poses(row.of.work) ? nlohmann::ordered_json(name_of(row.of.poses))
                                                   : nlohmann::ordered_json();
    json["triangles"] = row.of.triangles;
    json["threads"] = row.of.threads;
    json["engine"] = row.engine;
    json["us"] = row.ns * 1.0e-3;
    json["ratio"] = json_of(row.ratio);
    json["found"] = row.found.count;
    json["sum"] = row.found.sum;
    json["engine_version"] = row.version;
    json["settings"] = row.settings;
    return json;
}

race::Surface surface_of(const MeshBenchOptions& options) {
    if (options.file.empty()) return race::make_knot();
    Model model = read_model(options.file, options.limits);
    return {std::move(model.vertices), std::move(model.triangles)};
}

}  // namespace

std::vector<std::string> mesh_work_names() {
    return work_names<MeshWork>(race::kMeshWorkCount);
}

void bench_mesh(const MeshBenchOptions& options) {
    race::MeshRace race(surface_of(options), options.poses);
    const race::Engines<race::MeshEngine> engines = race::load_engines<race::MeshEngine>(options.engines);
    const std::string notes = fmt::format(
        "us are the {}, processor time on one thread, wall-clock time on more; ratio is over jostle's. Found "
        "are\nposes with a hit, pairs, rays with a hit, triangles.\n",
        runs_text(options.repeat));
    race_cases(
        options, "meshes", cases_of(options),
        [&](const MeshCase& one) { return race.race(one, engines, options.repeat); }, mesh_table, notes,
        mesh_json);
}

}  // namespace jostle::app
