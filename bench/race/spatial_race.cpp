// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Races on one case. What builds or moves begins anew in each repeat; what only asks is prepared once, and
// asked in turn with the others.
#include "race/spatial_race.h"

#include <algorithm>

#include "race/heap_use.h"
#include "race/spatial_data.h"

namespace jostle::race {
namespace {

constexpr int kWarmFrames = 20;
constexpr int kFrames = 20;

/// Its task is of what only asks, from one repeat to the next.
template <int D>
struct SpatialWorkload {
    using Engine = SpatialEngine;
    using Task = std::unique_ptr<SpatialTask>;
    using Case = SpatialCase;
    using Findings = SpatialFound;
    using Runner = Racer<SpatialWorkload>;

    explicit SpatialWorkload(const SpatialCase& given)
        : what(given), data({given.work, given.n, given.clustered, given.threads}) {}

    /// One that cannot makes no task.
    [[nodiscard]] bool enter(const Runner& racer) const { return racer.engine->make(data.input) != nullptr; }
    [[nodiscard]] int warm_ups() const { return 0; }
    [[nodiscard]] bool agrees(const SpatialFound& first, const SpatialFound& other) const {
        return first == other;
    }
    [[nodiscard]] std::size_t parts() const { return static_cast<std::size_t>(parts_of(data)); }
    [[nodiscard]] std::string title() const {
        return std::string(name_of(what.work)) + " of " + std::to_string(what.n) + " in " +
               std::to_string(D) + "-D";
    }

    double run(Runner& racer) {
        const bool again = racer.task != nullptr;
        std::size_t before = 0;
        if (!again) {
            data.boxes.reset();
            racer.task = racer.engine->make(data.input);
            before = bytes_in_use();
            racer.task->prepare();
        }
        const double ns = timed(*racer.task, racer.found);
        if (!again) {
            const std::size_t own = racer.task->own_bytes(), after = bytes_in_use();
            const std::size_t bytes = own > 0 ? own : after - std::min(after, before);
            if (bytes > 0) racer.bytes_per_item = static_cast<double>(bytes) / what.n;
        }
        if (!only_asks(what.work)) racer.task.reset();
        return ns;
    }

    /// [ns] of one run, or of all the frames that count; what the frames found is summed up.
    double timed(SpatialTask& task, SpatialFound& found) {
        if (what.work != SpatialWork::kFrame) return time_of(what.threads, [&] { found = task.run(); });
        found = {};
        double ns = 0.0;
        for (int i = 0; i < kWarmFrames + kFrames; ++i) {
            data.boxes.move();
            SpatialFound pairs;
            const double frame = time_of(what.threads, [&] { pairs = task.run(); });
            if (i >= kWarmFrames) ns += frame;
            found.count += pairs.count;
            found.sum += pairs.sum;
        }
        return ns / kFrames;
    }

    SpatialCase what;
    SpatialData<D> data;
};

template <int D>
std::vector<SpatialRow> race_in(const SpatialCase& what, const Engines<SpatialEngine>& engines, int repeats) {
    SpatialWorkload<D> work(what);
    return take_turns(work, engines, repeats);
}

}  // namespace

std::vector<SpatialRow> race(const SpatialCase& what, const Engines<SpatialEngine>& engines, int repeats) {
    return what.dimension == 2 ? race_in<2>(what, engines, repeats) : race_in<3>(what, engines, repeats);
}

}  // namespace jostle::race
