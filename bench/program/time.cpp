// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench time`: what it takes to save, load, clone and roll back worlds (docs/time.md), beside a step:
// a part of docs/benchmarks.md; then the saves of peers that have some. Steps and calls take turns, so that a
// machine that slows down slows all of them.
#include <fmt/format.h>
#include <jostle/core/timer.h>
#include <jostle/dynamics/delta.h>
#include <jostle/dynamics/rollback.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "jostle/load.h"
#include "jostle/usage.h"
#include "program/commands.h"
#include "program/races.h"
#include "race/engines.h"
#include "race/timing.h"

namespace jostle::app {
namespace {

constexpr int kFrames = 8;        ///< [1] that a rollback goes back by, and a delta's base is older
constexpr int kStepsFirst = 100;  ///< [1] before anything is measured
constexpr char kTiles[] = "tiles";

struct NoPlayers {};

/// The medians of some runs.
struct TimeRow {
    std::string scene;
    int bodies = 0, awake = 0, contacts = 0;
    std::size_t save_bytes = 0, delta_bytes = 0;
    double step = 0, save = 0, load = 0, load_trusted = 0, keep = 0, restore = 0, clone = 0, make_delta = 0,
           take_delta = 0, rollback = 0;  ///< [ms]
};
/// The saves of an engine.
struct SavesRow {
    std::string scene, engine;
    int bodies = 0;
    std::size_t bytes = 0;
    double step = 0, save = 0, load = 0;  ///< [ms]
};

/// 100,000 tiles, each a body, and 100 boxes on them that stay awake: the cost of a level that does not move.
World tiles_world() {
    World world({.allow_sleep = false});
    for (int i = 0; i < 100'000; ++i) {
        const int row = i / 1000;
        world.create_body({.position = {static_cast<float>(i % 1000), -static_cast<float>(row)}})
            .create_shape(Polygon::box(0.5f, 0.5f));
    }
    for (int i = 0; i < 100; ++i)
        world
            .create_body(
                {.type = BodyType::kDynamic, .position = {9.0f * static_cast<float>(i) + 20.0f, 2.0f}})
            .create_shape(Polygon::box(0.4f, 0.4f));
    return world;
}

/// [ms]
template <class Work>
double time_of(const Work& work) {
    const Timer timer;
    work();
    return static_cast<double>(timer.nanoseconds()) * 1e-6;
}

TimeRow measure_times(const std::string& name, World& world, int repeat) {
    constexpr float kDt = 1.0f / 60;
    for (int i = 0; i < kStepsFirst; ++i) world.step(kDt);
    TimeRow row;
    row.scene = name;
    std::vector<double> step, save, load, trusted, keep, restore, clone, make, take, rollback;
    Snapshot kept;
    world.keep(kept);
    std::vector<std::byte> bytes;
    Rollback<NoPlayers> frames(world, [](World&, const NoPlayers&) {}, {.frames = kFrames, .dt = kDt});
    for (int run = 0; run < repeat; ++run) {
        const std::vector<std::byte> base = world.save();
        for (int i = 0; i < kFrames; ++i) frames.advance({});
        bytes.resize(world.save_size());
        save.push_back(time_of([&] { (void)world.save(bytes); }));
        std::vector<std::byte> delta;
        make.push_back(time_of([&] { delta = save_delta(base, bytes); }));
        take.push_back(time_of([&] { (void)apply_delta(base, delta); }));
        row.delta_bytes = delta.size();
        clone.push_back(time_of([&] { const World other = world.clone(); }));
        load.push_back(time_of([&] { (void)world.load(bytes); }));
        trusted.push_back(time_of([&] { (void)world.load(bytes, {.trusted = true}); }));
        keep.push_back(time_of([&] { world.keep(kept); }));
        restore.push_back(time_of([&] { (void)world.restore(kept); }));
        rollback.push_back(time_of([&] { frames.correct(frames.frame() - kFrames, {}); }));
        if (world.save() != bytes) throw Failure(name + ": other bits after a rollback");
        World twin = world.clone();
        twin.step(kDt);
        step.push_back(time_of([&] { twin.step(kDt); }));
    }
    const WorldCounts counts = world.counts();
    row.bodies = counts.bodies;
    row.awake = counts.awake_bodies;
    row.contacts = counts.touching;
    row.save_bytes = bytes.size();
    row.step = race::median(step);
    row.save = race::median(save);
    row.load = race::median(load);
    row.load_trusted = race::median(trusted);
    row.keep = race::median(keep);
    row.restore = race::median(restore);
    row.clone = race::median(clone);
    row.make_delta = race::median(make);
    row.take_delta = race::median(take);
    row.rollback = race::median(rollback);
    return row;
}

std::string table_of(const std::vector<TimeRow>& rows) {
    std::string text =
        "| scene | bodies, awake, contacts | step | save | load, trusted | snapshot: keep, restore | clone | "
        "delta: make, take | back by 8 and again | bytes of a save | of a delta |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const TimeRow& row : rows)
        text += fmt::format(
            "| `{}` | {}, {}, {} | {:.2f} | {:.2f} | {:.2f}, {:.2f} | {:.2f}, {:.2f} | {:.2f} | {:.2f}, "
            "{:.2f} | {:.2f}: {:.1f} steps | {} | {}: {:.0f} per awake body |\n",
            row.scene, row.bodies, row.awake, row.contacts, row.step, row.save, row.load, row.load_trusted,
            row.keep, row.restore, row.clone, row.make_delta, row.take_delta, row.rollback,
            row.rollback / row.step, row.save_bytes, row.delta_bytes,
            static_cast<double>(row.delta_bytes) / std::max(1, row.awake));
    return text;
}

nlohmann::ordered_json times_to_json(const TimeRow& row) {
    return {{"scene", row.scene},
            {"bodies", row.bodies},
            {"awake_bodies", row.awake},
            {"contacts", row.contacts},
            {"step_ms", row.step},
            {"save_ms", row.save},
            {"load_ms", row.load},
            {"load_trusted_ms", row.load_trusted},
            {"keep_ms", row.keep},
            {"restore_ms", row.restore},
            {"clone_ms", row.clone},
            {"save_delta_ms", row.make_delta},
            {"apply_delta_ms", row.take_delta},
            {"rollback_ms", row.rollback},
            {"save_bytes", row.save_bytes},
            {"delta_bytes", row.delta_bytes}};
}

/// Null where the engine has no such world.
std::unique_ptr<race::EngineWorld> try_to_load(race::Engine& engine, const Scene& scene) {
    std::vector<std::string> approximated;
    try {
        return engine.load(scene, {}, approximated);
    } catch (const std::runtime_error&) {
        return nullptr;
    }
}

/// Of the peers that have saves, on a scene; all as their documents recommend.
void add_peers(const Scene& scene, const std::string& name, int repeat, std::vector<SavesRow>& rows) {
    constexpr float kDt = 1.0f / 60;
    for (const std::string& engine : race::available_engines()) {
        if (engine == "jostle") continue;
        const std::unique_ptr<race::Engine> peer = race::load_engine(engine);
        const std::unique_ptr<race::EngineWorld> world = try_to_load(*peer, scene);
        std::vector<std::byte> bytes;
        if (world == nullptr || !world->save(bytes)) continue;
        for (int i = 0; i < kStepsFirst; ++i) world->step(kDt);
        if (!world->save(bytes)) throw Failure(engine + " saves nothing");
        std::vector<double> step, save, load;
        for (int run = 0; run < repeat; ++run) {
            bool is_done = true;
            save.push_back(time_of([&] { is_done = world->save(bytes) && is_done; }));
            load.push_back(time_of([&] { is_done = world->load(bytes) && is_done; }));
            if (!is_done) throw Failure(engine + " has lost its save");
            step.push_back(time_of([&] { world->step(kDt); }));
        }
        rows.push_back({name, peer->name() + " " + peer->version(), static_cast<int>(scene.bodies.size()),
                        bytes.size(), race::median(step), race::median(save), race::median(load)});
    }
}

std::string saves_table_of(const std::vector<TimeRow>& own, const std::vector<SavesRow>& peers) {
    std::string text =
        "\n| scene | engine | step | save | load | bytes | per body |\n"
        "| --- | --- | --- | --- | --- | --- | --- |\n";
    const auto add = [&](const SavesRow& row) {
        text += fmt::format("| `{}` | {} | {:.2f} | {:.2f} | {:.2f} | {} | {:.0f} |\n", row.scene, row.engine,
                            row.step, row.save, row.load, row.bytes,
                            static_cast<double>(row.bytes) / std::max(1, row.bodies));
    };
    for (const TimeRow& row : own) {
        add({row.scene, "jostle: any build", row.bodies, row.save_bytes, row.step, row.save, row.load});
        for (const SavesRow& peer : peers)
            if (peer.scene == row.scene) add(peer);
    }
    return text;
}

nlohmann::ordered_json saves_to_json(const SavesRow& row) {
    return {{"scene", row.scene},  {"engine", row.engine}, {"bodies", row.bodies},   {"step_ms", row.step},
            {"save_ms", row.save}, {"load_ms", row.load},  {"save_bytes", row.bytes}};
}

World world_of(const std::string& name) {
    if (name == kTiles) return tiles_world();
    return make_world(load_scene(name).scene).world;
}

}  // namespace

void bench_time(const TimeBenchOptions& options) {
    std::vector<TimeRow> rows;
    std::vector<SavesRow> peers;
    {
        Progress progress(options.quiet);
        progress.begin("time", "scene", static_cast<int>(options.scenes.size()));
        for (std::size_t i = 0; i < options.scenes.size(); ++i) {
            progress.at(static_cast<int>(i));
            World world = world_of(options.scenes[i]);
            const std::string& name = options.scenes[i];
            rows.push_back(measure_times(name, world, options.repeat));
            if (name != kTiles) add_peers(load_scene(name).scene, name, options.repeat, peers);
        }
    }
    if (options.json)
        return print(measure::dump(
            {{"rows", json_rows(rows, times_to_json)}, {"peers", json_rows(peers, saves_to_json)}}));
    print("<!-- jostle-bench time: begin -->\n" + table_of(rows) + saves_table_of(rows, peers) +
          fmt::format(
              "\nMilliseconds, the median of {} run{} after {} steps. `tiles`: 100,000 tiles as bodies, "
              "and 100 boxes. A delta's base is {} frames older.\n",
              options.repeat, options.repeat == 1 ? "" : "s", kStepsFirst, kFrames) +
          "<!-- jostle-bench time: end -->\n");
}

}  // namespace jostle::app
