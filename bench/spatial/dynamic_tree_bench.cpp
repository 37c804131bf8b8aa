// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree, verb by verb and policy by policy, on the boxes of `jostle-bench spatial`. `each` is the
// time of an item or a query; `area` the tree's area ratio afterwards.
#include <benchmark/benchmark.h>
#include <jostle/spatial/dynamic_tree.h>

#include "race/spatial_data.h"

namespace jostle {
namespace {

using race::SpatialBoxes;

void count_each(benchmark::State& state, std::size_t parts) {
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(parts),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <int D>
void fill(DynamicTree<D>& tree, const std::vector<Aabb<D>>& boxes) {
    for (std::size_t i = 0; i < boxes.size(); ++i) tree.insert(boxes[i], i);
}

template <int D, InsertionPolicy kInsertion, RotationPolicy kRotation>
void insert(benchmark::State& state) {
    const SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    float area = 0.0f;
    for (auto _ : state) {
        DynamicTree<D> tree({.margin = 0.1f, .insertion = kInsertion, .rotation = kRotation});
        fill(tree, data.boxes());
        state.PauseTiming();
        area = tree.area_ratio();
        state.ResumeTiming();
    }
    count_each(state, data.boxes().size());
    state.counters["area"] = area;
}

/// One goes, another comes: as many as there are.
template <int D>
void remove_and_insert(benchmark::State& state) {
    const SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    DynamicTree<D> tree;
    fill(tree, data.boxes());
    for (auto _ : state) {
        for (int id = 0; id < tree.size(); ++id) {
            tree.remove(id);  // its id is the next to be used again
            benchmark::DoNotOptimize(tree.insert(data.boxes()[static_cast<std::size_t>(id)], 0));
        }
    }
    count_each(state, data.boxes().size());
}

enum class Move { kMove, kMoveNear, kMoveInPlace };

/// 37 % of them leave their margin.
template <int D, Move kHow>
void move(benchmark::State& state) {
    SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    DynamicTree<D> tree({.margin = 0.1f, .lookahead = kHow == Move::kMoveNear ? 1 : -1});
    fill(tree, data.boxes());
    for (auto _ : state) {
        state.PauseTiming();
        data.move();
        if (kHow == Move::kMoveInPlace) tree.rebuild();
        state.ResumeTiming();
        for (int id = 0; id < tree.size(); ++id) {
            const Aabb<D>& box = data.boxes()[static_cast<std::size_t>(id)];
            benchmark::DoNotOptimize(kHow == Move::kMoveInPlace ? tree.move_in_place(id, box)
                                                                : tree.move(id, box));
        }
    }
    count_each(state, data.boxes().size());
    state.counters["area"] = tree.area_ratio();
}

template <int D>
void refit(benchmark::State& state) {
    SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    DynamicTree<D> tree;
    fill(tree, data.boxes());
    for (auto _ : state) tree.refit(data.boxes());
    count_each(state, data.boxes().size());
}

/// A share of a tree that wears as it moves, without a rebuild.
template <int D>
void optimize(benchmark::State& state) {
    SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    DynamicTree<D> tree;
    fill(tree, data.boxes());
    constexpr int kNodes = 100;
    for (auto _ : state) tree.optimize(kNodes);
    count_each(state, kNodes);
    state.counters["area"] = tree.area_ratio();
}

enum class Tree { kInserted, kRebuilt };

/// Of a tree as insertion leaves it, or as a rebuild does.
template <int D, class Verb>
void ask(benchmark::State& state, Tree made, std::size_t parts, const Verb& verb) {
    const SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    DynamicTree<D> tree({.margin = 0.1f});
    fill(tree, data.boxes());
    if (made == Tree::kRebuilt) tree.rebuild();
    std::uint64_t sum = 0;
    for (auto _ : state) verb(tree, data.side(), sum);
    benchmark::DoNotOptimize(sum);
    count_each(state, parts > 0 ? parts : data.boxes().size());
}

template <int D, Tree kMade>
void box_query(benchmark::State& state) {
    std::vector<Aabb<D>> queries;
    ask<D>(state, kMade, race::kSpatialQueries,
           [&](const DynamicTree<D>& tree, float side, std::uint64_t& sum) {
               if (queries.empty()) queries = race::spatial_queries<D>(side, race::kSpatialQueries);
               for (const Aabb<D>& box : queries) {
                   tree.query(box, [&sum](int id) { sum += static_cast<std::uint64_t>(id); });
               }
           });
}

enum class RayVerb { kClosest, kAny, kAll };

template <int D, Tree kMade, RayVerb kHow>
void ray(benchmark::State& state) {
    std::vector<Ray<D>> rays;
    ask<D>(state, kMade, race::kSpatialQueries,
           [&](const DynamicTree<D>& tree, float side, std::uint64_t& sum) {
               if (rays.empty()) rays = race::spatial_rays<D>(side, race::kSpatialQueries);
               for (const Ray<D>& r : rays) {
                   if (kHow == RayVerb::kClosest) {
                       sum += static_cast<std::uint64_t>(tree.ray_closest(r).id);
                   } else if (kHow == RayVerb::kAny) {
                       sum += tree.ray_any(r) ? 1u : 0u;
                   } else {
                       tree.ray_all(r, [&sum](int id) { sum += static_cast<std::uint64_t>(id); });
                   }
               }
           });
}

/// The ten nearest boxes to where each ray begins.
template <int D, Tree kMade>
void k_nearest(benchmark::State& state) {
    std::vector<Ray<D>> rays;
    std::vector<Neighbor> nearest(race::kSpatialNearest);
    ask<D>(state, kMade, race::kSpatialQueries,
           [&](const DynamicTree<D>& tree, float side, std::uint64_t& sum) {
               if (rays.empty()) rays = race::spatial_rays<D>(side, race::kSpatialQueries);
               for (const Ray<D>& r : rays) {
                   sum += static_cast<std::uint64_t>(tree.k_nearest(r.origin, nearest).count);
               }
           });
}

template <int D, Tree kMade>
void self_pairs(benchmark::State& state) {
    ask<D>(state, kMade, 0, [](const DynamicTree<D>& tree, float, std::uint64_t& sum) {
        tree.self_pairs([&sum](int a, int b) { sum += static_cast<std::uint64_t>(a + b); });
    });
}

/// What `self_pairs` does with one query a box.
template <int D, Tree kMade>
void pairs_by_queries(benchmark::State& state) {
    ask<D>(state, kMade, 0, [](const DynamicTree<D>& tree, float, std::uint64_t& sum) {
        for (int id = 0; id < tree.size(); ++id) {
            tree.query(tree.fat_box(id),
                       [&sum, id](int other) { sum += id < other ? static_cast<std::uint64_t>(other) : 0u; });
        }
    });
}

template <int D>
void rebuild(benchmark::State& state) {
    const SpatialBoxes<D> data(static_cast<int>(state.range(0)));
    DynamicTree<D> tree;
    fill(tree, data.boxes());
    for (auto _ : state) tree.rebuild();
    count_each(state, data.boxes().size());
    state.counters["area"] = tree.area_ratio();
}

BENCHMARK_TEMPLATE(insert, 2, InsertionPolicy::kCost, RotationPolicy::kCost)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 3, InsertionPolicy::kCost, RotationPolicy::kCost)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 2, InsertionPolicy::kCost, RotationPolicy::kHeight)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 3, InsertionPolicy::kCost, RotationPolicy::kHeight)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 2, InsertionPolicy::kCost, RotationPolicy::kOff)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 3, InsertionPolicy::kCost, RotationPolicy::kOff)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 2, InsertionPolicy::kManhattan, RotationPolicy::kOff)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(insert, 3, InsertionPolicy::kManhattan, RotationPolicy::kOff)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(remove_and_insert, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(remove_and_insert, 3)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(move, 2, Move::kMove)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(move, 3, Move::kMove)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(move, 2, Move::kMoveNear)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(move, 3, Move::kMoveNear)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(move, 2, Move::kMoveInPlace)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(move, 3, Move::kMoveInPlace)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(refit, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(refit, 3)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(optimize, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(optimize, 3)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(rebuild, 2)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(rebuild, 3)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 2, Tree::kInserted)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 3, Tree::kInserted)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 2, Tree::kInserted, RayVerb::kClosest)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 3, Tree::kInserted, RayVerb::kClosest)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 2, Tree::kInserted, RayVerb::kAny)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 3, Tree::kInserted, RayVerb::kAny)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 2, Tree::kInserted, RayVerb::kAll)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 3, Tree::kInserted, RayVerb::kAll)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(k_nearest, 2, Tree::kInserted)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(k_nearest, 3, Tree::kInserted)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 2, Tree::kInserted)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 3, Tree::kInserted)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 2, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(box_query, 3, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 2, Tree::kRebuilt, RayVerb::kClosest)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 3, Tree::kRebuilt, RayVerb::kClosest)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 2, Tree::kRebuilt, RayVerb::kAny)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 3, Tree::kRebuilt, RayVerb::kAny)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 2, Tree::kRebuilt, RayVerb::kAll)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(ray, 3, Tree::kRebuilt, RayVerb::kAll)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(k_nearest, 2, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(k_nearest, 3, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 2, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(self_pairs, 3, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(pairs_by_queries, 2, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);
BENCHMARK_TEMPLATE(pairs_by_queries, 3, Tree::kRebuilt)->Arg(10'000)->Arg(100'000);

}  // namespace
}  // namespace jostle
