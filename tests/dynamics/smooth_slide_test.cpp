// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies that slide without friction over static shapes that lie flush keep their speed and height,
// though none of the shapes was told of its neighbours. The oracle is one long floor.
#include <gtest/gtest.h>
#include <jostle/geometry/decompose.h>

#include <functional>
#include <string>
#include <vector>

#include "dynamics/smooth_floor.h"

namespace jostle::test {
namespace {

constexpr float kLength = 100.0f;

/// Where a floor lies: its surface begins at the frame's origin, and runs along its x axis.
struct Frame {
    Vec2 origin;
    float angle = 0.0f;

    [[nodiscard]] Vec2 at(Vec2 p) const { return origin + rotate(Rot::from_angle(angle), p); }
};

void add_box(World& world, const Frame& frame, float left, float right, float bottom, float top) {
    const Vec2 middle{0.5f * (left + right), 0.5f * (bottom + top)};
    add_static(world, frame.at(middle), Polygon::box(0.5f * (right - left), 0.5f * (top - bottom)), kSlippery,
               frame.angle);
}

void add_smooth_tiles(World& world, const Frame& frame) {
    for (int i = 0; i < 100; ++i)
        add_box(world, frame, static_cast<float>(i), static_cast<float>(i + 1), -1.0f, 0.0f);
}

/// All of one body.
void add_tiles_of_one_body(World& world, const Frame& frame) {
    const Body body = world.create_body({.position = frame.origin, .angle = frame.angle});
    for (int i = 0; i < 100; ++i)
        body.create_shape(Polygon::offset_box(0.5f, 0.5f, {static_cast<float>(i) + 0.5f, -0.5f}), kSlippery);
}

/// Tall and wide ones, and stacks of two and of three beside them: T-junctions along most of the sides.
void add_unequal_tiles(World& world, const Frame& frame) {
    float x = 0.0f;
    for (int i = 0; x < kLength; ++i) {
        const float width = 0.25f + 0.5f * static_cast<float>(i % 5);
        const int layers = 1 + i % 3;
        const float height = 1.5f / static_cast<float>(layers);
        for (int k = 0; k < layers; ++k)
            add_box(world, frame, x, x + width, -static_cast<float>(k + 1) * height,
                    -static_cast<float>(k) * height);
        x += width;
    }
}

/// From both sides of x = 50, with 50 segments each; one from right to left.
void add_chains(World& world, const Frame& frame, bool one_sided) {
    const Body body = world.create_body({.position = frame.origin, .angle = frame.angle});
    for (const float right : {50.0f, 100.0f}) {
        Vec2 points[51];
        for (int i = 0; i <= 50; ++i) points[i] = {right - static_cast<float>(i), 0.0f};
        body.create_chain({.points = points, .count = 51, .one_sided = one_sided},
                          {.material = {.friction = 0.0f}});
    }
}

/// A segment, then a tile, and so on; every other segment runs the other way.
void add_segments_and_tiles(World& world, const Frame& frame) {
    const Body body = world.create_body({.position = frame.origin, .angle = frame.angle});
    for (int i = 0; i < 100; ++i) {
        const Vec2 left{static_cast<float>(i), 0.0f}, right{static_cast<float>(i + 1), 0.0f};
        if (i % 2 == 0) {
            body.create_shape(Polygon::offset_box(0.5f, 0.5f, {left.x + 0.5f, -0.5f}), kSlippery);
        } else {
            body.create_shape(i % 4 == 1 ? Segment{left, right} : Segment{right, left}, kSlippery);
        }
    }
}

/// Two outlines that meet at x = 50, of a body each, in convex pieces: their lower sides go up and down.
void add_outlines(World& world, const Frame& frame) {
    constexpr int kTeeth = 10;
    for (const float left : {0.0f, 50.0f}) {
        std::vector<Vec2> outer = {{left + 50.0f, 0.0f}, {left, 0.0f}};
        for (int i = 0; i <= kTeeth; ++i)
            outer.push_back({left + 5.0f * static_cast<float>(i), i % 2 == 0 ? -1.0f : -2.0f});
        const ConvexPieces pieces = decompose({outer, {}});
        ASSERT_GE(pieces.size(), kTeeth / 2);
        const Body body = world.create_body({.position = frame.origin, .angle = frame.angle});
        for (int i = 0; i < pieces.size(); ++i) body.create_shape(pieces[i], kSlippery);
    }
}

/// Lone segments without ghosts.
void add_segments(World& world, const Frame& frame) {
    const Body body = world.create_body({.position = frame.origin, .angle = frame.angle});
    for (int i = 0; i < 100; ++i)
        body.create_shape(Segment{{static_cast<float>(i), 0.0f}, {static_cast<float>(i + 1), 0.0f}},
                          kSlippery);
}

struct SmoothFloor {
    const char* name;
    std::function<void(World&, const Frame&)> add;
};
const SmoothFloor kSmoothFloors[] = {
    {"tiles", add_smooth_tiles},
    {"tiles of one body", add_tiles_of_one_body},
    {"unequal tiles", add_unequal_tiles},
    {"one-sided chains", [](World& world, const Frame& frame) { add_chains(world, frame, true); }},
    {"two-sided chains", [](World& world, const Frame& frame) { add_chains(world, frame, false); }},
    {"segments and tiles", add_segments_and_tiles},
    {"segments", add_segments},
    {"outlines", add_outlines},
};

struct SmoothSlider {
    const char* name;
    Geometry geometry;
};
const SmoothSlider kSmoothSliders[] = {{"box", Polygon::box(0.5f, 0.5f)},
                                       {"ball", Circle{{}, 0.5f}},
                                       {"small ball", Circle{{}, 0.05f}},
                                       {"long box", Polygon::box(2.25f, 0.5f)},
                                       {"small box", Polygon::box(0.1f, 0.1f)},
                                       {"rounded box", Polygon::rounded_box(0.3f, 0.4f, 0.1f)},
                                       {"capsule", Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.5f}}};

/// Most of the way from one end of the floor to the other, at `speed` [m/s] to the right or (negative) to the
/// left; `rounding` [m] is what positions lose far from the origin.
void slide_smoothly(const SmoothFloor& floor, const SmoothSlider& slider, float speed,
                    const Frame& frame = {}, float rounding = 0.0f) {
    SCOPED_TRACE(std::string(slider.name) + " at " + std::to_string(speed) + " m/s over " + floor.name);
    const Rot turn = Rot::from_angle(frame.angle);
    World world({.gravity = rotate(turn, Vec2{0.0f, -10.0f})});
    floor.add(world, frame);
    const float height = -bounds(slider.geometry, {}).lower.y;
    const float start = speed > 0.0f ? 3.1f : 96.9f;
    const Body body = add_dynamic(world, frame.at({start, height}), slider.geometry, kSlippery, frame.angle);
    body.set_linear_velocity(rotate(turn, Vec2{speed, 0.0f}));
    const int steps = static_cast<int>(93.0f / (abs(speed) * kDt));
    float slowest = abs(speed), fastest = slowest, lowest = height, highest = height, spin = 0.0f;
    for (int i = 0; i < steps; ++i) {
        world.step(kDt);
        const Vec2 velocity = inverse_rotate(turn, body.linear_velocity());
        const Vec2 position = inverse_rotate(turn, body.position() - frame.origin);
        slowest = min(slowest, abs(velocity.x));
        fastest = max(fastest, abs(velocity.x));
        lowest = min(lowest, position.y);
        highest = max(highest, position.y);
        spin = max(spin, abs(body.angular_velocity()));
    }
    EXPECT_GT(slowest, 0.999f * abs(speed));
    EXPECT_LT(fastest, 1.001f * abs(speed));
    EXPECT_GT(lowest, height - kLinearSlop - rounding);
    EXPECT_LT(highest, height + kLinearSlop + rounding);
    EXPECT_NEAR(spin, 0.0f, rounding == 0.0f ? 0.02f : 0.1f);
    EXPECT_EQ(world.check(), "");
}

TEST(SmoothSlide, NothingStumblesAtAMetrePerSecond) {
    for (const SmoothFloor& floor : kSmoothFloors)
        for (const SmoothSlider& slider : kSmoothSliders) slide_smoothly(floor, slider, 1.0f);
}

TEST(SmoothSlide, NothingStumblesAtTenMetresPerSecond) {
    for (const SmoothFloor& floor : kSmoothFloors)
        for (const SmoothSlider& slider : kSmoothSliders)
            for (const float speed : {10.0f, -10.0f}) slide_smoothly(floor, slider, speed);
}

TEST(SmoothSlide, NothingStumblesAtThirtyMetresPerSecond) {
    for (const SmoothFloor& floor : kSmoothFloors)
        for (const SmoothSlider& slider : kSmoothSliders)
            for (const float speed : {30.0f, -30.0f}) slide_smoothly(floor, slider, speed);
}

TEST(SmoothSlide, NothingStumblesOnASlope) {
    for (const SmoothFloor& floor : kSmoothFloors)
        for (const SmoothSlider& slider : kSmoothSliders)
            for (const float angle : {20.0f * kDegree, -70.0f * kDegree})
                slide_smoothly(floor, slider, 10.0f, {{3.0f, 7.0f}, angle}, 0.001f);
}

/// A line that is open on both sides is smooth from below as well.
TEST(SmoothSlide, NothingStumblesBelowALine) {
    for (const SmoothSlider& slider : kSmoothSliders) {
        SCOPED_TRACE(slider.name);
        for (const int floor : {4, 6}) {
            World world({.gravity = {0.0f, 10.0f}});
            kSmoothFloors[floor].add(world, {});
            const float height = bounds(slider.geometry, {}).upper.y;
            const Body body = add_dynamic(world, {3.1f, -height}, slider.geometry, kSlippery);
            body.set_linear_velocity({10.0f, 0.0f});
            float slowest = 10.0f, lowest = 0.0f;
            for (int i = 0; i < 550; ++i) {
                world.step(kDt);
                slowest = min(slowest, body.linear_velocity().x);
                lowest = max(lowest, abs(body.position().y + height));
            }
            EXPECT_GT(slowest, 9.99f) << kSmoothFloors[floor].name;
            EXPECT_LT(lowest, kLinearSlop) << kSmoothFloors[floor].name;
        }
    }
}

/// There the distance of one float to the next is a millimetre.
TEST(SmoothSlide, NothingStumblesFarFromTheOrigin) {
    for (const SmoothFloor& floor : kSmoothFloors)
        for (const SmoothSlider& slider : kSmoothSliders)
            slide_smoothly(floor, slider, 10.0f, {{9000.0f, -9000.0f}}, 0.002f);
}

}  // namespace
}  // namespace jostle::test
