// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Queries of small worlds, by hand: each verb, filters, sensors, order, refusals.
#include <gtest/gtest.h>

#include "support/expect_refused.h"
#include "support/extremes.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

Shape first_shape_of(const Body& body) {
    return body.shapes().front();
}

/// A box, a ball and a post from left to right at x = 0, 4, 8; a zone, which is a sensor, around the ball.
struct Row {
    World world{WorldDef{.gravity = {0.0f, 0.0f}}};
    Shape box = first_shape_of(add_static(world, {0, 0}, Polygon::box(1, 1)));
    Shape ball = first_shape_of(add_dynamic(world, {4, 0}, Circle{{}, 0.5f}, {.filter = {.category = 2}}));
    Shape post = first_shape_of(
        add_static(world, {8, 0}, Segment{{0, -2}, {0, 2}}, {.filter = {.category = 4, .mask = 8}}));
    Shape zone = first_shape_of(add_static(world, {4, 0}, Polygon::box(1, 1), {.is_sensor = true}));
};

TEST(Queries, RaysByHand) {
    const Row row;
    const Ray2 ray{{-5, 0.25f}, {20, 0}};
    const WorldHit first = row.world.ray_closest(ray);
    ASSERT_TRUE(first);
    EXPECT_EQ(first.shape, row.box);
    EXPECT_FLOAT_EQ(first.fraction, 0.2f);
    EXPECT_EQ(first.point, (Vec2{-1, 0.25f}));
    EXPECT_EQ(first.normal, (Vec2{-1, 0}));
    EXPECT_FALSE(first.started_inside);
    WorldHit all[4];
    ASSERT_EQ(row.world.ray_all(ray, all), 3);
    EXPECT_EQ(all[0].shape, row.box);
    EXPECT_EQ(all[1].shape, row.ball);
    EXPECT_NEAR(all[1].point.x, 4.0f - std::sqrt(0.25f - 0.0625f), 1.0e-6f);
    EXPECT_EQ(all[2].shape, row.post);
    EXPECT_EQ(all[2].normal, (Vec2{-1, 0}));
    ASSERT_EQ(row.world.ray_all(ray, all, {.sensors = true}), 4);
    EXPECT_EQ(all[1].shape, row.zone);
    EXPECT_TRUE(row.world.ray_any({{-5, 0}, {4, 0}}));
    EXPECT_FALSE(row.world.ray_any({{-5, 0}, {3.99f, 0}}));
    // From inside: at once, without a normal. With an end that may not be reached.
    const WorldHit inside = row.world.ray_closest({{0.5f, 0}, {1, 0}, kInfinity});
    EXPECT_TRUE(inside.started_inside);
    EXPECT_EQ(inside.fraction, 0.0f);
    EXPECT_EQ(inside.normal, Vec2{});
    EXPECT_EQ(row.world.ray_closest({{2, 0}, {1, 0}, kInfinity}).shape, row.ball);
}

TEST(Queries, FiltersWorkAsThoseOfShapes) {
    const Row row;
    const Ray2 ray{{-5, 0}, {20, 0}};
    EXPECT_EQ(row.world.ray_closest(ray, {.mask = 2}).shape, row.ball);
    EXPECT_EQ(row.world.ray_closest(ray, {.mask = 6}).shape, row.ball);
    // The post wants to meet category 8 alone.
    EXPECT_EQ(row.world.ray_closest(ray, {.category = 8, .mask = 4}).shape, row.post);
    EXPECT_FALSE(row.world.ray_closest(ray, {.category = 1, .mask = 4}));
    EXPECT_FALSE(row.world.ray_closest(ray, {.mask = 16}));
    const Shape ball = row.ball;
    const WorldQuery not_the_ball{.mask = 2 | 4,
                                  .predicate = [&](const Shape& shape) { return shape != ball; }};
    EXPECT_EQ(row.world.ray_closest(ray, not_the_ball).shape, row.post);
    EXPECT_FALSE(row.world.overlap_any({4, 0}, not_the_ball));
    EXPECT_EQ(row.world.closest({4, 0}, not_the_ball).shape, row.post);
    EXPECT_EQ(row.world.closest({4, 0}, {.mask = 1, .sensors = true}).shape, row.zone);
}

