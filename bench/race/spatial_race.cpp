// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races on one case. What builds or moves begins anew in each repeat; what only asks is prepared once, and
// asked in turn with the others.
#include "race/spatial_race.h"

#include <algorithm>
#include <stdexcept>

#include "race/heap_use.h"
#include "race/spatial_data.h"
#include "race/timing.h"

namespace jostle::race {
namespace {

constexpr int kWarmFrames = 20;
constexpr int kFrames = 20;

struct Racer {
    const SpatialEngine* engine = nullptr;
    std::unique_ptr<SpatialTask> task;  // of what only asks, from one repeat to the next
    std::vector<double> times;          // [ns] a repeat
    SpatialFound found;
    std::size_t bytes = 0;
};

/// [ns] of one run, or of all the frames that count; what the frames found is summed up.
template <int D>
double timed(SpatialTask& task, SpatialData<D>& data, SpatialFound& found) {
    const int threads = data.input.threads;
    if (data.input.work != SpatialWork::kFrame) {
        const std::int64_t begin = now(threads);
        found = task.run();
        return static_cast<double>(now(threads) - begin);
    }
    found = {};
    std::int64_t ns = 0;
    for (int i = 0; i < kWarmFrames + kFrames; ++i) {
        data.boxes.move();
        const std::int64_t begin = now(threads);
        const SpatialFound pairs = task.run();
        if (i >= kWarmFrames) ns += now(threads) - begin;
        found.count += pairs.count;
        found.sum += pairs.sum;
    }
    return static_cast<double>(ns) / kFrames;
}

template <int D>
void run_once(Racer& racer, SpatialData<D>& data) {
    const bool again = racer.task != nullptr;
    std::size_t before = 0;
    if (!again) {
        data.boxes.reset();
        racer.task = racer.engine->make(data.input);
        before = bytes_in_use();
        racer.task->prepare();
    }
    racer.times.push_back(timed(*racer.task, data, racer.found));
    if (!again) {
        const std::size_t own = racer.task->own_bytes();
        const std::size_t after = bytes_in_use();
        racer.bytes = own > 0 ? own : after - std::min(after, before);
    }
    if (!only_asks(data.input.work)) racer.task.reset();
}

std::string said_by(const SpatialRow& row) {
    return row.engine + " found " + std::to_string(row.found.count) + " (sum " +
           std::to_string(row.found.sum) + ")";
}

template <int D>
std::vector<SpatialRow> race_in(const SpatialCase& what, const SpatialEngines& engines, int repeats) {
    SpatialData<D> data({what.work, what.n, what.clustered, what.threads});
    std::vector<Racer> racers;
    for (const std::unique_ptr<SpatialEngine>& engine : engines) {
        // One that cannot makes no task.
        if (engine->make(data.input) != nullptr) racers.push_back({engine.get(), nullptr, {}, {}, 0});
    }
    for (int repeat = 0; repeat < repeats; ++repeat) {
        for (Racer& racer : racers) run_once(racer, data);
    }
    std::vector<SpatialRow> rows;
    double ours = 0.0;
    for (const Racer& racer : racers) {
        SpatialRow row;
        row.of = what;
        row.engine = racer.engine->name();
        row.version = racer.engine->version();
        row.settings = racer.engine->settings();
        row.ns = median(racer.times) / static_cast<double>(parts_of(data));
        if (racer.bytes > 0) row.bytes_per_item = static_cast<double>(racer.bytes) / what.n;
        if (row.engine == "jostle") ours = row.ns;
        if (ours > 0.0) row.ratio = row.ns / ours;
        row.found = racer.found;
        rows.push_back(std::move(row));
    }
    for (const SpatialRow& row : rows) {
        if (row.found == rows[0].found) continue;
        throw std::runtime_error(std::string(name_of(what.work)) + " of " + std::to_string(what.n) + " in " +
                                 std::to_string(D) + "-D: " + said_by(rows[0]) + ", " + said_by(row));
    }
    return rows;
}

}  // namespace

std::vector<SpatialRow> race(const SpatialCase& what, const SpatialEngines& engines, int repeats) {
    return what.dimension == 2 ? race_in<2>(what, engines, repeats) : race_in<3>(what, engines, repeats);
}

}  // namespace jostle::race
