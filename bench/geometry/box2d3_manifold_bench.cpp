// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds of 10,000 pairs: ours in one batch and one by one, beside Box2D 3's.
#include <box2d/collision.h>

#include "manifold_pairs.h"

namespace jostle::bench {
namespace {

b2Vec2 theirs(Vec2 v) {
    return {v.x, v.y};
}
b2Polygon polygon_of(const Geometry& g) {
    b2Vec2 points[8];
    for (int i = 0; i < g.polygon.count; ++i) points[i] = theirs(g.polygon.vertices[i]);
    const b2Hull hull = b2ComputeHull(points, g.polygon.count);
    return b2MakePolygon(&hull, g.polygon.radius);
}
b2Circle circle_of(const Geometry& g) {
    return {theirs(g.circle.center), g.circle.radius};
}
b2Capsule capsule_of(const Geometry& g) {
    return {theirs(g.capsule.center1), theirs(g.capsule.center2), g.capsule.radius};
}

/// collide(a, b, pose of b) of theirs on all pairs.
template <class MakeA, class MakeB, class Collide>
void run_box2d3(benchmark::State& state, Type a, Type b, MakeA make_a, MakeB make_b, Collide collide) {
    const ManifoldPairs data(a, b);
    std::vector<decltype(make_a(data.shapes_a[0]))> shapes_a;
    std::vector<decltype(make_b(data.shapes_b[0]))> shapes_b;
    for (const Geometry& g : data.shapes_a) shapes_a.push_back(make_a(g));
    for (const Geometry& g : data.shapes_b) shapes_b.push_back(make_b(g));
    std::vector<b2Transform> poses;
    for (const CollidePair& pair : data.pairs)
        poses.push_back({theirs(pair.b_in_a.p), {pair.b_in_a.q.c, pair.b_in_a.q.s}});
    std::vector<b2LocalManifold> manifolds(kPairs);
    for (auto _ : state) {
        for (std::size_t i = 0; i < kPairs; ++i) {
            const auto& shape_a = shapes_a[static_cast<std::size_t>(data.index_a[i])];
            const auto& shape_b = shapes_b[static_cast<std::size_t>(data.index_b[i])];
            manifolds[i] = collide(&shape_a, &shape_b, poses[i]);
        }
        benchmark::DoNotOptimize(manifolds.data());
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * kPairs);
}

void box2d3_polygons(benchmark::State& state, Type a, Type b) {
    run_box2d3(state, a, b, polygon_of, polygon_of, b2CollidePolygons);
}
void box2d3_circles(benchmark::State& state, Type a, Type b) {
    run_box2d3(state, a, b, circle_of, circle_of, b2CollideCircles);
}
void box2d3_polygon_and_circle(benchmark::State& state, Type a, Type b) {
    run_box2d3(state, a, b, polygon_of, circle_of, b2CollidePolygonAndCircle);
}
void box2d3_capsules(benchmark::State& state, Type a, Type b) {
    run_box2d3(state, a, b, capsule_of, capsule_of, b2CollideCapsules);
}
void box2d3_polygon_and_capsule(benchmark::State& state, Type a, Type b) {
    run_box2d3(state, a, b, polygon_of, capsule_of, b2CollidePolygonAndCapsule);
}
void box2d3_capsule_and_circle(benchmark::State& state, Type a, Type b) {
    run_box2d3(state, a, b, capsule_of, circle_of, b2CollideCapsuleAndCircle);
}

#define JOSTLE_BENCH_MANIFOLDS(NAME, A, B, THEIRS)         \
    BENCHMARK_CAPTURE(run_batch, NAME, Type::A, Type::B);  \
    BENCHMARK_CAPTURE(run_single, NAME, Type::A, Type::B); \
    BENCHMARK_CAPTURE(THEIRS, NAME, Type::A, Type::B)

JOSTLE_BENCH_MANIFOLDS(box_box, kBox, kBox, box2d3_polygons);
JOSTLE_BENCH_MANIFOLDS(polygon_polygon, kPolygon, kPolygon, box2d3_polygons);
JOSTLE_BENCH_MANIFOLDS(circle_circle, kCircle, kCircle, box2d3_circles);
JOSTLE_BENCH_MANIFOLDS(box_circle, kBox, kCircle, box2d3_polygon_and_circle);
JOSTLE_BENCH_MANIFOLDS(polygon_circle, kPolygon, kCircle, box2d3_polygon_and_circle);
JOSTLE_BENCH_MANIFOLDS(capsule_capsule, kCapsule, kCapsule, box2d3_capsules);
JOSTLE_BENCH_MANIFOLDS(box_capsule, kBox, kCapsule, box2d3_polygon_and_capsule);
JOSTLE_BENCH_MANIFOLDS(polygon_capsule, kPolygon, kCapsule, box2d3_polygon_and_capsule);
JOSTLE_BENCH_MANIFOLDS(capsule_circle, kCapsule, kCircle, box2d3_capsule_and_circle);

}  // namespace
}  // namespace jostle::bench
