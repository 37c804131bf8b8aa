// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pairs of the benchmarks of manifolds, and jostle's benchmarks on them: 10,000 pairs of a type, as a
// pile has them. Each shape is in six pairs, with its neighbours. Half of the pairs lie face on face, give
// or take 0.01 rad, and shifted along the face; half at any angle. Four fifths overlap by up to two slops; a
// fifth are near each other without touching, 0.02 to 0.3 m apart.
#pragma once

#include <benchmark/benchmark.h>
#include <jostle/geometry/collide_batch.h>
#include <jostle/geometry/distance.h>

#include <cmath>
#include <vector>

#include "../../tests/math/random.h"

namespace jostle::bench {

inline constexpr int kPairs = 10000;
enum class Type { kBox, kPolygon, kCircle, kCapsule };

inline Geometry make_shape(test::Random& random, Type type) {
    switch (type) {
        case Type::kCircle:
            return Circle{{}, random.uniform(0.25f, 0.75f)};
        case Type::kCapsule: {
            const float half_length = random.uniform(0.2f, 0.6f);
            return Capsule{{-half_length, 0.0f}, {half_length, 0.0f}, random.uniform(0.15f, 0.3f)};
        }
        case Type::kBox: {
            const float half_width = random.uniform(0.3f, 0.7f);
            return Polygon::box(half_width, random.uniform(0.3f, 0.7f));
        }
        case Type::kPolygon:
            break;
    }
    // Of 3 to 8 corners, irregular, on an ellipse.
    const int count = 3 + static_cast<int>(random.below(6));
    const float width = random.uniform(0.4f, 0.7f), height = random.uniform(0.4f, 0.7f);
    Vec2 corners[8];
    for (int i = 0; i < count; ++i) {
        const float turn = 2.0f * kPi * (static_cast<float>(i) + random.uniform(-0.3f, 0.3f));
        const Rot q = Rot::from_angle(turn / static_cast<float>(count));
        corners[i] = {width * q.c, height * q.s};
    }
    return Polygon::from_hull({corners, static_cast<std::size_t>(count)});
}

/// Pairs of a shape of one type and one of another.
struct ManifoldPairs {
    std::vector<Geometry> shapes_a, shapes_b;
    std::vector<int> index_a, index_b;  ///< of each pair
    std::vector<CollidePair> pairs;

    ManifoldPairs(Type a, Type b) {
        test::Random random(20260801);
        const int shapes = kPairs / 3 + 4;
        for (int i = 0; i < shapes; ++i) {
            shapes_a.push_back(make_shape(random, a));
            shapes_b.push_back(a == b ? shapes_a.back() : make_shape(random, b));
        }
        for (int i = 0; i < kPairs; ++i) {
            index_a.push_back(i / 3);
            index_b.push_back(i / 3 + 1 + i % 3);
            CollidePair pair;
            pair.a = &shapes_a[static_cast<std::size_t>(index_a.back())];
            pair.b = &(a == b ? shapes_a : shapes_b)[static_cast<std::size_t>(index_b.back())];
            pair.b_in_a = place(random, *pair.a, *pair.b);
            pairs.push_back(pair);
        }
    }
    ManifoldPairs(const ManifoldPairs&) = delete;
    ManifoldPairs& operator=(const ManifoldPairs&) = delete;

  private:
    static Transform place(test::Random& random, const Geometry& a, const Geometry& b) {
        const bool squarely = random.below(2) == 0;
        const float quarter = 0.5f * kPi * static_cast<float>(random.below(4));
        const float angle = squarely ? quarter + random.uniform(-0.01f, 0.01f) : random.uniform(-kPi, kPi);
        const float aside = squarely ? random.uniform(-0.5f, 0.5f) : random.uniform(-1.5f, 1.5f);
        const bool upright = random.below(2) == 0;
        const float sign = random.below(2) == 0 ? 2.0f : -2.0f;
        Transform pose{upright ? Vec2{aside, sign} : Vec2{sign, aside}, Rot::from_angle(angle)};
        const DistanceResult found = distance(a, b, pose);
        const float gap = random.below(5) == 0 ? random.uniform(kSpeculativeDistance, 0.3f)
                                               : random.uniform(-2.0f * kLinearSlop, 0.0f);
        pose.p -= (found.distance - gap) * found.normal;
        return pose;
    }
};

inline void run_batch(benchmark::State& state, Type a, Type b) {
    const ManifoldPairs data(a, b);
    std::vector<Manifold> manifolds(kPairs);
    for (auto _ : state) {
        collide(data.pairs, manifolds);
        benchmark::DoNotOptimize(manifolds.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * kPairs);
}

inline void run_single(benchmark::State& state, Type a, Type b) {
    const ManifoldPairs data(a, b);
    std::vector<Manifold> manifolds(kPairs);
    for (auto _ : state) {
        for (std::size_t i = 0; i < kPairs; ++i)
            manifolds[i] = collide(*data.pairs[i].a, *data.pairs[i].b, data.pairs[i].b_in_a);
        benchmark::DoNotOptimize(manifolds.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * kPairs);
}

}  // namespace jostle::bench
