// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A shape gets another geometry.
#include <gtest/gtest.h>

#include "support/expect_refused.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Ends and begins of the last step that name this shape.
struct Touches {
    int ended = 0, began = 0;
};
Touches touches_of(const World& world, const Shape& shape) {
    Touches touches;
    for (const ContactEnded& e : world.events().contacts_ended)
        touches.ended += e.shape_a == shape || e.shape_b == shape ? 1 : 0;
    for (const ContactBegan& e : world.events().contacts_began)
        touches.began += e.shape_a == shape || e.shape_b == shape ? 1 : 0;
    return touches;
}

TEST(SetGeometry, KeepsAllButTheGeometry) {
    World world;
    const Body body = add_dynamic(world, {}, Circle{{}, 0.5f});
    const Shape shape = body.shapes().front();
    const Shape last = body.create_shape(Circle{{2.0f, 0.0f}, 0.5f});
    const Filter filter{.category = 4, .mask = 8, .group = 3};
    shape.set_filter(filter);
    shape.set_material({.friction = 0.25f});
    shape.set_density(2.0f);
    shape.set_user_data(77);
    shape.set_geometry(Polygon::box(1.0f, 2.0f));
    EXPECT_EQ(shape.geometry().type, ShapeType::kPolygon);
    EXPECT_EQ(shape.filter(), filter);
    EXPECT_EQ(shape.material().friction, 0.25f);
    EXPECT_EQ(shape.density(), 2.0f);
    EXPECT_EQ(shape.user_data(), 77u);
    EXPECT_EQ(body.shapes().front(), shape);
    EXPECT_EQ(shape.bounds().upper, (Vec2{1.0f, 2.0f}));
    world.destroy(last);
    // 2 kg/m^2 of 2 m by 4 m.
    EXPECT_NEAR(body.mass(), 16.0f, 1e-5f);
    EXPECT_NEAR(body.inertia(), 16.0f * (4.0f + 16.0f) / 12.0f, 1e-4f);
    EXPECT_EQ(world.check(), "");
}

/// The world keeps the corners of large polygons: they come and go with the geometry, and one may be replaced
/// by what the shape itself says.
TEST(SetGeometry, OfLargePolygonsKeepsItsOwnCorners) {
    World world;
    const Body body = add_dynamic(world, {}, LargePolygon::regular(24, 0.5f));
    const Shape shape = body.shapes().front();
    for (const int corners : {64, 9, 40, 8, 20}) {
        shape.set_geometry(LargePolygon::regular(corners, 1.0f));
        shape.set_geometry(shape.geometry());
        EXPECT_EQ(shape.geometry().polygon_view().count, corners);
        EXPECT_NEAR(length(shape.geometry().polygon_view().vertices[corners - 1]), 1.0f, 1e-6f);
        run(world, 1);
    }
    shape.set_geometry(Circle{{}, 0.5f});
    run(world, 1);
}

/// A ball on the ground becomes twice as large: it is pushed up to lie on it again. Its touch ends and begins
/// once.
TEST(SetGeometry, AGrowingBallLiesOnTheGroundAgain) {
    World world({.allow_sleep = false});
    add_ground(world);
    const Body ball = add_dynamic(world, {0.0f, 0.5f}, Circle{{}, 0.5f});
    const Shape shape = ball.shapes().front();
    run(world, 30);
    shape.set_geometry(Circle{{}, 0.75f});
    EXPECT_TRUE(shape.contacts().empty());
    world.step(kDt);
    EXPECT_EQ(touches_of(world, shape).ended, 1);
    EXPECT_EQ(touches_of(world, shape).began, 1);
    run(world, 120);
    EXPECT_NEAR(ball.position().y, 0.75f, kLinearSlop);
}

