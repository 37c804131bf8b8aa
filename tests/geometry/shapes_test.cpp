// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/geometry/shapes.h>

#include "geometry/random_shapes.h"

namespace jostle::test {
namespace {

TEST(Shapes, BoxRunsCounterClockwiseFromTheLowerLeft) {
    const Polygon box = Polygon::box(2.0f, 1.0f);
    ASSERT_EQ(box.count, 4);
    const Vec2 vertices[] = {{-2, -1}, {2, -1}, {2, 1}, {-2, 1}},
               normals[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(box.vertices[i], vertices[i]);
        EXPECT_EQ(box.normals[i], normals[i]);
    }
    EXPECT_EQ(box.centroid, (Vec2{0, 0}));
    EXPECT_EQ(box.radius, 0.0f);
    EXPECT_EQ(Polygon::rounded_box(2.0f, 1.0f, 0.25f).radius, 0.25f);
}

TEST(Shapes, OffsetBoxIsTurnedAboutItsCenter) {
    const Polygon box = Polygon::offset_box(2.0f, 1.0f, {10.0f, 20.0f}, Rot{0.0f, 1.0f}, 0.5f);
    EXPECT_EQ(box.vertices[0], (Vec2{11.0f, 18.0f}));
    EXPECT_EQ(box.vertices[1], (Vec2{11.0f, 22.0f}));
    EXPECT_EQ(box.normals[0], (Vec2{1.0f, 0.0f}));
    EXPECT_EQ(box.centroid, (Vec2{10.0f, 20.0f}));
    EXPECT_EQ(box.radius, 0.5f);
}

TEST(Shapes, RegularPolygonBeginsOnTheXAxis) {
    const Polygon hexagon = Polygon::regular(6, 2.0f);
    ASSERT_EQ(hexagon.count, 6);
    EXPECT_EQ(hexagon.vertices[0], (Vec2{2.0f, 0.0f}));
    for (int i = 0; i < 6; ++i) {
        EXPECT_NEAR(length(hexagon.vertices[i]), 2.0f, 1e-6f);
        EXPECT_NEAR(distance(hexagon.vertices[i], hexagon.vertices[(i + 1) % 6]), 2.0f, 1e-6f);
        EXPECT_NEAR(length(hexagon.normals[i]), 1.0f, 1e-6f);
    }
    EXPECT_NEAR(length(hexagon.centroid), 0.0f, 1e-6f);
    EXPECT_EQ(LargePolygon::regular(64, 1.0f).count, 64);
}

TEST(Shapes, FromHull) {
    const Vec2 points[] = {{0, 0}, {4, 0}, {4, 3}, {2, 1}, {0, 3}, {2, 0}, {4, 0}};
    const Polygon p = Polygon::from_hull(points, 0.1f);
    ASSERT_EQ(p.count, 4);
    EXPECT_EQ(p.vertices[0], (Vec2{0, 0}));
    EXPECT_EQ(p.vertices[2], (Vec2{4, 3}));
    EXPECT_EQ(p.centroid, (Vec2{2, 1.5f}));
    EXPECT_EQ(p.radius, 0.1f);
}

TEST(Shapes, WhatTheMakersMakeIsValid) {
    Random random(20260420);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        const RandomShape shape(random, random.uniform(0.1f, 100.0f), {});
        ASSERT_NO_THROW(validate(shape.geometry, "test")) << describe(shape.geometry);
    }
}

TEST(Shapes, BoundsAreTight) {
    Random random(20260421);
    SCOPED_TRACE(random.seed_text());
    for (int i = 0; i < 20000; ++i) {
        SCOPED_TRACE(i);
        const RandomShape shape(random, 2.0f, {});
        const Transform t{{random.uniform(-5, 5), random.uniform(-5, 5)},
                          Rot::from_angle(random.uniform(-4, 4))};
        const Core core = moved(core_of(shape.geometry), t);
        const Aabb<2> box = bounds(shape.geometry, t);
        EXPECT_NEAR(static_cast<double>(box.lower.x), least_along(core, {1, 0}) - core.radius, 3e-6);
        EXPECT_NEAR(static_cast<double>(box.lower.y), least_along(core, {0, 1}) - core.radius, 3e-6);
        EXPECT_NEAR(static_cast<double>(box.upper.x), core.radius - least_along(core, {-1, 0}), 3e-6);
        EXPECT_NEAR(static_cast<double>(box.upper.y), core.radius - least_along(core, {0, -1}), 3e-6);
        const Vec2 from{random.uniform(-3, 3), random.uniform(-3, 3)};
        double furthest = 0.0;
        for (const Point v : core_of(shape.geometry).vertices)
            furthest = std::fmax(furthest, length(v - widen(from)));
        EXPECT_NEAR(static_cast<double>(max_extent(shape.geometry, from)), furthest + core.radius, 3e-6);
    }
}

}  // namespace
}  // namespace jostle::test