TEST(Queries, OverlapsByHand) {
    const Row row;
    Shape found[3];
    EXPECT_EQ(row.world.overlap({1, 1}, found), 1);
    EXPECT_EQ(found[0], row.box);
    EXPECT_EQ(row.world.overlap({8, 0}, found), 0) << "a segment contains no point";
    EXPECT_EQ(row.world.overlap(Aabb<2>{{1, -1}, {8, 1}}, found), 3) << "touching counts";
    EXPECT_EQ(found[0], row.box);
    EXPECT_EQ(found[1], row.ball);
    EXPECT_EQ(found[2], row.post);
    // Larger than any world, and flat, and a point.
    EXPECT_EQ(row.world.overlap(Aabb<2>{{-1e30f, -1e30f}, {1e30f, 1e30f}}, found), 3);
    EXPECT_EQ(row.world.overlap(Aabb<2>{{4, 0.5f}, {9, 0.5f}}, found), 2);
    EXPECT_EQ(row.world.overlap(Aabb<2>{{8, 1}, {8, 1}}, found), 1);
    EXPECT_EQ(found[0], row.post);
    // The corner of the ball's box, where no ball is.
    EXPECT_EQ(row.world.overlap(Aabb<2>{{4.4f, 0.4f}, {5, 1}}, found), 0);
    const Geometry disc = Circle{{}, 1.0f};
    EXPECT_EQ(row.world.overlap(disc, {{2, 0}, {}}, found), 1);
    EXPECT_EQ(row.world.overlap(disc, {{2.5f, 0}, {}}, found), 1);
    EXPECT_EQ(found[0], row.ball);
    EXPECT_FALSE(row.world.overlap_any(disc, {{6.25f, 0}, {}}));
    // Too small a span keeps the first ones; a visitor sees all in order, until it has enough.
    Shape one[1];
    EXPECT_EQ(row.world.overlap(Aabb<2>{{-9, -9}, {9, 9}}, one), 3);
    EXPECT_EQ(one[0], row.box);
    std::vector<Shape> seen;
    EXPECT_EQ(
        row.world.overlap(Aabb<2>{{-9, -9}, {9, 9}}, [&](const Shape& shape) { seen.push_back(shape); }), 3);
    EXPECT_EQ(seen, (std::vector<Shape>{row.box, row.ball, row.post}));
    EXPECT_EQ(row.world.overlap(Aabb<2>{{-9, -9}, {9, 9}}, [&](const Shape&) { return Visit::kStop; }), 1);
}

TEST(Queries, NearestByHand) {
    const Row row;
    const NearShape near = row.world.closest({2, 3});
    ASSERT_TRUE(near);
    EXPECT_EQ(near.shape, row.box);
    EXPECT_FLOAT_EQ(near.distance, std::sqrt(5.0f));
    EXPECT_EQ(near.point, (Vec2{1, 1}));
    EXPECT_FLOAT_EQ(near.normal.x, 1.0f / std::sqrt(5.0f));
    NearShape found[4];
    ASSERT_EQ(row.world.k_nearest({3, 0}, found), 3);
    EXPECT_EQ(found[0].shape, row.ball);
    EXPECT_FLOAT_EQ(found[0].distance, 0.5f);
    EXPECT_EQ(found[1].shape, row.box);
    EXPECT_EQ(found[2].shape, row.post);
    EXPECT_EQ(row.world.k_nearest({3, 0}, found, {}, 2.0f), 2) << "2 m itself counts";
    const NearShape inside = row.world.closest({4.25f, 0});
    EXPECT_EQ(inside.distance, 0.0f);
    EXPECT_EQ(inside.point, (Vec2{4.25f, 0}));
    EXPECT_EQ(inside.normal, Vec2{});
    EXPECT_FALSE(row.world.closest({3, 0}, {.mask = 32}));
    EXPECT_EQ(row.world.k_nearest({3, 0}, std::span<NearShape>{}), 0);
}

