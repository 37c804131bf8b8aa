// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points against shapes: values by hand, then random shapes against brute force.
#include <gtest/gtest.h>
#include <jostle/geometry/point.h>

#include <limits>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

void expect_point_near(Vec2 a, Vec2 b) {
    EXPECT_NEAR(a.x, b.x, 1.0e-6f);
    EXPECT_NEAR(a.y, b.y, 1.0e-6f);
}

struct PointCase {
    Geometry geometry;
    Vec2 asked, point, normal;
    float distance;
};

TEST(Point, NearestOfTheOutlineByHand) {
    const float h = std::sqrt(0.5f);
    const PointCase cases[] = {
        {Circle{{1, 1}, 2}, {5, 1}, {3, 1}, {1, 0}, 2},
        {Circle{{1, 1}, 2}, {1, 2}, {1, 3}, {0, 1}, -1},
        {Circle{{1, 1}, 2}, {1, 1}, {1, 3}, {0, 1}, -2},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {0.25f, 2}, {0.25f, 0.5f}, {0, 1}, 1.5f},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {0.25f, -0.25f}, {0.25f, -0.5f}, {0, -1}, -0.25f},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {4, 4}, {1.3f, 0.4f}, {0.6f, 0.8f}, 4.5f},
        {Capsule{{-1, 0}, {1, 0}, 0.5f}, {0, 0}, {0, 0.5f}, {0, 1}, -0.5f},
        {Segment{{0, 0}, {2, 0}}, {1, 3}, {1, 0}, {0, 1}, 3},
        {Segment{{0, 0}, {2, 0}}, {1, -3}, {1, 0}, {0, -1}, 3},
        {Segment{{0, 0}, {2, 0}}, {5, 4}, {2, 0}, {0.6f, 0.8f}, 5},
        {Segment{{0, 0}, {2, 0}}, {1, 0}, {1, 0}, {0, 1}, 0},
        {Polygon::box(2, 1), {5, 0.5f}, {2, 0.5f}, {1, 0}, 3},
        {Polygon::box(2, 1), {5, 5}, {2, 1}, {0.6f, 0.8f}, 5},
        {Polygon::box(2, 1), {0, 0.5f}, {0, 1}, {0, 1}, -0.5f},
        {Polygon::box(2, 1), {2, 1}, {2, 1}, {1, 0}, 0},
        {Polygon::rounded_box(2, 1, 0.5f), {0, 0.5f}, {0, 1.5f}, {0, 1}, -1},
        {Polygon::rounded_box(2, 1, 0.5f), {0, 1.25f}, {0, 1.5f}, {0, 1}, -0.25f},
        {Polygon::rounded_box(2, 1, 0.5f), {4, 3}, {2 + 0.5f * h, 1 + 0.5f * h}, {h, h}, 2 / h - 0.5f},
    };
    for (const PointCase& c : cases) {
        SCOPED_TRACE(describe(c.geometry) + " and " + std::to_string(c.asked.x) + ", " +
                     std::to_string(c.asked.y));
        const ClosestPoint found = closest_point(c.geometry, c.asked);
        expect_point_near(found.point, c.point);
        expect_point_near(found.normal, c.normal);
        EXPECT_NEAR(found.distance, c.distance, 1.0e-6f);
        EXPECT_EQ(signed_distance(c.geometry, c.asked), found.distance);
        EXPECT_EQ(contains(c.geometry, c.asked), c.distance <= 0 && c.geometry.type != ShapeType::kSegment);
    }
}

TEST(Point, TheOutlineBelongsToTheShape) {
    EXPECT_TRUE(contains(Circle{{}, 0.5f}, {0.5f, 0}));
    EXPECT_FALSE(contains(Circle{{}, 0.5f}, {0.50001f, 0}));
    EXPECT_TRUE(contains(Polygon::box(2, 1), {2, 0}));
    EXPECT_FALSE(contains(Polygon::box(2, 1), {2.00001f, 0}));
    // Far out, where one step of a float is 8 mm.
    EXPECT_TRUE(contains(Circle{{9.0e4f, 9.0e4f}, 0.125f}, {9.0e4f + 0.125f, 9.0e4f}));
    EXPECT_FALSE(contains(Circle{{9.0e4f, 9.0e4f}, 0.125f}, {9.0e4f + 0.1328125f, 9.0e4f}));
}

TEST(Point, WhatIsNoNumberIsNowhere) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const LargePolygon large = LargePolygon::regular(9, 1);
    for (const Geometry& g : {Geometry(Circle{{}, 1}), Geometry(Capsule{{}, {1, 0}, 1}),
                              Geometry(Segment{{}, {1, 0}}), Geometry(Polygon::box(1, 1)), Geometry(large)}) {
        EXPECT_FALSE(contains(g, {nan, 0}));
        EXPECT_FALSE(contains(g, {0, nan}));
        EXPECT_FALSE(contains(g, {std::numeric_limits<float>::infinity(), 0}));
        EXPECT_FALSE(contains(g, {3.0e38f, -3.0e38f}));
    }
}

TEST(PointProperty, IsThatOfBruteForce) {
    Random random(20260501);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 100000;
    int inside = 0, near = 0;
    for (int i = 0; i < cases; ++i) {
        const float size = std::array<float, 5>{1e-3f, 0.1f, 1.0f, 10.0f, 1e3f}[random.below(5)];
        const Vec2 at =
            random.below(2) == 0 ? Vec2{} : Vec2{random.uniform(-90.0f, 90.0f) * size, 40.0f * size};
        const RandomShape shape(random, size, at);
        const Core core = core_of(shape.geometry);
        // A point about the shape, or one next to its outline.
        Point p = widen(at) + 1.5 * Point{static_cast<double>(random.uniform(-size, size)),
                                          static_cast<double>(random.uniform(-size, size))};
        const Vec2 asked =
            random.below(2) == 0 ? narrow_to(p) : closest_point(shape.geometry, narrow_to(p)).point;
        p = widen(asked);
        double truth = distance_to_outline(p, core) * (is_inside(p, core) ? -1.0 : 1.0) - core.radius;
        const ClosestPoint found = closest_point(shape.geometry, asked);
        const double rounding = 1.0e-6 * static_cast<double>(size) + 2.0e-7 * length(p);
        ASSERT_NEAR(static_cast<double>(found.distance), truth,
                    1.0e-6 * static_cast<double>(size) + 1.0e-7 * std::fabs(truth))
            << i << ' ' << describe(shape.geometry);
        ASSERT_NEAR(length(widen(found.normal)), 1.0, 1.0e-6) << i;
        ASSERT_NEAR(length(widen(found.point) - p), std::fabs(truth), rounding) << i;
        // The normal leads from the outline to the point, or back.
        ASSERT_NEAR(length(widen(found.point) + truth * widen(found.normal) - p), 0.0, 2.0 * rounding) << i;
        if (std::fabs(truth) > 1.0e-12) {
            ASSERT_EQ(contains(shape.geometry, asked),
                      truth < 0.0 && shape.geometry.type != ShapeType::kSegment)
                << i << ' ' << truth;
        }
        inside += truth < 0.0;
        near += std::fabs(truth) < 1.0e-3 * static_cast<double>(size);
    }
    EXPECT_GE(inside, cases / 10);
    EXPECT_GE(near, cases * 3 / 10);
}

}  // namespace
}  // namespace jostle::test
