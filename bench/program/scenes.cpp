// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench`: races engines on scenes, and prints a table or rows.
#include <fmt/format.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "jostle/load.h"
#include "jostle/suggestion.h"
#include "program/commands.h"
#include "program/races.h"
#include "program/scene_engines.h"
#include "race/scene_race.h"

namespace jostle::app {
namespace {

using measure::Quality;
using measure::Row;

NamedScene load(const std::string& argument) {
    // The command below this one is a word among the scenes.
    const std::string meant =
        suggestion(argument, std::array{"scenes", "small", "spatial", "quality", "mesh", "queries", "crowd"});
    const bool is_scene = find_reference_scene(argument) != nullptr || std::filesystem::exists(argument);
    if (!meant.empty() && !is_scene) {
        throw Failure("'" + argument + "' is neither a scene nor a command" + meant);
    }
    return load_scene(argument);
}

std::vector<NamedScene> scenes_of(const BenchOptions& options) {
    std::vector<NamedScene> scenes;
    for (const std::string& argument : options.scenes) scenes.push_back(load(argument));
    if (!scenes.empty()) return scenes;
    for (const ReferenceScene& reference : reference_scenes())
        scenes.push_back({std::string(reference.name), reference.make()});
    return scenes;
}

std::vector<Row> race_on(const NamedScene& scene, const std::vector<std::unique_ptr<race::Engine>>& engines,
                         const BenchOptions& options, Progress& progress) {
    const auto at_step = [&](const Row& row, int step) {
        if (step == 1) progress.begin(fmt::format("{} on {}", scene.name, row.engine), "step", row.steps);
        progress.at(step);
    };
    const float dt = 1.0f / scene.scene.step_hertz;
    race::SceneResults results =
        race::race({.name = scene.name,
                    .scene = scene.scene,
                    .steps = options.steps > 0 ? options.steps : default_steps(scene.scene, dt),
                    .threads = options.threads,
                    .repeats = options.repeat,
                    .patience = options.patience},
                   engines, at_step);
    progress.clear();
    for (const std::string& trouble : results.troubles) say(trouble);
    return std::move(results.rows);
}

constexpr char kHead[] = "  {:<9}{:>4}{:>10}{:>10}{:>10}{:>10}{:>8}{:>9}{:>8}{:>9}{:>19}{:>11}\n";
constexpr char kLine[] =
    "  {:<9}{:>4}{:>10.4f}{:>10.4f}{:>10.4f}{:>10.4f}{:>8}{:>9}{:>8}{:>9.2f}{:>19}{:>11.3g}{}\n";

std::string table(const std::vector<Row>& rows) {
    std::string text;
    std::string scene;
    for (const Row& row : rows) {
        if (row.scene != scene) {
            scene = row.scene;
            text += fmt::format("{}{}: {} bodies, {} steps\n", text.empty() ? "" : "\n", scene, row.bodies,
                                row.steps);
            text += fmt::format(kHead, "", "thr.", "ms/step", "median", "p99", "worst", "ratio", "contacts",
                                "awake", "deepest", "drift v / s", "kinetic");
            text += fmt::format(kHead, "engine", "", "mean", "", "", "", "", "", "", "mm", "m", "J");
        }
        const Quality& q = row.quality;
        std::string remarks;
        if (row.holds && !*row.holds) remarks += "  DOES NOT HOLD";
        if (!row.finished) remarks += fmt::format("  STOPPED after {} steps", row.steps);
        if (!row.approximated.empty()) remarks += "  approximated";
        text += fmt::format(kLine, row.engine, row.threads, row.times.mean, row.times.median, row.times.p99,
                            row.times.max, row.ratio ? fmt::format("{:.2f}", *row.ratio) : "-", row.contacts,
                            row.awake_bodies, q.max_penetration * 1000.0,
                            fmt::format("{:.3f} / {:.3f}", q.drift_vertical, q.drift_sideways),
                            q.kinetic_energy, remarks);
    }
    return text;
}

std::string what_is_allowed(const SceneLimits& limits) {
    return fmt::format("no body may drift more than {:.4g} m vertically or {:.4g} m sideways, with {} awake",
                       limits.drift_vertical, limits.drift_sideways, limits.awake_bodies);
}

/// How each engine was run, what was substituted, and what the marks mean.
std::string notes(const std::vector<Row>& rows, int repeat) {
    std::string text = fmt::format(
        "\nTimes are of steps 2 to the last, each the median over {} run{}; ratio is the mean over jostle's. "
        "Deepest "
        "overlap and\ndrift are measured by jostle's geometry on the poses that each engine reports.\n",
        repeat, repeat == 1 ? "" : "s");
    Lines lines;
    for (const Row& row : rows)
        lines.add(fmt::format("{} {}: {}\n", row.engine, row.engine_version, row.settings));
    for (const Row& row : rows) {
        if (row.holds && !*row.holds) {
            lines.add(fmt::format("{} does not hold {}: {}\n", row.engine, row.scene,
                                  what_is_allowed(*limits_of(row))));
        }
        for (const std::string& line : row.approximated) {
            lines.add(fmt::format("{} approximates {}: {}\n", row.engine, row.scene, line));
        }
    }
    return text + lines.text();
}

}  // namespace

void bench_scenes(const BenchOptions& options) {
    const race::Engines<race::Engine> engines = scene_engines(options.engines);
    std::vector<Row> rows;
    Progress progress(options.quiet);
    for (const NamedScene& scene : scenes_of(options)) {
        for (const std::string& line : scene.scene.unread) say(scene.name + ": " + line);
        // Peers abort on much of what our world refuses with a sentence.
        static_cast<void>(make_named_world(scene));
        for (Row& row : race_on(scene, engines, options, progress)) rows.push_back(std::move(row));
    }
    if (rows.empty()) throw Failure("no engine could run any of the scenes");
    if (!options.json) return print(table(rows) + notes(rows, options.repeat));
    print_rows(json_rows(rows, [](const Row& row) { return to_json(row); }));
}

}  // namespace jostle::app
