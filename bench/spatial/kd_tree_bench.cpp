// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The k-d tree: both splits and sizes of leaves, builds and rebuilds, and what can be asked of it, on the
// points of `jostle-bench spatial`. `each` is the time of a point or a query.
#include <benchmark/benchmark.h>
#include <jostle/spatial/kd_tree.h>

#include "race/spatial_data.h"

namespace jostle {
namespace {

void count_each(benchmark::State& state, std::size_t parts) {
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(parts),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <int D>
race::SpatialPoints<D> points_of(const benchmark::State& state) {
    return race::spatial_points<D>(static_cast<int>(state.range(0)), state.range(1) != 0);
}
KdTreeOptions options_of(const benchmark::State& state, KdSplit split) {
    return {.split = split, .leaf_size = static_cast<int>(state.range(2))};
}

/// Cold: the memory is new each time.
template <int D, KdSplit kSplit>
void build(benchmark::State& state) {
    const race::SpatialPoints<D> data = points_of<D>(state);
    for (auto _ : state) {
        KdTree<D> tree(options_of(state, kSplit));
        tree.build(data.points);
    }
    count_each(state, data.points.size());
}

/// Over last time's order, of points that moved a tenth of their distance from each other.
template <int D, KdSplit kSplit>
void rebuild(benchmark::State& state) {
    race::SpatialPoints<D> data = points_of<D>(state);
    KdTree<D> tree(options_of(state, kSplit));
    tree.build(data.points);
    const float step = 0.1f * data.radius;
    float sign = 1.0f;
    for (auto _ : state) {
        state.PauseTiming();
        for (std::size_t i = 0; i < data.points.size(); ++i)
            data.points[i][i % D == 0 ? 0 : 1] += sign * step;
        sign = -sign;
        state.ResumeTiming();
        tree.rebuild(data.points);
    }
    count_each(state, data.points.size());
}

template <int D, KdSplit kSplit>
void radius(benchmark::State& state) {
    const race::SpatialPoints<D> data = points_of<D>(state);
    KdTree<D> tree(options_of(state, kSplit));
    tree.build(data.points);
    std::uint64_t count = 0;
    for (auto _ : state) {
        for (const Vector<D>& p : data.points)
            tree.radius(p, data.radius, [&count](const Neighbor&) { ++count; });
    }
    benchmark::DoNotOptimize(count);
    count_each(state, data.points.size());
}

template <int D, KdSplit kSplit>
void k_nearest(benchmark::State& state) {
    const race::SpatialPoints<D> data = points_of<D>(state);
    KdTree<D> tree(options_of(state, kSplit));
    tree.build(data.points);
    std::vector<Neighbor> nearest(race::kSpatialNearest);
    for (auto _ : state) {
        for (const Vector<D>& p : data.points) benchmark::DoNotOptimize(tree.k_nearest(p, nearest));
    }
    count_each(state, data.points.size());
}

/// Points, whether they are clustered, the size of a leaf.
void arguments(benchmark::internal::Benchmark* benchmark) {
    for (const int n : {10'000, 100'000}) {
        for (const int clustered : {0, 1}) {
            for (const int leaf : {8, 16, 32, 64}) benchmark->Args({n, clustered, leaf});
        }
    }
}

BENCHMARK_TEMPLATE(build, 2, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(build, 2, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(build, 3, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(build, 3, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(rebuild, 2, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(rebuild, 2, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(rebuild, 3, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(rebuild, 3, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(radius, 2, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(radius, 2, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(radius, 3, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(radius, 3, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(k_nearest, 2, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(k_nearest, 2, KdSplit::kMedian)->Apply(arguments);
BENCHMARK_TEMPLATE(k_nearest, 3, KdSplit::kMiddle)->Apply(arguments);
BENCHMARK_TEMPLATE(k_nearest, 3, KdSplit::kMedian)->Apply(arguments);

}  // namespace
}  // namespace jostle
