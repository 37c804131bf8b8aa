// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds of 10,000 pairs: ours in one batch and one by one, beside Box2D 2.4's, whose polygons keep the
// skin that they are made with.
#include <box2d/b2_circle_shape.h>
#include <box2d/b2_collision.h>
#include <box2d/b2_polygon_shape.h>

#include "../../tests/geometry/box2d24_shapes.h"
#include "manifold_pairs.h"

namespace jostle::bench {
namespace {

b2PolygonShape polygon_of(const Geometry& g) {
    const test::PeerPoints points(g);
    b2PolygonShape shape;
    shape.Set(points.points, points.count);
    return shape;
}
b2CircleShape circle_of(const Geometry& g) {
    b2CircleShape shape;
    shape.m_p = test::theirs(g.circle.center);
    shape.m_radius = g.circle.radius;
    return shape;
}

/// collide(manifold, a, transform a, b, transform b) of theirs on all pairs.
template <class MakeA, class MakeB, class Collide>
void run_box2d24(benchmark::State& state, Type a, Type b, MakeA make_a, MakeB make_b, Collide collide) {
    const ManifoldPairs data(a, b);
    std::vector<decltype(make_a(data.shapes_a[0]))> shapes_a;
    std::vector<decltype(make_b(data.shapes_b[0]))> shapes_b;
    for (const Geometry& g : data.shapes_a) shapes_a.push_back(make_a(g));
    for (const Geometry& g : data.shapes_b) shapes_b.push_back(make_b(g));
    std::vector<b2Transform> poses;
    for (const CollidePair& pair : data.pairs) poses.push_back(test::theirs(pair.b_in_a));
    b2Transform identity;
    identity.SetIdentity();
    std::vector<b2Manifold> manifolds(kPairs);
    for (auto _ : state) {
        for (std::size_t i = 0; i < kPairs; ++i) {
            const auto& shape_a = shapes_a[static_cast<std::size_t>(data.index_a[i])];
            const auto& shape_b = shapes_b[static_cast<std::size_t>(data.index_b[i])];
            collide(&manifolds[i], &shape_a, identity, &shape_b, poses[i]);
        }
        benchmark::DoNotOptimize(manifolds.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * kPairs);
}

void box2d24_polygons(benchmark::State& state, Type a, Type b) {
    run_box2d24(state, a, b, polygon_of, polygon_of, b2CollidePolygons);
}
void box2d24_circles(benchmark::State& state, Type a, Type b) {
    run_box2d24(state, a, b, circle_of, circle_of, b2CollideCircles);
}
void box2d24_polygon_and_circle(benchmark::State& state, Type a, Type b) {
    run_box2d24(state, a, b, polygon_of, circle_of, b2CollidePolygonAndCircle);
}

#define JOSTLE_BENCH_MANIFOLDS(NAME, A, B, THEIRS)         \
    BENCHMARK_CAPTURE(run_batch, NAME, Type::A, Type::B);  \
    BENCHMARK_CAPTURE(run_single, NAME, Type::A, Type::B); \
    BENCHMARK_CAPTURE(THEIRS, NAME, Type::A, Type::B)

JOSTLE_BENCH_MANIFOLDS(box_box, kBox, kBox, box2d24_polygons);
JOSTLE_BENCH_MANIFOLDS(polygon_polygon, kPolygon, kPolygon, box2d24_polygons);
JOSTLE_BENCH_MANIFOLDS(circle_circle, kCircle, kCircle, box2d24_circles);
JOSTLE_BENCH_MANIFOLDS(box_circle, kBox, kCircle, box2d24_polygon_and_circle);
JOSTLE_BENCH_MANIFOLDS(polygon_circle, kPolygon, kCircle, box2d24_polygon_and_circle);

}  // namespace
}  // namespace jostle::bench
