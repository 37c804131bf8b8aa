// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every work of `jostle-bench spatial` on every engine that is built, jostle's first, as one benchmark each:
//     frame/2-D/uniform/bullet_3.24/10000
// for --benchmark_filter, profilers and Google Benchmark's statistics. The peers are loaded as the program
// loads them. Time is an item's, or a query's. That all find the same is the program's to see.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <string>

#include "race/engines.h"
#include "race/spatial_data.h"

namespace jostle::race {
namespace {

constexpr int kWarmFrames = 20;

template <int D>
void run(benchmark::State& state, const SpatialEngine& engine, SpatialWork work, bool clustered) {
    SpatialData<D> data({work, static_cast<int>(state.range(0)), clustered, 1});
    std::unique_ptr<SpatialTask> task;
    const auto begin = [&] {
        data.boxes.reset();
        task = engine.make(data.input);
        task->prepare();
    };
    const bool moves = work == SpatialWork::kFrame;
    if (moves || only_asks(work)) begin();
    for (int i = 0; moves && i < kWarmFrames; ++i) {
        data.boxes.move();
        benchmark::DoNotOptimize(task->run());
    }
    for (auto _ : state) {
        state.PauseTiming();
        if (moves) {
            data.boxes.move();
        } else if (!only_asks(work)) {
            begin();
        }
        state.ResumeTiming();
        benchmark::DoNotOptimize(task->run());
    }
    const auto parts = static_cast<double>(parts_of(data));
    state.counters["each"] = benchmark::Counter(
        parts, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <int D>
bool has(const SpatialEngine& engine, SpatialWork work) {
    const SpatialData<D> data({work, 1, false, 1});
    return engine.make(data.input) != nullptr;
}

template <int D>
void add(const SpatialEngine& engine, SpatialWork work) {
    if (!has<D>(engine, work)) return;
    for (const bool clustered : {false, true}) {
        if (clustered && !is_on_points(work)) continue;
        const std::string name = std::string(name_of(work)) + "/" + std::to_string(D) + "-D/" +
                                 (clustered ? "clustered/" : "uniform/") + engine.name() + "_" +
                                 engine.version();
        benchmark::RegisterBenchmark(
            name.c_str(),
            [&engine, work, clustered](benchmark::State& state) { run<D>(state, engine, work, clustered); })
            ->Arg(10'000)
            ->Arg(100'000);
    }
}

/// Registered benchmarks hold on to the engines until the process ends.
bool add_all() {
    static Engines<SpatialEngine> engines;
    try {
        setenv("JOSTLE_ENGINES", JOSTLE_ENGINES_DIR, 0);
        engines = load_engines<SpatialEngine>();
        for (int i = 0; i < kSpatialWorkCount; ++i) {
            for (const std::unique_ptr<SpatialEngine>& engine : engines) {
                add<2>(*engine, static_cast<SpatialWork>(i));
                add<3>(*engine, static_cast<SpatialWork>(i));
            }
        }
        return true;
    } catch (const std::exception& error) {
        std::cerr << error.what() << "\n";
        return false;
    }
}

const bool kAdded = add_all();

}  // namespace
}  // namespace jostle::race
