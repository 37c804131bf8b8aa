// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against shapes: values by hand, then random rays against points sampled along them.
#include <gtest/gtest.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>

#include <limits>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

struct RayCase {
    Geometry geometry;
    Vec2 origin, translation;
    bool hit;
    float fraction;
    Vec2 normal;
};

TEST(Ray, EntersByHand) {
    const float h = std::sqrt(0.5f);
    const RayCase cases[] = {
        {Circle{{1, 1}, 2}, {-5, 1}, {8, 0}, true, 0.5f, {-1, 0}},
        {Circle{{1, 1}, 2}, {-5, 3.001f}, {8, 0}, false, 0, {}},
        {Circle{{1, 1}, 2}, {-5, 3}, {8, 0}, true, 0.75f, {0, 1}},  // only just touches
        {Circle{{1, 1}, 2}, {-5, 1}, {-8, 0}, false, 0, {}},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {0.5f, 2}, {0, -3}, true, 0.5f, {0, 1}},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {0.5f, -2}, {0, 3}, true, 0.5f, {0, -1}},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {4, 0}, {-5, 0}, true, 0.5f, {1, 0}},
        {
            Capsule{{-1, 0}, {1, 0}, 0.5f},
            {4, 3},
            {-3, -3},
            true,
            1 - h / 6,
            {h, h},
        },
        {Segment{{0, 0}, {2, 0}}, {1, 3}, {0, -4}, true, 0.75f, {0, 1}},
        {Segment{{0, 0}, {2, 0}}, {1, -3}, {0, 4}, true, 0.75f, {0, -1}},
        {Segment{{0, 0}, {2, 0}}, {3, 3}, {0, -4}, false, 0, {}},
        {Segment{{0, 0}, {2, 0}}, {2, 3}, {0, -4}, true, 0.75f, {0, 1}},  // its end
        {Segment{{0, 0}, {2, 0}}, {5, 0}, {-4, 0}, true, 0.75f, {1, 0}},  // along it
        {Segment{{0, 0}, {2, 0}}, {-1, 0}, {-4, 0}, false, 0, {}},        // away from it
        {Segment{{0, 0}, {2, 0}}, {5, 0.5f}, {-4, 0}, false, 0, {}},      // beside it
        {Segment{{0, 0}, {2, 0}}, {1, 0}, {0, 1}, true, 0, {0, -1}},      // starts on it
        {Segment{{0, 0}, {2, 0}}, {1, 0}, {1, 0}, true, 0, {-1, 0}},
        {Segment{{0, 0}, {2, 0}}, {1, 0}, {0, 0}, false, 0, {}},  // a point
        {Polygon::box(2, 1), {-4, 0.5f}, {4, 0}, true, 0.5f, {-1, 0}},
        {Polygon::box(2, 1), {-4, 1}, {4, 0}, true, 0.5f, {-1, 0}},  // in its upper face
        {Polygon::box(2, 1), {-4, 1.001f}, {4, 0}, false, 0, {}},
        {Polygon::box(2, 1), {-4, -3}, {4, 4}, true, 0.5f, {0, -1}},  // into a corner
        {Polygon::box(2, 1), {0, 3}, {0, -1}, false, 0, {}},          // too short
        {Polygon::box(2, 1), {0, 3}, {0, -2}, true, 1, {0, 1}},
        {Polygon::rounded_box(2, 1, 0.5f), {0, 3.5f}, {0, -4}, true, 0.5f, {0, 1}},
        {Polygon::rounded_box(2, 1, 0.5f), {4, 3}, {-2, -2}, true, 1 - h / 4, {h, h}},
        {Polygon::rounded_box(2, 1, 0.5f), {4, 1.5f}, {-4, 0}, true, 0.5f, {0, 1}},  // along its upper face
    };
    for (const RayCase& c : cases) {
        SCOPED_TRACE(describe(c.geometry) + " and " + std::to_string(c.origin.x) + ", " +
                     std::to_string(c.origin.y));
        const ShapeRayHit found = ray_cast(c.geometry, {c.origin, c.translation});
        EXPECT_EQ(found.hit, c.hit);
        EXPECT_FALSE(found.started_inside);
        EXPECT_NEAR(found.fraction, c.fraction, 1.0e-6f);
        EXPECT_LE(distance(found.normal, c.normal), 1.0e-6f);
        if (!found.hit) continue;
        EXPECT_LE(distance(found.point, c.origin + c.fraction * c.translation), 1.0e-6f);
        // A largest fraction clips, and one that just reaches does not.
        EXPECT_TRUE(
            ray_cast(c.geometry, {c.origin, 0.5f * c.translation, 2.0f * found.fraction + 1.0e-5f}).hit);
        EXPECT_EQ(ray_cast(c.geometry, {c.origin, c.translation, 0.999f * found.fraction}).hit,
                  c.fraction == 0);
    }
}

TEST(Ray, StartsInside) {
    const LargePolygon large = LargePolygon::regular(32, 1);
    for (const Geometry& g :
         {Geometry(Circle{{}, 1}), Geometry(Capsule{{-1, 0}, {1, 0}, 1}), Geometry(Polygon::box(1, 1)),
          Geometry(Polygon::rounded_box(0.5f, 0.5f, 0.5f)), Geometry(large)}) {
        for (const Vec2 d : {Vec2{1, 0}, Vec2{0, -50}, Vec2{0, 0}}) {
            const ShapeRayHit found = ray_cast(g, {{0.5f, 0.25f}, d, 0.0f});
            EXPECT_TRUE(found.hit);
            EXPECT_TRUE(found.started_inside);
            EXPECT_EQ(found.fraction, 0);
            EXPECT_EQ(found.normal, Vec2{});
            EXPECT_EQ(found.point, (Vec2{0.5f, 0.25f}));
        }
    }
    // On the outline is inside, even if the ray leads away.
    EXPECT_TRUE(ray_cast(Circle{{}, 1}, {{1, 0}, {1, 0}}).started_inside);
    EXPECT_TRUE(ray_cast(Polygon::box(1, 1), {{1, 0.5f}, {1, 0}}).started_inside);
}

