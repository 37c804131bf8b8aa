// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body that slides without friction over an outline feels the outline alone: a girder with fifty holes is
// cut into pieces whose cuts end on its flat top, and none of these ends stops it, lifts it or turns it.
#include <gtest/gtest.h>
#include <jostle/scene/scene.h>

#include <string>

#include "support/worlds.h"

namespace jostle {
namespace {

using test::kDt;
constexpr float kLength = 100.0f;  // [m]

/// Its top is the x axis, rounded or not.
SceneOutline girder(float radius) {
    SceneOutline outline{{{0.0f, -2.0f}, {kLength, -2.0f}, {kLength, -radius}, {0.0f, -radius}}, {}, radius};
    for (int i = 0; i < 50; ++i) {
        const float x = 2.0f * static_cast<float>(i) + 0.4f;
        outline.holes.push_back(
            {{x, -1.6f}, {x + 1.2f, -1.6f}, {x + 1.2f, -0.4f}, {x + 0.6f, -0.3f}, {x, -0.4f}});
    }
    return outline;
}

/// How many of the pieces' corners lie on the top, between its ends.
int ends_on_top(const std::vector<Shape>& pieces, float top) {
    int ends = 0;
    for (const Shape& piece : pieces) {
        const Geometry geometry = piece.geometry();
        const PolygonView view = geometry.polygon_view();
        for (int i = 0; i < view.count; ++i) {
            const Vec2 v = view.vertices[i];
            ends += v.y == top && v.x > 0.0f && v.x < kLength ? 1 : 0;
        }
    }
    return ends;
}

void slide(const SceneShape& slider, float radius, float speed) {
    SCOPED_TRACE(slider.name + " at " + std::to_string(speed) + " m/s, rounding " + std::to_string(radius));
    Scene scene;
    const ShapeDef slippery{.material = {.friction = 0.0f}};
    scene.bodies.emplace_back().shapes.push_back({"girder", girder(radius), slippery});
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = BodyType::kDynamic;
    const float start = speed > 0.0f ? 3.1f : kLength - 3.1f;
    body.def.position = {start, 0.5f};
    body.def.linear_velocity = {speed, 0.0f};
    body.shapes.push_back(slider);
    SceneWorld made = make_world(scene);
    ASSERT_GE(ends_on_top(made.outlines.at(0), -radius), 100) << "there is nothing to slide over";

    const Body& moving = made.bodies[1];
    const int steps = static_cast<int>(93.0f / (abs(speed) * kDt));
    float slowest = abs(speed), fastest = slowest, lowest = 0.5f, highest = 0.5f, turn = 0.0f;
    for (int i = 0; i < steps; ++i) {
        made.world.step(kDt);
        slowest = min(slowest, abs(moving.linear_velocity().x));
        fastest = max(fastest, abs(moving.linear_velocity().x));
        lowest = min(lowest, moving.position().y);
        highest = max(highest, moving.position().y);
        turn = max(turn, abs(moving.angular_velocity()));
    }
    EXPECT_GT(slowest, 0.999f * abs(speed));
    EXPECT_LT(fastest, 1.001f * abs(speed));
    EXPECT_GT(lowest, 0.5f - kLinearSlop);
    EXPECT_LT(highest, 0.5f + kLinearSlop);
    EXPECT_NEAR(turn, 0.0f, 0.02f);
    EXPECT_NEAR(abs(moving.position().x - start), 93.0f, 0.1f + abs(speed) * kDt);
}

TEST(OutlineSlide, CutsAreNotFelt) {
    const ShapeDef slippery{.material = {.friction = 0.0f}};
    const SceneShape sliders[] = {
        {"box", ScenePolygon{{{-0.5f, -0.5f}, {0.5f, -0.5f}, {0.5f, 0.5f}, {-0.5f, 0.5f}}, 0.0f}, slippery},
        {"ball", Circle{{}, 0.5f}, slippery},
        {"capsule", Capsule{{-0.4f, 0.0f}, {0.4f, 0.0f}, 0.5f}, slippery},
        {"sled",
         SceneOutline{{{-0.9f, -0.5f},
                       {-0.5f, -0.5f},
                       {-0.4f, 0.0f},
                       {0.4f, 0.0f},
                       {0.5f, -0.5f},
                       {0.9f, -0.5f},
                       {0.9f, 0.4f},
                       {-0.9f, 0.4f}},
                      {},
                      0.0f},
         slippery}};
    for (const SceneShape& slider : sliders) {
        for (const float speed : {1.0f, 10.0f, 30.0f}) {
            for (const float radius : {0.0f, 0.1f}) {
                slide(slider, radius, speed);
                slide(slider, radius, -speed);
            }
        }
    }
}

}  // namespace
}  // namespace jostle
