// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts of shapes against one-sided segments: none goes from the front to the back, from behind all pass.
#include <gtest/gtest.h>
#include <jostle/geometry/distance_proxy.h>

#include <vector>

#include "dynamics/query_worlds.h"

namespace jostle::test {
namespace {

const Vec2 kAlongX[] = {{5, 0}, {0, 0}, {-5, 0}};

/// The front of the floor y = 0 looks up; it ends at x = 5 and x = -5.
World floor_world(int points = 2) {
    World world;
    const Vec2 ends[] = {kAlongX[0], kAlongX[2]};
    world.create_body().create_chain({.points = points == 2 ? ends : kAlongX, .count = points});
    return world;
}

/// All ways to ask for a cast, which must agree.
WorldHit cast_in(const World& world, const ShapeCast& cast) {
    const WorldHit hit = world.shape_cast_closest(cast);
    EXPECT_EQ(world.shape_cast_any(cast), hit.hit);
    WorldHit all[4];
    EXPECT_EQ(world.shape_cast_all(cast, all) > 0, hit.hit);
    WorldHit in_batch;
    world.shape_cast_closest({&cast, 1}, {&in_batch, 1});
    EXPECT_EQ(in_batch.hit, hit.hit);
    EXPECT_EQ(in_batch.fraction, hit.fraction);
    if (hit) {
        EXPECT_EQ(all[0].fraction, hit.fraction);
    }
    return hit;
}

/// The box's left side, at x = 6.2, comes to the end after 1.2 of 8 m, when the box is from -0.48 to 1.12
/// high: with a normal along the floor.
TEST(QueriesOneSided, OneThatComesToAnEndWithItsSideIsStoppedThere) {
    const World world = floor_world();
    const ShapeCast cast{
        .geometry = Polygon::box(0.8f, 0.8f), .transform = {{7, 0.5f}, {}}, .translation = {-8, -1.2f}};
    const WorldHit hit = cast_in(world, cast);
    ASSERT_TRUE(hit);
    EXPECT_FALSE(hit.started_inside);
    EXPECT_NEAR(hit.fraction, 0.15f, 1.0e-6f);
    EXPECT_NEAR(hit.point.x, 5.0f, 1.0e-5f);
    EXPECT_NEAR(hit.point.y, 0.0f, 1.0e-5f);
    EXPECT_NEAR(hit.normal.x, 1.0f, 1.0e-6f);
    EXPECT_NEAR(hit.normal.y, 0.0f, 1.0e-6f);
    // A turn by 0.01 rad moves the side by 0.5 mm there.
    ShapeCast turning = cast;
    turning.rotation = 0.01f;
    const WorldHit turned = cast_in(world, turning);
    ASSERT_TRUE(turned);
    EXPECT_NEAR(turned.fraction, 0.15f, 1.0e-4f);
}

/// Its middle has come around the end when it meets that: at (5.4, -0.3), 0.5 m from (5, 0).
TEST(QueriesOneSided, WhereACircleStartsDecides) {
    const World world = floor_world();
    ShapeCast cast{.geometry = Circle{{}, 0.5f}, .transform = {{9.4f, 0.2f}, {}}, .translation = {-8, -1}};
    const WorldHit hit = cast_in(world, cast);
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit.fraction, 0.5f, 1.0e-6f);
    EXPECT_NEAR(hit.normal.x, 0.8f, 1.0e-5f);
    EXPECT_NEAR(hit.normal.y, -0.6f, 1.0e-5f);
    // Behind the floor from the start.
    cast.transform.p = {7.72f, -0.01f};
    EXPECT_FALSE(cast_in(world, cast));
}

/// As a body at rest does, it overlaps the floor a little; it goes over the seam at x = 0, too.
TEST(QueriesOneSided, OneThatGoesAlongOrAwayIsNotHeld) {
    const World world = floor_world(3);
    ShapeCast cast{.geometry = Polygon::box(0.5f, 0.5f), .transform = {{3, 0.499f}, {}}};
    for (const Vec2 way : {Vec2{-6, 0}, Vec2{-6, 1}, Vec2{0, 3}}) {
        cast.translation = way;
        EXPECT_FALSE(cast_in(world, cast)) << to_text(way);
    }
    cast.translation = {-6, -0.5f};
    const WorldHit down = cast_in(world, cast);
    ASSERT_TRUE(down);
    EXPECT_TRUE(down.started_inside);
}

/// Its corners go down as it turns; they do not where it is lifted by more than they could.
TEST(QueriesOneSided, OneThatOverlapsCannotTurnIntoTheFloor) {
    const World world = floor_world();
    ShapeCast cast{
        .geometry = Polygon::box(0.5f, 0.5f), .transform = {{0, 0.499f}, {}}, .rotation = 0.25f * kPi};
    const WorldHit hit = cast_in(world, cast);
    ASSERT_TRUE(hit);
    EXPECT_TRUE(hit.started_inside);
    EXPECT_EQ(hit.fraction, 0.0f);
    // Corners 0.7071 m away go down by no more than 0.5554 m.
    cast.translation = {0, 0.57f};
    EXPECT_FALSE(cast_in(world, cast));
    cast.transform.p.y = -0.001f;
    cast.translation = {};
    EXPECT_FALSE(cast_in(world, cast)) << "from behind";
}

/// A float there is 8 mm: the box's middle is 0.5 mm in front of the floor, and 3.5 mm from its frame.
TEST(QueriesOneSided, TheSideIsExactFarFromTheOrigin) {
    World world;
    const Vec2 at{9.0e4f, 9.0e4f};
    world.create_body({.position = at}).create_shape(Segment{{5, 0.003f}, {-5, 0.003f}, {}, {}, true});
    ShapeCast cast{.geometry = Polygon::offset_box(0.5f, 0.5f, {0, 0.0035f}),
                   .transform = {at, {}},
                   .translation = {0, -2}};
    EXPECT_TRUE(cast_in(world, cast).started_inside);
    cast.geometry = Polygon::offset_box(0.5f, 0.5f, {0, 0.0025f});
    EXPECT_FALSE(cast_in(world, cast));
}

Geometry random_probe(Random& random) {
    const float a = random.uniform(0.1f, 0.8f), b = random.uniform(0.1f, 0.8f);
    switch (random.below(4)) {
        case 0:
            return Circle{{}, a};
        case 1:
            return Circle{{0.3f, -0.2f}, a};
        case 2:
            return Capsule{{-a, 0}, {a, 0.1f}, 0.3f * b};
        default:
            return Polygon::box(a, b);
    }
}

/// In its own frame.
Vec2 middle_of(const Geometry& geometry) {
    const DistanceProxy proxy(geometry);
    return proxy.origin + proxy.center;
}

/// A random shape, turned, whose middle goes straight from one place to another. It may turn on the way if
/// that is about its middle.
ShapeCast random_cast(Random& random, Vec2 from, Vec2 way) {
    ShapeCast cast{.geometry = random_probe(random), .translation = way};
    cast.transform.q = Rot::from_angle(random.uniform(-kPi, kPi));
    const Vec2 middle = middle_of(cast.geometry);
    cast.transform.p = from - rotate(cast.transform.q, middle);
    if (length(middle) < 1.0e-6f && random.below(2) == 0) cast.rotation = random.uniform(-2.0f, 2.0f);
    return cast;
}

/// Casts whose middles go through a segment, there and back.
TEST(QueriesOneSided, WhoseMiddleCrossesIsStoppedFromTheFrontAlone) {
    int crossing = 0;
    for (const Vec2 middle : kMiddles) {
        Random random(900);
        SCOPED_TRACE(random.seed_text() + " at " + to_text(middle));
        for (int i = 0; i < 4000; ++i) {
            const Vec2 half =
                random.uniform(0.5f, 2.0f) * Rot::from_angle(random.uniform(-kPi, kPi)).x_axis();
            World world;
            world.create_body({.position = middle}).create_shape(Segment{-half, half, {}, {}, true});
            const Vec2 front = normalized(right_perpendicular(half));
            const Vec2 way = Rot::from_angle(random.uniform(-kPi, kPi)).x_axis();
            // So steep, and so far from the ends, that rounding 90 km away decides nothing.
            if (-dot(way, front) < 0.15f) continue;
            ++crossing;
            const float ahead = random.uniform(0.5f, 5.0f), behind = random.uniform(0.5f, 3.0f);
            const Vec2 from = middle + random.uniform(-0.8f, 0.8f) * half - ahead * way;
            ShapeCast cast = random_cast(random, from, (ahead + behind) * way);
            const WorldHit hit = cast_in(world, cast);
            ASSERT_TRUE(hit) << i;
            EXPECT_LE(hit.fraction, (ahead + 0.1f) / (ahead + behind)) << i;
            cast.transform.p += cast.translation;
            cast.translation = -cast.translation;
            ASSERT_FALSE(cast_in(world, cast)) << i;
        }
    }
    EXPECT_GT(crossing, 4000);
}

/// The thorn's tip at x = -2 leans downwards: the box, above it, comes at the tip after 1.2 of 5 m with a
/// side to which the thorn's upper face shows its back.
TEST(QueriesOneSided, TheTipOfALeaningThornIsMet) {
    World world;
    const Vec2 thorn[] = {{-2, 0}, {2, -1}, {2, -0.1f}};
    world.create_body().create_chain({.points = thorn, .count = 3, .is_loop = true});
    const WorldHit hit = cast_in(
        world, {.geometry = Polygon::box(0.8f, 0.8f), .transform = {{-4, 0.6f}, {}}, .translation = {5, -1}});
    ASSERT_TRUE(hit);
    EXPECT_NEAR(hit.fraction, 0.24f, 1.0e-6f);
    EXPECT_NEAR(hit.point.x, -2.0f, 1.0e-5f);
    EXPECT_NEAR(hit.normal.x, -1.0f, 1.0e-6f);
}

/// Stars of 3 to 7 points around the origin, solid inside.
TEST(QueriesOneSided, NoneComesIntoALoop) {
    Random random(950);
    int casts = 0;
    for (int i = 0; i < 6000; ++i) {
        const int count = 3 + static_cast<int>(random.below(5));
        std::vector<Vec2> points;
        for (int k = 0; k < count; ++k) {
            const float angle =
                2.0f * kPi * (static_cast<float>(k) + random.uniform(0.0f, 0.4f)) / static_cast<float>(count);
            points.push_back(random.uniform(1.0f, 3.0f) * Rot::from_angle(angle).x_axis());
        }
        World world;
        world.create_body().create_chain({.points = points.data(), .count = count, .is_loop = true});
        const Vec2 from = random.uniform(4.5f, 9.0f) * Rot::from_angle(random.uniform(-kPi, kPi)).x_axis();
        const ShapeCast cast = random_cast(random, from, -from);
        if (world.overlap_any(cast.geometry, cast.transform)) continue;
        ++casts;
        ASSERT_TRUE(cast_in(world, cast)) << i << " of " << random.seed_text();
    }
    EXPECT_GT(casts, 5900);
}

/// A figure that stands on a chain, as deep in it as contacts leave it, looks ahead along it: to no seam.
TEST(QueriesOneSided, OneThatStandsOnAChainIsCastAlongItPastAllSeams) {
    World world;
    std::vector<Vec2> points;
    for (int i = 0; i <= 40; ++i) points.push_back({20.0f - static_cast<float>(i), 0});
    world.create_body().create_chain({.points = points.data(), .count = 41});
    const Geometry figures[] = {Capsule{{0, -0.4f}, {0, 0.4f}, 0.5f}, Circle{{0, -0.4f}, 0.5f},
                                Polygon::rounded_box(0.4f, 0.8f, 0.1f), Polygon::box(0.5f, 0.9f)};
    for (const Geometry& figure : figures) {
        for (int i = 0; i < 100; ++i) {
            const float x = -8.0f + 0.083f * static_cast<float>(i),
                        deep = 0.0001f * static_cast<float>(i % 50);
            for (const float way : {5.0f, -5.0f}) {
                const Transform pose{{x, 0.9f - deep}, {}};
                EXPECT_FALSE(world.shape_cast_closest({figure, pose, {way, 0}})) << x << ", " << deep;
                EXPECT_FALSE(world.shape_cast_closest({figure, pose, {way, 0.3f}})) << x << ", " << deep;
                EXPECT_TRUE(world.shape_cast_closest({figure, pose, {way, -0.3f}})) << x << ", " << deep;
            }
        }
    }
}

/// Rounding turns each segment of a slope a little out of the line, into the figure's way or out of that.
/// Down by a hundredth of the way is into the ground.
TEST(QueriesOneSided, OneThatStandsOnASlopeIsCastAlongItPastAllSeamsAndTheEnd) {
    const Geometry figures[] = {Capsule{{0, -0.4f}, {0, 0.4f}, 0.5f}, Circle{{0, -0.4f}, 0.5f},
                                Polygon::rounded_box(0.4f, 0.8f, 0.1f), Polygon::box(0.5f, 0.9f)};
    for (int turn = 0; turn < 360; turn += 3) {
        const Rot slope = Rot::from_angle(kPi / 180.0f * static_cast<float>(turn));
        World world;
        std::vector<Vec2> points;
        for (int i = 0; i <= 40; ++i)
            points.push_back(Vec2{3, 2} + rotate(slope, {20.0f - static_cast<float>(i), 0}));
        world.create_body().create_chain({.points = points.data(), .count = 41});
        const auto cast = [&](const Geometry& figure, float x, float deep, Vec2 way) {
            const Transform pose{Vec2{3, 2} + rotate(slope, {x, 0.9f - deep}), slope};
            return cast_in(world, {figure, pose, rotate(slope, way)});
        };
        for (const Geometry& figure : figures) {
            for (int i = 0; i < 12; ++i) {
                const float x = -8.0f + 1.283f * static_cast<float>(i),
                            deep = 0.0004f * static_cast<float>(i);
                for (const float way : {0.1f, -0.1f, 5.0f, -5.0f, 40.0f, -40.0f}) {
                    ASSERT_FALSE(cast(figure, x, deep, {way, 0})) << turn << ", " << x << ", " << way;
                    ASSERT_TRUE(cast(figure, x, deep + 1e-5f, {way, -0.01f * math::abs(way)}))
                        << turn << ", " << x << ", " << way;
                }
            }
        }
    }
}

/// Along each side of a square of 20 m, made of segments of 1 m, from its middle to beyond its corner.
TEST(QueriesOneSided, OneThatStandsOnALoopIsCastAlongItsSides) {
    for (int turn = 0; turn < 90; turn += 2) {
        World world;
        std::vector<Vec2> points;
        const auto side = [&](int number) {
            return Rot::from_angle(kPi / 180.0f * static_cast<float>(turn + 90 * number));
        };
        // Counter-clockwise: the ground is inside.
        for (int k = 0; k < 4; ++k)
            for (int i = 0; i < 20; ++i)
                points.push_back(rotate(side(k), {10.0f - static_cast<float>(i), 10}));
        world.create_body().create_chain({.points = points.data(), .count = 80, .is_loop = true});
        for (int k = 0; k < 4; ++k) {
            for (const float way : {5.0f, -5.0f, 30.0f, -30.0f}) {
                const Transform pose{rotate(side(k), {0.3f, 10.499f}), side(k)};
                const Geometry box = Polygon::box(0.5f, 0.5f);
                EXPECT_FALSE(cast_in(world, {box, pose, rotate(side(k), {way, 0})})) << turn << ", " << way;
                EXPECT_TRUE(cast_in(world, {box, pose, rotate(side(k), {way, -0.1f})}))
                    << turn << ", " << way;
            }
        }
    }
}

}  // namespace
}  // namespace jostle::test
