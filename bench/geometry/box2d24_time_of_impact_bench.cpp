// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Time of impact of 10,000 random pairs of circles, capsules, segments and polygons of 3 to 8 vertices that
// move and turn, ours beside Box2D 2.4's: past each other anyhow, of which 15 % hit, and at each other, of
// which nearly all do.
#include <benchmark/benchmark.h>
#include <jostle/geometry/time_of_impact.h>

#include <vector>

#include "../../tests/geometry/box2d24_shapes.h"
#include "../../tests/math/random.h"

namespace {

using namespace jostle;
using test::Random;

struct Moving {
    Geometry a, b;
    Sweep sweep_a, sweep_b;
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

/// Tenths of a radian that a shape turns by at most, and whether they move at each other.
std::vector<Moving> random_pairs(const benchmark::State& state) {
    const float most_turn = 0.1f * static_cast<float>(state.range(0));
    const bool aimed = state.range(1) != 0;
    Random random(20260602);
    std::vector<Moving> pairs;
    for (int i = 0; i < 10000; ++i) {
        Moving pair;
        pair.a = random_shape(random);
        pair.b = random_shape(random);
        const auto sweep = [&](Vec2 from, Vec2 towards) {
            Sweep s;
            s.c0 = from;
            const float x = random.uniform(-2.0f, 2.0f) * (aimed ? 0.1f : 1.0f);
            s.c = from + (aimed ? 2.0f : 1.0f) * towards + Vec2{x, random.uniform(-1.0f, 1.0f)};
            s.a0 = random.uniform(-3.0f, 3.0f);
            s.a = s.a0 + random.uniform(-most_turn, most_turn);
            return s;
        };
        pair.sweep_a = sweep({}, {});
        pair.sweep_b = sweep({0, 3}, {0, -1.5f});
        pairs.push_back(pair);
    }
    return pairs;
}

void BM_TimeOfImpactOurs(benchmark::State& state) {
    const std::vector<Moving> pairs = random_pairs(state);
    float sum = 0.0f;
    int hits = 0, distances = 0;
    for (auto _ : state) {
        hits = distances = 0;
        for (const Moving& pair : pairs) {
            const TimeOfImpact found = time_of_impact(pair.a, pair.sweep_a, pair.b, pair.sweep_b);
            sum += found.fraction;
            hits += found.state == TimeOfImpactState::kHit;
            distances += found.iterations;
        }
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
    state.counters["hits"] = hits;
    state.counters["distances"] = distances;
}

void BM_TimeOfImpactBox2d24(benchmark::State& state) {
    const std::vector<Moving> pairs = random_pairs(state);
    std::vector<test::PeerPoints> points;
    for (const Moving& pair : pairs) {
        points.emplace_back(pair.a);
        points.emplace_back(pair.b);
    }
    float sum = 0.0f;
    int hits = 0;
    for (auto _ : state) {
        hits = 0;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            b2TOIInput input;
            input.proxyA = points[2 * i].proxy();
            input.proxyB = points[2 * i + 1].proxy();
            input.sweepA = test::theirs(pairs[i].sweep_a);
            input.sweepB = test::theirs(pairs[i].sweep_b);
            input.tMax = 1.0f;
            b2TOIOutput output;
            b2TimeOfImpact(&output, &input);
            sum += output.t;
            hits += output.state == b2TOIOutput::e_touching;
        }
    }
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations() * 10000);
    state.counters["hits"] = hits;
}

// Tenths of a radian that a shape turns by at most; 1: the pairs move at each other.
BENCHMARK(BM_TimeOfImpactOurs)->ArgsProduct({{0, 2, 8}, {0, 1}});
BENCHMARK(BM_TimeOfImpactBox2d24)->ArgsProduct({{0, 2, 8}, {0, 1}});

}  // namespace
