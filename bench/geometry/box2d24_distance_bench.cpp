// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// GJK distance of 10,000 random pairs of circles, capsules, segments and polygons of 3 to 8 vertices, ours
// beside Box2D 2.4's, from shapes (each call makes its proxies) and from proxies kept; and from the simplex
// of the last answer. A third of the pairs overlap, a third are within two slops of touching.
#include <benchmark/benchmark.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>

#include <vector>

#include "../../tests/geometry/box2d24_shapes.h"
#include "../../tests/math/random.h"

namespace {

using namespace jostle;
using test::Random;

struct Pair {
    Geometry a, b;
    Transform b_in_a;
};

Geometry random_shape(Random& random) {
    const float size = random.uniform(0.25f, 1.0f);
    switch (random.below(6)) {
        case 0:
            return Circle{{}, size};
        case 1:
            return Capsule{{-size, 0}, {size, 0}, 0.5f * size};
        case 2:
            return Segment{{-size, 0}, {size, 0}};
        case 3:
            return Polygon::box(size, random.uniform(0.25f, 1.0f));
        default:
            return Polygon::regular(3 + static_cast<int>(random.below(6)), size);
    }
}

std::vector<Pair> random_pairs(bool boxes) {
    Random random(20260601);
    std::vector<Pair> pairs;
    for (int i = 0; i < 10000; ++i) {
        Pair pair;
        pair.a = boxes ? Geometry(Polygon::box(0.5f, 0.5f)) : random_shape(random);
        pair.b = boxes ? Geometry(Polygon::box(0.5f, 0.5f)) : random_shape(random);
        pair.b_in_a.q = Rot::from_angle(random.uniform(-3.0f, 3.0f));
        pair.b_in_a.p = 3.0f * Rot::from_angle(random.uniform(-3.0f, 3.0f)).x_axis();
        const DistanceResult found = distance(pair.a, pair.b, pair.b_in_a);
        const float gaps[] = {random.uniform(-0.01f, 0.01f), random.uniform(-0.5f, 0.0f),
                              random.uniform(0.0f, 2.0f)};
        pair.b_in_a.p -= (found.distance - gaps[i % 3]) * found.normal;
        pairs.push_back(pair);
    }
    return pairs;
}

void BM_DistanceOurs(benchmark::State& state) {
    const std::vector<Pair> pairs = random_pairs(state.range(0) != 0);
    float sum = 0.0f;
    for (auto _ : state) {
        for (const Pair& pair : pairs)
            sum += distance(pair.a, pair.b, pair.b_in_a, {.use_radii = false}).distance;
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
}

void BM_DistanceOursFromProxies(benchmark::State& state) {
    const std::vector<Pair> pairs = random_pairs(state.range(0) != 0);
    std::vector<DistanceProxy> proxies;
    for (const Pair& pair : pairs) {
        proxies.emplace_back(pair.a);
        proxies.emplace_back(pair.b);
    }
    float sum = 0.0f;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            sum +=
                distance(proxies[2 * i], proxies[2 * i + 1], pairs[i].b_in_a, {.use_radii = false}).distance;
        }
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
}

void BM_DistanceOursWarm(benchmark::State& state) {
    const std::vector<Pair> pairs = random_pairs(state.range(0) != 0);
    std::vector<SimplexCache> caches(pairs.size());
    float sum = 0.0f;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Pair& pair = pairs[i];
            sum += distance(pair.a, pair.b, pair.b_in_a, {.use_radii = false}, &caches[i]).distance;
        }
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
}

void box2d24(benchmark::State& state, bool warm) {
    const std::vector<Pair> pairs = random_pairs(state.range(0) != 0);
    std::vector<test::PeerPoints> points;
    std::vector<b2SimplexCache> caches(pairs.size());
    for (const Pair& pair : pairs) {
        points.emplace_back(pair.a);
        points.emplace_back(pair.b);
    }
    for (b2SimplexCache& cache : caches) cache.count = 0;
    float sum = 0.0f;
    for (auto _ : state) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            b2DistanceInput input;
            input.proxyA = points[2 * i].proxy();
            input.proxyB = points[2 * i + 1].proxy();
            input.transformA.SetIdentity();
            input.transformB = test::theirs(pairs[i].b_in_a);
            input.useRadii = false;
            if (!warm) caches[i].count = 0;
            b2DistanceOutput output;
            b2Distance(&output, &caches[i], &input);
            sum += output.distance;
        }
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
}
void BM_DistanceBox2d24(benchmark::State& state) {
    box2d24(state, false);
}
void BM_DistanceBox2d24Warm(benchmark::State& state) {
    box2d24(state, true);
}

void BM_OverlapOurs(benchmark::State& state) {
    const std::vector<Pair> pairs = random_pairs(state.range(0) != 0);
    int sum = 0;
    for (auto _ : state) {
        for (const Pair& pair : pairs) sum += overlap(pair.a, pair.b, pair.b_in_a);
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
}

void BM_PenetrationOurs(benchmark::State& state) {
    const std::vector<Pair> pairs = random_pairs(state.range(0) != 0);
    float sum = 0.0f;
    for (auto _ : state) {
        for (const Pair& pair : pairs) sum += penetration(pair.a, pair.b, pair.b_in_a).depth;
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
}

// 0: shapes of all types; 1: boxes of one metre.
BENCHMARK(BM_DistanceOurs)->Arg(0)->Arg(1);
BENCHMARK(BM_DistanceOursFromProxies)->Arg(0)->Arg(1);
BENCHMARK(BM_DistanceBox2d24)->Arg(0)->Arg(1);
BENCHMARK(BM_DistanceOursWarm)->Arg(0)->Arg(1);
BENCHMARK(BM_DistanceBox2d24Warm)->Arg(0)->Arg(1);
BENCHMARK(BM_OverlapOurs)->Arg(0)->Arg(1);
BENCHMARK(BM_PenetrationOurs)->Arg(0)->Arg(1);

}  // namespace
