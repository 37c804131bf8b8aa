// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes that count as neighbours of a static shape, and the places that are not smoothed: steps, gaps,
// ends and inner corners.
#include <gtest/gtest.h>
#include <jostle/geometry/flush.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "dynamics/smooth_floor.h"
#include "math/random.h"
#include "support/thread_scheduler.h"

namespace jostle::test {
namespace {

/// A square that does not turn: what it meets with its lower edge stops it, and does not tip it.
Body add_upright(World& world, Vec2 position, float half) {
    const Body box = add_dynamic(world, position, Polygon::box(half, half), kSlippery);
    box.set_locks({.rotation = true});
    return box;
}

/// [m] How far the seams at x = 0, 1, ... let a box of side 1 m slide that lies `sunk` deep in the tiles. It
/// starts at x = -1.5 with 5 m/s.
float way_of_box(World& world, float sunk = 0.004f, const ShapeDef& def = kSlippery, int steps = 60) {
    const Body box = add_dynamic(world, {-1.5f, 0.5f - sunk}, Polygon::box(0.5f, 0.5f), def);
    box.set_linear_velocity({5.0f, 0.0f});
    run(world, steps);
    return box.position().x + 1.5f;
}

/// [m] The way of the box of way_of_box() without a seam.
constexpr float kFreeWay = 5.0f;
constexpr float kLess = 0.02f;

/// Gravity that holds the box in the tiles, so that each seam is met.
WorldDef heavy(bool smooth) {
    return {.gravity = {0.0f, -40.0f}, .smooth_ground = smooth};
}

TEST(SmoothGround, TilesStopABoxWhereTheWorldIsNotSmooth) {
    for (const bool smooth : {true, false}) {
        World world(heavy(smooth));
        EXPECT_EQ(world.smooth_ground(), smooth);
        add_row(world, -5.0f, 12);
        const float way = way_of_box(world);
        if (smooth) {
            EXPECT_NEAR(way, kFreeWay, kLess);
        } else {
            EXPECT_LT(way, 0.9f * kFreeWay);
        }
    }
}

TEST(SmoothGround, ABouncingBallKeepsItsPlace) {
    // Above a seam by a hair's breadth on either side, and upon it.
    for (const float x : {-0.002f, -1.0e-4f, 0.0f, 1.0e-4f, 0.002f, 0.004f}) {
        World world;
        add_row(world, -5.0f, 10);
        const Body ball = add_dynamic(world, {x, 3.0f}, Circle{{}, 0.25f},
                                      {.material = {.friction = 0.0f, .restitution = 0.9f}});
        for (int i = 0; i < 300; ++i) {
            world.step(kDt);
            ASSERT_NEAR(ball.position().x, x, 1.0e-6f);
        }
        EXPECT_GT(ball.position().y, 0.24f);
    }
}

TEST(SmoothGround, AStepOfTwoCentimetresStopsABox) {
    World world;
    add_row(world, -5.0f, 5);
    add_row(world, 0.0f, 5, 0.02f);
    const Body box = add_upright(world, {-1.5f, 0.5f}, 0.5f);
    box.set_linear_velocity({1.0f, 0.0f});
    run(world, 120);
    EXPECT_NEAR(box.position().x, -0.5f, kLinearSlop);
    EXPECT_NEAR(box.linear_velocity().x, 0.0f, 0.01f);
}

/// 0.5 slops is flush: 5 mm is not, and 1 mm is.
TEST(SmoothGround, AStepOfTwiceTheToleranceIsNotSmoothed) {
    for (const float step : {0.001f, 0.005f}) {
        World world({.gravity = {0.0f, -100.0f}});
        add_row(world, -5.0f, 5);
        add_row(world, 0.0f, 5, step);
        const Body box = add_upright(world, {-1.5f, 0.5f}, 0.5f);
        box.set_linear_velocity({0.5f, 0.0f});
        run(world, 240);
        if (step == 0.001f) {
            EXPECT_NEAR(box.position().x, 0.5f, 0.01f);
        } else {
            EXPECT_NEAR(box.position().x, -0.5f, kLinearSlop);
        }
    }
}

TEST(SmoothGround, ASmallBallDipsIntoAGap) {
    World world;
    add_row(world, -5.0f, 5);
    add_row(world, 0.03f, 5);
    const Body ball = add_dynamic(world, {-0.1f, 0.02f}, Circle{{}, 0.02f}, {.material = {.friction = 0.6f}});
    ball.set_linear_velocity({0.1f, 0.0f});
    ball.set_angular_velocity(-5.0f);
    float lowest = 1.0f;
    for (int i = 0; i < 180; ++i) {
        world.step(kDt);
        lowest = min(lowest, ball.position().y);
    }
    EXPECT_LT(lowest, 0.015f);
}

TEST(SmoothGround, TheLastTileEnds) {
    World world;
    add_row(world, -5.0f, 5);
    const Body ball = add_dynamic(world, {-1.0f, 0.25f}, Circle{{}, 0.25f}, kSlippery);
    ball.set_linear_velocity({1.0f, 0.0f});
    run(world, 120);
    EXPECT_LT(ball.position().y, -0.25f);
    // From the other side the end is a wall.
    const Body box = add_dynamic(world, {2.0f, -0.6f}, Polygon::box(0.5f, 0.5f), kSlippery);
    box.set_gravity_scale(0.0f);
    box.set_linear_velocity({-2.0f, 0.0f});
    run(world, 90);
    EXPECT_NEAR(box.position().x, 0.5f, kLinearSlop);
}

TEST(SmoothGround, AnInnerCornerStops) {
    for (const Geometry& geometry : {Geometry(Polygon::box(0.5f, 0.5f)), Geometry(Circle{{}, 0.5f})}) {
        World world(heavy(true));
        add_row(world, -5.0f, 10);
        add_row(world, 2.0f, 1, 1.0f);
        add_row(world, 2.0f, 1, 2.0f);
        const Body body = add_dynamic(world, {-1.5f, 0.5f}, geometry, kSlippery);
        body.set_linear_velocity({5.0f, 0.0f});
        run(world, 90);
        EXPECT_NEAR(body.position().x, 1.5f, 4.0f * kLinearSlop);
        EXPECT_NEAR(body.position().y, 0.5f, 2.0f * kLinearSlop);
    }
}

struct Denial {
    const char* name;
    std::function<void(World&, const Shape&)> deny;  ///< of the tile left of x = 1
};

/// Of two tiles the left one lets the box pass, so that it sinks in; the right one's left side is free.
TEST(SmoothGround, ANeighbourThatLetsTheBodyPassHidesNothing) {
    const Denial denials[] = {
        {"filter", [](World&, const Shape& tile) { tile.set_filter({.category = 2}); }},
        {"should_collide",
         [](World& world, const Shape& tile) {
             world.on_should_collide(tile, [](Shape, Shape) { return false; });
         }},
        {"sensor", [](World&, const Shape& tile) { tile.set_sensor(true); }},
    };
    const ShapeDef def{.material = {.friction = 0.0f}, .filter = {.mask = 1}};
    for (const Denial& denial : denials) {
        SCOPED_TRACE(denial.name);
        World world;
        const std::vector<Shape> row = add_row(world, -5.0f, 10);
        denial.deny(world, row[4]);
        // It flies through the tile left of x = 0, below its top.
        const Body box = add_dynamic(world, {-0.5f, -0.5f}, Polygon::box(0.25f, 0.25f), def);
        box.set_gravity_scale(0.0f);
        box.set_linear_velocity({1.0f, 0.0f});
        run(world, 60);
        EXPECT_NEAR(box.position().x, -0.25f, kLinearSlop);
    }
}

TEST(SmoothGround, EachTileIsAskedAboutOnceOnTheThreadThatSteps) {
    ThreadScheduler scheduler(3, TaskOrder::kShuffled);
    World world({.gravity = {0.0f, -40.0f}, .scheduler = &scheduler});
    const std::vector<Shape> row = add_row(world, -5.0f, 12);
    std::map<std::uint32_t, int> asked;
    world.on_should_collide([&, owner = std::this_thread::get_id()](Shape tile, Shape) {
        EXPECT_EQ(std::this_thread::get_id(), owner);
        ++asked[tile.handle().index];
        return true;
    });
    EXPECT_NEAR(way_of_box(world), kFreeWay, kLess);
    EXPECT_GE(asked.size(), 6u);
    for (const auto& [tile, times] : asked) EXPECT_EQ(times, 1) << tile;
}

TEST(SmoothGround, ASegmentSeenFromBehindHidesNothing) {
    // The floor left of x = 0 is a line with its front down: what is above falls through it, and the tile's
    // side stops it.
    for (const bool front_is_up : {false, true}) {
        World world;
        add_row(world, 0.0f, 5);
        Segment line{{-5.0f, 0.0f}, {0.0f, 0.0f}};
        if (front_is_up) std::swap(line.point1, line.point2);
        line.one_sided = true;
        add_static(world, {}, line, kSlippery);
        const Body box = add_upright(world, {-0.54f, 0.096f}, 0.1f);
        box.set_gravity_scale(0.0f);
        box.set_linear_velocity({1.0f, 0.0f});
        run(world, 60);
        if (front_is_up) {
            EXPECT_GT(box.position().x, 0.4f);
        } else {
            EXPECT_NEAR(box.position().x, -0.1f, kLinearSlop);
        }
    }
}

TEST(SmoothGround, AShapeWithPreSolveIsSmoothOnlyIfItSaysSo) {
    for (const bool of_tiles : {true, false})
        for (const std::optional<bool> says : {std::optional<bool>(), std::optional(true)}) {
            World world(heavy(true));
            const std::vector<Shape> row = add_row(world, -5.0f, 12);
            const Body box = add_dynamic(world, {-1.5f, 0.496f}, Polygon::box(0.5f, 0.5f), kSlippery);
            const std::vector<Shape> asking = of_tiles ? row : box.shapes().to_vector();
            for (const Shape& shape : asking) {
                world.on_pre_solve(shape, [](PreSolve&) {});
                shape.set_smooth(says);
                EXPECT_EQ(shape.is_smooth(), says.has_value());
            }
            box.set_linear_velocity({5.0f, 0.0f});
            run(world, 60);
            if (says) {
                EXPECT_NEAR(box.position().x + 1.5f, kFreeWay, kLess);
            } else {
                EXPECT_LT(box.position().x + 1.5f, 0.9f * kFreeWay);
            }
        }
}

TEST(SmoothGround, AShapeMaySayThatItIsNot) {
    World world(heavy(true));
    ShapeDef def = kSlippery;
    EXPECT_TRUE(add_row(world, -5.0f, 1, 5.0f)[0].is_smooth());
    def.smooth = false;
    EXPECT_FALSE(add_row(world, -5.0f, 12, 0.0f, def)[0].is_smooth());
    EXPECT_LT(way_of_box(world), 0.9f * kFreeWay);
}

TEST(SmoothGround, AChainMaySayThatItIsNot) {
    World world;
    const Vec2 points[] = {{1.0f, 0.0f}, {0.0f, 0.0f}};
    const Body body = world.create_body();
    EXPECT_TRUE(body.create_chain({.points = points, .count = 2}).segment(0).is_smooth());
    EXPECT_FALSE(body.create_chain({.points = points, .count = 2}, {.smooth = false}).segment(0).is_smooth());
}

TEST(SmoothGround, TheOrderOfMakingDecidesNoBit) {
    // Tiles of a corner, with T-junctions, and a box that lies in the corner over several of them.
    const Aabb<2> tiles[] = {{{-3.0f, -1.0f}, {-1.0f, 0.0f}},  {{-1.0f, -0.5f}, {0.25f, 0.0f}},
                             {{-1.0f, -1.0f}, {0.25f, -0.5f}}, {{0.25f, -1.0f}, {2.0f, 0.0f}},
                             {{1.0f, 0.0f}, {2.0f, 0.375f}},   {{1.0f, 0.375f}, {2.0f, 0.75f}},
                             {{1.0f, 0.75f}, {2.0f, 2.0f}}};
    std::vector<int> order = {0, 1, 2, 3, 4, 5, 6};
    std::vector<Contact> expected;
    for (int turn = 0; turn < 40; ++turn) {
        World world({.gravity = {}});
        for (const int i : order) {
            const Aabb<2>& tile = tiles[static_cast<std::size_t>(i)];
            const Vec2 half = 0.5f * (tile.upper - tile.lower);
            add_static(world, tile.lower + half, Polygon::box(half.x, half.y));
        }
        // It overlaps nothing, so that nothing pushes it.
        const Body box = add_dynamic(world, {-0.002f, 0.502f}, Polygon::box(1.0f, 0.5f));
        world.step(kDt);
        ASSERT_EQ(box.position(), (Vec2{-0.002f, 0.502f}));
        const std::vector<Contact> found = contacts_of(world);
        if (turn == 0) {
            expected = found;
            ASSERT_GE(expected.size(), 5u);
        }
        ASSERT_EQ(found.size(), expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            ASSERT_EQ(found[i].count, expected[i].count);
            for (int k = 0; k < found[i].count; ++k) {
                ASSERT_EQ(found[i].points[k].point, expected[i].points[k].point);
                ASSERT_EQ(found[i].points[k].separation, expected[i].points[k].separation);
            }
            const float flip = dot(found[i].normal, expected[i].normal) < 0.0f ? -1.0f : 1.0f;
            ASSERT_EQ(flip * found[i].normal, expected[i].normal);
        }
        for (int k = 0; k < 17; ++k) std::next_permutation(order.begin(), order.end());
    }
}

TEST(SmoothGround, OfManyNeighboursTheNearestCount) {
    // A seam at x = 0, and boards beside it below the surface: more than are looked at. The floor to the left
    // is what makes the seam smooth; it is made first, or last.
    for (const bool first : {true, false}) {
        World world(heavy(true));
        const auto add_floor = [&] {
            add_static(world, {-1.5f, -0.5f}, Polygon::box(1.5f, 0.5f), kSlippery);
        };
        if (first) add_floor();
        for (int i = 0; i < 2 * kMostFlushNeighbours; ++i) {
            const float begin = 0.012f + 1.0e-4f * static_cast<float>(i);
            add_static(world, {begin + 1.0f, -0.26f}, Polygon::box(1.0f, 0.24f), kSlippery);
        }
        add_static(world, {5.0f, -0.5f}, Polygon::box(5.0f, 0.5f), kSlippery);
        if (!first) add_floor();
        EXPECT_NEAR(way_of_box(world), kFreeWay, kLess) << first;
    }
}

TEST(SmoothGround, RoundedNeighboursTakeNobodysPlace) {
    // Their boxes hold the seam and begin to the left of the floor's, though they lie below it: the nearest,
    // if they counted.
    World world(heavy(true));
    const Vec2 corners[] = {{-8.0f, 2.0f}, {-8.0f, -3.0f}, {6.0f, -3.0f}};
    for (int i = 0; i < 2 * kMostFlushNeighbours; ++i)
        add_static(world, {}, Polygon::from_hull(corners, 0.1f), kSlippery);
    add_static(world, {-1.5f, -0.5f}, Polygon::box(1.5f, 0.5f), kSlippery);
    add_static(world, {5.0f, -0.5f}, Polygon::box(5.0f, 0.5f), kSlippery);
    EXPECT_NEAR(way_of_box(world), kFreeWay, kLess);
}

TEST(SmoothGround, GhostsOfTheUserWin) {
    // The tile goes on to the right of the line, and the line's ghost turns away from it: down, then up.
    for (const float slope : {-1.0f, 0.0f}) {
        World world({.gravity = {}});
        add_row(world, 0.0f, 3);
        Segment line{{0.0f, 0.0f}, {-5.0f, 0.0f}};
        line.ghost1 = Vec2{1.0f, slope};
        line.ghost2 = Vec2{-6.0f, 0.0f};
        add_static(world, {}, line, kSlippery);
        // A ball beside the end of the line, to the right of it and above: the end alone pushes it aside.
        const Body ball = add_dynamic(world, {0.02f, 0.1f}, Circle{{}, 0.1f}, kSlippery);
        world.step(kDt);
        bool slants = false;
        for (const Contact& contact : contacts_of(world)) slants |= abs(contact.normal.x) > 0.1f;
        EXPECT_EQ(slants, slope < 0.0f);
        EXPECT_TRUE(ball.is_valid());
    }
}

/// The world asks for nothing when a tile is made: the trees are as for any boxes, and what moves meets its
/// neighbours alone. To make a tile costs a way down its tree, whose height grows as the logarithm of their
/// number: held at each doubling. The long form makes a million.
TEST(SmoothGround, TilesInRandomOrderCostNoMoreEachHoweverManyThereAre) {
    const int side = is_long_run() ? 1000 : 316;
    std::vector<int> order(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    std::iota(order.begin(), order.end(), 0);
    Random random(12345);
    for (std::size_t i = order.size() - 1; i > 0; --i)
        std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
    World world;
    const Body ground = world.create_body();
    int made = 0, log2 = 0;
    for (const int tile : order) {
        const Vec2 middle{static_cast<float>(tile % side) + 0.5f, -0.5f - static_cast<float>(tile / side)};
        ground.create_shape(Polygon::offset_box(0.5f, 0.5f, middle), kSlippery);
        if (++made != 1 << (log2 + 1)) continue;
        ++log2;
        // Of a tree in blocks of eight items.
        ASSERT_LE(world.counts().tree_height, std::max(2, 2 * (log2 - 2))) << made;
    }
    const Body box = add_dynamic(world, {10.0f, 0.5f}, Polygon::box(0.5f, 0.5f), kSlippery);
    box.set_linear_velocity({10.0f, 0.0f});
    int most = 0;
    for (int i = 0; i < 60; ++i) {
        world.step(kDt);
        most = std::max(most, world.counts().contacts);
    }
    EXPECT_NEAR(box.position().x, 20.0f, 0.01f);
    EXPECT_LE(most, 6);
    EXPECT_LE(world.counts().tree_height, 2 * (log2 - 2));
}

}  // namespace
}  // namespace jostle::test
