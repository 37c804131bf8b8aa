// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Platforms of several tiles that move: what slides over the seams of one kinematic body meets one surface,
// as on static ground.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "dynamics/smooth_floor.h"

namespace jostle::test {
namespace {

/// Forty tiles of side 1 m in a row from x = 0 on, with their tops on the line through the body's origin.
std::vector<Shape> add_tiles(const Body& body, const ShapeDef& def = kSlippery) {
    std::vector<Shape> tiles;
    for (int i = 0; i < 40; ++i)
        tiles.push_back(
            body.create_shape(Polygon::offset_box(0.5f, 0.5f, {static_cast<float>(i) + 0.5f, -0.5f}), def));
    return tiles;
}

const std::pair<const char*, Geometry> kOnPlatforms[] = {
    {"box", Polygon::box(0.4f, 0.4f)},
    {"rounded box", Polygon::rounded_box(0.3f, 0.3f, 0.1f)},
    {"ball", Circle{{}, 0.4f}},
    {"capsule", Capsule{{-0.2f, 0.0f}, {0.2f, 0.0f}, 0.4f}},
};

/// By Newton's first law: without friction nothing changes the speed along the platform.
TEST(SmoothPlatform, WithoutFrictionASliderKeepsItsSpeed) {
    ShapeDef one_way = kSlippery;
    one_way.one_way = {0.0f, 1.0f};
    for (const auto& [name, geometry] : kOnPlatforms)
        for (const ShapeDef& def : {kSlippery, one_way})
            for (const Vec2 speed : {Vec2{}, Vec2{3.0f, 0.0f}, Vec2{-6.0f, 2.0f}, Vec2{2.0f, -1.0f}})
                for (const float slide : {1.0f, 5.0f}) {
                    SCOPED_TRACE(testing::Message() << name << ", platform " << speed.x << ", " << speed.y
                                                    << ", slides at " << slide);
                    World world;
                    const Body platform =
                        world.create_body({.type = BodyType::kKinematic, .linear_velocity = speed});
                    add_tiles(platform, def);
                    const Body slider = add_dynamic(world, {2.0f, 0.4f}, geometry, kSlippery);
                    slider.set_linear_velocity(speed + Vec2{slide, 0.0f});
                    for (int i = 0; i < 300; ++i) {
                        world.step(kDt);
                        const Vec2 along = slider.linear_velocity() - speed;
                        ASSERT_NEAR(along.x, slide, 1.0e-3f) << i;
                        ASSERT_NEAR(along.y, 0.0f, 0.05f) << i;
                    }
                    EXPECT_NEAR(slider.angular_velocity(), 0.0f, 0.02f);
                    EXPECT_NEAR(slider.bounds().lower.y, platform.position().y, 0.01f);
                    EXPECT_EQ(world.check(), "");
                }
}

/// Down a slope of 0.3 rad that is carried along a box gains g sin(0.3) per second.
TEST(SmoothPlatform, DownAMovingSlopeABoxFallsFreely) {
    World world;
    const Vec2 speed{-2.0f, 1.0f};
    const Body platform =
        world.create_body({.type = BodyType::kKinematic, .angle = -0.3f, .linear_velocity = speed});
    add_tiles(platform);
    const Body box = world.create_body(
        {.type = BodyType::kDynamic, .position = platform.world_point({1.0f, 0.4f}), .angle = -0.3f});
    box.create_shape(Polygon::box(0.4f, 0.4f), kSlippery);
    box.set_linear_velocity(speed);
    run(world, 120);
    const Vec2 along = platform.local_vector(box.linear_velocity() - speed);
    EXPECT_NEAR(along.x, 10.0f * 0.29552f * 2.0f, 0.02f);
    EXPECT_NEAR(along.y, 0.0f, 0.02f);
    EXPECT_NEAR(box.angle(), -0.3f, 0.01f);
}

/// Where the world or a shape is not smooth the box stumbles, so that the others have something to show.
TEST(SmoothPlatform, ASeamStopsABoxWhereATileIsNotSmooth) {
    for (const bool is_world : {true, false}) {
        World world({.gravity = {0.0f, -40.0f}, .smooth_ground = !is_world});
        const Body platform =
            world.create_body({.type = BodyType::kKinematic, .linear_velocity = {3.0f, 0.0f}});
        ShapeDef def = kSlippery;
        if (!is_world) def.smooth = false;
        add_tiles(platform, def);
        const Body box = add_dynamic(world, {1.5f, 0.496f}, Polygon::box(0.5f, 0.5f), kSlippery);
        box.set_linear_velocity({8.0f, 0.0f});
        run(world, 60);
        EXPECT_LT(box.linear_velocity().x, 7.0f);
    }
}

/// A step of 3 cm between two tiles of one body is a step.
TEST(SmoothPlatform, AStepUpStopsABox) {
    World world;
    const Body platform = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {1.0f, 0.0f}});
    platform.create_shape(Polygon::offset_box(5.0f, 0.5f, {0.0f, -0.5f}), kSlippery);
    platform.create_shape(Polygon::offset_box(5.0f, 0.5f, {10.0f, -0.47f}), kSlippery);
    const Body box = add_dynamic(world, {2.0f, 0.5f}, Polygon::box(0.5f, 0.5f), kSlippery);
    box.set_locks({.rotation = true});
    box.set_linear_velocity({3.0f, 0.0f});
    run(world, 180);
    EXPECT_NEAR(box.linear_velocity().x, 1.0f, 0.01f) << "it goes with the platform";
    EXPECT_NEAR(platform.local_point(box.position()).x, 4.5f, 0.02f);
}

