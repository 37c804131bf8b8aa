// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Queries of random worlds against all shapes one by one: at the origin, 10 km and 90 km from it.
#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>

#include <algorithm>

#include "dynamics/query_worlds.h"

namespace jostle::test {
namespace {

constexpr int kWorlds = 8;  // at each place

/// Calls check(world, random) for each world. Each makes its own number of comparisons.
template <class Check>
void for_worlds(std::uint64_t seed, const Check& check) {
    for (const Vec2 middle : kMiddles) {
        for (int i = 0; i < kWorlds; ++i) {
            Random random(seed + static_cast<std::uint64_t>(i));
            SCOPED_TRACE(random.seed_text() + " at " + to_text(middle));
            const QueryWorld made(random, middle);
            EXPECT_EQ(made.world.check(), "");
            check(made, random);
            if (testing::Test::HasFailure()) return;
        }
    }
}

bool is_before(const WorldHit& a, const WorldHit& b) {
    return a.fraction != b.fraction ? a.fraction < b.fraction
                                    : a.shape.handle().index < b.shape.handle().index;
}

/// Two hits of one shape, or of two that are met at the same place to the last bit but one.
void expect_same(const WorldHit& hit, const WorldHit& expected) {
    ASSERT_EQ(hit.hit, expected.hit);
    if (!hit) return;
    EXPECT_EQ(hit.started_inside, expected.started_inside);
    EXPECT_NEAR(hit.fraction, expected.fraction, 2.0e-7f * (1.0f + expected.fraction));
    if (hit.fraction == expected.fraction) {
        EXPECT_EQ(hit.shape, expected.shape);
    }
}

std::vector<WorldHit> brute_ray(const QueryWorld& made, const Ray2& ray, const WorldQuery& query) {
    std::vector<WorldHit> hits;
    made.for_admitted(query, [&](const Shape& shape, const Geometry& geometry, const Transform& pose) {
        const ShapeRayHit hit = ray_cast(geometry, pose, ray);
        if (hit) hits.push_back({true, hit.started_inside, hit.fraction, hit.point, hit.normal, shape});
    });
    std::sort(hits.begin(), hits.end(), is_before);
    return hits;
}

TEST(QueriesBruteForce, Rays) {
    int compared = 0, hits = 0, inside = 0;
    for_worlds(100, [&](const QueryWorld& made, Random& random) {
        for (int i = 0; i < 1400; ++i) {
            const Vec2 from = made.point(random), to = made.point(random);
            const float end = random.below(2) == 0 ? 1.0f : random.uniform(0.0f, 3.0f);
            const Ray2 ray{from, to - from, end};
            const WorldQuery query = QueryWorld::query(random);
            const std::vector<WorldHit> all = brute_ray(made, ray, query);
            const WorldHit first = made.world.ray_closest(ray, query);
            expect_same(first, all.empty() ? WorldHit{} : all.front());
            EXPECT_EQ(made.world.ray_any(ray, query), !all.empty());
            WorldHit found[4];
            ASSERT_EQ(made.world.ray_all(ray, found, query), static_cast<int>(all.size()));
            for (std::size_t k = 0; k < std::min<std::size_t>(4, all.size()); ++k)
                expect_same(found[k], all[k]);
            ++compared;
            hits += first ? 1 : 0;
            inside += first.started_inside ? 1 : 0;
        }
    });
    EXPECT_EQ(compared, 33600);
    EXPECT_GT(hits, 15000);
    EXPECT_GT(inside, 2000);
}

/// The posed ray against the one in the shape's own frame.
TEST(QueriesBruteForce, PosedRaysAndPointsAreThoseOfTheShapesOwnFrame) {
    int compared = 0, hits = 0;
    for_worlds(200, [&](const QueryWorld& made, Random& random) {
        for (int i = 0; i < 40; ++i) {
            const Vec2 from = made.point(random), to = made.point(random);
            made.for_admitted({}, [&](const Shape&, const Geometry& geometry, const Transform& pose) {
                const Ray2 local{inverse_rotate(pose.q, from - pose.p), inverse_rotate(pose.q, to - from)};
                const ShapeRayHit a = ray_cast(geometry, local),
                                  b = ray_cast(geometry, pose, {from, to - from});
                const ClosestPoint c = closest_point(geometry, local.origin),
                                   d = closest_point(geometry, pose, from);
                EXPECT_NEAR(c.distance, d.distance, 1.0e-5f);
                ++compared;
                // Grazing rays may be told to hit and to pass.
                if (a.hit != b.hit) return;
                hits += a.hit ? 1 : 0;
                if (!a.hit || a.started_inside != b.started_inside) return;
                if (abs(dot(a.normal, local.translation)) > 0.1f * length(local.translation)) {
                    EXPECT_NEAR(a.fraction, b.fraction, 2.0e-5f);
                }
            });
        }
    });
    EXPECT_GT(compared, 50000);
    EXPECT_GT(hits, 2000);
}

template <class Region, class Test>
void expect_overlaps(const QueryWorld& made, const WorldQuery& query, const Test& test, const Region& ask) {
    std::vector<Shape> all;
    made.for_admitted(query, [&](const Shape& shape, const Geometry& geometry, const Transform& pose) {
        if (test(geometry, pose)) all.push_back(shape);
    });
    std::sort(all.begin(), all.end(),
              [](const Shape& a, const Shape& b) { return a.handle().index < b.handle().index; });
    ask(all);
}

TEST(QueriesBruteForce, OverlapsWithPointsAndShapes) {
    int compared = 0, found_in_all = 0;
    for_worlds(300, [&](const QueryWorld& made, Random& random) {
        for (int i = 0; i < 600; ++i) {
            const WorldQuery query = QueryWorld::query(random);
            const Vec2 point = made.point(random);
            Shape found[5];
            const auto expect = [&](int count, const std::vector<Shape>& all) {
                ASSERT_EQ(count, static_cast<int>(all.size()));
                for (std::size_t k = 0; k < std::min<std::size_t>(5, all.size()); ++k)
                    EXPECT_EQ(found[k], all[k]);
                ++compared;
                found_in_all += count;
            };
            expect_overlaps(
                made, query,
                [&](const Geometry& g, const Transform& pose) { return contains(g, pose, point); },
                [&](const std::vector<Shape>& all) {
                    expect(made.world.overlap(point, found, query), all);
                    EXPECT_EQ(made.world.overlap_any(point, query), !all.empty());
                });
            const RandomShape shape(random, random.uniform(0.2f, 4.0f), {});
            const Transform at{point, Rot::from_angle(random.uniform(-3.0f, 3.0f))};
            const DistanceProxy proxy(shape.geometry);
            expect_overlaps(
                made, query,
                [&](const Geometry& g, const Transform& pose) {
                    return overlap(proxy, DistanceProxy(g), inverse_compose(at, pose));
                },
                [&](const std::vector<Shape>& all) {
                    expect(made.world.overlap(shape.geometry, at, found, query), all);
                    EXPECT_EQ(made.world.overlap_any(shape.geometry, at, query), !all.empty());
                });
        }
    });
    EXPECT_EQ(compared, 28800);
    EXPECT_GT(found_in_all, 10000);
}

/// Boxes, by the distance of the shape from the box; what only just touches may be found or not.
TEST(QueriesBruteForce, OverlapsWithBoxes) {
    int compared = 0, touching = 0, found_in_all = 0;
    for_worlds(400, [&](const QueryWorld& made, Random& random) {
        for (int i = 0; i < 600; ++i) {
            const WorldQuery query = QueryWorld::query(random);
            const Vec2 a = made.point(random), b = a + made.point(random, 4.0f) - made.middle;
            // Corners on a grid touch tiles.
            const bool on_grid = i % 3 == 0;
            const auto snap = [&](float x) { return on_grid ? std::floor(x) : x; };
            const Aabb<2> box{{snap(min(a.x, b.x)), snap(min(a.y, b.y))},
                              {snap(max(a.x, b.x)), snap(max(a.y, b.y))}};
            Shape found[100];
            const int count = made.world.overlap(box, found, query);
            ASSERT_LE(count, 100);
            found_in_all += count;
            EXPECT_EQ(made.world.overlap_any(box, query), count > 0);
            EXPECT_TRUE(std::is_sorted(found, found + count, [](const Shape& s, const Shape& t) {
                return s.handle().index < t.handle().index;
            }));
            const Vec2 size = box.upper - box.lower;
            if (size.x < 0.01f || size.y < 0.01f) continue;
            const Geometry region = Polygon::box(0.5f * size.x, 0.5f * size.y);
            made.for_admitted(
                query, [&](const Shape& shape, const Geometry& geometry, const Transform& pose) {
                    const Vec2 from_lower = pose.p - box.lower;
                    const Transform shape_in_box{from_lower - 0.5f * size, pose.q};
                    const DistanceResult gap = distance(region, geometry, shape_in_box);
                    const Geometry smaller = Polygon::box(0.5f * size.x - 1.0e-4f, 0.5f * size.y - 1.0e-4f);
                    const bool is_found = std::find(found, found + count, shape) != found + count;
                    ++compared;
                    if (gap.distance > 1.0e-4f) {
                        EXPECT_FALSE(is_found);
                    } else if (overlap(smaller, geometry, shape_in_box)) {
                        EXPECT_TRUE(is_found);
                    } else {
                        ++touching;
                    }
                });
        }
    });
    EXPECT_GT(compared, 200000);
    EXPECT_GT(found_in_all, 10000);
    EXPECT_LT(touching, compared / 20);
}

TEST(QueriesBruteForce, Nearest) {
    int compared = 0;
    for_worlds(500, [&](const QueryWorld& made, Random& random) {
        for (int i = 0; i < 800; ++i) {
            const WorldQuery query = QueryWorld::query(random);
            const Vec2 point = made.point(random, i % 2 == 0 ? 13.0f : 100.0f);
            const float most =
                i % 3 == 0 ? random.uniform(0.0f, 4.0f) : std::numeric_limits<float>::infinity();
            struct One {
                float distance;
                Shape shape;
            };
            std::vector<One> all;
            made.for_admitted(
                query, [&](const Shape& shape, const Geometry& geometry, const Transform& pose) {
                    const float distance = max(closest_point(geometry, pose, point).distance, 0.0f);
                    if (distance <= most) all.push_back({distance, shape});
                });
            std::sort(all.begin(), all.end(), [](const One& a, const One& b) {
                return a.distance != b.distance ? a.distance < b.distance
                                                : a.shape.handle().index < b.shape.handle().index;
            });
            NearShape found[7];
            const int count = made.world.k_nearest(point, found, query, most);
            ASSERT_EQ(count, static_cast<int>(std::min<std::size_t>(7, all.size())));
            for (int k = 0; k < count; ++k) {
                const One& expected = all[static_cast<std::size_t>(k)];
                EXPECT_NEAR(found[k].distance, expected.distance, 2.0e-7f * (1.0f + expected.distance));
                if (found[k].distance == expected.distance) {
                    EXPECT_EQ(found[k].shape, expected.shape);
                }
                EXPECT_NEAR(distance(found[k].point, point), found[k].distance,
                            2.0e-5f + 3.0e-7f * length(point));
            }
            const NearShape one = made.world.closest(point, query, most);
            ASSERT_EQ(one.hit, count > 0);
            if (one) {
                EXPECT_EQ(one.shape, found[0].shape);
            }
            ++compared;
        }
    });
    EXPECT_EQ(compared, 19200);
}

TEST(QueriesBruteForce, BodiesInABox) {
    int compared = 0;
    for_worlds(600, [&](const QueryWorld& made, Random& random) {
        for (int i = 0; i < 200; ++i) {
            const WorldQuery query = QueryWorld::query(random);
            const Vec2 a = made.point(random), b = made.point(random);
            const Aabb<2> box{min(a, b), max(a, b)};
            Shape shapes[200];
            const int shape_count = made.world.overlap(box, shapes, query);
            ASSERT_LE(shape_count, 200);
            std::vector<std::uint32_t> expected;
            for (int k = 0; k < shape_count; ++k) expected.push_back(shapes[k].body().handle().index);
            std::sort(expected.begin(), expected.end());
            expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
            std::vector<std::uint32_t> bodies;
            made.world.bodies_in(
                box, [&](const Body& body) { bodies.push_back(body.handle().index); }, query);
            EXPECT_EQ(bodies, expected);
            Body few[3];
            EXPECT_EQ(made.world.bodies_in(box, few, query), static_cast<int>(expected.size()));
            for (std::size_t k = 0; k < std::min<std::size_t>(3, expected.size()); ++k)
                EXPECT_EQ(few[k].handle().index, expected[k]);
            ++compared;
        }
    });
    EXPECT_EQ(compared, 4800);
}

}  // namespace
}  // namespace jostle::test
