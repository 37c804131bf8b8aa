// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Queries of a world of 100 floors of 1,000 static tiles, 8 m apart, and 10,000 bodies between them. `each`
// is the time of one query, of 10,000 at random places.
#include <benchmark/benchmark.h>
#include <jostle/dynamics/world.h>

#include <array>
#include <memory>
#include <vector>

#include "../../tests/math/random.h"

namespace jostle {
namespace {

constexpr int kFloors = 100, kTiles = 1000, kBodies = 10000, kQueries = 10000;
constexpr float kFloorHeight = 8.0f;

struct Level {
    World world{WorldDef{.gravity = {0.0f, 0.0f}}};
    std::vector<Vec2> points, ways;

    Level() {
        for (int y = 0; y < kFloors; ++y) {
            const Body floor = world.create_body();
            for (int x = 0; x < kTiles; ++x)
                floor.create_shape(Polygon::offset_box(
                    0.5f, 0.5f, {static_cast<float>(x), kFloorHeight * static_cast<float>(y)}));
        }
        test::Random random(1);
        for (int i = 0; i < kBodies; ++i) add_body(random, i);
        for (int i = 0; i < 3; ++i) world.step(1.0f / 60.0f);
        for (int i = 0; i < kQueries; ++i) {
            const float x = random.uniform(0.0f, kTiles), y = random.uniform(0.0f, kFloors * kFloorHeight);
            points.push_back({x, y});
            ways.push_back(Rot::from_angle(random.uniform(-3.14f, 3.14f)).x_axis());
        }
    }
    void add_body(test::Random& random, int i) {
        const float x = random.uniform(0.0f, kTiles), floor = random.whole(0, kFloors - 1);
        const float y = kFloorHeight * floor + random.uniform(1.2f, 6.8f), size = random.uniform(0.2f, 0.6f);
        const Body body = world.create_body(
            {.type = BodyType::kDynamic, .position = {x, y}, .angle = random.uniform(-3.0f, 3.0f)});
        if (i % 3 == 0) body.create_shape(Polygon::box(size, 0.7f * size));
        if (i % 3 == 1) body.create_shape(Circle{{}, size});
        if (i % 3 == 2) body.create_shape(Capsule{{-size, 0.0f}, {size, 0.0f}, 0.3f * size});
    }
};

const Level& level() {
    static const Level level;
    return level;
}

/// Measures ask_all(), which asks all queries.
template <class AskAll>
void measure_all(benchmark::State& state, const AskAll& ask_all) {
    for (auto _ : state) ask_all();
    state.counters["each"] = benchmark::Counter(
        kQueries, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// Measures ask(i) for each query.
template <class Ask>
void measure(benchmark::State& state, const Ask& ask) {
    measure_all(state, [&] {
        for (std::size_t i = 0; i < kQueries; ++i) ask(i);
    });
}

void overlap_box(benchmark::State& state) {
    const Level& l = level();
    const Vec2 half{0.5f * static_cast<float>(state.range(0)), 0.5f * static_cast<float>(state.range(0))};
    std::array<Shape, 64> found;
    measure(state, [&](std::size_t i) {
        benchmark::DoNotOptimize(l.world.overlap(Aabb<2>{l.points[i] - half, l.points[i] + half}, found));
    });
}
void overlap_shape(benchmark::State& state) {
    const Level& l = level();
    const Geometry box = Polygon::box(1.0f, 1.0f);
    std::array<Shape, 64> found;
    measure(state, [&](std::size_t i) {
        benchmark::DoNotOptimize(l.world.overlap(box, {l.points[i], {l.ways[i].x, l.ways[i].y}}, found));
    });
}
void ray(benchmark::State& state) {
    const Level& l = level();
    const auto length = static_cast<float>(state.range(0));
    measure(state, [&](std::size_t i) {
        benchmark::DoNotOptimize(l.world.ray_closest({l.points[i], length * l.ways[i]}));
    });
}
void shape_cast(benchmark::State& state, const Geometry& geometry, float rotation) {
    const Level& l = level();
    ShapeCast cast{.geometry = geometry, .rotation = rotation};
    measure(state, [&](std::size_t i) {
        cast.transform.p = l.points[i];
        cast.translation = static_cast<float>(state.range(0)) * l.ways[i];
        benchmark::DoNotOptimize(l.world.shape_cast_closest(cast));
    });
}
void nearest(benchmark::State& state) {
    const Level& l = level();
    std::vector<NearShape> found(static_cast<std::size_t>(state.range(0)));
    measure(state, [&](std::size_t i) { benchmark::DoNotOptimize(l.world.k_nearest(l.points[i], found)); });
}
void rays_at_once(benchmark::State& state) {
    const Level& l = level();
    std::vector<Ray2> rays;
    for (std::size_t i = 0; i < kQueries; ++i) rays.push_back({l.points[i], 30.0f * l.ways[i]});
    std::vector<WorldHit> found(kQueries);
    measure_all(state, [&] { l.world.ray_closest(rays, found); });
}

BENCHMARK(overlap_box)->Arg(3)->Arg(10);
BENCHMARK(overlap_shape);
BENCHMARK(ray)->Arg(5)->Arg(30)->Arg(100);
BENCHMARK_CAPTURE(shape_cast, circle, Circle{{}, 0.4f}, 0.0f)->Arg(3)->Arg(10)->Arg(30);
BENCHMARK_CAPTURE(shape_cast, box, Polygon::box(0.4f, 0.3f), 0.0f)->Arg(3)->Arg(10)->Arg(30);
BENCHMARK_CAPTURE(shape_cast, turning_box, Polygon::box(0.4f, 0.3f), 2.0f)->Arg(10);
BENCHMARK(nearest)->Arg(1)->Arg(8);
BENCHMARK(rays_at_once);

}  // namespace
}  // namespace jostle