TEST(Ray, ASpeckHasANormalToo) {
    for (const float radius : {1.0e-45f, 1.0e-30f, 1.0e-8f}) {
        const ShapeRayHit hit = ray_cast(Circle{{}, radius}, {{-3, 4}, {6, -8}});
        ASSERT_TRUE(hit.hit) << radius;
        EXPECT_NEAR(hit.fraction, 0.5f, 1.0e-6f);
        EXPECT_NEAR(hit.normal.x, -0.6f, 1.0e-6f);
        EXPECT_NEAR(hit.normal.y, 0.8f, 1.0e-6f);
    }
}

TEST(Ray, WhatIsNoRayHitsNothing) {
    const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
    for (const Geometry& g : {Geometry(Circle{{}, 1}), Geometry(Capsule{{}, {1, 0}, 1}),
                              Geometry(Segment{{}, {1, 0}}), Geometry(Polygon::box(1, 1))}) {
        for (const float bad : {nan, inf, -inf}) {
            EXPECT_FALSE(ray_cast(g, {{bad, 0}, {1, 0}}).hit);
            EXPECT_FALSE(ray_cast(g, {{0, bad}, {1, 0}}).hit);
            EXPECT_FALSE(ray_cast(g, {{0, 0}, {bad, 0}}).hit);
            EXPECT_FALSE(ray_cast(g, {{0, 0}, {0, bad}}).hit);
        }
        EXPECT_FALSE(ray_cast(g, {{0, 0}, {1, 0}, nan}).hit);
        EXPECT_FALSE(ray_cast(g, {{0, 0}, {1, 0}, -1.0f}).hit);
        EXPECT_TRUE(ray_cast(g, {{0.25f, 4}, {0, -1}, inf}).hit);
        // The longest and the shortest.
        EXPECT_TRUE(ray_cast(g, {{0.25f, 3.0e38f}, {0, -3.2e38f}}).hit);
        EXPECT_FALSE(ray_cast(g, {{0.25f, 4}, {0, -1.0e-45f}}).hit);
    }
}

TEST(RayProperty, MeetsNothingBeforeItHits) {
    Random random(20260502);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 30000;
    int hits = 0, started_inside = 0;
    for (int i = 0; i < cases; ++i) {
        const float size = std::array<float, 5>{1e-3f, 0.1f, 1.0f, 10.0f, 1e3f}[random.below(5)];
        const RandomShape shape(random, size, {});
        const auto draw = [&](float most) {
            const float x = random.uniform(-most, most);
            return Vec2{x, random.uniform(-most, most)};
        };
        const Vec2 origin = draw((random.below(8) == 0 ? 0.5f : 3.0f) * size);
        // At a point of its outline, exactly or nearly, or anywhere.
        const Vec2 aim = closest_point(shape.geometry, draw(size)).point;
        Vec2 translation =
            random.below(3) == 0 ? draw(4.0f * size) : random.uniform(0.8f, 2.0f) * (aim - origin);
        if (random.below(4) == 0) translation.y = 0.0f;
        const ShapeRayHit found = ray_cast(shape.geometry, {origin, translation});
        const float tolerance = 2.0e-6f * size;
        SCOPED_TRACE(i);
        hits += found.hit;
        started_inside += found.started_inside;
        if (found.hit && !found.started_inside) {
            ASSERT_NEAR(length(found.normal), 1.0f, 1.0e-6f);
            ASSERT_LE(dot(found.normal, translation), tolerance);
            ASSERT_NEAR(signed_distance(shape.geometry, found.point), 0.0f, tolerance)
                << describe(shape.geometry);
        }
        const float until = found.hit ? found.fraction : 1.0f;
        for (int k = 0; k < 50; ++k) {
            const float f = until * static_cast<float>(k) / 50.0f;
            if (found.started_inside) break;
            ASSERT_GE(signed_distance(shape.geometry, origin + f * translation), -tolerance)
                << describe(shape.geometry);
        }
    }
    EXPECT_GE(hits, cases * 4 / 10);
    EXPECT_GE(started_inside, cases / 50);
}

TEST(Ray, WhereTheFractionIsBeyondAllFloatsNothingIsMet) {
    const Geometry shapes[] = {Circle{{5.5f, 5.5f}, 0.5f}, Segment{{5, 6}, {6, 5}},
                               Capsule{{5, 6}, {6, 5}, 0.3f}, Polygon::offset_box(0.5f, 0.5f, {5.5f, 5.5f})};
    for (const Geometry& shape : shapes) {
        for (const float d : {1.0e-38f, 1.0e-39f, 1.0e-40f}) {
            const Ray2 ray{{12.5f, 12.5f}, {-d, -d}, std::numeric_limits<float>::infinity()};
            const ShapeRayHit hit = ray_cast(shape, ray);
            EXPECT_TRUE(!hit.hit || hit.fraction <= std::numeric_limits<float>::max()) << d;
            EXPECT_EQ(ray_cast(shape, Transform{}, ray).hit, hit.hit) << d;
        }
        EXPECT_FALSE(
            ray_cast(shape, {{12.5f, 12.5f}, {-1.0e-40f, -1.0e-40f}, std::numeric_limits<float>::infinity()})
                .hit);
    }
}

}  // namespace
}  // namespace jostle::test
