// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies on joints meet the ground: with all that hangs on them, whether contacts or continuous collision
// stop them.
#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "dynamics/direct_joints.h"

namespace jostle::test {
namespace {

Body add_ground(World& world, const ShapeDef& def = {}) {
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-50.0f, 0.0f}, {50.0f, 0.0f}}, def);
    return ground;
}

/// A column of boxes that are hinged upright, of which the lowest may be by far the lightest, falls flat on
/// its foot: all of them stop, and the hinges do not part.
TEST(DirectBlows, AFootStopsTheBodyAboveIt) {
    for (const bool continuous : {false, true}) {
        for (const float load : {1.0f, 100.0f}) {
            SCOPED_TRACE(load);
            World world({.continuous = continuous});
            add_ground(world);
            const ShapeDef def{.density = 1.0f, .filter = {.group = -1}};
            std::vector<Body> column;
            for (int i = 0; i < 3; ++i) {
                ShapeDef heavy = def;
                if (i == 2) heavy.density = load;
                column.push_back(add_dynamic(world, {0.0f, 1.01f + 1.0f * static_cast<float>(i)},
                                             Polygon::box(0.5f, 0.5f), heavy));
                column.back().set_linear_velocity({0.0f, -10.0f});
                if (i > 0)
                    hinge(world, column[column.size() - 2], column.back(),
                          {0.0f, 0.51f + static_cast<float>(i)});
            }
            float worst = 0.0f;
            for (int i = 0; i < 6; ++i) {
                world.step(kDt);
                worst = std::max(worst, worst_error(world));
            }
            EXPECT_LT(worst, 0.001f);
            EXPECT_NEAR(column[0].position().y, 0.5f, 0.01f);
            for (const Body& body : column) EXPECT_NEAR(body.linear_velocity().y, 0.0f, 0.1f);
        }
    }
}

/// So high that both points of its foot move alike, as a body's do that can hardly turn.
TEST(DirectBlows, ATallColumnStopsWithItsFoot) {
    World world;
    add_ground(world);
    const ShapeDef def{.density = 1.0f, .filter = {.group = -1}};
    const Body below = add_dynamic(world, {0.0f, 25.01f}, Polygon::box(0.5f, 25.0f), def),
               above = add_dynamic(world, {0.0f, 75.02f}, Polygon::box(0.5f, 25.0f), def);
    for (const Body& body : {below, above}) Body(body).set_linear_velocity({0.0f, -10.0f});
    hinge(world, below, above, {0.0f, 50.015f});
    float worst = 0.0f;
    for (int i = 0; i < 6; ++i) {
        world.step(kDt);
        worst = std::max(worst, worst_error(world));
    }
    EXPECT_LT(worst, 0.001f);
    for (const Body& body : {below, above}) EXPECT_NEAR(body.linear_velocity().y, 0.0f, 0.1f);
}

/// A ram against a pyramid whose first box is pinned to the ground: pin and ram pull at that box by turns, by
/// what moves it at the ram's speed in each pass, and no more.
TEST(DirectBlows, ARamDoesNotStrikeAPinnedBoxAsHardAsThePinIsStiff) {
    for (const float speed : {1.0f, 2.0f, 4.0f}) {
        SCOPED_TRACE(speed);
        World world;
        const Body ground = add_ground(world);
        const std::vector<Body> boxes = add_pyramid(world, 3);
        hinge(world, ground, boxes[0], {-1.0f, 0.5f});
        const Body ram = world.create_body(
            {.type = BodyType::kKinematic, .position = {-2.05f, 0.5f}, .linear_velocity = {speed, 0.0f}});
        ram.create_shape(Polygon::box(0.5f, 0.4f));
        float hardest = 0.0f;
        // Until it has passed the box.
        const int steps = static_cast<int>(2.0f / (speed * kDt)) + 4;
        for (int i = 0; i < steps; ++i) {
            world.step(kDt, 4);
            for (const Body& body : boxes) hardest = std::max(hardest, normal_impulse_on(body));
        }
        EXPECT_GT(ram.position().x, -0.1f);
        // Each of 8 passes per step adds so many N s for each of two points; a step counts the impulses of
        // its 4 sub-steps together.
        EXPECT_GT(hardest, 100.0f);
        EXPECT_LT(hardest, 4.0f * 2.0f * 8.0f * static_cast<float>(steps) * speed);
    }
}