TEST(SetGeometry, AShrunkenSupportLetsGo) {
    World world;
    const Body table = add_static(world, {0.0f, 1.0f}, Polygon::box(3.0f, 0.5f));
    const Body box = add_dynamic(world, {2.0f, 2.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 120);
    ASSERT_FALSE(box.is_awake());
    table.shapes().front().set_geometry(Polygon::box(1.0f, 0.5f));
    EXPECT_TRUE(box.is_awake());
    run(world, 30);
    EXPECT_LT(box.position().y, 1.0f);
}

/// A static shape that grows under what lies still beside it pushes that, as one does that appears there.
TEST(SetGeometry, AGrownStaticShapeIsMet) {
    World world;
    add_ground(world);
    const Body post = add_static(world, {0.0f, 0.5f}, Polygon::box(0.25f, 0.5f));
    const Body box =
        add_dynamic(world, {1.0f, 0.5f}, Polygon::box(0.5f, 0.5f), {.material = {.friction = 0.0f}});
    run(world, 120);
    ASSERT_FALSE(box.is_awake());
    post.shapes().front().set_geometry(Polygon::box(0.75f, 0.5f));
    run(world, 240);
    EXPECT_GT(box.position().x, 1.25f - kLinearSlop);
}

TEST(SetGeometry, OfASleepingBodyWakesItsIsland) {
    World world;
    add_ground(world);
    const Body below = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    const Body above = add_dynamic(world, {0.0f, 1.5f}, Polygon::box(0.5f, 0.5f));
    const Body apart = add_dynamic(world, {9.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 120);
    ASSERT_FALSE(below.is_awake());
    below.shapes().front().set_geometry(Polygon::box(0.5f, 0.25f));
    EXPECT_TRUE(below.is_awake());
    EXPECT_TRUE(above.is_awake());
    EXPECT_FALSE(apart.is_awake());
    run(world, 240);
    EXPECT_NEAR(below.position().y, 0.25f, kLinearSlop);
    EXPECT_NEAR(above.position().y, 1.0f, 2.0f * kLinearSlop);
}

TEST(SetGeometry, OfDisabledBodiesAndOfThoseMadeAsleep) {
    World world;
    add_ground(world);
    const Body disabled =
        world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 2.0f}, .enabled = false});
    disabled.create_shape(Circle{{}, 0.5f}).set_geometry(Polygon::box(1.0f, 1.0f));
    EXPECT_NEAR(disabled.mass(), 4.0f, 1e-5f);
    run(world, 1);
    disabled.set_enabled(true);
    run(world, 120);
    EXPECT_NEAR(disabled.position().y, 1.0f, kLinearSlop);

    const Body asleep =
        world.create_body({.type = BodyType::kDynamic, .position = {9.0f, 2.0f}, .awake = false});
    asleep.create_shape(Circle{{}, 0.5f}).set_geometry(Polygon::box(1.0f, 1.0f));
    EXPECT_FALSE(asleep.is_awake());
    run(world, 1);
    asleep.set_awake(true);
    run(world, 120);
    EXPECT_NEAR(asleep.position().y, 1.0f, kLinearSlop);
}

TEST(SetGeometry, OfASensorChangesWhoIsInIt) {
    World world({.gravity = {}});
    const Body gate = world.create_body();
    const Shape zone = gate.create_shape(Circle{{}, 1.0f}, {.is_sensor = true});
    add_dynamic(world, {2.0f, 0.0f}, Circle{{}, 0.5f});
    run(world, 2);
    EXPECT_TRUE(zone.visitors().empty());
    zone.set_geometry(Circle{{}, 2.0f});
    run(world, 1);
    EXPECT_EQ(world.events().sensors_entered.size(), 1u);
    EXPECT_EQ(zone.visitors().size(), 1);
    zone.set_geometry(Circle{{}, 1.0f});
    run(world, 1);
    EXPECT_EQ(world.events().sensors_left.size(), 1u);
    EXPECT_TRUE(zone.visitors().empty());
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(SetGeometry, RefusesAChainsSegment) {
    World world;
    const Vec2 points[] = {{2.0f, 0.0f}, {1.0f, 0.0f}, {0.0f, 0.0f}};
    const ChainShape chain = world.create_body().create_chain({.points = points, .count = 3});
    expect_refused(
        "Shape::set_geometry", "this",
        [&] {
            chain.segment(0).set_geometry(Circle{{}, 1.0f});
        },
        "segment 0 of a chain");
}
#endif

}  // namespace
}  // namespace jostle::test