/// A body that is held 10 mm deep in the tiles and 3 mm over the seam at x = 5: across the side of the tile
/// on the right it is less deep than across the top.
struct HeldOnTiles {
    World world;
    Body platform = world.create_body({.type = BodyType::kKinematic});
    std::vector<Shape> tiles = add_tiles(platform);
    Body body = add_dynamic(world, {4.503f, 0.49f}, Polygon::box(0.5f, 0.5f), kSlippery);
    Shape left = tiles[4];

    HeldOnTiles() {
        body.set_locks({.x = true, .y = true, .rotation = true});
        body.set_allow_sleep(false);
        run(world, 3);
    }
    [[nodiscard]] bool is_on_floor() {
        world.step(kDt);
        return lies_on_a_floor(world);
    }
};

TEST(SmoothPlatform, AChangeBesideABodyAtRestIsNoticed) {
    const auto add_left = [](HeldOnTiles& h) {
        h.left = h.platform.create_shape(Polygon::offset_box(0.5f, 0.5f, {4.5f, -0.5f}), kSlippery);
    };
    const SmoothChange<HeldOnTiles> changes[] = {
        {"shape", [](HeldOnTiles& h) { h.world.destroy(h.left); }, add_left},
        {"filter", [](HeldOnTiles& h) { h.left.set_filter({.mask = 0}); },
         [](HeldOnTiles& h) { h.left.set_filter({}); }},
        {"sensor", [](HeldOnTiles& h) { h.left.set_sensor(true); },
         [](HeldOnTiles& h) { h.left.set_sensor(false); }},
        {"geometry",
         [](HeldOnTiles& h) {
             h.left.set_geometry(Polygon::offset_box(0.4f, 0.5f, {4.4f, -0.5f}));
         },
         [](HeldOnTiles& h) {
             h.left.set_geometry(Polygon::offset_box(0.5f, 0.5f, {4.5f, -0.5f}));
         }},
        {"smooth", [](HeldOnTiles& h) { h.left.set_smooth(false); },
         [](HeldOnTiles& h) { h.left.set_smooth(std::nullopt); }},
        {"world", [](HeldOnTiles& h) { h.world.set_smooth_ground(false); },
         [](HeldOnTiles& h) { h.world.set_smooth_ground(true); }},
    };
    expect_noticed<HeldOnTiles>(changes);
}

}  // namespace
}  // namespace jostle::test