/// A star: its long thin arms have boxes that are nearer than itself.
TEST(Queries, NearestIsByTheShapeNotByItsBox) {
    World world;
    const Body arm = add_static(world, {0, 0}, Capsule{{-5, -5}, {5, 5}, 0.1f});
    const Body dot = add_static(world, {4, -4}, Circle{{}, 0.1f});
    EXPECT_EQ(world.closest({2.5f, -2.5f}).shape, first_shape_of(dot));
    EXPECT_EQ(world.closest({1.5f, -1.5f}).shape, first_shape_of(arm));
}

TEST(Queries, BodiesEachOnce) {
    World world;
    const Body wide = world.create_body();
    for (int i = 0; i < 20; ++i) wide.create_shape(Circle{{static_cast<float>(i), 0}, 0.4f});
    const Body other = add_dynamic(world, {3, 2}, Circle{{}, 0.5f});
    Body found[3];
    EXPECT_EQ(world.bodies_in({{-1, -1}, {30, 3}}, found), 2);
    EXPECT_EQ(found[0], wide);
    EXPECT_EQ(found[1], other);
    EXPECT_EQ(world.bodies_in({{-1, -1}, {30, 1}}, found), 1);
    EXPECT_EQ(world.bodies_in({{-1, 5}, {30, 6}}, found), 0);
}

/// More than a pass has room for.
TEST(Queries, ThousandsComeInOrder) {
    World world;
    const Body body = world.create_body();
    for (int i = 0; i < 1500; ++i)
        (i % 3 == 0 ? world.create_body() : body)
            .create_shape(Circle{{0.01f * static_cast<float>((i * 7) % 1500), 0}, 1.0f});
    std::uint32_t next = 0;
    EXPECT_EQ(world.overlap(Aabb<2>{{-9, -9}, {99, 9}},
                            [&](const Shape& s) { EXPECT_EQ(s.handle().index, next++); }),
              1500);
    int bodies = 0;
    std::uint32_t last = 0;
    EXPECT_EQ(world.bodies_in({{-9, -9}, {99, 9}},
                              [&](const Body& b) {
                                  EXPECT_TRUE(bodies++ == 0 || b.handle().index > last);
                                  last = b.handle().index;
                              }),
              501);
    float fraction = -1.0f;
    EXPECT_EQ(world.ray_all({{-9, 0}, {99, 0}},
                            [&](const WorldHit& hit) {
                                EXPECT_GT(hit.fraction, fraction);
                                fraction = hit.fraction;
                            }),
              1500);
}

/// Two shapes at one place: the lower slot comes first, whichever tree it lies in.
TEST(Queries, TiesGoByTheSlot) {
    for (const bool moves : {false, true}) {
        World world;
        const Shape first = first_shape_of(moves ? add_dynamic(world, {0, 0}, Polygon::box(1, 1))
                                                 : add_static(world, {0, 0}, Polygon::box(1, 1)));
        const Shape second = first_shape_of(moves ? add_static(world, {0, 0}, Polygon::box(1, 1))
                                                  : add_dynamic(world, {0, 0}, Polygon::box(1, 1)));
        WorldHit hits[2];
        EXPECT_EQ(world.ray_all({{-5, 0}, {10, 0}}, hits), 2);
        EXPECT_EQ(hits[0].shape, first);
        EXPECT_EQ(hits[1].shape, second);
        EXPECT_EQ(world.ray_closest({{-5, 0}, {10, 0}}).shape, first);
        EXPECT_EQ(world
                      .shape_cast_closest(
                          {.geometry = Circle{{}, 0.5f}, .transform = {{-5, 0}, {}}, .translation = {10, 0}})
                      .shape,
                  first);
        EXPECT_EQ(world.closest({5, 0}).shape, first);
    }
}

