// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body that slides without friction over a flat floor of a hundred pieces keeps its speed and height: no
// shared end of two segments, no shared edge of two tiles stops it, lifts it or turns it.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "support/worlds.h"

namespace jostle::test {
namespace {

constexpr int kPieces = 100;
constexpr ShapeDef kFrictionless{.material = {.friction = 0.0f}};

void add_outline(World& world, bool one_sided) {
    Vec2 points[kPieces + 1];
    for (int i = 0; i <= kPieces; ++i) points[i] = {static_cast<float>(kPieces - i), 0.0f};
    Chain chain{.points = points, .count = kPieces + 1, .one_sided = one_sided};
    chain.ghost1 = Vec2{points[0].x + 1.0f, 0.0f};
    chain.ghost2 = Vec2{-1.0f, 0.0f};
    world.create_body().create_chain(chain, {.material = {.friction = 0.0f}});
}

void add_tiles(World& world) {
    for (int i = 0; i < kPieces; ++i) {
        Polygon tile = Polygon::box(0.5f, 0.5f);
        // From the lower left: edge 1 is the right one, edge 3 the left.
        if (i + 1 < kPieces) tile.inner_edges |= 1u << 1;
        if (i > 0) tile.inner_edges |= 1u << 3;
        add_static(world, {static_cast<float>(i) + 0.5f, -0.5f}, tile, kFrictionless);
    }
}

struct Floor {
    const char* name;
    std::function<void(World&)> add;
};
const Floor kFloors[] = {{"one-sided chain", [](World& world) { add_outline(world, true); }},
                         {"two-sided chain", [](World& world) { add_outline(world, false); }},
                         {"tiles", add_tiles}};

struct Slider {
    const char* name;
    Geometry geometry;
};
const Slider kSliders[] = {{"box", Polygon::box(0.5f, 0.5f)},
                           {"ball", Circle{{}, 0.5f}},
                           {"long box", Polygon::box(2.25f, 0.5f)},
                           {"rounded box", Polygon::rounded_box(0.3f, 0.4f, 0.1f)},
                           {"capsule", Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.5f}}};

/// From one end of the floor to the other, at `speed` [m/s] to the right or (negative) to the left.
void slide(const Floor& floor, const Slider& slider, float speed) {
    SCOPED_TRACE(std::string(slider.name) + " at " + std::to_string(speed) + " m/s over " + floor.name);
    World world;
    floor.add(world);
    const float height = -bounds(slider.geometry, {}).lower.y;
    Body body = add_dynamic(world, {speed > 0.0f ? 3.1f : 96.9f, height}, slider.geometry, kFrictionless);
    body.set_linear_velocity({speed, 0.0f});
    const int steps = static_cast<int>(93.0f / (abs(speed) * kDt));
    float slowest = abs(speed), fastest = slowest, lowest = height, highest = height, turn = 0.0f;
    for (int i = 0; i < steps; ++i) {
        world.step(kDt);
        slowest = min(slowest, abs(body.linear_velocity().x));
        fastest = max(fastest, abs(body.linear_velocity().x));
        lowest = min(lowest, body.position().y);
        highest = max(highest, body.position().y);
        turn = max(turn, abs(body.angular_velocity()));
    }
    EXPECT_GT(slowest, 0.999f * abs(speed));
    EXPECT_LT(fastest, 1.001f * abs(speed));
    EXPECT_GT(lowest, height - kLinearSlop);
    EXPECT_LT(highest, height + kLinearSlop);
    EXPECT_NEAR(turn, 0.0f, 0.02f);
    EXPECT_NEAR(abs(body.position().x - (speed > 0.0f ? 3.1f : 96.9f)), 93.0f, 0.1f + abs(speed) * kDt);
    EXPECT_EQ(world.check(), "");
}

TEST(Sliding, KeepsItsSpeedAndItsHeight) {
    for (const Floor& floor : kFloors)
        for (const Slider& slider : kSliders)
            for (const float speed : {1.0f, 10.0f, 30.0f}) {
                slide(floor, slider, speed);
                slide(floor, slider, -speed);
            }
}

}  // namespace
}  // namespace jostle::test
