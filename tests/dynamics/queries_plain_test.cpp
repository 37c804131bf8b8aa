// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes of which queries ask the trees alone: static boxes along the axes, and what lies in a box that is
// asked about with its own box.
#include <gtest/gtest.h>

#include <cmath>

#include "dynamics/store/shape_word.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

Shape shape_of(const Body& body) {
    return body.shapes().front();
}

/// Whether queries ask the trees alone about a shape of a static body.
bool is_its_box(const World& world, const Shape& shape) {
    const Tables& tables = WorldTestAccess::tables(world);
    const int proxy = tables.shapes.proxy({static_cast<std::int32_t>(shape.handle().index)});
    return is_plain_box(proxy, tables.broad_phase.user_data(proxy));
}

/// The floats nearest to multiples of a quarter turn, up to two turns, turn a box exactly.
TEST(QueriesPlain, BoxesTurnedByQuartersAreTheirBoxes) {
    constexpr double kQuarter = 1.5707963267948966;
    constexpr Rot kTurns[] = {{1.0f, 0.0f}, {0.0f, 1.0f}, {-1.0f, 0.0f}, {0.0f, -1.0f}};
    const Geometry plank = Polygon::offset_box(1.0f, 0.25f, {0.5f, 0.0f});
    for (int n = -8; n <= 8; ++n) {
        World world;
        const auto angle = static_cast<float>(n * kQuarter);
        const Body made = world.create_body({.position = {3.0f, 2.0f}, .angle = angle});
        made.create_shape(plank);
        const Body turned = add_static(world, {-30.0f, 20.0f}, plank);
        turned.set_transform({-30.0f, 20.0f}, angle);
        const Rot q = kTurns[n & 3];
        const Vec2 half = n % 2 == 0 ? Vec2{1.0f, 0.25f} : Vec2{0.25f, 1.0f};
        for (const Body& body : {made, turned}) {
            EXPECT_EQ(body.transform().q, q) << n;
            EXPECT_TRUE(is_its_box(world, shape_of(body))) << n;
            const Vec2 middle = body.position() + 0.5f * q.x_axis();
            for (const Vec2 corner : {half, -half}) {
                EXPECT_TRUE(world.overlap_any(middle + corner));
                EXPECT_FALSE(world.overlap_any(middle + 1.00001f * corner));
            }
            const WorldHit hit = world.ray_closest({middle + Vec2{0.1f, 4.0f}, {0.0f, -8.0f}});
            EXPECT_EQ(hit.fraction, (4.0f - half.y) / 8.0f);
            EXPECT_EQ(hit.normal, (Vec2{0.0f, 1.0f}));
        }
        EXPECT_EQ(world.check(), "");
    }
    World world;
    for (const float angle :
         {0.1f, std::nextafter(static_cast<float>(kQuarter), 2.0f), static_cast<float>(9 * kQuarter)}) {
        const Body body = world.create_body({.angle = angle});
        const Shape shape = body.create_shape(plank);
        EXPECT_EQ(body.transform().q, Rot::from_angle(angle));
        EXPECT_FALSE(is_its_box(world, shape));
    }
}

/// Shapes whose boxes lie in the box asked about are found by their filter, which the trees have.
TEST(QueriesPlain, ShapesInABoxAreFoundByTheirFilter) {
    World world(WorldDef{.gravity = {0.0f, 0.0f}});
    const Aabb<2> room{{-5.0f, -5.0f}, {5.0f, 5.0f}};
    const Shape ball = shape_of(add_dynamic(world, {0, 0}, Circle{{}, 1}));
    const auto found = [&](const WorldQuery& query = {}) {
        Shape one[1];
        return world.overlap(room, one, query) == 1 && one[0] == ball;
    };
    EXPECT_TRUE(found());
    ball.set_filter({.category = 2, .mask = 4});
    EXPECT_TRUE(found({.category = 12, .mask = 3}));
    EXPECT_FALSE(found({.category = 8}));
    EXPECT_FALSE(found({.mask = 1}));
    for (const int group : {-7, 7}) {
        ball.set_filter({.category = 2, .mask = 4, .group = group});
        EXPECT_TRUE(found({.category = 4, .mask = 2}));
        EXPECT_FALSE(found({.mask = 1}));
        EXPECT_FALSE(found({.category = 2}));
    }
    ball.set_filter({.category = 2, .mask = 0});
    EXPECT_FALSE(found());
    ball.set_filter({.category = 0, .mask = 2});
    EXPECT_FALSE(found());
    ball.set_filter({});
    EXPECT_FALSE(found({.predicate = [](const Shape&) { return false; }}));
    ball.set_sensor(true);
    EXPECT_FALSE(found());
    EXPECT_TRUE(found({.sensors = true}));
    ball.set_sensor(false);
    EXPECT_TRUE(found());
    // Its box reaches into the room, the ball does not.
    ball.body().set_transform({5.75f, 5.75f}, 0.0f);
    EXPECT_FALSE(found());
    ball.body().set_transform({5.7f, 5.7f}, 0.0f);
    EXPECT_TRUE(found());
    EXPECT_EQ(world.check(), "");
}

/// While bodies are swept, those that are not have left their boxes.
TEST(QueriesPlain, AShapeThatHasLeftItsBoxIsFoundWhereItIsInACallback) {
    World world(WorldDef{.gravity = {0.0f, 0.0f}});
    const Body wall = add_static(world, {5.0f, 0.0f}, Polygon::box(0.01f, 3.0f));
    const Body fast = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.1f});
    fast.set_linear_velocity({400.0f, 0.0f});
    const Body other = add_dynamic(world, {0.0f, 100.0f}, Circle{{}, 0.1f});
    other.set_linear_velocity({120.0f, 0.0f});
    const Aabb<2> before{{-1.0f, 99.0f}, {1.0f, 101.0f}};
    int asked = 0;
    world.on_pre_solve(shape_of(wall), [&](PreSolve& question) {
        if (!question.is_impact) return;
        ++asked;
        EXPECT_NEAR(other.position().x, 2.0f, 1.0e-3f);
        EXPECT_FALSE(world.overlap_any(before));
        const Shape shape = shape_of(other);
        const Geometry disc = Circle{{}, 0.2f};
        EXPECT_TRUE(world.overlap_any(other.position()));
        EXPECT_TRUE(world.overlap_any(Aabb<2>{{1.9f, 99.0f}, {2.1f, 101.0f}}));
        EXPECT_TRUE(world.overlap_any(disc, {{2.2f, 100.0f}, {}}));
        Body bodies[1];
        EXPECT_EQ(world.bodies_in({{1.0f, 99.0f}, {3.0f, 101.0f}}, bodies), 1);
        EXPECT_EQ(world.ray_closest({{2.0f, 90.0f}, {0.0f, 20.0f}}).shape, shape);
        EXPECT_EQ(world
                      .shape_cast_closest(
                          {.geometry = disc, .transform = {{2.0f, 90.0f}, {}}, .translation = {0.0f, 20.0f}})
                      .shape,
                  shape);
        EXPECT_EQ(world.closest({2.0f, 101.0f}, {}, 0.95f).shape, shape);
    });
    EXPECT_TRUE(world.overlap_any(before));
    world.step(kDt);
    EXPECT_EQ(asked, 1);
    EXPECT_FALSE(world.overlap_any(before));
}

}  // namespace
}  // namespace jostle::test