TEST(Queries, CastsByHand) {
    const Row row;
    const Geometry box = Polygon::box(0.5f, 0.5f);
    const WorldHit hit = row.world.shape_cast_closest(
        {.geometry = box, .transform = {{-5, 0.25f}, {}}, .translation = {10, 0}});
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit.shape, row.box);
    EXPECT_FLOAT_EQ(hit.fraction, 0.35f);
    EXPECT_EQ(hit.normal, (Vec2{-1, 0}));
    WorldHit all[3];
    EXPECT_EQ(row.world.shape_cast_all(
                  {.geometry = box, .transform = {{-5, 0.25f}, {}}, .translation = {20, 0}}, all),
              3);
    EXPECT_EQ(all[1].shape, row.ball);
    EXPECT_EQ(all[2].shape, row.post);
    // A ball of radius 1 past the box's corner at (1, 1): at a height of 1.6 it meets it 0.8 m before.
    const WorldHit round = row.world.shape_cast_closest(
        {.geometry = Circle{{}, 1}, .transform = {{5, 1.6f}, {}}, .translation = {-10, 0}}, {.mask = 1});
    ASSERT_TRUE(round);
    EXPECT_NEAR(round.fraction, 0.32f, 1.0e-6f);
    EXPECT_NEAR(round.normal.x, 0.8f, 1.0e-6f);
    EXPECT_NEAR(round.point.y, 1.0f, 1.0e-6f);
    EXPECT_FALSE(row.world.shape_cast_any(
        {.geometry = Circle{{}, 1}, .transform = {{5, 2.01f}, {}}, .translation = {-10, 0}}, {.mask = 1}));
    const WorldHit inside =
        row.world.shape_cast_closest({.geometry = box, .transform = {{1.25f, 0}, {}}, .translation = {9, 0}});
    EXPECT_TRUE(inside.started_inside);
    EXPECT_EQ(inside.shape, row.box);
}

/// Its front looks down: the chain runs from left to right.
TEST(Queries, OneSidedChainsStopCastsFromTheirFrontAlone) {
    World world;
    const Vec2 points[] = {{-2, 0}, {0, 0}, {2, 0}, {4, 0}};
    world.create_body().create_chain({.points = points, .count = 4});
    const Geometry ball = Circle{{}, 0.5f};
    const Geometry box = Polygon::box(0.5f, 0.5f);
    EXPECT_TRUE(world.ray_any({{1, -2}, {0, 4}}));
    EXPECT_FALSE(world.ray_any({{1, 2}, {0, -4}}));
    for (const Geometry& shape : {ball, box}) {
        for (const float turn : {0.0f, 0.01f}) {
            EXPECT_TRUE(world.shape_cast_any(
                {.geometry = shape, .transform = {{1, -2}, {}}, .translation = {0, 4}, .rotation = turn}));
            EXPECT_FALSE(world.shape_cast_any(
                {.geometry = shape, .transform = {{1, 2}, {}}, .translation = {0, -4}, .rotation = turn}));
        }
    }
    EXPECT_TRUE(world.overlap_any(box, {{1, 0.25f}, {}})) << "what overlaps asks for no side";
}

TEST(Queries, DisabledBodiesAreNotFoundAndSleepingOnesAre) {
    World world;
    const Body body = add_dynamic(world, {0, 0}, Circle{{}, 1});
    const Body asleep = world.create_body({.type = BodyType::kDynamic, .position = {0, 5}, .awake = false});
    asleep.create_shape(Circle{{}, 1});
    EXPECT_TRUE(world.overlap_any({0, 0}));
    EXPECT_TRUE(world.overlap_any({0, 5}));
    body.set_enabled(false);
    EXPECT_FALSE(world.overlap_any({0, 0}));
    body.set_enabled(true);
    EXPECT_TRUE(world.overlap_any({0, 0}));
}

