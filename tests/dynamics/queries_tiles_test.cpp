// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts along shapes that lie flush: a floor of tiles is one surface.
#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>

#include "math/random.h"

namespace jostle::test {
namespace {

constexpr Vec2 kUp{0.0f, 1.0f};

void expect_near(Vec2 a, Vec2 b) {
    EXPECT_NEAR(a.x, b.x, 1.0e-5f);
    EXPECT_NEAR(a.y, b.y, 1.0e-5f);
}

/// Tiles of 1 m, their tops at y = 0, the seams at whole x; each raised by `lift`.
template <class Lift>
void add_floor(World& world, const Lift& lift, float gap = 0.0f) {
    const Body floor = world.create_body();
    for (int i = -50; i < 50; ++i)
        floor.create_shape(
            Polygon::offset_box(0.5f - 0.5f * gap, 0.5f, {static_cast<float>(i) + 0.5f, -0.5f + lift(i)}));
}

constexpr auto kLevel = [](int) { return 0.0f; };

TEST(QueriesTiles, BoxesThatGrazeTheFloorGetItsNormal) {
    World world;
    add_floor(world, kLevel);
    int hits = 0;
    for (const Vec2 c :
         {Vec2{1e-5f, -1e-5f}, {1e-5f, -1e-4f}, {1e-4f, -1e-4f}, {1e-3f, -0.01f}, {0.01f, -0.02f}}) {
        for (const float x : {-45.0f, -44.7f, -44.5f, -44.33f}) {
            for (const float angle : {0.0f, 0.3f, 1.0f}) {
                const Vec2 corner = rotate(Rot::from_angle(angle), {0.5f, 0.5f});
                const float height = max(abs(corner.x), abs(corner.y));
                for (const Geometry& shape :
                     {Geometry(Polygon::box(0.5f, 0.5f)), Geometry(Circle{{}, height}),
                      Geometry(Capsule{{-0.4f, 0}, {0.4f, 0}, 0.3f})}) {
                    const Transform at{{x, height + c.x}, Rot::from_angle(angle)};
                    const WorldHit hit = world.shape_cast_closest(
                        {.geometry = shape, .transform = at, .translation = {90, c.y}});
                    if (!hit || hit.started_inside) continue;
                    ++hits;
                    expect_near(hit.normal, kUp);
                }
            }
        }
    }
    EXPECT_GT(hits, 60);
}

TEST(QueriesTiles, RaysBetweenTilesGetTheNormalOfTheFloor) {
    for (const float gap : {0.0f, 1.0e-4f, 2.0e-3f}) {
        World world;
        add_floor(world, kLevel, gap);
        Random random(5);
        for (int i = 0; i < 2000; ++i) {
            const float seam = random.whole(-40, 40), slope = random.uniform(0.001f, 0.2f);
            // To the right tile's corner, or into the gap before it.
            const Vec2 to{seam + 0.5f * gap * random.uniform(-1.0f, 1.0f), 0.0f};
            const Vec2 way{1.0f, -slope};
            const WorldHit hit = world.ray_closest({to - 5.0f * way, 10.0f * way});
            ASSERT_TRUE(hit);
            expect_near(hit.normal, kUp);
        }
    }
}

/// Half a slop is 2.5 mm.
TEST(QueriesTiles, StepsOfMoreThanHalfASlopKeepTheirFace) {
    for (const bool is_step : {false, true}) {
        World world;
        const float height = is_step ? 0.005f : 0.002f;
        add_floor(world, [&](int i) { return i >= 0 ? height : 0.0f; });
        const WorldHit ray = world.ray_closest({{-2.0f, 0.5f * height}, {4.0f, 0.0f}});
        ASSERT_TRUE(ray);
        EXPECT_NEAR(ray.point.x, 0.0f, 1.0e-5f);
        expect_near(ray.normal, is_step ? Vec2{-1.0f, 0.0f} : kUp);
        const WorldHit box = world.shape_cast_closest({.geometry = Polygon::box(0.5f, 0.5f),
                                                       .transform = {{-2.0f, 0.5f + 0.4f * height}, {}},
                                                       .translation = {4, 0}});
        ASSERT_TRUE(box);
        EXPECT_NEAR(box.fraction, 1.5f / 4.0f, 1.0e-5f);
        expect_near(box.normal, is_step ? Vec2{-1.0f, 0.0f} : kUp);
    }
}

TEST(QueriesTiles, EndsInnerCornersAndHiddenNeighboursKeepTheirFaces) {
    World world;
    const Body floor = world.create_body();
    floor.create_shape(Polygon::offset_box(0.5f, 0.5f, {0.5f, -0.5f}), {.filter = {.category = 2}});
    const Shape right =
        floor.create_shape(Polygon::offset_box(0.5f, 0.5f, {1.5f, -0.5f}), {.filter = {.category = 4}});
    // The first tile's end, met just below the top.
    const WorldHit end = world.ray_closest({{-1.0f, -1.0e-3f}, {4.0f, 0.0f}});
    ASSERT_TRUE(end);
    expect_near(end.normal, {-1.0f, 0.0f});
    // The second one's, where the question is not about the first, which then covers nothing.
    const WorldHit alone = world.ray_closest({{0.5f, -1.0e-3f}, {4.0f, 0.0f}}, {.mask = 4});
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone.shape, right);
    expect_near(alone.normal, {-1.0f, 0.0f});
    // A wall on the floor: where the two meet, it keeps its normal.
    floor.create_shape(Polygon::offset_box(0.5f, 0.5f, {2.5f, 0.5f}));
    const WorldHit wall = world.ray_closest({{1.0f, 1.0e-3f}, {4.0f, 0.0f}});
    ASSERT_TRUE(wall);
    expect_near(wall.normal, {-1.0f, 0.0f});
}

/// The end of a segment, where another goes on.
TEST(QueriesTiles, SegmentsThatMeetAreOneLine) {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-4, 0}, {0, 0}});
    ground.create_shape(Segment{{0, 0}, {4, 0}});
    const Geometry box = Polygon::box(0.5f, 0.5f);
    for (const float lift : {1.0e-6f, 1.0e-5f, 1.0e-4f}) {
        const WorldHit hit = world.shape_cast_closest(
            {.geometry = box, .transform = {{-2.0f, 0.5f + lift}, {}}, .translation = {4.0f, -2.0f * lift}});
        ASSERT_TRUE(hit);
        expect_near(hit.normal, kUp);
    }
    // The line's own end is one.
    const WorldHit end = world.ray_closest({{6, 0}, {-4, 0}});
    ASSERT_TRUE(end);
    expect_near(end.normal, {1.0f, 0.0f});
}

}  // namespace
}  // namespace jostle::test