/// A figure of limbs that are hinged to each other anywhere.
std::vector<Body> throw_limbs(World& world, std::mt19937& random) {
    const auto number = [&](float least, float most) {
        return least + (most - least) * static_cast<float>(random() % 10000) * 1e-4f;
    };
    const Vec2 velocity{number(-6.0f, 6.0f), number(-6.0f, 0.0f)};
    std::vector<Body> limbs;
    for (int i = 0; i < 10; ++i) {
        const float angle = number(-kPi, kPi), half = number(0.1f, 0.3f);
        const Vec2 along{half * std::cos(angle), half * std::sin(angle)};
        const Body parent = i > 0 ? limbs[random() % limbs.size()] : Body{};
        const Vec2 at = i > 0 ? parent.position() : Vec2{0.0f, 4.0f};
        const Body limb = add_dynamic(world, at + along, Capsule{-along, along, 0.06f},
                                      {.density = number(0.5f, 4.0f), .filter = {.group = -1}});
        limb.set_linear_velocity(velocity);
        if (i > 0) hinge(world, parent, limb, at);
        limbs.push_back(limb);
    }
    return limbs;
}

/// Some meet the ground at 10 m/s, and spin as fast as bodies may, which parts joints. All others hold: of
/// the steps one in twenty was off by more than 1 cm, as contacts knew single bodies alone.
TEST(DirectBlows, LimbsThatAreThrownHoldTogether) {
    std::mt19937 random(17);
    constexpr int kThrows = 20, kSteps = 120;
    int parted = 0;
    std::vector<float> worst;
    for (int run = 0; run < kThrows; ++run) {
        SCOPED_TRACE(run);
        World world;
        add_ground(world);
        const std::vector<Body> limbs = throw_limbs(world, random);
        worst.push_back(0.0f);
        for (int i = 0; i < kSteps; ++i) {
            world.step(kDt);
            const float error = worst_error(world);
            worst.back() = std::max(worst.back(), error);
            parted += error > 0.01f;
            for (const Body& limb : limbs) ASSERT_GT(limb.position().y, -0.05f) << "step " << i;
        }
    }
    EXPECT_LT(parted, kThrows * kSteps / 100);
    std::ranges::sort(worst);
    EXPECT_LT(worst[kThrows / 2], 0.01f);
}

/// A whip of links against a thin wall: nothing comes through, and nothing comes off.
TEST(DirectBlows, AWhipThatStrikesAWallStaysWhole) {
    for (const float speed : {5.0f, 20.0f}) {
        SCOPED_TRACE(speed);
        World world({.gravity = {}});
        const Body wall = world.create_body();
        wall.create_shape(Segment{{5.0f, -20.0f}, {5.0f, 20.0f}});
        std::vector<Body> links;
        for (int i = 0; i < 12; ++i) {
            const float y = 0.5f * static_cast<float>(i);
            links.push_back(add_dynamic(world, {0.05f * y, y}, Capsule{{0.0f, -0.2f}, {0.0f, 0.2f}, 0.05f},
                                        {.filter = {.group = -1}}));
            links.back().set_linear_velocity({speed, 0.0f});
            if (i > 0) hinge(world, links[links.size() - 2], links.back(), {0.05f * y, y - 0.25f});
        }
        for (int i = 0; i < 120; ++i) {
            world.step(kDt);
            ASSERT_LT(worst_error(world), speed < 10.0f ? 0.005f : 0.025f) << "step " << i;
            for (const Body& link : links) ASSERT_LT(link.position().x, 5.0f) << "step " << i;
        }
    }
}

}  // namespace
}  // namespace jostle::test