/// Edits that a tile's word in the tree depends on.
TEST(Queries, TilesAreFoundAsTheyAreAfterEdits) {
    World world;
    const Body body = add_static(world, {0, 0}, Polygon::box(1, 1));
    const Shape tile = first_shape_of(body);
    EXPECT_TRUE(world.overlap_any({0.9f, 0.9f}));
    body.set_transform({{0, 0}, Rot::from_angle(0.25f * kPi)});
    EXPECT_FALSE(world.overlap_any({0.9f, 0.9f}));
    EXPECT_TRUE(world.overlap_any({1.3f, 0}));
    body.set_transform({});
    tile.set_sensor(true);
    EXPECT_FALSE(world.overlap_any({0.9f, 0.9f}));
    EXPECT_TRUE(world.overlap_any({0.9f, 0.9f}, {.sensors = true}));
    tile.set_sensor(false);
    tile.set_filter({.category = 2, .mask = 4, .group = 7});
    EXPECT_FALSE(world.overlap_any({0.9f, 0.9f}, {.mask = 1}));
    EXPECT_FALSE(world.overlap_any({0.9f, 0.9f}, {.category = 2, .mask = 2}));
    EXPECT_TRUE(world.overlap_any({0.9f, 0.9f}, {.category = 4, .mask = 2}));
    tile.set_geometry(Circle{{}, 1});
    EXPECT_FALSE(world.overlap_any({0.9f, 0.9f}));
    tile.set_geometry(Polygon::box(1, 1));
    world.shift_origin({1.0f / 3.0f, 77777.7f});
    EXPECT_EQ(world.check(), "");
    EXPECT_TRUE(world.overlap_any(body.position()));
    world.destroy(tile);
    EXPECT_FALSE(world.overlap_any(body.position()));
}

/// The tree's box and the shape are rounded by themselves: here the one's side would lie 8 mm from the
/// other's.
TEST(Queries, TilesAreFoundToTheirSidesAfterAShift) {
    World world;
    const Body body = world.create_body({.position = {12.6875f, 0.0f}});
    body.create_shape(Polygon::box(1.5703125f, 1.0f));
    world.shift_origin({-65524.996f, 0.0f});
    EXPECT_EQ(world.check(), "");
    EXPECT_EQ(body.position().x + 1.5703125f, 65539.2578125f);
    EXPECT_TRUE(world.overlap_any({65539.2578125f, 0.0f}));
    EXPECT_FALSE(world.overlap_any({65539.2734375f, 0.0f}));
}

TEST(Queries, BadArgumentsAreRefused) {
    const Row row;
    const World& world = row.world;
    const Geometry ball = Circle{{}, 1};
    WorldHit hits[2];
    expect_refused("World::ray_closest", "ray.origin", [&] { (void)world.ray_closest({{kNan, 0}, {1, 0}}); });
    expect_refused("World::ray_any", "ray.translation", [&] {
        (void)world.ray_any({{0, 0}, {kInfinity, 0}});
    });
    expect_refused("World::ray_all", "ray.max_fraction", [&] {
        (void)world.ray_all({{0, 0}, {1, 0}, -1}, hits);
    });
    expect_refused("World::shape_cast_closest", "cast.translation", [&] {
        (void)world.shape_cast_closest({.geometry = ball, .translation = {kNan, 0}});
    });
    expect_refused("World::shape_cast_any", "cast.rotation",
                   [&] { (void)world.shape_cast_any({.geometry = ball, .rotation = 2000.0f}); });
    expect_refused("World::shape_cast_any", "cast.max_fraction", [&] {
        (void)world.shape_cast_any({.geometry = ball, .rotation = 1.0f, .max_fraction = 2.0f});
    });
    expect_refused("World::shape_cast_all", "cast.transform", [&] {
        (void)world.shape_cast_all({.geometry = ball, .transform = {{}, {2, 0}}}, hits);
    });
    expect_refused("World::overlap_any", "box", [&] { (void)world.overlap_any(Aabb<2>{{1, 0}, {0, 1}}); });
    expect_refused("World::closest", "max_distance", [&] { (void)world.closest({0, 0}, {}, -1.0f); });
    expect_refused(
        "World::ray_closest", "found", [&] { world.ray_closest(std::vector<Ray2>(3), hits); }, "3");
    std::vector<Ray2> rays(2, Ray2{{0, 0}, {1, 0}});
    rays[1].origin.y = kNan;
    expect_refused("World::ray_closest", "rays[1].origin", [&] { world.ray_closest(rays, hits); });
    World moved = World();
    const World taken = std::move(moved);
    expect_refused("World::ray_any", "this", [&] { (void)moved.ray_any({{0, 0}, {1, 0}}); });
}

}  // namespace
}  // namespace jostle::test
