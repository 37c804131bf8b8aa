// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle bench`: races engines on scenes. Within a repeat the engines take turns on each scene, so that a
// machine whose speed drifts is as fast for one as for the other; every repeat starts from a new world.
#include <fmt/format.h>
#include <jostle/core/timer.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <exception>

#include "jostle/commands.h"
#include "jostle/engines.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "jostle/progress.h"
#include "jostle/row.h"

namespace jostle::app {
namespace {

/// One engine at one number of threads, on one scene.
struct Racer {
    Engine* engine;
    Row row;
    std::vector<StepTimes> repeats;
    std::string trouble;  // why it could not run; then there is no row
    bool stopped = false;
};

std::vector<NamedScene> scenes_of(const BenchOptions& options) {
    std::vector<NamedScene> scenes;
    for (const std::string& argument : options.scenes) scenes.push_back(load_runnable_scene(argument));
    if (!scenes.empty()) return scenes;
    for (const ReferenceScene& reference : reference_scenes()) {
        NamedScene scene{std::string(reference.name), reference.make()};
        if (reference.runs) {
            scenes.push_back(std::move(scene));
        } else {
            say(scene.name + " is left out: " + what_is_missing(scene.scene));
        }
    }
    return scenes;
}

/// Runs the racer once, and keeps its times; in the last repeat also what the scene came to. One that takes
/// longer than `patience` [s] (an engine in which a scene explodes may take hours) is stopped on its way, and
/// that is its last.
void run_once(Racer& racer, const NamedScene& scene, const Measure& measure, double patience, bool last) {
    std::vector<std::string> approximated;
    const float dt = 1.0f / scene.scene.step_hertz;
    try {
        const std::unique_ptr<EngineWorld> world =
            racer.engine->load(scene.scene, {racer.row.threads, 0}, approximated);
        std::vector<std::int64_t> times;
        times.reserve(static_cast<std::size_t>(racer.row.steps));
        Progress progress(fmt::format("{} on {}", scene.name, racer.row.engine), racer.row.steps);
        const Timer whole;
        for (int step = 1; step <= racer.row.steps && !racer.stopped; ++step) {
            const Timer timer;
            world->step(dt);
            times.push_back(timer.nanoseconds());
            progress.at(step);
            racer.stopped = step<racer.row.steps&& static_cast<double>(whole.nanoseconds())> patience * 1.0e9;
        }
        if (racer.stopped) {
            racer.repeats.clear();
            racer.row.finished = false;
            racer.row.steps = static_cast<int>(times.size());
        }
        racer.repeats.push_back(step_times(std::move(times)));
        if (!last && !racer.stopped) return;
        racer.row.awake_bodies = world->awake_bodies();
        racer.row.contacts = world->contacts();
        racer.row.joints = world->joints();
        racer.row.hash = world->state_hash();
        racer.row.quality = measure(states_of(*world));
        racer.row.approximated = std::move(approximated);
        judge(racer.row);
    } catch (const std::exception& error) {
        racer.trouble = error.what();
    }
}

std::vector<Racer> racers_of(const NamedScene& scene, const std::vector<std::unique_ptr<Engine>>& engines,
                             const BenchOptions& options) {
    std::vector<Racer> racers;
    for (const std::unique_ptr<Engine>& engine : engines) {
        const bool ours = engine->name() == "jostle";
        for (const int threads : ours ? options.threads : std::vector<int>{1}) {
            Row row;
            row.scene = scene.name;
            row.engine = engine->name();
            row.engine_version = engine->version();
            row.settings = engine->settings();
            row.threads = threads;
            const float dt = 1.0f / scene.scene.step_hertz;
            row.steps = options.steps > 0 ? options.steps : default_steps(scene.scene, dt);
            row.bodies = static_cast<int>(scene.scene.bodies.size());
            racers.push_back({engine.get(), std::move(row), {}, {}});
        }
    }
    return racers;
}

std::vector<Row> race(const NamedScene& scene, const std::vector<std::unique_ptr<Engine>>& engines,
                      const BenchOptions& options) {
    const Measure measure(scene.scene);
    std::vector<Racer> racers = racers_of(scene, engines, options);
    for (int repeat = 1; repeat <= options.repeat; ++repeat) {
        for (Racer& racer : racers) {
            if (!racer.trouble.empty() || racer.stopped) continue;
            run_once(racer, scene, measure, options.patience, repeat == options.repeat);
        }
    }
    // The first jostle row is on as few threads as was asked for first; it is what the others are held
    // against.
    double ours = 0.0;
    std::vector<Row> rows;
    for (Racer& racer : racers) {
        if (!racer.trouble.empty()) {
            say(racer.row.engine + " cannot run " + scene.name + ": " + racer.trouble);
            continue;
        }
        racer.row.times = median_times(racer.repeats);
        if (ours == 0.0 && racer.row.engine == "jostle") ours = racer.row.times.mean;
        rows.push_back(std::move(racer.row));
    }
    for (Row& row : rows) {
        if (ours > 0.0) row.ratio = row.times.mean / ours;
    }
    return rows;
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

/// How each engine was run, what was substituted, and what the marks mean.
std::string notes(const std::vector<Row>& rows, int repeat) {
    std::string text = fmt::format(
        "\nTimes are of steps 2 to the last, each the median over {} run{}; ratio is the mean over jostle's. "
        "Deepest "
        "overlap and\ndrift are measured by jostle's geometry on the poses that each engine reports.\n",
        repeat, repeat == 1 ? "" : "s");
    std::vector<std::string> seen;
    const auto add = [&](const std::string& line) {
        if (std::find(seen.begin(), seen.end(), line) != seen.end()) return;
        seen.push_back(line);
        text += line;
    };
    for (const Row& row : rows) add(fmt::format("{} {}: {}\n", row.engine, row.engine_version, row.settings));
    for (const Row& row : rows) {
        if (row.holds && !*row.holds) {
            add(fmt::format(
                "{} does not hold {}: no box may drift more than 0.75 m vertically or 0.2 m sideways\n",
                row.engine, row.scene));
        }
        for (const std::string& line : row.approximated) {
            add(fmt::format("{} approximates {}: {}\n", row.engine, row.scene, line));
        }
    }
    return text;
}

}  // namespace

void bench(const BenchOptions& options) {
    std::vector<std::unique_ptr<Engine>> engines;
    for (const std::string& name : options.engines.empty() ? available_engines() : options.engines) {
        engines.push_back(load_engine(name));
    }
    std::vector<Row> rows;
    for (const NamedScene& scene : scenes_of(options)) {
        for (const std::string& line : scene.scene.unread) say(scene.name + ": " + line);
        // Peers abort on much of what our world refuses with a sentence.
        static_cast<void>(make_named_world(scene));
        for (Row& row : race(scene, engines, options)) rows.push_back(std::move(row));
    }
    if (rows.empty()) throw Failure("no engine could run any of the scenes");
    if (!options.json) {
        print(table(rows) + notes(rows, options.repeat));
        return;
    }
    nlohmann::ordered_json json;
    json["rows"] = nlohmann::ordered_json::array();
    for (const Row& row : rows) json["rows"].push_back(to_json(row));
    print(dump(json));
}

}  // namespace jostle::app
