// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The static tree: each builder, both widths, and what can be asked of it, on the boxes of `jostle-bench
// spatial`. `each` is the time of an item or a query; `area` the tree's area ratio.
#include <benchmark/benchmark.h>
#include <jostle/dynamics/scheduler.h>
#include <jostle/spatial/bvh.h>

#include "race/spatial_data.h"

namespace jostle {
namespace {

void count_each(benchmark::State& state, std::size_t parts) {
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(parts),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <int D, BuildMethod kMethod, int kThreads>
void build(benchmark::State& state) {
    const race::SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    const auto scheduler = make_default_scheduler(kThreads);
    Bvh<D> bvh;
    for (auto _ : state) bvh.build(data.boxes(), {.method = kMethod}, scheduler.get());
    count_each(state, data.boxes().size());
    state.counters["area"] = bvh.area_ratio();
}

template <int D>
void refit(benchmark::State& state) {
    race::SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    Bvh<D> bvh;
    bvh.build(data.boxes());
    data.move();
    for (auto _ : state) bvh.refit(data.boxes());
    count_each(state, data.boxes().size());
}

template <int D, BuildMethod kMethod>
void box_query(benchmark::State& state) {
    const race::SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    const std::vector<Aabb<D>> queries = race::spatial_queries<D>(data.side(), race::kSpatialQueries);
    Bvh<D> bvh;
    bvh.build(data.boxes(), {.method = kMethod});
    std::uint64_t sum = 0;
    for (auto _ : state) {
        for (const Aabb<D>& box : queries) {
            bvh.query(box, [&sum](int id) { sum += static_cast<std::uint64_t>(id); });
        }
    }
    benchmark::DoNotOptimize(sum);
    count_each(state, queries.size());
}

template <int D, BuildMethod kMethod>
void ray_closest(benchmark::State& state) {
    const race::SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    const std::vector<Ray<D>> rays = race::spatial_rays<D>(data.side(), race::kSpatialQueries);
    Bvh<D> bvh;
    bvh.build(data.boxes(), {.method = kMethod});
    for (auto _ : state) {
        for (const Ray<D>& ray : rays) {
            benchmark::DoNotOptimize(bvh.ray_closest(ray));
        }
    }
    count_each(state, rays.size());
}

template <int D, BuildMethod kMethod>
void self_pairs(benchmark::State& state) {
    const race::SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    Bvh<D> bvh;
    bvh.build(data.boxes(), {.method = kMethod});
    std::uint64_t sum = 0;
    for (auto _ : state) bvh.self_pairs([&sum](int a, int b) { sum += static_cast<std::uint64_t>(a + b); });
    benchmark::DoNotOptimize(sum);
    count_each(state, data.boxes().size());
}

BENCHMARK_TEMPLATE(build, 2, BuildMethod::kCurve, 1)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 3, BuildMethod::kCurve, 1)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 2, BuildMethod::kCurve, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 3, BuildMethod::kCurve, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 2, BuildMethod::kBinned, 1)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 3, BuildMethod::kBinned, 1)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 2, BuildMethod::kBinned, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(build, 3, BuildMethod::kBinned, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(refit, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(refit, 3)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 2, BuildMethod::kCurve)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 3, BuildMethod::kCurve)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 2, BuildMethod::kBinned)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 3, BuildMethod::kBinned)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray_closest, 2, BuildMethod::kCurve)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray_closest, 3, BuildMethod::kCurve)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray_closest, 2, BuildMethod::kBinned)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray_closest, 3, BuildMethod::kBinned)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 2, BuildMethod::kCurve)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 3, BuildMethod::kCurve)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 2, BuildMethod::kBinned)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 3, BuildMethod::kBinned)->Arg(10'000)->Arg(100'000);

}  // namespace
}  // namespace jostle
